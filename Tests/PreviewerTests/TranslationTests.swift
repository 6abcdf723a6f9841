import Foundation
import Testing

/// `meson-helpers/translations check`, in a copy of what it reads.
struct TranslationTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  struct Mistake: CustomTestStringConvertible {
    let file: String
    let before: String
    let after: String
    /// What is said of it.
    let problem: String

    var testDescription: String { problem }
  }

  /// Where the template is not up to date: `meson-helpers/translations update`, and translate what is new.
  @Test func everySentenceIsTranslated() throws {
    let (status, output) = try Self.check(in: Self.top)
    #expect(status == 0, "\(output)")
  }

  @Test(arguments: [
    Mistake(
      file: "Sources/Previewer/About/AboutWindow.swift",
      before: "localized(\"The Ninefold authors\")", after: "\"The Ninefold authors\"",
      problem: "“The Ninefold authors” isn't marked for translation"),
    Mistake(
      file: "Sources/PreviewerInspector/Images/ImageGrid.swift", before: "localized(\"✓ Shown\")",
      after: "\"✓ Shown\"", problem: "“✓ Shown” isn't marked for translation"),
    Mistake(
      file: "Sources/Previewer/About/AboutWindow.swift", before: "The Ninefold authors",
      after: "The Ninefold people", problem: "ninefold.pot is out of date"),
    Mistake(
      file: "Sources/Previewer/About/AboutWindow.swift",
      before: "localized(\"The Ninefold authors\")", after: "localized(\"The %1$s authors\")",
      problem: "has 0 arguments for the placeholders [1]"),
    Mistake(
      file: "Sources/Previewer/Window/CloseDialog.ui",
      before: " translatable=\"yes\" appearance=\"suggested\">_Save",
      after: " appearance=\"suggested\">_Save", problem: "“_Save” has no translatable"),
    Mistake(
      file: "Resources/Translations/de.po", before: "msgstr \"Die Autoren von Ninefold\"",
      after: "msgstr \"\"", problem: "message is untranslated"),
    Mistake(
      file: "Resources/Translations/de.po",
      before: "#, no-c-format\nmsgid \"The Ninefold authors",
      after: "#, fuzzy, no-c-format\nmsgid \"The Ninefold authors",
      problem: "needs to be reviewed"),
    Mistake(
      file: "Resources/Translations/de.po", before: "msgstr \"„%1$s“ antippen\"",
      after: "msgstr \"„%2$s“ antippen\"", problem: "not a valid C format string"),
    Mistake(
      file: "Resources/Translations/de.po", before: "msgstr \"_Speichern\"",
      after: "msgstr \"Speichern\"", problem: "lacks the keyboard accelerator mark"),
    // The same of the worker's sentences, which are a catalogue of their own.
    Mistake(
      file: "Sources/Layout/Diagnosis/SceneDiagnosis+Conflicts.swift",
      before: "localized(\"It is off by %1$s.\", miss.pointsInWords)",
      after: "\"It is off by \\(miss.pointsInWords).\"",
      problem: "“It is off by \\(…).” isn't marked for translation"),
    Mistake(
      file: "Sources/Layout/Diagnosis/SceneDiagnosis+Conflicts.swift",
      before: "\"It is off by %1$s.\"", after: "\"It is %1$s off.\"",
      problem: "worker/ninefold-worker.pot is out of date"),
    Mistake(
      file: "Sources/Linting/Reports/HTMLReport.swift",
      before: "\\(localized(\"all\").html)", after: "\\(localized(\"every\").html)",
      problem: "worker/ninefold-worker.pot is out of date"),
    Mistake(
      file: "Resources/Translations/worker/de.po", before: "msgstr \"Aufgegeben: %1$s.\"",
      after: "msgstr \"\"", problem: "message is untranslated"),
    Mistake(
      file: "Resources/Translations/worker/de.po", before: "msgstr \"Aufgegeben: %1$s.\"",
      after: "msgstr \"Aufgegeben: %2$s.\"", problem: "not a valid C format string"),
  ])
  func mistakesAreFound(_ mistake: Mistake) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "meson-helpers/translations", "meson-helpers/translating", "Resources/Translations",
      "Resources/dev.ninefold.Ninefold.desktop",
      "Resources/dev.ninefold.Ninefold.metainfo.xml", "Sources",
    ] {
      let copy = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.top.appending(path: path), to: copy)
    }
    let file = folder.appending(path: mistake.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(mistake.before))
    try text.replacing(mistake.before, with: mistake.after)
      .write(to: file, atomically: true, encoding: .utf8)
    let (status, output) = try Self.check(in: folder)
    #expect(status == 1)
    #expect(output.contains(mistake.problem), "\(output)")
  }

  private static func check(in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appending(path: "meson-helpers/translations")
    process.arguments = ["check"]
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    // `waitUntilExit` wants a run loop, which the threads of tests have none of.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

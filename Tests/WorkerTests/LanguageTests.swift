import Foundation
import Testing

/// Documents in other languages: the *Languages* sample is there in four.
@Suite struct LanguageTests {
  private static let sample = ProtocolSchema.resources
    .appending(path: "Samples/Languages/Base.lproj/NightTrain.storyboard").path

  private func resolved(_ options: [String]) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      ["resolve", "--details", "--device", "iPhone 15 Pro", "--scene", "sCn-tk-002"] + options + [
        Self.sample
      ])
    #expect(run.errors == "")
    return try #require(try run.objects().first)
  }

  private func view(_ id: String, in result: [String: Any]) throws -> [String: Any] {
    func find(_ node: [String: Any]) -> [String: Any]? {
      if node["id"] as? String == id { return node }
      return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    let scene = (result["scenes"] as? [[String: Any]])?.first
    let found = (scene?["root"] as? [String: Any]).flatMap { find($0) }
    return try #require(found)
  }

  private func frame(_ id: String, in result: [String: Any]) throws -> [Double] {
    try #require(try view(id, in: result)["frame"] as? [Double])
  }

  @Test(arguments: [
    ([], "Wake up in another city"), (["Base"], "Wake up in another city"),
    (["de"], "In einer anderen Stadt aufwachen"), (["de-AT"], "In einer anderen Stadt aufwachen"),
    (["ja"], "目が覚めたら別の街"), (["bounded"], "[# Wake up in another city #]"),
  ])
  func textsAreThoseOfTheLanguage(language: [String], text: String) throws {
    let result = try resolved(language.isEmpty ? [] : ["--language"] + language)
    let look = try view("hEd-tk-002", in: result)["look"] as? [String: Any]
    #expect(look?["text"] as? String == text)
  }

  @Test func arabicRunsFromTheRight() throws {
    let base = try resolved([])
    let arabic = try resolved(["--language", "ar"])
    #expect((arabic["traits"] as? [String: Any])?["layoutDirection"] as? String == "rightToLeft")
    let (there, here) = try (frame("bIk-tk-002", in: base), frame("bIk-tk-002", in: arabic))
    #expect(here[0] == 393 - there[0] - there[2])
    let forced = try resolved(["--language", "ar", "--layout-direction", "leftToRight"])
    #expect(try frame("bIk-tk-002", in: forced) == there)
  }

  @Test func longerTextsTakeMoreRoom() throws {
    let base = try frame("hEd-tk-002", in: resolved([]))
    let twice = try frame("hEd-tk-002", in: resolved(["--language", "double-length"]))
    #expect(twice[3] > base[3])
  }

  @Test(arguments: [
    ["render", "-o", "-", "--scene", "sCn-tk-002"], ["constraints", "--scene", "sCn-tk-002"],
    ["explain", "--view", "hEd-tk-002"], ["simulate"],
  ])
  func everyCommandHasLanguages(command: [String]) throws {
    func run(_ language: String?) throws -> WorkerProgram.Run {
      try WorkerProgram.run(
        command + (language.map { ["--language", $0] } ?? []) + [Self.sample])
    }
    let outputs = try [nil, "de", "ja"].map { try run($0).output }
    #expect(outputs[0] != outputs[1] && outputs[1] != outputs[2])
    let unknown = try run("fr")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("there are Base, ar, de, ja"))
    #expect(try run("?").status == 64)
  }

  /// One language's own document, be it that or another that is named; what is wrong with it is said of it.
  @Test func documentsAreKeptByLanguage() throws {
    let folder = try Folder()
    let english = try folder.add("en.lproj/Main.xib", Self.label)
    _ = try folder.add("he.lproj/Main.xib", Self.label.replacing("Seat", with: "מושב"))
    let french = try folder.add("fr.lproj/Main.xib", "<document>")
    func text(_ language: String) throws -> String? {
      let run = try WorkerProgram.run(["resolve", "--details", "--language", language, english])
      let scene = (try run.objects().first?["scenes"] as? [[String: Any]])?.first
      let children = (scene?["root"] as? [String: Any])?["children"] as? [[String: Any]]
      return (children?.first?["look"] as? [String: Any])?["text"] as? String
    }
    #expect(try text("en") == "Seat")
    #expect(try text("he") == "מושב")
    let run = try WorkerProgram.run(["resolve", "--language", "fr", english])
    let fault = try #require(try run.objects().first?["error"] as? [String: Any])
    #expect(fault["code"] as? String == "malformed-xml")
    #expect((fault["file"] as? String)?.hasSuffix("fr.lproj/Main.xib") == true, "\(french)")
  }

  /// Standard input can be read once only.
  @Test func standardInputHasLanguages() throws {
    let run = try WorkerProgram.run(
      ["resolve", "--language", "double-length", "-"], input: Self.label)
    #expect(try run.objects().first?["error"] == nil && run.status == 0)
  }

  // MARK: What is said of languages

  @Test func languagesAreListed() throws {
    let run = try WorkerProgram.run(["languages", "--json", Self.sample])
    let result = try #require(try run.objects().first)
    #expect(result["own"] as? String == "Base" && result["texts"] as? Int == 10)
    let languages = try #require(result["languages"] as? [[String: Any]])
    #expect(languages.map { $0["language"] as? String } == ["ar", "de", "ja"])
    #expect(languages.allSatisfy { $0["translated"] as? Int == 10 && $0["stale"] as? Int == 0 })
    #expect(languages.map { $0["direction"] as? String }.first == "rightToLeft")
    let table = try WorkerProgram.run(["languages", Self.sample]).output
    #expect(table.contains("de.lproj/NightTrain.strings") && table.contains("10 of 10"))
  }

  private static let label = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label text="Seat" id="a"><rect key="frame" x="16" y="20" width="60" height="21"/>
    <autoresizingMask key="autoresizingMask"/></label>
    <label text="7 / 8" id="b"><rect key="frame" x="16" y="60" width="60" height="21"/>
    <autoresizingMask key="autoresizingMask"/></label>
    <label text="Price" id="c"><rect key="frame" x="16" y="90" width="60" height="21"/>
    <autoresizingMask key="autoresizingMask"/></label>
    </subviews></view></objects></document>
    """

  private func findings(in folder: Folder, _ languages: String) throws -> [String] {
    let run = try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--orientations", "portrait"]
        + (languages.isEmpty ? [] : ["--languages", languages])
        + ["--format", "json", folder.path])
    let findings = try #require(try run.objects().first?["findings"] as? [[String: Any]])
    let rules: Set = [
      "untranslated", "stale-translation", "translation-cut-off", "malformed-texts", "text-cut-off",
    ]
    return findings.filter { rules.contains($0["rule"] as? String ?? "") }.map { finding in
      let file = (finding["file"] as? String)?.split(separator: "/").suffix(2).joined(
        separator: "/")
      return [
        file, (finding["line"] as? Int).map { "\($0)" }, finding["severity"] as? String,
        finding["rule"] as? String,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Each with its file and line.
  @Test(arguments: [
    ("", []),
    (
      "de",
      [
        "Base.lproj/Main.xib 7 info untranslated",
        "de.lproj/Main.strings 2 warning translation-cut-off",
        "de.lproj/Main.strings 3 info stale-translation",
      ]
    ),
    ("fr", ["fr.lproj/Main.strings 1 error malformed-texts"]),
    (
      "double-length", [3, 5, 7].map { "Base.lproj/Main.xib \($0) warning translation-cut-off" }
    ),
  ])
  func whatIsWrongWithALanguageIsFound(languages: String, expected: [String]) throws {
    let folder = try Folder()
    for language in ["Base", "de", "fr"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(language).lproj", withIntermediateDirectories: true)
    }
    _ = try folder.add("Base.lproj/Main.xib", Self.label)
    _ = try folder.add(
      "de.lproj/Main.strings",
      "/* b */\n\"a.text\" = \"Sitzplatzreservierung\";\n\"z.text\" = \"weg\";\n")
    _ = try folder.add("fr.lproj/Main.strings", "\"a.text\" = \"Place\"\n\"c.text\" = \"Prix\";\n")
    #expect(try findings(in: folder, languages) == expected)
  }

  // MARK: From right to left

  /// Symbols that point where texts begin or end turn; those with a side and those of players don't.
  @Test(arguments: [
    ("chevron.backward", true), ("chevron.forward", true), ("chevron.left", false),
    ("backward.fill", false), ("star", false),
  ])
  func symbolsWithADirectionAreMirrored(name: String, isMirrored: Bool) throws {
    let folder = try Folder()
    let document = try folder.add(
      "Main.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <imageView image="\(name)" catalog="system" id="a"><rect key="frame" x="0" y="0" width="60" \
      height="60"/></imageView></objects><resources>
      <image name="\(name)" catalog="system" width="20" height="20"/></resources></document>
      """)
    for direction in ["leftToRight", "rightToLeft"] {
      let run = try WorkerProgram.run([
        "resolve", "--details", "--layout-direction", direction, document,
      ])
      let scene = (try run.objects().first?["scenes"] as? [[String: Any]])?.first
      let look = (scene?["root"] as? [String: Any])?["look"] as? [String: Any]
      let image = try #require(look?["image"] as? [String: Any])
      #expect(image["isTurned"] as? Bool == (isMirrored && direction == "rightToLeft" ? true : nil))
    }
  }
}

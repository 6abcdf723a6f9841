import Foundation
import Testing

/// The worker's sentences in the user's language; all else is the same in every language.
@Suite struct SentenceLanguageTests {
  private let programs: TranslatedPrograms
  private var folder: Folder { programs.folder }

  init() throws { programs = try TranslatedPrograms() }

  private func run(_ arguments: [String], in variables: [String: String]) throws
    -> WorkerProgram.Run
  {
    try programs.run(arguments, in: variables)
  }

  private static let german = TranslatedPrograms.german

  private static let empty = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
    """

  @Test(arguments: [
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], true),
    (["LC_MESSAGES": "C.UTF-8", "LANGUAGE": "fr:de"], true),
    (["LANG": "C.UTF-8", "LANGUAGE": "de"], true),
    (["LC_ALL": "C", "LANGUAGE": "de"], false),
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "en"], false),
    (["LC_ALL": "C", "LC_MESSAGES": "C.UTF-8", "LANGUAGE": "de"], false),
    ([:], false),
  ])
  func theEnvironmentNamesTheLanguage(variables: [String: String], isGerman: Bool) throws {
    let file = try folder.add("empty.xib", Self.empty)
    let result = try #require(try run(["resolve", file], in: variables).objects().first)
    let issue = (result["diagnostics"] as? [[String: Any]])?.first
    #expect(issue?["rule"] as? String == "nothing-to-show")
    #expect(
      issue?["message"] as? String
        == (isGerman
          ? "Das Dokument hat keine Szenen und keine Ansichten. Es ist leer."
          : "The document has no scenes and no views. It is empty."))
  }

  private static let conflict = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><view id="root" contentMode="scaleToFill">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <constraints>
    <constraint firstAttribute="width" constant="10" id="a"/>
    <constraint firstAttribute="width" constant="20" id="b"/>
    </constraints>
    <strange/>
    </view></objects></document>
    """

  /// Baselines and reports know findings by them, those without an element as well.
  @Test func findingsAreTheSameInEveryLanguage() throws {
    let names = ["empty.xib", "conflict.xib"]
    _ = try folder.add(names[0], Self.empty)
    _ = try folder.add(names[1], Self.conflict)
    func findings(_ variables: [String: String]) throws -> [[String: Any]] {
      let run = try run(
        [
          "lint", "--root", folder.path, "--format", "json", "--devices", "iPhone 15 Pro",
          folder.path,
        ],
        in: variables)
      return try #require(try run.objects().first?["findings"] as? [[String: Any]])
    }
    let (english, german) = (try findings([:]), try findings(Self.german))
    #expect(
      Set(english.compactMap { $0["rule"] as? String }).isSuperset(
        of: ["nothing-to-show", "conflict"]))
    for key in ["fingerprint", "rule", "severity", "id", "file"] {
      #expect(
        english.map { $0[key] as? String } == german.map { $0[key] as? String }, "\(key)")
    }
    #expect(!zip(english, german).contains { $0["message"] as? String == $1["message"] as? String })
  }

  private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources/Samples/AdaptivePhotos.storyboard").standardizedFileURL.path

  /// The window makes links of them.
  @Test func sentencesNameTheViewsAsTheyAreListed() throws {
    let result = try #require(
      try run(
        ["explain", "--device", "iPhone 15 Pro", "--view", "HDz-kj-w1G", Self.sample],
        in: Self.german
      ).objects().first)
    var texts: [String] = []
    for figure in ["x", "y", "width", "height"] {
      let reasons = (result[figure] as? [String: Any])?["reasons"] as? [[String: Any]] ?? []
      #expect(!reasons.isEmpty)
      for reason in reasons {
        let text = try #require(reason["text"] as? String)
        texts.append(text)
        for view in reason["views"] as? [[String: String]] ?? [] {
          let name = try #require(view["name"]).lowercased()
          #expect(text.lowercased().contains(name), "“\(name)” in “\(text)”")
        }
      }
    }
    #expect(texts.contains { $0.contains("der Wurzelansicht") }, "\(texts)")
    #expect(texts.allSatisfy { !$0.contains("“Picture”") })
  }

  /// Titles and values are for people; keys, kinds and sources are for programs.
  @Test func attributesAreInTheUsersLanguage() throws {
    func rows(_ variables: [String: String]) throws -> [[String: Any]] {
      let result = try #require(
        try run(
          ["attributes", "--view", "HDz-kj-w1G", Self.sample], in: variables
        ).objects().first)
      let groups = try #require(result["groups"] as? [[String: Any]])
      return groups.flatMap { $0["attributes"] as? [[String: Any]] ?? [] }
    }
    let (english, german) = (try rows([:]), try rows(Self.german))
    for key in ["key", "kind", "source"] {
      #expect(english.map { $0[key] as? String } == german.map { $0[key] as? String }, "\(key)")
    }
    func words(_ rows: [[String: Any]], of key: String) -> String? {
      rows.first { $0["key"] as? String == key }.map {
        "\($0["title"] as? String ?? ""): \($0["value"] as? String ?? "")"
      }
    }
    #expect(words(english, of: "contentMode") == "Content Mode: Aspect Fill")
    #expect(words(german, of: "contentMode") == "Inhaltsmodus: Ausfüllen")
    #expect(words(german, of: "hidden") == "Ausgeblendet: Nein")
  }

  /// What conflicts a merge leaves stands in the document, which is everybody's.
  @Test func documentsAreTheSameInEveryLanguage() throws {
    func version(_ name: String, _ text: String) throws -> String {
      try folder.add(
        name + ".xib",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <label text="\(text)" id="l"/>
            </objects>
        </document>
        """)
    }
    let versions = [
      try version("base", "a"), try version("ours", "b"), try version("theirs", "c"),
    ]
    func merge(_ variables: [String: String]) throws -> (document: String, said: String) {
      let output = folder.path + "/merged.xib"
      let run = try run(["merge"] + versions + ["--output", output], in: variables)
      return (try String(contentsOfFile: output, encoding: .utf8), run.errors)
    }
    let (english, german) = (try merge([:]), try merge(Self.german))
    #expect(english.document.contains("CONFLICT: The label “l” has the text “b” in ours"))
    #expect(english.document == german.document)
    #expect(german.said.contains("label „l“ hat als text in unserer Fassung „b“"))
  }
}

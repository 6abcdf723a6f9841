import Files
import InterfaceBuilder
import Testing

@testable import Languages

@Suite struct DocumentLanguagesTests {
  /// All objects with a text that Interface Builder extracts, and what tables call it.
  @Test func everyTextHasItsKey() throws {
    let document = try Document(
      parsing: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <viewController title="a" id="1-2"><view key="view" id="view">
        <label text="b" id="lb"/>
        <label id="la"><attributedString key="attributedText">
        <fragment content="c"/><fragment><string key="content">d
        </string></fragment></attributedString></label>
        <textField placeholder="e" text="f" id="tf"/>
        <textView id="tv"><string key="text">g
        h</string></textView>
        <searchBar placeholder="i" prompt="j" text="" id="sb"><scopeButtonTitles>
        <string>k</string><string>l</string></scopeButtonTitles></searchBar>
        <button id="bt"><state key="normal" title="m"/><state key="selected" title="n"/>
        <buttonConfiguration key="configuration" title="o" subtitle="p"/></button>
        <segmentedControl id="sc"><segments><segment title="q"/><segment image="x"/>
        <segment title="r"/></segments></segmentedControl>
        <tableViewSection headerTitle="s" footerTitle="t" id="ts"/>
        <switch id="sw"><accessibility key="accessibilityConfiguration" label="u" hint="v"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="x" value="x"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="x" value="w"/>
        </userDefinedRuntimeAttributes></switch>
        </view><navigationItem key="navigationItem" title="y" prompt="z" id="ni"/>
        </viewController></objects></document>
        """.utf8))
    let found = document.texts.map { "\($0.key ?? "-"): \($0.text.replacing("\n", with: " "))" }
    #expect(
      found == [
        "1-2.title: a", "lb.text: b", "-: cd ", "tf.text: f", "tf.placeholder: e",
        "tv.text: g h", "sb.placeholder: i", "sb.prompt: j", "sb.scopeButtonTitles[0]: k",
        "sb.scopeButtonTitles[1]: l", "bt.normalTitle: m", "bt.selectedTitle: n",
        "bt.configuration.title: o", "bt.configuration.subtitle: p", "sc.segmentTitles[0]: q",
        "sc.segmentTitles[2]: r", "ts.headerTitle: s", "ts.footerTitle: t",
        "sw.accessibilityLabel: u", "sw.accessibilityHint: v",
        "ni.title: y", "ni.prompt: z",
      ])
    #expect(document.texts.filter { !$0.isShown }.map(\.key) == ["bt.normalTitle"])
    // Each of them can be replaced, and nothing else changes.
    let twice = document.translated(into: .doubleLength)
    #expect(twice.texts.map(\.key) == document.texts.map(\.key))
    #expect(twice.element(id: "bt")?.child("state")?["title"] == "m m")
    #expect(twice.element(id: "tv")?.string("text") == "g\nh g\nh")
    #expect(twice.element(id: "la")?.line == document.element(id: "la")?.line)
    #expect(document.element(id: "lb")?["text"] == "b")
  }

  private static let label = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <label text="Seat" id="a"/><label text="Price" id="b"/></objects></document>
    """

  private func languages(in sandbox: Sandbox, of name: String) throws -> DocumentLanguages {
    let slash = try #require(name.lastIndex(of: "/"))
    let project = try #require(ProjectFolder(sandbox.path))
    return DocumentLanguages(
      of: String(name[name.index(after: slash)...]), in: sandbox.path + "/" + name[..<slash],
      project: project)
  }

  @Test(arguments: ["UI/Base.lproj/Main.xib", "UI/Main.xib"])
  func tablesAreBesideTheDocument(name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.label, to: name)
    try sandbox.write("\"a.text\" = \"Sitz\";\n\"c.text\" = \"x\";", to: "UI/de.lproj/Main.strings")
    try sandbox.write("", to: "UI/fr.lproj/Other.strings")
    try sandbox.write(
      """
      {"sourceLanguage": "en", "strings": {"b.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Preis"}},
      "sv": {"stringUnit": {"state": "translated", "value": "Pris"}}}}}}
      """, to: "UI/mul.lproj/Main.xcstrings")
    let languages = try languages(in: sandbox, of: name)
    #expect(languages.languages.map(\.tag.description) == ["de", "sv"])
    let document = try Document(parsing: Array(Self.label.utf8))
    let (austrian, swede) = (LanguageTag("de-AT"), LanguageTag("sv"))
    let german = try #require(austrian.flatMap(languages.best))
    let translation = Translation(of: document, in: german)
    #expect(document.translated(by: translation).texts.map(\.text) == ["Sitz", "Preis"])
    #expect(translation.stale.map(\.key) == ["c.text"] && translation.stale.first?.entry.line == 2)
    let swedish = try #require(swede.flatMap(languages.best))
    let half = Translation(of: document, in: swedish)
    #expect(half.items.map(\.isTranslated) == [false, true])
    #expect(document.translated(by: half).texts.map(\.text) == ["Seat", "Pris"])
  }

  /// What a catalogue says is the same everywhere needs no words, and an empty text is one, too.
  @Test func someTextsNeedNoTranslation() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.label, to: "Main.xib")
    try sandbox.write(
      """
      {"sourceLanguage": "en", "strings": {"a.text": {"shouldTranslate": false},
      "b.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}},
      "sv": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """, to: "Main.xcstrings")
    let document = try Document(parsing: Array(Self.label.utf8))
    let languages = try languages(in: sandbox, of: "./Main.xib")
    let translations = languages.languages.map { Translation(of: document, in: $0) }
    #expect(translations.map { $0.items.map(\.isTranslated) } == [[true, true], [true, false]])
    let german = try #require(translations.first)
    #expect(document.translated(by: german).element(id: "b")?["text"] == "")
    let lacked = languages.lacked(try #require(LanguageTag("fr")))
    #expect(Translation(of: document, in: lacked).items.map(\.isTranslated) == [true, false])
  }

  /// The catalogue's, or else the Xcode project's.
  @Test(arguments: [(true, true, "sv"), (false, true, "pt-BR"), (false, false, nil)])
  func documentsHaveALanguageOfTheirOwn(
    hasCatalogue: Bool, hasProject: Bool, language: String?
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.label, to: "Base.lproj/Main.xib")
    if hasCatalogue {
      try sandbox.write(
        #"{"sourceLanguage": "sv", "strings": {}}"#, to: "Base.lproj/Main.xcstrings")
    }
    if hasProject {
      try sandbox.write(
        "{\n\tdevelopmentRegion = \"pt-BR\";\n}", to: "App.xcodeproj/project.pbxproj")
    }
    let languages = try languages(in: sandbox, of: "Base.lproj/Main.xib")
    let project = try #require(ProjectFolder(sandbox.path))
    #expect(languages.developmentLanguage(in: project)?.description == language)
  }

  @Test func documentsAreKeptByLanguage() throws {
    let sandbox = try Sandbox()
    for language in ["de", "he"] { try sandbox.write(Self.label, to: "\(language).lproj/Main.xib") }
    try sandbox.write("", to: "fr.lproj/Main.storyboard")
    let languages = try languages(in: sandbox, of: "de.lproj/Main.xib")
    #expect(languages.own == "de")
    #expect(
      languages.languages.map(\.document) == [
        sandbox.path + "/de.lproj/Main.xib", sandbox.path + "/he.lproj/Main.xib",
      ])
  }
}

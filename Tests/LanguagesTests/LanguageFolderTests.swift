import Files
import Testing

@testable import Languages

/// What tells the languages of a project apart from those of a document.
@Suite struct LanguageFolderTests {
  @Test(arguments: [
    ("de.lproj", "de"), ("pt_BR.lproj", "pt-BR"), ("German.lproj", "de"), ("Base.lproj", nil),
    ("mul.lproj", nil), ("de", nil), ("ui", nil),
  ])
  func foldersHaveLanguages(name: String, tag: String?) {
    #expect(LanguageFolder.tag(of: name)?.description == tag)
  }

  /// The language's own, then that of the language the app is written in, then the one for all.
  @Test(
    arguments: [
      ("de", "en", ["ar", "de", "en"], "de"), ("de-AT", "en", ["ar", "de", "en"], "de"),
      ("fr", "en", ["ar", "de", "en"], "en"), (nil, "en", ["ar", "Base", "en"], "en"),
      (nil, "ja", ["ar", "Base", "en"], "Base"), ("fr", nil, ["de", "ar"], "ar"),
    ] as [(String?, String?, [String], String)])
  func oneFileCounts(
    language: String?, development: String?, names: [String], chosen: String
  ) {
    let found = LanguageFolder.chosen(
      among: names.map { $0 + ".lproj" }, for: language.flatMap { LanguageTag($0) },
      development: development.flatMap { LanguageTag($0) })
    #expect(found == chosen + ".lproj")
  }

  @Test(arguments: [
    ("(en, Base, de, \"zh-Hans\")", ["en", "de", "zh-Hans"]),
    ("(\n\t\ten,\n\t\tBase,\n\t\tfr,\n\t)", ["en", "fr"]),
  ])
  func xcodeListsLanguages(regions: String, tags: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "{\n\tdevelopmentRegion = en;\n\tknownRegions = \(regions);\n}",
      to: "App.xcodeproj/project.pbxproj")
    let project = try #require(ProjectFolder(sandbox.path))
    #expect(XcodeLanguages.knownRegions(in: project).map(\.description) == tags)
    #expect(XcodeLanguages.developmentRegion(in: project)?.description == "en")
  }

  @Test func cataloguesHaveLanguages() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """, to: "Localizable.xcstrings")
    let project = try #require(ProjectFolder(sandbox.path))
    let path = project.path + "/Localizable.xcstrings"
    let found = DocumentLanguages.languages(ofCatalog: path, in: project)
    #expect(found.map(\.description) == ["de"])
  }
}

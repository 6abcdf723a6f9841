import InterfaceBuilder
import Languages
import Layout
import Scenes
import Traits
import WorkerProtocol

/// A language that a document is checked in.
struct LintedLanguage {
  /// As findings call it.
  let name: String
  let title: String
  /// The texts as tables have them; nil for a pseudo-language.
  let translation: Translation?
  let document: Document
  let isRightToLeft: Bool
}

extension Resolver {
  /// The languages that a request is about, in a document that is there in them. What is kept as a whole
  /// document by language is a document of its own.
  func lintedLanguages(
    of source: DocumentSource, _ request: LintParameters
  ) throws -> [LintedLanguage] {
    guard let names = request.languages, !names.isEmpty else { return [] }
    let document = try scenes(of: source).document
    let found = languages(of: source)
    let kept = found?.languages.filter { $0.document == nil } ?? []
    func spoken(_ language: DocumentLanguages.Language) -> LintedLanguage {
      let translation = Translation(of: document, in: language)
      return LintedLanguage(
        name: language.tag.description, title: language.tag.title, translation: translation,
        document: document.translated(by: translation), isRightToLeft: language.tag.isRightToLeft)
    }
    return try names.flatMap { name in
      if name == "all" { return kept.map(spoken) }
      switch try LanguageChoice.known(name) {
      case .base: return []
      case .spoken(let tag):
        let best = tag.best(among: kept.map(\.tag))
        return kept.filter { $0.tag == best }.map(spoken)
      case .pseudo(let language):
        return [
          LintedLanguage(
            name: language.rawValue, title: language.title, translation: nil,
            document: document.translated(into: language), isRightToLeft: language.isRightToLeft)
        ]
      }
    }
  }

  /// What is wrong with the texts of the language that a document is shown in; what isn't in the document
  /// is named in the message.
  func languageIssues(of source: DocumentSource) throws -> [Issue] {
    guard let language = source.language else { return [] }
    var own = source
    own.language = nil
    var request = LintParameters(paths: [])
    request.languages = [language]
    return try lintedLanguages(of: own, request).flatMap { language in
      LanguageRules(language: language, file: source.name).findings().map { finding in
        let isOwn = finding.file == source.name
        let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
        return Issue(
          rule: finding.rule, severity: finding.severity, id: finding.id,
          line: isOwn ? finding.line : nil,
          message: isOwn ? finding.message : "\(place): \(finding.message)")
      }
    }
  }

  /// What is wrong with a language's texts, and what is cut off in it though the document's own isn't.
  func check(
    _ base: SceneSet, in language: LintedLanguage, _ source: DocumentSource,
    _ matrix: LintMatrix, _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let rules = LanguageRules(language: language, file: source.name)
    for finding in rules.findings() { findings.add(finding) }
    var scenes = SceneSet(language.document)
    (scenes.companion, scenes.fonts, scenes.looks) = (base.companion, base.fonts, base.looks)
    scenes.language = LanguageChoice(language.name).map { SystemLanguage($0) } ?? .english
    let assets = self.assets(of: source, declaredBy: scenes)
    for screen in matrix.screens {
      var canvas = screen.canvas
      if language.isRightToLeft { canvas.environment.traits.layoutDirection = .rightToLeft }
      let engine = engine(showing: assets, canvas.appearance, cancellation)
      var stager = stager(of: scenes, on: canvas, with: engine)
      for entry in scenes.entries {
        try cancellation.check()
        let laidOut = try stager.layOut(entry)
        for issue in laidOut.issues where issue.rule == .textCutOff {
          let id = RowID.element(of: issue.id)
          guard !findings.has(issue.rule.rawValue, at: id, on: screen.name) else { continue }
          findings.add(rules.cutOff(Issue(issue), in: entry.title), on: screen.name)
        }
      }
    }
  }
}

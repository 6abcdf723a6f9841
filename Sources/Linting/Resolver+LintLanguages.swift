import InterfaceBuilder
import Languages
import Layout
import Processes
import Requests
import Scenes
import Styles
import Traits
import WorkerProtocol
import Workspace

/// A language that a document is checked in.
struct LintedLanguage {
  /// As findings call it.
  let name: String
  let title: String
  /// The texts as tables have them; nil for a pseudo-language.
  let translation: Translation?
  let document: Document
  let isRightToLeft: Bool
  /// The document with its own texts.
  let own: Document
  /// Whether the document's own texts are this language's.
  var isOwn = false
  /// What the project sets by properties of its own.
  var setTexts: [ProjectLooks.SetText] = []
  /// Of these those that have words in the language that the app is written in, and none in this one.
  var lackedKeys: LackedKeys?

  /// The document with the texts of a device.
  func document(on device: TextDevice) -> Document {
    translation.map { own.translated(by: $0, on: device) } ?? document
  }

  /// Whether some texts are others on some devices.
  var variesByDevice: Bool {
    translation?.items.contains { $0.entry?.onDevices.isEmpty == false } ?? false
  }
}

extension Resolver {
  /// The languages that a request is about, in a document that is there in them. What is kept as a whole
  /// document by language is a document of its own.
  func lintedLanguages(
    of source: DocumentSource, _ request: LintParameters
  ) throws -> [LintedLanguage] {
    guard let names = request.languages, !names.isEmpty else { return [] }
    let scenes = try scenes(of: source)
    let document = scenes.document
    let found = languages(of: source)
    let kept = found?.languages.filter { $0.document == nil } ?? []
    let setTexts = scenes.looks.setTexts(in: document)
    let project = place(of: source).flatMap {
      cache.projects.folder(around: $0, root: source.root)
    }
    let written = project.flatMap { found?.developmentLanguage(in: $0) }
    func spoken(_ language: DocumentLanguages.Language) -> LintedLanguage {
      let translation = Translation(of: document, in: language)
      var linted = LintedLanguage(
        name: language.tag.description, title: language.tag.title, translation: translation,
        document: document.translated(by: translation), isRightToLeft: language.tag.isRightToLeft,
        own: document)
      linted.isOwn = language.tag == written
      linted.setTexts = setTexts
      if !linted.isOwn {
        linted.lackedKeys = lackedKeys(
          of: setTexts, in: language.tag, writtenIn: written ?? .usual, source)
      }
      return linted
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
            document: document.translated(into: language), isRightToLeft: language.isRightToLeft,
            own: document)
        ]
      }
    }
  }

  /// What is untranslated in a document as it has nothing of the languages that a request is about, though its
  /// project has, and what in its catalogue can't be read.
  func lackedLanguages(
    of source: DocumentSource, _ request: LintParameters
  ) throws -> [LintFinding] {
    guard let names = request.languages, let place = place(of: source),
      let found = languages(of: source), found.own.flatMap({ LanguageTag($0) }) == nil
    else { return [] }
    let malformed = found.problems.map { LintFinding(inCatalog: $0, of: source.name) }
    let development =
      cache.projects.folder(around: place, root: source.root)
      .flatMap(found.developmentLanguage) ?? .usual
    let there = found.languages.map(\.tag) + [development].compactMap(\.self)
    func isLacked(_ tag: LanguageTag) -> Bool { tag.best(among: there) == nil }
    let wanted = names.compactMap { name in
      if case .spoken(let tag) = LanguageChoice(name), isLacked(tag) { tag } else { nil }
    }
    guard names.contains("all") || !wanted.isEmpty else { return malformed }
    let lacked = cache.usedLanguages(around: place, root: source.root).filter(isLacked)
    let chosen =
      names.contains("all")
      ? lacked
      : lacked.filter { tag in
        wanted.contains { $0.best(among: lacked) == tag }
      }
    guard !chosen.isEmpty else { return malformed }
    let scenes = try scenes(of: source)
    let setTexts = scenes.looks.setTexts(in: scenes.document)
    let texts = LackedLanguages(
      languages: chosen.map(found.lacked), document: scenes.document, file: source.name,
      setTexts: setTexts)
    return malformed + texts.findings()
      + chosen.flatMap { tag in
        lackedKeys(of: setTexts, in: tag, writtenIn: development, source)?
          .findings(in: source.name) ?? []
      }
  }

  /// What is wrong with the texts of the language that a document is shown in; what isn't in the document
  /// is named in the message.
  func languageIssues(of source: DocumentSource) throws -> [Issue] {
    // Standard input is there once, and has been read.
    guard let language = source.language, !source.isStandardInput else { return [] }
    var own = source
    own.language = nil
    var request = LintParameters(paths: [])
    request.languages = [language]
    let findings = try lintedLanguages(of: own, request).flatMap { language in
      LanguageRules(language: language, file: source.name).findings()
    }
    return try (findings + lackedLanguages(of: own, request)).map { finding in
      let isOwn = finding.file == source.name
      let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
      return Issue(
        rule: finding.rule, severity: finding.severity, id: finding.id,
        line: isOwn ? finding.line : nil,
        message: isOwn ? finding.message : "\(place): \(finding.message)")
    }
  }

  /// What is wrong with a language's texts, and what is cut off in it though the document's own isn't.
  func check(
    _ base: SceneSet, in language: LintedLanguage, _ source: DocumentSource,
    _ screens: [LintMatrix.Screen], _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let rules = LanguageRules(language: language, file: source.name)
    for finding in rules.findings() { findings.add(finding) }
    var source = source
    source.language = language.name
    let assets = self.assets(of: source, declaredBy: base)
    var scenesByDevice: [TextDevice: SceneSet] = [:]
    for screen in screens {
      let device = language.variesByDevice ? TextDevice(screen.canvas.device) : .iphone
      let scenes =
        scenesByDevice[device] ?? withTextsOfKeys(base.with(language, on: device), of: source)
      scenesByDevice[device] = scenes
      var canvas = screen.canvas
      if language.isRightToLeft { canvas.environment.traits.layoutDirection = .rightToLeft }
      let engine = engine(
        showing: assets?.on(canvas.environment.screen), canvas.appearance, cancellation)
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

extension SceneSet {
  /// The same scenes in a language.
  fileprivate func with(_ language: LintedLanguage, on device: TextDevice) -> SceneSet {
    var scenes = SceneSet(language.document(on: device))
    (scenes.companion, scenes.fonts, scenes.looks) = (companion, fonts, looks)
    scenes.language = LanguageChoice(language.name).map { SystemLanguage($0) } ?? .english
    return scenes
  }
}

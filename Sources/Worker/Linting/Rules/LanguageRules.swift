import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol

/// What can be wrong with a document's texts in one language.
struct LanguageRules {
  let language: LintedLanguage
  /// The document's, as findings have it.
  let file: String

  /// What has to do with no screen.
  func findings() -> [LintFinding] {
    guard let translation = language.translation else { return [] }
    return translation.problems.map(malformed) + translation.items.compactMap(untranslated)
      + (language.lackedKeys?.findings(in: file) ?? []) + translation.stale.map(stale)
  }

  /// A text that is cut off in this language.
  func cutOff(_ issue: Issue, in scene: String) -> LintFinding {
    let id = issue.id.map(RowID.element)
    let items = language.translation?.items.filter { $0.text.owner.id == id } ?? []
    // Of several texts of a control the one that the message shows.
    let shown = items.first { item in item.entry.map { issue.message.contains($0.text) } ?? false }
    let item = shown ?? items.first { $0.entry != nil }
    return LintFinding(
      rule: LintRule.translationCutOff.rawValue, severity: issue.severity,
      file: item?.path.map(pathFromHere) ?? file,
      line: item?.path == nil ? issue.line : item?.entry?.line, id: id, scene: scene,
      message: localized("In %1$s: %2$s", language.title, issue.message),
      fingerprint: fingerprint(of: .translationCutOff, id ?? ""))
  }

  /// Texts without letters, such as figures, are the same everywhere, and the document's own are those of the
  /// language that the app is written in.
  private func untranslated(_ item: Translation.Item) -> LintFinding? {
    guard !language.isOwn, !item.isTranslated, item.text.text.contains(where: \.isLetter),
      let key = item.text.key, !language.setTexts.replace(item.text)
    else { return nil }
    // What nobody has translated yet is there all the same.
    let message =
      item.entry == nil
      ? localized(
        "“%1$s” isn't translated into %2$s: no text has the key %3$s.", item.text.text.prefix(80),
        language.title, key)
      : localized(
        "“%1$s” isn't translated into %2$s: the text with the key %3$s is marked as new.",
        item.text.text.prefix(80), language.title, key)
    return LintFinding(
      rule: LintRule.untranslated.rawValue, severity: .info, file: file, line: item.text.line,
      id: item.text.owner.id, message: message, fingerprint: fingerprint(of: .untranslated, key))
  }

  private func stale(_ text: (path: String, key: String, entry: TextTable.Entry)) -> LintFinding {
    LintFinding(
      rule: LintRule.staleTranslation.rawValue, severity: .info, file: pathFromHere(text.path),
      line: text.entry.line, id: nil,
      message:
        localized(
          "The document has nothing with the key %1$s, so “%2$s” is never shown.", text.key,
          text.entry.text.prefix(80)),
      fingerprint: fingerprint(of: .staleTranslation, text.key))
  }

  private func malformed(_ problem: (path: String, problem: TextTable.Problem)) -> LintFinding {
    LintFinding(
      rule: LintRule.malformedTexts.rawValue, severity: .error, file: pathFromHere(problem.path),
      line: problem.problem.line, id: nil, message: problem.problem.message,
      fingerprint: fingerprint(
        of: .malformedTexts, problem.problem.message.filter { !$0.isNumber }))
  }

  private func fingerprint(of rule: LintRule, _ key: String) -> String {
    Fingerprint(rule.rawValue, file: file, language.name, key).text
  }
}

/// What a project has no words of a language for that it looks up for properties of its own.
struct LackedKeys {
  let language: LanguageTag
  let setTexts: [ProjectLooks.SetText]
  /// By the keys, in the language that the app is written in.
  let texts: [String: String]

  /// - Parameter file: The document's, as findings have it.
  func findings(in file: String) -> [LintFinding] {
    setTexts.compactMap { set in
      guard let text = texts[set.value] else { return nil }
      let (rule, id) = (LintRule.untranslated.rawValue, set.element.id)
      return LintFinding(
        rule: rule, severity: .info, file: file, line: set.element.line, id: id,
        message:
          localized(
            "“%1$s” isn't translated into %2$s: no text has the key %3$s.", text.prefix(80),
            language.title, set.value),
        fingerprint: Fingerprint(
          rule, file: file, language.description, "\(id ?? "") \(set.value)"
        ).text)
    }
  }
}

extension [ProjectLooks.SetText] {
  /// Whether the project puts another text in the place of one.
  func replace(_ text: DocumentText) -> Bool {
    let isPlaceholder = text.key?.hasSuffix(".placeholder") == true
    return contains { set in
      set.element == text.owner && (set.property == .placeholder) == isPlaceholder
    }
  }
}

/// What is untranslated in a document that has nothing of some languages of its project.
struct LackedLanguages {
  let languages: [DocumentLanguages.Language]
  /// With its own texts.
  let document: Document
  /// The document's, as findings have it.
  let file: String
  /// What the project sets by properties of its own.
  let setTexts: [ProjectLooks.SetText]

  /// One for each text with letters, whatever the languages.
  func findings() -> [LintFinding] {
    let titles = languages.map(\.tag.title).joined(separator: ", ")
    return document.texts.compactMap { text in
      guard let key = text.key, text.isShown, text.text.contains(where: \.isLetter),
        languages.first?.exempt.contains(key) == false, !setTexts.replace(text)
      else { return nil }
      return LintFinding(
        rule: LintRule.untranslated.rawValue, severity: .info, file: file, line: text.line,
        id: text.owner.id,
        message:
          localized(
            "“%1$s” isn't translated into %2$s: no text has the key %3$s.", text.text.prefix(80),
            titles, key),
        fingerprint: Fingerprint(LintRule.untranslated.rawValue, file: file, "", key).text)
    }
  }
}

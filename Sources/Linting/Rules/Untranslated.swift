import InterfaceBuilder
import Languages
import Localization
import Requests
import Scenes
import Styles
import WorkerProtocol
import Workspace

extension LanguageRules {
  /// Texts without letters, such as figures, are the same everywhere, and the document's own are those of the
  /// language that the app is written in.
  func untranslated(_ item: Translation.Item) -> LintFinding? {
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
      rule: RulePage.untranslated.id, severity: .info, file: file, line: item.text.line,
      id: item.text.owner.id, message: message, fingerprint: fingerprint(of: .untranslated, key))
  }
}

extension LackedKeys {
  /// - Parameter file: The document's, as findings have it.
  func findings(in file: String) -> [LintFinding] {
    setTexts.compactMap { set in
      guard let text = texts[set.value] else { return nil }
      let (rule, id) = (RulePage.untranslated.id, set.element.id)
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

/// The untranslated texts of a document that isn't localized into some of its project's languages.
struct LackedLanguages {
  let languages: [DocumentLanguages.Language]
  /// The document with its own texts, without a translation.
  let document: Document
  /// The document's, as findings have it.
  let file: String
  /// The texts that the project sets with runtime attributes.
  let setTexts: [ProjectLooks.SetText]

  /// One for each text with letters, whatever the languages.
  func findings() -> [LintFinding] {
    let titles = languages.map(\.tag.title).joined(separator: ", ")
    return document.texts.compactMap { text in
      guard let key = text.key, text.isShown, text.text.contains(where: \.isLetter),
        languages.first?.exempt.contains(key) == false, !setTexts.replace(text)
      else { return nil }
      return LintFinding(
        rule: RulePage.untranslated.id, severity: .info, file: file, line: text.line,
        id: text.owner.id,
        message:
          localized(
            "“%1$s” isn't translated into %2$s: no text has the key %3$s.", text.text.prefix(80),
            titles, key),
        fingerprint: Fingerprint(RulePage.untranslated.id, file: file, "", key).text)
    }
  }
}

extension RulePage {
  static let untranslated = RulePage(
    id: "untranslated",
    title: localized("A text that a language lacks"),
    reason: localized("Who reads that language sees the document's own words in between."),
    remedy: localized(
      """
      Add the key to the language's table, or turn the rule off for texts that code fills \
      in.
      """),
    finds: """
      with `--languages`: a text that a language of the document, or of its project, has no \
      key for; not in the language that it is written in. Of a property that `ninefold.json` \
      declares as a text, the key that it sets counts, in the table `Localizable`
      """,
    severity: "info",
    example: .languageTexts("/* Save */", mended: ExampleParts.translated))
}

extension LintRule {
  private static let label = """
    <label fixedFrame="YES" text="Save" lineBreakMode="tailTruncation" id="l">
      <rect key="frame" x="20" y="100" width="80" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """

  private static func texts(_ broken: String, mended: String) -> LintExample {
    LintExample(
      .file("de.lproj/Main.strings"), broken, mended: mended, context: label, languages: "all")
  }

  /// Of rules about languages; nil for others.
  var languageExample: LintExample? {
    let translated = #""l.text" = "Sichern";"#
    return switch self {
    case .translationCutOff:
      Self.texts(#""l.text" = "Eine Sicherungskopie anlegen";"#, mended: translated)
    case .untranslated: Self.texts("/* Save */", mended: translated)
    case .staleTranslation:
      Self.texts(#""old.text" = "Laden";"# + "\n" + translated, mended: translated)
    case .malformedTexts: Self.texts(#""l.text" = Sichern!;"#, mended: translated)
    default: nil
    }
  }
}

import InterfaceBuilder
import Localization
import Scenes
import Styles
import TextMetrics
import WorkerProtocol

/// Fonts that a document names and that aren't here: one issue for each family.
struct ApproximateFonts {
  private static let rule = "approximate-font"

  let issues: [Issue]

  init(of scenes: SceneSet, text: CompatibleTextMeasurer) {
    var families: Set<String> = []
    issues = scenes.namedFonts.compactMap { named in
      let family = named.name.family ?? named.name.name
      guard scenes.fonts[named.name] == nil, families.insert(family).inserted else { return nil }
      let font = Font(family: .named(family), pointSize: 17)
      guard let drawn = text.standIn(for: font) else { return nil }
      return Issue(
        rule: Self.rule, severity: .info, id: nil, line: named.element.line,
        message: Self.message(named, family, drawn, font.reasonForStandIn))
    }
  }
  private static func message(
    _ named: NamedFont, _ family: String, _ drawn: String, _ reason: String?
  ) -> String {
    guard named.isOfSystem else {
      return localized(
        "The font “%1$s” is no file of the project's; %2$s stands in for it.", named.name.name,
        drawn)
    }
    return reason.map {
      localized(
        "The font “%1$s” of iOS isn't here; %2$s stands in for it (%3$s).", family, drawn, $0)
    } ?? localized("The font “%1$s” of iOS isn't here; %2$s stands in for it.", family, drawn)
  }
}

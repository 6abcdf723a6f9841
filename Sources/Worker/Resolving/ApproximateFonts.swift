import InterfaceBuilder
import Scenes
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
      let reason = font.reasonForStandIn.map { " (\($0))" } ?? ""
      return Issue(
        rule: Self.rule, severity: .info, id: nil, line: named.element.line,
        message: named.isOfSystem
          ? "The font “\(family)” of iOS isn't here; \(drawn) stands in for it\(reason)."
          : "The font “\(named.name.name)” is no file of the project's; \(drawn) stands in for it.")
    }
  }
}

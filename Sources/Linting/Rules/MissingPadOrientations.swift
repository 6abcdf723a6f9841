import Localization
import Traits
import WorkerProtocol
import Workspace

extension AppRules {
  /// Those that a property list can name.
  private static let orientations: Set<Orientation> = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  func missingPadOrientations() -> LintFinding? {
    let app = app.destinations
    guard app.idioms?.contains(.pad) == true, let own = app.orientations[.pad],
      !own.isSuperset(of: Self.orientations)
    else { return nil }
    return finding(
      .missingPadOrientations, .info, at: "UISupportedInterfaceOrientations",
      localized(
        "“%1$s” has %2$s of the four orientations on pads: its windows are resized in steps there.",
        self.app.name, own.count))
  }
}

extension RulePage {
  static let missingPadOrientations = RulePage(
    id: "missing-pad-orientations",
    title: localized("A pad's app without all four orientations, built for iOS 27"),
    reason: localized("Its windows don't follow a finger that resizes them, but change in steps."),
    remedy: localized("Name all four in UISupportedInterfaceOrientations~ipad."),
    finds: """
      of an app for pads that is deployed to iOS 27 or built with its SDK: `UISupportedInterfaceOrientations~ipad` \
      without one of the four
      """,
    severity: "info",
    source: localized("guitaripod/claudeconfig: one person's account, which nobody else confirms."),
    example: .ofPropertyList(
      ExampleParts.padOrientations(["Portrait", "LandscapeLeft", "LandscapeRight"]),
      mended: ExampleParts.padOrientations([
        "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight",
      ])))
}

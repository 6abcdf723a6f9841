import Localization
import WorkerProtocol
import Workspace

extension AppRules {
  func missingSceneManifest() -> LintFinding? {
    guard !has(anyOf: "UIApplicationSceneManifest") else { return nil }
    return finding(
      .missingSceneManifest, .warning,
      localized(
        "“%1$s” has no scene manifest: built with the SDK of iOS 27, it doesn't launch.", app.name))
  }
}

extension RulePage {
  static let missingSceneManifest = RulePage(
    id: "missing-scene-manifest",
    title: localized("An app without a scene manifest, built for iOS 27"),
    reason: localized("It doesn't launch: since iOS 27 its windows are scenes."),
    remedy: localized(
      """
      Add UIApplicationSceneManifest to the property list, or turn “Application Scene Manifest (Generation)” on in \
      the build settings, with a scene delegate that shows the storyboard.
      """),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a property list without `UIApplicationSceneManifest`
      """,
    severity: "warning",
    source: localized("Apple, TN3208."),
    example: .ofPropertyList("", mended: ExampleParts.sceneManifest))
}

import Localization
import WorkerProtocol
import Workspace

extension AppRules {
  func missingLaunchScreen() -> LintFinding? {
    guard
      !has(
        anyOf: "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards")
    else { return nil }
    return finding(
      .missingLaunchScreen, .warning,
      localized(
        """
        “%1$s” has no launch screen: built with the SDK of iOS 27, its upload is refused (ITMS-90870).
        """, app.name))
  }
}

extension RulePage {
  static let missingLaunchScreen = RulePage(
    id: "missing-launch-screen",
    title: localized("An app without a launch screen, built for iOS 27"),
    reason: localized("App Store Connect refuses the upload with ITMS-90870."),
    remedy: localized(
      """
      Name a storyboard by UILaunchStoryboardName, or add UILaunchScreen, which “Launch Screen (Generation)” in the \
      build settings does.
      """),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a property list without `UILaunchScreen`, \
      `UILaunchScreens`, `UILaunchStoryboardName` and `UILaunchStoryboards`
      """,
    severity: "warning",
    source: localized("Apple, TN3208; guitaripod/claudeconfig."),
    example: .ofPropertyList(
      "", mended: "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>"))
}

import Localization
import WorkerProtocol
import Workspace

extension AppRules {
  func requiredFullScreen() -> LintFinding? {
    let key = "UIRequiresFullScreen"
    guard isOn(key), !has(anyOf: key + "IgnoredStartingWithVersion") else { return nil }
    return finding(
      .requiredFullScreen, .warning, at: key,
      localized(
        """
        UIRequiresFullScreen keeps no window whole once “%1$s” is built with the SDK of iOS 27: it is resized in steps.
        """, app.name))
  }
}

extension RulePage {
  static let requiredFullScreen = RulePage(
    id: "required-full-screen",
    title: localized("UIRequiresFullScreen in an app that is built for iOS 27"),
    reason: localized(
      "The app's windows have any size all the same; they only change it in steps."),
    remedy: localized(
      """
      Lay the app out for every size and remove the key, or say by UIRequiresFullScreenIgnoredStartingWithVersion \
      from which version on it doesn't count.
      """),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: `UIRequiresFullScreen` without \
      `UIRequiresFullScreenIgnoredStartingWithVersion`
      """,
    severity: "warning",
    source: localized("Apple, TN3192."),
    example: .ofPropertyList("<key>UIRequiresFullScreen</key><true/>", mended: ""))
}

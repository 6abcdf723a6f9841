import Localization
import WorkerProtocol
import Workspace

extension AppRules {
  func keptDesign() -> LintFinding? {
    let key = "UIDesignRequiresCompatibility"
    guard isOn(key) else { return nil }
    return finding(
      .keptDesign, .warning, at: key,
      localized(
        """
        UIDesignRequiresCompatibility doesn't count once “%1$s” is built with the SDK of iOS 27: it has the look of iOS 26.
        """, app.name))
  }
}

extension RulePage {
  static let keptDesign = RulePage(
    id: "kept-design",
    title: localized("UIDesignRequiresCompatibility in an app that is built for iOS 27"),
    reason: localized("The key is ignored: bars and controls have the look of iOS 26."),
    remedy: localized("Look at the app with the look of iOS 26, and remove the key."),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: `UIDesignRequiresCompatibility`
      """,
    severity: "warning",
    source: localized("blakecrosley.com; Apple's developer forums, 813300."),
    example: .ofPropertyList("<key>UIDesignRequiresCompatibility</key><true/>", mended: ""))
}

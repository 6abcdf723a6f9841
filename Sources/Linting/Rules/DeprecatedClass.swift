import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Source: the documentation of the classes; App Store Connect has refused UIWebView in updates since
  /// December 2020.
  private static var deprecated: [String: String] {
    [
      "webView": localized(
        "UIWebView is deprecated since iOS 12, and apps with it are refused; use WKWebView."),
      "searchDisplayController":
        localized("UISearchDisplayController is deprecated since iOS 8; use UISearchController."),
      "glkView": localized("GLKView is deprecated since iOS 12; use MTKView."),
      "glkViewController": localized("GLKViewController is deprecated since iOS 12; use MTKView."),
      "adBannerView": localized("ADBannerView is gone since iOS 10, with iAd; leave it out."),
    ]
  }

  func deprecatedClasses() -> [Issue] {
    let names = Set(Self.deprecated.keys)
    return document.root.subtree.filter { names.contains($0.name) }.map { element in
      Issue(
        rule: RulePage.deprecatedClass.id, severity: .warning, id: element.id,
        line: element.line, message: Self.deprecated[element.name] ?? "")
    }
  }
}

extension RulePage {
  static let deprecatedClass = RulePage(
    id: "deprecated-class",
    title: localized("A class that Apple has given up"),
    reason: localized("It goes away with a version of iOS, and the App Store may refuse it."),
    remedy: localized("Use the class that the message names."),
    finds: "UIWebView, UISearchDisplayController, GLKView and the like",
    severity: "warning",
    tag: .deprecated,
    example: LintExample(
      .subviews, "<webView fixedFrame=\"YES\" id=\"w\">\n  \(ExampleParts.frame)\n</webView>",
      mended: "<wkWebView fixedFrame=\"YES\" id=\"w\">\n  \(ExampleParts.frame)\n</wkWebView>"))
}

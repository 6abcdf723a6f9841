import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol

/// What is wrong with a document on every screen alike.
struct HygieneRules {
  let document: Document

  func issues() -> [Issue] {
    cellsWithoutIdentifier() + repeatedIdentifiers() + deprecatedClasses()
      + ConstraintRules(document: document).issues()
      + VariationRules(document: document).fixes.map(\.issue)
      + ResourceRules(document: document).fixes.map(\.issue)
  }

  /// Source: Xcode warns of both (“Prototype table cells must have reuse identifiers”).
  private func cellsWithoutIdentifier() -> [Issue] {
    document.root.subtree.filter {
      ($0.name == "tableViewCell" && $0.parent?.name == "prototypes"
        || $0.name == "collectionViewCell" && $0.parent?.name == "cells")
        && ($0["reuseIdentifier"] ?? "").isEmpty
    }.map {
      Issue(
        rule: LintRule.reuseIdentifier.rawValue, severity: .warning, id: $0.id, line: $0.line,
        message: localized("This prototype has no reuse identifier, so no code can ask for it."))
    }
  }

  /// Source: UIStoryboard.instantiateViewController(withIdentifier:), which finds one; Xcode refuses to build
  /// (“Multiple view controllers with identifier”).
  private func repeatedIdentifiers() -> [Issue] {
    var first: [String: Element] = [:]
    return document.scenes.compactMap(\.controller).compactMap { controller in
      guard let name = controller["storyboardIdentifier"] else { return nil }
      guard let earlier = first[name] else {
        first[name] = controller
        return nil
      }
      return Issue(
        rule: LintRule.storyboardIdentifier.rawValue, severity: .error, id: controller.id,
        line: controller.line,
        message:
          localized(
            "The storyboard identifier “%1$s” is already that of %2$s (line %3$s).", name,
            earlier.id ?? localized("another"), earlier.line))
    }
  }

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

  private func deprecatedClasses() -> [Issue] {
    let names = Set(Self.deprecated.keys)
    return document.root.subtree.filter { names.contains($0.name) }.map { element in
      Issue(
        rule: LintRule.deprecatedClass.rawValue, severity: .warning, id: element.id,
        line: element.line, message: Self.deprecated[element.name] ?? "")
    }
  }
}

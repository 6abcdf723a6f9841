import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

/// The features that a launch screen can't have, as iOS shows it before any code of the app runs.
///
/// Source: Xcode Help, “Create a launch screen file”, whose list 004 of the seeds repeats: only UIKit's
/// classes, one root view or controller, no actions or outlets, no UIWebView, no custom classes, no runtime
/// attributes. Xcode doesn't build one with custom classes (“Launch screens may not set custom classnames”)
/// or runtime attributes (“Launch screens may not contain user-defined runtime attributes”). MINED: of 200
/// launch screens none has anything of this.
package struct LaunchScreenRules {
  private let entries: [SceneSet.Entry]
  private let root: SceneSet.Entry
  /// The root, and what it contains.
  private let shown: Set<Element>

  /// Nil where the document is no launch screen, or empty.
  package init?(_ scenes: SceneSet) {
    guard scenes.document.isLaunchScreen,
      let root = scenes.entries.first(where: \.isInitial) ?? scenes.entries.first
    else { return nil }
    self.root = root
    entries = scenes.entries
    var shown: Set<Element> = []
    var found = [root.object].compactMap(\.self)
    while let object = found.popLast() {
      guard shown.insert(object).inserted else { continue }
      found += scenes.graph.segues(from: object).map(\.segue)
        .filter { ["relationship", "embed"].contains($0.kind) }
        .compactMap { $0.destination.flatMap(scenes.graph.controller) }
    }
    self.shown = shown
  }

  /// What is wrong with one root and with the objects beside it, in document order.
  package func issues(in entry: SceneSet.Entry) -> [Issue] {
    guard let object = entry.object else { return [] }
    var issues: [Issue] = []
    if !shown.contains(object) {
      issues.append(
        Self.issue(
          .warning, object,
          localized("A launch screen has one root, “%1$s”; this is never shown.", root.title)))
    }
    return issues + objects(with: object).flatMap(\.subtree).compactMap(Self.issue)
  }

  /// A root, and with the first of its scene or file all that is there beside roots.
  private func objects(with object: Element) -> [Element] {
    guard let all = object.parent else { return [object] }
    let roots = entries.compactMap(\.object).filter { $0.parent == all }
    return roots.first == object
      ? all.children.filter { $0 == object || !roots.contains($0) } : [object]
  }

  private static func issue(_ element: Element) -> Issue? {
    switch element.name {
    case "action":
      return issue(
        .warning, element,
        localized(
          """
          The action “%1$s” is never sent, and no code of the app's runs before a launch screen is gone.
          """, element["selector"] ?? ""))
    case "outlet", "outletCollection":
      guard let property = element["property"], !isUIKits(property) else { return nil }
      return issue(
        .warning, element,
        localized(
          """
          The outlet “%1$s” is never set, and no code of the app's runs before a launch screen is gone.
          """, property))
    case "userDefinedRuntimeAttribute":
      let path = element["keyPath"] ?? ""
      return issue(
        .error, element,
        localized("Xcode builds no launch screen with a runtime attribute: “%1$s”.", path))
    case "placeholder" where element["customClass"] == "UIResponder": return nil
    default:
      if let name = element["customClass"] {
        return issue(
          .error, element,
          localized("Xcode builds no launch screen with a custom class: “%1$s”.", name))
      }
      guard let name = strangersClass(element) else { return nil }
      return issue(
        .warning, element, localized("A launch screen has only UIKit's classes, and no %1$s.", name)
      )
    }
  }

  /// The custom class of a view or controller, which a launch screen can't have; nil without one.
  private static func strangersClass(_ element: Element) -> String? {
    let name =
      element.name.hasSuffix("ViewController")
      ? className(ofController: element.name) : ViewKind(tag: element.name).className
    guard let name, name == "UIWebView" || !name.hasPrefix("UI") else { return nil }
    return name
  }

  /// Whether an outlet is one of UIKit's classes. MINED: of 1,000 outlets of objects without a custom class
  /// 972 are delegates, data sources or gesture recognizers; 6 of these are in launch screens.
  private static func isUIKits(_ property: String) -> Bool {
    let own: Set = [
      "view", "gestureRecognizers", "accessoryView", "textLabel", "detailTextLabel", "imageView",
      "searchDisplayController", "searchContentsController", "searchBar", "rootViewController",
    ]
    return own.contains(property)
      || ["delegate", "datasource"].contains { property.lowercased().hasSuffix($0) }
  }

  private static func issue(
    _ severity: Issue.Severity, _ element: Element, _ message: @autoclosure () -> String
  ) -> Issue {
    var owner: Element? = element
    while let at = owner, at.id == nil { owner = at.parent }
    return Issue(
      rule: RulePage.launchScreen.id, severity: severity, id: owner?.id, line: element.line,
      message: message())
  }
}

extension SceneSet.Entry {
  /// The element that an issue of the whole scene points at.
  fileprivate var object: Element? { controller ?? root }
}

extension RulePage {
  package static let launchScreen = RulePage(
    id: "launch-screen",
    title: localized("What a launch screen can't have"),
    reason: localized(
      "iOS shows it before anything of the app runs; Xcode refuses to build some of it."),
    remedy: localized("Take away custom classes, runtime attributes, actions and outlets."),
    finds: """
      in a launch screen: a custom class or runtime attribute, with which Xcode doesn't build \
      it; an action, an outlet that isn't UIKit's own, a view that isn't UIKit's, a web view, \
      a second root
      """,
    severity: "error; warning",
    example: LintExample(
      .launchScreen, ExampleParts.view("", "customClass=\"Banner\" id=\"box\""),
      mended: ExampleParts.view()))
}

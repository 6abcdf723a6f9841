import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension ClassRules {
  private static let contentViews: Set = [
    "tableViewCellContentView", "collectionViewCellContentView",
  ]
  private static let root = "NSObject"

  /// Elements that are of one class of UIKit's, and whose own class is of another.
  ///
  /// Source: the documentation of the classes, “Inherits From”; that a cell makes its content view itself: that of
  /// UITableViewCell.contentView, which is read only.
  func mismatch(_ element: Element, _ name: String) throws -> Issue? {
    if Self.contentViews.contains(element.name) {
      return issue(
        element, .warning,
        localized("A cell makes its content view itself, so that it is no “%1$s”.", name))
    }
    guard let expected = Self.className(of: element) else { return nil }
    let bases =
      ClassHierarchy.classes.contains(name)
      ? [name] : try sources.bases(ofClass: name, cancellation)
    guard let base = bases.first, bases.count == 1,
      base == Self.root || ClassHierarchy.classes.contains(base)
    else { return nil }
    let lineage = ClassHierarchy.lineage(of: base)
    if !lineage.contains(expected) {
      return issue(
        element, .warning,
        localized(
          "The class “%1$s” is a %2$s, and the element is one for a %3$s, so that what it says is lost.",
          name, base, expected))
    }
    return mismatchedView(of: element, name, base)
  }

  /// Source: the exceptions that both raise while they load, “… but didn't get a UITableView.”
  private func mismatchedView(of controller: Element, _ name: String, _ base: String) -> Issue? {
    let needed = [
      "UITableViewController": "tableView", "UICollectionViewController": "collectionView",
    ]
    guard let needed = needed[base], let view = controller.child(key: "view"), view.name != needed
    else { return nil }
    return issue(
      controller, .error,
      localized(
        "The class “%1$s” is a %2$s, whose view has to be a %3$s; the app ends when it is shown.",
        name, base, ViewKind(tag: needed).className ?? needed))
  }

  /// The class of UIKit's that an element is made for; nil where its superclasses aren't known here.
  private static func className(of element: Element) -> String? {
    let name =
      element.name.hasSuffix("Controller")
      ? Scenes.className(ofController: element.name) : ViewKind(tag: element.name).className
    return name.flatMap { ClassHierarchy.classes.contains($0) ? $0 : nil }
  }

  private func issue(_ element: Element, _ severity: Issue.Severity, _ message: String) -> Issue {
    Issue(
      rule: RulePage.classMismatch.id, severity: severity, id: element.id, line: element.line,
      message: message)
  }
}

extension RulePage {
  static let classMismatch = RulePage(
    id: "class-mismatch",
    title: localized("A class that isn't of the element's kind"),
    reason: localized(
      "What the document says of it is lost, and messages to it end the app that its class doesn't know."
    ),
    remedy: localized(
      "Replace the element by one of the kind that the class is of, or change what the class inherits from."
    ),
    finds: """
      an element with a class of the project's that is of another class of UIKit's than the element, such as a table \
      view controller whose class is a `UIViewController`, or the reverse with a view that is no table; a class for a \
      cell's content view
      """,
    severity: "warning; error where the app ends",
    example: {
      func controller(_ name: String) -> String {
        """
        <\(name) customClass="SignIn" id="vc" sceneMemberID="viewController"/>
        """
      }
      return LintExample(
        .objects, controller("tableViewController"), mended: controller("viewController"),
        files: ExampleParts.controller)
    }())
}

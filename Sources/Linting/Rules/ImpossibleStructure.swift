import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// What Interface Builder never writes, and ibtool can't compile, or makes a wrong thing of.
  ///
  /// Source: Xcode refuses such documents (“-[IBCollectionView setSections:]: unrecognized selector” for sections of a
  /// collection view, an uncaught exception for anything but views among subviews), and says of prototypes in a xib
  /// “Table views with embedded sections/prototype cells are only supported in storyboard documents”.
  func impossibleStructures() -> [Issue] {
    let isStoryboard = document.root.child("scenes") != nil
    return document.root.subtree.compactMap { element in
      switch (element.name, element.parent?.name) {
      case ("sections", "collectionView"):
        issue(
          element, .error,
          localized("A collection view has no sections in a document; Xcode can't compile this."))
      case ("rect", "subviews"), ("point", "subviews"), ("size", "subviews"),
        ("constraint", "subviews"):
        issue(
          element, .error,
          localized("The element <%1$s> is no view; Xcode can't compile this.", element.name))
      case ("prototypes", "tableView") where !isStoryboard:
        issue(
          element, .warning,
          localized("Prototypes are for storyboards; in a xib the table has none of these cells."))
      default: nil
      }
    }
  }

  private func issue(_ element: Element, _ severity: Issue.Severity, _ message: String) -> Issue {
    Issue(
      rule: RulePage.impossibleStructure.id, severity: severity, id: element.nearestID,
      line: element.line, message: message)
  }
}

extension RulePage {
  static let impossibleStructure = RulePage(
    id: "impossible-structure",
    title: localized("Elements that can't be where they are"),
    reason: localized(
      "Xcode can't compile the document, or leaves them out; mostly a merge left them."),
    remedy: localized("Remove the element, or move it to where it belongs."),
    finds: """
      sections in a collection view, something that is no view among subviews; prototypes of a table \
      in a xib
      """,
    severity: "error; of prototypes warning",
    example: LintExample(
      .subviews, ExampleParts.view() + "\n" + ExampleParts.frame, mended: ExampleParts.view()))
}

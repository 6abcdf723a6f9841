import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension ClassRules {
  /// Classes that the document says are the app's own, and such whose module there isn't. Others may be in code that
  /// isn't in the project's folder.
  ///
  /// Source: what UIKit prints while the app runs, “Unknown class … in Interface Builder file.”; it makes the element's
  /// own class instead.
  func unknown(_ element: Element, _ name: String) throws -> Issue? {
    let isOwn = element["customModuleProvider"] == "target"
    if isOwn, try sources.lack(name, cancellation) {
      return issue(
        element,
        localized(
          "No source of the project has a class “%1$s”, so the app makes an object of UIKit's own class.",
          name))
    }
    if !isOwn, saysModules, let module = element["customModule"], !module.isEmpty,
      try sources.declare(name, cancellation), try sources.lackModule(module, cancellation)
    {
      return issue(
        element,
        localized(
          """
          The class “%1$s” is in the project's sources, and nothing in the project has a module “%2$s”, which the \
          document says it is in; so the app doesn't find it.
          """, name, module))
    }
    return nil
  }

  /// Whether anything says which modules the project has: an Xcode project, or the document itself.
  private var saysModules: Bool {
    sources.hasXcodeProject
      || document.root.subtree.contains { $0["customModuleProvider"] == "target" }
  }

  private func issue(_ element: Element, _ message: String) -> Issue {
    Issue(
      rule: RulePage.unknownClass.id, severity: .warning, id: element.id, line: element.line,
      message: message)
  }
}

extension RulePage {
  static let unknownClass = RulePage(
    id: "unknown-class",
    title: localized("A class that the app doesn't have"),
    reason: localized(
      "The object is one of UIKit's own class: its outlets end the app, and nothing is done for it."
    ),
    remedy: localized(
      """
      Correct the class or the module in the identity inspector, or take it away; mostly it was renamed, or its \
      target was.
      """),
    finds: """
      a class that the document says is the app's own, and whose name no source has; one that the sources declare, in \
      a module that nothing in the project names. Classes of other modules are not judged
      """,
    severity: "warning",
    example: {
      func controller(_ name: String) -> String {
        """
        <viewController customClass="\(name)" customModule="Harbour" customModuleProvider="target" id="vc" \
        sceneMemberID="viewController"/>
        """
      }
      return LintExample(
        .objects, controller("LogIn"), mended: controller("SignIn"), files: ExampleParts.controller)
    }())
}

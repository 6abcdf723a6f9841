import InterfaceBuilder
import Processes
import WorkerProtocol
import Workspace

/// Classes of the app's own that a document names, as the project's sources show them.
struct ClassRules {
  let document: Document
  let sources: ProjectSources
  let cancellation: Cancellation

  func issues() throws -> [Issue] {
    try document.root.subtree.compactMap { element in
      guard let name = element.customClass, !name.isEmpty, Self.isObject(element) else {
        return nil
      }
      return try unknown(element, name) ?? mismatch(element, name)
    }
  }

  /// Whether a class is that of an object, and not of a constraint, a layout or a segue.
  private static func isObject(_ element: Element) -> Bool {
    !["constraint", "segue", "placeholder", "customObject", "exit"].contains(element.name)
      && element.id != nil
  }
}

import Companion
import InterfaceBuilder
import Traits

extension ShownController {
  /// A controller by all the names that its element has.
  package init(_ element: Element) {
    self.init(
      names: Set(
        [
          element.id, element.customClass, element.controllerClassName,
          element.storyboardIdentifier, element.restorationIdentifier,
        ].compactMap { $0 }))
  }
}

extension Element {
  /// The class that UIKit makes for a controller's element; for a reference that leads nowhere, what
  /// then stands in.
  package var controllerClassName: String {
    name == "viewControllerPlaceholder" ? "UIViewController" : className(ofController: name)
  }
}

/// The class of a controller's tag: `navigationController` is a UINavigationController.
package func className(ofController tag: String) -> String {
  switch tag {
  case "avPlayerViewController": "AVPlayerViewController"
  case "glkViewController": "GLKViewController"
  default: "UI" + tag.capitalizedFirst
  }
}

extension String {
  /// A class's name as Interface Builder writes it: `UITableViewCell` is a Table View Cell.
  package var words: String {
    if hasSuffix("CellContentView") { return "Content View" }
    return hasPrefix("UI") ? dropFirst(2).spacedAtCapitals : self
  }
}

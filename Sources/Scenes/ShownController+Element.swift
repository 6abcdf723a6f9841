import Companion
import InterfaceBuilder

extension ShownController {
  /// A controller by all the names that its element has.
  package init(_ element: Element) {
    self.init(
      names: Set(
        [
          element.id, element["customClass"], element.controllerClassName,
          element["storyboardIdentifier"], element["restorationIdentifier"],
        ].compactMap { $0 }))
  }
}

extension Element {
  /// The class that UIKit makes for a controller's element: `navigationController` is a
  /// UINavigationController.
  package var controllerClassName: String {
    switch name {
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    // What a reference that leads nowhere stands for.
    case "viewControllerPlaceholder": "UIViewController"
    default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

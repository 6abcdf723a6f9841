import Companion
import InterfaceBuilder

extension ShownController {
  /// A controller by all the names that its element has.
  package init(_ element: Element) {
    let className = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    self.init(
      names: Set(
        [
          element.id, element["customClass"], className, element["storyboardIdentifier"],
          element["restorationIdentifier"],
        ].compactMap { $0 }))
  }
}

import InterfaceBuilder
import Traits

extension View {
  /// A view as its element has it, in no scene: without what varies and without subviews.
  package init(alone element: Element) {
    self.init(
      id: element.id ?? "ninefold:\(element.name):\(element.line).\(element.column)",
      kind: ViewKind(tag: element.name), element: element, parent: nil, variations: nil,
      storedFrame: element.rectangle("frame").map {
        Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      },
      translatesAutoresizingMask: element["translatesAutoresizingMaskIntoConstraints"] != "NO",
      autoresizing: AutoresizingMask(element.child("autoresizingMask", key: "autoresizingMask")))
  }
}

import InterfaceBuilder
import Traits

extension View {
  /// A view as its element has it, in no scene: without subviews.
  /// - Parameter traits: For which it varies; nil leaves it as the base has it.
  package init(alone element: Element, for traits: TraitCollection? = nil) {
    let active = traits.map { ActiveVariations(of: element, traits: $0) }
    let mask = AutoresizingMask(element.child("autoresizingMask", key: "autoresizingMask"))
    self.init(
      id: element.id ?? "ninefold:\(element.name):\(element.line).\(element.column)",
      kind: ViewKind(tag: element.name), element: element, parent: nil,
      variations: active?.isEmpty == false ? active : nil,
      storedFrame: Rect(storedFor: element, in: nil, mask),
      translatesAutoresizingMask: element["translatesAutoresizingMaskIntoConstraints"] != "NO",
      autoresizing: mask)
  }
}

/// A rectangle that constraints refer to as they do to a view.
package struct LayoutGuideElement: Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// What lies under the bars at the top of a controller (iOS 7 to 10).
    case top
    /// What lies under the bars at the bottom of a controller (iOS 7 to 10).
    case bottom
    case safeArea
    /// A scroll view's content.
    case content
    /// A scroll view's own rectangle.
    case frame
    case keyboard
    /// A guide whose name is not known.
    case other
  }

  package let element: Element
  package let kind: Kind

  /// Nil where the element is no layout guide.
  package init?(_ element: Element) {
    guard let attribute = Self.attributes[element.name] else { return nil }
    self.element = element
    kind = element[attribute].flatMap { Self.kinds[$0] } ?? .other
  }

  package var id: String? { element.id }

  /// The attribute that says what kind of guide it is, by the element's name.
  private static let attributes = [
    "viewControllerLayoutGuide": "type", "viewLayoutGuide": "key", "layoutGuide": "key",
  ]

  private static let kinds: [String: Kind] = [
    "top": .top, "bottom": .bottom, "safeArea": .safeArea, "contentLayoutGuide": .content,
    "frameLayoutGuide": .frame, "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
  ]
}

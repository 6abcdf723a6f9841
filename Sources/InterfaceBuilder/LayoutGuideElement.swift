/// A rectangle that constraints refer to as they do to a view.
package struct LayoutGuideElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Below the bars above a controller's view, up to iOS 10.
    case top
    /// Above the bars below a controller's view, up to iOS 10.
    case bottom
    case safeArea
    /// The content of a scroll view.
    case content
    /// What a scroll view shows of its content.
    case frame
    case keyboard
    case readableContent
    /// A guide with a name of its own.
    case custom(String)
  }

  package let element: Element
  package let kind: Kind

  /// Nil where the element is no layout guide.
  package init?(_ element: Element) {
    guard let attribute = Self.attributes[element.name] else { return nil }
    let name = element[attribute] ?? ""
    self.element = element
    kind = Self.kinds[name] ?? .custom(name)
  }

  package var id: String? { element.id }

  /// The attribute that says what kind of guide it is, by the element's name.
  private static let attributes = [
    "viewControllerLayoutGuide": "type", "viewLayoutGuide": "key", "layoutGuide": "key",
  ]

  private static let kinds: [String: Kind] = [
    "top": .top, "bottom": .bottom, "safeArea": .safeArea, "contentLayoutGuide": .content,
    "frameLayoutGuide": .frame, "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
    "readableContentGuide": .readableContent,
  ]
}

extension Element {
  /// The guides of a view, or of a controller that has top and bottom guides.
  package var layoutGuides: [LayoutGuideElement] {
    (children + (child("layoutGuides").map { Array($0.children) } ?? []))
      .compactMap(LayoutGuideElement.init)
  }
}

/// A `<viewControllerPlaceholder>`: a controller of another storyboard, or of the same one.
package struct StoryboardReference {
  private let element: Element

  package init(_ element: Element) { self.element = element }

  /// Nil is the storyboard that it is in.
  package var storyboard: String? { element["storyboardName"] }
  package var bundle: String? { element["bundleIdentifier"] }
  /// The controller's storyboard identifier; nil is the initial one.
  package var identifier: String? { element["referencedIdentifier"] }
}

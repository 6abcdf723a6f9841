import InterfaceBuilder

/// A view as one of its kind: the properties that UIKit has for it, with UIKit's types and defaults. Each is
/// read from the document, for the scene's traits, when it is asked for; nothing else knows its attribute.
package protocol TypedView {
  init(_ view: View)
}

extension TypedView {
  /// A view as its element has it, in no scene.
  package init(_ element: Element) { self.init(View(alone: element)) }
}

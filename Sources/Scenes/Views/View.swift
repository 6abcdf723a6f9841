import Companion
import InterfaceBuilder
import Traits
import UIKitMetrics

/// A view of a scene, concrete for one trait collection.
package struct View: Sendable {
  /// The document's id, or one that the worker makes up for a view that no element stands for.
  package let id: String
  package let kind: ViewKind
  /// The element in the document; nil for views that a container adds.
  package let element: Element?
  /// Index of the superview in the scene's views; nil for the root.
  package let parent: ViewIndex?
  /// Indices of the subviews, back to front.
  package internal(set) var children: [ViewIndex] = []
  let variations: ActiveVariations?
  /// The frame stored in the document, in the superview's coordinates, in points.
  package let storedFrame: Rect?
  /// Whether the autoresizing mask, rather than constraints, positions the view.
  package let translatesAutoresizingMask: Bool
  package let autoresizing: AutoresizingMask
  /// Whose UIKit makes it: what it doesn't know isn't there.
  package internal(set) var platform = Platform(running: .latest)
  /// Whether the language of the interface around it runs from right to left.
  package internal(set) var isInRightToLeftInterface = false
  /// The text that the app's code sets, in place of the document's.
  package internal(set) var runtimeText: String?
  /// The image that code sets in an image view, by its name.
  package internal(set) var runtimeImage: String?
  /// What the running interface has changed, by the attributes that say so in a document.
  package internal(set) var runtimeAttributes: [String: String]?
  /// What the app's code sets, in place of what the document has.
  package internal(set) var declaredProperties: [String: PropertyValue]?
  /// Whether it is a selected cell, or in one.
  package internal(set) var isHighlighted = false
  /// Whether code shows a disclosure indicator in a cell; nil leaves it to the document.
  var showsDisclosure: Bool?
  /// What appearance proxies set; the document's own values win over it, as they do in UIKit.
  package internal(set) var appearance: [String: PropertyValue]?

  // What reads attributes is for this module alone: its types give them names and defaults.

  /// The attribute's value for the scene's traits, as it is written.
  subscript(name: String) -> String? {
    runtimeAttributes?[name] ?? declaredProperties?[name]?.attribute ?? variations?[name]
      ?? element?[name] ?? appearance?[name]?.attribute
  }

  /// The element that is the value of a property, for the scene's traits.
  func value(_ key: String) -> Element? {
    variations?.child(key: key) ?? element?.child(key: key)
  }

  /// The attribute as a finite number.
  func number(_ name: String) -> Double? {
    guard let value = self[name].flatMap(Double.init), value.isFinite else { return nil }
    return value.bounded
  }

  /// The attribute as a count: a number without its fraction.
  func count(_ name: String) -> Int? {
    number(name).map { Int(bounded: $0) }
  }

  /// The attribute as `YES` or `NO`.
  func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// The name of the class that UIKit makes.
  package var className: String {
    if let name = kind.className { return name }
    guard let tag = element?.name, !tag.isEmpty else { return "UIView" }
    return tag.capitalizedFirst
  }

  /// The class that the app's own code gives the view.
  package var customClass: String? { element?.customClass }

  /// Whether the app's code adds it, as its companion file says. The running interface has no steps for it.
  package var isAddedInCode: Bool { element?.line == 0 && !id.hasPrefix("ninefold:") }

  /// The element's line in the document; 0 for a view that no element stands for.
  package var line: Int { element?.line ?? 0 }
}

/// Which of a view's lengths follow its superview's size.
/// Source: UIView.AutoresizingMask; semantics.md, section 11.
package struct AutoresizingMask: Hashable, Sendable {
  package var flexibleMinX = false
  package var widthSizable = false
  package var flexibleMaxX = false
  package var flexibleMinY = false
  package var heightSizable = false
  package var flexibleMaxY = false

  package init() {}

  init(_ element: Element?) {
    guard let element else { return }
    flexibleMinX = element.flag("flexibleMinX") ?? false
    widthSizable = element.flag("widthSizable") ?? false
    flexibleMaxX = element.flag("flexibleMaxX") ?? false
    flexibleMinY = element.flag("flexibleMinY") ?? false
    heightSizable = element.flag("heightSizable") ?? false
    flexibleMaxY = element.flag("flexibleMaxY") ?? false
  }
}

extension PropertyValue {
  /// The value as a document writes it.
  var attribute: String {
    switch self {
    case .string(let text): text
    case .number(let number): String(number)
    case .bool(let flag): flag ? "YES" : "NO"
    }
  }
}

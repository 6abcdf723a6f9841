import InterfaceBuilder
import Localization

/// UIToolbar.
package struct Toolbar: Bar {
  package let element: Element?

  package init(_ element: Element?) { self.element = element }

  /// The items of a bar that no navigation controller has.
  package var items: [BarButtonItem] { element?.child("items")?.barButtonItems ?? [] }
}

extension Toolbar {
  static let attributes = AttributeTable("Toolbar", View.barAttributes)
}

extension Toolbar: KnownView {
  static let className: String? = "UIToolbar"
  static var words: String? { localized("toolbar", context: "kind") }
  static let symbol: String? = "toolbar"
  static let accessibilityRole = AccessibilityRole.toolbar
  static let isMirrored = true
  static let changesWithSystem = true
  static let writesInSystemFont = true
  static let imageProperties = ["backgroundImage", "shadowImage"]

  init(_ view: View) { self.init(view.element) }
}

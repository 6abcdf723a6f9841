import InterfaceBuilder

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

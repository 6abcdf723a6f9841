import InterfaceBuilder
import Traits

/// UITabBar.
package struct TabBar: Bar {
  package let element: Element?

  package init(_ element: Element?) { self.element = element }

  /// The items of a bar that no tab bar controller has.
  package var items: [TabBarItem] {
    element?.child("items")?.children("tabBarItem").map(TabBarItem.init) ?? []
  }

  /// The place of the selected item among these; nil where none is.
  package var selectedItem: Int? {
    element?["selectedItem"].flatMap { id in items.firstIndex { $0.element.id == id } }
  }
}

extension View {
  /// The colour of the items of a tab bar that aren't selected.
  package func unselectedItemTint(in palette: Palette) -> Color? {
    color("unselectedItemTintColor", in: palette)
  }
}

extension TabBar {
  static let attributes = AttributeTable(
    "Tab Bar",
    View.barAttributes + [
      .color("unselectedItemTintColor", "Unselected Tint"),
      .text("selectedItem", "Selected Item"),
      .image("selectionIndicatorImage", "Selection Image"),
      .mode("itemPositioning", "Item Positioning", "automatic"),
      .number("itemWidth", "Item Width"),
      .number("itemSpacing", "Item Spacing"),
    ])
}

import InterfaceBuilder
import Localization
import Styles
import Traits
import UIKitMetrics

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
      .color("unselectedItemTintColor", localized("Unselected Tint")),
      .text("selectedItem", localized("Selected Item")),
      .image("selectionIndicatorImage", localized("Selection Image")),
      .mode("itemPositioning", localized("Item Positioning"), "automatic"),
      .number("itemWidth", localized("Item Width")),
      .number("itemSpacing", localized("Item Spacing")),
    ])
}

extension TabBar: KnownView {
  static let className: String? = "UITabBar"
  static var words: String? { localized("tab bar", context: "kind") }
  static let symbol: String? = "toolbar"
  static let accessibilityRole = AccessibilityRole.tabList
  static let isMirrored = true
  static let changesWithSystem = true
  static let writesInSystemFont = true
  static let imageProperties = ["backgroundImage", "shadowImage", "selectionIndicatorImage"]

  init(_ view: View) { self.init(view.element) }

  func fixedSize(on platform: Platform) -> IntrinsicSize? {
    IntrinsicSize(width: nil, height: FixedMetric.ownTabBarHeight)
  }
}

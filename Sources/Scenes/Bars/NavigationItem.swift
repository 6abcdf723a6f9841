import InterfaceBuilder
import Localization

/// UINavigationItem. Source of the defaults: its documentation.
package struct NavigationItem {
  /// How large its title is. Raw values are the document's.
  package enum LargeTitleDisplayMode: String {
    case automatic, always, never
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var title: String? { element.string("title") }
  package var prompt: String? { element.string("prompt") }

  /// Whether a view stands in the title's place.
  package var hasTitleView: Bool { element.child(key: "titleView") != nil }

  package var hidesBackButton: Bool { element.flag("hidesBackButton") ?? false }

  /// Whether the back button stays beside the left items.
  package var leftItemsSupplementBackButton: Bool {
    element.flag("leftItemsSupplementBackButton") ?? false
  }

  package var largeTitleDisplayMode: LargeTitleDisplayMode {
    element["largeTitleDisplayMode"].flatMap(LargeTitleDisplayMode.init) ?? .automatic
  }

  /// The title of the button that leads back here; nil where it is the item's own title.
  package var backTitle: String? { element.child(key: "backBarButtonItem")?.string("title") }

  package enum Side {
    case left, right
  }

  /// One item each side, or lists of them, in the document's order.
  package var buttons: [(side: Side, item: BarButtonItem)] {
    element.children.flatMap { child in
      buttons(child, .left, "leftBarButtonItem") + buttons(child, .right, "rightBarButtonItem")
    }
  }

  private func buttons(
    _ child: Element, _ side: Side, _ key: String
  ) -> [(side: Side, item: BarButtonItem)] {
    let list = key + "s"
    let items =
      child.name == list || child.key == list
      ? child.barButtonItems : child.key == key ? [BarButtonItem(child)].compactMap(\.self) : []
    return items.map { (side, $0) }
  }
}

extension NavigationItem {
  static let attributes = AttributeTable(
    "Navigation Item",
    [
      .text("title", localized("Title")), .text("prompt", localized("Prompt")),
      .text("backButtonTitle", localized("Back Button")),
      .mode("backButtonDisplayMode", localized("Back Button Display"), "default"),
      .flag("hidesBackButton", localized("Hides Back Button")) {
        $0.element.map(NavigationItem.init)?.hidesBackButton ?? false
      },
      .flag("leftItemsSupplementBackButton", localized("Left Items Supplement")) {
        $0.element.map(NavigationItem.init)?.leftItemsSupplementBackButton ?? false
      },
      .mode("largeTitleDisplayMode", localized("Large Title")) {
        ($0.element.map(NavigationItem.init)?.largeTitleDisplayMode ?? .automatic).rawValue
      },
      .mode("style", localized("Style")),
      .mode("preferredSearchBarPlacement", localized("Search Bar Placement")),
      .flag("hidesSearchBarWhenScrolling", localized("Hides Search Bar When Scrolling")),
    ])
}

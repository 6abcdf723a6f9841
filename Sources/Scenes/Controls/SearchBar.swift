import Localization

/// UISearchBar.
package struct SearchBar: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  package var text: String? { view.text("text") }
  package var placeholder: String? { view.text("placeholder") }
  /// A line above the field.
  package var prompt: String? { view.text("prompt") }

  /// Source of the defaults: the documentation of UISearchBar.searchBarStyle and showsCancelButton.
  package var isMinimal: Bool { view["searchBarStyle"] == "minimal" }
  package var showsCancelButton: Bool { view.flag("showsCancelButton") ?? false }
}

extension SearchBar {
  static let attributes = AttributeTable(
    "Search Bar",
    [
      .text("text", localized("Text")), .text("placeholder", localized("Placeholder")),
      .text("prompt", localized("Prompt")),
      .mode("searchBarStyle", localized("Search Style"), "default"),
      .mode("barStyle", localized("Bar Style"), "default"),
      .flag("translucent", localized("Translucent"), true),
      .color("barTintColor", localized("Bar Tint")),
      .flag("showsSearchResultsButton", localized("Shows Search Results Button"), false),
      .flag("showsBookmarkButton", localized("Shows Bookmarks Button"), false),
      .flag("showsCancelButton", localized("Shows Cancel Button")) {
        SearchBar($0).showsCancelButton
      },
      .flag("showsScopeBar", localized("Shows Scope Bar"), false),
      .image("backgroundImage", localized("Background")),
    ])
}

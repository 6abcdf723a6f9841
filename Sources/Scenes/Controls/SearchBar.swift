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
      .text("text", "Text"), .text("placeholder", "Placeholder"), .text("prompt", "Prompt"),
      .mode("searchBarStyle", "Search Style", "default"),
      .mode("barStyle", "Bar Style", "default"),
      .flag("translucent", "Translucent", true),
      .color("barTintColor", "Bar Tint"),
      .flag("showsSearchResultsButton", "Shows Search Results Button", false),
      .flag("showsBookmarkButton", "Shows Bookmarks Button", false),
      .flag("showsCancelButton", "Shows Cancel Button") { SearchBar($0).showsCancelButton },
      .flag("showsScopeBar", "Shows Scope Bar", false),
      .image("backgroundImage", "Background"),
    ])
}

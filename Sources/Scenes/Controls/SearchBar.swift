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

import Localization
import UIKitMetrics

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

extension SearchBar: KnownView {
  static let className: String? = "UISearchBar"
  static var words: String? { localized("search bar", context: "kind") }
  static let symbol: String? = "search"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let writesInSystemFont = true
  static let imageProperties = [
    "backgroundImage", "scopeBarBackgroundImage", "searchFieldBackgroundImage",
  ]

  var shownName: String? { view.typedName }
  var hasContent: Bool { true }
  var isTypedInto: Bool { true }
  var controlValue: ControlValue? { .typed(in: view) }

  /// Taller by a prompt, which is directly above the field (UIKit User Interface Catalog, Search Bars). By how
  /// much is what one public document has, with 75 in place of 44.
  func fixedSize(on platform: Platform) -> IntrinsicSize? {
    let promptHeight = prompt?.isEmpty == false ? FixedMetric.searchPromptHeight : 0
    return IntrinsicSize(width: nil, height: platform.searchBarHeight + promptHeight)
  }
}

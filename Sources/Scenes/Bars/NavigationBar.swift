import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// UINavigationBar.
package struct NavigationBar: Bar {
  package let element: Element?

  package init(_ element: Element?) { self.element = element }

  /// Source of the default: UINavigationBar.prefersLargeTitles's documentation.
  package var prefersLargeTitles: Bool { element?.flag("largeTitles") ?? false }

  /// Whether it has a look of its own for content that is at its edge.
  package var hasScrollEdgeAppearance: Bool {
    element?.child(key: "scrollEdgeAppearance") != nil
  }

  /// The item of a bar that no navigation controller has.
  package var item: NavigationItem? {
    element?.child("items")?.child("navigationItem").map(NavigationItem.init)
  }

  /// Points; nil where the document has no frame for it.
  package var storedHeight: Double? { element?.rectangle("frame")?.height }

  package func titleColor(in palette: Palette) -> Color? {
    palette.color(titleAttributes?.color("textColor"))
  }

  /// Nil where it is UIKit's, whose size counts where the document names none.
  package func titleFont(typography: Typography) -> Font? {
    titleAttributes?.child(key: "fontDescription").map {
      Font(FontElement($0), defaultSize: FixedMetric.barTitleFontSize, typography: typography)
    }
  }

  private var titleAttributes: Element? { element?.child(key: "titleTextAttributes") }
}

extension NavigationBar {
  static let attributes = AttributeTable(
    "Navigation Bar",
    View.barAttributes + [
      .flag("largeTitles", localized("Prefers Large Titles")) {
        NavigationBar($0.element).prefersLargeTitles
      },
      .image("backIndicatorImage", localized("Back Image")),
      .image("backIndicatorTransitionMaskImage", localized("Back Mask")),
    ])
}

extension NavigationBar: KnownView {
  static let className: String? = "UINavigationBar"
  static var words: String? { localized("navigation bar", context: "kind") }
  static let symbol: String? = "navigation-bar"
  static let accessibilityRole = AccessibilityRole.toolbar
  static let isMirrored = true
  static let changesWithSystem = true
  static let writesInSystemFont = true
  static let imageProperties = [
    "backgroundImage", "shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage",
  ]

  init(_ view: View) { self.init(view.element) }

  func fixedSize(on platform: Platform) -> IntrinsicSize? {
    IntrinsicSize(
      width: nil, height: platform.ownNavigationBarHeight(hasLargeTitle: prefersLargeTitles))
  }
}

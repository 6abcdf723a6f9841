import InterfaceBuilder
import Traits
import UIKitMetrics

/// UITableView. Source of the defaults, where nothing else is said: its documentation.
package struct TableView: TypedView {
  /// Raw values are the document's.
  package enum Style: String {
    case plain, grouped, insetGrouped

    /// Whether its sections are groups.
    package var isGrouped: Bool { self != .plain }
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// The style on the view's version of iOS.
  package var style: Style {
    let style = writtenStyle
    return style == .insetGrouped && !view.platform.has(.insetGroups) ? .grouped : style
  }

  /// The style that the document asks for.
  package var writtenStyle: Style { view["style"].flatMap(Style.init) ?? .plain }

  /// Points; 0 or less is as high as each cell needs. 44 where it isn't written (247 of 247).
  package var rowHeight: Double { view.number("rowHeight") ?? FixedMetric.writtenRowHeight }

  /// Points; nil is the standard height.
  package var sectionHeaderHeight: Double? {
    view.number("sectionHeaderHeight").flatMap { $0 > 0 ? $0 : nil }
  }

  package var sectionFooterHeight: Double? {
    view.number("sectionFooterHeight").flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether cells' contents keep clear of the safe area at the sides.
  package var insetsContentToSafeArea: Bool { view.flag("contentViewInsetsToSafeArea") ?? true }

  package var hasSeparators: Bool { view["separatorStyle"] != "none" }
  package func separatorColor(in palette: Palette) -> Color? {
    view.color("separatorColor", in: palette)
  }

  /// Nil is the standard inset.
  package var separatorInset: EdgeInsets? { view.insets("separatorInset") }

  package var allowsSelection: Bool { view.flag("allowsSelection") ?? true }
  package var allowsMultipleSelection: Bool { view.flag("allowsMultipleSelection") ?? false }
}

extension TableView {
  static let attributes = AttributeTable(
    "Table View",
    [
      .mode(
        "dataMode", "Content",
        names: ["prototypes": "Dynamic Prototypes", "static": "Static Cells"]),
      .mode("style", "Style") { TableView($0).writtenStyle.rawValue },
      .mode("separatorStyle", "Separator", "default"),
      .color("separatorColor", "Separator Color"),
      .insets("separatorInset", "Separator Inset", "Automatic"),
      .mode("separatorInsetReference", "Inset From"),
      .flag("allowsSelection", "Selection") { TableView($0).allowsSelection },
      .flag("allowsMultipleSelection", "Multiple Selection") {
        TableView($0).allowsMultipleSelection
      },
      .flag("allowsSelectionDuringEditing", "Selection While Editing", false),
      .flag("allowsMultipleSelectionDuringEditing", "Multiple Selection While Editing", false),
      .number("rowHeight", "Row Height") { TableView($0).rowHeight },
      .number("estimatedRowHeight", "Estimated Row Height"),
      .number("sectionHeaderHeight", "Section Header Height"),
      .number("estimatedSectionHeaderHeight", "Estimated Header Height"),
      .number("sectionFooterHeight", "Section Footer Height"),
      .number("estimatedSectionFooterHeight", "Estimated Footer Height"),
      .number("sectionHeaderTopPadding", "Section Header Top Padding"),
      .flag("contentViewInsetsToSafeArea", "Content View Insets To Safe Area") {
        TableView($0).insetsContentToSafeArea
      },
      .number("sectionIndexMinimumDisplayRowCount", "Index Row Limit"),
      .color("sectionIndexColor", "Index Text", nil),
      .color("sectionIndexBackgroundColor", "Index Background", nil),
      .color("sectionIndexTrackingBackgroundColor", "Index Tracking", nil),
      .flag("showsSelectionImmediatelyOnTouchBegin", "Show Selection On Touch", true),
      .flag("prefetchingEnabled", "Prefetching"),
      .flag("dragInteractionEnabled", "Drag Interaction"),
      .flag("springLoaded", "Spring Loaded"),
    ])

  static func section(_ number: Int) -> AttributeTable {
    AttributeTable(
      "Table View Section \(number)",
      [.text("headerTitle", "Header"), .text("footerTitle", "Footer")])
  }
}

import InterfaceBuilder
import Localization
import Styles
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

  /// The height that a cell has of its own, where it goes before the table's; points. A prototype's, as the
  /// document has it, counts on Interface Builder's canvas alone: where an app runs a table with a data source
  /// asks nobody but its delegate, whose answers are declared. Of static cells Interface Builder's own data
  /// source tells the height.
  /// Source: UITableView.rowHeight, and useyourloaf.com, "Self Sizing Table View Cells In Interface Builder": a
  /// cell's row height changes the cell in Interface Builder, not the row's height at run time.
  package func ownHeight(of cell: View) -> Double? {
    let counts =
      view.platform.prototypesHaveOwnHeights || view["dataMode"] == "static"
      || cell.declaredProperties?["rowHeight"] != nil
    return counts ? TableViewCell(cell).rowHeight : nil
  }

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
        "dataMode", localized("Content"),
        names: ["prototypes": "Dynamic Prototypes", "static": "Static Cells"]),
      .mode("style", localized("Style")) { TableView($0).writtenStyle.rawValue },
      .mode("separatorStyle", localized("Separator"), "default"),
      .color("separatorColor", localized("Separator Color")),
      .insets("separatorInset", localized("Separator Inset"), "Automatic"),
      .mode("separatorInsetReference", localized("Inset From")),
      .flag("allowsSelection", localized("Selection")) { TableView($0).allowsSelection },
      .flag("allowsMultipleSelection", localized("Multiple Selection")) {
        TableView($0).allowsMultipleSelection
      },
      .flag("allowsSelectionDuringEditing", localized("Selection While Editing"), false),
      .flag(
        "allowsMultipleSelectionDuringEditing", localized("Multiple Selection While Editing"), false
      ),
      .number("rowHeight", localized("Row Height")) { TableView($0).rowHeight },
      .number("estimatedRowHeight", localized("Estimated Row Height")),
      .number("sectionHeaderHeight", localized("Section Header Height")),
      .number("estimatedSectionHeaderHeight", localized("Estimated Header Height")),
      .number("sectionFooterHeight", localized("Section Footer Height")),
      .number("estimatedSectionFooterHeight", localized("Estimated Footer Height")),
      .number("sectionHeaderTopPadding", localized("Section Header Top Padding")),
      .flag("contentViewInsetsToSafeArea", localized("Content View Insets To Safe Area")) {
        TableView($0).insetsContentToSafeArea
      },
      .number("sectionIndexMinimumDisplayRowCount", localized("Index Row Limit")),
      .color("sectionIndexColor", localized("Index Text"), nil),
      .color("sectionIndexBackgroundColor", localized("Index Background"), nil),
      .color("sectionIndexTrackingBackgroundColor", localized("Index Tracking"), nil),
      .flag("showsSelectionImmediatelyOnTouchBegin", localized("Show Selection On Touch"), true),
      .flag("prefetchingEnabled", localized("Prefetching")),
      .flag("dragInteractionEnabled", localized("Drag Interaction")),
      .flag("springLoaded", localized("Spring Loaded")),
    ])

  static func section(_ number: Int) -> AttributeTable {
    AttributeTable(
      localized("Table View Section %1$s", number),
      [.text("headerTitle", localized("Header")), .text("footerTitle", localized("Footer"))])
  }
}

extension TableView: KnownView {
  static let className: String? = "UITableView"
  static let superclass = ScrollView.className
  static var words: String? { localized("table view", context: "kind") }
  static let symbol: String? = "table"
  static let clipsByDefault = true
  static let accessibilityRole = AccessibilityRole.list
}

import Localization
import Traits

/// UITableViewCell.
package struct TableViewCell: TypedView {
  /// The styles that UIKit has for cells. Raw values are the document's.
  package enum Style: String {
    case standard = "IBUITableViewCellStyleDefault"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// Nil for a cell whose content is its author's.
  package var style: Style? { view["style"].flatMap(Style.init) }

  /// The ids of the views that its style makes.
  package var textLabel: String? { view["textLabel"] }
  package var detailTextLabel: String? { view["detailTextLabel"] }
  package var imageView: String? { view["imageView"] }

  /// Whether the labels of its style are below one another.
  package func isStacked(in scene: Scene) -> Bool {
    switch style {
    case .subtitle: true
    case .value1, .value2:
      // Texts that stay as they are have their room.
      scene.typography.cellsStackLabels
        && labels(in: scene).contains { label in
          label.font(typography: scene.typography)
            != label.font(typography: scene.typography.standard)
        }
    case .standard, nil: false
    }
  }

  /// Those that its style makes: the title, then the detail.
  package func labels(in scene: Scene) -> [Label] {
    [textLabel, detailTextLabel].compactMap { id in
      guard let id, case .view(let label)? = scene.items[id] else { return nil }
      return Label(scene.views[label])
    }
  }

  /// Points; nil where the table's counts.
  package var rowHeight: Double? { view.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// What it has at its end. Raw values are the document's.
  package enum Accessory: String, CaseIterable, Codable, Hashable, Sendable {
    case disclosureIndicator, checkmark, detailButton, detailDisclosureButton

    /// Whether it can be tapped apart from the cell.
    package var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }

  package var accessory: Accessory? {
    let written = view["accessoryType"].flatMap(Accessory.init)
    return switch view.showsDisclosure {
    case true: .disclosureIndicator
    case false: written == .disclosureIndicator ? nil : written
    case nil: written
    }
  }

  /// Whether it is the document that gives it the accessory, and not code.
  package var hasWrittenAccessory: Bool {
    let written = view.variations?["accessoryType"] ?? view.element?["accessoryType"]
    return written.flatMap(Accessory.init) != nil
  }

  /// Whether a selected cell looks so. Source of the default: UITableViewCell.selectionStyle's documentation.
  package var isHighlightedWhenSelected: Bool { view["selectionStyle"] != "none" }

  /// Nil is the table's.
  package var separatorInset: EdgeInsets? { view.insets("separatorInset") }
}

extension TableViewCell {
  /// Source of the defaults: the documentation of UITableViewCell.
  static let attributes = AttributeTable(
    "Table View Cell",
    [
      .mode(
        "style", localized("Style"), "custom",
        names: [
          "IBUITableViewCellStyleDefault": "Basic",
          "IBUITableViewCellStyleValue1": "Right Detail",
          "IBUITableViewCellStyleValue2": "Left Detail",
          "IBUITableViewCellStyleSubtitle": "Subtitle",
        ]),
      .text("reuseIdentifier", localized("Identifier")),
      .image("image", localized("Image")),
      .mode("selectionStyle", localized("Selection"), "default"),
      .mode("accessoryType", localized("Accessory"), "none"),
      .mode("editingAccessoryType", localized("Editing Accessory"), "none"),
      .mode("focusStyle", localized("Focus Style")),
      .number("rowHeight", localized("Row Height")),
      .number("indentationLevel", localized("Indentation Level"), 0),
      .number("indentationWidth", localized("Indentation Width"), 10),
      .flag("shouldIndentWhileEditing", localized("Indent While Editing"), true),
      .flag("showsReorderControl", localized("Shows Reorder Control"), false),
      .flag("hidesAccessoryWhenEditing", localized("Hides Accessory When Editing")),
      .insets("separatorInset", localized("Separator Inset"), "Automatic"),
    ])
}

extension TableViewCell: KnownView {
  static let className: String? = "UITableViewCell"
  static var words: String? { localized("table view cell", context: "kind") }
  static let symbol: String? = "cell"
  static let isPlacedByContainer = true
  static let isMirrored = true
  static let accessibilityRole = AccessibilityRole.listItem
}

/// What a table's cell holds its views in.
struct TableViewCellContent: KnownView {
  init(_ view: View) {}

  static let className: String? = "UITableViewCellContentView"
  static let isPlacedByContainer = true
  static let drawnKind: ViewKind? = .view
}

import Traits

/// A table's style. Raw values are the document's.
package enum TableStyle: String {
  case plain, grouped, insetGrouped

  /// Whether its sections are groups.
  package var isGrouped: Bool { self != .plain }
}

/// The styles that UIKit has for cells. Raw values are the document's.
package enum CellStyle: String {
  case standard = "IBUITableViewCellStyleDefault"
  case value1 = "IBUITableViewCellStyleValue1"
  case value2 = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"
}

extension View {
  package var tableStyle: TableStyle {
    let style = self["style"].flatMap(TableStyle.init) ?? .plain
    return style == .insetGrouped && !platform.has(.insetGroups) ? .grouped : style
  }

  /// Nil for a cell whose content is its author's.
  package var cellStyle: CellStyle? { self["style"].flatMap(CellStyle.init) }

  /// What a cell has at its end.
  package var accessoryType: String? {
    let written = self["accessoryType"]
    return switch showsDisclosure {
    case true: "disclosureIndicator"
    case false: written == "disclosureIndicator" ? nil : written
    case nil: written
    }
  }
}

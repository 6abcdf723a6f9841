import Localization

/// UIStepper.
package struct Stepper: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: UIStepper's documentation.
  package var value: Double { view.number("value") ?? 0 }
  package var minimumValue: Double { view.number("minimumValue") ?? 0 }
  package var maximumValue: Double { view.number("maximumValue") ?? 100 }
  package var stepValue: Double { view.number("stepValue") ?? 1 }
  package var wraps: Bool { view.flag("wraps") ?? false }
}

extension Stepper {
  static let attributes = AttributeTable(
    "Stepper",
    [
      .number("value", localized("Value")) { Stepper($0).value },
      .number("minimumValue", localized("Minimum")) { Stepper($0).minimumValue },
      .number("maximumValue", localized("Maximum")) { Stepper($0).maximumValue },
      .number("stepValue", localized("Step")) { Stepper($0).stepValue },
      .flag("autorepeat", localized("Autorepeat"), true),
      .flag("continuous", localized("Continuous"), true),
      .flag("wraps", localized("Wrap"), false),
    ])
}

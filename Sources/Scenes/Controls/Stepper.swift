/// UIStepper.
package struct Stepper: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: UIStepper's documentation.
  package var value: Double { view.number("value") ?? 0 }
  package var minimumValue: Double { view.number("minimumValue") ?? 0 }
  package var maximumValue: Double { view.number("maximumValue") ?? 100 }
  package var stepValue: Double { view.number("stepValue") ?? 1 }
}

extension Stepper {
  static let attributes = AttributeTable(
    "Stepper",
    [
      .number("value", "Value") { Stepper($0).value },
      .number("minimumValue", "Minimum") { Stepper($0).minimumValue },
      .number("maximumValue", "Maximum") { Stepper($0).maximumValue },
      .number("stepValue", "Step") { Stepper($0).stepValue },
      .flag("autorepeat", "Autorepeat", true),
      .flag("continuous", "Continuous", true),
      .flag("wraps", "Wrap", false),
    ])
}

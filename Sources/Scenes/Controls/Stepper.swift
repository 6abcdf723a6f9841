import Localization
import UIKitMetrics

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

extension Stepper: KnownView {
  static let className: String? = "UIStepper"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("stepper", context: "kind") }
  static let symbol: String? = "stepper"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let drawsBeyondFrame = true
  static let touchParts = TouchParts.halves
  static let valueAttribute: String? = "value"

  var hasContent: Bool { true }
  var controlValue: ControlValue? { .number(value) }
  var valueRange: (least: Double, most: Double)? { (minimumValue, maximumValue) }

  func touchEffect(at value: ControlValue) -> TouchEffect {
    guard case .number(let number) = value else { return .sends }
    return .sets([number - stepValue, number + stepValue])
  }

  func fixedSize(on platform: Platform) -> IntrinsicSize? { IntrinsicSize(platform.stepperSize) }

  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    circumstances.withoutSubject
  }
}

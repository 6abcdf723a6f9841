import Localization
import Styles
import Traits
import UIKitMetrics

/// UISlider.
package struct Slider: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: UISlider's documentation. Interface Builder writes what differs.
  package var value: Double { view.number("value") ?? 0 }
  package var minimumValue: Double { view.number("minValue") ?? 0 }
  package var maximumValue: Double { view.number("maxValue") ?? 1 }

  /// Where its thumb is, from 0 to 1.
  package var fraction: Double {
    guard maximumValue > minimumValue else { return 0 }
    return min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1)
  }

  package func minimumTrackTint(in palette: Palette) -> Color? {
    view.color("minimumTrackTintColor", in: palette)
  }

  package func maximumTrackTint(in palette: Palette) -> Color? {
    view.color("maximumTrackTintColor", in: palette)
  }

  package var minimumValueImage: ImageReference? { view.imageReference("minimumValueImage") }
  package var maximumValueImage: ImageReference? { view.imageReference("maximumValueImage") }

  package func thumbTint(in palette: Palette) -> Color? {
    view.color("thumbTintColor", in: palette)
  }
}

extension Slider {
  static let attributes = AttributeTable(
    "Slider",
    [
      .number("value", localized("Value")) { Slider($0).value },
      .number("minValue", localized("Minimum")) { Slider($0).minimumValue },
      .number("maxValue", localized("Maximum")) { Slider($0).maximumValue },
      .image("minimumValueImage", localized("Min Image")),
      .image("maximumValueImage", localized("Max Image")),
      .color("minimumTrackTintColor", localized("Min Track")),
      .color("maximumTrackTintColor", localized("Max Track")),
      .color("thumbTintColor", localized("Thumb Tint")),
      .flag("continuous", localized("Continuous Updates"), true),
    ])
}

extension Slider: KnownView {
  static let className: String? = "UISlider"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("slider", context: "kind") }
  static let symbol: String? = "slider"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let drawsBeyondFrame = true
  static let imageProperties = ["minimumValueImage", "maximumValueImage"]
  static let valueAttribute: String? = "value"

  var hasContent: Bool { true }
  var controlValue: ControlValue? { .number(value) }
  var valueRange: (least: Double, most: Double)? { (minimumValue, maximumValue) }

  func touchEffect(at value: ControlValue) -> TouchEffect {
    .sets(minimumValue <= maximumValue ? [minimumValue, maximumValue] : [])
  }

  func alignmentOutsets(on platform: Platform) -> EdgeInsets { platform.sliderOutsets }

  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    circumstances.withoutSubject
  }
}

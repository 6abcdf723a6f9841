import Localization
import Styles
import Traits
import UIKitMetrics

/// UISwitch.
package struct Switch: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the default: UISwitch.isOn's documentation.
  package var isOn: Bool { view.flag("on") ?? false }

  package func onTint(in palette: Palette) -> Color? { view.color("onTintColor", in: palette) }
  package func thumbTint(in palette: Palette) -> Color? {
    view.color("thumbTintColor", in: palette)
  }
}

extension Switch {
  static let attributes = AttributeTable(
    "Switch",
    [
      .flag("on", localized("State On")) { Switch($0).isOn },
      .text("title", localized("Title")),
      .mode("preferredStyle", localized("Style"), "automatic"),
      .color("onTintColor", localized("On Tint")),
      .color("thumbTintColor", localized("Thumb Tint")),
      .image("onImage", localized("On Image")),
      .image("offImage", localized("Off Image")),
    ])
}

extension Switch: KnownView {
  static let className: String? = "UISwitch"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("switch", context: "kind") }
  static let symbol: String? = "switch"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let drawsBeyondFrame = true
  static let imageProperties = ["onImage", "offImage"]
  static let valueAttribute: String? = "on"

  var hasContent: Bool { true }
  var controlValue: ControlValue? { .flag(isOn) }
  func touchEffect(at value: ControlValue) -> TouchEffect { .toggles }

  func fixedSize(on platform: Platform) -> IntrinsicSize? { IntrinsicSize(platform.switchSize) }

  func alignmentOutsets(on platform: Platform) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: platform[.switchOutset])
  }

  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    guard !circumstances.isNamedByCell else { return nil }
    return localized(
      """
      This switch has no accessibility label: VoiceOver says whether it is on, and not what it \
      is for.
      """)
  }
}

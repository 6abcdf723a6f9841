import Localization
import Traits
import UIKitMetrics

/// UIDatePicker.
package struct DatePicker: TypedView {
  /// What it asks for. Raw values are the document's.
  package enum Mode: String, Codable, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the default: UIDatePicker.datePickerMode's documentation.
  package var mode: Mode { view["datePickerMode"].flatMap(Mode.init) ?? .dateAndTime }

  /// What it looks like.
  package func form(on platform: Platform) -> Platform.DatePickerForm {
    platform.datePickerForm(
      style: style, isCountdown: mode == .countDownTimer, isTime: mode == .time)
  }

  package var isSaidToBeCompact: Bool { style == "compact" }

  /// Whether it has one of the styles that came with iOS 13.4 and 14.
  package var hasLaterStyle: Bool { style == "compact" || style == "inline" }

  private var style: String? { view["style"] }
}

extension DatePicker {
  static let attributes = AttributeTable(
    "Date Picker",
    [
      .mode("style", localized("Style"), "automatic"),
      .mode("datePickerMode", localized("Mode"), names: ["dateAndTime": "Date and Time"]) {
        DatePicker($0).mode.rawValue
      },
      .number("minuteInterval", localized("Interval (Minutes)"), 1),
      .flag("useCurrentDate", localized("Uses Current Date")),
      .number("countDownDuration", localized("Timer")),
      .text("locale", localized("Locale")),
      .text("timeZone", localized("Time Zone")),
    ])
}

extension DatePicker: KnownView {
  static let className: String? = "UIDatePicker"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("date picker", context: "kind") }
  static let symbol: String? = "picker"
  static let isOperated = true
  static let isMirrored = true
  static let writesInSystemFont = true

  var hasContent: Bool { true }
}

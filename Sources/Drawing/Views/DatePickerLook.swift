import Scenes

/// What is drawn of a date picker: the texts of its style, in the language of UIKit's own words.
package struct DatePickerLook: Codable, Hashable, Sendable {
  package struct Wheel: Codable, Hashable, Sendable {
    /// `half` is that of a day; `hours` and `minutes` are lengths.
    package enum Part: String, Codable, Hashable, Sendable {
      case weekdayAndDate, day, month, year, hour, minute, half, hours, minutes
    }

    package var part: Part
    /// The middle one is chosen; empty ones are none.
    package var rows: [String]

    package init(part: Part, rows: [String]) {
      self.part = part
      self.rows = rows
    }
  }

  /// One month.
  package struct Calendar: Codable, Hashable, Sendable {
    package var heading: String
    /// From the day on which weeks begin.
    package var weekdays: [String]
    /// How many of them are before the first of the month.
    package var daysBeforeFirst: Int
    package var days: [String]
    /// From 0.
    package var today: Int
    /// What stands below it, where it is for times as well: a word and the time.
    package var time: [String]?

    package init(
      heading: String, weekdays: [String], daysBeforeFirst: Int, days: [String], today: Int
    ) {
      self.heading = heading
      self.weekdays = weekdays
      self.daysBeforeFirst = daysBeforeFirst
      self.days = days
      self.today = today
    }
  }

  package var mode: DatePicker.Mode
  package var wheels: [Wheel]?
  /// The texts of a compact one.
  package var fields: [String]?
  package var calendar: Calendar?

  package init(mode: DatePicker.Mode) { self.mode = mode }
}

import Languages

/// The moment that every clock and date shows: 9:41 on Tuesday, 9 January 2024.
enum ShownMoment {
  static let moment = DateWriting.Moment(
    year: 2024, month: 0, day: 9, weekday: 2, hour: 9, minute: 41)
  /// The number of days in the shown month.
  static let daysInMonth = 31

  /// A moment as many days, months, … from the one shown. Days stay in the same month.
  static func moment(
    days: Int = 0, months: Int = 0, years: Int = 0, hours: Int = 0, minutes: Int = 0
  ) -> DateWriting.Moment {
    var moment = moment
    moment.year += years
    moment.month = positive(moment.month + months, 12)
    moment.day += days
    moment.weekday = positive(moment.weekday + days, 7)
    moment.hour = positive(moment.hour + hours, 24)
    moment.minute = positive(moment.minute + minutes, 60)
    return moment
  }

  /// How many days of the week are before the first of the month.
  /// - Parameter firstWeekday: On which weeks begin, from 0, which is Sunday.
  static func daysBeforeFirst(weekFrom firstWeekday: Int) -> Int {
    positive(moment.weekday - (moment.day - 1) - firstWeekday, 7)
  }

  private static func positive(_ value: Int, _ modulus: Int) -> Int {
    (value % modulus + modulus) % modulus
  }
}

/// The moment that every clock and date shows: 9:41 on Tuesday, 9 January 2024, as an American reads it
/// (en_US): what an app shows whose language nobody chose.
enum ShownMoment {
  static let day = 9
  static let hour = 9
  static let minute = 41
  static let year = 2024
  /// From 0; January.
  static let month = 0
  /// From 0; Tuesday.
  static let weekday = 2

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// From the day on which weeks begin.
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static let time = "9:41 AM"
  /// Without a part of the day, as the status bar of a phone has it.
  static let shortTime = "9:41"
  static let date = "Jan 9, 2024"
  static let monthAndYear = "January 2024"
  /// As the status bar of a pad has it.
  static let weekdayAndDate = "Tue Jan 9"

  /// How many days of the week are before the first of the month.
  static var daysBeforeFirst: Int { positive(weekday - (day - 1), 7) }
  static let daysInMonth = 31

  /// A day that is this many from the one shown, in the same month, such as `Fri Jan 5`.
  static func dayName(_ distance: Int) -> String {
    if distance == 0 { return "Today" }
    return "\(weekdays[positive(weekday + distance, 7)]) Jan \(day + distance)"
  }

  static func monthName(_ distance: Int) -> String { months[positive(month + distance, 12)] }

  /// From 1 to 12.
  static func hourName(_ distance: Int) -> String {
    String(positive(hour - 1 + distance, 12) + 1)
  }

  /// Of two digits.
  static func minuteName(_ distance: Int) -> String {
    let minute = positive(minute + distance, 60)
    return minute < 10 ? "0\(minute)" : String(minute)
  }

  private static func positive(_ value: Int, _ modulus: Int) -> Int {
    (value % modulus + modulus) % modulus
  }
}

/// How a language writes dates and times. Source: Unicode's CLDR, through Resources/Languages/dates.tsv.
package struct DateWriting: Sendable {
  /// A moment of the Gregorian calendar.
  package struct Moment: Sendable {
    package var year: Int
    /// From 0.
    package var month: Int
    package var day: Int
    /// From 0, which is Sunday.
    package var weekday: Int
    package var hour: Int
    package var minute: Int

    package init(year: Int, month: Int, day: Int, weekday: Int, hour: Int, minute: Int) {
      self.year = year
      self.month = month
      self.day = day
      self.weekday = weekday
      self.hour = hour
      self.minute = minute
    }

    /// A moment whose texts are about as long as those of most: Sep 30, 2020, 10:00 AM.
    package static let typical = Moment(
      year: 2020, month: 8, day: 30, weekday: 3, hour: 10, minute: 0)
  }

  /// What a text tells of a moment. Raw values are columns of the table.
  package enum Form: String, Sendable {
    case time, date
    case monthAndYear = "month and year"
    case weekdayAndDate = "weekday and date"
    case day, year
    case longDate = "long date"
  }

  /// A part of a date that is chosen by itself.
  package enum Part: Sendable {
    case day, month, year
  }

  private let cells: [Substring: Substring]

  init(language: String) { cells = DateTable.cells(of: language) }

  private func list(_ column: Substring) -> [String] {
    cells[column]?.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// The names of months inside a date.
  package var months: [String] { list("months") }

  /// The short names of weekdays as headings, from Sunday.
  package var weekdays: [String] { list("weekdays alone") }

  /// Before and after noon.
  package var halves: [String] { list("halves") }

  /// The day on which weeks begin, from 0, which is Sunday.
  package var firstWeekday: Int { cells["first weekday"].flatMap { Int($0) } ?? 0 }

  /// Whether days have 24 hours, not twice 12.
  package var has24Hours: Bool { !pattern(.time).contains { $0.field == "a" } }

  /// Whether the half of a day is told before the hour.
  package var beginsWithHalf: Bool { pattern(.time).first { $0.field != nil }?.field == "a" }

  /// In which order a date has its parts.
  package var order: [Part] {
    pattern(.longDate).compactMap { piece in
      switch piece.field {
      case "d": .day
      case "M", "L": .month
      case "y": .year
      default: nil
      }
    }
  }

  /// None of an hour, and one minute.
  package var countdown: [String] {
    zip(["hours", "minutes"], 0...).map { column, number in
      (cells[column] ?? "{0}").replacing("{0}", with: self.number(number)).description
    }
  }

  // MARK: Texts

  package func text(_ form: Form, of moment: Moment) -> String {
    pattern(form).map { text($0, of: moment) }.joined()
  }

  /// The weekday and the date without commas, as pickers and status bars have them. By knowledge of them
  /// in English: `Tue Jan 9`.
  package func plainWeekdayAndDate(of moment: Moment) -> String {
    text(.weekdayAndDate, of: moment).filter { $0 != "," && $0 != "،" }
  }

  /// The time without a half of the day.
  package func shortTime(of moment: Moment) -> String {
    let pieces = pattern(.time).filter { $0.field != "a" }.map { text($0, of: moment) }
    var rest = pieces.joined()[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The hour alone, as the time has it.
  package func hour(of moment: Moment) -> String {
    pattern(.time).filter { $0.field == "h" || $0.field == "H" }
      .map { text($0, of: moment) }.joined()
  }

  /// A number in the language's digits.
  package func number(_ value: Int, digits: Int = 1) -> String {
    let text = String(value)
    let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
    guard let zero = cells["digits"]?.unicodeScalars.first, zero != "0" else { return padded }
    return String(
      String.UnicodeScalarView(
        padded.unicodeScalars.map { scalar in
          Unicode.Scalar(zero.value + scalar.value - ("0" as Unicode.Scalar).value) ?? scalar
        }))
  }

  private func text(_ piece: DatePattern.Piece, of moment: Moment) -> String {
    func name(_ column: Substring, _ index: Int) -> String {
      let names = list(column)
      return names.indices.contains(index) ? names[index] : ""
    }
    let count = piece.text.count
    switch piece.field {
    case nil: return piece.text
    case "y": return number(moment.year)
    case "M" where count == 3: return name("short months", moment.month)
    case "M" where count > 3: return name("months", moment.month)
    case "L" where count > 2: return name("months alone", moment.month)
    case "M", "L": return number(moment.month + 1, digits: count)
    case "d": return number(moment.day, digits: count)
    case "E": return name("weekdays", moment.weekday)
    case "c": return name("weekdays alone", moment.weekday)
    case "H": return number(moment.hour, digits: count)
    case "h": return number((moment.hour + 11) % 12 + 1, digits: count)
    case "m": return number(moment.minute, digits: count)
    case "a": return name("halves", moment.hour < 12 ? 0 : 1)
    default: return ""
    }
  }

  private func pattern(_ form: Form) -> [DatePattern.Piece] {
    DatePattern.pieces(of: cells[Substring(form.rawValue)] ?? "")
  }
}

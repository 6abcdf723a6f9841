import Drawing
import Languages
import Scenes

/// What date pickers say in a language. Their dates come from the clock, so one moment stands in.
extension DatePickerLook {
  init(_ mode: DatePicker.Mode, _ style: Look.Style?, in language: SystemLanguage) {
    self.init(mode: mode)
    let dates = language.dates
    switch style {
    case .compact: fields = Self.fields(mode, dates)
    case .inline:
      calendar = Calendar(dates)
      if mode == .dateAndTime {
        calendar?.time = [language.text(.time), dates.text(.time, of: ShownMoment.moment)]
      }
    default: wheels = Self.wheels(mode, dates, today: language.text(.today))
    }
  }

  private static func fields(_ mode: DatePicker.Mode, _ dates: DateWriting) -> [String] {
    let date = dates.text(.date, of: ShownMoment.moment)
    let time = dates.text(.time, of: ShownMoment.moment)
    return switch mode {
    case .date: [date]
    case .time: [time]
    case .countDownTimer: ["\(dates.number(0)):\(dates.number(1, digits: 2))"]
    case .dateAndTime: [date, time]
    }
  }

  // MARK: Wheels

  private static func wheels(
    _ mode: DatePicker.Mode, _ dates: DateWriting, today: String
  ) -> [Wheel] {
    switch mode {
    case .time: timeWheels(dates)
    case .date: dates.order.map { dateWheel($0, dates) }
    case .countDownTimer: countdownWheels(dates)
    case .dateAndTime:
      [
        Wheel(.weekdayAndDate) {
          $0 == 0 ? today : dates.plainWeekdayAndDate(of: ShownMoment.moment(days: $0))
        }
      ] + timeWheels(dates)
    }
  }

  private static func dateWheel(_ part: DateWriting.Part, _ dates: DateWriting) -> Wheel {
    switch part {
    case .day: Wheel(.day) { dates.text(.day, of: ShownMoment.moment(days: $0)) }
    case .month:
      Wheel(.month) {
        let month = ShownMoment.moment(months: $0).month
        return dates.months.indices.contains(month) ? dates.months[month] : ""
      }
    case .year: Wheel(.year) { dates.text(.year, of: ShownMoment.moment(years: $0)) }
    }
  }

  private static func timeWheels(_ dates: DateWriting) -> [Wheel] {
    let time = [
      Wheel(.hour) { dates.hour(of: ShownMoment.moment(hours: $0)) },
      Wheel(.minute) { dates.number(ShownMoment.moment(minutes: $0).minute, digits: 2) },
    ]
    guard !dates.has24Hours else { return time }
    let halves = dates.halves
    let half = Wheel(.half) { halves.indices.contains($0) ? halves[$0] : "" }
    return dates.beginsWithHalf ? [half] + time : time + [half]
  }

  /// No hour, and a minute: less can't be chosen.
  private static func countdownWheels(_ dates: DateWriting) -> [Wheel] {
    zip([Wheel.Part.hours, .minutes], dates.countdown).enumerated().map { least, wheel in
      Wheel(wheel.0) { $0 < 0 ? "" : $0 == 0 ? wheel.1 : dates.number(least + $0) }
    }
  }
}

extension DatePickerLook.Wheel {
  /// The rows around the one that is chosen.
  fileprivate init(_ part: Part, _ name: (_ distance: Int) -> String) {
    self.init(part: part, rows: (-4...4).map(name))
  }
}

extension DatePickerLook.Calendar {
  fileprivate init(_ dates: DateWriting) {
    let (weekdays, first) = (dates.weekdays, dates.firstWeekday)
    self.init(
      heading: dates.text(.monthAndYear, of: ShownMoment.moment),
      weekdays: weekdays.indices.map { weekdays[($0 + first) % weekdays.count].uppercased() },
      daysBeforeFirst: ShownMoment.daysBeforeFirst(weekFrom: first),
      days: (1...ShownMoment.daysInMonth).map { dates.number($0) },
      today: ShownMoment.moment.day - 1)
  }
}

import Testing

@testable import Languages

/// UIKit's own words and dates by language.
@Suite struct SystemLanguageTests {
  /// 9:41 on Tuesday, 9 January 2024.
  private static let morning = DateWriting.Moment(
    year: 2024, month: 0, day: 9, weekday: 2, hour: 9, minute: 41)
  private static let evening = DateWriting.Moment(
    year: 2024, month: 4, day: 30, weekday: 4, hour: 0, minute: 5)

  private func language(_ name: String) throws -> SystemLanguage {
    SystemLanguage(try #require(LanguageChoice(name)))
  }

  @Test func everyLanguageHasEveryWordAndDates() {
    #expect(SystemWordTable.languages.count >= 30)
    for language in SystemWordTable.languages {
      let words = SystemWordTable.words[language] ?? [:]
      #expect(words.count == SystemWord.allCases.count, "\(language)")
      #expect(words.values.allSatisfy { !$0.isEmpty }, "\(language)")
      let dates = DateWriting(language: language)
      #expect(dates.months.count == 12, "\(language)")
      #expect(dates.weekdays.count == 7, "\(language)")
      #expect(dates.halves.count == 2, "\(language)")
      #expect(dates.order.count == 3, "\(language)")
      #expect(dates.text(.date, of: Self.morning).count > 5, "\(language)")
    }
  }

  @Test(arguments: [
    ("de", SystemWord.cancel, "Abbrechen"), ("de-AT", .search, "Suchen"), ("fr", .done, "OK"),
    ("ja", .cancel, "キャンセル"), ("ar", .more, "المزيد"), ("zh-TW", .edit, "編輯"),
    ("zh-CN", .edit, "编辑"), ("pt", .delete, "Apagar"), ("pt-PT", .search, "Procurar"),
    ("no", .today, "I dag"), ("iw", .back, "הקודם"), ("en", .favorites, "Favorites"),
    ("en-US", .favorites, "Favorites"), ("en-GB", .favorites, "Favourites"),
    // What isn't in the table is English.
    ("eo", .cancel, "Cancel"), ("Base", .cancel, "Cancel"), ("bounded", .cancel, "[# Cancel #]"),
    ("double-length", .topRated, "Top Rated Top Rated"), ("accented", .edit, "Éďîţ"),
  ])
  func words(name: String, word: SystemWord, text: String) throws {
    #expect(try language(name).text(word) == text)
  }

  @Test(arguments: [
    ("cancel", "Cancel"), ("topRated", "Top Rated"), ("favorites", "Favorites"),
    ("flexibleSpace", nil), ("camera", nil),
  ])
  func itemsOfBarsHaveTitles(name: String, title: String?) {
    #expect(SystemLanguage.english.title(ofSystemItem: name) == title)
  }

  @Test(arguments: [
    ("en", DateWriting.Form.date, "Jan 9, 2024"), ("en", .time, "9:41 AM"),
    ("en", .monthAndYear, "January 2024"), ("de", .date, "09.01.2024"), ("de", .time, "09:41"),
    ("de", .monthAndYear, "Januar 2024"), ("ja", .time, "9:41"),
    ("ja", .date, "2024/01/09"), ("ja", .day, "9日"), ("ko", .time, "AM 9:41"),
    ("fi", .time, "9.41"), ("ru", .monthAndYear, "январь 2024 г."),
    ("ru", .longDate, "9 января 2024 г."), ("es", .longDate, "9 de enero de 2024"),
    ("hu", .year, "2024."), ("ar", .time, "٩:٤١ ص"), ("ar", .year, "٢٠٢٤"),
    ("zh-Hans", .date, "2024年1月9日"),
  ])
  func dates(name: String, form: DateWriting.Form, text: String) throws {
    #expect(try language(name).dates.text(form, of: Self.morning) == text)
  }

  @Test(arguments: [
    ("en", "Tue Jan 9", "9:41"), ("de", "Di. 9. Jan.", "09:41"), ("ja", "1月9日(火)", "9:41"),
    ("tr", "9 Oca Sal", "09:41"), ("ko", "1월 9일 (화)", "9:41"), ("ar", "الثلاثاء ٩ يناير", "٩:٤١"),
  ])
  func placesWithLittleRoom(name: String, day: String, time: String) throws {
    let dates = try language(name).dates
    #expect(dates.plainWeekdayAndDate(of: Self.morning) == day)
    #expect(dates.shortTime(of: Self.morning) == time)
  }

  /// The order of a date's parts, the first day of a week, whether there are 24 hours, and whether the half
  /// of a day is told first.
  @Test(arguments: [
    ("en", [DateWriting.Part.month, .day, .year], 0, false, false),
    ("de", [.day, .month, .year], 1, true, false), ("fr", [.day, .month, .year], 1, true, false),
    ("ja", [.year, .month, .day], 0, true, false), ("ko", [.year, .month, .day], 0, false, true),
    ("hu", [.year, .month, .day], 1, true, false), ("ar", [.day, .month, .year], 6, false, false),
    ("zh-Hant", [.year, .month, .day], 0, false, true),
  ])
  func partsOfDates(
    name: String, order: [DateWriting.Part], firstWeekday: Int, has24Hours: Bool,
    beginsWithHalf: Bool
  ) throws {
    let dates = try language(name).dates
    #expect(dates.order == order)
    #expect(dates.firstWeekday == firstWeekday)
    #expect(dates.has24Hours == has24Hours)
    #expect(dates.beginsWithHalf == beginsWithHalf)
  }

  @Test func midnightIsTwelve() throws {
    #expect(try language("en").dates.text(.time, of: Self.evening) == "12:05 AM")
    #expect(try language("de").dates.text(.time, of: Self.evening) == "00:05")
  }

  @Test(arguments: [
    ("en", ["0 hours", "1 min"]), ("de", ["0 Stunden", "1 Min."]), ("ja", ["0 時間", "1 分"]),
  ])
  func countdowns(name: String, texts: [String]) throws {
    #expect(try language(name).dates.countdown == texts)
  }

  @Test(arguments: [
    ("d. MMM", ["d", ". ", "MMM"]), ("d 'de' y", ["d", " de ", "y"]),
    ("h 'o''clock'", ["h", " o'clock"]),
    ("y年M月", ["y", "年", "M", "月"]), ("", []),
  ])
  func patterns(pattern: String, pieces: [String]) {
    #expect(DatePattern.pieces(of: pattern[...]).map(\.text) == pieces)
  }
}

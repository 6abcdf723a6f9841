import Testing
import Traits

/// Wheels and calendars as the worker draws them.
@Suite struct DrawnPickerTests {
  private func picker(
    _ attributes: String, width: Double, height: Double = 216
  ) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.view(
        """
        <datePicker \(attributes) id="p">\(DrawnDocument.rect(0, 0, width, height))</datePicker>
        """, width: width, height: height), as: "view.xib", scale: 2, "--as-designed")
  }

  /// What is in the row that is so many points below the middle.
  private func columns(_ picture: DrawnPicture, _ distance: Double) -> [Rect] {
    let width = picture.size.width
    let runs = picture.runs(
      in: Rect(x: 12, y: 108 + distance - 6, width: width - 24, height: 12), tolerance: 0.2)
    // Letters of a word are less than 8 points apart.
    return runs.reduce(into: [Rect]()) { words, run in
      if let last = words.last, run.x - last.maxX < 8 {
        words[words.count - 1].width = run.maxX - last.x
      } else {
        words.append(run)
      }
    }
  }

  /// However wide the picker is: the columns of a date are 260 points wide.
  @Test(arguments: [320.0, 414, 700]) func columnsArePackedInTheMiddle(width: Double) throws {
    let picture = try picker(#"datePickerMode="date" style="wheels""#, width: width)
    let words = columns(picture, 0)
    #expect(words.count == 3)
    let (first, last) = (try #require(words.first), try #require(words.last))
    #expect(first.x >= width / 2 - 150 && last.maxX <= width / 2 + 150)
  }

  /// Below the 9th are the 10th and, three rows on, the 12th; above the 8th.
  @Test func daysEndAtTheSamePlace() throws {
    let picture = try picker(#"datePickerMode="date" style="wheels""#, width: 414)
    let ends = [-31.2, 31.2].map { columns(picture, $0) }.compactMap {
      $0.count == 3 ? $0[1].maxX : nil
    }
    try #require(ends.count == 2)
    #expect(abs(ends[0] - ends[1]) <= 1.5)
    let starts = [-31.2, 31.2].map { columns(picture, $0)[1].x }
    #expect(starts[0] > starts[1] + 4)
  }

  /// 9 January 2024 is a Tuesday, the third day of a week that begins on Sunday.
  @Test func weeksBeginOnSunday() throws {
    let picture = try picker(#"datePickerMode="date" style="inline""#, width: 350, height: 350)
    // The chosen day has a disc in the tint.
    let blue = (0..<7).filter { column in
      let x = 12 + (350.0 - 24) / 7 * (Double(column) + 0.5)
      return stride(from: 70.0, to: 340, by: 1).contains { y in
        let color = picture.color(x - 14, y)
        return color.blue - color.red > 0.08
      }
    }
    #expect(blue == [2])
  }
}

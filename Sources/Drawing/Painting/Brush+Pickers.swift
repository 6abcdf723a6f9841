import Scenes
import TextMetrics
import Traits

/// Pickers and date pickers. Their contents come from code or from the clock, so samples stand in.
extension Brush {
  func paintPickerView() {
    let rows = (1...9).map { "Row \($0)" }
    paintWheels([Wheel(rows: rows, share: 1, alignment: .center)])
  }

  func paintDatePicker() {
    switch look.style {
    case .compact: paintCompactDate()
    case .inline: paintCalendar()
    default: paintWheels(dateWheels)
    }
  }

  private var dateMode: Look.DateMode { look.dateMode ?? .dateAndTime }

  // MARK: Wheels

  private struct Wheel {
    let rows: [String]
    /// Of the width.
    let share: Double
    let alignment: Look.HorizontalAlignment
  }

  private var dateWheels: [Wheel] {
    let minutes = ["37", "38", "39", "40", "41", "42", "43", "44", "45"]
    let hours = ["5", "6", "7", "8", "9", "10", "11", "12", "1"]
    let halves = ["", "", "", "", "AM", "PM", "", "", ""]
    let days = ["5", "6", "7", "8", "9", "10", "11", "12", "13"]
    switch dateMode {
    case .time:
      return [
        Wheel(rows: hours, share: 0.32, alignment: .right),
        Wheel(rows: minutes, share: 0.3, alignment: .center),
        Wheel(rows: halves, share: 0.38, alignment: .left),
      ]
    case .date:
      let months = [
        "September", "October", "November", "December", "January", "February", "March", "April",
        "May",
      ]
      let years = (2020...2028).map(String.init)
      return [
        Wheel(rows: months, share: 0.48, alignment: .left),
        Wheel(rows: days, share: 0.2, alignment: .center),
        Wheel(rows: years, share: 0.32, alignment: .center),
      ]
    case .countDownTimer:
      let zeros = ["", "", "", "", "0 hours", "1", "2", "3", "4"]
      let minute = ["", "", "", "", "1 min", "2", "3", "4", "5"]
      return [
        Wheel(rows: zeros, share: 0.5, alignment: .center),
        Wheel(rows: minute, share: 0.5, alignment: .center),
      ]
    default:
      let names = [
        "Fri 5 Jan", "Sat 6 Jan", "Sun 7 Jan", "Mon 8 Jan", "Today", "Wed 10 Jan", "Thu 11 Jan",
        "Fri 12 Jan", "Sat 13 Jan",
      ]
      return [
        Wheel(rows: names, share: 0.46, alignment: .right),
        Wheel(rows: hours, share: 0.17, alignment: .center),
        Wheel(rows: minutes, share: 0.17, alignment: .center),
        Wheel(rows: halves, share: 0.2, alignment: .left),
      ]
    }
  }

  /// Draws wheels seen from the front: rows are lower and fainter the further they are turned away.
  private func paintWheels(_ wheels: [Wheel]) {
    let rowHeight = 32.0
    let band = bounds.inset(isLegacy ? 0 : 9, 0).centered(
      max(0, bounds.width - (isLegacy ? 0 : 18)), min(rowHeight, bounds.height))
    if isLegacy {
      hairline(from: Point(band.x, band.y), to: Point(band.maxX, band.y), theme[.separator])
      hairline(from: Point(band.x, band.maxY), to: Point(band.maxX, band.maxY), theme[.separator])
    } else {
      canvas.fill(Path(band, radius: 8), theme[.tertiarySystemFill])
    }
    canvas.saved {
      canvas.clip(Path(bounds))
      var x = band.x + 12
      let width = max(0, band.width - 24)
      for wheel in wheels {
        let column = Rect(x: x, y: 0, width: width * wheel.share, height: bounds.height)
        paint(wheel, in: column.inset(5, 0), rowHeight: rowHeight)
        x += column.width
      }
    }
  }

  private func paint(_ wheel: Wheel, in column: Rect, rowHeight: Double) {
    let middle = wheel.rows.count / 2
    let radius = min(bounds.height, 216) * 0.46
    let step = rowHeight / max(radius, 1)
    for (index, row) in wheel.rows.enumerated() {
      let angle = Double(index - middle) * step
      guard abs(angle) < .pi / 2, !row.isEmpty else { continue }
      let squeeze = Angle.cosine(angle)
      let distance = abs(index - middle)
      let color = distance == 0 ? theme[.label] : theme[.label].opacity(0.5 * squeeze)
      canvas.saved {
        canvas.translate(0, bounds.midY + radius * Angle.sine(angle))
        canvas.scale(1, max(squeeze, 0.05))
        var style = style(distance == 0 ? 22 : 21, .regular, color, wheel.alignment)
        style.minimumScale = 0.4
        draw(
          row, style,
          in: Rect(x: column.x, y: -rowHeight / 2, width: column.width, height: rowHeight))
      }
    }
  }

  // MARK: Compact and inline

  private func paintCompactDate() {
    let texts: [String] =
      switch dateMode {
      case .date: ["9 Jan 2024"]
      case .time: ["9:41 AM"]
      case .countDownTimer: ["0:01"]
      default: ["9 Jan 2024", "9:41 AM"]
      }
    let style = style(17, .regular, theme[.label])
    let height = min(34.33, bounds.height)
    var x = bounds.x
    for text in texts {
      let width = min(self.texts.width(of: text, style.font) + 22, max(0, bounds.maxX - x))
      let pill = Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      canvas.fill(Path(pill, radius: 6), theme[.tertiarySystemFill])
      draw(text, style, in: pill)
      x += width + 6
    }
  }

  private func paintCalendar() {
    let area = bounds.inset(12, 8)
    let heading = Rect(x: area.x, y: area.y, width: area.width, height: min(36, area.height))
    draw("January 2024", style(17, .semibold, theme[.label], .left), in: heading)
    let arrow = Rect(x: area.maxX - 18, y: heading.midY - 9, width: 18, height: 18)
    Glyph.chevronRight.draw(in: arrow, tint, on: canvas)
    var back = arrow
    back.x -= 34
    Glyph.chevronLeft.draw(in: back, tint, on: canvas)

    let column = area.width / 7
    let rowHeight = min(44, max(0, area.height - 36 - 20) / 5)
    for (index, day) in ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"].enumerated() {
      draw(
        day, style(12, .semibold, theme[.tertiaryLabel]),
        in: Rect(x: area.x + column * Double(index), y: heading.maxY, width: column, height: 20))
    }
    // January 2024 begins on a Monday.
    for day in 1...31 {
      let cell = Rect(
        x: area.x + column * Double((day - 1) % 7),
        y: heading.maxY + 20 + rowHeight * Double((day - 1) / 7), width: column, height: rowHeight)
      let isToday = day == 9
      if isToday {
        canvas.fill(.circle(cell.center, radius: min(column, rowHeight) * 0.46), tint.opacity(0.16))
      }
      draw(
        String(day), style(18, isToday ? .semibold : .regular, isToday ? tint : theme[.label]),
        in: cell)
    }
  }
}

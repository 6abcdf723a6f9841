import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Pickers and date pickers. Their contents come from code or from the clock, so samples stand in.
extension Brush {
  func paintPickerView() {
    let rows = (1...9).map { "Row \($0)" }
    paintWheels([Wheel(rows: rows, width: max(0, bounds.width - 18), alignment: .center)])
  }

  func paintDatePicker() {
    switch look.style {
    case .compact: paintCompactDate()
    case .inline: paintCalendar()
    default: paintWheels(dateWheels)
    }
  }

  private var dateMode: DatePicker.Mode { look.datePicker?.mode ?? .dateAndTime }

  // MARK: Wheels

  private struct Wheel {
    /// The middle one is chosen.
    let rows: [String]
    /// Points.
    let width: Double
    let alignment: Look.HorizontalAlignment
    /// Points to the wheel before.
    var gap = 0.0
  }

  /// The rows around the one that is chosen.
  private func rows(_ name: (_ distance: Int) -> String) -> [String] { (-4...4).map(name) }

  /// The columns stand packed in the middle. Source of the widths of a date's: two pickers in a picture of
  /// iOS 13 to 15 on an iPhone 11; the others are by eye.
  private var dateWheels: [Wheel] {
    let minutes = rows(ShownMoment.minuteName)
    let hours = rows(ShownMoment.hourName)
    let halves = ["", "", "", "", "AM", "PM", "", "", ""]
    switch dateMode {
    case .time:
      return [
        Wheel(rows: hours, width: 44, alignment: .right),
        Wheel(rows: minutes, width: 44, alignment: .right, gap: 12),
        Wheel(rows: halves, width: 52, alignment: .left, gap: 20),
      ]
    case .date:
      return [
        Wheel(rows: rows(ShownMoment.monthName), width: 126, alignment: .left),
        Wheel(
          rows: rows { String(ShownMoment.day + $0) }, width: 38, alignment: .right, gap: 2),
        Wheel(
          rows: rows { String(ShownMoment.year + $0) }, width: 64, alignment: .center, gap: 30),
      ]
    case .countDownTimer:
      let zeros = ["", "", "", "", "0 hours", "1", "2", "3", "4"]
      let minute = ["", "", "", "", "1 min", "2", "3", "4", "5"]
      return [
        Wheel(rows: zeros, width: 110, alignment: .left),
        Wheel(rows: minute, width: 90, alignment: .left, gap: 20),
      ]
    default:
      return [
        Wheel(rows: rows(ShownMoment.dayName), width: 128, alignment: .right),
        Wheel(rows: hours, width: 36, alignment: .right, gap: 16),
        Wheel(rows: minutes, width: 36, alignment: .right, gap: 10),
        Wheel(rows: halves, width: 44, alignment: .left, gap: 14),
      ]
    }
  }

  /// Draws wheels seen from the front: rows are lower and fainter the further they are turned away.
  private func paintWheels(_ wheels: [Wheel]) {
    // Lines bound the band up to iOS 12.
    let rowHeight = FixedMetric.pickerRowHeight
    let band = bounds.inset(platform[.pickerBandMargin], 0).centered(
      max(0, bounds.width - 2 * platform[.pickerBandMargin]),
      min(rowHeight + platform[.pickerBandSurplus], bounds.height))
    if isLegacy {
      hairline(from: Point(band.x, band.y), to: Point(band.maxX, band.y), theme[.separator])
      hairline(from: Point(band.x, band.maxY), to: Point(band.maxX, band.maxY), theme[.separator])
    } else {
      canvas.fill(
        Path(band, radius: FixedMetric.pickerBandCornerRadius), theme[.tertiarySystemFill])
    }
    let content = wheels.reduce(0) { $0 + $1.gap + $1.width }
    // A picker without room for them has narrower ones.
    let share = min(1, band.width / max(content, 1))
    canvas.saved {
      canvas.clip(Path(bounds))
      var x = bounds.midX - content * share / 2
      for wheel in wheels {
        x += wheel.gap * share
        let column = Rect(x: x, y: 0, width: wheel.width * share, height: bounds.height)
        paint(wheel, in: column, rowHeight: rowHeight)
        x = column.maxX
      }
    }
  }

  private func paint(_ wheel: Wheel, in column: Rect, rowHeight: Double) {
    let middle = wheel.rows.count / 2
    let radius =
      min(bounds.height, platform.wheelsHeight(isLow: false)) * FixedMetric.pickerRadiusShare
    let step = rowHeight / max(radius, 1)
    for (index, row) in wheel.rows.enumerated() {
      let angle = Double(index - middle) * step
      guard abs(angle) < .pi / 2, !row.isEmpty else { continue }
      let squeeze = Angle.cosine(angle)
      let isChosen = index == middle
      let color = isChosen ? theme[.label] : theme[.label].opacity(0.42 * squeeze)
      // The chosen row is seen through a lens.
      let lens = isChosen ? 1.1 : 1
      canvas.saved {
        canvas.translate(column.midX, bounds.midY + radius * Angle.sine(angle))
        canvas.scale(lens, max(squeeze, 0.05) * lens)
        var style = style(FixedMetric.pickerFontSize, .regular, color, wheel.alignment)
        style.minimumScale = 0.4
        draw(
          row, style,
          in: Rect(
            x: -column.width / 2, y: -rowHeight / 2, width: column.width, height: rowHeight))
      }
    }
  }

  // MARK: Compact and inline

  private func paintCompactDate() {
    let texts: [String] =
      switch dateMode {
      case .date: [ShownMoment.date]
      case .time: [ShownMoment.time]
      case .countDownTimer: ["0:01"]
      default: [ShownMoment.date, ShownMoment.time]
      }
    let style = style(FixedMetric.compactDateFontSize, .regular, theme[.label])
    let height = min(FixedMetric.compactDateHeight, bounds.height)
    var x = bounds.x
    for text in texts {
      let width = min(
        self.texts.width(of: text, style.font) + 2 * FixedMetric.compactDateSideInset,
        max(0, bounds.maxX - x))
      let pill = Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      canvas.fill(
        Path(pill, radius: FixedMetric.compactDateCornerRadius), theme[.tertiarySystemFill])
      draw(text, style, in: pill)
      x += width + FixedMetric.drawnCompactDateGap
    }
  }

  private func paintCalendar() {
    let area = bounds.inset(12, 8)
    let heading = Rect(x: area.x, y: area.y, width: area.width, height: min(36, area.height))
    draw(ShownMoment.monthAndYear, style(17, .semibold, theme[.label], .left), in: heading)
    let arrow = Rect(x: area.maxX - 18, y: heading.midY - 9, width: 18, height: 18)
    Glyph.chevronRight.draw(in: arrow, tint, on: canvas)
    var back = arrow
    back.x -= 34
    Glyph.chevronLeft.draw(in: back, tint, on: canvas)

    let column = area.width / 7
    // Weeks begin on Sunday, and a month takes up to six of them.
    let before = ShownMoment.daysBeforeFirst
    let weeks = (before + ShownMoment.daysInMonth + 6) / 7
    let rowHeight = min(44, max(0, area.height - 36 - 20) / Double(weeks))
    for (index, day) in ShownMoment.weekdays.enumerated() {
      draw(
        day.uppercased(), style(12, .semibold, theme[.tertiaryLabel]),
        in: Rect(x: area.x + column * Double(index), y: heading.maxY, width: column, height: 20))
    }
    for day in 1...ShownMoment.daysInMonth {
      let place = before + day - 1
      let cell = Rect(
        x: area.x + column * Double(place % 7),
        y: heading.maxY + 20 + rowHeight * Double(place / 7), width: column, height: rowHeight)
      let isToday = day == ShownMoment.day
      if isToday {
        canvas.fill(.circle(cell.center, radius: min(column, rowHeight) * 0.46), tint.opacity(0.16))
      }
      draw(
        String(day), style(18, isToday ? .semibold : .regular, isToday ? tint : theme[.label]),
        in: cell)
    }
  }
}

import Graphics
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

  private var isRightToLeft: Bool { look.isRightToLeft == true }

  // MARK: Wheels

  private struct Wheel {
    /// The middle one is chosen.
    let rows: [String]
    /// Points.
    let width: Double
    let alignment: Look.HorizontalAlignment
    /// Points to the wheel before.
    var gap = 0.0

    init(
      rows: [String], width: Double, alignment: Look.HorizontalAlignment, gap: Double = 0
    ) {
      self.rows = rows
      self.width = width
      self.alignment = alignment
      self.gap = gap
    }

    /// A date's. Source of the widths, where they are no figures: by eye.
    init(_ wheel: DatePickerLook.Wheel, _ mode: DatePicker.Mode, on platform: Platform) {
      let (width, alignment, gap): (Double, Look.HorizontalAlignment, Double) =
        switch (wheel.part, mode) {
        case (.weekdayAndDate, _): (platform[.dayWheelWidth], .right, 16)
        case (.month, _): (126, .left, 16)
        case (.day, _): (38, .right, 2)
        case (.year, _): (64, .center, 30)
        case (.hour, .time): (44, .right, 12)
        case (.minute, .time): (44, .right, 12)
        case (.half, .time): (52, .left, 20)
        case (.hour, _): (36, .right, platform[.hourWheelGap])
        case (.minute, _): (36, .right, platform[.minuteWheelGap])
        case (.half, _): (platform[.halfWheelWidth], .left, platform[.halfWheelGap])
        case (.hours, _): (110, .left, 2)
        case (.minutes, _): (90, .left, 20)
        }
      self.init(rows: wheel.rows, width: width, alignment: alignment, gap: gap)
    }
  }

  /// The columns stand packed in the middle.
  private var dateWheels: [Wheel] {
    guard let picker = look.datePicker else { return [] }
    var wheels = picker.wheels ?? []
    // From right to left the parts follow one another as texts do, but a time is a number, which stays.
    if isRightToLeft, let hour = wheels.firstIndex(where: { $0.part == .hour }),
      let minute = wheels.firstIndex(where: { $0.part == .minute })
    {
      wheels.swapAt(hour, minute)
    }
    let font = style(FixedMetric.pickerFontSize, .regular, theme[.label]).font
    return wheels.map { shown in
      let wheel = Wheel(shown, picker.mode, on: platform)
      // Other languages have longer names.
      let widest = wheel.rows.map { texts.width(of: $0, font) }.max() ?? 0
      return Wheel(
        rows: wheel.rows, width: max(wheel.width, widest.rounded(.up)),
        alignment: isRightToLeft ? wheel.alignment.mirrored : wheel.alignment, gap: wheel.gap)
    }
  }

  /// Draws wheels seen from the front: rows are lower and fainter the further they are turned away.
  private func paintWheels(_ wheels: [Wheel]) {
    // Lines bound the band up to iOS 12.
    let rowHeight = FixedMetric.pickerRowHeight
    let band = bounds.inset(platform[.pickerBandMargin], 0).centered(
      max(0, bounds.width - 2 * platform[.pickerBandMargin]),
      min(rowHeight + FixedMetric.pickerBandSurplus, bounds.height))
    if isLegacy {
      hairline(from: band.x, to: band.maxX, y: band.y, theme[.separator])
      hairline(from: band.x, to: band.maxX, y: band.maxY, isAbove: true, theme[.separator])
    } else {
      canvas.fill(
        Path(band, radius: FixedMetric.pickerBandCornerRadius), theme[.tertiarySystemFill])
    }
    let content = wheels.reduce(0) { $0 + $1.gap + $1.width } - (wheels.first?.gap ?? 0)
    // A picker without room for them has narrower ones.
    let share = min(1, band.width / max(content, 1))
    canvas.saved {
      canvas.clip(Path(bounds))
      var x = bounds.midX - content * share / 2
      for (index, wheel) in wheels.enumerated() {
        if index > 0 { x += wheel.gap * share }
        let column = Rect(x: x, y: 0, width: wheel.width * share, height: bounds.height)
        paint(wheel, in: isRightToLeft ? column.mirrored(in: bounds) : column, rowHeight: rowHeight)
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
    let usual = style(FixedMetric.compactDateFontSize, .regular, theme[.label])
    let style = look.font.map { TextPainter.Style($0, usual.color, usual.alignment) } ?? usual
    let growth = texts.lineHeight(style.font) - texts.lineHeight(usual.font)
    let height = min(FixedMetric.compactDateHeight + growth, bounds.height)
    var x = bounds.x
    for text in look.datePicker?.fields ?? [] {
      let width = min(pillWidth(of: text, style), max(0, bounds.maxX - x))
      paintPill(
        text, style, in: Rect(x: x, y: bounds.midY - height / 2, width: width, height: height))
      x += width + FixedMetric.drawnCompactDateGap
    }
  }

  private func pillWidth(of text: String, _ style: TextPainter.Style) -> Double {
    texts.width(of: text, style.font) + 2 * FixedMetric.compactDateSideInset
  }

  private func paintPill(_ text: String, _ style: TextPainter.Style, in place: Rect) {
    let pill = isRightToLeft ? place.mirrored(in: bounds) : place
    canvas.fill(
      Path(pill, radius: FixedMetric.compactDateCornerRadius), theme[.tertiarySystemFill])
    draw(text, style, in: pill)
  }

  private func paintCalendar() {
    guard let calendar = look.datePicker?.calendar else { return }
    func mirrored(_ rect: Rect) -> Rect { isRightToLeft ? rect.mirrored(in: bounds) : rect }
    var area = bounds.inset(12, 8)
    if let time = calendar.time, time.count == 2 {
      let row = min(FixedMetric.inlineTimeHeight, area.height)
      area.height -= row
      paintTime(time[0], time[1], in: Rect(x: area.x, y: area.maxY, width: area.width, height: row))
    }
    let heading = Rect(x: area.x, y: area.y, width: area.width, height: min(36, area.height))
    draw(calendar.heading, style(17, .semibold, theme[.label], beginning), in: heading)
    let arrow = Rect(x: area.maxX - 18, y: heading.midY - 9, width: 18, height: 18)
    (isRightToLeft ? Glyph.chevronLeft : .chevronRight).draw(in: mirrored(arrow), tint, on: canvas)
    var back = arrow
    back.x -= 34
    (isRightToLeft ? Glyph.chevronRight : .chevronLeft).draw(in: mirrored(back), tint, on: canvas)

    let column = area.width / 7
    // A month takes up to six weeks.
    let before = calendar.daysBeforeFirst
    let weeks = (before + calendar.days.count + 6) / 7
    let rowHeight = min(44, max(0, area.height - 36 - 20) / Double(weeks))
    for (index, day) in calendar.weekdays.enumerated() {
      var style = style(12, .semibold, theme[.tertiaryLabel])
      style.minimumScale = 0.6
      let place = Rect(
        x: area.x + column * Double(index), y: heading.maxY, width: column, height: 20)
      draw(day, style, in: mirrored(place.inset(2, 0)))
    }
    for (index, day) in calendar.days.enumerated() {
      let place = before + index
      let cell = mirrored(
        Rect(
          x: area.x + column * Double(place % 7),
          y: heading.maxY + 20 + rowHeight * Double(place / 7), width: column, height: rowHeight))
      let isToday = index == calendar.today
      if isToday {
        canvas.fill(.circle(cell.center, radius: min(column, rowHeight) * 0.46), tint.opacity(0.16))
      }
      draw(
        day, style(18, isToday ? .semibold : .regular, isToday ? tint : theme[.label]), in: cell)
    }
  }
}

extension Brush {
  /// What an inline picker has below its calendar; by eye.
  private func paintTime(_ title: String, _ time: String, in row: Rect) {
    let usual = style(FixedMetric.compactDateFontSize, .regular, theme[.label])
    let width = min(pillWidth(of: time, usual), row.width / 2)
    let height = min(FixedMetric.compactDateHeight, row.height)
    paintPill(
      time, usual,
      in: Rect(x: row.maxX - width, y: row.midY - height / 2, width: width, height: height))
    let rest = Rect(x: row.x, y: row.y, width: row.width - width - 8, height: row.height)
    draw(
      title, style(FixedMetric.compactDateFontSize, .semibold, theme[.label], beginning),
      in: isRightToLeft ? rest.mirrored(in: bounds) : rest)
  }
}

extension Look.HorizontalAlignment {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .fill, .justified: self
    }
  }
}

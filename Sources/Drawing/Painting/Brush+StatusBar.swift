import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// The status bar: the time, how well the networks are received, and how full the battery is.
///
/// Lengths are points. Source of those beside an island: reference/uikit-15-26.md, section 8 (a kit of
/// iOS 17 to 27 for screens 402 wide); beside a notch: pictures of an iPhone 11, 414 wide; the others are
/// by eye.
extension Brush {
  func paintStatusBar() {
    let bar = look.statusBar ?? Look.StatusBar()
    let ink = look.textColor ?? theme[.label]
    switch bar.form {
    case .notch where bounds.height == FixedMetric.laterNotchHeight:
      paintEars(
        time: bounds.width * FixedMetric.laterNotchTimeShare,
        end: bounds.width * FixedMetric.laterNotchEndShare, middle: bar.middle,
        textSize: FixedMetric.laterNotchTimeFontSize, gap: FixedMetric.islandLevelGap, scale: 1, ink
      )
    case .notch:
      paintEars(
        time: bounds.width * 0.124, end: bounds.width * 0.959, middle: bar.middle,
        textSize: FixedMetric.notchTimeFontSize, gap: FixedMetric.notchLevelGap, scale: 0.95, ink)
    case .island where bounds.width >= FixedMetric.leastLargeIslandWidth:
      paintEars(
        time: bounds.width * FixedMetric.largeIslandTimeShare,
        end: bounds.width * FixedMetric.largeIslandEndShare, middle: bar.middle,
        textSize: FixedMetric.islandTimeFontSize, gap: FixedMetric.islandLevelGap,
        scale: FixedMetric.largeIslandScale, ink)
    case .island:
      paintEars(
        time: bounds.width * 0.176, end: bounds.width * 0.9015, middle: bar.middle,
        textSize: FixedMetric.islandTimeFontSize, gap: FixedMetric.islandLevelGap, scale: 1, ink)
    case .column: paintStatusColumn(ink)
    case .homeButton: paintPlainStatusBar(ink)
    case .pad: paintPadStatusBar(ink)
    }
  }

  /// - Parameters:
  ///   - time: The middle of the time, from the left.
  ///   - end: Where the battery ends, from the left.
  private func paintEars(
    time: Double, end: Double, middle: Double?, textSize: Double, gap: Double, scale: Double,
    _ ink: Color
  ) {
    let middle = middle ?? bounds.midY
    draw(
      statusTime ?? EnglishMoment.shortTime, style(textSize, .semibold, ink),
      in: Rect(x: time - 40, y: middle - 12, width: 80, height: 24))
    var x = end - StatusGlyph.battery.size.width * scale
    for glyph in [StatusGlyph.battery, .wifi, .cellular] {
      paint(glyph, x: x, middle: middle, scale: scale, ink)
      if glyph == .cellular { break }
      x -= gap + (glyph == .battery ? StatusGlyph.wifi : .cellular).size.width * scale
    }
  }

  /// The status bar of a phone that folds, at the camera's edge: the time, and the levels below it, end where the bar
  /// does. Its size was measured; what stands where in it is by eye.
  private func paintStatusColumn(_ ink: Color) {
    let scale = FixedMetric.plainLevelScale
    let middle = bounds.maxY - 20
    draw(
      statusTime ?? EnglishMoment.shortTime, style(FixedMetric.islandTimeFontSize, .semibold, ink),
      in: Rect(x: bounds.x, y: middle - 36, width: bounds.width, height: 24))
    let glyphs = [StatusGlyph.cellular, .wifi, .battery]
    let gap = 4.0
    let width = glyphs.reduce(gap * 2) { $0 + $1.size.width * scale }
    var x = bounds.midX - width / 2
    for glyph in glyphs {
      paint(glyph, x: x, middle: middle, scale: scale, ink)
      x += glyph.size.width * scale + gap
    }
  }

  private var statusTime: String? { look.statusBar?.time }

  /// Of phones with a home button, and of pads before iOS 12: the time is in the middle.
  private func paintPlainStatusBar(_ ink: Color) {
    let (middle, scale) = (platform[.plainLevelMiddle], FixedMetric.plainLevelScale)
    let start = FixedMetric.plainReceptionStart
    let end = bounds.width - FixedMetric.plainLevelMargin
    let receptionEnd: Double
    if let side = platform.value(of: .receptionDotSide) {
      receptionEnd = paintReceptionDots(side: side, middle: middle, ink)
      paintFlatBattery(to: end, middle: middle, ink)
    } else {
      receptionEnd = start + StatusGlyph.cellular.size.width * scale
      paint(.cellular, x: start, middle: middle, scale: scale, ink)
      paint(
        .battery, x: end - StatusGlyph.battery.size.width * scale, middle: middle, scale: scale,
        ink)
    }
    let wifi = Size(width: platform[.plainWifiWidth], height: platform[.plainWifiHeight])
    canvas.saved {
      canvas.translate(receptionEnd + 4, middle - wifi.height / 2)
      paintWifi(wifi, ink)
    }
    draw(
      statusTime ?? EnglishMoment.time, style(FixedMetric.plainTimeFontSize, .semibold, ink),
      in: bounds)
  }

  /// Up to iOS 10 full reception is five dots.
  /// - Returns: Where the last one ends.
  private func paintReceptionDots(side: Double, middle: Double, _ ink: Color) -> Double {
    let starts = (0..<5).map {
      FixedMetric.plainReceptionStart + Double($0) * FixedMetric.receptionDotPitch
    }
    for x in starts {
      canvas.fill(.circle(Point(x + side / 2, middle), radius: side / 2), ink)
    }
    return (starts.last ?? 0) + side
  }

  /// Up to iOS 10 a battery has a thin outline, and corners that are hardly round.
  private func paintFlatBattery(to end: Double, middle: Double, _ ink: Color) {
    let size = Size(width: FixedMetric.flatBatteryWidth, height: FixedMetric.flatBatteryHeight)
    let body = Rect(
      x: end - size.width, y: middle - size.height / 2, width: size.width - 2,
      height: size.height)
    canvas.stroke(Path(body.inset(0.25, 0.25), radius: 1.2), ink, width: 0.5)
    canvas.fill(Path(body.inset(1, 1), radius: 0.5), ink)
    let cap = Rect(x: body.maxX + 0.5, y: middle - 1.5, width: 1.5, height: 3)
    canvas.fill(Path(cap, radius: 0.7), ink)
  }

  /// Of pads since iOS 12: time and date are at the left.
  private func paintPadStatusBar(_ ink: Color) {
    let (middle, scale) = (bounds.midY, 0.85)
    // Beside round corners there is more room.
    let margin = bounds.height >= 24 ? 18.0 : 8
    let text = style(FixedMetric.plainTimeFontSize, .semibold, ink, .left)
    draw(
      (statusTime ?? EnglishMoment.time) + "  "
        + (look.statusBar?.date ?? EnglishMoment.weekdayAndDate), text,
      in: Rect(x: margin, y: 0, width: bounds.width / 2, height: bounds.height))
    var x = bounds.width - margin - StatusGlyph.battery.size.width * scale
    paint(.battery, x: x, middle: middle, scale: scale, ink)
    let charge = "100%"
    let width = texts.width(of: charge, text.font)
    x -= width + 4
    draw(
      charge, text, in: Rect(x: x, y: 0, width: width + 1, height: bounds.height))
    x -= StatusGlyph.wifi.size.width * scale + 6
    paint(.wifi, x: x, middle: middle, scale: scale, ink)
  }

  // MARK: Symbols

  private enum StatusGlyph {
    case cellular, wifi, battery

    var size: Size {
      switch self {
      case .cellular: Size(width: FixedMetric.cellularWidth, height: FixedMetric.cellularHeight)
      case .wifi: Size(width: FixedMetric.wifiWidth, height: FixedMetric.wifiHeight)
      case .battery: Size(width: FixedMetric.batteryWidth, height: FixedMetric.batteryHeight)
      }
    }
  }

  private func paint(
    _ glyph: StatusGlyph, x: Double, middle: Double, scale: Double, _ ink: Color
  ) {
    canvas.saved {
      canvas.translate(x, middle - glyph.size.height * scale / 2)
      canvas.scale(scale, scale)
      switch glyph {
      case .cellular: paintCellular(glyph.size, ink)
      case .wifi: paintWifi(glyph.size, ink)
      case .battery: paintBattery(glyph.size, ink)
      }
    }
  }

  /// Four bars, each higher than the one before.
  private func paintCellular(_ size: Size, _ ink: Color) {
    let (bar, gap) = (3.2, 2.17)
    for (index, height) in [4.0, 6.3, 9.2, size.height].enumerated() {
      let rect = Rect(
        x: Double(index) * (bar + gap), y: size.height - height, width: bar, height: height)
      canvas.fill(Path(rect, radius: 1), ink)
    }
  }

  /// A fan of a dot and two waves around the middle of its bottom.
  private func paintWifi(_ size: Size, _ ink: Color) {
    let origin = Point(size.width / 2, size.height)
    let spread = 0.79
    for (inner, outer) in [(0.0, 0.3), (0.43, 0.64), (0.78, 1.0)] {
      var band = Path()
      let (from, to) = (-Double.pi / 2 - spread, -Double.pi / 2 + spread)
      band.arc(origin, outer * size.height, from: from, to: to)
      if inner > 0 {
        band.reverseArc(origin, inner * size.height, from: to, to: from)
      } else {
        band.line(origin.x, origin.y)
      }
      band.close()
      canvas.fill(band, ink)
    }
  }

  private func paintBattery(_ size: Size, _ ink: Color) {
    let body = Rect(x: 0, y: 0, width: size.width - 2.33, height: size.height)
    canvas.stroke(Path(body.inset(0.5, 0.5), radius: 3.8), ink.opacity(0.4), width: 1)
    canvas.fill(Path(body.inset(2, 2), radius: 2.5), ink)
    let cap = Rect(x: body.maxX + 1, y: size.height / 2 - 2, width: 1.33, height: 4)
    canvas.fill(Path(cap, radius: 0.7), ink.opacity(0.45))
  }
}

/// What status bars have, as an American reads it (en_US), where nobody chose a language.
private enum EnglishMoment {
  static let time = "9:41 AM"
  /// Without a part of the day, as the status bar of a phone has it.
  static let shortTime = "9:41"
  /// As the status bar of a pad has it.
  static let weekdayAndDate = "Tue Jan 9"
}

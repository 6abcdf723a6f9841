import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Switches, sliders, steppers and segmented controls.
extension Brush {
  /// A colour as a control that can't be used shows it.
  private func faded(_ color: Color) -> Color { isEnabled ? color : color.opacity(0.5) }

  func paintSwitch(_ toggle: SwitchLook) {
    // It has a size of its own, whatever its frame, in whose leading corner it stands: in list-transformations.png
    // of the public pictures it is 51 wide from 356 on, where its frame is 60 wide.
    let size = Self.switchSize(platform)
    let track = Rect(x: bounds.x, y: bounds.y, width: size.width, height: size.height)
    let isOn = toggle.isOn
    let on = toggle.onTint ?? theme[.systemGreen]
    if !isOn, let ring = platform.color(.switchRingColor) {
      let width = FixedMetric.switchRingWidth
      canvas.stroke(.capsule(track.inset(width / 2, width / 2)), faded(ring), width: width)
    } else {
      canvas.fill(.capsule(track), faded(isOn ? on : theme[.secondarySystemFill]))
    }
    let gap = platform[.switchThumbGap]
    let height = max(0, track.height - 2 * gap)
    let width = min(isGlass ? height * FixedMetric.switchThumbShape : height, track.width - 2 * gap)
    let knob = Rect(
      x: isOn ? track.maxX - gap - width : track.x + gap, y: track.y + gap, width: width,
      height: height)
    paintKnob(knob, toggle.thumbTint)
  }

  /// A switch's frame.
  private static func switchSize(_ platform: Platform) -> Size {
    Size(
      width: platform.switchSize.width + platform[.switchOutset],
      height: platform.switchSize.height)
  }

  /// A thumb with its shadow, white where it has no colour of its own.
  private func paintKnob(_ knob: Rect, _ color: Color?) {
    let radius = min(knob.width, knob.height) / 2
    canvas.shadow(
      under: knob, radius: radius, blur: platform[.knobShadowBlur], y: platform[.knobShadowDrop],
      Color(white: 0, alpha: 0.22))
    canvas.fill(.capsule(knob), color ?? Color(white: 1))
  }

  func paintSlider(_ slider: SliderLook) {
    let height = platform[.sliderTrackHeight]
    let room = roomBetweenImages(of: slider)
    let track = room.inset(2, 0).centered(max(0, room.width - 4), height)
    let thumb = SliderThumb(at: slider.value, in: room, of: look).frame
    canvas.fill(
      .capsule(track),
      faded(slider.maximumTint ?? platform.color(.sliderTrackColor) ?? theme[.systemFill]))
    let done = track.split(at: thumb.midX - track.x).left
    canvas.fill(.capsule(done), faded(slider.minimumTint ?? tint))
    paintKnob(thumb, slider.thumbTint)
    canvas.stroke(.capsule(thumb), Color(white: 0, alpha: 0.06), width: 0.5)
  }

  /// Draws what is at a slider's ends, in its own size.
  /// - Returns: What is left to the track.
  private func roomBetweenImages(of slider: SliderLook) -> Rect {
    var room = bounds
    for (image, isFirst) in [(slider.minimumImage, true), (slider.maximumImage, false)] {
      guard let image, let size = image.size ?? images.surface(for: image)?.pointSize else {
        continue
      }
      paintIcon(
        image,
        in: Rect(
          x: isFirst ? bounds.x : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
          width: size.width, height: size.height), tint, isTemplate: false)
      let taken = size.width + FixedMetric.sliderImageGap
      room.width = max(0, room.width - taken)
      if isFirst { room.x += taken }
    }
    return room
  }

  /// Of steppers and segmented controls: capsules in iOS 26.
  private var cornerRadius: Double {
    platform.value(of: .controlCornerRadius) ?? bounds.height / 2
  }

  func paintStepper() {
    let color = isLegacy ? tint : theme[.label]
    let radius = cornerRadius
    if isLegacy {
      canvas.stroke(Path(bounds.inset(0.5, 0.5), radius: radius), tint, width: 1)
    } else {
      canvas.fill(Path(bounds, radius: radius), theme[.tertiarySystemFill])
    }
    // Up to iOS 12 from the frame's line to that opposite, with its round ends.
    let inset = isLegacy ? 1.0 : bounds.height * 0.22
    canvas.stroke(
      .line(Point(bounds.midX, inset), Point(bounds.midX, bounds.height - inset)),
      isLegacy ? tint : theme[.separator], width: 1)
    let halves = bounds.split(at: bounds.width / 2)
    let side = min(platform[.stepperGlyphSide], bounds.height * (isLegacy ? 0.8 : 0.6))
    func ink(_ isAtEnd: Bool?) -> Color { isAtEnd == true ? color.opacity(0.5) : faded(color) }
    let stroke = platform[.stepperGlyphStroke]
    for (glyph, half, isAtEnd) in [
      (Glyph.minus, halves.left, look.stepper?.isAtMinimum),
      (.plus, halves.right, look.stepper?.isAtMaximum),
    ] {
      glyph.draw(
        in: half.centered(side, side), ink(isAtEnd), on: canvas, stroke: stroke, isSharp: isLegacy)
    }
  }

  // MARK: Segmented controls

  func paintSegmentedControl(_ segments: SegmentsLook) {
    guard !segments.items.isEmpty else { return paintEmptySegments() }
    let cells = segmentRects(segments.items)
    if isLegacy {
      paintLegacySegments(segments, cells)
    } else {
      paintSegments(segments, cells)
    }
  }

  private func paintEmptySegments() {
    canvas.fill(Path(bounds, radius: cornerRadius), theme[.tertiarySystemFill])
  }

  /// Segments are as wide as each other, but for those with a width of their own.
  private func segmentRects(_ items: [Look.Item]) -> [Rect] {
    let fixed = items.compactMap(\.width).filter { $0 > 0 }
    let free = max(0, bounds.width - fixed.reduce(0, +))
    let share = free / Double(max(1, items.count - fixed.count))
    var x = 0.0
    return items.map { item in
      let width = item.width.flatMap { $0 > 0 ? $0 : nil } ?? share
      defer { x += width }
      let cell = Rect(x: x, y: 0, width: width, height: bounds.height)
      return look.isRightToLeft == true ? cell.mirrored(in: bounds) : cell
    }
  }

  /// Where a segment begins, in points from the left.
  private func start(of cell: Rect) -> Double {
    look.isRightToLeft == true ? cell.maxX : cell.x
  }

  private func paintSegments(_ segments: SegmentsLook, _ cells: [Rect]) {
    canvas.fill(
      Path(bounds, radius: cornerRadius), look.visibleBackground ?? theme[.tertiarySystemFill])
    for (index, cell) in cells.enumerated().dropFirst() {
      // Glass has no lines between segments.
      if isGlass || segments.selected == index || segments.selected == index - 1 { continue }
      canvas.stroke(
        .line(
          Point(start(of: cell), bounds.height * 0.27), Point(start(of: cell), bounds.height * 0.73)
        ),
        theme[.separator], width: 1)
    }
    for (index, (item, cell)) in zip(segments.items, cells).enumerated() {
      let isSelected = segments.selected == index
      if isSelected {
        let pill = cell.inset(2, 2)
        let radius = max(0, cornerRadius - (isGlass ? 2 : 1))
        canvas.shadow(under: pill, radius: radius, blur: 2.5, y: 1.5, Color(white: 0, alpha: 0.14))
        canvas.fill(
          Path(pill, radius: radius),
          segments.selectedTint ?? theme.choose(light: Color(white: 1), dark: Color(hex: 0x636366)))
      }
      paintSegment(item, cell, theme[.label], weight: isSelected ? .semibold : .medium)
    }
  }

  private func paintLegacySegments(_ segments: SegmentsLook, _ cells: [Rect]) {
    let outline = Path(bounds.inset(0.5, 0.5), radius: cornerRadius)
    if let background = look.background { canvas.fill(outline, background) }
    // What is behind the control shows through the title of the chosen segment. Source: iOS 7 to 12.
    for (index, (item, cell)) in zip(segments.items, cells).enumerated()
    where segments.selected == index {
      canvas.cutOut {
        paintSegment(item, cell, Color(white: 0), weight: .regular)
      } from: {
        canvas.clip(outline)
        canvas.fill(cell, faded(tint))
      }
    }
    for (index, cell) in cells.enumerated().dropFirst() {
      if segments.selected == index || segments.selected == index - 1 { continue }
      canvas.stroke(
        .line(Point(start(of: cell), 0.5), Point(start(of: cell), bounds.height - 0.5)),
        faded(tint), width: 1)
    }
    canvas.stroke(outline, faded(tint), width: 1)
    for (index, (item, cell)) in zip(segments.items, cells).enumerated()
    where segments.selected != index {
      paintSegment(item, cell, tint, weight: .regular)
    }
  }

  private func paintSegment(_ item: Look.Item, _ cell: Rect, _ color: Color, weight: FontWeight) {
    let color = item.isEnabled == false ? color.opacity(0.35) : faded(color)
    if let image = item.image {
      let side = min(FixedMetric.segmentIconSide, cell.height - FixedMetric.segmentIconEnds)
      // As large as it is, and cut off where the segment ends. Source: the documentation of
      // UISegmentedControl.setImage(_:forSegmentAt:), which scales none.
      let size =
        image.size ?? images.surface(for: image)?.pointSize ?? Size(width: side, height: side)
      canvas.saved {
        canvas.clip(Path(cell))
        paintIcon(image, in: cell.centered(size.width, size.height), color)
      }
    } else if let title = item.title {
      var style = self.style(FixedMetric.segmentFontSize, weight, color)
      style.lineBreakMode = .middleTruncation
      draw(title, style, in: cell.inset(FixedMetric.segmentTextInset, 0))
    }
  }
}

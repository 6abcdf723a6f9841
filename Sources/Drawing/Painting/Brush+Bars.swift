import Scenes
import TextMetrics
import Traits

/// Navigation bars, toolbars, tab bars and the status bar.
extension Brush {
  /// Source of the colours: UIKit's bars over a system background, by eye.
  var barBackground: Color {
    switch look.style {
    case .black: Color(hex: 0x1C1C1E)
    default: theme.choose(light: Color(hex: 0xF9F9F9), dark: Color(hex: 0x161618))
    }
  }

  private var barInk: Color {
    if look.style == .black { return Color(white: 1) }
    return theme[.label]
  }

  private enum Edge { case top, bottom }

  /// The bar's surface, which reaches to the screen's edge, with a line where the content begins.
  private func paintBarSurface(towards edge: Edge) {
    let overhang = max(0, look.overhang ?? 0)
    var surface = bounds
    surface.height += overhang
    if edge == .top { surface.y -= overhang }
    let clear = look.background.map { $0.alpha == 0 } ?? true
    canvas.fill(surface, look.barTint ?? (clear ? nil : look.background) ?? barBackground)
    let y = edge == .top ? bounds.maxY : 0
    hairline(from: Point(0, y), to: Point(bounds.width, y), theme[.separator])
  }

  private var margin: Double { look.margin ?? 16 }

  // MARK: Navigation bars

  func paintNavigationBar() {
    paintBarSurface(towards: .top)
    var content = bounds
    if let prompt = look.secondaryText, bounds.height > 50 {
      // Source: reference/controls.json and semantics.md: a prompt adds 30.
      let area = Rect(x: margin, y: 4, width: bounds.width - 2 * margin, height: 26)
      draw(prompt, style(13, .regular, barInk), in: area)
      content = content.inset(EdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    }
    let isLarge = look.hasLargeTitle == true && content.height >= 80
    if isLarge {
      // Source: reference/devices.json, bars: a large title adds 52.
      let area = Rect(
        x: margin, y: content.maxY - 52, width: max(0, content.width - 2 * margin), height: 46)
      draw(look.text ?? "", style(34, .bold, look.textColor ?? barInk, .left), in: area)
      content.height -= 52
    }
    let (left, right) = paintBarButtons(in: content)
    guard !isLarge, let title = look.text, !title.isEmpty else { return }
    var titleStyle = style(17, .semibold, look.textColor ?? barInk)
    if let font = look.font { titleStyle.font = font }
    // Centred in the bar as long as it fits between the buttons.
    let width = texts.width(of: title, titleStyle.font)
    let room = max(0, right - left - 12)
    var x = bounds.midX - width / 2
    x = max(left + 6, min(x, right - 6 - width))
    let area = Rect(x: x, y: content.y, width: min(width, room), height: content.height)
    draw(title, titleStyle, in: area)
  }

  /// Draws the buttons and returns where the room between them begins and ends.
  private func paintBarButtons(in content: Rect) -> (left: Double, right: Double) {
    var left = margin
    var right = bounds.width - margin
    for item in look.items ?? [] {
      switch item.place ?? .left {
      case .back:
        // By eye: the chevron stands 8 points from the edge, the title 5 behind it.
        let chevron = Rect(x: left - 8, y: content.midY - 11, width: 13, height: 22)
        let color = itemColor(item)
        canvas.stroke(
          .lines([
            Point(chevron.maxX - 2, chevron.y + 1), Point(chevron.x + 1.5, chevron.midY),
            Point(chevron.maxX - 2, chevron.maxY - 1),
          ]), color, width: 2.6)
        left = chevron.maxX + 5
        let area = Rect(x: left, y: content.y, width: bounds.width * 0.4, height: content.height)
        let drawn = draw(item.title ?? "Back", style(17, .regular, color, .left), in: area)
        left = drawn.maxX + 8
      case .left:
        let width = itemWidth(item)
        paint(item, in: Rect(x: left, y: content.y, width: width, height: content.height))
        left += width + 16
      case .right:
        let width = itemWidth(item)
        right -= width
        paint(item, in: Rect(x: right, y: content.y, width: width, height: content.height))
        right -= 16
      }
    }
    return (left, right)
  }

  // MARK: Bar buttons

  private func itemColor(_ item: Look.Item) -> Color {
    item.isEnabled == false ? theme[.tertiaryLabel] : item.tint ?? tint
  }

  private func itemStyle(_ item: Look.Item) -> TextPainter.Style {
    style(17, item.isProminent == true ? .semibold : .regular, itemColor(item))
  }

  private func itemWidth(_ item: Look.Item) -> Double {
    if let width = item.width, width > 0 { return width }
    if let image = item.image {
      return min(images.size(of: image)?.width ?? 24, 44)
    }
    if let name = item.systemItem, Glyph(systemItem: name) != nil { return 22 }
    return texts.width(of: itemTitle(item), itemStyle(item).font)
  }

  /// The titles of UIKit's own items are their names.
  private func itemTitle(_ item: Look.Item) -> String {
    if let title = item.title { return title }
    guard let name = item.systemItem else { return "Item" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private func paint(_ item: Look.Item, in rect: Rect) {
    // A view of its own stands where an item has one.
    if item.space != nil { return }
    let color = itemColor(item)
    if let image = item.image {
      let known = images.size(of: image) ?? Size(width: 24, height: 24)
      let factor = min(
        1, rect.width / max(known.width, 1), (rect.height - 8) / max(known.height, 1))
      let icon = rect.centered(known.width * factor, known.height * factor)
      paintIcon(image, in: icon, color, isTemplate: true)
    } else if let name = item.systemItem, let glyph = Glyph(systemItem: name) {
      glyph.draw(in: rect.centered(22, 22), color, on: canvas)
    } else {
      draw(itemTitle(item), itemStyle(item), in: rect)
    }
  }

  // MARK: Toolbars

  func paintToolbar() {
    paintBarSurface(towards: .bottom)
    let items = look.items ?? []
    let gap = 8.0
    let widths = items.map { item in item.space == .flexible ? 0 : itemWidth(item) }
    let flexible = items.filter { $0.space == .flexible }.count
    let taken = widths.reduce(0, +) + gap * Double(max(0, items.count - 1 - flexible))
    let spare = max(0, bounds.width - 2 * margin - taken)
    var x = margin
    for (item, width) in zip(items, widths) {
      if item.space == .flexible {
        x += spare / Double(flexible) - gap / 2
        continue
      }
      paint(item, in: Rect(x: x, y: 0, width: width, height: bounds.height))
      x += width + gap
    }
  }

  // MARK: Tab bars

  func paintTabBar() {
    paintBarSurface(towards: .bottom)
    let items = look.items ?? []
    guard !items.isEmpty else { return }
    // Source: iOS 11 and later have icon and title side by side where there is room or little height.
    let isInline = bounds.height < 45 || bounds.width >= 600
    // On wide screens the items keep together in the middle.
    let most = isInline ? 160.0 : 110
    let width = min(bounds.width / Double(items.count), most)
    var x = bounds.midX - width * Double(items.count) / 2
    if bounds.width < 500 { x = 0 }
    let step = bounds.width < 500 ? bounds.width / Double(items.count) : width
    for (index, item) in items.enumerated() {
      let isSelected = index == look.selected
      let color = isSelected ? tint : look.remainingTint ?? theme[.systemGray]
      let cell = Rect(x: x, y: 0, width: step, height: min(bounds.height, 50))
      if isInline { paintInlineTab(item, in: cell, color) } else { paintTab(item, in: cell, color) }
      x += step
    }
  }

  private func tabTitle(_ item: Look.Item) -> String {
    item.title ?? item.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Item"
  }

  private func paintTabIcon(_ item: Look.Item, in rect: Rect, _ color: Color) {
    if let name = item.systemItem, let glyph = Glyph(systemItem: name) {
      glyph.draw(in: rect, color, on: canvas)
    } else if let image = item.image {
      paintIcon(image, in: fitted(image, in: rect), color, isTemplate: true)
    } else {
      Glyph.symbol.draw(in: rect, color, on: canvas)
    }
  }

  private func fitted(_ image: Look.Image, in rect: Rect) -> Rect {
    guard images.surface(for: image) != nil, let size = images.size(of: image), size.width > 0,
      size.height > 0
    else { return rect }
    let factor = min(rect.width * 1.2 / size.width, rect.height * 1.2 / size.height, 1)
    return rect.centered(size.width * factor, size.height * factor)
  }

  private func paintTab(_ item: Look.Item, in cell: Rect, _ color: Color) {
    let icon = Rect(x: cell.midX - 12.5, y: 6, width: 25, height: 25)
    paintTabIcon(item, in: icon, color)
    draw(
      tabTitle(item), style(10, .medium, color),
      in: Rect(x: cell.x + 2, y: 33, width: max(0, cell.width - 4), height: 13))
    guard let badge = item.badge else { return }
    let style = style(13, .regular, Color(white: 1))
    let width = max(18, texts.width(of: badge, style.font) + 10)
    let pill = Rect(x: icon.maxX - 6, y: 2, width: width, height: 18)
    canvas.fill(.capsule(pill), theme[.systemRed])
    draw(badge, style, in: pill)
  }

  private func paintInlineTab(_ item: Look.Item, in cell: Rect, _ color: Color) {
    let style = style(13, .medium, color, .left)
    let title = tabTitle(item)
    let side = 20.0
    let width = min(texts.width(of: title, style.font), max(0, cell.width - side - 8))
    let x = cell.midX - (side + 6 + width) / 2
    paintTabIcon(item, in: Rect(x: x, y: cell.midY - side / 2, width: side, height: side), color)
    draw(title, style, in: Rect(x: x + side + 6, y: cell.y, width: width, height: cell.height))
  }

  // MARK: Status bar

  func paintStatusBar() {
    let ink = look.textColor ?? theme[.label]
    let time = "9:41"
    if bounds.height >= 30 {
      // Left and right of a notch or island, by eye.
      let ear = Rect(x: 0, y: bounds.height * 0.24, width: bounds.width * 0.33, height: 24)
      draw(time, style(16, .semibold, ink), in: ear)
      paintBattery(rightEnd: bounds.width - bounds.width * 0.1, middle: ear.midY, ink, scale: 1.1)
    } else {
      draw(time, style(12, .semibold, ink), in: bounds)
      paintBattery(rightEnd: bounds.width - 6, middle: bounds.midY, ink, scale: 1)
    }
  }

  private func paintBattery(rightEnd: Double, middle: Double, _ ink: Color, scale: Double) {
    let width = 22 * scale
    let height = 10.5 * scale
    let body = Rect(x: rightEnd - 2 - width, y: middle - height / 2, width: width, height: height)
    canvas.stroke(Path(body, radius: 3 * scale), ink.opacity(0.45), width: 1)
    canvas.fill(Path(body.inset(2, 2), radius: 1.5 * scale), ink)
    canvas.fill(
      Path(Rect(x: body.maxX + 1.2, y: middle - 2, width: 1.6, height: 4), radius: 0.8),
      ink.opacity(0.5))
  }
}

import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Navigation bars, toolbars and tab bars.
extension Brush {
  /// Source of the colours: UIKit's bars over a system background, by eye.
  var barBackground: Color {
    switch look.style {
    case .black: Color(hex: 0x1C1C1E)
    default:
      theme.choose(light: platform.color(.barColor) ?? Color(white: 1), dark: Color(hex: 0x161618))
    }
  }

  var barInk: Color {
    if look.style == .black { return Color(white: 1) }
    return theme[.label]
  }

  /// The bar's surface, with a line where the content begins.
  private func paintBarSurface() {
    if bar.isTransparent == true { return }
    if isGlass {
      if let color = look.barTint ?? look.visibleBackground {
        canvas.fill(look.surface(in: bounds), color)
      } else if let color = bar.edgeColor {
        paintScrollEdge(color)
      }
      return
    }
    if barEffect == nil {
      canvas.fill(
        look.surface(in: bounds), look.barTint ?? look.visibleBackground ?? barBackground)
    }
    let isAtTop = look.kind == .navigationBar
    let dark = platform.value(of: .barHairlineOpacity).map { Color(white: 0, alpha: $0) }
    let line = theme.isDark ? theme[.separator] : dark ?? theme[.separator]
    hairline(
      from: 0, to: bounds.width, y: isAtTop ? bounds.maxY : 0, isAbove: !isAtTop, line)
  }

  /// What a translucent bar does to what is under it; nil for others.
  var barEffect: Look.Effect? {
    guard bar.isTranslucent == true, bar.isTransparent != true,
      let opacity = platform.value(of: .barOpacity)
    else { return nil }
    return .bar(look.barTint ?? barBackground, opacity: opacity)
  }

  private var bar: BarLook { look.bar ?? BarLook() }
  private var margin: Double { bar.margin ?? FixedMetric.rootMarginOfMost }

  // MARK: Navigation bars

  func paintNavigationBar() {
    if bar.stands == true { return paintStandingItems() }
    paintBarSurface()
    var content = bounds
    if let prompt = bar.prompt, bounds.height > FixedMetric.leastBarWithPrompt {
      let area = Rect(
        x: margin, y: FixedMetric.promptTop, width: bounds.width - 2 * margin,
        height: FixedMetric.promptTextHeight)
      draw(prompt, style(FixedMetric.promptFontSize, .regular, barInk), in: area)
      content = content.inset(
        by: EdgeInsets(top: platform[.promptHeight], left: 0, bottom: 0, right: 0))
    }
    let collapse = bar.largeTitleCollapse ?? 0
    let isLarge =
      bar.hasLargeTitle == true && content.height + collapse >= FixedMetric.leastBarWithLargeTitle
    let titleRoom = bar.largeTitleHeight ?? FixedMetric.largeTitleHeight
    if isLarge {
      let area = Rect(
        x: margin, y: content.maxY - titleRoom, width: max(0, content.width - 2 * margin),
        height: titleRoom - FixedMetric.largeTitleHeight + FixedMetric.largeTitleTextHeight)
      // What has been scrolled away of it goes behind the row above.
      canvas.saved {
        if collapse > 0 {
          let row = content.height - titleRoom + collapse
          canvas.clip(
            Path(content.inset(by: EdgeInsets(top: row, left: 0, bottom: 0, right: 0))))
        }
        draw(
          look.text ?? "",
          style(
            bar.largeTitleFontSize ?? FixedMetric.largeTitleFontSize, .bold,
            look.textColor ?? barInk, beginning),
          in: area)
      }
      content.height -= titleRoom - collapse
    }
    let layout = barLayout
    paintPlatters(layout)
    for (item, frame) in zip(layout.items, layout.itemFrames) {
      if item.place == .back { paintBack(item, in: frame) } else { paint(item, in: frame) }
    }
    let (left, right) = layout.room
    guard !isLarge, let title = look.text, !title.isEmpty else { return }
    var titleStyle = style(FixedMetric.barTitleFontSize, .semibold, look.textColor ?? barInk)
    if let font = look.font { titleStyle.font = font }
    // Centred in the bar as long as it fits between the buttons, unless something else is there.
    let width = texts.width(of: title, titleStyle.font)
    let gap = FixedMetric.titleGap
    let room = max(0, right - left - 2 * gap)
    var x = bounds.midX - width / 2
    if look.alignment == .left {
      x = look.isRightToLeft == true ? right - gap - width : left + gap
    }
    x = max(left + gap, min(x, right - gap - width))
    let row = isGlass ? barLayout.platterRow : content
    let area = Rect(x: x, y: row.y, width: min(width, room), height: row.height)
    draw(title, titleStyle, in: area)
  }

  private var barLayout: BarLayout {
    BarLayout(look: look, bounds: bounds, texts: texts)
  }

  /// The items of a navigation bar or toolbar that stands.
  private func paintStandingItems() {
    let layout = barLayout
    paintPlatters(layout)
    for (item, frame) in zip(layout.items, layout.itemFrames) {
      if item.place == .back { paintBack(item, in: frame) } else { paint(item, in: frame) }
    }
  }

  /// Of tabs that stand the symbols are to be seen, or the titles of those that have none.
  private func paintStandingTabs() {
    let layout = barLayout
    paintPlatters(layout)
    for (index, (item, cell)) in zip(layout.items, layout.itemFrames).enumerated() {
      let isSelected = index == bar.selected
      if isSelected { paintLens(in: cell) }
      let color = isSelected ? tint : barInk
      let side = FixedMetric.tabIconSide
      if item.image == nil, item.systemItem == nil {
        draw(
          BarLayout.title(of: item), style(FixedMetric.tabTitleFontSize, .medium, color), in: cell)
      } else {
        paintTabIcon(item, in: cell.centered(side, side), color)
      }
      if let badge = item.badge {
        paintBadge(badge, from: cell.maxX - platform[.badgeHeight], y: cell.y)
      }
    }
  }

  private func paintBack(_ item: Look.Item, in frame: Rect) {
    let isRightToLeft = look.isRightToLeft == true
    if isGlass {
      return paintChevron(
        in:
          frame.centered(FixedMetric.platterChevronWidth, FixedMetric.platterChevronHeight),
        itemColor(item), width: 2.5, isRightToLeft: isRightToLeft)
    }
    let height = platform[.chevronHeight]
    let chevron = Rect(
      x: frame.x, y: frame.midY - height / 2, width: barLayout.chevronWidth, height: height)
    let color = itemColor(item)
    let place =
      isRightToLeft
      ? Rect(
        x: 2 * frame.midX - chevron.maxX, y: chevron.y, width: chevron.width, height: chevron.height
      )
      : chevron
    let paint = {
      paintChevron(in: place, color, width: platform[.chevronStroke], isRightToLeft: isRightToLeft)
    }
    if isLegacy { canvas.sharpened(reachesOn: false, paint) } else { paint() }
    let x = chevron.maxX + barLayout.chevronGap
    let title = Rect(x: x, y: frame.y, width: max(0, frame.maxX - x), height: frame.height)
    draw(
      BarLayout.title(of: item), style(FixedMetric.barItemFontSize, .regular, color, beginning),
      in: isRightToLeft ? title.mirrored(in: frame) : title)
  }

  private func paintChevron(in rect: Rect, _ color: Color, width: Double, isRightToLeft: Bool) {
    let arrow = [
      Point(rect.maxX - 2, rect.y + 1), Point(rect.x + 1.5, rect.midY),
      Point(rect.maxX - 2, rect.maxY - 1),
    ]
    canvas.stroke(
      .lines(isRightToLeft ? arrow.map { Point(2 * rect.midX - $0.x, $0.y) } : arrow), color,
      width: width)
  }

  /// Where a line begins.
  var beginning: Look.HorizontalAlignment { look.isRightToLeft == true ? .right : .left }

  // MARK: Bar buttons

  /// On glass items are of the labels' colour, prominent ones white on the tint.
  private func itemColor(_ item: Look.Item) -> Color {
    if item.isEnabled == false { return theme[.tertiaryLabel] }
    guard isGlass else { return item.tint ?? tint }
    return item.isProminent == true ? Color(white: 1) : item.tint ?? barInk
  }

  private func itemStyle(_ item: Look.Item) -> TextPainter.Style {
    style(
      FixedMetric.barItemFontSize, BarLayout.weight(of: item, isGlass: isGlass), itemColor(item))
  }

  private func paint(_ item: Look.Item, in rect: Rect) {
    // A view of its own stands where an item has one.
    if item.space != nil { return }
    let color = itemColor(item)
    if let image = item.image {
      let known =
        image.size ?? Size(width: FixedMetric.barIconSide, height: FixedMetric.barIconSide)
      let factor = min(
        1, rect.width / max(known.width, 1),
        (rect.height - FixedMetric.barIconEnds) / max(known.height, 1))
      let icon = rect.centered(known.width * factor, known.height * factor)
      paintIcon(image, in: icon, color)
    } else if let name = item.systemItem, let glyph = Glyph(systemItem: name) {
      glyph.draw(
        in: rect.centered(platform[.barGlyphSide], platform[.barGlyphSide]), color, on: canvas,
        stroke: platform[.barGlyphStroke], isSharp: isLegacy)
    } else {
      draw(BarLayout.title(of: item), itemStyle(item), in: rect)
    }
  }

  // MARK: Toolbars

  func paintToolbar() {
    if bar.stands == true { return paintStandingItems() }
    paintBarSurface()
    let layout = barLayout
    paintPlatters(layout)
    for (item, frame) in zip(layout.items, layout.itemFrames) { paint(item, in: frame) }
  }

  // MARK: Tab bars

  func paintTabBar() {
    if bar.isAtTop == true { return paintTopTabs() }
    if bar.stands == true { return paintStandingTabs() }
    paintBarSurface()
    let items = bar.items ?? []
    guard !items.isEmpty else { return }
    let layout = barLayout
    paintPlatters(layout)
    for (index, item) in items.enumerated() {
      let isSelected = index == bar.selected
      let rest = isGlass ? barInk : bar.unselectedTint ?? theme[.systemGray]
      let color = isSelected ? tint : rest
      let cell = layout.itemFrames[index]
      if isGlass, isSelected { paintLens(in: cell) }
      if layout.hasInlineTabs {
        paintInlineTab(item, in: cell, color)
      } else {
        paintTab(item, in: cell, color, isSelected: isSelected)
      }
    }
  }

  /// Texts on a capsule, of which the chosen one lies on another. Source of the sizes: uikit-15-26.md, section
  /// 2; the colours of iPadOS 18 are by eye.
  private func paintTopTabs() {
    let layout = barLayout
    if isGlass {
      paintPlatters(layout)
    } else {
      for platter in layout.platters {
        canvas.fill(.capsule(platter.frame), barBackground)
        canvas.fill(.capsule(platter.frame), theme[.tertiarySystemFill])
      }
    }
    for (index, (item, cell)) in zip(layout.items, layout.itemFrames).enumerated() {
      let isSelected = index == bar.selected
      if isSelected, isGlass {
        paintLens(in: cell)
      } else if isSelected {
        canvas.fill(
          .capsule(cell), theme.choose(light: Color(white: 1), dark: Color(hex: 0x636366)))
      }
      let ink = isSelected && isGlass ? tint : barInk
      draw(
        BarLayout.title(of: item),
        style(FixedMetric.topTabFontSize, isSelected ? .semibold : .regular, ink), in: cell)
      if let badge = item.badge {
        paintBadge(badge, from: cell.maxX - platform[.badgeHeight], y: cell.y - 2)
      }
    }
  }

  private func paintBadge(_ text: String, from x: Double, y: Double) {
    let style = style(FixedMetric.badgeFontSize, .regular, Color(white: 1))
    let height = platform[.badgeHeight]
    let width = max(height, texts.width(of: text, style.font) + FixedMetric.badgeSurplus)
    let pill = Rect(x: x, y: y, width: width, height: height)
    canvas.fill(.capsule(pill), theme[.systemRed])
    draw(text, style, in: pill)
  }

  private func paintTabIcon(_ item: Look.Item, in rect: Rect, _ color: Color) {
    if let name = item.systemItem, let glyph = Glyph(systemItem: name) {
      let side = rect.width * platform[.tabGlyphSide] / FixedMetric.tabIconSide
      glyph.draw(in: rect.centered(side, side), color, on: canvas)
    } else if let image = item.image {
      paintIcon(image, in: fitted(image, in: rect), color)
    } else if item.systemItem != nil {
      Glyph.symbol.draw(in: rect, color, on: canvas)
    }
  }

  private func fitted(_ image: Look.Image, in rect: Rect) -> Rect {
    guard images.surface(for: image) != nil, let size = image.size, size.width > 0,
      size.height > 0
    else { return rect }
    let factor = min(rect.width * 1.2 / size.width, rect.height * 1.2 / size.height, 1)
    return rect.centered(size.width * factor, size.height * factor)
  }

  private func paintTab(_ item: Look.Item, in cell: Rect, _ color: Color, isSelected: Bool) {
    let side = FixedMetric.tabIconSide
    let icon = Rect(
      x: cell.midX - side / 2, y: isGlass ? FixedMetric.platterTabIconTop : FixedMetric.tabIconTop,
      width: side, height: side)
    paintTabIcon(item, in: icon, color)
    draw(
      BarLayout.title(of: item),
      // Source: reference/uikit-15-26.md, section 2.
      style(FixedMetric.tabTitleFontSize, isGlass && isSelected ? .semibold : .medium, color),
      in: Rect(
        x: cell.x + 2, y: isGlass ? FixedMetric.platterTabTitleTop : FixedMetric.tabTitleTop,
        width: max(0, cell.width - 4), height: FixedMetric.tabTitleHeight))
    if let badge = item.badge {
      paintBadge(
        badge, from: icon.maxX - platform[.badgeOverlap],
        y: isGlass ? FixedMetric.platterTabBadgeTop : 2)
    }
  }

  private func paintInlineTab(_ item: Look.Item, in cell: Rect, _ color: Color) {
    let style = style(FixedMetric.inlineTabFontSize, .medium, color, .left)
    let title = BarLayout.title(of: item)
    let hasIcon = item.systemItem != nil || item.image != nil
    let side = hasIcon ? FixedMetric.inlineTabIconSide : 0
    let gap = hasIcon ? FixedMetric.inlineTabGap : 0
    let width = min(
      texts.width(of: title, style.font), max(0, cell.width - side - FixedMetric.inlineTabSurplus))
    let x = cell.midX - (side + gap + width) / 2
    if hasIcon {
      paintTabIcon(item, in: Rect(x: x, y: cell.midY - side / 2, width: side, height: side), color)
    }
    draw(title, style, in: Rect(x: x + side + gap, y: cell.y, width: width, height: cell.height))
  }
}

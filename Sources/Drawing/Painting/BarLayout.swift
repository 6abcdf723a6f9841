import Languages
import TextMetrics
import Traits
import UIKitMetrics

/// Where the items of a navigation bar, a toolbar or a tab bar are: the same for drawing them and for
/// finding the one at a point. Lengths are points; where nothing is said of a number, it is by eye.
struct BarLayout {
  let look: Look
  let bounds: Rect
  let texts: TextPainter

  var bar: BarLook { look.bar ?? BarLook() }
  var items: [Look.Item] { bar.items ?? [] }

  var chevronWidth: Double { platform[.chevronWidth] }
  /// Between the chevron and the back button's title.
  var chevronGap: Double { platform[.chevronGap] }

  private var margin: Double { bar.margin ?? FixedMetric.rootMarginOfMost }
  var isGlass: Bool { look.isGlass }
  var platform: Platform { look.platform }

  /// Between an edge and the item beside it: up to iOS 10 less in narrow bars.
  private func margin(beside item: Look.Item?) -> Double {
    guard let narrow = platform.value(of: .narrowBarTextMargin), let item, item.place != .back
    else { return margin }
    if isGlyph(item) {
      return bounds.width <= FixedMetric.widthOfNarrowBars
        ? FixedMetric.narrowBarGlyphMargin : margin
    }
    return bounds.width <= platform[.narrowTextBarWidth] ? narrow : margin
  }

  private func isGlyph(_ item: Look.Item) -> Bool {
    item.image != nil || item.systemItem.flatMap { Glyph(systemItem: $0) } != nil
  }

  /// One frame for each of the look's items, in the bar's coordinates.
  var itemFrames: [Rect] {
    // The camera's edge is where it is in every language.
    if bar.stands == true { return standingItems }
    let frames =
      switch look.kind {
      case .navigationBar: navigationItems.frames
      case .toolbar: toolbarItems
      case .tabBar: tabs
      default: [Rect]()
      }
    return look.isRightToLeft == true ? frames.map { $0.mirrored(in: bounds) } : frames
  }

  // MARK: Navigation bars

  /// Where the room between the buttons of a navigation bar begins and ends.
  var room: (left: Double, right: Double) {
    let room = navigationItems.room
    guard look.isRightToLeft == true else { return room }
    return (bounds.x + bounds.maxX - room.right, bounds.x + bounds.maxX - room.left)
  }

  /// The part of a navigation bar that has its buttons: below a prompt, above a large title.
  var buttonRow: Rect {
    var row = bounds
    if bar.prompt != nil, bounds.height > FixedMetric.leastBarWithPrompt {
      row.y += platform[.promptHeight]
      row.height -= platform[.promptHeight]
    }
    let collapse = bar.largeTitleCollapse ?? 0
    if bar.hasLargeTitle == true, row.height + collapse >= FixedMetric.leastBarWithLargeTitle {
      row.height -= (bar.largeTitleHeight ?? FixedMetric.largeTitleHeight) - collapse
    }
    return row
  }

  private var navigationItems: (frames: [Rect], room: (left: Double, right: Double)) {
    if isGlass { return glassNavigationItems(in: platterRow) }
    let row = buttonRow
    var left = margin(beside: items.first { $0.place != .right })
    var right = bounds.width - margin(beside: items.first { $0.place == .right })
    var previous: [Look.Item.Side: Look.Item] = [:]
    let frames = items.map { item in
      let place = item.place ?? .left
      let further = previous[place].map { distance(of: $0, item) - FixedMetric.barItemGap } ?? 0
      previous[place] = item
      switch place {
      case .back:
        // The chevron stands 8 points nearer to the edge than other buttons.
        let title = min(
          texts.width(of: Self.title(of: item), look.systemFont(FixedMetric.barItemFontSize)),
          bounds.width * FixedMetric.backTitleShare)
        let frame = Rect(
          x: left - platform[.backButtonGap], y: row.y,
          width: chevronWidth + chevronGap + title,
          height: row.height)
        left = frame.maxX + platform[.backButtonGap]
        return frame
      case .left:
        let frame = Rect(
          x: left + further, y: row.y, width: width(of: item), height: row.height)
        left = frame.maxX + FixedMetric.barItemGap
        return frame
      case .right:
        right -= further + width(of: item)
        let frame = Rect(x: right, y: row.y, width: width(of: item), height: row.height)
        right -= FixedMetric.barItemGap
        return frame
      }
    }
    return (frames, (left, right))
  }

  /// Points between neighbours in a navigation bar: signs have more.
  private func distance(of one: Look.Item, _ other: Look.Item) -> Double {
    isGlyph(one) && isGlyph(other) ? platform[.barGlyphGap] : FixedMetric.barItemGap
  }

  // MARK: Items

  static func weight(of item: Look.Item, isGlass: Bool = false) -> FontWeight {
    item.isProminent == true ? .semibold : isGlass ? .medium : .regular
  }

  /// The titles of UIKit's own items are their names, in English.
  static func title(of item: Look.Item) -> String {
    if let title = item.title { return title }
    if item.place == .back { return SystemWord.back.rawValue }
    guard let name = item.systemItem else { return "Item" }
    return SystemWord(systemItem: name)?.rawValue ?? name.capitalizedFirst
  }

  func width(of item: Look.Item) -> Double {
    if let width = item.width, width > 0 { return width }
    if let image = item.image {
      return
        min(image.size?.width ?? FixedMetric.barIconSide, FixedMetric.touchSide)
    }
    if let name = item.systemItem, Glyph(systemItem: name) != nil {
      return platform[.barGlyphSide]
    }
    return texts.width(
      of: Self.title(of: item),
      look.systemFont(FixedMetric.barItemFontSize, Self.weight(of: item, isGlass: isGlass)))
  }

  // MARK: Toolbars

  private var toolbarItems: [Rect] {
    if isGlass { return glassToolbarItems }
    let widths = items.map { item in item.space == .flexible ? 0 : width(of: item) }
    let flexible = items.filter { $0.space == .flexible }.count
    // Beside a flexible space there is nothing else: in PrashantMangukiya/SwiftUIDemo on iOS 9 four signs lie
    // 40 points from each other and from the margins, with five spaces around them, and in
    // Esri/arcgis-runtime-samples-ios on iOS 13 to 15 four texts 64 points from each other.
    let gaps = zip(items, items.dropFirst()).map { item, next in
      item.space == .flexible || next.space == .flexible ? 0 : FixedMetric.toolbarItemGap
    }
    let shown = items.filter { $0.space == nil }
    let (left, right) = (margin(beside: shown.first), margin(beside: shown.last))
    let taken = widths.reduce(left + right, +) + gaps.reduce(0, +)
    let share = max(0, bounds.width - taken) / Double(max(flexible, 1))
    var x = left
    return items.indices.map { index in
      let length = items[index].space == .flexible ? share : widths[index]
      defer { x += length + (index < gaps.count ? gaps[index] : 0) }
      return Rect(x: x, y: 0, width: length, height: bounds.height)
    }
  }

  // MARK: Tab bars

  /// Tabs at the top: 36 high, 4 inside their platter, with 16 at both sides of their texts.
  /// Source: reference/uikit-15-26.md, section 2.
  private var topTabs: [Rect] {
    let room = max(0, bounds.width - 2 * margin - 2 * FixedMetric.topTabInset)
    let widths = items.map {
      // As wide as it is when it is chosen, so that nothing moves.
      min(
        texts.width(of: Self.title(of: $0), look.systemFont(FixedMetric.topTabFontSize, .semibold))
          + 2 * FixedMetric.topTabTextInset, room)
    }
    let whole = widths.reduce(0, +)
    let factor = whole > room ? room / whole : 1
    var x = bounds.midX - whole * factor / 2
    return widths.map { width in
      defer { x += width * factor }
      return Rect(
        x: x, y: bounds.midY - FixedMetric.topTabHeight / 2, width: width * factor,
        height: FixedMetric.topTabHeight)
    }
  }

  /// The one platter of tabs at the top.
  var topTabPlatter: Rect? {
    let tabs = topTabs
    guard let first = tabs.first, let last = tabs.last else { return nil }
    let inset = FixedMetric.topTabInset
    return Rect(
      x: first.x - inset, y: first.y - inset, width: last.maxX - first.x + 2 * inset,
      height: first.height + 2 * inset)
  }

  /// Whether icon and title are side by side: where there is room, or little height. Source: tab bars
  /// since iOS 11.
  var hasInlineTabs: Bool {
    bounds.height < FixedMetric.highestInlineTabBar
      || bounds.width >= FixedMetric.leastWidthOfInlineTabs && !isGlass
  }

  private var tabs: [Rect] {
    if bar.isAtTop == true { return topTabs }
    if isGlass, !hasInlineTabs { return glassTabs }
    let count = Double(max(items.count, 1))
    // On wide screens the items keep together in the middle.
    let isWide = bounds.width >= FixedMetric.leastWidthOfCentredTabs
    let width = min(
      bounds.width / count, hasInlineTabs ? FixedMetric.inlineTabWidth : FixedMetric.stackedTabWidth
    )
    // On glass they are inside of a platter that keeps clear of the edges.
    let inset = isGlass ? FixedMetric.tabLensInset : 0
    let margin = isGlass ? FixedMetric.tabPlatterMargin + inset : 0
    let step = isWide ? width : (bounds.width - 2 * margin) / count
    let start = isWide ? bounds.midX - width * count / 2 : margin
    return items.indices.map { index in
      Rect(
        x: start + step * Double(index), y: inset, width: step,
        height: min(bounds.height, FixedMetric.tabRowHeight) - 2 * inset)
    }
  }
}

extension ViewPainter {
  /// Where the items of a bar are, in its coordinates, in points: one frame for each, spaces included.
  package func itemFrames(of bar: DrawnView) -> [Rect] {
    let bounds = Rect(x: 0, y: 0, width: bar.frame.width, height: bar.frame.height)
    return BarLayout(look: bar.look, bounds: bounds, texts: texts).itemFrames
  }

  /// The item of a bar at a point of it; spaces are none.
  /// - Parameters:
  ///   - x: in the bar's coordinates, in points, as is `y`.
  package func item(of bar: DrawnView, x: Double, y: Double) -> (index: Int, item: Look.Item)? {
    for (index, (item, frame)) in zip(bar.look.items, itemFrames(of: bar)).enumerated() {
      // Fingers need 44 points; a narrow item takes the room beside it.
      let slack = max(0, FixedMetric.touchSide - frame.width) / 2
      if item.space == nil, x >= frame.x - slack, x < frame.maxX + slack, y >= frame.y,
        y < frame.maxY
      {
        return (index, item)
      }
    }
    return nil
  }
}

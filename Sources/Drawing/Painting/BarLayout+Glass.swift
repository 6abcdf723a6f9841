import Scenes
import Traits
import UIKitMetrics

/// Bars of iOS 26: items on platters of glass. Lengths are points.
/// Source: reference/uikit-15-26.md, sections 1 to 3; of what it has in two ways the first.
extension BarLayout {
  /// A capsule under one item, or under several that belong together.
  struct Platter: Hashable {
    var frame: Rect
    /// Whether it is filled with the tint.
    var isProminent = false
  }

  static let platterHeight = FixedMetric.platterHeight
  /// Between platters.
  private static let gap = FixedMetric.platterGap
  private static let tabPlatterHeight = FixedMetric.tabPlatterHeight

  // MARK: Navigation bars

  /// An item with its room on a platter of a height: a text has 16 at each side, an image 11, and more where
  /// it shares its platter. Alone it is on a circle, unless it is too wide.
  private func platterWidth(at index: Int, height: Double) -> Double {
    let item = items[index]
    if item.space != nil { return width(of: item) }
    if item.place == .back { return height }
    guard isImage(item) else {
      return max(height, width(of: item) + 2 * FixedMetric.platterTextInset)
    }
    guard !isGrouped(index) else { return width(of: item) + 2 * FixedMetric.platterGroupInset }
    return max(height, width(of: item) + 2 * FixedMetric.platterImageInset)
  }

  /// Whether an item shares its platter with the one before or behind it.
  private func isGrouped(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { neighbour in
      items.indices.contains(neighbour) && items[neighbour].place == items[index].place
        && share(items[neighbour], items[index])
    }
  }

  /// Between the rooms of two items that share a platter, so that signs are as far apart as they are.
  private static let groupGap = FixedMetric.platterGroupGap - 2 * FixedMetric.platterGroupInset

  private func isImage(_ item: Look.Item) -> Bool {
    item.image != nil || item.systemItem.map { Glyph(systemItem: $0) != nil } == true
  }

  /// Where the platters of a navigation bar are: at the top of its line, above which a sheet's bar has more
  /// room than others.
  var platterRow: Rect {
    var row = buttonRow
    row.y += max(0, row.height - platform[.navigationBarHeight])
    row.height = min(Self.platterHeight, row.height)
    return row
  }

  func glassNavigationItems(
    in row: Rect
  ) -> (frames: [Rect], room: (left: Double, right: Double)) {
    let height = row.height
    let margin = bar.margin ?? FixedMetric.rootMarginOfMost
    var left = margin
    var right = bounds.width - margin
    var lastLeft: Look.Item?
    var lastRight: Look.Item?
    let frames = items.enumerated().map { index, item in
      let width = platterWidth(at: index, height: height)
      if item.place == .right {
        if let lastRight { right -= share(lastRight, item) ? Self.groupGap : Self.gap }
        right -= width
        lastRight = item
        return Rect(x: right, y: row.y, width: width, height: height)
      }
      if let lastLeft { left += share(lastLeft, item) ? Self.groupGap : Self.gap }
      defer { left += width }
      lastLeft = item
      return Rect(x: left, y: row.y, width: width, height: height)
    }
    return (frames, (left, right))
  }

  /// Whether two neighbours are on one platter: images are.
  private func share(_ one: Look.Item, _ other: Look.Item) -> Bool {
    isImage(one) && isImage(other) && one.isProminent != true && other.isProminent != true
      && one.place != .back && other.place != .back
  }

  // MARK: Toolbars

  /// A toolbar that is high enough has its platters 10 below its top, 48 high and 28 from the sides; another
  /// one as high as it is.
  var glassToolbarItems: [Rect] {
    let isTall = bounds.height >= FixedMetric.leastToolbarWithPlatters
    let height =
      isTall ? FixedMetric.toolbarPlatterHeight : min(Self.platterHeight, bounds.height)
    let usual = isTall ? FixedMetric.toolbarPlatterMargin : FixedMetric.lowToolbarPlatterMargin
    // A margin that is larger than those of platters keeps off the safe area at the sides, beside a camera.
    let inset = bar.margin ?? FixedMetric.rootMarginOfMost
    let margin = inset > FixedMetric.toolbarPlatterMargin ? inset : usual
    var widths = items.indices.map {
      items[$0].space == .flexible ? 0 : platterWidth(at: $0, height: height)
    }
    var gaps = items.indices.dropFirst().map { index -> Double in
      if items[index - 1].space != nil || items[index].space != nil { return 0 }
      return share(items[index - 1], items[index]) ? Self.groupGap : Self.gap
    }
    gaps.append(0)
    let flexible = items.indices.filter { items[$0].space == .flexible }
    // Between two platters there is never less than their gap.
    let least = flexible.map { index in
      index > 0 && index + 1 < items.count && items[index - 1].space == nil ? Self.gap : 0
    }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + least.reduce(0, +)
    let spare = bounds.width - 2 * margin - taken
    for (index, least) in zip(flexible, least) {
      widths[index] = least + max(0, spare) / Double(flexible.count)
    }
    if spare < 0 { shrinkInsets(of: &widths, by: -spare) }
    var x = margin
    return items.indices.map { index in
      defer { x += widths[index] + gaps[index] }
      return Rect(
        x: x, y: isTall ? FixedMetric.toolbarPlatterTop : (bounds.height - height) / 2,
        width: widths[index], height: height)
    }
  }

  /// Takes what there is no room for from what platters have beside their items.
  private func shrinkInsets(of widths: inout [Double], by missing: Double) {
    let insets = items.indices.map { index in
      items[index].space == nil ? max(0, widths[index] - width(of: items[index])) : 0
    }
    let all = insets.reduce(0, +)
    guard all > 0 else { return }
    for index in items.indices { widths[index] -= insets[index] * min(1, missing / all) }
  }

  // MARK: Tab bars

  private var tabPlatter: Rect {
    let count = Double(max(items.count, 1))
    let pitch = count > 4 ? FixedMetric.narrowTabPitch : FixedMetric.tabPitch
    let width = min(
      count * pitch + FixedMetric.tabPlatterSurplus,
      max(0, bounds.width - 2 * FixedMetric.tabPlatterMargin))
    return Rect(
      x: bounds.midX - width / 2, y: 0, width: width,
      height: Self.tabPlatterHeight)
  }

  /// Each is 8 wider than its share, and 4 inside the platter.
  var glassTabs: [Rect] {
    let count = items.count
    let platter = tabPlatter
    let pitch = (platter.width - FixedMetric.tabPlatterSurplus) / Double(max(count, 1))
    let inset = FixedMetric.tabLensInset
    return (0..<count).map { index in
      Rect(
        x: platter.x + inset + pitch * Double(index), y: inset,
        width: pitch + FixedMetric.tabLensOverlap, height: platter.height - 2 * inset)
    }
  }

  // MARK: Platters

  /// Those of a bar of glass, from left to right or in the order of the items, and the one of tabs at the top;
  /// none of others.
  var platters: [Platter] {
    if bar.isAtTop == true { return topTabPlatter.map { [Platter(frame: $0)] } ?? [] }
    if bar.stands == true { return standingPlatters }
    guard isGlass else { return [] }
    switch look.kind {
    case .tabBar:
      guard !items.isEmpty else { return [] }
      return [Platter(frame: hasInlineTabs ? inlineTabPlatter : tabPlatter)]
    case .navigationBar, .toolbar: return itemPlatters
    default: return []
    }
  }

  /// Around tabs in one line.
  private var inlineTabPlatter: Rect {
    let inset = FixedMetric.tabLensInset
    let frames = itemFrames
    let left = frames.map(\.x).min() ?? 0
    let right = frames.map(\.maxX).max() ?? 0
    return Rect(
      x: left - inset, y: 0, width: right - left + 2 * inset,
      height: (frames.first?.height ?? 0) + 2 * inset)
  }

  private var itemPlatters: [Platter] {
    var platters: [Platter] = []
    var last: Look.Item?
    for (item, frame) in zip(items, itemFrames) {
      defer { last = item }
      guard item.space == nil, frame.width > 0 else { continue }
      if let last, last.space == nil, last.place == item.place, share(last, item),
        !platters.isEmpty
      {
        let first = platters[platters.count - 1].frame
        let x = min(first.x, frame.x)
        platters[platters.count - 1].frame = Rect(
          x: x, y: first.y, width: max(first.maxX, frame.maxX) - x, height: first.height)
      } else {
        platters.append(
          Platter(frame: frame, isProminent: item.isProminent == true && item.isEnabled != false))
      }
    }
    return platters
  }
}

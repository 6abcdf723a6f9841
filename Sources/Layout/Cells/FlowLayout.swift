import Traits

/// Places the items of one section as UICollectionViewFlowLayout does.
///
/// Items fill lines across the scrolling direction. A full line's spare room goes between its items;
/// the only item of a line that has no room for another stands in its middle; the last line's items
/// stand as far apart as those of a full one, from its beginning.
/// Source: the public documentation of UICollectionViewFlowLayout; the middle and the last line are
/// MINED (24 single items and 2 pairs in the corpus).
struct FlowLayout: Hashable {
  /// The direction in which the content scrolls.
  var axis = Axis.vertical
  /// Points between lines.
  var lineSpacing: Double
  /// Points between the items of a line, at least.
  var itemSpacing: Double
  var sectionInsets = EdgeInsets.zero
  /// Sizes in points of what stands before and after the items; only the length along the direction
  /// counts.
  var header = Size.zero
  var footer = Size.zero

  struct Frames: Hashable {
    var header: Rect
    var items: [Rect]
    var footer: Rect
    /// Where the section ends along the scrolling direction.
    var end: Double
  }

  /// - Parameters:
  ///   - bounds: The collection view's size, in points.
  ///   - start: Where the section begins along the scrolling direction.
  func frames(of items: [Size], in bounds: Size, from start: Double = 0) -> Frames {
    let insets = Insets(sectionInsets, axis)
    let across = bounds.length(axis.other)
    let room = across - insets.before - insets.after
    var along = start + header.length(axis) + insets.start
    var frames: [Rect] = []
    for line in lines(items, room: room) {
      let sizes = items[line]
      let thickness = sizes.map { $0.length(axis) }.max() ?? 0
      let (first, gap) = arrange(sizes.map { $0.length(axis.other) }, room: room, line, items)
      var position = insets.before + first
      for size in sizes {
        // Items of a line share its middle.
        let offset = along + (thickness - size.length(axis)) / 2
        frames.append(rect(along: offset, across: position, size))
        position += size.length(axis.other) + gap
      }
      along += thickness + lineSpacing
    }
    if !items.isEmpty { along -= lineSpacing }
    along += insets.end
    return Frames(
      header: rect(along: start, across: 0, bar(header, across)), items: frames,
      footer: rect(along: along, across: 0, bar(footer, across)),
      end: along + footer.length(axis))
  }

  /// Which items stand in each line: as many as there is room for, and at least one.
  private func lines(_ items: [Size], room: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var end = 0.0
    for (index, item) in items.enumerated() {
      let length = item.length(axis.other)
      if index > start, end + itemSpacing + length > room + 1e-6 {
        lines.append(start..<index)
        start = index
      }
      end = index == start ? length : end + itemSpacing + length
    }
    if start < items.count { lines.append(start..<items.count) }
    return lines
  }

  /// Where a line's first item begins, and the room between its items.
  private func arrange(
    _ lengths: [Double], room: Double, _ line: Range<Int>, _ items: [Size]
  ) -> (start: Double, gap: Double) {
    let used = lengths.reduce(0, +)
    let isLast = line.upperBound == items.count
    guard isLast, let length = lengths.first else {
      return spread(count: lengths.count, used: used, room: room)
    }
    // How many of these would fill the line. Where each one takes no room, which a spacing below zero
    // can be the reason for, there is no such number.
    let step = length + itemSpacing
    let capacity =
      length > 0 && step > 0 ? max(1, Int(bounded: (room + itemSpacing + 1e-6) / step)) : 1
    let isUniform = lengths.allSatisfy { $0 == length }
    guard isUniform, capacity >= lengths.count else { return (0, itemSpacing) }
    return spread(count: capacity, used: length * Double(capacity), room: room)
  }

  private func spread(count: Int, used: Double, room: Double) -> (start: Double, gap: Double) {
    count == 1 ? ((room - used) / 2, 0) : (0, (room - used) / Double(count - 1))
  }

  private func bar(_ size: Size, _ across: Double) -> Size {
    axis == .vertical
      ? Size(width: across, height: size.height) : Size(width: size.width, height: across)
  }

  private func rect(along: Double, across: Double, _ size: Size) -> Rect {
    axis == .vertical
      ? Rect(x: across, y: along, width: size.width, height: size.height)
      : Rect(x: along, y: across, width: size.width, height: size.height)
  }

  /// A section's insets by what they are to the lines.
  private struct Insets {
    let start: Double
    let end: Double
    let before: Double
    let after: Double

    init(_ insets: EdgeInsets, _ axis: Axis) {
      (start, end) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
      (before, after) =
        axis == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
  }
}

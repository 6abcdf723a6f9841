import Scenes
import Traits

/// A run of list rows for which no views are made, and the place that they take.
struct HiddenRowsPlace: Hashable, Sendable {
  /// Which of the list's declared kinds of rows they are.
  let group: Int
  /// Among all rows of the list.
  let rows: Range<Int>
  /// The frame that all of these rows have together, in the list's coordinates, in points.
  let frame: Rect

  /// What each of them takes: those of a table are below one another.
  var size: Size { Size(width: frame.width, height: frame.height / Double(max(1, rows.count))) }
}

/// Long lists, of which only the rows around what is in sight are made.
extension LaidOutScene {
  /// Takes over what takes room without being made.
  mutating func addHiddenRows(_ cells: CellLayout) {
    for hidden in cells.hiddenRows {
      let top = (hidden.above.map { exactFrames[$0].maxY } ?? 0) + hidden.offset
      let rows = hidden.rows
      hiddenRows[hidden.table, default: []].append(
        HiddenRowsPlace(
          group: rows.group, rows: rows.place..<(rows.place + rows.count),
          frame: Rect(
            x: 0, y: top, width: frames[hidden.table].width,
            height: Double(rows.count) * hidden.height)))
    }
    for (table, end) in cells.tableEnds {
      let bottom = (end.above.map { exactFrames[$0].maxY } ?? 0) + end.offset
      contentSizes[table] = Size(width: 0, height: bottom)
    }
    for (list, items) in cells.hiddenItems {
      hiddenRows[list] = items.map {
        HiddenRowsPlace(group: $0.group, rows: $0.place..<($0.place + 1), frame: $0.frame)
      }
      contentSizes[list] = items.reduce(into: Size.zero) { size, item in
        size.width = max(size.width, item.frame.maxX)
        size.height = max(size.height, item.frame.maxY)
      }
    }
  }

  /// The rows that have to be made of lists in which others are in sight that aren't, by the lists' ids.
  var missingRows: [String: ListWindow] {
    hiddenRows.reduce(into: [:]) { windows, list in
      let shift = contentShift(of: list.key)
      let seen = Rect(
        x: 0 - shift.x, y: 0 - shift.y, width: frames[list.key].width,
        height: frames[list.key].height)
      guard list.value.contains(where: { $0.frame.overlaps(seen) }) else { return }
      windows[scene.views[list.key].id] = window(of: list.key, around: seen)
    }
  }

  /// The window begins and ends at multiples of so many rows, so that it stays the same for some time
  /// while a list is scrolled.
  private static let step = 20

  private func window(of list: ViewIndex, around seen: Rect) -> ListWindow {
    // As much around it as is seen, for what scrolls on before the next layout.
    let wanted = Rect(
      x: seen.x - seen.width, y: seen.y - seen.height, width: 3 * seen.width,
      height: 3 * seen.height)
    var (first, end) = (Int.max, 0)
    func take(_ rows: Range<Int>) {
      first = min(first, rows.lowerBound)
      end = max(end, rows.upperBound)
    }
    for hidden in hiddenRows[list] ?? [] {
      guard hidden.frame.overlaps(wanted) else { continue }
      let height = max(hidden.size.height, 1e-3)
      let above = Int(bounded: ((wanted.y - hidden.frame.y) / height).rounded(.down))
      let below = Int(bounded: ((wanted.maxY - hidden.frame.y) / height).rounded(.up))
      let count = hidden.rows.count
      let start = hidden.rows.lowerBound
      let (from, to) = (start + min(max(0, above), count - 1), start + max(1, min(below, count)))
      take(min(from, to - 1)..<to)
    }
    for section in scene.sections(of: list) {
      for (place, cell) in section.cells.enumerated()
      where exactFrames[cell].overlaps(wanted) {
        let row = section.place + place
        take(row..<(row + 1))
      }
    }
    // Of kinds that were never made nothing was measured.
    let sizes = meanSizes(of: list)
    guard first < end else { return ListWindow(rows: 0..<0, sizes: sizes) }
    return ListWindow(
      rows: (first / Self.step * Self.step)..<((end + Self.step - 1) / Self.step * Self.step),
      sizes: sizes)
  }

  /// What the rows that are made take on average, by their kind; points.
  private func meanSizes(of list: ViewIndex) -> [Int: Size] {
    var sums: [Int: (count: Double, width: Double, height: Double)] = [:]
    for section in scene.sections(of: list) {
      for (cell, group) in zip(section.cells, section.groups) {
        let sum = sums[group] ?? (0, 0, 0)
        let frame = exactFrames[cell]
        sums[group] = (sum.count + 1, sum.width + frame.width, sum.height + frame.height)
      }
    }
    return sums.mapValues {
      Size(width: ($0.width / $0.count).settled, height: ($0.height / $0.count).settled)
    }
  }
}

extension Rect {
  /// Whether the rectangles have something in common that has a size.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

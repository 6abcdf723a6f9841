import Traits

/// The lines on which routes may run: in the middles of the channels around each scene, and through the middles of
/// edges. Where two of them cross is a node. What runs on them already makes them dearer for what comes later.
struct RoutingGrid {
  /// Of the vertical lines from left to right, and of the horizontal ones from the top.
  private(set) var xs: [Double]
  private(set) var ys: [Double]
  /// How far from a scene a channel's middle is at most.
  private static let reach = 56.0
  /// How near to a scene a line may pass.
  static let clearance = 6.0
  /// Lines that are nearer to each other are one.
  private static let tolerance = 10.0

  let blocks: [MapRouter.Block]
  /// By node: whether the way to the next node on the right, or below, leads through a scene.
  private(set) var isClosedRight: [Bool] = []
  private(set) var isClosedBelow: [Bool] = []
  /// By node: how many routes take the way to the next node on the right, or below.
  var usesRight: [Int32] = []
  var usesBelow: [Int32] = []
  var reached: ReachedStates

  init(_ blocks: [MapRouter.Block], _ links: [MapRouter.Link]) {
    self.blocks = blocks
    var (xs, ys): ([Double], [Double]) = ([], [])
    for (index, block) in blocks.enumerated() {
      let free = Self.free(around: index, blocks)
      xs += [
        block.body.x - free.left / 2, block.body.midX, block.body.maxX + free.right / 2,
      ]
      ys += [block.kept.y - free.above / 2, block.body.midY, block.body.maxY + free.below / 2]
    }
    ys += links.map { Self.height(between: blocks[$0.from].body, blocks[$0.to].body) }
    self.xs = Self.merged(xs)
    self.ys = Self.merged(ys)
    reached = ReachedStates(count: 2 * self.xs.count * self.ys.count)
    close()
    usesRight = [Int32](repeating: 0, count: isClosedRight.count)
    usesBelow = usesRight
  }

  /// Where a straight line from one scene to another beside it runs: in the middle of what both have.
  static func height(between one: Rect, _ other: Rect) -> Double {
    let (top, bottom) = (max(one.y, other.y), min(one.maxY, other.maxY))
    // A part of an edge is left free at its ends.
    return bottom - top > min(one.height, other.height) * 0.3 ? (top + bottom) / 2 : one.midY
  }

  /// How much room there is on each side of a scene up to the next one, as far as that counts.
  private static func free(
    around index: Int, _ blocks: [MapRouter.Block]
  ) -> (left: Double, right: Double, above: Double, below: Double) {
    let (body, kept) = (blocks[index].body, blocks[index].kept)
    let most = 2 * reach
    var free = (left: most, right: most, above: most, below: most)
    for (number, other) in blocks.enumerated() where number != index {
      let other = other.kept
      if other.y < kept.maxY + most, other.maxY > kept.y - most {
        if other.x >= body.maxX { free.right = min(free.right, other.x - body.maxX) }
        if other.maxX <= body.x { free.left = min(free.left, body.x - other.maxX) }
      }
      if other.x < body.maxX + most, other.maxX > body.x - most {
        if other.y >= body.maxY { free.below = min(free.below, other.y - body.maxY) }
        if other.maxY <= kept.y { free.above = min(free.above, kept.y - other.maxY) }
      }
    }
    return free
  }

  private static func merged(_ lines: [Double]) -> [Double] {
    var result: [Double] = []
    for line in lines.sorted() where line - (result.last ?? -.infinity) > tolerance {
      result.append(line)
    }
    return result
  }

  // MARK: - Nodes

  func node(_ column: Int, _ row: Int) -> Int { row * xs.count + column }
  func column(of node: Int) -> Int { node % xs.count }
  func row(of node: Int) -> Int { node / xs.count }

  /// The first line of a sorted list that isn't before a place.
  static func index(of place: Double, in lines: [Double]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line that is the nearest to a place.
  static func nearest(to place: Double, in lines: [Double]) -> Int {
    let next = min(index(of: place, in: lines), lines.count - 1)
    guard next > 0 else { return 0 }
    return place - lines[next - 1] < lines[next] - place ? next - 1 : next
  }

  private mutating func close() {
    let (columns, rows) = (xs.count, ys.count)
    isClosedRight = [Bool](repeating: false, count: columns * rows)
    isClosedBelow = isClosedRight
    for row in 0..<rows { isClosedRight[node(columns - 1, row)] = true }
    for column in 0..<columns { isClosedBelow[node(column, rows - 1)] = true }
    for block in blocks {
      let kept = block.kept
      let (left, right) = (kept.x - Self.clearance, kept.maxX + Self.clearance)
      let (top, bottom) = (kept.y - Self.clearance, kept.maxY + Self.clearance)
      let inside = (
        columns: Self.index(of: left, in: xs)..<Self.index(of: right, in: xs),
        rows: Self.index(of: top, in: ys)..<Self.index(of: bottom, in: ys)
      )
      // What begins before a scene and ends in it or behind it leads through it, too.
      for row in inside.rows {
        for column in Self.withBefore(inside.columns) { isClosedRight[node(column, row)] = true }
      }
      for column in inside.columns {
        for row in Self.withBefore(inside.rows) { isClosedBelow[node(column, row)] = true }
      }
    }
  }

  private static func withBefore(_ range: Range<Int>) -> Range<Int> {
    let first = max(range.lowerBound - 1, 0)
    return first..<max(range.upperBound, first)
  }
}

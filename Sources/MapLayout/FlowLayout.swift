import Traits

/// Arranges scenes by the flow of their segues: from the scenes that nothing leads to, to the right, what each leads to
/// below each other, and many ends of the flow in blocks. Lengths are points of the canvas.
package struct FlowLayout: Equatable, Sendable {
  /// A segue or relationship from one scene to another, by their places in the list of scenes.
  package struct Step: Hashable, Sendable {
    package let from: Int
    package let to: Int

    package init(from: Int, to: Int) {
      (self.from, self.to) = (from, to)
    }
  }

  private let sizes: [Size]
  private let captionHeight: Double
  /// What each scene leads to in the tree that is drawn: each scene has one that leads to it, the first by steps.
  private let children: [[Int]]
  private let roots: [Int]

  /// Between scenes: room for lines and the symbols on them.
  private static let gaps = Size(width: 140, height: 72)
  /// Columns of a block of scenes that lead nowhere.
  private static let blockColumns = 1...8
  /// Heights that are tried, of that which everything had without gaps in the window's proportion.
  private static let heights = [Double.infinity, 2.4, 1.8, 1.4, 1.1, 0.9]

  /// - Parameters:
  ///   - sizes: Of the scenes.
  ///   - captionHeight: Above each.
  ///   - steps: In the order in which their ends come below each other.
  ///   - first: The scenes that the flow begins with, such as the initial one, before those that nothing leads to.
  package init(_ sizes: [Size], captionHeight: Double, steps: [Step], first: [Int]) {
    self.sizes = sizes
    self.captionHeight = captionHeight
    var next = [[Int]](repeating: [], count: sizes.count)
    var isReached = [Bool](repeating: false, count: sizes.count)
    for step in steps where step.from != step.to {
      next[step.from].append(step.to)
      isReached[step.to] = true
    }
    var children = [[Int]](repeating: [], count: sizes.count)
    var roots: [Int] = []
    var isPlaced = [Bool](repeating: false, count: sizes.count)
    // What is in a circle that nothing leads into begins with its first.
    let unreached = sizes.indices.filter { !isReached[$0] }
    for root in first + unreached + Array(sizes.indices) where !isPlaced[root] {
      roots.append(root)
      isPlaced[root] = true
      var queue = [root][...]
      while let scene = queue.popFirst() {
        for other in next[scene] where !isPlaced[other] {
          isPlaced[other] = true
          children[scene].append(other)
          queue.append(other)
        }
      }
    }
    self.children = children
    self.roots = roots
  }

  /// Where each scene is.
  /// - Parameter proportion: Width by height of the window: blocks and columns are as makes everything seen the largest.
  package func places(proportion: Double) -> [Rect] {
    let area = sizes.reduce(0) {
      $0 + ($1.width + Self.gaps.width) * ($1.height + Self.gaps.height + captionHeight)
    }
    let height = (area / proportion).squareRoot()
    func scale(_ block: Block) -> Double {
      min(proportion / max(block.width, 1), 1 / max(block.height + captionHeight, 1))
    }
    var best = arranged(columns: 1, height: .infinity)
    // The fewest columns of those that are about as good.
    for factor in Self.heights {
      for columns in Self.blockColumns {
        let other = arranged(columns: columns, height: height * factor)
        if scale(other) > scale(best) * 1.02 { best = other }
      }
    }
    var places = sizes.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    for place in best.places { (places[place.scene].x, places[place.scene].y) = (place.x, place.y) }
    return places
  }

  /// Scenes with their places in it.
  private struct Block {
    var places: [(scene: Int, x: Double, y: Double)] = []
    var width = 0.0
    var height = 0.0

    mutating func add(_ other: Block, x: Double, y: Double) {
      places += other.places.map { ($0.scene, $0.x + x, $0.y + y) }
      width = max(width, x + other.width)
      height = max(height, y + other.height)
    }
  }

  /// - Parameters:
  ///   - columns: Of scenes that lead nowhere and come from the same scene.
  ///   - height: Above which what comes below each other goes on in another column.
  private func arranged(columns: Int, height: Double) -> Block {
    var flow = stacked(
      roots.filter { !children[$0].isEmpty }.map {
        tree(from: $0, columns: columns, height: height)
      }, height: height)
    // Scenes that nothing connects are rows below the others, as wide as these.
    let alone = roots.filter { children[$0].isEmpty }
    let most = alone.map { sizes[$0].width + Self.gaps.width }.max() ?? 1
    let fitting = flow.places.isEmpty ? columns * 2 : Int(flow.width / most)
    let top = flow.places.isEmpty ? 0 : flow.height + Self.gaps.height + captionHeight
    if !alone.isEmpty { flow.add(rows(of: alone, columns: max(fitting, 1)), x: 0, y: top) }
    return flow
  }

  /// A scene and all that it leads to.
  private func tree(from scene: Int, columns: Int, height: Double) -> Block {
    var block = self.block(of: scene)
    let ends = children[scene].filter { children[$0].isEmpty }
    var parts = children[scene].filter { !children[$0].isEmpty }
      .map { tree(from: $0, columns: columns, height: height) }
    if !ends.isEmpty { parts.append(rows(of: ends, columns: columns)) }
    guard !parts.isEmpty else { return block }
    block.add(
      stacked(parts, height: height), x: sizes[scene].width + Self.gaps.width, y: 0)
    return block
  }

  /// Blocks below each other, in as many columns as their heights need.
  private func stacked(_ parts: [Block], height: Double) -> Block {
    var block = Block()
    var (x, y) = (0.0, 0.0)
    for part in parts {
      if y > 0, y + part.height > height {
        (x, y) = (block.width + Self.gaps.width, 0)
      }
      block.add(part, x: x, y: y)
      y += part.height + Self.gaps.height + captionHeight
    }
    return block
  }

  private func block(of scene: Int) -> Block {
    Block(places: [(scene, 0, 0)], width: sizes[scene].width, height: sizes[scene].height)
  }

  private func rows(of scenes: [Int], columns: Int) -> Block {
    var block = Block()
    for start in stride(from: 0, to: scenes.count, by: columns) {
      let y = start == 0 ? 0 : block.height + Self.gaps.height + captionHeight
      var x = 0.0
      for scene in scenes[start..<min(start + columns, scenes.count)] {
        block.add(self.block(of: scene), x: x, y: y)
        x += sizes[scene].width + Self.gaps.width
      }
    }
    return block
  }
}

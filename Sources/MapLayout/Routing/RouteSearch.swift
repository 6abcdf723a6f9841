import Traits

/// A route on the lines of the grid.
struct RoutedPath {
  let link: MapRouter.Link
  let start: Port.Side
  let end: Port.Side
  /// The nodes from the first one outside of one scene to the last one before the other: columns and rows.
  let nodes: [(column: Int, row: Int)]
  let xs: [Double]
  let ys: [Double]
}

/// Where a route meets a scene.
struct Port {
  enum Side { case left, right, bottom }

  let side: Side
  /// The first node outside of the scene.
  let node: Int
  /// From the scene's edge to the node.
  let length: Double

  var isHorizontal: Bool { side != .bottom }
}

extension RoutingGrid {
  /// What makes a route longer for the search, in points: a corner, crossing another route, an edge where lines are not
  /// expected; and for each route that is there already, a part of the length.
  private static let corner = 90.0
  private static let crossing = 40.0
  private static let shared = 0.12
  private static let mostShared: Int32 = 4

  /// The cheapest route, which is counted from now on; nil where there is none.
  mutating func path(for link: MapRouter.Link) -> RoutedPath? {
    let height = Self.height(between: blocks[link.from].body, blocks[link.to].body)
    let back = Self.height(between: blocks[link.to].body, blocks[link.from].body)
    let starts = ports(of: blocks[link.from], heights: [height, blocks[link.from].body.midY])
    let ends = ports(of: blocks[link.to], heights: [height, back, blocks[link.to].body.midY])
    guard let found = search(from: starts, to: ends) else { return nil }
    count(found.nodes)
    return RoutedPath(
      link: link, start: found.start.side, end: found.end.side,
      nodes: found.nodes.map { (column(of: $0), row(of: $0)) }, xs: xs, ys: ys)
  }

  private func ports(of block: MapRouter.Block, heights: [Double]) -> [Port] {
    let body = block.body
    var result: [Port] = []
    for row in Set(heights.map { Self.nearest(to: $0, in: ys) }).sorted()
    where ys[row] > body.y && ys[row] < body.maxY {
      let right = Self.index(of: body.maxX + Self.clearance, in: xs)
      if right < xs.count {
        result.append(Port(side: .right, node: node(right, row), length: xs[right] - body.maxX))
      }
      let left = Self.index(of: body.x - Self.clearance, in: xs) - 1
      if left >= 0 {
        result.append(Port(side: .left, node: node(left, row), length: body.x - xs[left]))
      }
    }
    let column = Self.nearest(to: body.midX, in: xs)
    let below = Self.index(of: body.maxY + Self.clearance, in: ys)
    if below < ys.count, xs[column] > body.x, xs[column] < body.maxX {
      result.append(
        Port(side: .bottom, node: node(column, below), length: ys[below] - body.maxY))
    }
    return result
  }

  /// A route leaves on the right and arrives on the left where nothing else counts.
  private static func surcharge(_ side: Port.Side, isStart: Bool) -> Double {
    switch side {
    case .bottom: isStart ? 50 : 150
    case .right: isStart ? 0 : 20
    case .left: isStart ? 20 : 0
    }
  }

  private mutating func count(_ nodes: [Int]) {
    for (one, other) in zip(nodes, nodes.dropFirst()) {
      let first = min(one, other)
      if abs(one - other) == 1 { usesRight[first] += 1 } else { usesBelow[first] += 1 }
    }
  }

  private typealias Found = (start: Port, end: Port, nodes: [Int])

  /// A search along the lines by length (A*), in which a node counts twice: as reached along a row and along a column.
  private mutating func search(from starts: [Port], to ends: [Port]) -> Found? {
    guard !ends.isEmpty else { return nil }
    let targets = Dictionary(grouping: ends) { $0.node }
    let places = ends.map { (xs[column(of: $0.node)], ys[row(of: $0.node)]) }
    func rest(_ node: Int) -> Double {
      let (x, y) = (xs[column(of: node)], ys[row(of: node)])
      return places.reduce(.infinity) { min($0, abs($1.0 - x) + abs($1.1 - y)) }
    }
    reached.begin()
    var origins: [Int: Port] = [:]
    var queue = CostQueue()
    func state(_ node: Int, isHorizontal: Bool) -> Int { node * 2 + (isHorizontal ? 0 : 1) }
    for port in starts {
      let cost = port.length + Self.surcharge(port.side, isStart: true)
      let state = state(port.node, isHorizontal: port.isHorizontal)
      guard reached.take(state, at: cost, from: -1) else { continue }
      origins[state] = port
      queue.add(state, cost + rest(port.node))
    }
    var best: (cost: Double, state: Int, port: Port)?
    while let (current, estimate) = queue.popFirst(), estimate < best?.cost ?? .infinity {
      let (node, isHorizontal) = (current / 2, current % 2 == 0)
      // One that was found again by a cheaper way has been looked at.
      let cost = reached.cost(of: current)
      guard estimate <= cost + rest(node) + 0.001 else { continue }
      for port in targets[node] ?? [] {
        let turn = port.isHorizontal == isHorizontal ? 0 : Self.corner
        let whole = cost + turn + port.length + Self.surcharge(port.side, isStart: false)
        if whole < best?.cost ?? .infinity { best = (whole, current, port) }
      }
      for step in steps(from: node, isHorizontal: isHorizontal) {
        let next = state(step.node, isHorizontal: step.isHorizontal)
        if reached.take(next, at: cost + step.cost, from: current) {
          queue.add(next, cost + step.cost + rest(step.node))
        }
      }
    }
    guard let best else { return nil }
    var nodes: [Int] = []
    var state = best.state
    while true {
      nodes.append(state / 2)
      let before = reached.before(state)
      guard before >= 0 else { break }
      state = before
    }
    guard let start = origins[state] else { return nil }
    return (start, best.port, nodes.reversed())
  }

  private func steps(
    from node: Int, isHorizontal: Bool
  ) -> [(node: Int, isHorizontal: Bool, cost: Double)] {
    var result: [(node: Int, isHorizontal: Bool, cost: Double)] = []
    let (column, row, width) = (column(of: node), row(of: node), xs.count)
    func add(_ next: Int, along uses: Int32, _ length: Double, _ isRow: Bool) {
      let turn = isRow == isHorizontal ? 0 : Self.corner
      let part = 1 + Self.shared * Double(min(uses, Self.mostShared))
      result.append((next, isRow, turn + length * part + crossings(at: next, isRow)))
    }
    if !isClosedRight[node] {
      add(node + 1, along: usesRight[node], xs[column + 1] - xs[column], true)
    }
    if column > 0, !isClosedRight[node - 1] {
      add(node - 1, along: usesRight[node - 1], xs[column] - xs[column - 1], true)
    }
    if !isClosedBelow[node] {
      add(node + width, along: usesBelow[node], ys[row + 1] - ys[row], false)
    }
    if row > 0, !isClosedBelow[node - width] {
      add(node - width, along: usesBelow[node - width], ys[row] - ys[row - 1], false)
    }
    return result
  }

  /// What it costs that other routes pass a node the other way.
  private func crossings(at node: Int, _ isRow: Bool) -> Double {
    let before: Int32
    let after: Int32
    if isRow {
      before = node >= xs.count ? usesBelow[node - xs.count] : 0
      after = usesBelow[node]
    } else {
      before = column(of: node) > 0 ? usesRight[node - 1] : 0
      after = usesRight[node]
    }
    return Double(min(before, after)) * Self.crossing
  }
}

/// What a search has reached, at what cost and from where; kept from one search to the next, as making it anew would take
/// longer than most of them.
struct ReachedStates {
  private var costs: [Double]
  private var befores: [Int]
  /// The search that reached a state.
  private var searches: [Int32]
  private var search: Int32 = 0

  init(count: Int) {
    costs = [Double](repeating: 0, count: count)
    befores = [Int](repeating: -1, count: count)
    searches = [Int32](repeating: 0, count: count)
  }

  mutating func begin() { search += 1 }

  func cost(of state: Int) -> Double { searches[state] == search ? costs[state] : .infinity }

  func before(_ state: Int) -> Int { befores[state] }

  /// Whether a state is cheaper this way, which is kept then.
  mutating func take(_ state: Int, at cost: Double, from before: Int) -> Bool {
    guard cost < self.cost(of: state) else { return false }
    (costs[state], befores[state], searches[state]) = (cost, before, search)
    return true
  }
}

/// What is to be looked at next, the cheapest first: a binary heap.
private struct CostQueue {
  private var items: [(state: Int, cost: Double)] = []

  mutating func add(_ state: Int, _ cost: Double) {
    items.append((state, cost))
    var place = items.count - 1
    while place > 0, items[place].cost < items[(place - 1) / 2].cost {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> (state: Int, cost: Double)? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < items.count {
        if items[child].cost < items[least].cost { least = child }
      }
      guard least != place else { return first }
      items.swapAt(place, least)
      place = least
    }
  }
}

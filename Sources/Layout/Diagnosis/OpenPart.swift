import ConstraintSolver
import Scenes
import Traits

/// A connected part of what a solution leaves open.
///
/// What is not open has the same value in every solution that is as good, so it can be taken for
/// constant here: the part's solutions are the whole's.
struct OpenPart {
  /// A figure of a view's frame, in its superview.
  struct Figure {
    /// Which one of which view.
    let place: LayoutVariable
    /// The value in the solution, in points.
    let value: Double
    /// The same in another solution.
    var other: Double
    /// Whether it is open itself, rather than moved by what its superview does.
    var isOpen = false
  }

  /// That contents are hugged, or else that they resist compression.
  struct Wish: Hashable {
    let isHugging: Bool
    let axis: Axis
    let priority: Double
  }

  /// What several views want alike of what is open, and not all can have.
  struct SharedWish {
    let wish: Wish
    /// By index, in the document's order.
    fileprivate(set) var views: [ViewIndex] = []
    fileprivate var isMet = true
  }

  private let equations: SceneEquations
  private let solution: LinearSolution
  let variables: [LinearSystem.Variable]
  let rows: [LinearSystem.ConstraintIndex]
  private let isCancelled: () -> Bool

  /// Points by which a figure is moved to show that it can be.
  private static let step = 20.0
  /// Points that a figure has to move by at least to count as moved: below any device's pixel.
  private static let leastMove = 0.1
  /// Points below which a length is 0 and not negative: what arithmetic leaves over.
  private static let tolerance = 1e-6
  /// One attempt moves nearly everything in nearly every part.
  private static let maximumAttempts = 3

  /// The parts that a solution leaves open, in the order of their first variables.
  static func all(
    _ equations: SceneEquations, _ solution: LinearSolution,
    isCancelled: @escaping () -> Bool = { false }
  ) -> [OpenPart] {
    let linear = equations.system.linear
    let dropped = Set(solution.conflicts.map(\.dropped))
    var groups = Groups(solution.ambiguousVariables)
    // A view's place and its length on the same axis belong together for people.
    for place in solution.ambiguousVariables.lazy.compactMap(equations.system.viewVariable)
    where !place.figure.isLength {
      let length = LayoutVariable(place.view, .length(on: place.figure.axis))
      groups.join(place.number, length.number)
    }
    var openRows: [(row: Int, variable: Int)] = []
    for row in 0..<linear.constraintCount where !dropped.contains(row) {
      var first: Int?
      for term in linear.terms(of: row) where groups.contains(term.variable) {
        if let first { groups.join(first, term.variable) } else { first = term.variable }
      }
      if let first { openRows.append((row, first)) }
    }
    let rows = Dictionary(grouping: openRows) { groups.root(of: $0.variable) }
    return groups.all.map { root, variables in
      OpenPart(
        equations: equations, solution: solution, variables: variables,
        rows: rows[root]?.map(\.row) ?? [], isCancelled: isCancelled)
    }
  }

  private init(
    equations: SceneEquations, solution: LinearSolution, variables: [Int], rows: [Int],
    isCancelled: @escaping () -> Bool
  ) {
    self.isCancelled = isCancelled
    self.equations = equations
    self.solution = solution
    self.variables = variables
    self.rows = rows
  }

  /// The figures that another solution, as good as this one, gives another value; none where what is
  /// open cannot be seen in any frame.
  func figures() throws(LayoutEngine.Cancelled) -> [Figure] {
    try alternative().figures.filter { $0.isOpen || abs($0.value - $0.other) > Self.leastMove }
  }

  /// Another solution that is as good, by variable of the whole system.
  func alternativeValues() throws(LayoutEngine.Cancelled) -> [Double] {
    var values = solution.values
    for (variable, value) in zip(variables, try alternative().values) { values[variable] = value }
    return values
  }

  /// Contents that are hugged, or resist compression, with the same priority where some have to give way.
  func sharedWishes() -> [SharedWish] {
    let linear = equations.system.linear
    var wishes: [SharedWish] = []
    var numbers: [Wish: Int] = [:]
    for row in rows {
      let view: ViewIndex
      let isHugging: Bool
      switch equations.system.origins[row] {
      case .hugging(let index): (view, isHugging) = (index, true)
      case .compressionResistance(let index): (view, isHugging) = (index, false)
      default: continue
      }
      guard let variable = linear.terms(of: row).first?.variable,
        let axis = equations.system.viewVariable(variable)?.figure.axis
      else { continue }
      let wish = Wish(isHugging: isHugging, axis: axis, priority: linear.priority(of: row))
      let number = numbers[wish] ?? wishes.count
      if number == wishes.count {
        numbers[wish] = number
        wishes.append(SharedWish(wish: wish))
      }
      wishes[number].views.append(view)
      if linear.error(of: row, at: solution.values) > Self.leastMove {
        wishes[number].isMet = false
      }
    }
    return wishes.filter { !$0.isMet && $0.views.count > 1 }
  }

  private func alternative()
    throws(LayoutEngine.Cancelled) -> (figures: [Figure], values: [Double])
  {
    let linear = equations.system.linear
    var part = LinearSystemPart(
      of: linear, rows, variables: variables, values: solution.values, suggestsValues: true)
    for (index, variable) in variables.enumerated() {
      guard let place = equations.system.viewVariable(variable), place.figure.isLength else {
        continue
      }
      let value = solution.values[variable]
      if equations.isOfUnknownImage(place.view) {
        part.system.add([.init(index, 1)], .equal, constant: -value)
      } else if value >= -Self.tolerance {
        part.system.add([.init(index, 1)], .greaterThanOrEqual, constant: max(0, -value))
      }
    }
    var figures = movableFigures()
    let helpers = figures.map { addVariable(for: $0, to: &part) }
    let first = try part.system.solve(isCancelled: isCancelled)
    let open = Set(first.ambiguousVariables)
    for index in figures.indices { figures[index].isOpen = open.contains(helpers[index]) }

    // Every mixture of good solutions is one, so each attempt may move what those before did not.
    let lowest = (rows.map { linear.priority(of: $0) }.min() ?? 0) - 1
    var mixture = first.values
    var share = 1.0
    for _ in 0..<Self.maximumAttempts {
      let next = figures.indices.first {
        figures[$0].isOpen && abs(mixture[helpers[$0]] - first.values[helpers[$0]]) < Self.leastMove
      }
      guard let next else { break }
      let moved = try move(helpers[next], of: part.system, from: first.values, priority: lowest)
      mixture = zip(mixture, moved).map { $0 + share * ($1 - $0) }
      share /= 3
    }
    for index in figures.indices {
      let change = mixture[helpers[index]] - first.values[helpers[index]]
      figures[index].other = figures[index].value + change
      // What can't be moved is as good as determined.
      if abs(change) < Self.leastMove { figures[index].isOpen = false }
    }
    return (figures, Array(mixture.prefix(variables.count)))
  }

  /// A solution in which a variable is as far as can be from its value, up to a step, up or down.
  private func move(
    _ variable: LinearSystem.Variable, of system: LinearSystem, from values: [Double],
    priority: Double
  ) throws(LayoutEngine.Cancelled) -> [Double] {
    var best = values
    for step in [Self.step, -Self.step] {
      var moved = system
      moved.add(
        [.init(variable, 1)], .equal, constant: -(values[variable] + step), priority: priority)
      let solution = try moved.solve(isCancelled: isCancelled).values
      if abs(solution[variable] - values[variable]) > abs(best[variable] - values[variable]) + 0.01
      {
        best = solution
      }
      if abs(best[variable] - values[variable]) > 1 { break }
    }
    return best
  }

  /// A variable of the part that has a figure's value.
  private func addVariable(for figure: Figure, to part: inout LinearSystemPart)
    -> LinearSystem.Variable
  {
    let helper = part.system.addVariable()
    var terms = [LinearSystem.Term(helper, -1)]
    var constant = 0.0
    func add(_ variable: LinearSystem.Variable, _ coefficient: Double) {
      if let index = part[variable] {
        terms.append(.init(index, coefficient))
      } else {
        constant += coefficient * solution.values[variable]
      }
    }
    for term in equations.terms(of: figure.place) { add(term.variable, term.coefficient) }
    part.system.add(terms, .equal, constant: constant)
    return helper
  }

  /// What may move with the part's variables: the views' own figures, and their subviews' places.
  private func movableFigures() -> [Figure] {
    let scene = equations.scene
    var found: Set<LayoutVariable> = []
    for place in variables.lazy.compactMap(equations.system.viewVariable) {
      found.insert(place)
      guard !place.figure.isLength else { continue }
      for child in scene.views[place.view].children {
        found.insert(LayoutVariable(child, place.figure))
      }
    }
    return found.sorted().map { place in
      let value = equations.value(of: place, solution.values)
      return Figure(place: place, value: value, other: value)
    }
  }

}

extension SceneEquations {
  /// Whether a view has the size of an image that is not here, so that its size and what follows from it
  /// are not open but unknown.
  func isOfUnknownImage(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    return view.kind == .imageView && ImageView(view).image != nil
      && intrinsicSizes[index] == .none
  }
}

/// Variables in groups that grow together.
private struct Groups {
  private var parents: [Int: Int]

  init(_ variables: [Int]) {
    parents = Dictionary(uniqueKeysWithValues: variables.map { ($0, $0) })
  }

  func contains(_ variable: Int) -> Bool { parents[variable] != nil }

  func root(of variable: Int) -> Int {
    var root = variable
    while let parent = parents[root], parent != root { root = parent }
    return root
  }

  /// Joins two groups, unless one of the variables is in none.
  mutating func join(_ a: Int, _ b: Int) {
    guard contains(a), contains(b) else { return }
    let (first, second) = (root(of: a), root(of: b))
    parents[max(first, second)] = min(first, second)
    // Shortens the way for later.
    parents[a] = min(first, second)
    parents[b] = min(first, second)
  }

  /// By the first variable, which stands for its group; each ascending.
  var all: [(root: Int, variables: [Int])] {
    Dictionary(grouping: parents.keys) { root(of: $0) }.map { ($0.key, $0.value.sorted()) }
      .sorted { $0.root < $1.root }
  }
}

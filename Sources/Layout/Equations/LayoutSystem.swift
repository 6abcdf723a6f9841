import ConstraintSolver
import Scenes
import Traits

/// A scene's constraints as a linear system. View `i` has the variables 4i … 4i+3: minX, minY, width
/// and height of its alignment rectangle, in the root view's coordinates.
struct LayoutSystem {
  private(set) var linear = LinearSystem()
  /// By row.
  private(set) var origins: [ConstraintOrigin] = []
  /// Variables beyond the views', by what they stand for.
  private(set) var extraNames: [String] = []
  private let viewCount: Int

  /// - Parameter suggestions: By view, where it is to be as far as nothing determines it, in the root's
  ///   coordinates.
  init(suggestions: [Rect]) {
    viewCount = suggestions.count
    for frame in suggestions {
      for value in [frame.x, frame.y, frame.width, frame.height] {
        _ = linear.addVariable(suggestion: value)
      }
    }
  }

  /// One axis of a view's alignment rectangle.
  func span(_ view: Int, _ axis: Axis) -> LinearSpan {
    LinearSpan(origin: 4 * view + axis.rawValue, length: 4 * view + 2 + axis.rawValue)
  }

  mutating func addVariable(named name: String) -> LinearSystem.Variable {
    extraNames.append(name)
    return linear.addVariable()
  }

  /// What a variable stands for, such as `abc-de-fgh.minX`.
  func name(of variable: LinearSystem.Variable, in scene: Scene) -> String {
    guard variable < 4 * viewCount else { return extraNames[variable - 4 * viewCount] }
    return scene.views[variable / 4].id + [".minX", ".minY", ".width", ".height"][variable % 4]
  }

  /// Adds `first (relation) multiplier · second + constant`.
  /// - Parameter frameOfReference: Where the coordinates begin in which both are measured, which
  ///   matters to places that are multiplied; nil for the root's.
  mutating func add(
    _ first: LinearAnchor, _ relation: Relation = .equal, _ second: LinearAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = LinearSystem.requiredPriority,
    frameOfReference: LinearAnchor? = nil, origin: ConstraintOrigin
  ) {
    var terms: [LinearSystem.Term] = []
    terms.reserveCapacity(5)
    if let term = first.first { terms.append(term) }
    if let term = first.second { terms.append(term) }
    if let second {
      for term in [second.first, second.second] {
        if let term { terms.append(.init(term.variable, -multiplier * term.coefficient)) }
      }
    }
    if let reference = frameOfReference?.first {
      // first − r = multiplier · (second − r) + constant
      terms.append(.init(reference.variable, (multiplier - 1) * reference.coefficient))
    }
    linear.add(
      terms, relation, constant: first.constant - multiplier * (second?.constant ?? 0) - constant,
      priority: priority)
    origins.append(origin)
  }
}

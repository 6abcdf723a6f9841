import ConstraintSolver
import Scenes
import Traits

/// A scene's constraints as a linear system. Its variables are first the views', each a
/// ``LayoutVariable``, then any others.
struct LayoutSystem {
  private(set) var linear = LinearSystem()
  /// The origin of each constraint, by the constraint's index.
  private(set) var origins: [ConstraintOrigin] = []
  /// Variables beyond the views', by what they stand for.
  private(set) var extraNames: [String] = []
  private let viewVariableCount: Int

  /// - Parameter suggestions: By view, where it is to be as far as nothing determines it, in the root's
  ///   coordinates.
  init(suggestions: PerView<Rect>) {
    let values = Self.values(of: suggestions)
    viewVariableCount = values.count
    for value in values { _ = linear.addVariable(suggestion: value) }
  }

  /// One axis of a view's alignment rectangle.
  func span(_ view: ViewIndex, _ axis: Axis) -> LinearSpan {
    LinearSpan(
      origin: LayoutVariable(view, .origin(on: axis)).number,
      length: LayoutVariable(view, .length(on: axis)).number)
  }

  mutating func addVariable(named name: String) -> LinearSystem.Variable {
    extraNames.append(name)
    return linear.addVariable()
  }

  /// What a variable stands for, such as `abc-de-fgh.minX`.
  func name(of variable: LinearSystem.Variable, in scene: Scene) -> String {
    guard let place = viewVariable(variable) else {
      return extraNames[variable - viewVariableCount]
    }
    let name =
      switch place.figure {
      case .x: "minX"
      case .y: "minY"
      case .width, .height: place.figure.name
      }
    return "\(scene.views[place.view].id).\(name)"
  }

  // MARK: Variables of views

  /// Which figure of which view a variable is; nil for those beyond the views'.
  func viewVariable(_ variable: LinearSystem.Variable) -> LayoutVariable? {
    variable < viewVariableCount ? LayoutVariable(number: variable) : nil
  }

  /// The values of the views' variables where their alignment rectangles are these.
  static func values(of rectangles: PerView<Rect>) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(rectangles.count * LayoutVariable.countPerView)
    for rectangle in rectangles {
      for figure in FrameFigure.allCases { values.append(rectangle[figure]) }
    }
    return values
  }

  /// A view's alignment rectangle at some values.
  static func rectangle(of view: ViewIndex, in values: [Double]) -> Rect {
    Rect(
      x: values[LayoutVariable(view, .x).number], y: values[LayoutVariable(view, .y).number],
      width: values[LayoutVariable(view, .width).number],
      height: values[LayoutVariable(view, .height).number])
  }

  // MARK: Rows

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

import ConstraintSolver
import Scenes

/// A figure of a view's alignment rectangle, in the root view's coordinates, as a variable of the
/// linear system. View `i` has the variables 4i … 4i+3, in the order of ``FrameFigure``.
struct LayoutVariable: Hashable, Comparable {
  let view: ViewIndex
  let figure: FrameFigure
  /// How many there are of each view.
  static let countPerView = 4

  init(_ view: ViewIndex, _ figure: FrameFigure) {
    self.view = view
    self.figure = figure
  }

  /// - Parameter number: Of a variable that is a view's; ``LayoutSystem/viewVariable(_:)`` tells.
  init(number: LinearSystem.Variable) {
    view = ViewIndex(number / Self.countPerView)
    figure = FrameFigure.allCases[number % Self.countPerView]
  }

  /// The variable's number in the linear system.
  var number: LinearSystem.Variable { Self.countPerView * view.offset + figure.rawValue }

  static func < (a: LayoutVariable, b: LayoutVariable) -> Bool { a.number < b.number }
}

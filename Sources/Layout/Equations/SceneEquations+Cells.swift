import ConstraintSolver
import Scenes
import Traits
import UIKitMetrics

/// What tables and collection views do to their cells.
extension SceneEquations {
  /// Priority with which a cell that fits its content has no length, so that it has the least that
  /// its content allows: UILayoutPriority.fittingSizeLevel.
  private static let fittingPriority = FixedMetric.fittingPriority

  /// Places a row of a table below the row above.
  mutating func place(_ row: TableRows.Row, in table: ViewIndex) {
    let origin = ConstraintOrigin.container(view: row.view)
    let cell = (system.span(row.view, .horizontal), system.span(row.view, .vertical))
    let width = system.span(table, .horizontal).inset(min: row.insets.left, max: row.insets.right)
    system.add(cell.0.min, .equal, width.min, origin: origin)
    system.add(cell.0.extent, .equal, width.extent, origin: origin)
    let above =
      row.above.map { system.span($0, .vertical).max } ?? system.span(table, .vertical).min
    system.add(cell.1.min, .equal, above, constant: row.gap, origin: origin)
    switch row.height {
    case .fixed(let height, _): system.add(cell.1.extent, constant: height, origin: origin)
    case .fitting: fit(row.view, .vertical)
    }
  }

  /// Places a collection view's item where the flow has it.
  mutating func place(_ item: CellLayout.Item, _ index: ViewIndex, in collection: ViewIndex) {
    let origin = ConstraintOrigin.container(view: index)
    let lengths = [
      (Axis.horizontal, item.frame.x, item.frame.width, item.fitsWidth),
      (.vertical, item.frame.y, item.frame.height, item.fitsHeight),
    ]
    for (axis, start, length, fits) in lengths {
      let span = system.span(index, axis)
      system.add(
        span.min, .equal, system.span(collection, axis).min, constant: start, origin: origin)
      if fits {
        fit(index, axis)
      } else {
        system.add(span.extent, constant: length, origin: origin)
      }
    }
  }

  private mutating func fit(_ cell: ViewIndex, _ axis: Axis) {
    let extent = system.span(cell, axis).extent
    let origin = ConstraintOrigin.container(view: cell)
    system.add(extent, .greaterThanOrEqual, origin: origin)
    system.add(extent, priority: Self.fittingPriority, origin: origin)
  }
}

extension Scene {
  /// What the separator below a cell takes of its content's height, in points; 0 in other containers.
  /// A xib's cell has no table around it that could do without.
  func separatorHeight(of cell: ViewIndex) -> Double {
    guard platform.separatorsTakeRoom, views[cell].kind == .tableViewCell else { return 0 }
    let hasSeparators = views[cell].parent.map { TableView(views[$0]).hasSeparators } ?? true
    return hasSeparators ? 1 / (environment.traits.displayScale ?? 1) : 0
  }
}

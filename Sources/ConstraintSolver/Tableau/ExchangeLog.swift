/// The exchanges of a tableau, from which removed columns can be had back: the product form of its inverse.
///
/// An equality that was used has no part in the solution any more, but may have in what contradicts what.
/// Kept, its column would fill with every later exchange; so it is removed, and the few numbers of it that
/// a conflict asks for follow from the exchanges. Each question visits every change once.
struct ExchangeLog {
  private struct Exchange {
    let row: Int
    let column: Int
    let inverse: Double
    let firstChange: Int
    let endChange: Int
    /// The activity whose column was removed afterwards, or -1.
    var removed = -1

    var changes: Range<Int> { firstChange..<endChange }
  }

  private var exchanges: WorkspaceList<Exchange>
  private var changes: WorkspaceList<(row: Int, multiplier: Double)>
  private let rowCount: Int

  init(rowCount: Int, in workspace: Workspace) {
    self.rowCount = rowCount
    exchanges = WorkspaceList(in: workspace, capacity: rowCount)
    changes = WorkspaceList(in: workspace, capacity: 2 * rowCount)
  }

  /// - Parameters:
  ///   - coefficient: Of the row in the column, before the exchange.
  ///   - changedRows: The other rows that had the column, and their coefficients.
  mutating func append(
    row: Int, column: Int, coefficient: Double,
    changedRows: Workspace.Numbers<(row: Int, multiplier: Double)>
  ) {
    let first = changes.count
    for change in changedRows { changes.append(change) }
    exchanges.append(
      Exchange(
        row: row, column: column, inverse: 1 / coefficient, firstChange: first,
        endChange: changes.count))
  }

  /// Notes that the column of the last exchange, now an activity's, was removed.
  func noteRemoval(of activity: Int) { exchanges[exchanges.count - 1].removed = activity }

  /// What a row would have in the removed columns.
  ///
  /// Backwards from the last exchange: what a row has of others is had of what those were made of.
  func removedPart(ofRow row: Int) -> [(activity: Int, coefficient: Double)] {
    var shares = Array(repeating: 0.0, count: rowCount)
    shares[row] = 1
    var part: [(activity: Int, coefficient: Double)] = []
    for exchange in exchanges.contents.reversed() {
      var share = shares[exchange.row]
      for index in exchange.changes {
        share = Tolerance.sum(share, shares[changes[index].row] * changes[index].multiplier)
      }
      share *= exchange.inverse
      shares[exchange.row] = -share
      if share != 0, exchange.removed >= 0 { part.append((exchange.removed, share)) }
    }
    return part
  }

  /// Takes note that a removed column is to be one of the tableau again.
  /// - Returns: Its index, and, by row, what it would be by now.
  func restore(_ activity: Int) -> (column: Int, coefficients: [Double])? {
    guard let first = exchanges.contents.firstIndex(where: { $0.removed == activity })
    else { return nil }
    exchanges[first].removed = -1
    var coefficients = Array(repeating: 0.0, count: rowCount)
    // As if the exchange had found it in the row itself.
    coefficients[exchanges[first].row] = -1
    for index in first..<exchanges.count {
      let exchange = exchanges[index]
      if coefficients[exchange.row] == 0 { continue }
      let share = -coefficients[exchange.row] * exchange.inverse
      coefficients[exchange.row] = share
      for index in exchange.changes {
        let row = changes[index].row
        coefficients[row] = Tolerance.sum(coefficients[row], share * changes[index].multiplier)
      }
    }
    return (exchanges[first].column, coefficients)
  }
}

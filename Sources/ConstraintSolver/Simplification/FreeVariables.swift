/// Variables that one equality alone has to do with, and that therefore follow from the others.
///
/// Whatever the other variables are, such an equality can be met by its free variable, at any
/// priority; so neither has to be considered in the search. Taking them away frees more: an open
/// chain or tree comes apart from its ends. Every term is visited once.
struct FreeVariables {
  /// By variable: whether it follows from others.
  private let isFree: Workspace.Numbers<Bool>
  /// The term of each free variable in its equality, in the order in which they were found.
  private var order: WorkspaceList<Int32>

  func isFree(_ variable: Int) -> Bool { isFree[variable] }

  /// - Parameter unknown: The variables that have no values yet. The equalities of those among them
  ///   that are free are settled.
  init(
    _ rows: Rows, _ fixed: FixedVariables, among unknown: Workspace.Numbers<Int32>,
    in workspace: Workspace
  ) {
    isFree = workspace.numbers(rows.variableCount, repeating: false)
    order = WorkspaceList(in: workspace, capacity: unknown.count)
    /// By variable: how many rows mention it, and the exclusive or of its terms' indices, which is
    /// the term's index once it's a single one.
    let uses = workspace.numbers(rows.variableCount, repeating: (count: Int32(0), terms: Int32(0)))
    var queue = WorkspaceList<Int32>(in: workspace, capacity: unknown.count)
    for variable in unknown {
      for use in rows.uses(of: Int(variable)) {
        uses[Int(variable)].count += 1
        uses[Int(variable)].terms ^= Int32(truncatingIfNeeded: use)
      }
      if uses[Int(variable)].count == 1 { queue.append(variable) }
    }
    while let variable = queue.popLast() {
      let own = uses[Int(variable)].terms
      guard uses[Int(variable)].count == 1 else { continue }
      let row = Int(rows[term: Int(own)].constraint)
      guard rows[row].relation == .equal, !rows[row].isSettled else { continue }
      rows.settle(row)
      isFree[Int(variable)] = true
      order.append(own)
      for term in rows[row].terms {
        let other = rows[term: term].variable
        guard other != variable, !fixed.isFixed(Int(other)) else { continue }
        uses[Int(other)].count -= 1
        uses[Int(other)].terms ^= Int32(truncatingIfNeeded: term)
        if uses[Int(other)].count == 1 { queue.append(other) }
      }
    }
  }

  /// Computes the free variables from the others, and likewise how they change with them.
  func follow(
    _ values: Workspace.Numbers<Double>, _ direction: Workspace.Numbers<Double>, in rows: Rows
  ) {
    for position in order.indices.reversed() {
      let own = rows[term: Int(order[position])]
      let row = rows[Int(own.constraint)]
      var rest = row.target
      var change = 0.0
      for index in row.terms where index != Int(order[position]) {
        let term = rows[term: index]
        rest -= term.coefficient * values[Int(term.variable)]
        change -= term.coefficient * direction[Int(term.variable)]
      }
      values[Int(own.variable)] = rest / own.coefficient
      direction[Int(own.variable)] = change / own.coefficient
    }
  }
}

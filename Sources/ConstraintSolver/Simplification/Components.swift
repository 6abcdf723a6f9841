/// The variables that are neither fixed nor free in groups that no constraint connects; each group is
/// solved alone.
struct Components {
  /// Variables grouped by component, ascending within it.
  private let variables: Workspace.Numbers<Int32>
  private let firstVariable: Workspace.Numbers<Int32>
  /// Rows with unknown variables, grouped by component, ascending within it.
  private let rows: Workspace.Numbers<Int32>
  private let firstRow: Workspace.Numbers<Int32>

  var count: Int { firstVariable.count - 1 }

  func variables(of component: Int) -> Workspace.Numbers<Int32> {
    .init(rebasing: variables[Int(firstVariable[component])..<Int(firstVariable[component + 1])])
  }

  func rows(of component: Int) -> Workspace.Numbers<Int32> {
    .init(rebasing: rows[Int(firstRow[component])..<Int(firstRow[component + 1])])
  }

  /// Joins the variables of each row, numbers the groups in the variables' order, counts the members of
  /// each, and puts them one group after another.
  /// - Parameter unknown: The variables that have no values yet, ascending.
  init(
    _ system: Rows, _ fixed: FixedVariables, _ free: FreeVariables,
    among unknown: Workspace.Numbers<Int32>, in workspace: Workspace
  ) {
    /// By variable: another one of its component, itself for the root.
    let parents = workspace.uninitialized(system.variableCount, of: Int32.self)
    for variable in unknown { parents.initializeElement(at: Int(variable), to: variable) }
    func root(of variable: Int32) -> Int32 {
      var current = variable
      while parents[Int(current)] != current {
        parents[Int(current)] = parents[Int(parents[Int(current)])]
        current = parents[Int(current)]
      }
      return current
    }
    /// Rows with unknowns, and any unknown of each.
    var open = WorkspaceList<(row: Int32, variable: Int32)>(in: workspace, capacity: 16)
    for row in 0..<system.count where system[row].unknownCount > 0 && !system[row].isSettled {
      var first = Rows.none
      for term in system[row].terms {
        let variable = system[term: term].variable
        guard !fixed.isFixed(Int(variable)) else { continue }
        if first == Rows.none {
          first = root(of: variable)
        } else {
          let other = root(of: variable)
          // The lower index stays the root, so that components come in the variables' order.
          parents[Int(max(first, other))] = min(first, other)
          first = min(first, other)
        }
      }
      open.append((Int32(truncatingIfNeeded: row), first))
    }

    let component = workspace.uninitialized(system.variableCount, of: Int32.self)
    var sizes = WorkspaceList<(variables: Int32, rows: Int32)>(in: workspace, capacity: 16)
    for variable in unknown where !free.isFree(Int(variable)) {
      let root = root(of: variable)
      if root == variable {
        component.initializeElement(at: Int(root), to: Int32(truncatingIfNeeded: sizes.count))
        sizes.append((0, 0))
      }
      component.initializeElement(at: Int(variable), to: component[Int(root)])
      sizes[Int(component[Int(root)])].variables += 1
    }
    for (_, variable) in open.contents { sizes[Int(component[Int(variable)])].rows += 1 }

    let count = sizes.count
    firstVariable = workspace.numbers(count + 1, repeating: 0)
    firstRow = workspace.numbers(count + 1, repeating: 0)
    for index in 0..<count {
      firstVariable[index + 1] = firstVariable[index] + sizes[index].variables
      firstRow[index + 1] = firstRow[index] + sizes[index].rows
      sizes[index] = (firstVariable[index], firstRow[index])
    }
    variables = workspace.uninitialized(Int(firstVariable[count]), of: Int32.self)
    rows = workspace.uninitialized(Int(firstRow[count]), of: Int32.self)
    // The sizes have become the places of the next members.
    for variable in unknown where !free.isFree(Int(variable)) {
      let index = Int(component[Int(variable)])
      variables.initializeElement(at: Int(sizes[index].variables), to: variable)
      sizes[index].variables += 1
    }
    for (row, variable) in open.contents {
      let index = Int(component[Int(variable)])
      rows.initializeElement(at: Int(sizes[index].rows), to: row)
      sizes[index].rows += 1
    }
  }
}

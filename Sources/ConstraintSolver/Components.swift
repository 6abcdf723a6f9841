/// The variables that are neither fixed nor free in groups that no constraint connects; each group is solved alone.
struct Components {
  /// Variables grouped by component, ascending within it.
  private var variables: [Int] = []
  private var firstVariable: [Int] = [0]
  /// Rows with unknown variables, grouped by component, ascending within it.
  private var rows: [Int] = []
  private var firstRow: [Int] = [0]

  var count: Int { firstVariable.count - 1 }

  func variables(of component: Int) -> ArraySlice<Int> {
    variables[firstVariable[component]..<firstVariable[component + 1]]
  }

  func rows(of component: Int) -> ArraySlice<Int> {
    rows[firstRow[component]..<firstRow[component + 1]]
  }

  init(_ system: Rows, _ fixed: FixedVariables, _ free: FreeVariables) {
    func isUnknown(_ variable: Int) -> Bool { !fixed.isFixed(variable) && !free.isFree[variable] }
    var parent = Array(0..<system.variableCount)
    func root(of variable: Int) -> Int {
      var current = variable
      while parent[current] != current {
        parent[current] = parent[parent[current]]
        current = parent[current]
      }
      return current
    }
    /// Any unknown variable of each row, or -1.
    var unknown = Array(repeating: -1, count: system.count)
    for row in 0..<system.count where !system.isIgnored[row] && !free.isMet[row] {
      for term in system.terms(of: row) {
        let variable = system.variables[term]
        guard isUnknown(variable) else { continue }
        if unknown[row] >= 0 {
          let one = root(of: unknown[row])
          let other = root(of: variable)
          // The lower index stays the root, so that components come in the variables' order.
          parent[max(one, other)] = min(one, other)
        } else {
          unknown[row] = variable
        }
      }
    }

    var component = Array(repeating: -1, count: system.variableCount)
    var sizes: [Int] = []
    for variable in 0..<system.variableCount where isUnknown(variable) {
      let root = root(of: variable)
      if component[root] < 0 {
        component[root] = sizes.count
        sizes.append(0)
      }
      component[variable] = component[root]
      sizes[component[root]] += 1
    }
    var rowSizes = Array(repeating: 0, count: sizes.count)
    for row in 0..<system.count where unknown[row] >= 0 { rowSizes[component[unknown[row]]] += 1 }
    for size in sizes { firstVariable.append(firstVariable[firstVariable.count - 1] + size) }
    for size in rowSizes { firstRow.append(firstRow[firstRow.count - 1] + size) }

    variables = Array(repeating: 0, count: firstVariable[sizes.count])
    rows = Array(repeating: 0, count: firstRow[sizes.count])
    var next = firstVariable
    for variable in 0..<system.variableCount where isUnknown(variable) {
      variables[next[component[variable]]] = variable
      next[component[variable]] += 1
    }
    next = firstRow
    for row in 0..<system.count where unknown[row] >= 0 {
      rows[next[component[unknown[row]]]] = row
      next[component[unknown[row]]] += 1
    }
  }
}

import ConstraintSolver

/// A system written as text, such as `x + 2 w <= 100 @750`, for tests that can be read.
///
/// Terms are `name`, `number` or `number name`, separated by `+` and `-`, on both sides of the
/// relation. Without `@` a constraint is required. Variables come in order of first mention, after
/// those of `suggestions`.
struct WrittenSystem {
  private(set) var system = LinearSystem()
  private var variables: [String: LinearSystem.Variable] = [:]
  private(set) var names: [String] = []

  init(_ lines: [String], suggestions: [(String, Double?)] = []) {
    for (name, value) in suggestions {
      names.append(name)
      variables[name] = system.addVariable(suggestion: value)
    }
    for line in lines { add(line) }
  }

  private mutating func add(_ line: String) {
    let parts = line.split(separator: "@")
    let priority = parts.count > 1 ? Double(parts[1]) : LinearSystem.requiredPriority
    var terms: [LinearSystem.Term] = []
    var constant = 0.0
    var relation: Relation?
    var side = 1.0
    var sign = 1.0
    var number: Double?
    func endTerm() {
      if let number { constant += side * sign * number }
      number = nil
      sign = 1
    }
    for word in parts[0].split(separator: " ") {
      if let found = Relation(rawValue: String(word)) {
        endTerm()
        relation = found
        side = -1
      } else if word == "+" || word == "-" {
        endTerm()
        sign = word == "+" ? 1 : -1
      } else if let value = Double(word) {
        number = value
      } else {
        terms.append(.init(variable(String(word)), side * sign * (number ?? 1)))
        number = nil
        sign = 1
      }
    }
    endTerm()
    guard let relation, let priority else { fatalError("not a constraint: \(line)") }
    system.add(terms, relation, constant: constant, priority: priority)
  }

  private mutating func variable(_ name: String) -> LinearSystem.Variable {
    if let known = variables[name] { return known }
    let variable = system.addVariable()
    variables[name] = variable
    names.append(name)
    return variable
  }

  func solve() -> Answer { Answer(solution: system.solve(), names: names) }

  struct Answer {
    let solution: LinearSolution
    let names: [String]

    subscript(name: String) -> Double {
      names.firstIndex(of: name).map { solution.values[$0] } ?? .nan
    }

    var ambiguous: [String] { solution.ambiguousVariables.map { names[$0] } }

    func isClose(to expected: [String: Double], tolerance: Double = 1e-6) -> Bool {
      expected.allSatisfy { abs(self[$0.key] - $0.value) <= tolerance }
    }
  }
}

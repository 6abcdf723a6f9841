/// The system's constraints as sparse rows: Σ coefficient · variable (relation) target.
///
/// Terms of one variable are summed and those that cancel out are left out. Priorities become dense
/// levels: 0 is required, 1 the highest optional priority, and so on.
struct Rows {
  static let requiredLevel = 0

  /// By row, and one past the last.
  private(set) var firstTerm: [Int]
  private(set) var variables: [Int] = []
  private(set) var coefficients: [Double] = []
  private(set) var targets: [Double] = []
  private(set) var relations: [Relation] = []
  private(set) var levels: [Int] = []
  private(set) var levelCount = 1
  /// Rows that take no part: dropped for a conflict, or with numbers that aren't finite.
  var isIgnored: [Bool] = []
  private var suggestions: [Double]

  var count: Int { targets.count }
  var variableCount: Int { suggestions.count }

  func terms(of row: Int) -> Range<Int> { firstTerm[row]..<firstTerm[row + 1] }

  init(_ system: LinearSystem) {
    suggestions = system.suggestions.map { $0.isFinite ? $0 : .nan }
    firstTerm = [0]
    firstTerm.reserveCapacity(system.constraintCount + 1)
    variables.reserveCapacity(system.terms.count)
    coefficients.reserveCapacity(system.terms.count)
    levels = Self.levels(of: system)
    levelCount = (levels.max() ?? 0) + 1

    /// Where the current row has its term of a variable; older rows' positions are before `start`.
    var position = Array(repeating: -1, count: system.variableCount)
    for constraint in system.constraints {
      let start = variables.count
      var isFinite = constraint.constant.isFinite && !constraint.priority.isNaN
      for term in system.terms[constraint.firstTerm..<constraint.endTerm] {
        isFinite = isFinite && term.coefficient.isFinite
        let known = position[term.variable]
        if known >= start {
          coefficients[known] += term.coefficient
        } else {
          position[term.variable] = variables.count
          variables.append(term.variable)
          coefficients.append(term.coefficient)
        }
      }
      removeZeroTerms(from: start, position: &position)
      firstTerm.append(variables.count)
      targets.append(-constraint.constant)
      relations.append(constraint.relation)
      isIgnored.append(!isFinite)
    }
  }

  /// Adds rows that ask for the variables' suggestions, below all other levels.
  ///
  /// - Returns: Whether there are any.
  mutating func addSuggestions(for suggestedVariables: [Int]) -> Bool {
    let suggested = suggestedVariables.filter { !suggestions[$0].isNaN }
    for variable in suggested {
      variables.append(variable)
      coefficients.append(1)
      firstTerm.append(variables.count)
      targets.append(suggestions[variable])
      relations.append(.equal)
      levels.append(levelCount)
      isIgnored.append(false)
    }
    levelCount += 1
    return !suggested.isEmpty
  }

  /// Sums such as 0.1 + 0.2 − 0.3 leave a rest that isn't a coefficient.
  private static let zeroCoefficient = 1e-12

  private mutating func removeZeroTerms(from start: Int, position: inout [Int]) {
    var end = start
    for index in start..<variables.count {
      position[variables[index]] = -1
      guard abs(coefficients[index]) > Self.zeroCoefficient else { continue }
      variables[end] = variables[index]
      coefficients[end] = coefficients[index]
      end += 1
    }
    variables.removeSubrange(end...)
    coefficients.removeSubrange(end...)
  }

  private static func levels(of system: LinearSystem) -> [Int] {
    /// Optional priorities, descending.
    var priorities: [Double] = []
    func index(of priority: Double) -> Int {
      var low = 0
      var high = priorities.count
      while low < high {
        let middle = (low + high) / 2
        if priorities[middle] > priority { low = middle + 1 } else { high = middle }
      }
      return low
    }
    for constraint in system.constraints where constraint.priority < LinearSystem.requiredPriority {
      let place = index(of: constraint.priority)
      if place == priorities.count || priorities[place] != constraint.priority {
        priorities.insert(constraint.priority, at: place)
      }
    }
    return system.constraints.map {
      $0.priority < LinearSystem.requiredPriority ? index(of: $0.priority) + 1 : requiredLevel
    }
  }
}

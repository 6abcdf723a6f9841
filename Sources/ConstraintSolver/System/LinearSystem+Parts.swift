/// Some of a system's constraints as a system of their own, over some of its variables.
package struct LinearSystemPart: Sendable {
  package var system = LinearSystem()
  /// The whole system's variables, by the part's.
  package let variables: [LinearSystem.Variable]
  private var indices: [LinearSystem.Variable: LinearSystem.Variable] = [:]

  /// - Parameters:
  ///   - variables: Those that stay variables. All others are taken for constants.
  ///   - values: By variable of the whole; what the constants are.
  ///   - suggestsValues: Whether the variables are to be near to their values, too, where the
  ///     constraints leave them open.
  ///   - areRequired: Whether all constraints are to be required ones.
  package init(
    of whole: LinearSystem, _ constraints: some Sequence<LinearSystem.ConstraintIndex>,
    variables: [LinearSystem.Variable], values: [Double], suggestsValues: Bool = false,
    areRequired: Bool = false
  ) {
    self.variables = variables
    for variable in variables {
      indices[variable] = system.addVariable(suggestion: suggestsValues ? values[variable] : nil)
    }
    for index in constraints {
      let written = whole.constraints[index]
      var terms: [LinearSystem.Term] = []
      var constant = written.constant
      for term in whole.terms(of: index) {
        if let variable = indices[term.variable] {
          terms.append(LinearSystem.Term(variable, term.coefficient))
        } else {
          constant += term.coefficient * values[term.variable]
        }
      }
      system.add(
        terms, written.relation, constant: constant,
        priority: areRequired ? LinearSystem.requiredPriority : written.priority)
    }
  }

  /// The part's variable for one of the whole; nil for a constant.
  package subscript(variable: LinearSystem.Variable) -> LinearSystem.Variable? { indices[variable] }
}

extension LinearSystem {
  /// How far a constraint is from holding at some values; 0 where it holds.
  package func error(of constraint: ConstraintIndex, at values: [Double]) -> Double {
    let written = constraints[constraint]
    var sum = written.constant
    for term in terms(of: constraint) { sum += term.coefficient * values[term.variable] }
    return switch written.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The terms of one constraint. A type with a name, as other modules would go through an opaque one
  /// blindly, which costs them more than solving. They stay what they are when the system changes, as it
  /// then moves out of what it shares with them.
  package struct Terms: RandomAccessCollection {
    fileprivate let storage: Storage
    package let indices: Range<Int>

    package var startIndex: Int { indices.lowerBound }
    package var endIndex: Int { indices.upperBound }
    package subscript(index: Int) -> Term {
      precondition(indices.contains(index))
      return withExtendedLifetime(storage) { storage.terms[index].term }
    }
  }

  /// What a constraint mentions.
  package func terms(of constraint: ConstraintIndex) -> Terms {
    Terms(storage: storage, indices: constraints[constraint].terms)
  }

  /// What a constraint adds to its terms.
  package func constant(of constraint: ConstraintIndex) -> Double {
    constraints[constraint].constant
  }

  package func priority(of constraint: ConstraintIndex) -> Double {
    constraints[constraint].priority
  }
}

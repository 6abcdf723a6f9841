import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

/// Constraints that make no difference anywhere: those that no size class has, and those that say what another
/// one says. Placeholders, which go when the app is built, are none of them; nor is what code can reach by an
/// outlet or an identifier, as it may activate it, or change it.
struct ConstraintRules {
  let document: Document

  func issues() -> [Issue] {
    let constraints = document.root.subtree(named: "constraints").flatMap { list in
      list.parent.map { Holder($0).constraints(in: list) } ?? []
    }
    guard !constraints.isEmpty else { return [] }
    let outlets = Set(
      document.root.subtree(named: "outlet", "outletCollection").compactMap { $0["destination"] })
    let reachable = { (constraint: WrittenConstraint) in
      constraint.element["identifier"] != nil
        || constraint.element.id.map(outlets.contains) ?? false
    }
    let unused = constraints.filter { $0.states.allSatisfy { $0 == nil } && !reachable($0) }
    return unused.map { constraint in
      issue(
        constraint, localized("This constraint is installed in no size class, so it never holds."))
    } + repetitions(among: constraints, reachable: reachable)
  }

  private func repetitions(
    among constraints: [WrittenConstraint], reachable: (WrittenConstraint) -> Bool
  ) -> [Issue] {
    let groups = Dictionary(
      grouping: constraints.filter { $0.states.contains { $0 != nil } }, by: \.ends)
    var repeated: [(constraint: WrittenConstraint, other: Element)] = []
    for group in groups.values where group.count > 1 {
      var kept = group
      // Of two that are the same the later one is named.
      for constraint in group.reversed() where !reachable(constraint) {
        let others = kept.filter { $0.element != constraint.element }
        // Where code deactivates the other one or changes it, this one counts.
        let other = others.first { !reachable($0) && $0.covers(constraint) }
        guard let other else { continue }
        kept = others
        repeated.append((constraint, other.element))
      }
    }
    return repeated.sorted { $0.constraint.element.number < $1.constraint.element.number }.map {
      var issue = issue(
        $0.constraint,
        localized(
          "This constraint says what %1$s (line %2$s) says wherever it is installed.",
          $0.other.id ?? localized("another"), $0.other.line))
      issue.constraints = [$0.constraint.element.id, $0.other.id].compactMap(\.self)
      return issue
    }
  }

  private func issue(_ constraint: WrittenConstraint, _ message: String) -> Issue {
    Issue(
      rule: RulePage.unusedConstraint.id, severity: .info, id: constraint.element.id,
      line: constraint.element.line, message: message)
  }
}

/// A constraint with what it says in each pair of size classes.
private struct WrittenConstraint {
  /// The attributes that it relates, in an order of its own.
  struct Ends: Hashable {
    var first: [String]
    var second: [String]
  }

  struct State: Hashable {
    var relation: ConstraintElement.Relation
    var multiplier: Double
    var constant: Double
    let priority: Double
  }

  let element: Element
  let ends: Ends
  /// The state of the constraint for each pair of size classes; nil where it isn't installed.
  let states: [State?]

  /// Whether this one holds, and says the same, wherever another one is installed.
  func covers(_ other: WrittenConstraint) -> Bool {
    zip(states, other.states).allSatisfy { $1 == nil || $0 == $1 }
  }
}

/// A view that holds constraints.
private struct Holder {
  private static let sizeClasses = ["compact", "regular"]

  private let element: Element
  private let variations: [VariationElement]

  init(_ element: Element) {
    self.element = element
    variations = element.variations
  }

  /// The constraints of a list whose variations can be evaluated.
  func constraints(in list: Element) -> [WrittenConstraint] {
    guard let uninstalled = Self.cells(variations)?.map(Self.uninstalled) else { return [] }
    return list.children("constraint").compactMap { constraint(at: $0, uninstalled) }
  }

  private func constraint(at element: Element, _ uninstalled: [Set<String>]) -> WrittenConstraint? {
    guard let cells = Self.cells(element.variations), let id = element.id,
      !ConstraintElement(element).isPlaceholder
    else { return nil }
    var ends = WrittenConstraint.Ends(
      first: [element["firstItem"] ?? self.element.id ?? "", element["firstAttribute"] ?? ""],
      second: [element["secondItem"] ?? "", element["secondAttribute"] ?? ""])
    var states = zip(cells, uninstalled).map {
      variations, uninstalled -> WrittenConstraint.State? in
      guard !uninstalled.contains(id) else { return nil }
      let written = ConstraintElement(element, variations: variations)
      return WrittenConstraint.State(
        relation: written.relation, multiplier: written.multiplier ?? .nan,
        constant: written.constant, priority: written.priority)
    }
    // The same with its ends exchanged, where nothing is multiplied.
    if element["secondItem"] != nil, ends.second.lexicographicallyPrecedes(ends.first),
      states.allSatisfy({ $0.map { $0.multiplier == 1 } ?? true })
    {
      ends = WrittenConstraint.Ends(first: ends.second, second: ends.first)
      for index in states.indices { states[index]?.exchange() }
    }
    return WrittenConstraint(element: element, ends: ends, states: states)
  }

  /// The variations that hold in each pair of size classes, general before specific; nil where some are for
  /// something else.
  private static func cells(_ variations: [VariationElement]) -> [[VariationElement]]? {
    var conditions: [[VariationElement.Condition]] = []
    for variation in variations {
      guard let needed = variation.conditions,
        needed.allSatisfy({ ["widthClass", "heightClass"].contains($0.trait) })
      else { return nil }
      conditions.append(needed)
    }
    let sorted = zip(variations, conditions).enumerated().sorted {
      ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset)
    }.map(\.element)
    return sizeClasses.flatMap { width in
      sizeClasses.map { height in
        sorted.filter { _, conditions in
          conditions.allSatisfy { $0.value == ($0.trait == "widthClass" ? width : height) }
        }.map(\.0)
      }
    }
  }

  /// The ids that the masks of the variations exclude; a later inclusion undoes an exclusion.
  private static func uninstalled(_ variations: [VariationElement]) -> Set<String> {
    variations.flatMap(\.masks).reduce(into: []) { ids, mask in
      ids.formUnion(mask.excluded)
      ids.subtract(mask.included)
    }
  }
}

extension WrittenConstraint.State {
  fileprivate mutating func exchange() {
    constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }
}

extension RulePage {
  static let unusedConstraint = RulePage(
    id: "unused-constraint",
    title: localized("A constraint that makes no difference"),
    reason: localized(
      """
      It has to be kept in step with what counts: who changes one of two that say the same \
      makes a conflict.
      """),
    remedy: localized(
      """
      Delete it, or install it where it is needed. What an outlet or an identifier leads to is \
      not judged, as code may activate it.
      """),
    finds: """
      a constraint that no size class has, or that says what another one says wherever it is \
      installed; not where an outlet or an identifier leads to it, and no placeholders
      """,
    severity: "info",
    tag: .unnecessary,
    example: LintExample(
      .view, ExampleParts.twice,
      mended: ExampleParts.twice.replacing("\n" + ExampleParts.width("w2"), with: "")))
}

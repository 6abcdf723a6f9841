import ConstraintSolver
import Scenes

extension SceneEquations {
  func issues(_ solution: LinearSolution) -> [LayoutIssue] {
    conflicts(solution) + ambiguities(solution)
  }

  /// As many constraints of one conflict as anybody reads.
  private static let maximumNamed = 50

  private func conflicts(_ solution: LinearSolution) -> [LayoutIssue] {
    solution.conflicts.map { conflict in
      let ids = conflict.constraints.prefix(Self.maximumNamed).map { describe(system.origins[$0]) }
      let more = conflict.constraints.count - ids.count
      let dropped = describe(system.origins[conflict.dropped])
      return LayoutIssue(
        rule: .conflict, id: dropped, line: line(of: system.origins[conflict.dropped]),
        message: "These constraints\(more > 0 ? " and \(more) more" : "") cannot all hold; "
          + "\(dropped) was given up.",
        constraints: ids, dropped: dropped)
    }
  }

  /// Views for which another layout would be just as good.
  private func ambiguities(_ solution: LinearSolution) -> [LayoutIssue] {
    var open: [Int: [String]] = [:]
    for variable in solution.ambiguousVariables where variable < 4 * scene.views.count {
      open[variable / 4, default: []].append(["x", "y", "width", "height"][variable % 4])
    }
    return open.keys.sorted().map { index in
      let view = scene.views[index]
      let lengths = open[index, default: []].joined(separator: ", ")
      return LayoutIssue(
        rule: .ambiguous, id: view.id, line: view.line,
        message: "The constraints leave open: \(lengths).", constraints: [], dropped: nil)
    }
  }

  func describe(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .document(let index): scene.constraints[index].id
    case .root: "root:\(scene.views[0].id)"
    case .autoresizing(let view): "autoresizing:\(scene.views[view].id)"
    case .container(let view): "container:\(scene.views[view].id)"
    case .hugging(let view): "hugging:\(scene.views[view].id)"
    case .compressionResistance(let view): "compressionResistance:\(scene.views[view].id)"
    case .stack(let view, let rule): "\(rule):\(scene.views[view].id)"
    case .nonNegative(let view): "nonNegative:\(scene.views[view].id)"
    }
  }

  private func line(of origin: ConstraintOrigin) -> Int {
    switch origin {
    case .document(let index): scene.constraints[index].line
    case .root: scene.views[0].line
    case .autoresizing(let view), .container(let view), .hugging(let view),
      .compressionResistance(let view),
      .stack(let view, _), .nonNegative(let view):
      scene.views[view].line
    }
  }
}

import ConstraintSolver
import Localization
import Scenes
import Traits

/// Writes down what rows of a solved system say.
struct Reasons {
  /// What was given up for conflicts.
  let dropped: Set<LinearSystem.ConstraintIndex>
  private let equations: SceneEquations
  private let sentences: RuleSentences

  init(_ equations: SceneEquations, _ solution: LinearSolution) {
    self.equations = equations
    dropped = Set(solution.conflicts.map(\.dropped))
    sentences = RuleSentences(equations)
  }

  /// What rows say, each thing once.
  func reasons(for rows: some Sequence<LinearSystem.ConstraintIndex>) -> [Explanation.Reason] {
    var reasons: [Explanation.Reason] = []
    for row in rows {
      let origin = equations.system.origins[row]
      let sentence = sentences.sentence(row: row)
      let text =
        dropped.contains(row)
        ? localized("%1$s, which conflicts with others.", sentence.text)
        : localized("%1$s.", context: "sentence", sentence.text)
      let reason = Explanation.Reason(
        kind: Explanation.Reason.Kind(origin), id: equations.describe(origin),
        line: equations.line(of: origin), text: text,
        views: sentence.views.map { named($0, in: text) })
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// A reason that is no row.
  func reason(
    _ kind: Explanation.Reason.Kind, _ index: ViewIndex, _ text: String
  ) -> Explanation.Reason {
    let view = equations.scene.views[index]
    return Explanation.Reason(
      kind: kind, id: "\(kind.rawValue):\(view.id)", line: view.line, text: text, views: [])
  }

  /// The ids of rows that a figure does without a sentence for, each once.
  func ids(
    of rows: some Sequence<LinearSystem.ConstraintIndex>, besides figure: Explanation.Figure
  ) -> [String] {
    var known = Set((figure.reasons + figure.gaveWay).map(\.id))
    return rows.map { equations.describe(equations.system.origins[$0]) }
      .filter { known.insert($0).inserted }
  }

  /// - Parameter text: The sentence that names it; nil for none.
  func named(_ index: ViewIndex, in text: String? = nil) -> Explanation.NamedView {
    var name = equations.scene.name(of: index)
    if let text, !text.contains(name.capitalizedFirst), !text.contains(name) {
      name = equations.scene.name(of: index, as: .reference)
    }
    return Explanation.NamedView(id: equations.scene.views[index].id, name: name)
  }
}

extension Explanation.Reason.Kind {
  fileprivate init(_ origin: ConstraintOrigin) {
    switch origin {
    case .document: self = .constraint
    case .root: self = .root
    case .autoresizing, .container: self = .placement
    case .hugging, .compressionResistance: self = .content
    case .stack: self = .stack
    case .nonNegative: self = .length
    }
  }
}

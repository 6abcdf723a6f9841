import ConstraintSolver
import Scenes
import Traits

extension LayoutEngine {
  /// Says why a view's frame is what it is.
  ///
  /// Computed from the system that was solved: the constraints named are a least set that by itself
  /// gives the figure its value.
  /// - Parameter index: The view's index in the scene.
  package func explain(
    _ index: Int, in scene: Scene
  ) throws(LayoutEngine.Cancelled) -> Explanation {
    let (equations, solution) = try solve(scene)
    return try Explainer(equations, solution, isCancelled).explanation(of: index)
  }
}

private struct Explainer {
  private let equations: SceneEquations
  private let solution: LinearSolution
  private let sentences: RuleSentences
  private let determining: DeterminingRows
  private let dropped: Set<LinearSystem.ConstraintIndex>
  private let isCancelled: () -> Bool

  /// Points below which an error is one of arithmetic.
  private static let tolerance = 1e-6

  init(
    _ equations: SceneEquations, _ solution: LinearSolution, _ isCancelled: @escaping () -> Bool
  ) {
    self.equations = equations
    self.solution = solution
    self.isCancelled = isCancelled
    sentences = RuleSentences(equations)
    dropped = Set(solution.conflicts.map(\.dropped))
    determining = DeterminingRows(
      equations.system.linear, solution, dropped: dropped, isCancelled: isCancelled)
  }

  private var scene: Scene { equations.scene }
  private var linear: LinearSystem { equations.system.linear }

  func explanation(of index: Int) throws(LayoutEngine.Cancelled) -> Explanation {
    let view = scene.views[index]
    let laidOut = LaidOutScene(equations, solution)
    let frame = laidOut.frames[index]
    var figures: [Explanation.Figure] = []
    for number in 0..<4 {
      figures.append(
        try figure(number, of: index, exact: laidOut.exactFrames[index], shown: frame))
    }
    return Explanation(
      view: named(index), className: view.customClass ?? view.className, line: view.line,
      frame: frame, x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  private func named(_ index: Int) -> Explanation.NamedView {
    Explanation.NamedView(id: scene.views[index].id, name: scene.name(of: index))
  }

  // MARK: One figure

  /// - Parameter number: 0 … 3: x, y, width, height.
  private func figure(
    _ number: Int, of index: Int, exact: Rect, shown: Rect
  ) throws(LayoutEngine.Cancelled) -> Explanation.Figure {
    var figure = Explanation.Figure(
      value: shown[number], isOpen: false, reasons: [], gaveWay: [])
    // The canvas places the root.
    if index == 0, number < 2 {
      figure.reasons = [reason(.root, number, index, "The canvas places \(sentences.name(0)).")]
      return figure
    }
    let quantity = quantity(number, of: index)
    let unmet = unmet(quantity)
    let given = unmet.filter { !dropped.contains($0) }
    if let rows = try determining.rows(for: quantity, besides: given) {
      let isHeld = { (row: Int) in linear.error(of: row, at: solution.values) <= Self.tolerance }
      figure.reasons = reasons(for: rows.filter(isHeld))
      figure.gaveWay = reasons(for: rows.filter { !isHeld($0) })
    } else {
      figure.isOpen = true
      figure.reasons = try openReasons(number, of: index, quantity)
    }
    figure.gaveWay += reasons(for: unmet).filter { !figure.gaveWay.contains($0) }
    addOutsets(number, of: index, to: &figure)
    if abs(exact[number] - shown[number]) > 0.005 {
      figure.reasons.append(
        reason(
          .rounding, number, index,
          "Layout gives \(exact[number].text()); edges are moved to the device's pixels."))
    }
    return figure
  }

  /// Why a figure that is open is what it is, and what bounds it.
  private func openReasons(
    _ number: Int, of index: Int, _ quantity: [LinearSystem.Term]
  ) throws(LayoutEngine.Cancelled) -> [Explanation.Reason] {
    let equations = equations.withNonNegativeLengths
    let solution = try equations.system.linear.solve(isCancelled: isCancelled)
    let bounded = Explainer(equations, solution, isCancelled)
    let range = try OpenRange(of: quantity, in: bounded.linear, isCancelled: isCancelled)
    let value = quantity.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable] }
    let offset = equations.figure(number, of: index, solution.values) - value
    let ends = (range.least, range.greatest)
    let words =
      switch (ends.0?.value, ends.1?.value) {
      case (let least?, let greatest?):
        " between \((least + offset).text()) and \((greatest + offset).text())"
      case (let least?, nil): " from \((least + offset).text()) on"
      case (nil, let greatest?): " up to \((greatest + offset).text())"
      case (nil, nil): ""
      }
    let stored = scene.views[index].storedFrame.map {
      "as near as they let it to \($0[number].text()), \(number < 2 ? "where" : "as") the document "
        + "has it"
    }
    let choice = reason(
      .document, number, index,
      "The constraints leave it open\(words); it is \(stored ?? "what the solver came to first").")
    let rows = (ends.0?.rows ?? []) + (ends.1?.rows ?? [])
    return [choice] + bounded.reasons(for: rows)
  }

  /// A figure of a view's alignment rectangle in its superview's, as a sum of variables.
  private func quantity(_ number: Int, of index: Int) -> [LinearSystem.Term] {
    var terms = [LinearSystem.Term(4 * index + number, 1)]
    if number < 2, let parent = scene.views[index].parent {
      terms.append(.init(4 * parent + number, -1))
    }
    return terms
  }

  /// Constraints of the document on the view's own variables that do not hold, or were given up.
  private func unmet(_ quantity: [LinearSystem.Term]) -> [LinearSystem.ConstraintIndex] {
    guard let own = quantity.first?.variable else { return [] }
    return equations.system.origins.indices.filter { row in
      guard case .document = equations.system.origins[row] else { return false }
      return linear.terms(of: row).contains { $0.variable == own && $0.coefficient != 0 }
        && linear.error(of: row, at: solution.values) > Self.tolerance
    }
  }

  private func addOutsets(
    _ number: Int, of index: Int, to figure: inout Explanation.Figure
  ) {
    // The canvas gives the root view its frame.
    guard index > 0 else { return }
    let outsets = scene.alignmentOutsets(of: scene.views[index].kind)
    let (reach, verb, comparison) =
      [
        (outsets.left, "begins", "before"), (outsets.top, "begins", "above"),
        (outsets.left + outsets.right, "is", "wider than"),
        (outsets.top + outsets.bottom, "is", "higher than"),
      ][number]
    guard reach > 0 else { return }
    figure.reasons.append(
      reason(
        .alignment, number, index,
        "The frame \(verb) \(reach.pointsInWords) \(comparison) the alignment rectangle, on which "
          + "constraints act."))
  }

  // MARK: Reasons

  /// What rows say, each thing once.
  private func reasons(for rows: [LinearSystem.ConstraintIndex]) -> [Explanation.Reason] {
    var reasons: [Explanation.Reason] = []
    for row in rows {
      let origin = equations.system.origins[row]
      let sentence = sentences.sentence(row: row)
      let isDropped = dropped.contains(row)
      let reason = Explanation.Reason(
        kind: Explanation.Reason.Kind(origin), id: equations.describe(origin),
        line: equations.line(of: origin),
        text: sentence.text + (isDropped ? ", which conflicts with others." : "."),
        views: sentence.views.map(named))
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  private func reason(
    _ kind: Explanation.Reason.Kind, _ number: Int, _ index: Int, _ text: String
  ) -> Explanation.Reason {
    Explanation.Reason(
      kind: kind, id: "\(kind.rawValue):\(scene.views[index].id)", line: scene.views[index].line,
      text: text, views: [])
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

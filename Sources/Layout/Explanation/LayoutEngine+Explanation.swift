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
    var explainer = Explainer(equations, solution, isCancelled)
    return try explainer.explanation(of: index)
  }
}

private struct Explainer {
  private let equations: SceneEquations
  private let solution: LinearSolution
  private let reasons: Reasons
  private let determining: DeterminingRows
  private let isCancelled: () -> Bool
  /// What figures that are open are explained with, once there is one.
  private var openSystem: OpenSystem?

  init(
    _ equations: SceneEquations, _ solution: LinearSolution, _ isCancelled: @escaping () -> Bool
  ) {
    self.equations = equations
    self.solution = solution
    self.isCancelled = isCancelled
    reasons = Reasons(equations, solution)
    determining = DeterminingRows(
      equations.system.linear, solution, dropped: reasons.dropped, isCancelled: isCancelled)
  }

  private var scene: Scene { equations.scene }
  private var linear: LinearSystem { equations.system.linear }

  mutating func explanation(of index: Int) throws(LayoutEngine.Cancelled) -> Explanation {
    let view = scene.views[index]
    let laidOut = LaidOutScene(equations, solution)
    let frame = laidOut.frames[index]
    var figures: [Explanation.Figure] = []
    for number in 0..<4 {
      figures.append(
        try figure(number, of: index, exact: laidOut.exactFrames[index], shown: frame))
    }
    return Explanation(
      view: reasons.named(index), className: view.customClass ?? view.className, line: view.line,
      frame: frame, x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  // MARK: One figure

  /// - Parameter number: 0 … 3: x, y, width, height.
  private mutating func figure(
    _ number: Int, of index: Int, exact: Rect, shown: Rect
  ) throws(LayoutEngine.Cancelled) -> Explanation.Figure {
    var figure = Explanation.Figure(
      value: shown[number], isOpen: false, reasons: [], more: [], gaveWay: [])
    // The canvas places the root.
    if index == 0, number < 2 {
      figure.reasons = [reasons.reason(.root, index, "The canvas places \(scene.name(of: 0)).")]
      return figure
    }
    let quantity = quantity(number, of: index)
    let unmet = unmet(quantity)
    let given = unmet.filter { !reasons.dropped.contains($0) }
    if let rows = try determining.rows(for: quantity, besides: given) {
      let named = rows.prefix(DeterminingRows.mostNamed)
      let more = rows.dropFirst(DeterminingRows.mostNamed)
      figure.reasons = reasons.reasons(for: named.filter(determining.isHeld))
      figure.gaveWay = reasons.reasons(for: named.filter { !determining.isHeld($0) })
      figure.more = reasons.ids(of: more, besides: figure)
    } else {
      figure.isOpen = true
      try addOpenReasons(number, of: index, quantity, to: &figure)
    }
    figure.gaveWay += reasons.reasons(for: unmet).filter { !figure.gaveWay.contains($0) }
    addOutsets(number, of: index, to: &figure)
    if abs(exact[number] - shown[number]) > 0.005 {
      figure.reasons.append(
        reasons.reason(
          .rounding, index,
          "Layout gives \(exact[number].text()); edges are moved to the device's pixels."))
    }
    return figure
  }

  /// Says why a figure that is open is what it is, and what bounds it.
  private mutating func addOpenReasons(
    _ number: Int, of index: Int, _ quantity: [LinearSystem.Term],
    to figure: inout Explanation.Figure
  ) throws(LayoutEngine.Cancelled) {
    if openSystem == nil { openSystem = try OpenSystem(equations, isCancelled) }
    guard let open = openSystem else { return }
    let range = try OpenRange(
      of: quantity, in: open.equations.system.linear, isCancelled: isCancelled)
    let values = open.solution.values
    let value = quantity.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    let offset = equations.figure(number, of: index, values) - value
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
    figure.reasons = [
      reasons.reason(
        .document, index,
        "The constraints leave it open\(words); it is \(stored ?? "what the solver came to first")."
      )
    ]
    let rows = [ends.0?.rows ?? [], ends.1?.rows ?? []]
    let named = rows.flatMap { $0.prefix(DeterminingRows.mostNamed) }
    let more = rows.flatMap { $0.dropFirst(DeterminingRows.mostNamed) }
    figure.reasons += open.reasons.reasons(for: named)
    figure.more = open.reasons.ids(of: more, besides: figure)
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
        && !determining.isHeld(row)
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
      reasons.reason(
        .alignment, index,
        "The frame \(verb) \(reach.pointsInWords) \(comparison) the alignment rectangle, on which "
          + "constraints act."))
  }
}

/// The system with the rule written out that no length is negative, and its solution.
private struct OpenSystem {
  let equations: SceneEquations
  let solution: LinearSolution
  let reasons: Reasons

  init(_ scene: SceneEquations, _ isCancelled: () -> Bool) throws(LayoutEngine.Cancelled) {
    equations = scene.withNonNegativeLengths
    solution = try equations.system.linear.solve(isCancelled: isCancelled)
    reasons = Reasons(equations, solution)
  }
}

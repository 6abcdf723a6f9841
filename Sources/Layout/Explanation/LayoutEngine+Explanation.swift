import ConstraintSolver
import Localization
import Scenes
import Traits

extension LayoutEngine {
  /// Says why a view's frame is what it is.
  ///
  /// Computed from the system that was solved: the constraints named are a least set that by itself
  /// gives the figure its value.
  /// - Parameter index: The view's index in the scene.
  package func explain(
    _ index: ViewIndex, in scene: Scene
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

  mutating func explanation(of index: ViewIndex) throws(LayoutEngine.Cancelled) -> Explanation {
    let view = scene.views[index]
    let laidOut = LaidOutScene(equations, solution)
    let frame = laidOut.frames[index]
    func figure(_ figure: FrameFigure) throws(LayoutEngine.Cancelled) -> Explanation.Figure {
      try explain(
        LayoutVariable(index, figure), exact: laidOut.exactFrames[index][figure],
        shown: frame[figure])
    }
    return Explanation(
      view: reasons.named(index), className: view.customClass ?? view.className, line: view.line,
      frame: frame, x: try figure(.x), y: try figure(.y), width: try figure(.width),
      height: try figure(.height), ends: ends(of: index, at: laidOut.exactFrames[index]))
  }

  // MARK: Ends of constraints

  /// - Parameter frame: The view's in its superview, before rounding.
  private func ends(of index: ViewIndex, at frame: Rect) -> [Explanation.Ends] {
    let absolute = equations.absoluteFrames(solution.values)[index]
    return scene.constraints.compactMap { constraint in
      let items = [constraint.first, constraint.second].compactMap(\.self)
      guard items.contains(where: { scene.view(of: $0) == index }) else { return nil }
      func place(_ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?) -> Double {
        let value = equations.anchor(item, attribute, other: other).value(in: solution.values)
        if attribute == .width || attribute == .height { return value }
        return attribute.isHorizontal
          ? value - absolute.x + frame.x : value - absolute.y + frame.y
      }
      var second: Double?
      if let item = constraint.second, let attribute = constraint.secondAttribute {
        second = place(item, attribute, constraint.first)
      }
      return Explanation.Ends(
        id: constraint.id,
        first: place(constraint.first, constraint.firstAttribute, constraint.second),
        second: second)
    }
  }

  // MARK: One figure

  private func rootPlaceSentence(_ figure: FrameFigure) -> String {
    let name = scene.name(of: .root)
    guard figure == .y, let top = equations.geometry.cardTop else {
      return localized("The canvas places %1$s.", name)
    }
    let below = equations.geometry.root.y - top
    return below > 0
      ? localized(
        "The card that %1$s is shown in begins %2$s below the screen's top, and its bar takes %3$s.",
        name, top.pointsInWords, below.pointsInWords)
      : localized(
        "The card that %1$s is shown in begins %2$s below the screen's top.", name,
        top.pointsInWords)
  }

  /// - Parameters:
  ///   - exact: Its value before rounding, in points.
  ///   - shown: Its value on the device's pixels.
  private mutating func explain(
    _ place: LayoutVariable, exact: Double, shown: Double
  ) throws(LayoutEngine.Cancelled) -> Explanation.Figure {
    var figure = Explanation.Figure(
      value: shown, isOpen: false, reasons: [], more: [], gaveWay: [])
    // The canvas places the root.
    if place.view == .root, !place.figure.isLength {
      figure.reasons = [reasons.reason(.root, .root, rootPlaceSentence(place.figure))]
      return figure
    }
    let quantity = equations.terms(of: place)
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
      try addOpenReasons(place, quantity, to: &figure)
    }
    figure.gaveWay += reasons.reasons(for: unmet).filter { !figure.gaveWay.contains($0) }
    addOutsets(place, to: &figure)
    if abs(exact - shown) > 0.005 {
      figure.reasons.append(
        reasons.reason(
          .rounding, place.view,
          localized(
            "Layout gives %1$s; edges are moved to the device's pixels.", exact.text())))
    }
    return figure
  }

  /// Says why a figure that is open is what it is, and what bounds it.
  private mutating func addOpenReasons(
    _ place: LayoutVariable, _ quantity: [LinearSystem.Term],
    to figure: inout Explanation.Figure
  ) throws(LayoutEngine.Cancelled) {
    if openSystem == nil { openSystem = try OpenSystem(equations, isCancelled) }
    guard let open = openSystem else { return }
    let range = try OpenRange(
      of: quantity, in: open.equations.system.linear, isCancelled: isCancelled)
    let values = open.solution.values
    let offset = equations.value(of: place, values) - quantity.value(in: values)
    let ends = (range.least, range.greatest)
    let choice =
      scene.views[place.view].storedFrame.map { stored in
        nearness(
          of: equations.value(of: place, solution.values), to: stored[place.figure],
          least: ends.0.map { $0.value + offset }, greatest: ends.1.map { $0.value + offset })
      } ?? localized("it is what the solver came to first")
    let sentence =
      switch (ends.0?.value, ends.1?.value) {
      case (let least?, let greatest?):
        localized(
          "The constraints leave it open between %1$s and %2$s; %3$s.", (least + offset).text(),
          (greatest + offset).text(), choice)
      case (let least?, nil):
        localized(
          "The constraints leave it open from %1$s on; %2$s.", (least + offset).text(), choice)
      case (nil, let greatest?):
        localized(
          "The constraints leave it open up to %1$s; %2$s.", (greatest + offset).text(), choice)
      case (nil, nil): localized("The constraints leave it open; %1$s.", choice)
      }
    let idle = scene.idleConstraints(
      on: place.view, isHorizontal: place.figure.axis == .horizontal)
    figure.reasons = [sentence, idle].compactMap(\.self).map {
      reasons.reason(.document, place.view, $0)
    }
    let rows = [ends.0?.rows ?? [], ends.1?.rows ?? []]
    let named = rows.flatMap { $0.prefix(DeterminingRows.mostNamed) }
    let more = rows.flatMap { $0.dropFirst(DeterminingRows.mostNamed) }
    figure.reasons += open.reasons.reasons(for: named)
    figure.more = open.reasons.ids(of: more, besides: figure)
  }

  /// How a figure that is open was chosen: by the document's own, or together with all that is open.
  private func nearness(
    of value: Double, to stored: Double, least: Double?, greatest: Double?
  ) -> String {
    if abs(value - stored) < 0.01 { return localized("it is as in the document") }
    let nearest = min(max(stored, least ?? -.infinity), greatest ?? .infinity)
    return abs(value - nearest) < 0.01
      ? localized("it is as near as they let it to the document's %1$s", stored.text())
      : localized(
        "it is as in the layout that is nearest to the document's, where it is %1$s",
        stored.text())
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

  private func addOutsets(_ place: LayoutVariable, to figure: inout Explanation.Figure) {
    // The canvas gives the root view its frame.
    guard place.view != .root else { return }
    let outsets = equations.alignmentOutsets(of: place.view, solution.values)
    let reach =
      switch place.figure {
      case .x: outsets.left
      case .y: outsets.top
      case .width: outsets.left + outsets.right
      case .height: outsets.top + outsets.bottom
      }
    guard reach != 0 else { return }
    figure.reasons.append(
      reasons.reason(
        .alignment, place.view,
        alignmentSentence(place.figure, isMore: reach > 0, abs(reach).pointsInWords)))
  }

  /// - Parameter isMore: Whether the frame is the larger one.
  private func alignmentSentence(
    _ figure: FrameFigure, isMore: Bool, _ length: String
  ) -> String {
    switch (figure, isMore) {
    case (.x, true):
      localized(
        "The frame begins %1$s before the alignment rectangle, on which constraints act.", length)
    case (.x, false):
      localized(
        "The frame begins %1$s after the alignment rectangle, on which constraints act.", length)
    case (.y, true):
      localized(
        "The frame begins %1$s above the alignment rectangle, on which constraints act.", length)
    case (.y, false):
      localized(
        "The frame begins %1$s below the alignment rectangle, on which constraints act.", length)
    case (.width, true):
      localized(
        "The frame is %1$s wider than the alignment rectangle, on which constraints act.", length)
    case (.width, false):
      localized(
        "The frame is %1$s narrower than the alignment rectangle, on which constraints act.", length
      )
    case (.height, true):
      localized(
        "The frame is %1$s higher than the alignment rectangle, on which constraints act.", length)
    case (.height, false):
      localized(
        "The frame is %1$s lower than the alignment rectangle, on which constraints act.", length)
    }
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

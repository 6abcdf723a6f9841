import ConstraintSolver
import Localization
import Scenes
import Traits

extension SceneDiagnosis {
  /// The most views that a sentence about one ambiguity names.
  private static let maximumNamed = 3

  /// Frames that another layout, just as good at every priority, would make others. Views that depend
  /// on each other are one issue.
  ///
  /// What is open because a constraint on it was given up is the conflict's: MINED, Interface Builder
  /// marks none of 6 such views in a scene in which it marks others.
  func ambiguities(_ shown: PerView<Bool>) throws(LayoutEngine.Cancelled) -> [LayoutIssue] {
    guard !solution.ambiguousVariables.isEmpty else { return [] }
    let linear = equations.system.linear
    let givenUp = Set(solution.conflicts.flatMap { linear.terms(of: $0.dropped).map(\.variable) })
    var issues: [LayoutIssue] = []
    // A figure that is open with each variable.
    var companions: [Int: OpenPart.Figure] = [:]
    for part in OpenPart.all(equations, solution, isCancelled: isCancelled) {
      let figures = try part.figures()
      let open = figures.first(where: \.isOpen)
      for variable in part.variables { companions[variable] = open }
      guard !figures.contains(where: { givenUp.contains($0.place.number) }) else { continue }
      if let issue = ambiguity(figures, shown, sharing: part.sharedWishes()) {
        issues.append(issue)
      }
    }
    return issues + openContents(shown, companions, issues)
  }

  private func ambiguity(
    _ figures: [OpenPart.Figure], _ shown: PerView<Bool>, sharing wishes: [OpenPart.SharedWish]
  ) -> LayoutIssue? {
    var views: [LayoutIssue.OpenView] = []
    var names: [String] = []
    var firstName = ""
    var severity = LayoutIssue.Severity.info
    for (view, figures) in Dictionary(grouping: figures, by: \.place.view).sorted(by: {
      $0.key < $1.key
    }) {
      let open = figures.filter { $0.isOpen && isForConstraints($0) }
      if shown[view], open.contains(where: isUnexpected) { severity = .warning }
      var other = exactFrames[view]
      for figure in figures { other[figure.place.figure] += figure.other - figure.value }
      views.append(
        LayoutIssue.OpenView(
          id: scene.views[view].id, line: scene.views[view].line,
          open: open.map(\.place.figure.name),
          frames: [exactFrames[view], other]))
      if !open.isEmpty {
        if names.isEmpty { firstName = scene.name(of: view) }
        names.append(
          localized(
            "the %1$s of %2$s", open.map(\.place.figure.words).figures,
            scene.name(of: view, as: .reference)))
      }
    }
    guard let first = views.first(where: { !$0.open.isEmpty }) else { return nil }
    let frames = first.frames.map(\.text)
    // Whose frame it is, where it could be another's.
    let other =
      names.count == 1
      ? localized("%1$s would do as well as %2$s.", frames[1], frames[0])
      : localized(
        "%1$s at %2$s would do as well as at %3$s.", firstName, frames[1], frames[0])
    let open = listed(names) {
      localized("figures of %1$s more view", plural: "figures of %1$s more views", $0)
    }
    var reasons = wishes.map(sentence)
    for figure in figures where figure.isOpen {
      let idle = scene.idleConstraints(
        on: figure.place.view, isHorizontal: figure.place.figure.axis == .horizontal)
      if let idle, !reasons.contains(idle) { reasons.append(idle) }
    }
    return LayoutIssue(
      rule: .ambiguous, severity: severity, id: first.id, line: first.line,
      message: reasons.isEmpty
        ? localized("The constraints leave open %1$s: %2$s", open, other)
        : localized(
          "The constraints leave open %1$s. %2$s %3$s", open, reasons.joined(separator: " "),
          other.capitalizedFirst),
      views: views)
  }

  /// A list for a sentence, of at most so many names.
  /// - Parameter others: The words for the remaining ones, by their number.
  private func listed(_ names: [String], _ others: (Int) -> String) -> String {
    let more = names.count - Self.maximumNamed
    guard more > 0 else { return names.list }
    return (names.prefix(Self.maximumNamed) + [others(more)]).list
  }

  /// Such as: “A” and “B” hug their content alike, with the horizontal priority 251.
  private func sentence(_ shared: OpenPart.SharedWish) -> String {
    let names = listed(shared.views.map { scene.name(of: $0) }) {
      localized("%1$s more view", plural: "%1$s more views", $0)
    }.capitalizedFirst
    let wish = shared.wish
    let priority =
      (wish.isHugging
      ? equations.huggingPriority(of: shared.views[0], wish.axis)
      : equations.compressionResistancePriority(of: shared.views[0], wish.axis)).text()
    return switch (wish.isHugging, wish.axis) {
    case (true, .horizontal):
      localized(
        "%1$s hug their content alike, with the horizontal priority %2$s.", names, priority)
    case (true, .vertical):
      localized("%1$s hug their content alike, with the vertical priority %2$s.", names, priority)
    case (false, .horizontal):
      localized(
        "%1$s resist compression alike, with the horizontal priority %2$s.", names, priority)
    case (false, .vertical):
      localized("%1$s resist compression alike, with the vertical priority %2$s.", names, priority)
    }
  }

  // MARK: Whose to decide a figure is

  /// Whether a figure that is open is the constraints' to decide. Those of collapsed views are their
  /// stack view's; sizes may be those of the autoresizing mask that a stack view's arranged view keeps
  /// (MINED: Interface Builder marks 0 of 45).
  private func isForConstraints(_ figure: OpenPart.Figure) -> Bool {
    let index = figure.place.view
    let view = scene.views[index]
    if equations.isPlaced(index) { return false }
    let isArranged = view.parent.map { scene.views[$0].kind } == .stackView
    if isArranged, equations.isCollapsed(index) { return false }
    guard figure.place.figure.isLength else { return true }
    return !(isArranged && view.translatesAutoresizingMask)
  }

  /// Whether an author hardly wants a figure to be open: not where Interface Builder is told so by its
  /// Ambiguity setting (it writes its mark all the same, MINED: 5 of 5), nor the size of a stack view
  /// in which nothing is shown before the app runs.
  private func isUnexpected(_ figure: OpenPart.Figure) -> Bool {
    let (view, isSize) = (figure.place.view, figure.place.figure.isLength)
    return isVerified(view, isSize: isSize) && !(isSize && isEmptyStack(view))
  }

  /// Interface Builder's settings Verify Position Only and Never Verify.
  private func isVerified(_ index: ViewIndex, isSize: Bool) -> Bool {
    switch scene.views[index].ambiguityCheck {
    case .all: true
    case .positionsOnly: !isSize
    case .nothing: false
    }
  }

  private func isEmptyStack(_ index: ViewIndex) -> Bool {
    scene.views[index].kind == .stackView
      && scene.views[index].children.allSatisfy(equations.isCollapsed)
  }

  // MARK: Scroll views

  /// Scroll views whose content is placed by constraints that do not say how large it is.
  /// - Parameters:
  ///   - companions: By variable that is open, a figure that is open with it.
  ///   - issues: What is said of figures. What hangs on these alone isn't said again.
  private func openContents(
    _ shown: PerView<Bool>, _ companions: [Int: OpenPart.Figure], _ issues: [LayoutIssue]
  ) -> [LayoutIssue] {
    let told = Set(issues.flatMap { issue in issue.views.filter { !$0.open.isEmpty }.map(\.id) })
    let open = Set(solution.ambiguousVariables)
    return equations.contentSpans.keys.sorted().compactMap { index in
      let view = scene.views[index]
      guard view.kind == .scrollView, let spans = equations.contentSpans[index],
        view.children.contains(where: { !equations.isPlaced($0) }),
        !view.children.contains(where: { isEmptyStack($0) || equations.isOfUnknownImage($0) })
      else { return nil }
      let axes = [(spans.horizontal, Axis.horizontal), (spans.vertical, .vertical)]
        .filter { open.contains($0.0.length) }
      guard !axes.isEmpty else { return nil }
      let figures = axes.map { FrameFigure.length(on: $0.1) }
      var ties: [String] = []
      var lengths: [String] = []
      for (span, axis) in axes {
        if let figure = companions[span.length] {
          lengths.append(
            localized(
              "the %1$s of %2$s", figure.place.figure.words,
              scene.name(of: figure.place.view, as: .reference)))
        } else {
          ties.append(
            axis == .horizontal
              ? localized("its leading to its trailing edge")
              : localized("its top to its bottom edge"))
        }
      }
      let causes = axes.compactMap { companions[$0.0.length].map { scene.views[$0.place.view].id } }
      guard !ties.isEmpty || !told.isSuperset(of: causes) else { return nil }
      let loose =
        ties.count == 2
        ? localized("nothing ties %1$s or %2$s", ties[0], ties[1])
        : ties.first.map { localized("nothing ties %1$s", $0) }
      let reasons =
        [loose].compactMap(\.self)
        + (lengths.isEmpty ? [] : [localized("it depends on %1$s", lengths.list)])
      return LayoutIssue(
        rule: .ambiguous,
        severity: shown[index] && isVerified(index, isSize: true) ? .warning : .info, id: view.id,
        line: view.line,
        message: localized(
          "The constraints leave open the %1$s of the content of %2$s: %3$s.",
          figures.map(\.words).figures, scene.name(of: index, as: .reference), reasons.list),
        views: [
          LayoutIssue.OpenView(
            id: view.id, line: view.line,
            open: figures.map { "content\($0.name.capitalizedFirst)" },
            frames: [])
        ])
    }
  }
}

extension [String] {
  /// Names of figures with an article before the first of them: "x and the width".
  fileprivate var figures: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().reversed().reduce(last) { rest, figure in
      localized("%1$s and the %2$s", context: "figures", figure, rest)
    }
  }
}

import ConstraintSolver
import Scenes
import Traits

extension SceneDiagnosis {
  /// As many views of one ambiguity as a sentence can hold.
  private static let maximumNamed = 3

  /// Frames that another layout, just as good at every priority, would make others. Views that depend
  /// on each other are one issue.
  func ambiguities(_ shown: [Bool]) throws(LayoutEngine.Cancelled) -> [LayoutIssue] {
    guard !solution.ambiguousVariables.isEmpty else { return [] }
    var issues: [LayoutIssue] = []
    for part in OpenPart.all(equations, solution, isCancelled: isCancelled) {
      if let issue = ambiguity(try part.figures().filter { shown[$0.view] }) {
        issues.append(issue)
      }
    }
    return issues + openContents(shown)
  }

  private func ambiguity(_ figures: [OpenPart.Figure]) -> LayoutIssue? {
    var views: [LayoutIssue.OpenView] = []
    var names: [String] = []
    for (view, figures) in Dictionary(grouping: figures, by: \.view).sorted(by: { $0.key < $1.key })
    {
      let open = figures.filter { $0.isOpen && isVerified($0) }.map(\.name)
      var other = exactFrames[view]
      for figure in figures { other[figure.index] += figure.other - figure.value }
      views.append(
        LayoutIssue.OpenView(
          id: scene.views[view].id, line: scene.views[view].line, open: open,
          frames: [exactFrames[view], other]))
      if !open.isEmpty {
        names.append("the \(open.joined(separator: " and the ")) of \(scene.name(of: view))")
      }
    }
    guard let first = views.first(where: { !$0.open.isEmpty }) else { return nil }
    var named = Array(names.prefix(Self.maximumNamed))
    let more = names.count - named.count
    if more > 0 { named.append("figures of \(more) more view\(more == 1 ? "" : "s")") }
    return LayoutIssue(
      rule: .ambiguous, severity: .warning, id: first.id, line: first.line,
      message: """
        The constraints leave open \(named.list): \(first.frames[1].text) would do as well as \
        \(first.frames[0].text).
        """,
      views: views)
  }

  // MARK: What is not ambiguous although it is open

  /// Whether a figure is the constraints' to decide, here and now.
  private func isVerified(_ figure: OpenPart.Figure) -> Bool {
    let view = scene.views[figure.view]
    if equations.isPlaced(figure.view) { return false }
    if figure.index >= 2, isFilledByTheApp(figure.view) { return false }
    // Interface Builder's Ambiguity setting: Verify Position Only, Never Verify.
    return switch view["verifyAmbiguity"] {
    case "off": false
    case "ignoreSizes": figure.index < 2
    default: true
    }
  }

  /// Whether a view's size is known at run time only: of images that are not here, of stack views in
  /// which nothing is shown, and of what a stack view arranges although the document lets it keep its
  /// autoresizing mask. Interface Builder marks none (MINED: 0 of 45 that it marks are of these kinds).
  private func isFilledByTheApp(_ index: Int) -> Bool {
    let view = scene.views[index]
    switch view.kind {
    case .imageView where view.imageReference("image") != nil:
      return equations.intrinsicSizes[index] == .none
    case .stackView: return view.children.allSatisfy(equations.isCollapsed)
    default:
      return view.translatesAutoresizingMask
        && view.parent.map { scene.views[$0].kind } == .stackView
    }
  }

  // MARK: Scroll views

  /// Scroll views whose content is placed by constraints that do not say how large it is.
  private func openContents(_ shown: [Bool]) -> [LayoutIssue] {
    let open = Set(solution.ambiguousVariables)
    return equations.contentSpans.keys.sorted().compactMap { index in
      let view = scene.views[index]
      guard view.kind == .scrollView, shown[index], let spans = equations.contentSpans[index],
        view.children.contains(where: { !equations.isPlaced($0) }),
        !view.children.contains(where: isFilledByTheApp)
      else { return nil }
      let lengths = [(spans.horizontal.length, "width"), (spans.vertical.length, "height")]
      let names = lengths.filter { open.contains($0.0) }.map(\.1)
      guard !names.isEmpty else { return nil }
      let edges = names.map { $0 == "width" ? "leading and trailing" : "top and bottom" }
      return LayoutIssue(
        rule: .ambiguous, severity: .warning, id: view.id, line: view.line,
        message: """
          The constraints leave open the \(names.joined(separator: " and the ")) of the content of \
          \(scene.name(of: index)): nothing ties its subviews together from its \
          \(edges.joined(separator: ", ")) edges.
          """,
        views: [
          LayoutIssue.OpenView(
            id: view.id, line: view.line, open: names.map { "content\($0.capitalizedFirst)" },
            frames: [])
        ])
    }
  }
}

extension Rect {
  /// The figures by number: x, y, width, height.
  subscript(index: Int) -> Double {
    get { [x, y, width, height][index] }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: width = newValue
      default: height = newValue
      }
    }
  }
}

import ConstraintSolver
import Scenes
import Traits

extension SceneDiagnosis {
  /// As many views of one ambiguity as a sentence can hold.
  private static let maximumNamed = 3

  /// Frames that another layout, just as good at every priority, would make others. Views that depend
  /// on each other are one issue.
  func ambiguities(_ shown: [Bool]) -> [LayoutIssue] {
    guard !solution.ambiguousVariables.isEmpty else { return [] }
    return OpenPart.all(equations, solution).compactMap { part in
      ambiguity(part.figures().filter { shown[$0.view] })
    }
  }

  private func ambiguity(_ figures: [OpenPart.Figure]) -> LayoutIssue? {
    var views: [LayoutIssue.OpenView] = []
    var names: [String] = []
    for (view, figures) in Dictionary(grouping: figures, by: \.view).sorted(by: { $0.key < $1.key })
    {
      let open = figures.filter { $0.isOpen && verifies($0) }.map(\.name)
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
    var subject = names.prefix(Self.maximumNamed).joined(separator: ", ")
    if names.count > Self.maximumNamed {
      subject += ", and of \(names.count - Self.maximumNamed) more views"
    }
    return LayoutIssue(
      rule: .ambiguous, severity: .warning, id: first.id, line: first.line,
      message: """
        The constraints leave open \(subject): \(first.frames[1].text) would do as well as \
        \(first.frames[0].text).
        """,
      views: views)
  }

  /// Whether the author lets a figure be verified. Interface Builder's Ambiguity setting of a view
  /// turns it off for a view that gets its size, or all its constraints, at run time.
  private func verifies(_ figure: OpenPart.Figure) -> Bool {
    switch scene.views[figure.view]["verifyAmbiguity"] {
    case "off": false
    case "ignoreSizes": figure.index < 2
    default: true
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

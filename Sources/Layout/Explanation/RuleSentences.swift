import ConstraintSolver
import Scenes
import Traits

/// Says in plain words what the rows of a scene's linear system ask for.
struct RuleSentences {
  /// What a row asks for, without a full stop.
  struct Sentence: Hashable {
    let text: String
    /// The views that the text names, in the order in which it does.
    let views: [ViewIndex]
  }

  let equations: SceneEquations

  init(_ equations: SceneEquations) {
    self.equations = equations
  }

  var scene: Scene { equations.scene }

  func sentence(row: LinearSystem.ConstraintIndex) -> Sentence {
    let origin = equations.system.origins[row]
    switch origin {
    case .document(let index): return sentence(scene.directed(scene.constraints[index]))
    case .root: return rootSentence(row)
    case .autoresizing(let view): return placementSentence(view, row)
    case .container(let view): return containerSentence(view, row)
    case .hugging(let view): return contentSentence(view, row, isAtMost: true)
    case .compressionResistance(let view):
      return contentSentence(view, row, isAtMost: false)
    case .stack(let view, .hiding): return hidingSentence(view, row)
    case .stack(let view, let rule): return stackSentence(view, rule: rule)
    case .nonNegative(let view):
      return Sentence(
        text: "The \(figure(row).name) of \(name(view)) is not negative", views: [view])
    }
  }

  func name(_ view: ViewIndex) -> String { scene.name(of: view) }

  /// The figure that a row about one view gives it.
  func figure(_ row: LinearSystem.ConstraintIndex) -> FrameFigure {
    let first = equations.system.linear.terms(of: row).first
    return first.flatMap { equations.system.viewVariable($0.variable)?.figure } ?? .x
  }

  // MARK: Implicit rules

  private func rootSentence(_ row: LinearSystem.ConstraintIndex) -> Sentence {
    let size = equations.geometry.root.size
    guard equations.system.linear.priority(of: row) == LinearSystem.requiredPriority else {
      return Sentence(
        text: "\(name(.root).capitalizedFirst) is as high as the screen where nothing else decides",
        views: [.root])
    }
    return Sentence(
      text:
        "\(name(.root).capitalizedFirst) is \(size.width.text()) × \(size.height.text()) points "
        + "here", views: [.root])
  }

  /// - Parameter isAtMost: Whether it is about hugging, rather than compression resistance.
  private func contentSentence(
    _ view: ViewIndex, _ row: LinearSystem.ConstraintIndex, isAtMost: Bool
  ) -> Sentence {
    let size = equations.intrinsicSizes[view]
    let isHorizontal = figure(row).axis == .horizontal
    let points = ((isHorizontal ? size.width : size.height) ?? 0).pointsInWords
    let comparison =
      isAtMost ? (isHorizontal ? "wider" : "higher") : (isHorizontal ? "narrower" : "lower")
    var text = "\(name(view).capitalizedFirst) is no \(comparison) than its content, \(points)"
    if !isHorizontal, let width = equations.wrappingWidths[view] {
      text += " in this width of \(width.text())"
    }
    let rule = isAtMost ? "hugging" : "compression resistance"
    let priority =
      isAtMost
      ? equations.huggingPriority(of: view, figure(row).axis)
      : equations.compressionResistancePriority(of: view, figure(row).axis)
    text += " (\(rule) priority \(priority.text()))"
    return Sentence(text: text, views: [view])
  }

  private func stackSentence(_ view: ViewIndex, rule: StackRule) -> Sentence {
    let stack = scene.views[view]
    let name = name(view).capitalizedFirst
    let style = StackStyle(stack)
    let text =
      switch rule {
      case .canvasConnection:
        "\(name) begins and ends with its arranged views\(margins(view, style, style.axis))"
      case .spacing: "\(name) leaves \(spacing(style)) between its arranged views"
      case .fillEqually: "\(name) makes its arranged views equally long"
      case .fillProportionally: "\(name) shares its length by the sizes of its arranged views"
      case .equalSpacing: "\(name) makes the gaps between its arranged views equal"
      case .equalCentering:
        "\(name) makes the distances between its arranged views' centres equal"
      case .alignment:
        "\(name) aligns its arranged views: \(style.alignment.rawValue)"
          + margins(view, style, style.axis.other)
      case .ambiguitySuppression: "\(name) keeps its arranged views as small as they can be"
      case .canvasLength:
        "\(name) has arranged views without a length of their own as Interface Builder shows them"
      case .spanningFit: "\(name) keeps its arranged views at its end"
      case .textWidth: "\(name) makes texts that wrap equally wide"
      case .canvasFit: "\(name) fits closely around its arranged views"
      case .hiding: "\(name) leaves no room for hidden views"
      }
    return Sentence(text: text, views: [view])
  }

  private func hidingSentence(_ stack: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> Sentence {
    let hidden = equations.system.linear.terms(of: row).lazy
      .compactMap { equations.system.viewVariable($0.variable)?.view }
      .first { scene.views[$0].parent == stack && equations.isCollapsed($0) }
    guard let hidden else { return stackSentence(stack, rule: .hiding) }
    return Sentence(
      text: "\(name(hidden).capitalizedFirst) is hidden, and \(name(stack)) leaves no room for it",
      views: [hidden, stack])
  }

  private func spacing(_ style: StackStyle) -> String {
    switch style.distribution {
    case .fill, .fillEqually, .fillProportionally:
      style.spacing == 0 ? "no space" : style.spacing.pointsInWords
    case .equalSpacing, .equalCentering: "at least \(style.spacing.pointsInWords)"
    }
  }

  /// What a stack view's own margins keep free on an axis; empty where that is nothing.
  private func margins(_ stack: ViewIndex, _ style: StackStyle, _ axis: Axis) -> String {
    guard style.isMarginsRelative else { return "" }
    let margins = equations.insets.margins[stack]
    let (before, after) =
      axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    if before == 0, after == 0 { return "" }
    return before == after
      ? ", \(before.pointsInWords) inside its edges"
      : ", \(before.text()) and \(after.pointsInWords) inside its edges"
  }
}

import ConstraintSolver
import Localization
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
        text: localized(
          "The %1$s of %2$s is not negative", figure(row).words, name(view, as: .reference)),
        views: [view])
    }
  }

  func name(_ view: ViewIndex, as mention: Mention = .subject) -> String {
    scene.name(of: view, as: mention)
  }

  /// The figure that a row about one view gives it.
  func figure(_ row: LinearSystem.ConstraintIndex) -> FrameFigure {
    let first = equations.system.linear.terms(of: row).first
    return first.flatMap { equations.system.viewVariable($0.variable)?.figure } ?? .x
  }

  // MARK: Implicit rules

  private func rootSentence(_ row: LinearSystem.ConstraintIndex) -> Sentence {
    let size = equations.geometry.root.size
    let name = name(.root).capitalizedFirst
    guard equations.system.linear.priority(of: row) == LinearSystem.requiredPriority else {
      return Sentence(
        text: localized("%1$s is as high as the screen where nothing else decides", name),
        views: [.root])
    }
    return Sentence(
      text: localized(
        "%1$s is %2$s × %3$s points here", name, size.width.text(), size.height.text()),
      views: [.root])
  }

  /// - Parameter isAtMost: Whether it is about hugging, rather than compression resistance.
  private func contentSentence(
    _ view: ViewIndex, _ row: LinearSystem.ConstraintIndex, isAtMost: Bool
  ) -> Sentence {
    let size = equations.intrinsicSizes[view]
    let isHorizontal = figure(row).axis == .horizontal
    let points = ((isHorizontal ? size.width : size.height) ?? 0).pointsInWords
    let name = name(view).capitalizedFirst
    let content =
      switch (isAtMost, isHorizontal) {
      case (true, true): localized("%1$s is no wider than its content, %2$s", name, points)
      case (true, false): localized("%1$s is no higher than its content, %2$s", name, points)
      case (false, true): localized("%1$s is no narrower than its content, %2$s", name, points)
      case (false, false): localized("%1$s is no lower than its content, %2$s", name, points)
      }
    let width = isHorizontal ? nil : equations.wrappingWidths[view]
    let wrapped = width.map { localized("%1$s in this width of %2$s", content, $0.text()) }
    let text =
      isAtMost
      ? localized(
        "%1$s (hugging priority %2$s)", wrapped ?? content,
        equations.huggingPriority(of: view, figure(row).axis).text())
      : localized(
        "%1$s (compression resistance priority %2$s)", wrapped ?? content,
        equations.compressionResistancePriority(of: view, figure(row).axis).text())
    return Sentence(text: text, views: [view])
  }

  private func stackSentence(_ view: ViewIndex, rule: StackRule) -> Sentence {
    let stack = scene.views[view]
    let name = name(view).capitalizedFirst
    let style = StackStyle(stack)
    let text =
      switch rule {
      case .canvasConnection:
        localized("%1$s begins and ends with its arranged views", name)
          + margins(view, style, style.axis)
      case .spacing: spacingSentence(name, style)
      case .fillEqually: localized("%1$s makes its arranged views equally long", name)
      case .fillProportionally:
        localized("%1$s shares its length by the sizes of its arranged views", name)
      case .equalSpacing:
        localized("%1$s makes the gaps between its arranged views equal", name)
      case .equalCentering:
        localized("%1$s makes the distances between its arranged views' centres equal", name)
      case .alignment:
        localized("%1$s aligns its arranged views: %2$s", name, style.alignment.rawValue)
          + margins(view, style, style.axis.other)
      case .ambiguitySuppression:
        localized("%1$s keeps its arranged views as small as they can be", name)
      case .canvasLength:
        localized(
          "%1$s has arranged views without a length of their own as Interface Builder shows them",
          name)
      case .spanningFit: localized("%1$s keeps its arranged views at its end", name)
      case .textWidth: localized("%1$s makes texts that wrap equally wide", name)
      case .canvasFit: localized("%1$s fits closely around its arranged views", name)
      case .hiding: localized("%1$s leaves no room for hidden views", name)
      }
    return Sentence(text: text, views: [view])
  }

  private func hidingSentence(_ stack: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> Sentence {
    let hidden = equations.system.linear.terms(of: row).lazy
      .compactMap { equations.system.viewVariable($0.variable)?.view }
      .first { scene.views[$0].parent == stack && equations.isCollapsed($0) }
    guard let hidden else { return stackSentence(stack, rule: .hiding) }
    return Sentence(
      text: localized(
        "%1$s is hidden, and %2$s leaves no room for it", name(hidden).capitalizedFirst,
        name(stack)),
      views: [hidden, stack])
  }

  private func spacingSentence(_ name: String, _ style: StackStyle) -> String {
    let points = style.spacing.pointsInWords
    return switch style.distribution {
    case .fill, .fillEqually, .fillProportionally:
      style.spacing == 0
        ? localized("%1$s leaves no space between its arranged views", name)
        : localized("%1$s leaves %2$s between its arranged views", name, points)
    case .equalSpacing, .equalCentering:
      localized("%1$s leaves at least %2$s between its arranged views", name, points)
    }
  }

  /// What a stack view's own margins keep free on an axis, as a clause; empty where that is nothing.
  private func margins(_ stack: ViewIndex, _ style: StackStyle, _ axis: Axis) -> String {
    guard style.isMarginsRelative else { return "" }
    let margins = equations.insets.margins[stack]
    let (before, after) =
      axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    if before == 0, after == 0 { return "" }
    return before == after
      ? localized(", %1$s inside its edges", before.pointsInWords)
      : localized(", %1$s and %2$s inside its edges", before.text(), after.pointsInWords)
  }
}

import Localization
import Scenes
import Traits

extension SceneDiagnosis {
  /// Points: what has no more than this is seen as nothing. A segmented control whose rectangle for
  /// constraints is 0 high is 1 high.
  static let collapsed = 1.0

  /// Views with something to show that are squeezed to nothing on another canvas than the document's, which
  /// has them larger.
  ///
  /// What a constraint gives no length is hidden on purpose, and what is in a conflict is told there. The size
  /// of a cell of a collection view may be the app's, and the length of a custom view its own.
  func viewsWithoutRoom(_ shown: PerView<Bool>) -> [LayoutIssue] {
    guard !scene.platform.hasStoredFrames else { return [] }
    let squeezed = scene.views.indices.filter { index in
      shown[index] && Axis.allCases.contains { isSqueezed(index, $0) } && clipsContent(index, shown)
    }
    guard !squeezed.isEmpty else { return [] }
    let meant = lengthsOfNothing()
    let conflicting = figuresInConflicts()
    return squeezed.compactMap { index in
      let squeezing = Axis.allCases.filter { isSqueezed(index, $0) }
      let lengths = squeezing.map { FrameFigure.length(on: $0) }
      let view = scene.views[index]
      let holders = [index] + stackViews(around: view)
      guard let length = lengths.first, let stored = view.storedFrame,
        !lengths.contains(where: { length in
          holders.contains { meant.contains(LayoutVariable($0, length)) }
        }),
        !squeezing.contains(where: { isInConflict(index, $0, conflicting) }),
        !scene.ancestors(of: view).contains(where: { scene.views[$0].kind == .collectionViewCell })
      else { return nil }
      return LayoutIssue(
        rule: .noRoom, severity: .warning, id: view.id, line: view.line,
        message: localized(
          "%1$s can't be seen%2$s: its %3$s is %4$s here, and %5$s in the document.",
          scene.name(of: index).capitalizedFirst, scene.atTextSize, length.words,
          exactFrames[index][length].text(), stored[length].text()))
    }
  }

  private func isSqueezed(_ index: ViewIndex, _ axis: Axis) -> Bool {
    let length = FrameFigure.length(on: axis)
    guard exactFrames[index][length] <= Self.collapsed,
      let stored = scene.views[index].storedFrame, stored[length] > Self.collapsed,
      !scene.views[index].kind.isPlacedByContainer,
      // What a collapsed view has inside collapses with it; a stack view collapses with what it has inside.
      let holder = scene.ancestors(of: scene.views[index]).first(where: {
        scene.views[$0].kind != .stackView
      }),
      exactFrames[holder][length] > Self.collapsed
    else { return false }
    let own = equations.intrinsicSizes[index]
    return scene.views[index].customClass == nil
      || (axis == .horizontal ? own.width : own.height) != nil
  }

  /// The stack views that hold a view, one in another.
  private func stackViews(around view: View) -> [ViewIndex] {
    Array(scene.ancestors(of: view).prefix { scene.views[$0].kind == .stackView })
  }

  /// Whether something is seen only within the view: its own content, or what it has and clips.
  private func clipsContent(_ index: ViewIndex, _ shown: PerView<Bool>) -> Bool {
    let view = scene.views[index]
    if !view.kind.drawsBeyondFrame, view.hasContent { return true }
    guard view.kind.isScrollView || view.clipsSubviews else { return false }
    return view.children.contains { showsSomething($0, shown) }
  }

  private func showsSomething(_ index: ViewIndex, _ shown: PerView<Bool>) -> Bool {
    shown[index]
      && (scene.views[index].hasContent
        || scene.views[index].children.contains { showsSomething($0, shown) })
  }

  /// Lengths to which a constraint of the document gives nothing.
  private func lengthsOfNothing() -> Set<LayoutVariable> {
    var lengths: Set<LayoutVariable> = []
    for constraint in scene.constraints {
      guard case .view(let index) = constraint.first, constraint.second == nil,
        constraint.relation != .greaterThanOrEqual, constraint.constant <= Self.collapsed
      else { continue }
      switch constraint.firstAttribute {
      case .width: lengths.insert(LayoutVariable(index, .width))
      case .height: lengths.insert(LayoutVariable(index, .height))
      default: break
      }
    }
    return lengths
  }
}

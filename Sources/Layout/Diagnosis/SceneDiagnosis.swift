import ConstraintSolver
import InterfaceBuilder
import Scenes
import Traits

/// What is wrong with a scene's layout. Everything is computed; flags that the document has, such as
/// `ambiguous` and `misplaced`, are not looked at.
///
/// Issues come by rule, and in the document's order within a rule. Layouts without issues cost a
/// comparison or two for each view; details are worked out only for what is wrong.
struct SceneDiagnosis {
  /// That of the equations; asking them for it copies it, and each view of a scene is asked for.
  let scene: Scene
  let equations: SceneEquations
  let solution: LinearSolution
  /// By view index, in the superview's coordinates: before and after rounding to pixels.
  let exactFrames: PerView<Rect>
  let frames: PerView<Rect>
  let isCancelled: () -> Bool

  func issues() throws(LayoutEngine.Cancelled) -> [LayoutIssue] {
    let shown = shownViews()
    return conflicts() + (try ambiguities(shown)) + misplacements() + cutOffTexts(shown)
      + textsTooLong(shown) + viewsWithoutRoom(shown) + viewsOutsideSuperviews(shown)
      + overlaps(shown) + contentAcrossFold(shown) + contentUnderCameraEdge(shown)
  }

  /// Whether the scene is a table's cell on its own whose constraints say how high it is: a table that sizes
  /// its rows makes it so, whatever the document has.
  var isCellThatSizesItself: Bool {
    scene.views.first?.kind == .tableViewCell && DeterminedCells(scene).contains(.root, .vertical)
  }

  /// Whether the scene is a xib's view of a free size that is nobody's `view`: code puts it into another one, and
  /// the size that it has in the document, where nothing is around it, is no demand.
  var isPutIntoOthers: Bool {
    guard scene.controller == nil, !scene.isViewOfFilesOwner, !scene.isXibOfLaunchScreen,
      !scene.root.kind.isPlacedByContainer, let root = scene.root.element
    else { return false }
    return SimulatedMetrics(of: root).isFreeform
  }

  /// By view index: whether neither the view nor one around it is hidden or fully transparent.
  private func shownViews() -> PerView<Bool> {
    var shown: PerView<Bool> = []
    shown.reserveCapacity(scene.views.count)
    for view in scene.views {
      shown.append(
        (view.parent.map { shown[$0] } ?? true) && !view.isHidden && view.alpha != 0)
    }
    return shown
  }
}

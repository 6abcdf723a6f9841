import CGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The selected view's constraints on the canvas. A click on one selects it.
extension CanvasView {
  /// Of the selected view; nil where none are shown.
  private var constraintBars: ConstraintBars? {
    guard overlays.contains(.constraints), preview.running.interaction == nil, !pointer.isMeasuring,
      preview.selection.alsoSelected.isEmpty, shownMode != .compare,
      let selection = preview.selection.element, let id = selection.view,
      let item = graph.arrangement.item(selection.scene), !item.isFolded,
      let scene = shownScene(of: item), selectionOutOfSight == nil
    else { return nil }
    return bars(of: scene.constraints(on: id), at: id, in: scene, item)
  }

  /// - Parameter id: Of the view whose constraints they are.
  func bars(
    of constraints: [ActingConstraint], at id: String, in scene: ResolvedScene,
    _ item: CanvasArrangement.Item
  ) -> ConstraintBars {
    ConstraintBars(
      of: constraints, at: id, in: scene, ends: ends(at: id, in: scene), item,
      isRightToLeft: preview.configuration.isShownRightToLeft, on: surface)
  }

  /// Where the layout has what the view's constraints relate, by their ids; empty until it has told that of the frame
  /// that is shown.
  private func ends(at id: String, in scene: ResolvedScene) -> [String: ExplainResult.Ends] {
    guard let explanation = preview.details.explanation, explanation.id == id,
      let frame = scene.view(id)?.view.frame,
      explanation.frame == [frame.x, frame.y, frame.width, frame.height]
    else { return [:] }
    return Dictionary(
      (explanation.ends ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The constraint whose bar is at a position of the window, unless a view is there that the selected one
  /// isn't in: that can be selected nowhere else.
  func constraint(x: Double, y: Double) -> String? {
    guard let scene = selectedItem.flatMap(shownScene),
      let selected = preview.selection.element?.view,
      let pointed = selection(x: x, y: y)?.view.flatMap(scene.view)?.view,
      pointed.placedFrame(of: selected) != nil
    else { return nil }
    return constraintBars?.constraint(x: x, y: y)
  }

  func paintConstraintBars(_ cairo: OpaquePointer) {
    constraintBars?.paint(
      conflicting: preview.shown.constraintsInConflict,
      isAmbiguous: preview.selection.element?.view.map(preview.shown.isAmbiguous) ?? false,
      without: preview.editing.selectedConstraint?.constraint.id, cairo)
  }
}

extension ShownScenes {
  /// Ids of all constraints that can't hold together.
  fileprivate var constraintsInConflict: Set<String> {
    Set(
      issues.lazy.map(\.issue).filter { $0.rule == "conflict" }
        .flatMap { [$0.dropped].compactMap { $0 } + ($0.constraints ?? []) })
  }

  /// Whether something of a view's frame is left open.
  fileprivate func isAmbiguous(_ view: String) -> Bool {
    issues.contains { $0.issue.rule == "ambiguous" && $0.target?.view == view }
  }
}

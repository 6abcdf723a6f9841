import Localization
import Scenes
import Traits

/// What the keyboard covers of a running interface. UIKit moves nothing out of its way but the rows of
/// table view controllers, and what constraints tie to the keyboard's guide.
extension LaidOutScene {
  /// Points of a view that may be covered unnoticed.
  private static let slack = 1.0

  /// Adds an issue for the view that is typed into, and for each control that can't be scrolled.
  /// - Parameter frames: Where views are seen, in the canvas's coordinates.
  package mutating func diagnoseKeyboard(_ frames: PerView<Rect>) {
    let top = scene.environment.size.height - scene.environment.keyboardOverlap
    guard scene.environment.keyboardOverlap > 0 else { return }
    var shown: PerView<Bool> = []
    for (index, view) in scene.views.indexed {
      shown.append(
        (view.parent.map { shown[$0] } ?? true) && !view.isHidden && view.alpha != 0)
      let frame = frames[index]
      let covered = min(frame.maxY, scene.environment.size.height) - max(frame.y, top)
      guard shown[index], view.kind.isOperated, covered > Self.slack,
        frame.maxX > 0, frame.x < scene.environment.size.width
      else { continue }
      if index == scene.editedView {
        issues.append(coverage(of: index, covered, .warning))
      } else if !scene.ancestors(of: view).contains(where: { scene.views[$0].kind.isScrollView }) {
        issues.append(coverage(of: index, covered, .info))
      }
    }
  }

  private func coverage(
    of index: ViewIndex, _ covered: Double, _ severity: LayoutIssue.Severity
  ) -> LayoutIssue {
    let (view, height) = (scene.views[index], frames[index].height)
    let (isEdited, name) = (index == scene.editedView, scene.name(of: index))
    let part = (covered.text(), height.text())
    let isWhole = covered > height - Self.slack
    let message =
      switch (isWhole, isEdited) {
      case (true, false): localized("The keyboard covers %1$s.", name)
      case (true, true): localized("The keyboard covers %1$s, which is typed into.", name)
      case (false, false):
        localized(
          "The keyboard covers %1$s of %2$s points of %3$s.", part.0, part.1,
          scene.name(of: index, as: .reference))
      case (false, true):
        localized(
          "The keyboard covers %1$s of %2$s points of %3$s, which is typed into.", part.0, part.1,
          scene.name(of: index, as: .reference))
      }
    return LayoutIssue(
      rule: .coveredByKeyboard, severity: severity, id: view.id, line: view.line, message: message)
  }
}

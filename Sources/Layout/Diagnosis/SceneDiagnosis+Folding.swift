import Localization
import Scenes
import Traits

/// What a phone that folds keeps clear: the strip at its fold, and the one at its camera's edge.
/// Source of both strips: Resources/Devices/devices.json, the display and the `fold` of iPhone Duo.
extension SceneDiagnosis {
  /// Points that something has to reach into a strip: frames have some that nothing is drawn in.
  private static let least = 4.0

  /// Texts and controls that lie across the fold of a partly folded device.
  func contentAcrossFold(_ shown: PerView<Bool>) -> [LayoutIssue] {
    guard let division = scene.environment.division else { return [] }
    return issues(.acrossFold, shown, in: division) { name in
      localized("%1$s lies across the fold, where the screen bends.", name)
    }
  }

  /// Texts and controls in the strip at the camera's edge, which the status bar and standing bars have.
  func contentUnderCameraEdge(_ shown: PerView<Bool>) -> [LayoutIssue] {
    let environment = scene.environment
    guard environment.statusColumn != nil else { return [] }
    let (left, right) = (environment.safeArea.left, environment.safeArea.right)
    let width = max(left, right)
    let strip = Rect(
      x: left > right ? 0 : environment.size.width - width, y: 0, width: width,
      height: environment.size.height)
    return issues(.underCameraEdge, shown, in: strip) { name in
      localized(
        "%1$s reaches into the %2$s points at the camera's edge, where bars stand.", name,
        width.text())
    }
  }

  private func issues(
    _ rule: LayoutIssue.Rule, _ shown: PerView<Bool>, in strip: Rect,
    _ message: (String) -> String
  ) -> [LayoutIssue] {
    var origins: PerView<Rect> = []
    origins.reserveCapacity(scene.views.count)
    var issues: [LayoutIssue] = []
    for (index, view) in scene.views.indexed {
      let outer = view.parent.map { origins[$0] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
      var place = frames[index]
      (place.x, place.y) = (place.x + outer.x, place.y + outer.y)
      origins.append(place)
      guard shown[index], view.kind.isReadOrUsed, view.hasContent, !isInBar(view) else { continue }
      var drawn = self.drawn(index).frame
      (drawn.x, drawn.y) = (drawn.x + outer.x, drawn.y + outer.y)
      // What goes beyond the screen is scrolled to, or another issue.
      guard drawn.x >= 0, drawn.maxX <= scene.environment.size.width,
        min(drawn.maxX, strip.maxX) - max(drawn.x, strip.x) > Self.least,
        min(drawn.maxY, strip.maxY) - max(drawn.y, strip.y) > Self.least
      else { continue }
      issues.append(
        LayoutIssue(
          rule: rule, severity: .warning, id: view.id, line: view.line,
          message: message(scene.name(of: index).capitalizedFirst)))
    }
    return issues
  }

  private func isInBar(_ view: View) -> Bool {
    scene.ancestors(of: view).contains {
      $0 == scene.addedTopBar || $0 == scene.addedBottomBar
    }
  }
}

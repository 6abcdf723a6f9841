import Scenes
import Traits

extension SceneDiagnosis {
  /// Points by which a view may reach beyond its superview unnoticed: hairlines are placed so.
  private static let overhang = 1.0

  /// Views that lie outside their superview, wholly or in part. What scrolls is nowhere outside.
  func viewsOutsideSuperviews(_ shown: [Bool]) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    for (index, view) in scene.views.enumerated() {
      // Bars and cells' contents are where their containers put them.
      guard let parent = view.parent, shown[index], !scene.views[parent].kind.isScrollView,
        index != scene.addedTopBar, index != scene.addedBottomBar,
        !view.kind.isPlacedByContainer,
        // A control's frame reaches beyond what is drawn of it, that of a symbol does not.
        let overhang = Overhang(
          of: frames[index].inset(by: equations.sizing.alignmentOutsets[index].atLeastZero),
          in: frames[parent].size)
      else { continue }
      issues.append(issue(of: index, in: parent, overhang))
    }
    return issues
  }

  /// How far a frame reaches beyond its superview's bounds.
  private struct Overhang {
    /// Points by edge, above 0 where it reaches beyond.
    let edges: [(name: String, points: Double)]
    /// Whether nothing of the view is inside.
    let isWhole: Bool

    /// Whether it reaches as well beyond the edge opposite of each that it reaches beyond: what fills
    /// its superview with something to spare, such as a picture behind everything. MINED: 19 of 68
    /// views in public documents that reach beyond the screen or are clipped.
    var isBackdrop: Bool {
      let names = Set(edges.map(\.name))
      return names.contains("top") == names.contains("bottom")
        && names.contains("left") == names.contains("right")
    }

    init?(of frame: Rect, in bounds: Size) {
      guard frame.width > 0, frame.height > 0 else { return nil }
      edges = [
        ("top", -frame.y), ("left", -frame.x), ("bottom", frame.maxY - bounds.height),
        ("right", frame.maxX - bounds.width),
      ].filter { $0.1 > SceneDiagnosis.overhang }
      guard !edges.isEmpty else { return nil }
      isWhole =
        frame.maxX <= 0 || frame.maxY <= 0 || frame.x >= bounds.width || frame.y >= bounds.height
    }
  }

  /// Whether what of a view is beyond its superview is beyond the screen as well, where nothing is seen; not
  /// in what scrolls.
  private func isBeyondScreen(_ index: Int, _ overhang: Overhang) -> Bool {
    guard scene.controller != nil, let parent = scene.views[index].parent else { return false }
    if parent == 0 { return true }
    var frame = frames[index]
    for ancestor in scene.ancestors(of: scene.views[index]) where ancestor > 0 {
      if scene.views[ancestor].kind.isScrollView { return false }
      frame.x += frames[ancestor].x
      frame.y += frames[ancestor].y
    }
    return overhang.edges.contains { edge in
      switch edge.name {
      case "top": frame.y < -Self.overhang
      case "left": frame.x < -Self.overhang
      case "bottom": frame.maxY > frames[0].height + Self.overhang
      default: frame.maxX > frames[0].width + Self.overhang
      }
    }
  }

  private func issue(of index: Int, in parent: Int, _ overhang: Overhang) -> LayoutIssue {
    let clips = scene.views[parent].flag("clipsSubviews") ?? false
    let isBeyondScreen = isBeyondScreen(index, overhang)
    let isCut = clips || isBeyondScreen
    let reach =
      overhang.isWhole
      ? "lies outside"
      : "reaches "
        + overhang.edges.map { "\($0.points.pointsInWords) beyond the \($0.name)" }.list + " of"
    let clipping =
      clips ? ", which clips it" : isBeyondScreen && parent > 0 ? ", beyond the screen" : ""
    return LayoutIssue(
      rule: .outsideSuperview,
      severity: isCut && (overhang.isWhole || !overhang.isBackdrop) ? .warning : .info,
      id: scene.views[index].id,
      line: scene.views[index].line,
      message:
        "\(scene.name(of: index).capitalizedFirst) \(reach) \(scene.name(of: parent))\(clipping)."
    )
  }
}

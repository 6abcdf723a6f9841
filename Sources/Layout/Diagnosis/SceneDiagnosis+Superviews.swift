import Localization
import Scenes
import Traits

extension SceneDiagnosis {
  /// Points by which a view may reach beyond its superview unnoticed: hairlines are placed so.
  private static let overhang = 1.0

  /// Views that lie outside their superview, wholly or in part. What scrolls is nowhere outside.
  func viewsOutsideSuperviews(_ shown: PerView<Bool>) -> [LayoutIssue] {
    var outside: [(index: ViewIndex, parent: ViewIndex, overhang: Overhang)] = []
    for (index, view) in scene.views.indexed {
      // Bars and cells' contents are where their containers put them.
      guard let parent = view.parent, shown[index], !scene.views[parent].kind.isScrollView,
        index != scene.addedTopBar, index != scene.addedBottomBar,
        !view.kind.isPlacedByContainer,
        // A control's frame reaches beyond what is drawn of it, that of a symbol does not.
        let overhang = Overhang(
          of: frames[index].inset(by: equations.sizing.alignmentOutsets[index].atLeastZero),
          in: frames[parent].size)
      else { continue }
      outside.append((index, parent, overhang))
    }
    guard !outside.isEmpty else { return [] }
    let places = placesOnScreen()
    return outside.map { index, parent, overhang in
      issue(
        of: index, in: parent, overhang,
        isBeyondScreen: overhang.edges.contains { isBeyondScreen(places[index], $0.edge) })
    }
  }

  private enum Edge {
    case top, left, bottom, right

    /// How far something reaches beyond it.
    func words(_ points: String) -> String {
      switch self {
      case .top: localized("%1$s beyond the top", points)
      case .left: localized("%1$s beyond the left", points)
      case .bottom: localized("%1$s beyond the bottom", points)
      case .right: localized("%1$s beyond the right", points)
      }
    }
  }

  /// How far a frame reaches beyond its superview's bounds.
  private struct Overhang {
    /// Points by edge, above 0 where it reaches beyond.
    let edges: [(edge: Edge, points: Double)]
    /// Whether nothing of the view is inside.
    let isWhole: Bool
    /// Whether so little of the view is outside that it is hardly seen: a few points, and less than a tenth of it.
    let isSlight: Bool
    /// Points: what reaches farther is seen.
    private static let slight = 4.0

    /// Whether it reaches as well beyond the edge opposite of each that it reaches beyond: what fills
    /// its superview with something to spare, such as a picture behind everything. MINED: 19 of 68
    /// views in public documents that reach beyond the screen or are clipped.
    var isBackdrop: Bool {
      let edges = Set(edges.map(\.edge))
      return edges.contains(.top) == edges.contains(.bottom)
        && edges.contains(.left) == edges.contains(.right)
    }

    init?(of frame: Rect, in bounds: Size) {
      guard frame.width > 0, frame.height > 0 else { return nil }
      edges = [
        (.top, -frame.y), (.left, -frame.x), (.bottom, frame.maxY - bounds.height),
        (.right, frame.maxX - bounds.width),
      ].filter { $0.1 > SceneDiagnosis.overhang }
      guard !edges.isEmpty else { return nil }
      isWhole =
        frame.maxX <= 0 || frame.maxY <= 0 || frame.x >= bounds.width || frame.y >= bounds.height
      isSlight = edges.allSatisfy { edge, points in
        let length = [.top, .bottom].contains(edge) ? frame.height : frame.width
        return points <= Self.slight && points < length / 10
      }
    }
  }

  /// Where a view is while nothing has been scrolled.
  private struct UnscrolledFrame {
    /// In the root view's coordinates.
    var frame: Rect
    /// Whether something around the view scrolls along the axis.
    var scrollsHorizontally = false
    var scrollsVertically = false
  }

  /// By view index.
  private func placesOnScreen() -> PerView<UnscrolledFrame> {
    var places: PerView<UnscrolledFrame> = []
    places.reserveCapacity(scene.views.count)
    for (index, view) in scene.views.indexed {
      guard let parent = view.parent else {
        let size = frames[index].size
        places.append(
          UnscrolledFrame(frame: Rect(x: 0, y: 0, width: size.width, height: size.height)))
        continue
      }
      var place = places[parent]
      var frame = frames[index]
      frame.x += place.frame.x
      frame.y += place.frame.y
      place.frame = frame
      if scene.views[parent].kind.isScrollView {
        place.scrollsVertically = true
        // Tables never scroll sideways.
        place.scrollsHorizontally =
          place.scrollsHorizontally || scene.views[parent].kind != .tableView
      }
      places.append(place)
    }
    return places
  }

  /// Whether a view reaches beyond an edge of the screen, where nothing is seen. Scrolling would show it; and
  /// around the root view of a child in a container view there may be more of the screen.
  private func isBeyondScreen(_ place: UnscrolledFrame, _ edge: Edge) -> Bool {
    guard scene.controller != nil, !scene.bars.isEmbedded, !scene.environment.isPartOfWindow
    else { return false }
    return switch edge {
    case .top: !place.scrollsVertically && place.frame.y < -Self.overhang
    case .left: !place.scrollsHorizontally && place.frame.x < -Self.overhang
    case .bottom:
      !place.scrollsVertically && place.frame.maxY > frames[.root].height + Self.overhang
    case .right:
      !place.scrollsHorizontally && place.frame.maxX > frames[.root].width + Self.overhang
    }
  }

  private func issue(
    of index: ViewIndex, in parent: ViewIndex, _ overhang: Overhang, isBeyondScreen: Bool
  ) -> LayoutIssue {
    let clips = scene.views[parent].clipsSubviews
    let isCut = clips || isBeyondScreen
    let name = scene.name(of: index).capitalizedFirst
    let other = scene.name(of: parent, as: .reference)
    let edges = overhang.edges.map { $0.edge.words($0.points.pointsInWords) }.list
    let isBeyondScreen = isBeyondScreen && parent != .root
    let message =
      switch (overhang.isWhole, clips) {
      case (true, true): localized("%1$s lies outside %2$s, which clips it.", name, other)
      case (true, false) where isBeyondScreen:
        localized("%1$s lies outside %2$s, beyond the screen.", name, other)
      case (true, false): localized("%1$s lies outside %2$s.", name, other)
      case (false, true):
        localized("%1$s reaches %2$s of %3$s, which clips it.", name, edges, other)
      case (false, false) where isBeyondScreen:
        localized("%1$s reaches %2$s of %3$s, beyond the screen.", name, edges, other)
      case (false, false): localized("%1$s reaches %2$s of %3$s.", name, edges, other)
      }
    return LayoutIssue(
      rule: .outsideSuperview,
      severity: isCut && !overhang.isSlight && (overhang.isWhole || !overhang.isBackdrop)
        ? .warning : .info,
      id: scene.views[index].id,
      line: scene.views[index].line, message: message)
  }
}

import Scenes
import Traits

/// What of each view its safe area and its layout margins leave free. Both depend on frames, so
/// layout begins without them and goes round again where a solved frame changes one that counts.
struct ViewInsets: Hashable {
  /// By view index, in points.
  var safeArea: PerView<EdgeInsets>
  /// By view index, in points.
  var margins: PerView<EdgeInsets>

  /// The insets before the first round of layout, when only the root view has a safe area.
  init(_ scene: Scene, rootSafeArea: EdgeInsets, rootWidth: Double) {
    safeArea = PerView(repeating: .zero, count: scene.views.count)
    safeArea[.root] = rootSafeArea
    margins = []
    let rules = MarginRules(scene: scene, rootWidth: rootWidth)
    margins = scene.views.mapIndices { index in
      rules.margins(of: index, width: index == .root ? rootWidth : 0, safeArea: safeArea[index])
    }
  }

  /// The insets that follow from solved frames in the root view's coordinates.
  init(_ scene: Scene, frames: PerView<Rect>, rootSafeArea: EdgeInsets) {
    safeArea = []
    margins = []
    safeArea.reserveCapacity(frames.count)
    margins.reserveCapacity(frames.count)
    let rules = MarginRules(scene: scene, rootWidth: frames[.root].width)
    for (index, view) in scene.views.indexed {
      guard let parent = view.parent else {
        safeArea.append(rootSafeArea)
        margins.append(rules.margins(of: index, width: frames[.root].width, safeArea: rootSafeArea))
        continue
      }
      let container = scene.views[parent]
      let isClear = container.scrollsContentClear
      let inner =
        isClear
        ? .zero : Self.overlap(of: frames[index], in: frames[parent], insets: safeArea[parent])
      safeArea.append(inner)
      var own = rules.margins(of: index, width: frames[index].width, safeArea: inner)
      // Cells have rules of their own.
      if view.preservesSuperviewMargins,
        container.kind == .scrollView || !container.kind.isScrollView
      {
        var outer = margins[parent]
        // Margins include the safe area, which at the sides content isn't scrolled clear of, or leave it
        // out and may be less.
        if isClear {
          outer.top = max(0, outer.top - safeArea[parent].top)
          outer.bottom = max(0, outer.bottom - safeArea[parent].bottom)
        }
        outer = Self.overlap(of: frames[index], in: frames[parent], insets: outer)
        own = EdgeInsets(
          top: max(own.top, outer.top), left: max(own.left, outer.left),
          bottom: max(own.bottom, outer.bottom), right: max(own.right, outer.right))
      }
      margins.append(own)
    }
  }

  /// The part of a superview's insets that reaches into a subview: none where the subview keeps clear
  /// of them. Source: reference/engine-and-conventions.md, C.3, quirk 11.
  private static func overlap(
    of frame: Rect, in parent: Rect, insets: EdgeInsets
  ) -> EdgeInsets {
    func part(_ inset: Double, _ distance: Double) -> Double {
      min(inset, max(0, inset - distance))
    }
    return EdgeInsets(
      top: part(insets.top, frame.y - parent.y), left: part(insets.left, frame.x - parent.x),
      bottom: part(insets.bottom, parent.maxY - frame.maxY),
      right: part(insets.right, parent.maxX - frame.maxX))
  }
}

extension SceneEquations {
  /// Whether other insets would leave the system as it is: those that differ are not referred to.
  func areUnaffected(by other: ViewInsets) -> Bool {
    for guide in scene.guides where guide.kind == .safeArea {
      if !insets.safeArea[guide.owner].isNear(other.safeArea[guide.owner]) { return false }
    }
    for (index, view) in scene.views.indexed
    where view.kind == .tableView || view.kind == .tabBar {
      if !insets.safeArea[index].isNear(other.safeArea[index]) { return false }
    }
    for (index, view) in scene.views.indexed
    where view.kind == .stackView && !insets.margins[index].isNear(other.margins[index]) {
      return false
    }
    for constraint in scene.constraints {
      for item in [constraint.first, constraint.second] {
        if case .view(let index)? = item, !insets.margins[index].isNear(other.margins[index]) {
          return false
        }
      }
    }
    return true
  }
}

extension View {
  /// Whether this scrolls its content clear of the safe area, of which then nothing reaches into it.
  /// Source: UIScrollView.contentInsetAdjustmentBehavior. Margins still do: MINED at the sides, where 4 of 4
  /// edges of 2 contents in 2 repositories that preserve them have the root view's 16 or 20.
  var scrollsContentClear: Bool {
    kind.isScrollView && ScrollView(self).insetAdjustment != .never
  }
}

extension EdgeInsets {
  /// Whether the difference is what arithmetic leaves over, in points.
  fileprivate func isNear(_ other: EdgeInsets) -> Bool {
    let tolerance = 1e-6
    return abs(top - other.top) < tolerance && abs(left - other.left) < tolerance
      && abs(bottom - other.bottom) < tolerance && abs(right - other.right) < tolerance
  }
}

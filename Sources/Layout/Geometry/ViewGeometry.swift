import ConstraintSolver
import Scenes
import Traits

/// What constraints act on in a view, as it was solved: nothing is rounded to pixels. All lengths are
/// points.
package struct ViewGeometry: Hashable, Sendable {
  /// The frame in the superview's coordinates, in points.
  package let frame: Rect
  /// How far the frame reaches beyond the alignment rectangle; below 0 where it is lower.
  package let alignmentOutsets: EdgeInsets
  /// Inwards from the edges of the alignment rectangle.
  package let safeArea: EdgeInsets
  /// Inwards from the edges of the alignment rectangle.
  package let layoutMargins: EdgeInsets
  /// Below the top of the frame.
  package let firstBaseline: Double
  /// Below the top of the frame.
  package let lastBaseline: Double
  /// The size of a scroll view's content, in points; nil for other views.
  package let contentSize: Size?
  /// The layout guides that are the view's.
  package let guides: [GuideGeometry]
}

/// Where a layout guide lies, before it is rounded to pixels.
package struct GuideGeometry: Hashable, Sendable {
  /// The element's.
  package let id: String
  package let kind: LayoutGuide.Kind
  /// In the coordinates of the view whose guide it is, in points.
  package let frame: Rect
}

extension LayoutEngine {
  /// Adds the views' geometry to a scene and to those inside it.
  ///
  /// The scenes are solved once more, which gives the same again: a layout that nobody asks for its
  /// geometry has nothing to do with it.
  package func addGeometry(to laidOut: inout LaidOutScene) throws(Cancelled) {
    let (equations, solution) = try solve(laidOut.scene)
    laidOut.geometry = equations.geometry(
      solution.values, frames: equations.absoluteFrames(solution.values),
      relativeFrames: laidOut.exactFrames)
    for index in laidOut.contained.indices {
      try addGeometry(to: &laidOut.contained[index].scene)
    }
  }
}

extension SceneEquations {
  /// The geometry of each view, by view index.
  /// - Parameter frames: In the root's coordinates.
  fileprivate func geometry(
    _ values: [Double], frames: PerView<Rect>, relativeFrames: PerView<Rect>
  ) -> PerView<ViewGeometry> {
    // Those of these very frames, which are not always those that the last round began with.
    let insets = ViewInsets(scene, frames: frames, rootSafeArea: geometry.safeArea)
    let guides = Dictionary(grouping: scene.guides.indices) { scene.guides[$0].owner }
    return scene.views.mapIndices { index in
      func baseline(isFirst: Bool) -> Double {
        self.baseline(of: index, isFirst: isFirst).value(in: values) - frames[index].y
      }
      return ViewGeometry(
        frame: relativeFrames[index],
        alignmentOutsets: alignmentOutsets(of: index, values),
        safeArea: hasSafeAreas ? insets.safeArea[index] : .zero,
        layoutMargins: insets.margins[index], firstBaseline: baseline(isFirst: true),
        lastBaseline: baseline(isFirst: false),
        contentSize: contentSize(of: index, values),
        guides: (guides[index] ?? []).map { guide($0, in: frames[index], values) })
    }
  }

  /// - Parameter frame: Of the view whose guide it is, in the root's coordinates.
  private func guide(_ index: GuideIndex, in frame: Rect, _ values: [Double]) -> GuideGeometry {
    func value(_ attribute: LayoutAttribute) -> Double {
      anchor(.guide(index), attribute, other: nil).value(in: values)
    }
    return GuideGeometry(
      id: scene.guides[index].id, kind: scene.guides[index].kind,
      frame: Rect(
        x: value(.left) - frame.x, y: value(.top) - frame.y, width: value(.width),
        height: value(.height)))
  }
}

import Scenes
import Traits

/// Where a view lies before its edges are rounded to pixels, and what constraints refer to in it, for
/// those who check a layout. All lengths are points.
package struct UnroundedGeometry: Codable, Hashable, Sendable {
  /// The frame, in the superview's coordinates.
  package var frame: Rect
  /// How far the frame reaches beyond the alignment rectangle, in points; below 0 where it is lower.
  package var alignmentOutsets: EdgeInsets
  /// Inwards from the edges of the alignment rectangle, on which constraints act.
  package var safeArea: EdgeInsets
  /// Inwards from the edges of the alignment rectangle.
  package var layoutMargins: EdgeInsets
  /// Below the top of the frame.
  package var firstBaseline: Double
  /// Below the top of the frame.
  package var lastBaseline: Double
  /// Of a scroll view that has content.
  package var contentSize: Size?
  /// Nil where the view has none.
  package var layoutGuides: [Guide]?
  /// Of a scene's root view: what the scene was laid out for.
  package var traits: TraitCollection?

  package init(
    frame: Rect, alignmentOutsets: EdgeInsets, safeArea: EdgeInsets, layoutMargins: EdgeInsets,
    firstBaseline: Double, lastBaseline: Double
  ) {
    self.frame = frame
    self.alignmentOutsets = alignmentOutsets
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  package struct Guide: Codable, Hashable, Sendable {
    /// The element's.
    package var id: String
    package var kind: LayoutGuide.Kind
    /// In the coordinates of the view whose guide it is.
    package var frame: Rect

    package init(id: String, kind: LayoutGuide.Kind, frame: Rect) {
      self.id = id
      self.kind = kind
      self.frame = frame
    }
  }
}

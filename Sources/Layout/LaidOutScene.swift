import Scenes
import Traits

/// A scene with the frames that layout gave its views.
package struct LaidOutScene: Sendable {
  package let scene: Scene
  /// By view index: each view's frame in its superview's coordinates, in points, its edges rounded to
  /// the device's pixels; the root's is in the canvas's coordinates.
  package let frames: PerView<Rect>
  /// The same frames by view index, before they are rounded to pixels.
  let exactFrames: PerView<Rect>
  /// The exact geometry by view index; nil unless the request asks for it.
  package internal(set) var geometry: PerView<ViewGeometry>?
  /// The size of the canvas, in points: the screen, or the stored size of a view on its own.
  package let canvas: Size
  /// The root view's safe area, in points.
  package let safeArea: EdgeInsets
  /// Whether the status bar is over the root view.
  package let showsStatusBar: Bool
  /// Points from the screen's top to the card that the root view is shown in; nil where there is none.
  package internal(set) var cardTop: Double?
  package internal(set) var issues: [LayoutIssue]
  /// The lengths of scroll views' content that constraints give, in points, by view index.
  var contentSizes: [ViewIndex: Size] = [:]
  /// By the list's view index: the rows without views, which take room in the content.
  var hiddenRows: [ViewIndex: [HiddenRowsPlace]] = [:]
  /// Indices of the scroll views that are adjusted above and below.
  var verticalScrollers: Set<ViewIndex> = []
  /// The headers and footers of tables' sections.
  package internal(set) var sectionTitles: [SectionTitle] = []
  /// The scenes shown inside this one, back to front; none as designed.
  package var contained: [Contained] = []

  /// The room that a table leaves for the title of a section.
  package struct SectionTitle: Sendable {
    /// Index of the table.
    package let table: ViewIndex
    /// Index of the section among the table's.
    package let section: Int
    package let isHeader: Bool
    /// In the table's coordinates, in points; at its sides the text's.
    package let frame: Rect
  }

  /// A scene inside another one.
  package struct Contained: Sendable {
    /// Index of the view that shows it.
    package let view: ViewIndex
    /// The frame in that view's coordinates, in points.
    package let frame: Rect
    package internal(set) var scene: LaidOutScene
    /// Whether the views behind it are dimmed, as below a column of a split view that slides over another.
    package var dimsBelow = false
    /// Whether a line is between it and what stands to the right of it, as between columns.
    package var hasSeparator = false
    /// The file of a xib.
    package struct Xib: Sendable {
      package let name: String
      package let path: String
    }

    /// The xib that it is inferred from; nil for what the document says.
    package internal(set) var xib: Xib?

    package init(view: ViewIndex, frame: Rect, scene: LaidOutScene) {
      self.view = view
      self.frame = frame
      self.scene = scene
    }
  }
}

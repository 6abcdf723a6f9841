import ConstraintSolver
import Scenes
import Traits

/// What the values of a solution are to the views.
extension SceneEquations {
  /// Every view's frame in the root view's coordinates, not rounded.
  func absoluteFrames(_ values: [Double]) -> PerView<Rect> {
    scene.views.mapIndices { absoluteFrame(of: $0, values) }
  }

  private func absoluteFrame(of index: ViewIndex, _ values: [Double]) -> Rect {
    let outsets = alignmentOutsets(of: index, values)
    let rectangle = LayoutSystem.rectangle(of: index, in: values)
    return Rect(
      x: rectangle.x - outsets.left, y: rectangle.y - outsets.top,
      width: rectangle.width + outsets.left + outsets.right,
      height: rectangle.height + outsets.top + outsets.bottom)
  }

  /// How far a view's frame reaches beyond its alignment rectangle, in points. One that is lower or narrower
  /// than its rectangle is at least nothing high and wide, as that of a collapsed view is.
  func alignmentOutsets(of index: ViewIndex, _ values: [Double]) -> EdgeInsets {
    var outsets = sizing.alignmentOutsets[index]
    guard outsets != .zero else { return outsets }
    let rectangle = LayoutSystem.rectangle(of: index, in: values)
    let (height, width) = (max(0, rectangle.height), max(0, rectangle.width))
    let (higher, wider) = (outsets.top + outsets.bottom, outsets.left + outsets.right)
    if higher < -height {
      outsets.top *= height / -higher
      outsets.bottom *= height / -higher
    }
    if wider < -width {
      outsets.left *= width / -wider
      outsets.right *= width / -wider
    }
    return outsets
  }

  /// A figure of a view's frame in its superview, in points.
  func value(of place: LayoutVariable, _ values: [Double]) -> Double {
    let value = absoluteFrame(of: place.view, values)[place.figure]
    guard let parent = superviewVariable(place) else { return value }
    return value - absoluteFrame(of: parent.view, values)[parent.figure]
  }

  /// A figure of a view's alignment rectangle in its superview's, as a sum of variables.
  func terms(of place: LayoutVariable) -> [LinearSystem.Term] {
    let own = LinearSystem.Term(place.number, 1)
    return [own] + (superviewVariable(place).map { [.init($0.number, -1)] } ?? [])
  }

  /// Where a view's place is measured from in its superview; nil for lengths and for the root.
  private func superviewVariable(_ place: LayoutVariable) -> LayoutVariable? {
    guard !place.figure.isLength, let parent = scene.views[place.view].parent else { return nil }
    return LayoutVariable(parent, place.figure)
  }

  /// The size of a scroll view's content, in points; nil for views that have none.
  func contentSize(of index: ViewIndex, _ values: [Double]) -> Size? {
    contentSpans[index].map { spans in
      Size(
        width: spans.horizontal.extent.value(in: values),
        height: spans.vertical.extent.value(in: values))
    }
  }

  /// The widths and heights of all views.
  var lengths: some Sequence<LayoutVariable> {
    Axis.allCases.lazy.flatMap { axis in
      scene.views.indices.lazy.map { LayoutVariable($0, .length(on: axis)) }
    }
  }

  /// Lengths of views that a solution makes negative.
  func negativeLengths(_ values: [Double]) -> Set<LayoutVariable> {
    Set(lengths.filter { values[$0.number] < -1e-6 })
  }
}

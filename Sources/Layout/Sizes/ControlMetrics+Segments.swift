import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// The segments of a segmented control.
struct Segments {
  /// The title of each segment; nil where the segment shows none.
  let titles: [FormattedText?]
  /// The width of each segment that the document sets, in points; nil where the segment shares the remaining width.
  let ownWidths: [Double?]
  let isApportioned: Bool
  let metrics: Platform.Segments

  /// Points between two segments.
  static let divider = 1.0

  init(of view: View, in scene: Scene) {
    let control = SegmentedControl(view)
    metrics = scene.platform.segments(inBarStyle: control.hasBarStyle)
    let font = Font.system(
      size: FixedMetric.segmentFontSize, weight: metrics.hasMediumTitles ? .medium : .regular,
      typography: scene.typography)
    let segments = control.segments
    titles = segments.map { $0.title.map { FormattedText($0, font: font) } }
    ownWidths = segments.map(\.width)
    isApportioned = control.isApportioned
  }

  var dividers: Double { Self.divider * max(0, Double(titles.count) - 1) }
}

extension ControlMetrics {
  /// Points of the alignment rectangle, to which the frame adds one below.
  ///
  /// A segment is as wide as its title and its padding, with a divider of 1 between. MINED: segments are as wide as
  /// the widest of them (rule equal-segments), unless they are apportioned by content or have widths of their own.
  /// Source of these: the documentation of UISegmentedControl.apportionsSegmentWidthsByContent and
  /// setWidth(_:forSegmentAt:).
  var segmentedControlSize: IntrinsicSize {
    let segments = Segments(of: view, in: scene)
    let padding = segments.metrics.padding
    let contents = segments.titles.map {
      $0.map { text.advance(of: $0) } ?? FixedMetric.emptySegmentWidth
    }
    let widest = contents.max()?.rounded(.up) ?? 0
    var width = segments.dividers
    for (own, content) in zip(segments.ownWidths, contents) {
      width += own ?? padding + (segments.isApportioned ? content : widest)
    }
    return IntrinsicSize(width: width.rounded(.up), height: segments.metrics.height)
  }
}

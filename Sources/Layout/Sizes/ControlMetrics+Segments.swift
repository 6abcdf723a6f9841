import InterfaceBuilder
import Scenes
import TextMetrics

extension ControlMetrics {
  /// Points of the alignment rectangle, to which the frame adds one below.
  ///
  /// MINED from stored frames: a segment is as wide as its title and its padding, with a divider of 1
  /// between; 29 high up to tools version 14865, 32 from 15400 on, when iOS 13 made the titles medium.
  /// Segments are as wide as the widest of them, unless they are apportioned by content (2 of 2) or have
  /// widths of their own (1 of 1).
  var segmentedControlSize: IntrinsicSize {
    let isFlat = scene.generation.toolsVersion < 15400
    let font = Font.system(
      size: 13, weight: isFlat ? .regular : .medium, typography: scene.typography)
    let padding = isFlat ? 14.0 : 18
    let segments = view.element?.child("segments")?.children.map { $0 } ?? []
    let contents = segments.map { segment in
      segment.string("title").map { text.advance(of: $0, font: font) } ?? 20
    }
    let widest = contents.max()?.rounded(.up) ?? 0
    let isApportioned = view.flag("apportionsSegmentWidthsByContent") ?? false
    var width = max(0, Double(segments.count) - 1)
    for (segment, content) in zip(segments, contents) {
      let own = segment.number("width").flatMap { $0 > 0 ? $0 : nil }
      width += own ?? padding + (isApportioned ? content : widest)
    }
    return IntrinsicSize(width: width.rounded(.up), height: isFlat ? 28 : 31)
  }
}

import InterfaceBuilder
import Scenes
import TextMetrics

/// The segments of a segmented control.
struct Segments {
  /// By segment; nil where it shows no title.
  let titles: [FormattedText?]
  /// By segment, in points: the width that the document gives it; nil where it shares the others' room.
  let ownWidths: [Double?]
  let isApportioned: Bool
  let isFlat: Bool

  /// Points between two segments.
  static let divider = 1.0

  init(of control: View, in scene: Scene) {
    isFlat = scene.generation < .xcode11point2
    let font = Font.system(
      size: 13, weight: isFlat ? .regular : .medium, typography: scene.typography)
    let elements = control.element?.child("segments")?.children.map { $0 } ?? []
    titles = elements.map { $0.string("title").map { FormattedText($0, font: font) } }
    ownWidths = elements.map { $0.number("width").flatMap { $0 > 0 ? $0 : nil } }
    isApportioned = control.flag("apportionsSegmentWidthsByContent") ?? false
  }

  var dividers: Double { Self.divider * max(0, Double(titles.count) - 1) }
}

extension ControlMetrics {
  /// Points of the alignment rectangle, to which the frame adds one below.
  ///
  /// MINED from stored frames: a segment is as wide as its title and its padding, with a divider of 1
  /// between; 29 high up to tools version 14865, 32 from 15400 on, when iOS 13 made the titles medium.
  /// Segments are as wide as the widest of them, unless they are apportioned by content (2 of 2) or have
  /// widths of their own (1 of 1).
  var segmentedControlSize: IntrinsicSize {
    let segments = Segments(of: view, in: scene)
    let padding = segments.isFlat ? 14.0 : 18
    let contents = segments.titles.map { $0.map { text.advance(of: $0) } ?? 20 }
    let widest = contents.max()?.rounded(.up) ?? 0
    var width = segments.dividers
    for (own, content) in zip(segments.ownWidths, contents) {
      width += own ?? padding + (segments.isApportioned ? content : widest)
    }
    return IntrinsicSize(width: width.rounded(.up), height: segments.isFlat ? 28 : 31)
  }
}

import CGtk
import Localization
import Traits
import WorkerProtocol

/// The distances from what is selected to what is under the pointer or, without it, to its superview and the safe area.
package struct Measurements: CanvasLayer {
  /// Distances of one kind, with what they lead to.
  struct Measurement {
    var target: String
    /// The rectangle on the canvas, in points.
    var rect: Rect
    var distances: [Distance]
    var isSafeArea = false
  }

  /// A view by its name and its frame on the canvas, in points.
  package typealias Place = (name: String, rect: Rect)

  package let surface: CanvasSurface
  let all: [Measurement]

  /// Logical pixels between the lines to the superview and those to the safe area.
  private static let besideLines = 14.0
  /// Logical pixels of a line that has room for its figure.
  private static let leastMeasured = 44.0

  /// - Parameters:
  ///   - from: What is selected, on the canvas, in points.
  ///   - other: Where it leads; nil for the superview and the safe area.
  ///   - superview: Nil for a view that is in none.
  ///   - safeArea: On the canvas, in points.
  ///   - scale: Points of the canvas to one of the scene.
  package init(
    from: Rect, to other: Place?, superview: Place?, safeArea: Rect, scale: Double,
    on surface: CanvasSurface
  ) {
    self.surface = surface
    func measured(_ place: Place) -> Measurement {
      Measurement(
        target: place.name, rect: place.rect,
        distances: Distance.between(from, place.rect, scale: scale))
    }
    if let other {
      all = [measured(other)]
      return
    }
    var result = superview.map { [measured($0)] } ?? []
    let toSafeArea = Distance.between(
      from, safeArea, offset: Self.besideLines / surface.viewport.zoom, scale: scale
    ).filter { distance in
      // Where the safe area ends at the superview's edge, that is measured already.
      !result.contains { known in
        known.distances.contains { $0.side == distance.side && $0.length == distance.length }
      }
    }
    if !toSafeArea.isEmpty {
      result.append(
        Measurement(
          target: localized("Safe Area"), rect: safeArea, distances: toSafeArea, isSafeArea: true))
    }
    all = result
  }

  /// In words; nil where there are none.
  package var description: String? {
    guard !all.isEmpty else { return nil }
    return all.map { localized("Distances to %1$s: %2$s.", $0.target, $0.distances.sentence) }
      .joined(separator: " ")
  }

  package func paint(_ cairo: OpaquePointer) {
    for measurement in all {
      let color = measurement.isSafeArea ? MarkColor.safeArea : MarkColor.distance
      paintTarget(measurement, color, cairo)
      let distances = measurement.distances.filter { $0.length > 0 }
      for distance in distances { paint(distance, color, cairo) }
      // Above all lines.
      for distance in distances { paintLength(of: distance, color, cairo) }
    }
  }

  private func paintTarget(
    _ measurement: Measurement, _ color: MarkColor, _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_dash(cairo, [4, 3], 2, 0)
    cairo_set_line_width(cairo, 1)
    color.set(cairo)
    let rect = viewport.windowRect(measurement.rect)
    cairo_rectangle(
      cairo, rect.x.rounded() + 0.5, rect.y.rounded() + 0.5, rect.width.rounded() - 1,
      rect.height.rounded() - 1)
    cairo_stroke(cairo)
  }

  private func paint(_ distance: Distance, _ color: MarkColor, _ cairo: OpaquePointer) {
    let line = windowLine(distance.line)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // A light line under the coloured one is seen on any content.
    for (width, isLight) in [(3.0, true), (1.5, false)] {
      cairo_set_line_width(cairo, width)
      if isLight { cairo_set_source_rgba(cairo, 1, 1, 1, 0.8) } else { color.set(cairo) }
      cairo_move_to(cairo, line.x1, line.y1)
      cairo_line_to(cairo, line.x2, line.y2)
      let tick = 4.0
      for (x, y) in [(line.x1, line.y1), (line.x2, line.y2)] {
        let isAcross = distance.side.isHorizontal
        cairo_move_to(cairo, x - (isAcross ? 0 : tick), y - (isAcross ? tick : 0))
        cairo_line_to(cairo, x + (isAcross ? 0 : tick), y + (isAcross ? tick : 0))
      }
      cairo_stroke(cairo)
    }
    guard let guide = distance.guide.map(windowLine) else { return }
    cairo_set_dash(cairo, [3, 3], 2, 0)
    cairo_set_line_width(cairo, 1)
    cairo_move_to(cairo, guide.x1, guide.y1)
    cairo_line_to(cairo, guide.x2, guide.y2)
    cairo_stroke(cairo)
  }

  private func paintLength(of distance: Distance, _ color: MarkColor, _ cairo: OpaquePointer) {
    let line = windowLine(distance.line)
    var place = (x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2)
    // A short line would be hidden by its figure.
    let length = abs(line.x2 - line.x1) + abs(line.y2 - line.y1)
    if length < Self.leastMeasured {
      if distance.side.isHorizontal { place.y -= 16 } else { place.x += 22 }
    }
    paintMark(distance.length.text(), at: place, color, cairo)
  }
}

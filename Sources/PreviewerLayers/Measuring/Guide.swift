import Traits

/// A line that is kept at a place of a scene, to see what is at it.
package struct Guide: Codable, Hashable, Sendable {
  /// What of a point the line has in common.
  package enum Axis: String, Codable, CaseIterable, Sendable {
    case x, y
  }

  package var axis: Axis
  /// Points from the scene's top left corner.
  package var position: Double

  package init(axis: Axis, position: Double) {
    self.axis = axis
    self.position = position
  }

  /// As it is shown, such as `x 16`.
  package var text: String { "\(axis.rawValue) \(position.text())" }
}

/// A guide, and the scene that it is in.
package struct PlacedGuide: Hashable, Sendable {
  package var scene: String
  package var guide: Guide

  package init(scene: String, guide: Guide) {
    self.scene = scene
    self.guide = guide
  }
}

/// The guides of a document, by its scenes.
struct Guides: Codable, Equatable, Sendable {
  private var scenes: [String: [Guide]] = [:]

  var isEmpty: Bool { scenes.isEmpty }

  subscript(scene: String) -> [Guide] { scenes[scene] ?? [] }

  /// Puts a guide into a scene, in place of another one or beside those that there are. Two are never on each other.
  mutating func put(_ guide: Guide, in scene: String, insteadOf old: Guide? = nil) {
    scenes[scene] = self[scene].filter { $0 != old && $0 != guide } + [guide]
  }

  mutating func remove(_ guide: Guide, from scene: String) {
    let others = self[scene].filter { $0 != guide }
    scenes[scene] = others.isEmpty ? nil : others
  }

  mutating func removeAll(of scene: String) {
    scenes[scene] = nil
  }

  /// The guide at the next edge of a rectangle: the first edge that has none, or, where all have one, the one
  /// after that which is selected.
  func next(at rect: Rect, of scene: String, after selected: Guide?) -> Guide {
    let edges = [
      Guide(axis: .x, position: rect.x), Guide(axis: .y, position: rect.y),
      Guide(axis: .x, position: rect.maxX), Guide(axis: .y, position: rect.maxY),
    ]
    let known = self[scene]
    if let free = edges.first(where: { !known.contains($0) }) { return free }
    let place = selected.flatMap { edges.firstIndex(of: $0) }.map { ($0 + 1) % edges.count }
    return edges[place ?? 0]
  }
}

/// Where a guide comes to rest.
package struct GuideSnap: Equatable, Sendable {
  /// An edge of a view along the guide's axis.
  package struct Edge: Equatable, Sendable {
    package var position: Double
    /// Of the view.
    package var view: String

    package init(position: Double, view: String) {
      self.position = position
      self.view = view
    }
  }

  package var position: Double
  /// The view at whose edge it is; nil where it is at a whole point.
  package var view: String?

  /// - Parameters:
  ///   - wanted: where the pointer is, in points.
  ///   - edges: of what is shown. Of several that are as near, the first one's view is named.
  ///   - reach: how far from an edge it is still taken to it, in points.
  ///   - limit: the scene's size along the axis.
  package init(_ wanted: Double, to edges: [Edge], reach: Double, limit: Double) {
    let inside = edges.filter { $0.position >= 0 && $0.position <= limit }
    if let nearest = inside.min(by: { abs($0.position - wanted) < abs($1.position - wanted) }),
      abs(nearest.position - wanted) <= reach
    {
      (position, view) = (nearest.position, nearest.view)
    } else {
      position = min(max(wanted.rounded(), 0), limit)
    }
  }
}

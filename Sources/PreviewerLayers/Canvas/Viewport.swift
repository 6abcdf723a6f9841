import Traits

/// The part of the canvas that is seen: how large, and from where.
package struct Viewport: Codable, Hashable, Sendable {
  /// Logical pixels per point.
  package private(set) var zoom = 1.0
  /// The point of the canvas that is in the top left corner.
  package private(set) var x = 0.0
  package private(set) var y = 0.0

  /// Beyond these nothing can be told apart, or nothing else fits the window.
  static let zooms = 0.02...16.0
  /// Kept free around what is made to fit, in logical pixels.
  private static let margin = 24.0

  /// Zooms by a factor; the point under a position of the window stays there.
  /// - Parameter position: in logical pixels.
  package mutating func zoom(by factor: Double, around position: (x: Double, y: Double)) {
    let before = canvasPoint(position)
    zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    x = before.x - position.x / zoom
    y = before.y - position.y / zoom
  }

  /// - Parameters:
  ///   - dx: logical pixels by which what is seen moves, as is `dy`.
  package mutating func pan(dx: Double, dy: Double) {
    x -= dx / zoom
    y -= dy / zoom
  }

  /// Whether it can be shown: one that was read may be anything.
  package var isValid: Bool { Self.zooms.contains(zoom) && x.isFinite && y.isFinite }

  package mutating func move(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// Shows all of a rectangle, in the middle.
  /// - Parameters:
  ///   - window: the size in which it is shown, in logical pixels.
  ///   - largest: the zoom that isn't exceeded, however small the rectangle is.
  package mutating func fit(_ rect: Rect, in window: Size, largest: Double = 1) {
    guard rect.width > 0, rect.height > 0, window.width > 0, window.height > 0 else { return }
    let wanted = min(
      (window.width - 2 * Self.margin) / rect.width,
      (window.height - 2 * Self.margin) / rect.height, largest)
    zoom = max(wanted, Self.zooms.lowerBound)
    x = rect.x + rect.width / 2 - window.width / 2 / zoom
    y = rect.y + rect.height / 2 - window.height / 2 / zoom
  }

  /// Moves as little as shows a rectangle; one that is larger than the window shows its top left.
  package mutating func reveal(_ rect: Rect, in window: Size) {
    let margin = Self.margin / zoom
    let (width, height) = (window.width / zoom, window.height / zoom)
    x = min(max(x, rect.maxX + margin - width), rect.x - margin)
    y = min(max(y, rect.maxY + margin - height), rect.y - margin)
  }

  /// Keeps some of the canvas in sight, however far one pans.
  mutating func clamp(to bounds: Rect, in window: Size) {
    let (width, height) = (window.width / zoom, window.height / zoom)
    x = min(max(x, bounds.x - width * 0.8), bounds.maxX - width * 0.2)
    y = min(max(y, bounds.y - height * 0.8), bounds.maxY - height * 0.2)
  }

  package func canvasPoint(_ position: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (x + position.x / zoom, y + position.y / zoom)
  }

  /// In logical pixels of the window.
  package func windowRect(_ rect: Rect) -> Rect {
    Rect(
      x: (rect.x - x) * zoom, y: (rect.y - y) * zoom, width: rect.width * zoom,
      height: rect.height * zoom)
  }

  /// A step of the way to another viewport.
  /// - Parameter fraction: 0 for this one, 1 for the other.
  func interpolated(to other: Viewport, _ fraction: Double) -> Viewport {
    var result = self
    result.zoom += (other.zoom - zoom) * fraction
    result.x += (other.x - x) * fraction
    result.y += (other.y - y) * fraction
    return result
  }
}

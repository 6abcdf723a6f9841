import CGtk
import Drawing
import Traits

/// Everything that the canvas paints at one moment, but for what is selected.
@MainActor
package struct CanvasPicture {
  package struct Scene {
    package var item: CanvasArrangement.Item
    package var root: DrawnView?
    /// Radians by which its device is still turned, on its way into its orientation.
    package var turn = 0.0

    package init(item: CanvasArrangement.Item, root: DrawnView? = nil, turn: Double = 0.0) {
      self.item = item
      self.root = root
      self.turn = turn
    }
  }

  package var scenes: [Scene]
  package var viewport: Viewport

  package init(scenes: [Scene], viewport: Viewport) {
    self.scenes = scenes
    self.viewport = viewport
  }

  /// A step of the way from this picture to another.
  /// - Parameter fraction: 0 for this one, 1 for the other.
  func interpolated(to other: CanvasPicture, _ fraction: Double) -> CanvasPicture {
    var picture = other
    picture.viewport = viewport.interpolated(to: other.viewport, fraction)
    let known = Dictionary(
      scenes.map { ($0.item.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, target) in other.scenes.enumerated() {
      guard let start = known[target.item.key] else { continue }
      picture.scenes[index].item.body = start.item.body.interpolated(
        to: target.item.body, fraction: fraction)
      picture.scenes[index].item.screen = start.item.screen.interpolated(
        to: target.item.screen, fraction: fraction)
      picture.scenes[index].turn = start.turn(to: target) * (1 - fraction)
      if let from = start.root, let to = target.root {
        picture.scenes[index].root = from.interpolated(to: to, fraction: fraction)
      }
    }
    return picture
  }
}

extension CanvasPicture.Scene {
  /// The angle of this scene's device, seen from another one's, the shorter way round; zero unless it is the
  /// same one held otherwise.
  fileprivate func turn(to other: CanvasPicture.Scene) -> Double {
    guard let device = item.device, let turned = other.item.device,
      device.description == turned.description
    else { return 0 }
    let quarters = (device.orientation.quarterTurns - turned.orientation.quarterTurns + 4) % 4
    return Double(quarters == 3 ? -1 : quarters) * .pi / 2
  }
}

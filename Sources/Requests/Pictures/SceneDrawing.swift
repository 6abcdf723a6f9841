import Drawing
import Graphics
import InterfaceBuilder
import Processes
import Scenes
import Staging
import Traits
import WorkerProtocol

/// A scene on a screen, ready to be painted.
package struct SceneDrawing {
  let root: DrawnView
  /// Points.
  package let size: Size
  private let painter: ViewPainter

  init(root: DrawnView, size: Size, painter: ViewPainter) {
    (self.root, self.size, self.painter) = (root, size, painter)
  }

  /// - Parameters:
  ///   - scale: Pixels to the point.
  ///   - outlines: What is outlined in it, in points.
  package func png(scale: Double, outlines: [(Rect, Color)] = []) throws(DrawingError) -> [UInt8] {
    let picture = ScenePicture(root: root, canvasSize: size)
    return try PictureFile.Format.png.bytes(size: size, scale: scale) { canvas in
      picture.paint(with: painter, on: canvas)
      for (rect, color) in outlines {
        for edge in rect.edges(width: 2) { canvas.fill(edge, color) }
      }
    }
  }

  /// The frame of a view, cut off at the edges of the picture; nil where it isn't in it.
  package func place(of id: String) -> Rect? { root.place(of: id)?.cut(to: size) }
}

extension Resolver {
  /// A scene that is many screens high is not drawn.
  private static let largestHeight = 4_000.0

  /// Lays out and draws a scene; nil where it has no size, or can't be laid out.
  package func drawing(
    of entry: SceneSet.Entry, of scenes: SceneSet, _ source: DocumentSource,
    on canvas: CanvasChoice.Canvas, _ appearance: Appearance,
    cancellation: Cancellation = Cancellation()
  ) -> SceneDrawing? {
    let assets = self.assets(of: source, declaredBy: scenes)?.on(canvas.environment.screen)
    let engine = engine(
      showing: assets, appearance, cancellation,
      xibs: canvas.xibs { xibs(of: scenes, source, on: canvas.idiom) })
    var stager = stager(of: scenes, on: canvas, with: engine)
    guard let laidOut = try? stager.layOut(entry), laidOut.canvas.width > 0,
      laidOut.canvas.height > 0, laidOut.canvas.height <= Self.largestHeight
    else { return nil }
    let root = drawnTree(of: laidOut, appearance: appearance, assets: assets, images: assets)
    return SceneDrawing(root: root, size: laidOut.canvas, painter: painter)
  }
}

extension SceneSet.Entry {
  /// Whether an element is in the scene.
  package func holds(_ element: Element) -> Bool {
    element.withAncestors.contains { $0 == controller || $0 == root }
  }
}

extension Element {
  /// The element, and what it is in, outwards.
  package var withAncestors: [Element] {
    var elements = [self]
    while let parent = elements.last?.parent { elements.append(parent) }
    return elements
  }
}

extension DrawnView {
  /// The frame of a view in the coordinates of what this one is in.
  fileprivate func place(of id: String) -> Rect? {
    if self.id == id { return frame }
    let offset = look.scrolling?.offset
    for child in children {
      guard var place = child.place(of: id) else { continue }
      place.x += frame.x - (offset?.x ?? 0)
      place.y += frame.y - (offset?.y ?? 0)
      return place
    }
    return nil
  }
}

extension Rect {
  /// The edges, as lines around it.
  fileprivate func edges(width: Double) -> [Rect] {
    let (left, top) = (x - width, y - width)
    let (outerWidth, outerHeight) = (self.width + 2 * width, height + 2 * width)
    return [
      Rect(x: left, y: top, width: outerWidth, height: width),
      Rect(x: left, y: maxY, width: outerWidth, height: width),
      Rect(x: left, y: top, width: width, height: outerHeight),
      Rect(x: maxX, y: top, width: width, height: outerHeight),
    ]
  }

  /// The part of the rectangle inside a picture of that size; nil where they don't overlap.
  fileprivate func cut(to size: Size) -> Rect? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(maxX, size.width), min(maxY, size.height))
    guard right >= left, bottom >= top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

import Foundation
import Scenes
import TextMetrics
import Traits

@testable import Drawing
@testable import Graphics

/// A view for tests: one control, by default at the origin.
func sample(
  _ kind: ViewKind, _ frame: Rect = Rect(x: 0, y: 0, width: 100, height: 44), id: String = "v",
  children: [DrawnView] = [], _ configure: (inout Look) -> Void = { _ in }
) -> DrawnView {
  var look = Look(kind: kind)
  configure(&look)
  return DrawnView(
    id: id, className: "UIView", name: id, frame: frame, look: look, children: children)
}

/// The worker that was built with the tests, which reads their images.
let imageReader: String? = {
  // A bundle may be run by itself, or be named to a runner that lies elsewhere.
  let programs = ["/proc/self/exe"] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
  for program in programs {
    var directory = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    for _ in 0..<4 {
      directory.deleteLastPathComponent()
      let candidate = directory.appendingPathComponent("ninefold-worker").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
  }
  return nil
}()

extension ViewPainter {
  static func sample() -> ViewPainter { ViewPainter(imageReader: imageReader) }
}

extension Surface {
  /// The image in a file, as the worker reads it.
  static func read(_ path: String, longestTime: Double = 60) throws -> Surface {
    let reader = ImageReader(program: imageReader, longestTime: longestTime)
    return try decoded(reader.read(path)?.get() ?? .problem(.busy))
  }
}

/// A drawn picture on white of which pixels can be asked for.
struct Picture {
  let surface: Surface
  let size: Size

  init(_ size: Size = Size(width: 120, height: 80), _ draw: (Canvas) -> Void) throws {
    self.size = size
    surface = try Surface.image(width: Int(size.width), height: Int(size.height))
    let canvas = Canvas(surface)
    canvas.fill(Rect(size), Color(white: 1))
    draw(canvas)
    try canvas.check()
  }

  init(_ view: DrawnView, size: Size = Size(width: 120, height: 80)) throws {
    try self.init(size) { ViewPainter.sample().paint(view, on: $0) }
  }

  func color(_ x: Int, _ y: Int) -> Color { surface.color(x: x, y: y) ?? Color(white: 0, alpha: 0) }

  /// The smallest rectangle around all pixels that are not white; nil where everything is.
  var ink: Rect? {
    var found: Rect?
    for y in 0..<Int(size.height) {
      for x in 0..<Int(size.width) where !color(x, y).isNear(Color(white: 1), within: 0.02) {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }
}

extension Rect {
  func contains(_ other: Rect, slack: Double = 0) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}

extension Color {
  func isNear(_ other: Color, within tolerance: Double = 0.04) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

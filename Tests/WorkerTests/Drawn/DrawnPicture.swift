import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// What the worker draws of a document, pixel by pixel: without the device, at one pixel to the point
/// unless said otherwise.
struct DrawnPicture {
  private let surface: Surface
  /// Pixels per point.
  private let scale: Double

  /// - Parameters:
  ///   - steps: Steps of the running interface; nil draws a scene that doesn't run.
  init(
    _ document: String, as name: String = "Main.storyboard", steps: String? = nil,
    scale: Double = 1, _ arguments: String..., companion: String? = nil
  ) throws {
    try self.init(
      document, as: name, steps: steps, scale: scale, arguments: arguments, companion: companion)
  }

  init(
    _ document: String, as name: String = "Main.storyboard", steps: String? = nil,
    scale: Double = 1, arguments: [String], companion: String? = nil
  ) throws {
    let folder = try Folder()
    let file = try folder.add(name, document)
    if let companion { _ = try folder.add("Main.preview.json", companion) }
    let output = folder.path + "/picture.png"
    let playing = steps.map { _ in ["--steps", "-"] } ?? []
    let run = try WorkerProgram.run(
      ["render", "--no-frame", "--scale", "\(scale)", "-o", output] + playing + arguments + [file],
      input: steps ?? "")
    try #require(run.status == 0, "\(run.errors)")
    let picture = try Surface.png(Array(Data(contentsOf: URL(fileURLWithPath: output))))
    // With an opacity for each pixel, whatever the file has.
    surface = try Surface.image(width: picture.width, height: picture.height)
    let whole = Rect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    Canvas(surface).draw(picture, in: whole)
    self.scale = scale
  }

  /// The size of the picture, in points.
  var size: Size {
    Size(width: Double(surface.width) / scale, height: Double(surface.height) / scale)
  }

  /// The colour at a point.
  func color(_ x: Double, _ y: Double) -> Color {
    surface.color(x: Int(x * scale), y: Int(y * scale)) ?? Color(white: 0, alpha: 0)
  }

  /// The smallest rectangle around all that differs from what is at the rectangle's own corner; points,
  /// nil where nothing does.
  func ink(in rect: Rect, tolerance: Double = 0.12) -> Rect? {
    runs(in: rect, tolerance: tolerance).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The same, for each group of lines with something in them, from the top.
  func rows(in rect: Rect, tolerance: Double = 0.12) -> [Rect] {
    let ground = color(rect.x, rect.y)
    var rows: [Rect] = []
    let step = 1 / scale
    for y in stride(from: rect.y, to: rect.maxY, by: step)
    where stride(from: rect.x, to: rect.maxX, by: step).contains(where: {
      !color($0, y).isNear(ground, within: tolerance)
    }) {
      if let last = rows.last, y - last.maxY < step / 2 {
        rows[rows.count - 1].height = y + step - last.y
      } else {
        rows.append(Rect(x: rect.x, y: y, width: rect.width, height: step))
      }
    }
    return rows
  }

  /// The same, for each group of columns with something in them, from the left.
  func runs(in rect: Rect, tolerance: Double = 0.12) -> [Rect] {
    let ground = color(rect.x, rect.y)
    var runs: [Rect] = []
    let step = 1 / scale
    for x in stride(from: rect.x, to: rect.maxX, by: step) {
      let inked = stride(from: rect.y, to: rect.maxY, by: step).filter {
        !color(x, $0).isNear(ground, within: tolerance)
      }
      guard let top = inked.first, let bottom = inked.last else { continue }
      let column = Rect(x: x, y: top, width: step, height: bottom - top + step)
      if let last = runs.last, x - last.maxX < step / 2 {
        runs[runs.count - 1] = last.union(column)
      } else {
        runs.append(column)
      }
    }
    return runs
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Color {
  func isNear(_ other: Color, within tolerance: Double = 0.05) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

/// Documents of one view.
enum DrawnDocument {
  /// A xib whose root view is white and as large as this.
  static func view(
    _ subviews: String, width: Double = 200, height: Double = 100, tools: String = "22505",
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch"><objects><view id="root">\
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews>\(subviews)</subviews><color key="backgroundColor" white="1" alpha="1" \
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view></objects>
    <resources>\(resources)</resources></document>
    """
  }

  /// A controller, `c`, with this root view, in a navigation controller with this bar.
  static func pushed(
    _ root: String, bar: String = #"<navigationBar key="navigationBar" id="bar"/>"#,
    item: String = #"<navigationItem key="navigationItem" title="Title" id="item"/>"#,
    controller: String = "viewController", attributes: String = "", more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
    <scene sceneID="s-nav"><objects><navigationController id="nav" sceneMemberID="viewController">
    \(bar)<connections><segue destination="c" kind="relationship" \
    relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="s-c"><objects><\(controller) id="c" \(attributes) \
    sceneMemberID="viewController">\(root)\(item)</\(controller)></objects></scene>
    \(more)</scenes></document>
    """
  }

  /// A frame.
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double) -> String {
    """
    <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
    """
  }
}

import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

@Suite struct Output {
  private let scene = ScenePicture(
    root: sample(.view, Rect(x: 0, y: 0, width: 50, height: 40)) {
      $0.background = Color(hex: 0x00FF00)
    }, canvasSize: Size(width: 50, height: 40))

  private func inTemporaryFile(_ ending: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-\(UUID().uuidString).\(ending)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func write(_ path: String, scale: Double = 1) throws -> Data {
    try PictureFile(path: path).write(size: scene.size, scale: scale) {
      scene.paint(with: ViewPainter(), on: $0)
    }
    return try Data(contentsOf: URL(filePath: path))
  }

  @Test func pngHasScaledPixels() throws {
    try inTemporaryFile("png") { path in
      #expect(try write(path, scale: 3).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let surface = try Surface.png(Array(Data(contentsOf: URL(filePath: path))))
      #expect((surface.width, surface.height) == (150, 120))
    }
  }

  @Test func svgSaysItsSize() throws {
    try inTemporaryFile("svg") { path in
      let text = String(decoding: try write(path), as: UTF8.self)
      #expect(text.contains("<svg"))
      #expect(text.contains("width=\"50") && text.contains("height=\"40"))
    }
  }

  @Test func pdfHasOnePageOfTheSize() throws {
    try inTemporaryFile("pdf") { path in
      let text = String(decoding: try write(path), as: UTF8.self)
      #expect(text.hasPrefix("%PDF"))
      #expect(text.contains("/MediaBox [ 0 0 50 40 ]"))
    }
  }

  @Test(arguments: ["scene.jpg", "scene", ""]) func otherEndingsAreRefused(path: String) {
    #expect(throws: DrawingError.self) { try PictureFile(path: path) }
  }

  @Test func aFolderThatIsNotThereIsTheUsersFault() throws {
    let file = try PictureFile(path: "/nonexistent/folder/scene.png")
    let error = #expect(throws: DrawingError.self) {
      try file.write(size: Size(width: 1, height: 1), scale: 1) { _ in }
    }
    #expect(error?.reason == .file)
    #expect(error?.description.hasPrefix("/nonexistent/folder/scene.png") == true)
  }

  @Test(arguments: [
    (0.0, 1.0), (.nan, 1), (.infinity, 1), (1e300, 1), (10, 0), (40_000, 1), (20_000, 3),
  ])
  func impossibleSizesAreRefused(width: Double, scale: Double) throws {
    let file = PictureFile(path: "/nonexistent/never-written.png", format: .png)
    let error = #expect(throws: DrawingError.self) {
      try file.write(size: Size(width: width, height: 10), scale: scale) { _ in }
    }
    #expect(error?.reason == .badSize)
  }

  @Test func contactSheetHasEveryPicture() throws {
    let entries = (0..<3).map {
      ContactSheet.CaptionedPicture(caption: "No. \($0)", picture: scene)
    }
    let sheet = ContactSheet(title: "Sheet", entries: entries, columns: 2)
    let picture = try Picture(sheet.size) { sheet.paint(with: ViewPainter(), on: $0) }
    var found: Set<Int> = []
    for y in stride(from: 0, to: Int(sheet.size.height), by: 10) {
      // Runs of green in a row of pixels are pictures side by side.
      var runs = 0
      var wasGreen = false
      for x in 0..<Int(sheet.size.width) {
        let isGreen = picture.color(x, y).isNear(Color(hex: 0x00FF00))
        if isGreen && !wasGreen { runs += 1 }
        wasGreen = isGreen
      }
      found.insert(runs)
    }
    #expect(found == [0, 1, 2])
  }

  @Test func anEmptyContactSheetIsStillAPage() throws {
    let sheet = ContactSheet(title: "Nothing", entries: [], columns: 5)
    let picture = try Picture(sheet.size) { sheet.paint(with: ViewPainter(), on: $0) }
    // The page's own colour, from edge to edge.
    #expect(!picture.color(2, 2).isNear(Color(white: 1), within: 0.02))
    #expect(picture.color(Int(sheet.size.width) - 3, 2).isNear(picture.color(2, 2), within: 0.01))
  }
}

@Suite struct ScreenAppearanceTests {
  private func view(_ frame: Rect, _ white: Double?, _ children: [DrawnView] = []) -> DrawnView {
    var look = Look(kind: .view)
    look.background = white.map { Color(white: $0) }
    return DrawnView(
      id: "v", className: "UIView", name: "View", frame: frame, look: look, children: children)
  }

  /// The home indicator is set against what is in front where it is, not against the window.
  @Test(arguments: [
    (Optional(1.0), Appearance.light), (0.1, .dark), (nil, .dark),
  ])
  func whatIsInFrontAtTheBottomDecides(_ white: Double?, _ expected: Appearance) {
    let front = view(Rect(x: 0, y: 400, width: 390, height: 444), white)
    let root = view(Rect(x: 0, y: 0, width: 390, height: 844), 0, [front])
    #expect(root.screenAppearance == expected)
  }
}

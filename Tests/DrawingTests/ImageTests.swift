import Foundation
import Scenes
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Images from files: which colours they have, and when they are read.
@Suite struct Images {
  fileprivate static let red = Color(hex: 0xFF0000)
  private static let blue = Color(hex: 0x0000FF)

  /// A file that goes away with the test.
  private final class File {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-\(UUID().uuidString).png").path

    init(side: Int = 10) throws { try write(side: side) }

    /// A red square.
    func write(side: Int) throws {
      let surface = try Surface.image(width: side, height: side)
      let size = Size(width: Double(side), height: Double(side))
      Canvas(surface).fill(Rect(size), Images.red)
      try Data(surface.png()).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Who shows the image, and whether it is drawn in the tint where it doesn't say, where it is a
  /// template and where it isn't.
  @Test(
    arguments: [
      (.imageView, nil, [false, true, false]), (.button, .custom, [false, true, false]),
      (.button, .system, [true, true, false]), (.button, .gray, [true, true, false]),
      (.toolbar, nil, [true, true, false]), (.navigationBar, nil, [true, true, false]),
      (.tabBar, nil, [true, true, false]), (.segmentedControl, nil, [true, true, false]),
    ] as [(ViewKind, Look.Style?, [Bool])])
  func templatesHaveTheTint(kind: ViewKind, style: Look.Style?, isTinted: [Bool]) throws {
    let file = try File()
    for (rendering, isTinted) in zip([nil, Look.Image.Rendering.template, .original], isTinted) {
      let image = Look.Image(
        name: "leaf", path: file.path, size: Size(width: 10, height: 10), rendering: rendering)
      let view = sample(kind, Rect(x: 0, y: 0, width: 100, height: 44)) {
        $0.style = style
        $0.tint = Self.blue
        $0.image = image
        $0.bar = BarLook(items: [.init(title: "", image: image)])
        $0.bar?.selected = 0
        $0.segments = SegmentsLook(items: [.init(title: "", image: image)], selected: 0)
      }
      let picture = try Picture(view)
      let found = (0..<100).contains { x in
        (0..<44).contains { picture.color(x, $0).isNear(Self.red) }
      }
      #expect(found == !isTinted, "\(rendering as Any)")
    }
  }

  @Test func aTemplateInACustomButtonHasTheTintAndItsTitleItsColour() throws {
    let file = try File()
    let view = sample(.button) {
      $0.style = .custom
      $0.tint = Self.blue
      $0.textColor = Color(white: 0)
      $0.image = Look.Image(
        name: "leaf", path: file.path, size: Size(width: 10, height: 10), rendering: .template)
    }
    #expect(try Picture(view).color(50, 22).isNear(Self.blue))
  }

  @Test func aFileThatHasChangedIsReadAgain() throws {
    let file = try File(side: 10)
    let store = ImageStore(program: imageReader)
    let image = Look.Image(name: "leaf", path: file.path)
    let first = try #require(store.surface(for: image))
    #expect(first === store.surface(for: image))
    #expect(first.width == 10)
    try file.write(side: 20)
    #expect(store.surface(for: image)?.width == 20)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(store.surface(for: image) == nil)
  }

  @Test func theImagesThatWereDrawnLastAreKept() throws {
    let files = try (0..<3).map { _ in try File(side: 100) }
    let images = files.map { Look.Image(name: "leaf", path: $0.path) }
    // Room for two of 40,000 bytes.
    let store = ImageStore(program: imageReader, capacity: 90_000)
    let first = store.surface(for: images[0])
    let second = store.surface(for: images[1])
    #expect(store.surface(for: images[0]) === first)
    _ = store.surface(for: images[2])
    #expect(store.surface(for: images[0]) === first)
    #expect(store.surface(for: images[1]) !== second)
  }

  @Test func anImageThatIsTooLargeIsDrawnAllTheSame() throws {
    let file = try File(side: 100)
    let store = ImageStore(program: imageReader, capacity: 100)
    let image = Look.Image(name: "leaf", path: file.path)
    let surface = store.surface(for: image)
    #expect(surface != nil && store.surface(for: image) === surface)
  }
}

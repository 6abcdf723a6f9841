import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Images that take too much of something, and what is drawn beside them.
@Suite struct ImageLimitTests {
  private typealias File = ImageFormatTests.File

  private static let red = Color(hex: 0xFF0000)
  private static let blue = Color(hex: 0x0000FF)

  /// A square of a side in points, all red.
  private static func svg(_ width: String = "10", _ height: String = "10") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 10 10">
    <path fill="#f00" d="M0 0h10v10H0z"/></svg>
    """
  }

  private func imageView(_ path: String, _ configure: (inout Look) -> Void = { _ in }) -> DrawnView
  {
    sample(.imageView, Rect(x: 0, y: 0, width: 80, height: 80)) {
      $0.image = Look.Image(name: "a", path: path)
      configure(&$0)
    }
  }

  /// What Cairo refuses it refuses for good: all that is drawn later would be missing.
  private func expectRestIsDrawn(beside view: DrawnView) throws {
    let beside = sample(.view, Rect(x: 90, y: 0, width: 20, height: 20)) {
      $0.background = Self.blue
    }
    let root = sample(
      .view, Rect(x: 0, y: 0, width: 120, height: 80), children: [view, beside])
    #expect(try Picture(root).color(100, 10).isNear(Self.blue))
  }

  @Test(arguments: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-9, 1e-300, 0.5, 1])
  func slicesOfNoWidth(_ center: Double) throws {
    for text in [Self.svg(), ""] {
      let pixels = try Surface.image(width: 100, height: 100).png()
      let file = try text.isEmpty ? File(pixels) : File(text)
      let axis = Look.Slices.Axis(leading: 4, trailing: 4, center: center)
      for scale in [1, 1e-6, 1e6] {
        for isTiled in [true, false] {
          try expectRestIsDrawn(
            beside: imageView(file.path) {
              $0.image?.slices = Look.Slices(
                horizontal: axis, vertical: axis, isTiled: isTiled, scale: scale)
            })
        }
      }
    }
  }

  @Test(arguments: ["1e-9", "1e-8", "1e-7", "1e-6", "1e-4", "1e-3", "0.02"])
  func drawingsOfNoSize(_ side: String) throws {
    for (width, height) in [(side, side), (side, "10"), ("10", side)] {
      let file = try File(Self.svg(width, height))
      var view = imageView(file.path)
      for size in [80.0, 4_000] {
        view.frame = Rect(x: 0, y: 0, width: size, height: size)
        try expectRestIsDrawn(beside: view)
      }
    }
  }

  /// A frame that says to be large leaves the picture whole.
  @Test(arguments: [1e5, 1e6, 1e7, 1e9, 1e30])
  func viewsOfAnySize(_ side: Double) throws {
    for bytes in [Array(Self.svg().utf8), try Surface.image(width: 2, height: 2).png()] {
      let file = try File(bytes)
      for x in [0, -side, side] {
        var view = imageView(file.path)
        view.frame = Rect(x: x, y: 0, width: side, height: 10)
        try expectRestIsDrawn(beside: view)
      }
    }
  }

  @Test func drawingsLargerThanAnyScreen() throws {
    #expect(try File(Self.svg("4097", "10")).problem == .tooLarge)
    #expect(try File(Self.svg("4096", "10")).problem == nil)
  }

  /// A million little squares, which take seconds.
  private static let slow: String = {
    func form(_ rest: String, _ drawing: String) -> String {
      """
      <</Type/XObject/Subtype/Form/BBox[0 0 9 9]\(rest)/Length \(drawing.utf8.count)>>stream
      \(drawing)
      endstream
      """
    }
    let forms = (6...11).map { number in
      form(
        "/Resources<</XObject<</X \(number) 0 R>>>>", String(repeating: "/X Do ", count: 10))
    }
    return ImageFormatTests.document(
      "/X Do", resources: "/XObject<</X 5 0 R>>", objects: forms + [form("", "0 0 .1 .1 re f")])
  }()

  /// Its process is ended, and another one reads the others.
  @Test func aDrawingThatTakesTooLongIsGivenUp() throws {
    let store = ImageStore(program: imageReader, longestTime: 0.3)
    let (slow, other) = (try File(Self.slow), try File(Self.svg()))
    let (slowImage, image) = (
      Look.Image(name: "slow", path: slow.path), Look.Image(name: "a", path: other.path)
    )
    #expect(store.problem(of: slowImage) == .tooSlow)
    #expect(store.surface(for: image) != nil)
    #expect(store.takeUndrawn().isEmpty)
    #expect(store.problem(of: slowImage) == .tooSlow)
  }

  /// However many take too long, together they take no more than twice the time of one. What is left for the
  /// others is no reason to refuse them for good.
  @Test func theTimeOfAPictureIsSharedByItsImages() throws {
    let files = try (0..<4).map { try File(Self.slow + String(repeating: " ", count: $0)) }
    let store = ImageStore(program: imageReader, longestTime: 0.2)
    let images = files.map { Look.Image(name: "a", path: $0.path) }
    #expect(images.map { store.problem(of: $0) } == [.tooSlow, .busy, .busy, .busy])
    _ = store.takeUndrawn()
    #expect(images.map { store.problem(of: $0) } == [.tooSlow, .tooSlow, .busy, .busy])
  }

  /// A million saved states, which take gigabytes.
  @Test func anImageThatTakesTooMuchMemoryEndsItsProcessOnly() throws {
    let large = try File(ImageFormatTests.document(String(repeating: "q ", count: 1_000_000)))
    let other = try File(Self.svg())
    let store = ImageStore(program: imageReader, longestTime: 60)
    #expect(store.problem(of: Look.Image(name: "large", path: large.path)) == .tooLarge)
    #expect(store.surface(for: Look.Image(name: "a", path: other.path)) != nil)
  }

  /// What one image leaves in the memory of the process is no fault of the next one's.
  @Test func anImageOfManyPixelsIsReadAfterAnother() throws {
    // 36 million pixels of one colour, which take 144 MB.
    let large = try File(Surface.image(width: 6_000, height: 6_000).png())
    let larger = try File(Surface.image(width: 6_100, height: 6_100).png())
    let reader = ImageReader(program: imageReader, longestTime: 60)
    for file in [large, larger, large] {
      let surface = try Surface.decoded(try #require(reader.read(file.path)).get())
      #expect(surface.width == DecodedImage.longestSide)
    }
  }

  /// Nobody waits for it any more.
  @Test func anImageIsGivenUpWhenThePictureIs() throws {
    let slow = try File(Self.slow)
    let reader = ImageReader(program: imageReader, longestTime: 60)
    let clock = ContinuousClock()
    let start = clock.now
    let result = reader.read(slow.path) { clock.now - start > .milliseconds(50) }
    #expect(result == nil)
    // A tenth of that where nothing else is done at the same time.
    #expect(clock.now - start < .seconds(1))
  }

  /// An answer is not believed: whoever gives it has read what nobody vouches for.
  @Test(
    arguments: [
      .pixels(width: 5000, height: 1, pointSize: nil, bytes: []),
      .pixels(width: 2, height: 2, pointSize: nil, bytes: [0]),
      .pixels(
        width: 1, height: 1, pointSize: Size(width: .nan, height: 1), bytes: [0, 0, 0, 0]),
      .shapes(size: Size(width: 1e9, height: 1), scale: 1, svg: []),
      .shapes(size: Size(width: 1, height: 1), scale: .infinity, svg: []),
      .shapes(
        size: Size(width: 1, height: 1), scale: 1, svg: [UInt8](repeating: 0, count: 3 << 20)),
    ] as [DecodedImage])
  func answersThatMakeNoSense(_ image: DecodedImage) {
    #expect(DecodedImageHeader(bytes: DecodedImageHeader(image).bytes).payloadCount == nil)
  }

  @Test func unknownAnswersMakeNoSense() {
    for field in [0, 6] {
      var bytes = DecodedImageHeader(.problem(.locked)).bytes
      bytes[field * 8] = 200
      #expect(DecodedImageHeader(bytes: bytes).payloadCount == nil)
    }
  }

  /// One pixel of (200, 100, 50), half opaque. Loaders of TIFF multiply its colours with that.
  @Test func aTranslucentTIFFHasItsColours() throws {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      [tag, type].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        + [count, value].flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    }
    let entries = [
      entry(256, 3, 1, 1), entry(257, 3, 1, 1), entry(258, 3, 4, 146), entry(259, 3, 1, 1),
      entry(262, 3, 1, 2), entry(273, 4, 1, 154), entry(277, 3, 1, 4), entry(278, 3, 1, 1),
      entry(279, 4, 1, 4), entry(284, 3, 1, 1), entry(338, 3, 1, 2),
    ]
    var bytes: [UInt8] = Array("II*\0".utf8) + [8, 0, 0, 0, UInt8(entries.count), 0]
    bytes += entries.flatMap { $0 } + [0, 0, 0, 0]
    bytes += [UInt8](repeating: 0, count: 146 - bytes.count)
    bytes += [8, 0, 8, 0, 8, 0, 8, 0, 200, 100, 50, 128]
    let file = try File(bytes)
    let color = try #require(try Surface.read(file.path).color(x: 0, y: 0))
    let expected = Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 128 / 255)
    #expect(color.isNear(expected, within: 0.02), "\(color)")
  }

  /// Shapes that take long are drawn once for all: as pixels, even in a file of shapes.
  @Test func manyShapesAreKeptAsPixels() throws {
    let shapes = String(repeating: "<path fill='red' d='M0 0h10v10z'/>", count: 4_000)
    let file = try File(
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>\(shapes)</svg>")
    let surface = try Surface.read(file.path)
    #expect(surface.pointSize == Size(width: 10, height: 10))
    #expect(surface.width > 0)
    let picture = try Picture {
      $0.draw(surface, in: Rect(x: 0, y: 0, width: 80, height: 80))
    }
    #expect(picture.color(60, 20).isNear(Self.red))
  }
}

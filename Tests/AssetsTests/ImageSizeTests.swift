import Testing
import Traits

@testable import Assets

/// What the first bytes of an image's file tell.
@Suite struct ImageSizeTests {
  private static let zeros = [UInt8](repeating: 0, count: 40)
  private static let riff = bytes("RIFF\0\0\0\0WEBP")

  /// Says that the first row is at the right.
  private static let exif: [UInt8] =
    [0xFF, 0xE1, 0, 34] + bytes("Exif\0\0MM\0*") + [0, 0, 0, 8, 0, 1]
    + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0, 0, 0, 0]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Each is 30 pixels wide and 20 high.
  @Test(
    arguments: [
      (.png, png(width: 30, height: 20)),
      // A comment, then a table of Huffman codes, which has a marker like a frame's, then the frame.
      (
        .jpeg,
        [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 2]
          + [0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
      ),
      (.gif, bytes("GIF89a") + [30, 0, 20, 0]),
      (
        .tiff,
        bytes("II*\0") + [8, 0, 0, 0, 2, 0]
          + [0, 1, 3, 0, 1, 0, 0, 0, 30, 0, 0, 0] + [1, 1, 4, 0, 1, 0, 0, 0, 20, 0, 0, 0]
      ),
      (
        .tiff,
        bytes("MM\0*") + [0, 0, 0, 8, 0, 2]
          + [1, 0, 0, 3, 0, 0, 0, 1, 0, 30, 0, 0] + [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 20]
      ),
      // Rows from the top down.
      (
        .bmp,
        bytes("BM") + zeros[..<12] + [40, 0, 0, 0, 30, 0, 0, 0, 0xEC, 0xFF, 0xFF, 0xFF]
      ),
      (.bmp, bytes("BM") + zeros[..<12] + [12, 0, 0, 0, 30, 0, 20, 0]),
      (.webp, riff + bytes("VP8 ") + zeros[..<10] + [30, 0, 20, 0]),
      (.webp, riff + bytes("VP8L") + [0, 0, 0, 0, 0x2F, 29, 0xC0, 4, 0]),
      (.webp, riff + bytes("VP8X") + zeros[..<8] + [29, 0, 0, 19, 0, 0]),
      // Held upright: 20 pixels wide and 30 high as they are in the file.
      (.jpeg, [0xFF, 0xD8] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 20, 1, 1, 0x11, 0]),
      (
        .tiff,
        bytes("II*\0") + [8, 0, 0, 0, 3, 0]
          + [0, 1, 3, 0, 1, 0, 0, 0, 20, 0, 0, 0] + [1, 1, 4, 0, 1, 0, 0, 0, 30, 0, 0, 0]
          + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
      ),
      (
        .heif,
        [0, 0, 0, 12] + bytes("ftypheic") + bytes("ispe") + [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 8]
          + bytes("ispe") + [0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 20]
      ),
    ] as [(ImageFormat, [UInt8])])
  func pixels(_ format: ImageFormat, _ file: [UInt8]) throws {
    #expect(ImageFormat(header: file) == format)
    let size = try #require(PixelSize(format, header: file))
    #expect(size.width == 30 && size.height == 20)
    // Whatever is missing, nothing is read that isn't there.
    for count in 0..<file.count { _ = PixelSize(format, header: Array(file[..<count])) }
  }

  private static func page(_ attributes: String) -> String {
    """
    %PDF-1.4
    2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 612 792] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R \(attributes) >> endobj
    """
  }

  @Test(
    arguments: [
      (#"<svg width="30" height="20px"/>"#, 30, 20),
      (#"<?xml version="1.0"?><!-- width="9" --><svg height='15pt' width='1in'>"#, 96, 20),
      (#"<svg width="100%" height="100%" viewBox="0,0 30 20">"#, 30, 20),
      (#"<svg xmlns="x" viewBox="-5 -5 30.5 20"><rect width="7" height="8"/></svg>"#, 30.5, 20),
      (page("/MediaBox [0 0 30 20]"), 30, 20),
      (page("/MediaBox[-10 -10 20.5 10]"), 30.5, 20),
      (page("/MediaBox [0 0 99 99] /CropBox [9 9 39 29]"), 30, 20),
      (page("/MediaBox [0 0 30 40] /CropBox [-9 -9 99 20]"), 30, 20),
      (page("/MediaBox [0 0 20 30] /Rotate 90"), 30, 20),
      (page("/MediaBox [0 0 20 30] /Rotate -90"), 30, 20),
      (page("/MediaBox [0 0 30 20] /Rotate 180"), 30, 20),
      (page(""), 612, 792),
      (#"<!-- <svg width="3" height="60"> --><svg width="30" height="20">"#, 30, 20),
      (
        #"<!DOCTYPE svg [<!ENTITY a "<svg width='1' height='2'/>">]><svg width="30" height="20">"#,
        30, 20
      ),
    ] as [(String, Double, Double)])
  func drawings(_ text: String, _ width: Double, _ height: Double) throws {
    let file = Array(text.utf8)
    let format = try #require(ImageFormat(header: file))
    #expect(VectorSize.size(format, of: file) == Size(width: width, height: height))
    for count in 0..<file.count { _ = VectorSize.size(format, of: Array(file[..<count])) }
  }

  @Test(arguments: [
    "", "GIF", "{\"a\": 1}", "version https://git-lfs.github.com/spec/v1", "<html>",
  ])
  func whatIsNoImage(_ text: String) {
    #expect(ImageFormat(header: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "<svg>", "<!-- <svg width='1' height='2'>", "<svg width='a' height='b'>",
    page("/MediaBox 4 0 R"), page("/MediaBox [0 0 9 9] /CropBox 4 0 R"),
    page("/MediaBox [0 0 9 9] /Rotate 4 0 R"), page("/MediaBox [0 0 9 9] /CropBox [20 20 30 30]"),
    // Nobody has as many pages before the first.
    "%PDF-1.4 " + String(repeating: "/MediaBox ", count: 64) + page("/MediaBox [0 0 9 9]"),
    "<svg viewBox='0 0 0 0'>", "<svg a", "%PDF-1.4",
  ])
  func drawingsThatDoNotSay(_ text: String) throws {
    let format = try #require(ImageFormat(header: Array(text.utf8)))
    #expect(VectorSize.size(format, of: Array(text.utf8)) == nil)
  }

  @Test func aFileThatIsNoImageIsToldWithItsSet() throws {
    let project = try ProjectFixture()
    try project.writeImageSet(
      "A.xcassets/one.imageset",
      [#"{"filename": "a.png", "scale": "1x"}"#, #"{"filename": "b.pdf", "scale": "2x"}"#])
    try project.write("Not found", to: "A.xcassets/one.imageset/b.pdf")
    let library = AssetLibrary(folder: project.path)
    let image = library.image(named: "one", traits: TraitCollection(displayScale: 2))
    #expect(image?.path.hasSuffix("/a.png") == true)
    #expect(library.diagnostics(ofImage: "one").map(\.problem) == [.notAnImage("b.pdf")])
  }

  /// A drawing in a slot of a scale is smaller by it, as a picture is.
  @Test(arguments: [(#""scale": "3x""#, 28.0), (#""scale": "2x""#, 42), ("", 84)])
  func drawingsInSlots(scale: String, side: Double) throws {
    let project = try ProjectFixture()
    let entry =
      [#""filename": "map.pdf""#, #""idiom": "universal""#] + (scale.isEmpty ? [] : [scale])
    try project.writeImageSet(
      "A.xcassets/map.imageset", ["{\(entry.joined(separator: ", "))}"])
    try project.write(
      Self.page("/MediaBox [0 0 84 84]"), to: "A.xcassets/map.imageset/map.pdf")
    let image = AssetLibrary(folder: project.path).image(
      named: "map", traits: TraitCollection(displayScale: 3))
    #expect(image?.pointSize == Size(width: side, height: side))
  }

  /// Xcode has written the insets in two ways.
  @Test func readsSlices() throws {
    let project = try ProjectFixture()
    let sizes = #""center": {"mode": "tile", "width": 1, "height": 2}"#
    try project.writeImageSet(
      "A.xcassets/nine.imageset",
      [
        """
        {"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part", \(sizes),
         "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}}}
        """
      ])
    try project.writeImageSet(
      "A.xcassets/three.imageset",
      [
        """
        {"filename": "a.png", "resizing": {"mode": "3-part-horizontal",
         "center": {"mode": "fill", "width": 1}, "capInsets": {"left": 4, "right": 6}}}
        """
      ])
    try project.writeImageSet(
      "A.xcassets/none.imageset",
      [
        """
        {"filename": "a.png", "resizing": {"mode": "9-part",
         "center": {"mode": "stretch", "width": 1e-4, "height": 0.9},
         "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}}}
        """
      ])
    let library = AssetLibrary(folder: project.path)
    let traits = TraitCollection(displayScale: 2)
    #expect(library.image(named: "none", traits: traits)?.resizing == nil)
    let nine = try #require(library.image(named: "nine", traits: traits)?.resizing)
    #expect(nine.isTiled)
    #expect(nine.horizontal.map { [$0.leading, $0.center, $0.trailing] } == [4, 1, 6])
    #expect(nine.vertical.map { [$0.leading, $0.center, $0.trailing] } == [3, 2, 5])
    let three = try #require(library.image(named: "three", traits: traits)?.resizing)
    #expect(!three.isTiled && three.vertical == nil && three.horizontal?.leading == 4)
  }

  /// Pixels of the file, points of a drawing; sides that are no lengths are none.
  @Test(
    arguments: [
      (
        #""filename": "a.png", "scale": "2x", "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": -1}"#,
        EdgeInsets(top: 1, left: 2, bottom: 3, right: -0.5)
      ),
      (
        #""filename": "a.svg", "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 0}"#,
        EdgeInsets(top: 2, left: 4, bottom: 6, right: 0)
      ),
      (
        #""filename": "a.png", "language-direction": "right-to-left", "alignment-insets": {"left": 4}"#,
        EdgeInsets(top: 0, left: 0, bottom: 0, right: 4)
      ),
      (#""filename": "a.png", "alignment-insets": {"left": 1e300}"#, .zero),
      (#""filename": "a.png", "alignment-insets": {"left": "wide", "top": null}"#, .zero),
      (#""filename": "a.png""#, .zero),
    ])
  func readsAlignmentInsets(entry: String, expected: EdgeInsets) throws {
    let project = try ProjectFixture()
    try project.writeImageSet("A.xcassets/one.imageset", ["{\(entry)}"])
    let library = AssetLibrary(folder: project.path)
    let traits = TraitCollection(displayScale: 2)
    #expect(library.image(named: "one", traits: traits)?.alignmentInsets == expected)
    let variant = library.choice(ofImage: "one", traits: traits)?.variants.first
    #expect((variant?.alignmentInsets == nil) == (expected == .zero))
  }

  @Test(
    arguments: [
      (
        #"<rect id="left-margin" x="10" width="8"/><rect id="right-margin" x="60.5" width="8"/>"#,
        42.5
      ),
      (
        #"<rect width="8" x="10" id="left-margin"/><rect width="8" x="60.5" id="right-margin"/>"#,
        42.5
      ),
      (
        #"<line id="left-margin-Black-M" x1="1" x2="1"/><line id="left-margin-Regular-M" x1="10" x2="10"/>"#
          + #"<line id="right-margin-Black-M" x1="5"/><line id="right-margin-Regular-M" x1="90"/>"#,
        80
      ),
      (#"<rect id="left-margin" x="60" width="8"/><rect id="right-margin" x="10"/>"#, nil),
      (#"<rect id="left-margin" x="a"/><rect id="right-margin" x="10"/>"#, nil),
      (#"<rect id="left-margin" x="1"/>"#, nil), ("", nil),
      (#"id="left-margin" id="right-margin""#, nil),
    ] as [(String, Double?)])
  func symbolsAreAsWideAsBetweenTheirGuides(guides: String, width: Double?) {
    let text = "<svg width=\"3300\" height=\"2200\">\(guides)</svg>"
    #expect(VectorSize.symbolWidth(in: Self.bytes(text)) == width)
    #expect(VectorSize.symbolWidth(in: Self.bytes(guides)) == width)
  }
}

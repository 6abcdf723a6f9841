import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Images in formats that Cairo doesn't read.
@Suite struct ImageFormatTests {
  private static let red = Color(hex: 0xFF0000)
  private static let blue = Color(hex: 0x0000FF)
  private static let white = Color(white: 1)

  /// A file that goes away with the test. Its name says nothing of what it is.
  final class File {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-\(UUID().uuidString).png").path

    init(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

    convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var problem: ImageProblem? {
      do {
        _ = try Surface.read(path)
        return nil
      } catch { return error as? ImageProblem }
    }
  }

  /// A square of 10 points whose left half is red.
  private static let svg = #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#f00" d="M0 0h5v10H0z"/></svg>
    """#
  private static let pdf = document("1 0 0 rg 0 0 5 10 re f")

  /// A PDF of one page.
  /// - Parameter objects: Those behind the page's contents, of which the first has the number 5.
  static func document(
    _ drawing: String, resources: String = "", objects: [String] = [], trailer: String = ""
  ) -> String {
    let all =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R/Resources<<\(resources)>>>>",
        "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
      ] + objects
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in all.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = places.map { String(format: "%010d 00000 n \n", $0) }.joined()
    return text + """
      xref
      0 \(all.count + 1)
      0000000000 65535 f 
      \(table)trailer <</Size \(all.count + 1)/Root 1 0 R\(trailer)>>
      startxref
      \(text.utf8.count)
      %%EOF
      """
  }

  private func imageView(
    _ file: File, _ frame: Rect, _ configure: (inout Look) -> Void = { _ in }
  ) -> DrawnView {
    sample(.imageView, frame) {
      $0.tint = Self.blue
      $0.image = Look.Image(name: "a", path: file.path, size: Size(width: 10, height: 10))
      configure(&$0)
    }
  }

  @Test(arguments: [svg, pdf])
  func drawingsAreSharpInAnySize(_ text: String) throws {
    let file = try File(text)
    let picture = try Picture(imageView(file, Rect(x: 0, y: 0, width: 80, height: 80)))
    #expect(picture.color(39, 40).isNear(Self.red))
    #expect(picture.color(40, 40).isNear(Self.white))
    let tinted = try Picture(
      imageView(file, Rect(x: 0, y: 0, width: 80, height: 80)) { $0.image?.rendering = .template })
    #expect(tinted.color(39, 40).isNear(Self.blue))
    #expect(tinted.color(40, 40).isNear(Self.white))
  }

  /// A document that doesn't say how large an image is leaves that to the drawing.
  @Test(arguments: [svg, pdf])
  func aDrawingHasASizeOfItsOwn(_ text: String) throws {
    let file = try File(text)
    let picture = try Picture(
      imageView(file, Rect(x: 0, y: 0, width: 80, height: 80)) {
        $0.image?.size = nil
        $0.imageView = ImageViewLook(contentMode: .topLeft)
      })
    #expect(picture.ink == Rect(x: 0, y: 0, width: 5, height: 10))
  }

  /// Glyphs that are drawings are asked for when the image is drawn, in each size again.
  @Test func aFontOfDrawingsIsDrawnInAnySize() throws {
    let glyph = "1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f"
    let file = try File(
      Self.document(
        "1 0 0 rg BT /F 5 Tf (a) Tj ET", resources: "/Font<</F 5 0 R>>",
        objects: [
          """
          <</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]
          /FirstChar 97/LastChar 97/Widths[1000]/Encoding<</Type/Encoding/Differences[97/a]>>
          /CharProcs<</a 6 0 R>>/Resources<<>>>>
          """, "<</Length \(glyph.utf8.count)>>stream\n\(glyph)\nendstream",
        ]))
    let image = Look.Image(name: "a", path: file.path, size: Size(width: 10, height: 10))
    let store = ImageStore(program: imageReader)
    let surface = try #require(store.surface(for: image))
    for side in stride(from: 10.0, through: 80, by: 5) {
      let picture = try Picture {
        $0.draw(surface, in: Rect(x: 0, y: 0, width: side, height: side))
      }
      #expect(picture.color(Int(side / 4), Int(side * 3 / 4)).isNear(Self.red))
      #expect(picture.color(Int(side * 3 / 4), Int(side / 4)).isNear(Self.white))
    }
  }

  /// In files of shapes they stay shapes, templates included.
  @Test(arguments: [svg, pdf])
  func drawingsAreShapesInDrawings(_ text: String) throws {
    let file = try File(text)
    for rendering in [nil, Look.Image.Rendering.template] {
      let view = imageView(file, Rect(x: 20, y: 10, width: 80, height: 40)) {
        $0.image?.rendering = rendering
      }
      let bytes = try PictureFile.Format.svg.bytes(size: Size(width: 120, height: 80), scale: 1) {
        ViewPainter.sample().paint(view, on: $0)
      }
      #expect(!String(decoding: bytes, as: UTF8.self).contains("data:image"))
      // As it is drawn on pixels, so it is in the file.
      let drawn = try File(bytes)
      let size = Size(width: 120, height: 80)
      let again = try Picture(
        sample(.imageView, Rect(size)) {
          $0.image = Look.Image(name: "b", path: drawn.path, size: size)
        }, size: size)
      #expect(again.ink == Rect(x: 20, y: 10, width: 40, height: 40))
    }
  }

  @Test(
    arguments: [
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUf"
        + "GhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgo"
        + "KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAA"
        + "AAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgj/xAAUEQEA"
        + "AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdABykX//Z",
      "R0lGODlhCAAGAPAAAP8AAAAAACH5BAAAAAAALAAAAAAIAAYAAAIGhI+py30FADs=",
    ])
  func photos(_ base64: String) throws {
    let file = try File(Array(try #require(Data(base64Encoded: base64))))
    let surface = try Surface.read(file.path)
    #expect(surface.width == 8 && surface.height == 6)
    #expect(surface.color(x: 4, y: 3)?.isNear(Self.red) == true)
    // What is cut off may be drawn in part, but doesn't end the program.
    for count in stride(from: 3, to: try Data(contentsOf: URL(filePath: file.path)).count, by: 7) {
      _ = try File(Array(Data(contentsOf: URL(filePath: file.path)).prefix(count))).problem
    }
  }

  /// Of Apple's template for symbols the symbol of regular weight alone is drawn.
  @Test func aSymbolIsTakenOutOfItsTemplate() throws {
    let file = try File(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect width="3300" height="2200" fill="#0f0"/></g>
        <g id="Symbols">
          <g id="Black-M" transform="translate(900 900)"><path d="M0 0h60v60h-60z"/></g>
          <g id="Regular-M" transform="translate(500 900)"><path fill="#f00" d="M0 0h40v20h-40z"/></g>
        </g>
      </svg>
      """)
    let surface = try Surface.read(file.path)
    #expect(surface.pointSize == Size(width: 40, height: 20))
    let picture = try Picture(imageView(file, Rect(x: 0, y: 0, width: 80, height: 40)))
    #expect(picture.color(2, 2).isNear(Self.red) && picture.color(77, 37).isNear(Self.red))
  }

  // MARK: What can't be drawn

  @Test(
    arguments: [
      ("", .unreadable), ("hello", .unreadable), ("%PDF-1.4 and no more", .unreadable),
      ("<svg xmlns='http://www.w3.org/2000/svg'", .unreadable),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", .unreadable),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'><path d='M0 0h1v1z'/></svg>",
        .tooLarge
      ),
      (
        document(
          "", objects: ["<</Filter/Standard/V 1/R 2/O(\(o32))/U(\(o32))/P -4>>"],
          trailer: "/Encrypt 5 0 R/ID[<00><00>]"), .locked
      ),
      // What would take two thousand times the memory that there is.
      (
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><defs>
        <pattern id='p' width='1e7' height='1e7' patternUnits='userSpaceOnUse'>
        <rect width='1e7' height='1e7'/></pattern></defs><rect width='20' height='20' fill='url(#p)'/></svg>
        """, .unreadable
      ),
    ] as [(String, ImageProblem)])
  func whatCannotBeDrawn(_ text: String, _ problem: ImageProblem) throws {
    let file = try File(text)
    #expect(file.problem == problem)
    // The rest of the picture is drawn, with a placeholder.
    let picture = try Picture(imageView(file, Rect(x: 0, y: 0, width: 80, height: 80)))
    #expect(picture.ink != nil)
  }

  private static let o32 = String(repeating: "o", count: 32)

  /// Headers of 65,280 and 65,535 pixels each way, and no pixels.
  @Test(
    arguments: [
      [
        0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0, 0xFF, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
        0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3F, 0, 0, 0, 0, 0,
      ],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 8, 6, 0, 0, 0, 0, 0, 0, 0],
    ] as [[UInt8]])
  func photosWithTooManyPixels(_ bytes: [UInt8]) throws {
    #expect(try File(bytes).problem == .tooLarge)
  }

  /// An SVG may name files and hosts; none is asked for what it has.
  @Test func otherFilesAreNotDrawn() throws {
    let surface = try Surface.image(width: 10, height: 10)
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 10, height: 10), Self.red)
    let other = try File(surface.png())
    let file = try File(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
      <image width="10" height="10" xlink:href="file://\(other.path)"/>
      <image width="10" height="10" xlink:href="\(other.path)"/><path fill="#00f" d="M0 0h2v2h-2z"/></svg>
      """)
    let picture = try Picture(imageView(file, Rect(x: 0, y: 0, width: 80, height: 80)))
    #expect(picture.ink == Rect(x: 0, y: 0, width: 16, height: 16))
  }

  // MARK: Slices

  /// A red image with a blue middle: its edges keep their size.
  @Test(arguments: [true, false])
  func edgesKeepTheirSize(_ isTiled: Bool) throws {
    let file = try File(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#f00" d="M0 0h10v10H0z"/>
      <path fill="#00f" d="M4 4h2v2H4z"/></svg>
      """)
    let axis = Look.Slices.Axis(leading: 4, trailing: 4, center: 2)
    let picture = try Picture(
      imageView(file, Rect(x: 0, y: 0, width: 80, height: 40)) {
        $0.image?.slices = Look.Slices(horizontal: axis, vertical: axis, isTiled: isTiled, scale: 1)
      })
    for (x, y) in [(3, 20), (76, 20), (40, 3), (40, 36), (1, 1)] {
      #expect(picture.color(x, y).isNear(Self.red), "\(x), \(y)")
    }
    for (x, y) in [(5, 5), (74, 34), (40, 20)] {
      #expect(picture.color(x, y).isNear(Self.blue), "\(x), \(y)")
    }
  }

  @Test func tilesAreCutOffAtTheEnd() {
    let slices = Look.Slices(isTiled: true, scale: 2)
    let parts = slices.parts(
      .init(leading: 4, trailing: 4, center: 8), of: 16, unit: 1, in: 14)
    #expect(parts.map(\.target) == [0, 2, 6, 10, 12])
    #expect(parts.map(\.visible) == [2, 4, 4, 2, 2])
    #expect(parts.map(\.start) == [0, 4, 4, 4, 12])
    // Edges that don't fit share what there is.
    let narrow = slices.parts(.init(leading: 4, trailing: 4, center: 8), of: 16, unit: 1, in: 2)
    #expect(narrow.map(\.length) == [1, 1])
  }
}

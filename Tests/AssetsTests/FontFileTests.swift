import Files
import Foundation
import Testing

@testable import Assets

/// What font files say of themselves.
@Suite struct FontFileTests {
  /// Of Debian's package fonts-urw-base35, which texts are drawn with.
  static let roman = "/usr/share/fonts/opentype/urw-base35/C059-Roman.otf"

  private static func faces(_ bytes: some Sequence<UInt8>) throws -> [FontFile] {
    let path = NSTemporaryDirectory() + "ninefold-" + UUID().uuidString + ".otf"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let file = OpenFile(at: try #require(absolutePath(path))) else { return [] }
    return FontFile.faces(in: file)
  }

  @Test func namesAndMetrics() throws {
    let face = try #require(
      try Self.faces(Data(contentsOf: URL(fileURLWithPath: Self.roman))).first)
    #expect(face.postScriptName == "C059-Roman" && face.family == "C059" && face.style == "Roman")
    #expect(!face.isItalic && face.index == 0)
    // Lines of a font for texts are between 1 and 1.5 em high.
    #expect((1...1.5).contains(face.ascender + face.descender))
  }

  @Test func whatIsNoFontHasNoFaces() throws {
    #expect(try Self.faces([]).isEmpty)
    #expect(try Self.faces(Array("OTTO, and nothing that follows".utf8)).isEmpty)
    #expect(try Self.faces(Array(repeating: 0xFF, count: 4_096)).isEmpty)
  }

  /// Neither what is cut off nor what has other numbers in it ends the program.
  @Test func damagedFilesAreRead() throws {
    let font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.roman)))
    for length in stride(from: 0, to: 400, by: 7) { _ = try Self.faces(font.prefix(length)) }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var damaged = Array(font.prefix(4_096))
      for _ in 0..<8 {
        damaged[Int.random(in: 0..<400, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try Self.faces(damaged)
    }
  }

  private static func font(_ name: String, _ family: String, _ style: String, _ weight: Int)
    -> FontFile
  {
    FontFile(
      path: "/\(name).ttf", index: 0, modified: 0, postScriptName: name,
      fullName: "\(family) \(style)", family: family, style: style, weight: weight,
      isItalic: style.contains("Italic"), ascender: 1, descender: 0.2, gap: 0)
  }

  private static let fonts = [
    font("OpenSans-Light", "Open Sans", "Light", 300),
    font("OpenSans", "Open Sans", "Regular", 400),
    font("OpenSans-Italic", "Open Sans", "Italic", 400),
    font("OS-Semi", "Open Sans", "SemiBold", 600),
  ]

  @Test(arguments: [
    ("OpenSans-Light", "Open Sans" as String?, "OpenSans-Light" as String?),
    ("Open Sans SemiBold", nil, "OS-Semi"),
    ("opensans-light", nil, "OpenSans-Light"),
    ("OpenSans-Semibold", "Open Sans", "OS-Semi"),
    ("OpenSans-Regular", "Open Sans", "OpenSans"),
    ("OpenSans-ExtraBold", "Open Sans", "OpenSans"),
    ("Open Sans", nil, "OpenSans"),
    ("Roboto", "Roboto", nil), ("", nil, nil),
  ])
  func faceOfAName(name: String, family: String?, expected: String?) {
    #expect(Self.fonts.face(named: name, family: family)?.postScriptName == expected)
  }
}

import Foundation
import Testing

/// Fonts that a project brings.
@Suite struct ProjectFontTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A font that no system has: one of Debian's fonts-urw-base35, under a name of the same length.
  static func renamed() throws -> Data {
    var font = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/urw-base35/C059-Bold.otf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = try (
        #require("C059".data(using: encoding)), #require("Q888".data(using: encoding))
      )
      while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
    }
    return font
  }

  private static func document(_ font: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
      useAutolayout="YES" useTraitCollections="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="80"/><subviews>
        <label text="Hamburgefons AVAVA" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="0" y="0" width="1" height="1"/>\(font)</label>
        </subviews><constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c-1"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" \
    secondAttribute="top" id="c-2"/></constraints></view></objects></document>
    """
  }

  private static let named =
    #"<fontDescription key="fontDescription" name="Q888-Bold" family="Q888" pointSize="20"/>"#

  /// What a document's label is sized, which issues of fonts it has, and its picture.
  private func shown(_ file: String) throws -> (size: [Double], issues: [String], picture: Data) {
    let result = try #require(
      try WorkerProgram.run(["resolve", "--as-designed", file]).objects().first)
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let label = try #require((root["children"] as? [[String: Any]])?.first)
    let frame = try #require(label["frame"] as? [Double])
    let issues = (result["diagnostics"] as? [[String: Any]] ?? [])
      .filter { $0["rule"] as? String == "approximate-font" }
      .compactMap { $0["message"] as? String }
    let picture = file + ".png"
    _ = try WorkerProgram.run(["render", "--as-designed", "-o", picture, file])
    return (
      [frame[2], frame[3]], issues, try Data(contentsOf: URL(fileURLWithPath: picture))
    )
  }

  /// Beside one without the file: other widths, other heights, other pixels, and nothing to be said.
  @Test func aProjectsFontIsMeasuredAndDrawn() throws {
    let without = try shown(folder.add("Without/v.xib", Self.document(Self.named)))
    #expect(
      without.issues == [
        "The font “Q888-Bold” is no file of the project's; Inter stands in for it."
      ])
    let file = try folder.add("With/App/Base.lproj/v.xib", Self.document(Self.named))
    _ = try folder.add("With/Podfile", "")
    let fonts = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try Self.renamed().write(to: fonts.appendingPathComponent("some.otf"))
    let with = try shown(file)
    #expect(with.issues.isEmpty)
    #expect(abs(with.size[0] - without.size[0]) > 2 && with.size[1] != without.size[1])
    #expect(with.picture != without.picture)
  }

  /// The texts of this pseudo-language are the document's own.
  @Test func aLanguageHasTheProjectsFonts() throws {
    let file = try folder.add("v.xib", Self.document(Self.named))
    try Self.renamed().write(to: URL(fileURLWithPath: file + ".otf"))
    let widths = try [[], ["--language", "right-to-left"]].map { language in
      let result = try #require(
        try WorkerProgram.run(["resolve", "--device", "iPhone 15 Pro"] + language + [file])
          .objects().first)
      let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
      let root = try #require(scene["root"] as? [String: Any])
      let label = try #require((root["children"] as? [[String: Any]])?.first)
      return try #require(label["frame"] as? [Double])[2]
    }
    #expect(widths[0] == widths[1])
  }

  @Test func whatIsNoFontIsNone() throws {
    let file = try folder.add("v.xib", Self.document(Self.named))
    let without = try shown(file)
    _ = try folder.add("Q888.otf", "no font")
    #expect(try shown(file).size == without.size)
  }

  /// Its names can be read, and its outlines can't.
  @Test func aDamagedFontEndsNothing() throws {
    let file = try folder.add("v.xib", Self.document(Self.named))
    // The outlines begin behind the list of tables.
    var damaged = try Self.renamed()
    damaged.replaceSubrange(0xCC..<0x1_0000, with: Data(count: 0x1_0000 - 0xCC))
    try damaged.write(
      to: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("q.otf"))
    #expect(try shown(file).size[0] > 20)
  }

  @Test func aFontOfTheSystemHasAStandIn() throws {
    let font =
      #"<fontDescription key="fontDescription" name="Didot" family="Didot" pointSize="20"/>"#
    let issues = try shown(folder.add("didot.xib", Self.document(font))).issues
    #expect(issues.count == 1 && issues[0].hasPrefix("The font “Didot” of iOS isn't here; "))
  }

  /// Whoever rewrites a font in place while it is used changes nothing of what is drawn with it.
  @Test func aFontIsShortenedWhileItIsUsed() throws {
    let file = try folder.add("v.xib", Self.document(Self.named))
    let font = folder.path + "/q.otf"
    try Self.renamed().write(to: URL(fileURLWithPath: font))
    let program = Process()
    program.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    program.arguments = ["serve"]
    program.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }
    let (input, output) = (Pipe(), Pipe())
    (program.standardInput, program.standardOutput) = (input, output)
    try program.run()
    func ask(_ method: String, _ text: String) throws -> Bool {
      let document = Self.document(Self.named).replacing("Hamburgefons", with: text)
      try Data(document.utf8).write(to: URL(fileURLWithPath: file))
      let request: [String: Any] = [
        "jsonrpc": "2.0", "id": 1, "method": method, "params": ["file": file, "asDesigned": true],
      ]
      input.fileHandleForWriting.write(
        try JSONSerialization.data(withJSONObject: request) + Data("\n".utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return false }
        answer += more
      }
      return true
    }
    #expect(try ask("render", "One"))
    #expect(truncate(font, 1000) == 0)
    // Letters that haven't been drawn yet.
    #expect(try ask("render", "Quizzical"))
    try input.fileHandleForWriting.close()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
  }
}

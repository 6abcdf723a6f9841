import Foundation
import Testing

/// `ninefold-worker thumbnail`, and how file managers learn of it.
@Suite struct ThumbnailTests {
  private let folder: Folder
  private var output: String { folder.path + "/out.png" }

  init() throws { folder = try Folder() }

  private func thumbnail(_ document: String, _ options: String...) throws -> WorkerProgram.Run {
    try WorkerProgram.run(["thumbnail"] + options + [document, output])
  }

  /// A PNG's own, of its IHDR.
  private func pixels() throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: output)))
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 24)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func xib(_ views: (width: Int, height: Int)...) throws -> String {
    let elements = views.enumerated().map { index, size in
      #"<view id="v\#(index)"><rect key="frame" x="0" y="0" width="\#(size.width)" "#
        + #"height="\#(size.height)"/><nil key="simulatedStatusBarMetrics"/>"#
        + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>"#
    }
    return try folder.add(
      "views.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(elements.joined())
      </objects></document>
      """)
  }

  private func storyboard(scenes: Int) throws -> String {
    let elements = (0..<scenes).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)">
      <view key="view" id="v\(index)"/></viewController></objects></scene>
      """
    }
    return try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c0"><scenes>
      \(elements.joined())
      </scenes></document>
      """)
  }

  @Test(arguments: [16, 128, 256, 1024])
  func aPhoneIsAsHighAsItMayBe(_ size: Int) throws {
    let run = try thumbnail(try storyboard(scenes: 1), "--size", "\(size)")
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.errors)")
    let pixels = try pixels()
    #expect(pixels[1] == size && pixels[0] > size * 4 / 10 && pixels[0] < size * 6 / 10)
  }

  /// Two phones make a square, and a third would make them smaller.
  @Test func anotherPhoneHasRoomBesideTheFirst() throws {
    var last: Data?
    for scenes in [2, 5] {
      #expect(try thumbnail(try storyboard(scenes: scenes)).status == 0)
      let pixels = try pixels()
      #expect(pixels[0] > 240 && pixels[0] <= 256 && pixels[1] > 220 && pixels[1] <= 256)
      let picture = try Data(contentsOf: URL(fileURLWithPath: output))
      #expect(last == nil || last == picture)
      last = picture
    }
  }

  /// Points are never more than two pixels; no side is empty.
  @Test func viewsKeepTheirShape() throws {
    for (views, expected) in [
      ([(320, 44)], [256, 36]), ([(20, 10)], [40, 20]), ([(3000, 1)], [256, 1]),
      ([(100_000, 50_000)], [256, 128]),
      // One below the other, with a gap of 3 %.
      ([(320, 80), (320, 80)], [256, 136]), ([(300, 200), (300, 200)], [256, 171]),
    ] {
      let file = try views.count == 1 ? xib(views[0]) : xib(views[0], views[1])
      let run = try thumbnail(file)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try pixels() == expected, "\(views)")
    }
  }

  /// A file manager shows its symbol for the kind then.
  @Test func whatCannotBeReadHasNoPicture() throws {
    let empty = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
      """
    for text in ["", "<document", "not a document", Fixtures.broken, empty] {
      let run = try thumbnail(try folder.add("bad.xib", text))
      #expect(run.status == 1 && run.errors.contains("bad.xib"), "\(text)")
      #expect(!FileManager.default.fileExists(atPath: output))
    }
    let late = try thumbnail(try storyboard(scenes: 2), "--timeout", "0.000001")
    #expect(late.status == 1 && late.errors.contains("longer than"))
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(try thumbnail("none.xib", "--size", "1").status == 64)
  }

  /// File managers call it for the same kinds of file that the MIME types name, with options that are there.
  @Test func theThumbnailerNamesTheKindsOfFile() throws {
    let resources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources").standardizedFileURL
    func text(_ ending: String) throws -> String {
      try String(
        contentsOf: resources.appending(path: "dev.ninefold.Ninefold" + ending), encoding: .utf8)
    }
    let types = try text("-mime.xml").matches(of: /mime-type type="([^"]+)"/).map { String($0.1) }
    let entry = try text(".thumbnailer")
    let named = try #require(entry.firstMatch(of: /MimeType=(.*)/)).1.split(separator: ";")
    #expect(named.map(String.init) == types && !types.isEmpty)
    let words = try #require(entry.firstMatch(of: /Exec=ninefold-worker (.*)/)).1
      .replacing("%s", with: "64").replacing("%i", with: try storyboard(scenes: 1))
      .replacing("%o", with: output).split(separator: " ").map(String.init)
    #expect(try WorkerProgram.run(words).status == 0)
    #expect(try pixels()[1] == 64)
  }
}

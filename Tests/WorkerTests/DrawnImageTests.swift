import Foundation
import Testing

/// Images of the project around a document, as they are drawn.
@Suite struct DrawnImageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add(
      "Assets.xcassets/one.imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]}"#)
    _ = try folder.add("Assets.xcassets/one.imageset/a.svg", Self.svg)
  }

  private static let svg = #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#123456" d="M0 0h10v10H0z"/></svg>
    """#

  private func document(_ elements: String) throws -> String {
    try folder.add(
      "view.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="root"><rect key="frame" x="0" y="0" \
      width="100" height="100"/><subviews>\(elements)</subviews></view></objects></document>
      """)
  }

  private static let imageView = """
    <imageView image="one" id="i-1"><rect key="frame" x="0" y="0" width="80" height="80"/></imageView>
    """

  private func render(
    _ file: String, environment: [String: String] = [:]
  ) throws -> (picture: String, diagnostics: [[String: Any]]) {
    let output = folder.path + "/picture.svg"
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "-o", output, file], environment: environment)
    try #require(run.status == 0, "\(run.errors)")
    let answer = try #require(run.objects().first)
    return (
      try String(contentsOfFile: output, encoding: .utf8),
      answer["diagnostics"] as? [[String: Any]] ?? []
    )
  }

  @Test func aDrawingIsDrawn() throws {
    let (picture, diagnostics) = try render(document(Self.imageView))
    #expect(diagnostics.isEmpty)
    // As Cairo writes 0x12, 0x34 and 0x56.
    #expect(picture.contains("rgb(7.05"))
  }

  @Test func whatCannotBeDrawnIsSaidOnce() throws {
    _ = try folder.add("Assets.xcassets/one.imageset/a.svg", "<svg")
    let twice = Self.imageView + Self.imageView.replacingOccurrences(of: "i-1", with: "i-2")
    let (_, diagnostics) = try render(document(twice))
    #expect(diagnostics.map { $0["rule"] as? String } == ["broken-asset"])
    #expect(diagnostics.first?["id"] as? String == "i-1")
    let message = try #require(diagnostics.first?["message"] as? String)
    #expect(message.contains("/one.imageset/a.svg: The file is damaged"))
  }

  /// A library that can't be loaded stands for one that isn't installed.
  @Test(.enabled(if: WorkerProgram.isLinkedAsNeeded))
  func withoutItsLibraryAnImageIsAPlaceholder() throws {
    let libraries = folder.path + "/libraries"
    try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
    for name in ["librsvg-2.so.2", "libpoppler-glib.so.8"] {
      _ = try folder.add("libraries/" + name, "")
    }
    let (_, diagnostics) = try render(
      document(Self.imageView), environment: ["LD_LIBRARY_PATH": libraries])
    let message = try #require(diagnostics.first?["message"] as? String)
    #expect(message.contains("drawn with librsvg, which is not installed"))
  }
}

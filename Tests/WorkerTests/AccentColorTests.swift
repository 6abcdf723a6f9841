import Foundation
import Testing

/// The colour that the project around a document has for all of its views.
@Suite struct AccentColorTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func document(_ elements: String, tint: String) throws -> String {
    try folder.add(
      "view.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch">\(tint)<objects><view id="root"><rect key="frame" x="0" y="0" \
      width="100" height="100"/><subviews>\(elements)</subviews></view></objects></document>
      """)
  }

  private static let accent = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}
    ]}
    """

  private static let label = """
    <label text="a" id="l"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    """
  private static func tint(_ key: String) -> String {
    #"<color key="\#(key)" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  /// The document's tint wins over the app's, and a view's over both.
  @Test(
    arguments: [
      (accent, "light", "", "", "#FF0000"), (accent, "dark", "", "", "#00FF00"),
      (accent, "light", tint("tintColor"), "", "#0000FF"),
      (accent, "dark", "", tint("tintColor"), "#0000FF"),
      // As Xcode makes it, before anybody chooses a colour.
      (#"{"colors": [{"idiom": "universal"}]}"#, "light", "", "", nil),
    ] as [(String, String, String, String, String?)])
  func theAccentColourIsTheTint(
    _ colors: String, _ appearance: String, _ global: String, _ own: String, _ expected: String?
  ) throws {
    _ = try folder.add("Assets.xcassets/AccentColor.colorset/Contents.json", colors)
    let label = Self.label.replacingOccurrences(of: "</label>", with: own + "</label>")
    let file = try document(label, tint: global)
    let run = try WorkerProgram.run(
      ["resolve", "--as-designed", "--details", "--appearance", appearance, file])
    let scenes = try #require(run.objects().first?["scenes"] as? [[String: Any]])
    let root = try #require(scenes.first?["root"] as? [String: Any])
    let view = try #require((root["children"] as? [[String: Any]])?.first)
    #expect((view["look"] as? [String: Any])?["tint"] as? String == expected)
  }
}

import Foundation
import Testing

@testable import Previewer
@testable import PreviewerModel

/// What lies around a document changes while it is shown.
extension WindowTests {
  /// A view in a colour that the document remembers as red, with a box of the app's own class, and a label in
  /// a font that no system has.
  private static let coloured = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc1">
    <scenes><scene sceneID="sc1"><objects><viewController id="vc1">
      <view key="view" contentMode="scaleToFill" id="vw1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <subviews>
          <view customClass="Box" id="box"><rect key="frame" x="0" y="300" width="320" height="100"/>
          </view>
          <label text="Q" id="label"><rect key="frame" x="10" y="500" width="200" height="30"/>
            <fontDescription key="fontDescription" name="Q888-Bold" family="Q888" pointSize="20"/>
          </label>
        </subviews>
        <color key="backgroundColor" name="Theme/Back"/>
      </view>
    </viewController></objects></scene></scenes>
    <resources><namedColor name="Theme/Back">
      <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor></resources></document>
    """

  private static func colorSet(_ green: Int, _ blue: Int) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "0.000", "green": "\(green).000", "blue": "\(blue).000", "alpha": "1.000"}}}]}
    """
  }

  private static func propertyList(_ style: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    <key>UIViewControllerBasedStatusBarAppearance</key><false/>
    <key>UIStatusBarStyle</key><string>UIStatusBarStyle\(style)Content</string></dict></plist>
    """
  }

  /// A font of Debian's fonts-urw-base35, under a name of the same length.
  private static func font() throws -> Data {
    var font = try Data(
      contentsOf: URL(filePath: "/usr/share/fonts/opentype/urw-base35/C059-Bold.otf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = try (
        #require("C059".data(using: encoding)), #require("Q888".data(using: encoding))
      )
      while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
    }
    return font
  }

  @Test func whatLiesAroundADocumentIsFollowed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("", to: "Package.swift")
    try write(Self.propertyList("Dark"), to: "App/Info.plist")
    let group = "App/Colors.xcassets/Theme"
    try write("{}", to: group + "/Contents.json")
    try write(Self.colorSet(1, 0), to: group + "/Back.colorset/Contents.json")
    try write(Self.coloured, to: "App/Base.lproj/Main.storyboard")

    var state = WindowState()
    state.choice = .device("iPhone SE (1st generation)", .portrait)
    let document = folder.appending(path: "App/Base.lproj/Main.storyboard")
    let previewer = try RunningPreviewer(document.path, state: state)
    defer { previewer.end() }
    _ = try waitFor(Self.red, in: previewer)
    // What a group's names begin with, written in place.
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: folder.appending(path: group + "/Contents.json"))
    _ = try waitFor(Self.green, in: previewer)
    try write(Self.colorSet(0, 1), to: group + "/Back.colorset/Contents.json")
    _ = try waitFor(Self.blue, in: previewer)

    // What is white in the status bar, above the box.
    func whiteInStatusBar() throws -> Int {
      let picture = try Desktop.screenshot()
      guard let screen = picture.largest(of: Self.blue) else { return -1 }
      return picture.crop(
        x: screen.x, y: screen.y, width: screen.width, height: screen.height / 20
      ).count { $0 > 200 }
    }
    let pixels = try whiteInStatusBar()
    try write(Self.propertyList("Light"), to: "App/Info.plist")
    try previewer.wait("a white status bar") { try whiteInStatusBar() > pixels + 30 ? true : nil }

    // Neither was there before.
    try write(
      ##"{"designables": {"Box": {"backgroundColor": "#00FF00"}}}"##, to: "ninefold.json")
    _ = try waitFor(Self.green, in: previewer)
    try Desktop.press("F8")
    let standIn = "The font “Q888-Bold” is no file of the project's"
    try previewer.waitForNode("that the font is missing") { $0.name.contains(standIn) }
    try Self.font().write(to: folder.appending(path: "App/some.otf"))
    try previewer.wait("the font") {
      previewer.tree().contains { $0.name.contains(standIn) } ? nil : true
    }
  }
}

import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel

/// The files of a document's images, in the real window.
extension WindowTests {
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
    <rect width="40" height="30" fill="#0000ff"/></svg>
    """

  @Test func theFilesOfAnImageAreShownWithTheChosenOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Images.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"images": [{"idiom": "universal", "filename": "any.svg"},
      {"idiom": "universal", "filename": "dark.svg",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    for (file, text) in [
      ("Contents.json", contents), ("any.svg", Self.picture), ("dark.svg", Self.picture),
      ("other.svg", Self.picture),
    ] {
      try text.write(to: set.appending(path: file), atomically: true, encoding: .utf8)
    }
    try "".write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let document = folder.appending(path: "Main.xib")
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="top">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <subviews>
          <imageView contentMode="scaleToFill" image="Logo" id="logo">
            <rect key="frame" x="20" y="20" width="200" height="150"/>
          </imageView>
          <imageView contentMode="scaleToFill" image="star" catalog="system" id="symbol">
            <rect key="frame" x="20" y="80" width="40" height="30"/>
          </imageView>
        </subviews>
      </view></objects>
    </document>
    """.write(to: document, atomically: true, encoding: .utf8)
    var state = WindowState()
    state.choice = .device("iPhone SE (1st generation)", .portrait)
    let previewer = try RunningPreviewer(document.path, state: state)
    defer { previewer.end() }
    _ = try waitFor(Self.blue, in: previewer)
    let (any, dark) = ("any.svg, for any.", "dark.svg, for dark.")
    try Desktop.press("ctrl+shift+j")
    try previewer.waitForNode("the file that is shown") {
      $0.name == "\(any) This one is shown." && $0.isShown
    }
    try previewer.waitForNode("the other one") {
      $0.name == "\(dark) Not shown: It is for another appearance." && $0.isShown
    }
    #expect(!previewer.tree().contains { $0.name == "star" && $0.role == "list item" })
    // From the list to the file that comes first, and on.
    try Desktop.press("Tab", "Down")
    try previewer.waitForNode("the second file in focus") {
      $0.name.hasPrefix(dark) && $0.isFocused
    }
    try Desktop.press("Escape", "ctrl+shift+a")
    try Desktop.press("ctrl+shift+j")
    try previewer.waitForNode("the other file, on dark") {
      $0.name == "\(dark) This one is shown." && $0.isShown
    }
    // Files are followed, though the document is the same: which there are …
    try contents.replacing("any.svg", with: "other.svg")
      .write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    try previewer.waitForNode("the other file's new name") {
      $0.name.hasPrefix("other.svg") && $0.isShown
    }
    // … and what they hold.
    try Desktop.press("Escape")
    _ = try waitFor(Self.blue, in: previewer)
    try Self.picture.replacing("#0000ff", with: "#ff0000")
      .write(to: set.appending(path: "dark.svg"), atomically: true, encoding: .utf8)
    _ = try waitFor(Self.red, in: previewer)
  }
}

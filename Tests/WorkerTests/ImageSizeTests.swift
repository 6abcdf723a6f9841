import Foundation
import Testing

/// Image sets whose variants differ in size: 60 pixels at @2x in a compact width, 300 in a regular one.
@Suite struct ImageSizeTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let set = "Assets.xcassets/photo.imageset/"
    _ = try folder.add(
      set + "Contents.json",
      """
      {"images": [
        {"idiom": "universal", "scale": "2x", "width-class": "compact", "filename": "small.gif"},
        {"idiom": "universal", "scale": "2x", "width-class": "regular", "filename": "large.gif"}
      ]}
      """)
    // The start of a GIF, which is all that is read: 60 × 60 and 300 × 300.
    _ = try folder.add(set + "small.gif", "GIF89a\u{3C}\0\u{3C}\0")
    _ = try folder.add(set + "large.gif", "GIF89a\u{2C}\u{1}\u{2C}\u{1}")
  }

  /// An image view without a size of its own; the document remembers 60 × 60.
  private static func scene(_ name: String) -> String {
    """
    <scene sceneID="s-\(name)"><objects><viewController id="\(name)" sceneMemberID="viewController">
      <view key="view" id="v-\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="p-\(name)">
          <rect key="frame" x="0" y="0" width="60" height="60"/></imageView></subviews>
        <constraints>
          <constraint firstItem="p-\(name)" firstAttribute="leading" secondItem="v-\(name)"
            secondAttribute="leading" id="l-\(name)"/>
          <constraint firstItem="p-\(name)" firstAttribute="top" secondItem="v-\(name)"
            secondAttribute="top" id="t-\(name)"/>
        </constraints></view></viewController></objects></scene>
    """
  }

  private func document(_ scenes: String, initial: String, device: String = "retina4_7") throws
    -> String
  {
    try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES" \
      initialViewController="\(initial)"><device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes)</scenes>
      <resources><image name="photo" width="60" height="60"/></resources></document>
      """)
  }

  /// The image views of a tree: frames and looks by id.
  private static func images(in root: Any?) -> [String: (size: [Double], image: [String: Any])] {
    guard let view = root as? [String: Any] else { return [:] }
    var found: [String: (size: [Double], image: [String: Any])] = [:]
    if let id = view["id"] as? String, let look = view["look"] as? [String: Any],
      let image = look["image"] as? [String: Any], let frame = view["frame"] as? [Double]
    {
      found[id] = (Array(frame.suffix(2)), image)
    }
    for child in view["children"] as? [Any] ?? [] {
      found.merge(images(in: child)) { first, _ in first }
    }
    return found
  }

  /// UIKit takes the file's size in points; the document's own canvas keeps what the document remembers.
  /// A size that differs is said, also where the document's other canvases would show it.
  @Test(arguments: [
    (["--as-designed"], 60.0, nil as String?),
    (["--device", "iPhone 15 Pro"], 30, "“photo” is 30 × 30 points here (small.gif)"),
    (["--device", "iPad Pro (12.9-inch) (6th generation)"], 150, "“photo” is 150 × 150"),
    (
      ["--device", "iPhone 15 Pro Max", "--orientation", "landscape"], 150,
      "(large.gif), and 60 × 60"
    ),
    (["--size-class", "wCompact-hAny"], 30, "(small.gif)"),
    ([], 30, "(small.gif)"),
  ])
  func anImageViewHasTheSizeOfItsVariant(
    options: [String], side: Double, message: String?
  ) throws {
    let file = try document(Self.scene("one"), initial: "one")
    let result = try #require(
      try WorkerProgram.run(["resolve", "--details"] + options + [file]).objects().first)
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let found = try #require(Self.images(in: scene["root"])["p-one"])
    #expect(found.size == [side, side])
    let remembered = try #require(found.image["size"] as? [String: Double])
    #expect(remembered == ["width": side, "height": side])
    let issues = (scene["issues"] as? [[String: Any]] ?? [])
      .filter { $0["rule"] as? String == "image-size" }
    #expect(issues.map { $0["id"] as? String } == (message == nil ? [] : ["p-one"]))
    if let message {
      #expect((issues.first?["message"] as? String)?.contains(message) == true)
      #expect(issues.first?["severity"] as? String == "info")
    }
  }

  /// Both columns of a split view are laid out and drawn by their own traits.
  @Test func eachColumnShowsTheVariantForItsOwnWidth() throws {
    let split = """
      <scene sceneID="s"><objects><splitViewController id="split" sceneMemberID="viewController">
        <connections>
          <segue destination="list" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
        </connections></splitViewController></objects></scene>
      """
    let file = try document(
      split + Self.scene("list") + Self.scene("detail"), initial: "split")
    let result = try #require(
      try WorkerProgram.run(
        [
          "simulate", "--device", "iPad Pro (12.9-inch) (6th generation)", "--orientation",
          "landscape", "--frames", "last", "--steps", "-", file,
        ], input: "[]"
      ).objects().last)
    let found = Self.images(in: result["root"])
    for (id, side, name) in [("p-list", 30.0, "small"), ("p-detail", 150, "large")] {
      let image = try #require(found[id])
      #expect(image.size == [side, side])
      #expect((image.image["path"] as? String)?.hasSuffix("/\(name).gif") == true)
    }
  }

  /// `explain` and `constraints` lay out the same.
  @Test func whatDeterminesTheSizeIsTheFile() throws {
    let file = try document(Self.scene("one"), initial: "one")
    let device = ["--device", "iPad Pro (12.9-inch) (6th generation)"]
    let explained = try WorkerProgram.run(
      ["explain", "--view", "p-one", "--text"] + device + [file])
    #expect(explained.output.contains("width = 150"))
    let system = try WorkerProgram.run(["constraints"] + device + [file])
    #expect(system.output.contains("-150") && !system.output.contains("-60"))
  }

  /// An image that was exchanged since the document was saved has its new size on screens; one that the
  /// document doesn't remember has its file's; less than a point is rounding.
  @Test(arguments: [
    (#"<image name="photo" width="30" height="31"/>"#, 1),
    (#"<image name="photo" width="30.5" height="29.5"/>"#, 0), ("", 0),
  ])
  func theFileCountsAndAPointsDifferenceIsSaid(resources: String, count: Int) throws {
    let file = try document(Self.scene("one"), initial: "one")
    let text = try String(contentsOfFile: file, encoding: .utf8).replacingOccurrences(
      of: #"<image name="photo" width="60" height="60"/>"#, with: resources)
    let result = try #require(
      try WorkerProgram.run(
        ["resolve", "--details", "--device", "iPhone 15", folder.add("Main.storyboard", text)]
      ).objects().first)
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    #expect(Self.images(in: scene["root"])["p-one"]?.size == [30, 30])
    let issues = (scene["issues"] as? [[String: Any]] ?? [])
      .filter { $0["rule"] as? String == "image-size" }
    #expect(issues.count == count)
  }
}

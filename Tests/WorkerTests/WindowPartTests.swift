import Foundation
import Testing

/// Windows that have a part of a pad's screen: an option of every command that lays something out.
@Suite struct WindowPartTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.page)
  }

  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="page"><device id="retina4_7"/>
    <scenes><scene sceneID="sc"><objects><viewController id="page"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
    </view></viewController></objects></scene></scenes></document>
    """

  private func run(_ arguments: [String]) throws -> WorkerProgram.Run {
    try WorkerProgram.run(arguments + [document], directory: folder.path)
  }

  // 1024 × 768 points; source of the widths: reference/multitasking.json.
  @Test(arguments: [
    ("landscape", "oneHalf", 507.0, "compact"), ("landscape", "twoThirds", 694, "regular"),
    ("landscape", "oneThird", 320, "compact"), ("landscape", "slideOver", 320, "compact"),
    ("portrait", "twoThirds", 438, "compact"), ("landscape", "fullScreen", 1024, "regular"),
  ])
  func aSceneIsLaidOutInItsPart(
    orientation: String, part: String, width: Double, sizeClass: String
  ) throws {
    let screen = [
      "--device", "iPad mini 4", "--orientation", orientation, "--multitasking", part,
    ]
    let result = try #require(try run(["resolve", "--details"] + screen).objects().first)
    let traits = result["traits"] as? [String: Any]
    #expect(traits?["horizontalSizeClass"] as? String == sizeClass)
    #expect(traits?["verticalSizeClass"] as? String == "regular")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = scene["root"] as? [String: Any]
    #expect((root?["frame"] as? [Double])?[2] == width)
    // The interface is launched in it, too.
    let launch = try #require(try run(["simulate"] + screen).objects().first)
    #expect((launch["size"] as? [String: Double])?["width"] == width)
    #expect(launch["multitasking"] as? String == (part == "fullScreen" ? nil : part))
  }

  @Test(arguments: [
    (["--device", "iPhone 15 Pro", "--multitasking", "oneThird"], "Only pads divide"),
    (["--multitasking", "oneThird"], "Only pads divide"),
    (["--device", "iPad mini 4", "--multitasking", "oneHalf"], "Upright there is no half"),
    (["--device", "iPad Air", "--multitasking", "oneThird"], "has no Split View, but Slide Over"),
    (
      ["--device", "iPad Air 2", "--system", "8", "--multitasking", "oneThird"],
      "came with iOS 9"
    ),
    (
      ["--device", "iPad mini 4", "--size-class", "wAny-hAny", "--multitasking", "oneThird"],
      "leave out the size class"
    ),
    (["--as-designed", "--multitasking", "oneThird"], "leave out the device"),
  ])
  func whatThereIsNotIsRefused(options: [String], message: String) throws {
    let run = try run(["resolve"] + options)
    #expect(run.status != 0)
    #expect((run.errors + run.output).contains(message))
  }

  /// A picture of a part has no device around it, which would be too wide.
  @Test func aPartIsDrawnWithoutItsDevice() throws {
    let run = try run([
      "render", "--device", "iPad mini 4", "--orientation", "landscape", "--multitasking",
      "oneHalf", "--scale", "1", "-o", "part.png",
    ])
    #expect(try run.objects().first?["size"] as? [String: Double] == ["width": 507, "height": 768])
  }
}

import Foundation
import Testing

/// GIFs of the running interface.
@Suite struct AnimationTests {
  private let folder: Folder
  private let storyboard: String

  init() throws {
    folder = try Folder()
    storyboard = try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes>
      <scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view>
        <connections><segue destination="two" kind="presentation" id="show" \
      modalPresentationStyle="fullScreen"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view>
      </viewController></objects></scene></scenes></document>
      """)
  }

  private func render(_ steps: String, _ options: String...) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["render", "--steps", "-", "--device", "iPhone SE (1st generation)", "--no-frame"] + options
        + [storyboard], input: steps)
  }

  /// How long each picture of a GIF is seen, in hundredths of a second.
  private func times(_ path: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try #require(bytes.starts(with: Array("GIF89a".utf8)))
    var times: [Int] = []
    var place = 13
    while place < bytes.count, bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        if bytes[place + 1] == 0xF9 {
          times.append(Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8)
        }
        place += 2
      } else {
        place += 10 + 3 << (Int(bytes[place + 9] & 7) + 1) + 1
      }
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
    return times
  }

  private static let present =
    #"[{"rotate": {"to": "landscapeLeft"}}, {"rotate": {"to": "portrait"}}, {"segue": {"id": "show"}}]"#
  private static let transition = [Int](repeating: 4, count: 8)

  @Test func theLastTransitionIsPlayed() throws {
    let output = folder.path + "/out.gif"
    let run = try render(Self.present, "--animation", "last", "-o", output)
    #expect(run.status == 0 && run.errors == "")
    let result = try #require(try run.objects().first)
    #expect(result["format"] as? String == "gif")
    // A pixel to a point, unless more are asked for.
    #expect((result["size"] as? [String: Double]) == ["width": 320, "height": 568])
    #expect(try times(output) == [100] + Self.transition + [200])
  }

  @Test func allThatWasPlayedIs() throws {
    let output = folder.path + "/out.gif"
    let run = try render(Self.present, "--animation", "all", "--scale", "0.5", "-o", output)
    #expect(run.status == 0 && run.errors == "")
    // Both ways of holding the device have room.
    let size = try #require(try run.objects().first?["size"] as? [String: Double])
    #expect(size == ["width": 284, "height": 284])
    let times = try times(output)
    #expect(times.last == 200 && times.count { $0 >= 100 } == 4)
  }

  @Test func theSameStepsMakeTheSameBytes() throws {
    let paths = ["/a.gif", "/b.gif"].map { folder.path + $0 }
    for path in paths { _ = try render(Self.present, "--animation", "all", "-o", path) }
    let files = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(files[0] == files[1])
  }

  @Test(arguments: [
    (["--animation", "last", "-o", "a.png"], "have the name end with .gif"),
    (["--animation", "last", "--scene", "s1", "-o", "a.gif"], "leave out the scene"),
  ])
  func whatCannotMoveIsSaid(_ options: [String], _ message: String) throws {
    let run = try WorkerProgram.run(
      ["render", "--steps", "-"] + options + [storyboard], input: Self.present)
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func withoutStepsNothingMoves() throws {
    let run = try WorkerProgram.run(
      ["render", "--animation", "all", "-o", folder.path + "/a.gif", storyboard])
    #expect(run.status == 64 && run.errors.contains("name the steps to play"), "\(run.errors)")
  }

  /// A picture that doesn't move is a GIF as well.
  @Test func aSceneIsAGIFOfOnePicture() throws {
    let output = folder.path + "/out.gif"
    let run = try WorkerProgram.run(["render", "-o", output, storyboard])
    #expect(run.status == 0)
    #expect(try times(output) == [0])
  }
}

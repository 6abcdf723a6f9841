import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Devices held in each of UIKit's four ways.
@Suite struct OrientationTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.white)
  }

  private static let white = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" initialViewController="page">
      <scenes><scene sceneID="scene"><objects><viewController id="page">
        <view key="view" id="root"><color key="backgroundColor" white="1" alpha="1" \
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
      </viewController></objects></scene></scenes>
    </document>
    """

  private func worker(_ arguments: String..., input: String = "") throws -> WorkerProgram.Run {
    try WorkerProgram.run(arguments + [document], input: input, directory: folder.path)
  }

  @Test(arguments: [
    ("portrait", [768.0, 1024]), ("landscape", [1024, 768]), ("landscapeLeft", [1024, 768]),
    ("landscapeRight", [1024, 768]), ("portraitUpsideDown", [768, 1024]),
  ])
  func aDeviceIsHeldAsAskedFor(_ orientation: String, _ size: [Double]) throws {
    let run = try worker("resolve", "--device", "iPad mini 4", "--orientation", orientation)
    let result = try #require(try run.objects().first)
    #expect(result["orientation"] as? String == orientation)
    let scene = (result["scenes"] as? [[String: Any]])?.first
    let root = scene?["root"] as? [String: Any]
    #expect((root?["frame"] as? [Double])?.suffix(2) == size[...])
  }

  /// The island of an iPhone 15 Pro is on the side of the device's top.
  @Test(arguments: [
    ("portrait", 0.5, 0.0), ("landscapeLeft", 1, 0.5), ("landscapeRight", 0, 0.5),
    ("landscape", 0, 0.5),
  ])
  func theIslandIsWhereTheDevicesTopIs(
    _ orientation: String, _ right: Double, _ down: Double
  ) throws {
    let run = try worker(
      "render", "--device", "iPhone 15 Pro", "--orientation", orientation, "--scale", "1", "-o",
      "phone.png")
    #expect(run.status == 0)
    let file = try Data(contentsOf: URL(filePath: folder.path + "/phone.png"))
    let picture = try Surface.png(Array(file))
    let size = try #require(try run.objects().first?["size"] as? [String: Double])
    // Where the capsule's middle is: 11 points from the edge and half of its 37, behind bezel and body.
    let inset = 11 + 37 / 2 + 23.0
    let (width, height) = (size["width"] ?? 0, size["height"] ?? 0)
    let x = right == 0.5 ? width / 2 : right == 0 ? inset : width - inset
    let y = down == 0.5 ? height / 2 : inset
    #expect(picture.color(x: Int(x), y: Int(y)) == Color(white: 0))
    // Across from it there is the page.
    let isUpright = orientation == "portrait"
    let across = isUpright ? (x, height / 2) : (width - x, y)
    #expect(picture.color(x: Int(across.0), y: Int(across.1)) == Color(white: 1))
  }

  @Test(arguments: [
    ["resolve"], ["render", "-o", "page.png"], ["simulate"],
    ["render", "--contact-sheet", "-o", "sheet.png"],
  ])
  func noInterfaceIsUpsideDownOnAPhoneWithoutAHomeButton(_ command: [String]) throws {
    let run = try WorkerProgram.run(
      command + ["--device", "iPhone 15 Pro", "--orientation", "portraitUpsideDown", document],
      directory: folder.path)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("upside down on iPhone 15 Pro"))
  }

  /// On the document's own device it is the document's fault, and others are done.
  @Test func aDocumentsOwnDeviceIsCheckedToo() throws {
    let own = try folder.add(
      "Own.storyboard",
      Self.white.replacing("<scenes>", with: #"<device id="retina6_12"/><scenes>"#))
    let run = try WorkerProgram.run(
      ["resolve", "--orientation", "portraitUpsideDown", own, own])
    #expect(run.status == 1)
    let codes = try run.objects().map { ($0["error"] as? [String: Any])?["code"] as? String }
    #expect(codes == ["no-such-orientation", "no-such-orientation"])
  }

  private func orientations(
    _ steps: String, on device: String, _ options: String...
  ) throws -> [String?] {
    let run = try WorkerProgram.run(
      ["simulate", "--steps", "-", "--device", device] + options + [document], input: steps)
    return try run.objects().map { line in
      let error = line["error"] as? [String: Any]
      return error?["code"] as? String ?? line["orientation"] as? String
    }
  }

  @Test func aRunningInterfaceIsTurned() throws {
    let steps = """
      [{"rotate": {}}, {"rotate": {"to": "landscapeLeft"}}, {"rotate": {"to": "portraitUpsideDown"}},
       {"device": {"name": "iPhone 8"}}, {"rotate": {"to": "portraitUpsideDown"}}]
      """
    #expect(
      try orientations(steps, on: "iPad mini 4") == [
        "portrait", "landscape", "landscapeLeft", "portraitUpsideDown", "portrait",
        "no-such-orientation",
      ])
  }

  /// What a controller answers in code is declared.
  @Test func aControllerSaysWhatItSupports() throws {
    _ = try folder.add(
      "Main.preview.json",
      """
      {"orientations": [{"controller": "page", "supports": ["landscape", "portraitUpsideDown"]}]}
      """)
    let steps = #"[{"rotate": {"to": "portraitUpsideDown"}}, {"rotate": {"to": "portrait"}}]"#
    #expect(
      try orientations(steps, on: "iPhone 8") == [
        "landscapeRight", "portraitUpsideDown", "no-such-orientation",
      ])
    #expect(
      try orientations(steps, on: "iPhone 15 Pro", "--orientation", "landscapeLeft") == [
        "landscapeLeft", "no-such-orientation",
      ])
  }
}

import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel
@testable import PreviewerWorker

/// The real window, driven by real keys and looked at from outside.
@Suite(.serialized, .enabled(if: Desktop.isThere, "needs a display; meson-helpers/test makes one"))
struct WindowTests {
  static let red: (UInt8, UInt8, UInt8) = (255, 0, 0)
  static let green: (UInt8, UInt8, UInt8) = (0, 255, 0)

  /// A controller whose view is of one colour.
  static func document(_ color: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc1">
      <scenes>
        <scene sceneID="sc1">
          <objects>
            <viewController title="Paint" id="vc1" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  private static let redDocument = document(#"red="1" green="0" blue="0""#)
  private static let greenDocument = document(#"red="0" green="1" blue="0""#)

  /// Runs a test with a document of its own in a window of its own.
  /// - Parameter size: of the window; nil for the usual one.
  func withWindow(
    _ text: String = redDocument, named name: String = "paint-\(UUID()).storyboard",
    choice: CanvasChoice = .generic, size: (width: Int, height: Int)? = nil,
    environment: [String: String] = [:], _ body: (RunningPreviewer, URL) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var state = WindowState()
    state.choice = choice
    if let size { (state.width, state.height) = size }
    let previewer = try RunningPreviewer(file.path, state: state, environment: environment)
    defer { previewer.end() }
    try body(previewer, file)
  }

  /// Runs a test with the red document on the smallest phone, whose screen has no round corners, so
  /// that it is a whole rectangle: 320 × 568 points.
  private func withSmallPhone(_ body: (RunningPreviewer) throws -> Void) throws {
    try withWindow(choice: .device("iPhone SE (1st generation)", .portrait)) { previewer, _ in
      try previewer.waitForRectangle(of: Self.red, proportion: 320.0 / 568)
      try body(previewer)
    }
  }

  @Test func aSampleOpensFromTheCommandLine() throws {
    let sample = try #require(ProgramFiles.samples.first { $0.contains("AdaptivePhotos") })
    let previewer = try RunningPreviewer(sample)
    defer { previewer.end() }
    try previewer.waitForNode("a scene in the outline") {
      $0.name == "Photos, UITableViewController"
    }
    let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
    #expect(canvas.description.contains("iPhone 11, portrait, 414 by 896 points"))
    #expect(canvas.description.contains("9 scenes."))
    // The blue of a filled button, UIKit's in light appearance.
    try previewer.wait("a blue button") {
      try Desktop.screenshot().count(of: (0, 122, 255)) > 100 ? true : nil
    }
  }

  @Test func aCellOfTheGridIsChosenByKeyboard() throws {
    try withWindow { previewer, _ in
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try Desktop.press("ctrl+g")
      let base = try previewer.waitForNode("the focused cell") {
        $0.role == "radio button" && $0.states.contains("focused")
      }
      #expect(base.name == "Width any, height any: shown")
      #expect(base.states.contains("checked"))

      try Desktop.press("Left", "Down")
      try previewer.waitForNode("the cell below on the left") {
        $0.name == "Width compact, height regular" && $0.states.contains("focused")
      }
      let tree = previewer.tree()
      let stops = tree.filter {
        $0.role == "radio button" && $0.isShown && $0.states.contains("focusable")
      }
      #expect(stops.count == 2, "each grid is one stop for the Tab key")
      #expect(tree.contains { $0.name.hasPrefix("iPhone 15 iPad") && $0.isShown })

      try Desktop.press("Return")
      try previewer.waitForNode("the button with the chosen cell") {
        $0.name == "Traits: size class wCompact hRegular, iOS 26, text size Large"
      }
      try canvas(previewer, says: "iPhone 15, portrait")
    }
  }

  @Test func aDeviceIsRotatedByKeyboard() throws {
    try withSmallPhone { previewer in
      try Desktop.press("ctrl+Right")
      try previewer.waitForRectangle(of: Self.red, proportion: 568.0 / 320)
      try previewer.waitForNode("the landscape canvas") {
        $0.name == "Canvas" && $0.description.contains("landscape left, 568 by 320 points")
      }
      try Desktop.press("ctrl+Left")
      try previewer.waitForRectangle(of: Self.red, proportion: 320.0 / 568)
    }
  }

  /// To the right all the way round: a pad goes through upside down, a phone past it.
  @Test(arguments: [
    ("iPad Air 2", ["landscape left", "portrait upside down", "landscape right", "portrait"]),
    ("iPhone 15 Pro", ["landscape left", "landscape right", "portrait"]),
  ])
  func aDeviceIsTurnedAllTheWayRound(_ device: String, _ orientations: [String]) throws {
    try withWindow(choice: .device(device, .portrait)) { previewer, _ in
      func waitFor(_ orientation: String) throws {
        try previewer.waitForNode("the device, \(orientation)") {
          $0.name == "Canvas" && $0.description.contains("\(device), \(orientation), ")
            && $0.description.contains("Paint")
        }
      }
      try waitFor("portrait")
      for orientation in orientations {
        try Desktop.press("ctrl+Right")
        try waitFor(orientation)
      }
      for orientation in orientations.reversed().dropFirst() {
        try Desktop.press("ctrl+Left")
        try waitFor(orientation)
      }
    }
  }

  @Test func aDeviceIsFoundByItsName() throws {
    try withWindow { previewer, _ in
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try Desktop.press("ctrl+d")
      try previewer.waitForNode("the focused search entry") {
        $0.states.contains("focused") && ["text", "entry"].contains($0.role)
      }
      try Desktop.type("se 1st")
      try Desktop.press("Return")
      try previewer.waitForNode("the button with the device") {
        $0.name == "View as: iPhone SE (1st generation)"
      }
      try previewer.waitForRectangle(of: Self.red, proportion: 320.0 / 568)
    }
  }

  @Test func aKilledWorkerComesBack() throws {
    try withSmallPhone { previewer in
      let first = try #require(previewer.worker())
      kill(first, SIGKILL)
      try previewer.wait("another worker") { previewer.worker().flatMap { $0 == first ? nil : $0 } }
      try Desktop.press("ctrl+Right")
      try previewer.waitForRectangle(of: Self.red, proportion: 568.0 / 320)
    }
  }

  @Test func aChangedFileIsShownAgainWithItsSelection() throws {
    try withWindow { previewer, file in
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      // The selected view, whose outline lies around it.
      try Desktop.click(640, 420)
      try previewer.waitForNode("the selection") { $0.description.contains("Selected:") }
      try Self.greenDocument.write(to: file, atomically: true, encoding: .utf8)
      try previewer.waitForRectangle(of: Self.green, proportion: 1)
      #expect(previewer.tree().contains { $0.description.contains("Selected:") })

      // In place, and not as a document any more: what was there stays, and a message says why.
      try "<document".write(to: file, atomically: false, encoding: .utf8)
      try previewer.waitForNode("the message") {
        $0.role == "alert" && $0.name.contains("\(file.path):1:")
      }
      try previewer.waitForRectangle(of: Self.green, proportion: 1)
    }
  }

  /// Beside a document.
  static func companion(of document: URL) -> URL {
    document.deletingPathExtension().appendingPathExtension("preview.json")
  }

  @Test func theCompanionFileIsFollowed() throws {
    try withWindow { previewer, file in
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      let companion = Self.companion(of: file)
      defer { try? FileManager.default.removeItem(at: companion) }
      try #"{ "texs": [] }"#.write(to: companion, atomically: true, encoding: .utf8)
      try previewer.waitForNode("what is not understood") { $0.name.hasPrefix("1 ") }

      // Broken, it is said, and the document is shown without it.
      try "{".write(to: companion, atomically: false, encoding: .utf8)
      try previewer.waitForNode("the message") {
        $0.role == "alert" && $0.name.contains("\(companion.path):1:")
      }
      try FileManager.default.removeItem(at: companion)
      try previewer.wait("the message to go") {
        previewer.tree().contains { $0.role == "alert" && $0.isShown } ? nil : true
      }
      try previewer.waitForNode("that nothing is wrong") { $0.name == "No issues" }
    }
  }

  @Test func aDocumentThatKillsTheWorkerTwiceIsLeftAlone() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = directory.appending(path: "ninefold-worker")
    let log = directory.appending(path: "starts")
    try """
    #!/bin/sh
    [ "$1" = serve ] || exit 1
    echo start >> "\(log.path)"
    read -r request
    echo "out of cheese" >&2
    kill -KILL $$
    """.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    func starts() -> Int {
      ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").count
    }

    try withWindow(environment: ["NINEFOLD_WORKER": program.path]) { previewer, file in
      try previewer.waitForNode("the banner") {
        $0.role == "alert" && $0.name.contains("stopped twice on this document")
      }
      try previewer.waitForNode("what the worker wrote") { $0.name.contains("out of cheese") }
      try Desktop.press("ctrl+Right")
      Thread.sleep(forTimeInterval: 1)
      #expect(starts() == 2)
      try Self.greenDocument.write(to: file, atomically: true, encoding: .utf8)
      try previewer.wait("another attempt") { starts() == 4 ? true : nil }
    }
  }

  /// A red root, in which the width of a button is given twice and its x not at all.
  private static let issuesDocument = document(#"red="1" green="0" blue="0""#).replacingOccurrences(
    of: "</view>",
    with: """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="bt1">
          <rect key="frame" x="40" y="20" width="100" height="30"/>
          <state key="normal" title="Send"/>
        </button>
        <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Card" id="cd1">
          <rect key="frame" x="40" y="90" width="50" height="50"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="bt1" firstAttribute="top" secondItem="vw1" secondAttribute="top" \
      constant="20" id="k1"/>
        <constraint firstItem="bt1" firstAttribute="width" constant="100" id="k2"/>
        <constraint firstItem="bt1" firstAttribute="width" constant="200" id="k3"/>
        <constraint firstItem="bt1" firstAttribute="leading" secondItem="vw1" \
      secondAttribute="leading" constant="40" id="k4"/>
        <constraint firstItem="cd1" firstAttribute="width" constant="50" id="k5"/>
        <constraint firstItem="cd1" firstAttribute="height" constant="50" id="k6"/>
        <constraint firstItem="cd1" firstAttribute="top" secondItem="bt1" \
      secondAttribute="bottom" constant="30" id="k7"/>
      </constraints></view>
      """)

  /// The issues by their rows, and what the rows lead to.
  @Test func anIssueLeadsToItsViewWhoseFrameIsExplained() throws {
    try withWindow(Self.issuesDocument) { previewer, _ in
      try previewer.waitForNode("both issues") { $0.name == "1 error, 1 warning" }
      try Desktop.press("F8")
      let conflict = try previewer.waitForNode("the conflict's row") {
        $0.name.hasPrefix("error: 2 constraints can't all hold.") && $0.isShown
      }
      // Close to its upper edge, where the handle of the pane above is near.
      try Desktop.click(conflict.x + 60, conflict.y + 3)
      try previewer.waitForNode("the button") {
        $0.name == "Canvas" && $0.description.contains("Selected: Send")
      }
      // The row is open, with what can't hold together.
      try previewer.waitForNode("the members") {
        $0.name.contains("The width of “Send” is 200 points") && $0.name.contains(" · line ")
          && $0.isShown
      }
      try previewer.waitForNode("why it is so wide") {
        $0.name == "The width of “Send” is 100 points."
      }
      try previewer.waitForNode("what gave way") {
        $0.name.hasPrefix("Gave way: The width of “Send” is 200 points")
      }

      let ambiguity = try previewer.waitForNode("the ambiguity's row") {
        $0.name.hasPrefix("warning: The constraints leave open the x of “Card”") && $0.isShown
      }
      try Desktop.click(ambiguity.x + 60, ambiguity.y + ambiguity.height - 3)
      try previewer.waitForNode("the card") {
        $0.name == "Canvas" && $0.description.contains("Selected: Card")
      }
      try previewer.waitForNode("where it depends on the button") {
        $0.name == "The top edge of “Card” is 30 points below the bottom edge of “Send”."
      }

      // F4 goes round the list, and what is left out of it isn't gone to.
      try Desktop.press("F4")
      try previewer.waitForNode("the button again") {
        $0.name == "Canvas" && $0.description.contains("Selected: Send")
      }
      try Desktop.click(
        try previewer.waitForNode("the filter") { $0.name == "1 error" && $0.isShown })
      try previewer.wait("no error in the list") {
        previewer.tree().contains { $0.name.hasPrefix("error: ") && $0.isShown } ? nil : true
      }
      try Desktop.press("F4")
      try previewer.waitForNode("the card again") {
        $0.name == "Canvas" && $0.description.contains("Selected: Card")
      }
      try Desktop.press("shift+F4")
      try previewer.waitForNode("the only issue that is listed") {
        $0.name == "Canvas" && $0.description.contains("Selected: Card")
      }
    }
  }

  @Test func aBrokenDocumentSaysWhere() throws {
    try withWindow("<document>\n<scenes>\n</document>") { previewer, file in
      try previewer.waitForNode("path, line and column") {
        $0.role == "label" && $0.name.hasPrefix("\(file.path):3:")
      }
    }
  }
}

import Foundation
import Testing

@testable import PreviewerModel

/// The running interface in the real window.
extension WindowTests {
  static let blue: (UInt8, UInt8, UInt8) = (0, 0, 255)
  private static let yellow: (UInt8, UInt8, UInt8) = (255, 255, 0)

  private static func color(_ values: String) -> String {
    #"<color key="backgroundColor" \#(values) alpha="1" colorSpace="custom" "#
      + #"customColorSpace="sRGB"/>"#
  }

  private static func scene(_ tag: String, _ id: String, _ content: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <\(tag) id="\(id)" sceneMemberID="viewController">\(content)</\(tag)>
    </objects></scene>
    """
  }

  private static func page(_ id: String, _ values: String, attributes: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\(color(values))
        </view>
        <navigationItem key="navigationItem" title="\(id)" id="\(id)-item"/>
      </viewController>
    </objects></scene>
    """
  }

  private static func row(_ id: String, _ values: String, y: Int, _ segue: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleDefault" rowHeight="80" \
    id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="320" height="80"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" \
    id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
      </tableViewCellContentView>\(color(values))
      <connections>\(segue)</connections>
    </tableViewCell>
    """
  }

  /// A table in a navigation controller: its blue row pushes a red page, its yellow one presents a
  /// green page.
  static let running = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" \
    initialViewController="stack">
      <scenes>
        \(scene("navigationController", "stack", """
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
          <connections><segue destination="list" kind="relationship" \
          relationship="rootViewController" id="r1"/></connections>
          """))
        \(scene("tableViewController", "list", """
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" \
          rowHeight="80" id="table">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <sections><tableViewSection id="section"><cells>
              \(row("pushing", #"red="0" green="0" blue="1""#, y: 0,
                #"<segue destination="pushed" kind="show" id="s1"/>"#))
              \(row("presenting", #"red="1" green="1" blue="0""#, y: 80,
                #"<segue destination="presented" kind="presentation" id="s2"/>"#))
            </cells></tableViewSection></sections>
          </tableView>
          <navigationItem key="navigationItem" title="List" id="item"/>
          """))
        \(page("pushed", #"red="1" green="0" blue="0""#))
        \(page("presented", #"red="0" green="1" blue="0""#,
          attributes: #"modalPresentationStyle="fullScreen""#))
      </scenes>
    </document>
    """

  /// A scroll view of the screen's size: blue above, red 400 points further down.
  private static let scrolling = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" \
    initialViewController="long">
      <scenes>
        \(scene("viewController", "long", """
          <scrollView key="view" contentMode="scaleToFill" id="scroll">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <view contentMode="scaleToFill" id="upper">
                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                \(color(#"red="0" green="0" blue="1""#))
              </view>
              <view contentMode="scaleToFill" id="lower">
                <rect key="frame" x="0.0" y="568" width="320" height="400"/>
                \(color(#"red="1" green="0" blue="0""#))
              </view>
            </subviews>
          </scrollView>
          """))
      </scenes>
    </document>
    """

  /// Runs a test with a document, else with the first one above, running on the smallest phone.
  private func withRunning(
    _ document: String = running, _ body: (RunningPreviewer, URL) throws -> Void
  ) throws {
    try withWindow(document, choice: .device("iPhone SE (1st generation)", .portrait)) {
      previewer, file in
      try previewer.waitForNode("the document") { $0.name.hasSuffix("ViewController") }
      try Desktop.press("ctrl+i")
      try previewer.waitForNode("the running interface") {
        $0.name == "Canvas" && $0.description.contains("Scenes: Running")
      }
      try waitFor(Self.blue, in: previewer)
      try body(previewer, file)
    }
  }

  /// Waits for something of a colour to come to rest, and returns its middle.
  @discardableResult
  func waitFor(
    _ color: (UInt8, UInt8, UInt8), in previewer: RunningPreviewer
  ) throws -> (x: Int, y: Int) {
    var last: (x: Int, y: Int, width: Int, height: Int)?
    return try previewer.wait("something \(color)") {
      let bounds = try Desktop.screenshot().bounds(of: color)
      defer { last = bounds }
      guard let bounds, let last, bounds == last, bounds.width > 40 else { return nil }
      return (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    }
  }

  /// Clicks on the yellow row, which presents the green page.
  private func present(in previewer: RunningPreviewer) throws {
    let row = try waitFor(Self.yellow, in: previewer)
    try Desktop.click(row.x, row.y)
    try previewer.waitForRectangle(of: Self.green, proportion: 320.0 / 568)
  }

  @Test func aClickOnARowPushesAndAltLeftGoesBack() throws {
    try withRunning { previewer, _ in
      let row = try waitFor(Self.blue, in: previewer)
      try Desktop.click(row.x, row.y)
      try waitFor(Self.red, in: previewer)
      try Desktop.press("alt+Left")
      try waitFor(Self.blue, in: previewer)
      #expect(try Desktop.screenshot().bounds(of: Self.red) == nil)

      try Desktop.press("ctrl+i")
      try previewer.waitForNode("the design") { $0.name == "List, UITableViewController" }
    }
  }

  /// What runs is called by its screen, and can be stopped; views without a controller don't run.
  @Test func theScreenIsTheTitleWhileItRuns() throws {
    try withRunning { previewer, file in
      try previewer.waitForNode("the screen") {
        $0.role == "label" && $0.name == "List" && $0.isShown
      }
      try previewer.waitForNode("the document") {
        $0.role == "label" && $0.name == file.lastPathComponent && $0.isShown
      }
      let stop = try previewer.waitForNode("the button") {
        $0.name == "Stop" && $0.isShown
      }
      try Desktop.click(stop)
      try previewer.waitForNode("the way to run it") {
        $0.name == "Run the interface" && $0.isShown
      }
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v1"><rect key="frame" x="0" y="0" width="90" height="90"/></view></objects></document>
      """
    try withWindow(xib, named: "view-\(UUID()).xib") { previewer, _ in
      try previewer.waitForNode("the view") { $0.name == "View, UIView" }
      try Desktop.press("ctrl+i")
      try previewer.waitForNode("why it doesn't run") {
        $0.name.hasPrefix("Nothing runs in this document") && $0.isShown
      }
    }
  }

  /// Screen readers speak what the description of the canvas, which is in focus, becomes; others wait for alerts.
  @Test func assistiveTechnologyIsToldWhatAStepDid() throws {
    try withRunning { previewer, _ in
      func isTold(_ sentence: String) throws {
        try previewer.waitForNode("“\(sentence)”") {
          $0.name == sentence && $0.role == "alert"
        }
        guard sentence != "The design is shown." else { return }
        try previewer.waitForNode("“\(sentence)” at the canvas") {
          $0.name == "Canvas" && $0.isFocused && $0.description.hasPrefix(sentence)
        }
      }
      try isTold("The interface runs.")
      let row = try waitFor(Self.blue, in: previewer)
      try Desktop.click(row.x, row.y)
      try isTold("pushed was pushed.")
      try Desktop.press("alt+Left")
      try isTold("pushed was popped.")
      try present(in: previewer)
      try isTold("presented was presented.")
      try Desktop.press("ctrl+i")
      try isTold("The design is shown.")
    }
  }

  @Test func whatIsPresentedSurvivesARotationAndEscapeDismissesIt() throws {
    try withRunning { previewer, _ in
      try present(in: previewer)
      try Desktop.press("ctrl+Right")
      try previewer.waitForRectangle(of: Self.green, proportion: 568.0 / 320)
      try Desktop.press("Escape")
      try waitFor(Self.yellow, in: previewer)
      try previewer.waitForNode("the landscape canvas") {
        $0.name == "Canvas" && $0.description.contains("landscape left, 568 by 320 points")
      }
    }
  }

  @Test func theKeyboardUsesWhatTheEventLogThenTells() throws {
    try withRunning { previewer, _ in
      try Desktop.press("Down")
      try previewer.waitForNode("the first row in focus") {
        $0.name == "Canvas" && $0.description.contains("In focus: ")
      }
      try Desktop.press("Return")
      try waitFor(Self.red, in: previewer)
      try Desktop.press("shift+F8")
      try previewer.waitForNode("the step") { $0.name.hasPrefix("1. Tap") }
      try previewer.waitForNode("what it did") { $0.name == "push pushed (pushed)" }
      try previewer.waitForNode("the button with the number of events") {
        $0.name.hasPrefix("Events (")
      }
      try Desktop.press("ctrl+l")
      try previewer.waitForNode("the empty log") {
        $0.name == "Nothing has happened since" && $0.isShown
      }
    }
  }

  @Test func aChangedCompanionFileIsFollowedFromTheSameState() throws {
    try withRunning { previewer, file in
      let row = try waitFor(Self.blue, in: previewer)
      try Desktop.click(row.x, row.y)
      try waitFor(Self.red, in: previewer)
      let companion = Self.companion(of: file)
      defer { try? FileManager.default.removeItem(at: companion) }
      try #"{ "texs": [] }"#.write(to: companion, atomically: true, encoding: .utf8)
      try Desktop.press("F8")
      try previewer.waitForNode("what is not understood") {
        $0.name.hasPrefix("warning: $.texs: ") && $0.isShown
      }
      #expect(try Desktop.screenshot().bounds(of: Self.red) != nil)
    }
  }

  @Test func anotherSystemIsAStep() throws {
    try withRunning { previewer, _ in
      try Desktop.press("ctrl+shift+d")
      try previewer.waitForNode("the newest system in focus") {
        $0.name == "iOS 15" && $0.states.contains("focused")
      }
      #expect(
        !previewer.tree().contains { $0.name == "iOS 26" && $0.isShown }, "the phone is older")
      try Desktop.press("Down", "Escape", "shift+F8")
      try previewer.waitForNode("the chosen system") {
        $0.name.hasPrefix("Traits: ") && $0.name.contains(", iOS 14,")
      }
      try previewer.waitForNode("the step") { $0.name == "1. iOS 14" }
    }
  }

  @Test func aMomentOfATransitionIsHeld() throws {
    try withRunning { previewer, _ in
      let row = try waitFor(Self.blue, in: previewer)
      try Desktop.click(row.x, row.y)
      try waitFor(Self.red, in: previewer)
      #expect(try Desktop.screenshot().bounds(of: Self.blue) == nil)
      // Half-way both are to be seen, side by side.
      for _ in 0..<10 { try Desktop.press("comma") }
      try waitFor(Self.blue, in: previewer)
      #expect(try Desktop.screenshot().bounds(of: Self.red) != nil)
      for _ in 0..<10 { try Desktop.press("period") }
      try previewer.wait("the end") {
        try Desktop.screenshot().bounds(of: Self.blue) == nil ? true : nil
      }
    }
  }

  @Test func aWindowOfAFreeSizeIsDraggedByItsEdge() throws {
    try withRunning { previewer, _ in
      try present(in: previewer)
      try Desktop.press("ctrl+m")
      try previewer.waitForNode("the choices") { $0.name == "Free Size" && $0.role != "label" }
      // Only pads divide their screens, so that the free size comes next.
      try Desktop.press("Down", "Escape")
      try previewer.waitForNode("the free size") { $0.name == "Window: Free Size" }
      let window = try #require(try Desktop.screenshot().bounds(of: Self.green))
      try Desktop.drag(
        from: (window.x + window.width, window.y + 200), by: (window.width, 0))
      try previewer.waitForRectangle(of: Self.green, proportion: 640.0 / 568)
    }
  }

  @Test func wheelAndFingerScrollInOneStep() throws {
    try withRunning(Self.scrolling) { previewer, _ in
      let middle = try waitFor(Self.blue, in: previewer)
      #expect(try Desktop.screenshot().bounds(of: Self.red) == nil)
      try Desktop.movePointer(middle.x, middle.y)
      try Desktop.scrollDown(clicks: 4)
      try waitFor(Self.red, in: previewer)
      let wheeled = try #require(try Desktop.screenshot().bounds(of: Self.red))
      try Desktop.drag(from: middle, by: (0, -100))
      try previewer.wait("more of what is below") {
        try Desktop.screenshot().bounds(of: Self.red).flatMap { $0.y < wheeled.y ? true : nil }
      }
      try Desktop.press("shift+F8")
      try previewer.waitForNode("the step") { $0.name.hasPrefix("1. Scroll") }
      #expect(!previewer.tree().contains { $0.name.hasPrefix("2. ") })
    }
  }

  /// A page with a text field, which is blue.
  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" \
    initialViewController="form">
      <scenes>
        \(scene("viewController", "form", """
          <view key="view" contentMode="scaleToFill" id="page">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <textField contentMode="scaleToFill" placeholder="Name" id="name">
                <rect key="frame" x="20" y="60" width="280" height="60"/>
                \(color(#"red="0" green="0" blue="1""#))
                <textInputTraits key="textInputTraits"/>
              </textField>
            </subviews>
            \(color(#"red="1" green="0" blue="0""#))
          </view>
          """))
      </scenes>
    </document>
    """

  /// The keys of the desk type, R and the comma too; a tap on nothing else puts the keyboard away.
  @Test func aFieldThatIsTappedIsTypedInto() throws {
    try withRunning(Self.form) { previewer, _ in
      let page = try #require(try Desktop.screenshot().bounds(of: Self.red))
      let field = try waitFor(Self.blue, in: previewer)
      try Desktop.click(field.x, field.y)
      // 253 of the screen's 568 points.
      try previewer.wait("the keyboard over the page") { () -> Bool? in
        let bounds = try Desktop.screenshot().bounds(of: Self.red)
        return bounds.map { $0.height < page.height * 6 / 10 } == true ? true : nil
      }
      try Desktop.type("Ar,")
      try Desktop.press("shift+F8")
      try previewer.waitForNode("what was typed") { $0.name == "2. Type “Ar,”" }
      try previewer.waitForNode("the value") { $0.name.hasPrefix("valueChanged(") }
      try Desktop.press("shift+F8")
      let bounds = try previewer.wait("the page") { try Desktop.screenshot().bounds(of: Self.red) }
      try Desktop.click(bounds.x + 4, bounds.y + bounds.height - 4)
      try previewer.wait("the page without a keyboard") { () -> Bool? in
        let bounds = try Desktop.screenshot().bounds(of: Self.red)
        return bounds.map { $0.height > page.height * 9 / 10 } == true ? true : nil
      }
    }
  }
}

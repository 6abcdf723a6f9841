import Foundation
import Testing

@testable import PreviewerModel

/// What is selected, seen in every place that shows it.
extension WindowTests {
  /// A tooltip would lie over the rows below, to which one goes next.
  @Test func onlyWhatIsCutOffHasATooltip() throws {
    let name = "A name that no outline has the room to show as it is, \(UUID())"
    let text = Self.document(#"red="1" green="0" blue="0""#).replacing("Paint", with: name)
    try withWindow(text) { previewer, _ in
      func tooltip() -> String? {
        let tip = previewer.tree().first { $0.role == "tool tip" && $0.isShown }
        return tip.map { _ in "there" }
      }
      func point(at name: String) throws {
        let row = try previewer.waitForNode("its row") { $0.name == name && $0.isShown }
        // The second move tells GTK that the pointer is there to stay.
        try Desktop.movePointer(row.x + 60, row.y + row.height / 2)
        try Desktop.movePointer(row.x + 62, row.y + row.height / 2)
      }
      try point(at: "\(name), UIViewController")
      try previewer.waitForNode("the tooltip") {
        $0.name == "\(name)\nUIViewController".replacing("\n", with: " ") && $0.isShown
      }
      // While one is shown the next one comes at once.
      try point(at: "View, UIView")
      try previewer.wait("it to go") { tooltip() == nil ? true : nil }
      // Between two of them there is none for a moment; that of this row would be there by the next look.
      for _ in 1...5 { #expect(tooltip() == nil) }
    }
  }

  @Test func whatUIKitMakesHasNoId() throws {
    let phone = CanvasChoice.device("iPhone SE (1st generation)", .portrait)
    try withWindow(Self.document(#"red="1" green="0" blue="0""#), choice: phone) { previewer, _ in
      let row = try previewer.waitForNode("the bar") {
        $0.name == "Status Bar, UIStatusBar" && $0.isShown
      }
      try Desktop.click(row)
      try previewer.waitForNode("its class") { $0.name == "UIStatusBar" && $0.isShown }
      let madeUp = previewer.tree().map(\.name).filter { $0.hasPrefix("ninefold:") }
      #expect(madeUp == [])
    }
  }

  private static func scene(_ name: String, _ content: String) -> String {
    """
    <scene sceneID="scene-\(name)"><objects>
      <viewController title="\(name)" id="\(name)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(name)-root">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <subviews>\(content)</subviews>
        </view>
      </viewController>
    </objects></scene>
    """
  }

  private static func box(
    _ name: String, _ color: String, attributes: String = "", constraints: String = ""
  ) -> String {
    """
    <view contentMode="scaleToFill" id="\(name)-box">
      <rect key="frame" x="100" y="100" width="400" height="400"/>
      <subviews>
        <view contentMode="scaleToFill" \(attributes) userLabel="\(name)" id="\(name)-view">
          <rect key="frame" x="100" y="100" width="200" height="200"/>
          <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
        </view>
      </subviews>
      <constraints>\(constraints)</constraints>
    </view>
    """
  }

  /// A green view in a box, a blue one in the scene below, and more views than are unfolded at first.
  /// The green one's width is given twice.
  private static let folded = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="upper">
      <scenes>
        \(scene("upper", box(
          "Green", #"red="0" green="1" blue="0""#,
          attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
          constraints: """
            <constraint firstItem="Green-view" firstAttribute="width" constant="200" id="k1"/>
            <constraint firstItem="Green-view" firstAttribute="width" constant="300" id="k2"/>
            <constraint firstItem="Green-view" firstAttribute="height" constant="200" id="k3"/>
            <constraint firstItem="Green-view" firstAttribute="top" secondItem="Green-box" \
            secondAttribute="top" constant="100" id="k4"/>
            <constraint firstItem="Green-view" firstAttribute="leading" secondItem="Green-box" \
            secondAttribute="leading" constant="100" id="k5"/>
            """)))
        \(scene("lower", box("Blue", #"red="0" green="0" blue="1""#)))
        \(scene("many", (0..<210).map { """
          <view contentMode="scaleToFill" id="v\($0)">
            <rect key="frame" x="\($0)" y="10" width="1" height="1"/>
          </view>
          """ }.joined()))
      </scenes>
    </document>
    """

  /// A row that is folded away above the selected one comes to light with its selection, and moves that
  /// one down.
  @Test(arguments: [false, true])
  func aViewAboveTheSelectedOneIsSelected(byItsIssue: Bool) throws {
    try withWindow(Self.folded) { previewer, _ in
      func waitForSelection(_ name: String) throws {
        try previewer.waitForNode("\(name) on the canvas") {
          $0.name == "Canvas" && $0.description.contains("Selected: \(name).")
        }
        try previewer.waitForNode("\(name) in the inspector") {
          $0.name.hasPrefix("\(name)-view · line")
        }
        #expect(markedRows(previewer) == ["\(name), UIView"])
      }
      var blue = try waitFor(Self.blue, in: previewer)
      try Desktop.click(blue.x, blue.y)
      try waitForSelection("Blue")

      if byItsIssue {
        try Desktop.press("F8")
        // The list has rows only while it is open; GTK doesn't call what is in them “showing”.
        let conflict = try previewer.waitForNode("the conflict's row") {
          $0.name.contains("constraints can't all hold") && $0.height > 0
        }
        try Desktop.click(conflict.x + 60, conflict.y + conflict.height / 2)
      } else {
        let green = try waitFor(Self.green, in: previewer)
        try Desktop.click(green.x, green.y)
      }
      try waitForSelection("Green")

      // Nor is the next click swallowed.
      blue = try waitFor(Self.blue, in: previewer)
      try Desktop.click(blue.x, blue.y)
      try waitForSelection("Blue")
    }
  }

  /// Folding and unfolding change nothing about what is selected.
  @Test func aRowThatIsFoldedAwayStaysSelected() throws {
    try withWindow(Self.folded) { previewer, _ in
      let blue = try waitFor(Self.blue, in: previewer)
      try Desktop.click(blue.x, blue.y)
      let row = try previewer.waitForNode("its row") { $0.name == "Blue, UIView" && $0.isShown }
      try Desktop.click(row)
      // To the box around it, without selecting that.
      try Desktop.press("ctrl+Up", "minus")
      try previewer.wait("the row to be folded away") {
        markedRows(previewer).isEmpty ? true : nil
      }
      #expect(
        previewer.tree().contains {
          $0.name == "Canvas" && $0.description.contains("Selected: Blue.")
        })
      try Desktop.press("plus")
      try previewer.wait("the row to be marked") {
        markedRows(previewer) == ["Blue, UIView"] ? true : nil
      }
    }
  }

  /// The names of the outline's rows that are marked as selected.
  private func markedRows(_ previewer: RunningPreviewer) -> [String] {
    let tree = previewer.tree()
    // A row has its name in what is in it.
    return zip(tree, tree.dropFirst()).filter { row, _ in
      row.role == "list item" && row.states.contains("selected") && row.name.isEmpty && row.isShown
    }.map(\.1.name)
  }
}

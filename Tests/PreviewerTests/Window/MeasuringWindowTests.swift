import Foundation
import Testing

@testable import Previewer

/// Measuring, overlays and the keys that lead around, in the real window.
extension WindowTests {
  private static func view(_ id: String, _ frame: String, _ color: String) -> String {
    """
    <view contentMode="scaleToFill" id="\(id)" userLabel="\(id)"><rect key="frame" \(frame)/>
      <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></view>
    """
  }

  /// A red view above a blue one.
  static let measured = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
    <scenes><scene sceneID="sc"><objects>
      <viewController title="Measured" id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="600" height="600"/>
          <subviews>
            \(view("Upper", #"x="20" y="100" width="200" height="50""#, #"red="1" green="0" blue="0""#))
            \(view("Lower", #"x="20" y="190" width="200" height="40""#, #"red="0" green="0" blue="1""#))
          </subviews>
        </view>
      </viewController>
    </objects></scene></scenes></document>
    """

  /// The same, held by constraints: the blue view is 40 points below the red one.
  private static let constrained =
    measured
    .replacing(
      #"id="Upper""#, with: #"translatesAutoresizingMaskIntoConstraints="NO" id="Upper""#
    ).replacing(
      #"id="Lower""#, with: #"translatesAutoresizingMaskIntoConstraints="NO" id="Lower""#
    ).replacing(
      "</subviews>",
      with: "</subviews><constraints>"
        + constraint("Upper", "leading", "root", "leading", 20)
        + constraint("Upper", "top", "root", "top", 100)
        + constraint("Upper", "width", nil, nil, 200) + constraint("Upper", "height", nil, nil, 50)
        + constraint("Lower", "leading", "root", "leading", 20)
        + constraint("Lower", "top", "Upper", "bottom", 40)
        + constraint("Lower", "width", nil, nil, 200) + constraint("Lower", "height", nil, nil, 40)
        + "</constraints>")

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String?, _ other: String?, _ constant: Int
  ) -> String {
    let end =
      second.map { #"secondItem="\#($0)" secondAttribute="\#(other ?? "")" "# } ?? ""
    return #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)" \#(end)"#
      + #"constant="\#(constant)" id="\#(first)-\#(attribute)"/>"#
  }

  /// Holds a key while something is done.
  private func holding(_ key: String, _ body: () throws -> Void) throws {
    try Desktop.run("xdotool", ["keydown", key])
    defer { _ = try? Desktop.run("xdotool", ["keyup", key]) }
    try body()
  }

  @Test func distancesAreMeasuredWhileAltIsDown() throws {
    try withWindow(Self.measured) { previewer, _ in
      let upper = try waitFor(Self.red, in: previewer)
      let lower = try waitFor(Self.blue, in: previewer)
      try Desktop.click(upper.x, upper.y)
      try canvas(previewer, says: "Selected: Upper")
      try holding("alt") {
        try canvas(previewer, says: "Distances to View: left 20, top 100, right ")
        try Desktop.movePointer(lower.x, lower.y)
        try canvas(previewer, says: "Distances to Lower: bottom 40.")
        try previewer.wait("the line") {
          try Desktop.screenshot().count(of: (199, 23, 92)) > 50 ? true : nil
        }
      }
      try Desktop.movePointer(upper.x, upper.y)
      try previewer.wait("no line") {
        try Desktop.screenshot().count(of: (199, 23, 92)) == 0 ? true : nil
      }
    }
  }

  /// Between the two views a bar is clicked; where a bar crosses a view, that is selected.
  @Test func aConstraintIsSelectedByItsBar() throws {
    try withWindow(Self.constrained) { previewer, _ in
      let upper = try waitFor(Self.red, in: previewer)
      let lower = try waitFor(Self.blue, in: previewer)
      try Desktop.click(upper.x, upper.y)
      try canvas(previewer, says: "Selected: Upper")
      try Desktop.click(upper.x, upper.y + (lower.y - upper.y) * 50 / 85)
      try Desktop.press("Down")
      try holding("alt") {
        try Desktop.movePointer(lower.x, lower.y)
        try canvas(previewer, says: "Distances to Lower: bottom 39.")
      }
      try Desktop.click(lower.x, lower.y)
      try canvas(previewer, says: "Selected: Lower")
    }
  }

  @Test func anOverlayIsDrawn() throws {
    try withWindow(Self.measured) { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      // The colour of wires, mixed with the red below.
      func marked() throws -> Int { try Desktop.screenshot().count(of: Self.red) }
      let before = try marked()
      try Desktop.press("F10")
      try previewer.waitForNode("Overlays") { $0.name == "Overlays" && $0.isShown }
      try Desktop.press("y")
      try previewer.waitForNode("Wireframe") { $0.name == "Wireframe" && $0.isShown }
      try Desktop.press("w")
      try previewer.wait("wires around the red view") { try marked() < before ? true : nil }
      // The keyboard isn't left in the menu, which is closed.
      try previewer.wait("the menu is closed") {
        previewer.tree().contains { $0.name == "Wireframe" && $0.isShown } ? nil : true
      }
      try Desktop.press("F10")
      try previewer.waitForNode("the menu again") { $0.name == "Overlays" && $0.isShown }
    }
  }

  /// What only a layout's geometry tells of is asked for when it is first shown.
  @Test func layoutMarginsAreDrawn() throws {
    try withWindow(Self.measured) { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      let margin: (UInt8, UInt8, UInt8) = (130, 61, 156)
      #expect(try Desktop.screenshot().count(of: margin) == 0)
      try Desktop.press("F10")
      try previewer.waitForNode("Overlays") { $0.name == "Overlays" && $0.isShown }
      try Desktop.press("y")
      try previewer.waitForNode("Layout Margins") { $0.name == "Layout Margins" && $0.isShown }
      try Desktop.press("m")
      try previewer.wait("the root view's margins") {
        try Desktop.screenshot().count(of: margin) > 500 ? true : nil
      }
    }
  }

  @Test func keysLeadFromPaneToPane() throws {
    try withWindow(Self.measured) { previewer, _ in
      let upper = try waitFor(Self.red, in: previewer)
      try Desktop.click(upper.x, upper.y)
      try canvas(previewer, says: "Selected: Upper")
      // In the outline Down is the next row, on the canvas the first subview.
      try Desktop.press("shift+F6", "Down")
      try canvas(previewer, says: "Selected: Lower")
      // The first of the values is Hidden.
      try Desktop.press("F6", "Up", "Down", "F2", "space")
      try previewer.wait("the red view to be hidden") {
        // Its colour stays in the inspector, on a small button.
        try Desktop.screenshot().largest(of: Self.red).map { $0.width < 60 } ?? true ? true : nil
      }
    }
  }
}

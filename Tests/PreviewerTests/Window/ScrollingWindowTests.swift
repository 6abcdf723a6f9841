import Foundation
import Testing

@testable import Previewer

/// What is selected where it isn't seen, in the real window.
extension WindowTests {
  private static func view(_ id: String, y: Int, _ more: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="\(id)" userLabel="\(id)">
      <rect key="frame" x="20" y="\(y)" width="200" height="50"/>\(more)</view>
    """
  }

  private static func color(_ components: String) -> String {
    #"<color key="backgroundColor" \#(components) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  /// A scroll view whose blue view is far below, and a view that cuts off another.
  private static let scrolled = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
    <scenes><scene sceneID="sc"><objects>
      <viewController title="Scrolled" id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="600" height="600"/>
          <subviews>
            <scrollView clipsSubviews="YES" contentMode="scaleToFill" id="scroll">
              <rect key="frame" x="0" y="100" width="600" height="300"/>
              <subviews>
                \(view("Near", y: 20, color(#"red="1" green="0" blue="0""#)))
                \(view("Far", y: 900, color(#"red="0" green="0" blue="1""#)))
                \(view("End", y: 1400))
              </subviews>
            </scrollView>
            <view clipsSubviews="YES" contentMode="scaleToFill" id="Cut" userLabel="Cut">
              <rect key="frame" x="0" y="420" width="300" height="100"/>
              <subviews>\(view("Lost", y: 300))</subviews>
            </view>
          </subviews>
        </view>
      </viewController>
    </objects></scene></scenes></document>
    """

  @Test func whatIsFoundIsScrolledTo() throws {
    try withWindow(Self.scrolled) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      #expect(try Desktop.screenshot().count(of: Self.blue) == 0)
      try Desktop.press("ctrl+f")
      try Desktop.type("far")
      try canvas(previewer, says: "Selected: Far.")
      // Without the mark of what was found on it.
      try Desktop.press("Escape")
      try waitFor(Self.blue, in: previewer)
      // In each configuration that is compared.
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Comparing 1:", "with the selected view")
      try waitFor(Self.blue, in: previewer)
      try Desktop.press("ctrl+3")
      try canvas(previewer, says: "Selected: Far.")
      try waitFor(Self.blue, in: previewer)
      // With nothing selected it is as it was designed.
      try Desktop.press("Escape")
      try waitFor(Self.red, in: previewer)
      try previewer.wait("the scroll view to be at its top") {
        try Desktop.screenshot().count(of: Self.blue) == 0 ? true : nil
      }
    }
  }

  /// What can't be scrolled to isn't outlined over other things; the mark says where it is.
  @Test func whatIsCutOffIsSaidToBeOutOfSight() throws {
    try withWindow(Self.scrolled) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+f")
      try Desktop.type("lost")
      try canvas(previewer, says: "Selected: Lost, 200 points below what is shown.")
      try Desktop.press("ctrl+a")
      try Desktop.type("cut")
      try canvas(previewer, says: "Selected: Cut.")
    }
  }
}

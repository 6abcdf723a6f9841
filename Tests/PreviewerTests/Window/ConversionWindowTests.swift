import Foundation
import Testing

@testable import Previewer

/// A document without size classes is converted in the window, and taken back.
extension WindowTests {
  private static let pushing = document(#"red="1" green="0" blue="0""#)
    .replacing(#" useTraitCollections="YES""#, with: "")
    .replacing(
      "</viewController>",
      with: """
        <connections>
                <segue destination="vc2" kind="modal" id="sg1"/>
              </connections>
            </viewController>
        """
    )
    .replacing(
      "</scenes>",
      with: """
        <scene sceneID="sc2">
              <objects>
                <viewController title="Second" id="vc2" sceneMemberID="viewController"/>
              </objects>
            </scene>
          </scenes>
        """)

  @Test func aDocumentIsConvertedAndTakenBack() throws {
    try withWindow(Self.pushing) { previewer, file in
      let offer = try previewer.waitForNode("the offer in the status bar") {
        $0.role == "push button" && $0.name == "Use Size Classes…" && $0.isShown
      }
      try previewer.waitForNode("the traits without a size class") {
        $0.name.hasPrefix("Traits: no size class")
      }
      try Desktop.click(offer)
      try previewer.waitForNode("what changes") {
        $0.name.contains("becomes Present Modally instead of Modal.")
      }
      let convert = try previewer.waitForNode("the button that converts") {
        $0.name == "Convert" && $0.isShown && $0.states.contains("sensitive")
      }
      try Desktop.click(convert)
      try previewer.waitForNode("the traits with a size class") {
        $0.name.hasPrefix("Traits: size class ")
      }
      try previewer.waitForNode("the generic canvas") { $0.name.contains("Generic") && $0.isShown }
      try Desktop.press("ctrl+s")
      try previewer.wait("the converted file") {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains(#"useTraitCollections="YES""#)
          && text.contains(#"kind="presentation""#) ? true : nil
      }
      try Desktop.press("ctrl+z")
      try previewer.waitForNode("the offer again") {
        $0.name == "Use Size Classes…" && $0.role == "push button" && $0.isShown
      }
      try Desktop.press("ctrl+s")
      try previewer.wait("the file as it was") {
        try String(contentsOf: file, encoding: .utf8) == Self.pushing ? true : nil
      }
    }
  }
}

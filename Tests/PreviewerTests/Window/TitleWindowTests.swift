import Foundation
import Testing

@testable import PreviewerModel

/// Names that are longer than most.
extension WindowTests {
  @Test func aLongTitleHasTheRoomThatThereIs() throws {
    let name = "ThePhotographersWhoFollowTheHarbourMaster-iPad.storyboard"
    try withWindow(named: name, size: (1600, 1000)) { previewer, _ in
      // A narrow letter is 4 pixels wide, and those of 28 more are 250.
      try previewer.waitForNode("the whole title") {
        $0.role == "label" && $0.name == name && $0.width > 57 * 6
      }
    }
  }

  /// What tells devices apart is at the end of their names.
  @Test func theButtonTellsGenerationsApart() throws {
    let names = ["3rd", "4th"].map { "iPad Pro (12.9-inch) (\($0) generation)" }
    let pictures = try names.map { name in
      var picture: [UInt8] = []
      try withWindow(choice: .device(name, .portrait)) { previewer, _ in
        let button = try previewer.waitForNode("the button") { $0.name == "View as: \(name)" }
        // Painted, and come to rest.
        try previewer.wait("the button's picture") {
          let last = picture
          picture = try Desktop.screenshot().crop(
            x: button.x, y: button.y, width: button.width, height: button.height)
          return picture == last && Set(picture).count > 8 ? true : nil
        }
      }
      return picture
    }
    #expect(pictures[0] != pictures[1])
  }
}

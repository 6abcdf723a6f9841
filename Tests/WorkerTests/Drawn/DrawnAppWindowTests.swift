import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// What an app's property list says of everything that it shows.
@Suite struct DrawnAppWindowTests {
  /// A controller in a navigation controller without a bar.
  private let document = DrawnDocument.pushed(
    #"""
    <view key="view" id="root">\#(DrawnDocument.rect(0, 0, 375, 667))\#
    <viewLayoutGuide key="safeArea" id="safe"/>\#
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    """#, bar: ""
  ).replacingOccurrences(
    of: "<navigationController ", with: #"<navigationController navigationBarHidden="YES" "#)

  private func picture(
    _ list: String, at path: String, _ arguments: [String]
  ) throws -> (Int, Int) throws -> Color? {
    let folder = try Folder()
    _ = try folder.add("Project/.git/HEAD", "")
    let file = try folder.add("Project/Base.lproj/Main.storyboard", document)
    _ = try folder.add(
      "Project/" + path,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(list)</dict></plist>
      """)
    let output = folder.path + "/picture.png"
    let run = try WorkerProgram.run(
      ["render", "--no-frame", "--scale", "1", "-o", output, "--device", "iPhone 8"] + arguments
        + [file], input: "[]")
    try #require(run.status == 0, "\(run.errors)")
    let read = try Surface.png(Array(Data(contentsOf: URL(fileURLWithPath: output))))
    let surface = try Surface.image(width: read.width, height: read.height)
    Canvas(surface).draw(
      read, in: Rect(x: 0, y: 0, width: Double(read.width), height: Double(read.height)))
    return { surface.color(x: $0, y: $1) }
  }

  /// The style that the list has, where it lies, the version, what the user prefers, and how light it is.
  @Test(
    arguments: [
      ("Dark", "Info.plist", "15", "light", 0.0), ("Light", "Info.plist", "15", "dark", 1),
      ("Automatic", "Info.plist", "15", "dark", 0),
      ("Dark", "App/App-Info.plist", "15", "light", 1),
      ("Dark", "Supporting Files/App-Info.plist", "15", "light", 0),
      ("Dark", "Info.plist", "12", "light", 1),
    ], [["--scene", "s-c"], ["--steps", "-"]])
  func anAppsOwnStyleCounts(
    _ app: (style: String, path: String, system: String, preferred: String, white: Double),
    shown: [String]
  ) throws {
    // A running interface takes no preference.
    if shown[0] == "--steps", app.preferred == "dark" { return }
    let color = try picture(
      "<key>UIUserInterfaceStyle</key><string>\(app.style)</string>", at: app.path,
      ["--system", app.system] + shown
        + (shown[0] == "--steps" ? [] : ["--appearance", app.preferred]))
    #expect(try color(180, 300)?.isNear(Color(white: app.white), within: 0.01) == true)
  }

  @Test(
    arguments: [
      ("<true/>", "<true/>", true), ("<true/>", "<false/>", false), ("<false/>", "<true/>", true),
    ], [["--scene", "s-c"], ["--steps", "-"]])
  func anAppHidesItsStatusBar(
    _ app: (isHidden: String, isControllerBased: String, isShown: Bool), shown: [String]
  ) throws {
    let color = try picture(
      """
      <key>UIStatusBarHidden</key>\(app.isHidden)
      <key>UIViewControllerBasedStatusBarAppearance</key>\(app.isControllerBased)
      """, at: "Info.plist", ["--system", "15"] + shown)
    let isInked = try (0..<375).contains { x in
      try (2..<18).contains { try color(x, $0)?.isNear(Color(white: 1), within: 0.3) == false }
    }
    #expect(isInked == app.isShown)
  }

  /// A prototype's own alpha is not that of its cell.
  @Test func tablesShowTheirCells() throws {
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        #"""
        <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">\#
        \#(DrawnDocument.rect(0, 0, 375, 667))<sections><tableViewSection id="sec"><cells>\#
        <tableViewCell alpha="0.0" id="a">\#(DrawnDocument.rect(0, 0, 375, 44))\#
        <tableViewCellContentView key="contentView" id="a-c">\#(DrawnDocument.rect(0, 0, 375, 44))\#
        </tableViewCellContentView>\#(DrawnDocument.color("backgroundColor", 1, 0, 0))</tableViewCell>\#
        </cells></tableViewSection></sections></tableView>
        """#, bar: "", controller: "tableViewController"), scale: 1, "--device", "iPhone 8",
      "--system", "14", "--scene", "s-c")
    let red = Color(red: 1, green: 0, blue: 0)
    #expect((20..<150).contains { picture.color(180, Double($0)).isNear(red, within: 0.02) })
  }
}

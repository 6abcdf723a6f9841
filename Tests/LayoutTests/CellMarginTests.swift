import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// The margins of a cell's content, by generation and by what the cell is in.
@Suite struct CellMarginTests {
  /// A table of a controller, the same without separators, a table inside its view, or a cell alone
  /// in a xib.
  enum Place {
    case root, unlined, inner, xib
  }

  /// A cell, its content, and what fills the content's margins.
  private func cell(_ attributes: String, width: Int) -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="\#(width)" height="100"/>"#
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraintElement("a.\($0) = content.\($0)Margin", id: "c-\($0)")
    }
    return """
      <tableViewCell id="cell" \(attributes)>\(frame)
        <tableViewCellContentView key="contentView" id="content" \(attributes)>\(frame)
          <subviews>\(box("a"))</subviews><constraints>\(edges.joined())</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private func document(_ place: Place, _ attributes: String, width: Int) -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="320" height="568"/>"#
    let cell = cell(attributes, width: width)
    let prototypes = "<prototypes>\(cell)</prototypes>"
    switch place {
    case .xib: return "<objects>\(cell)</objects>"
    case .root, .unlined:
      let style = place == .unlined ? #"separatorStyle="none""# : ""
      return scene(
        #"<tableView key="view" \#(style) id="table">\#(frame)\#(prototypes)</tableView>"#)
    case .inner:
      let table = #"<tableView id="table">\#(frame)\#(prototypes)</tableView>"#
      return scene(#"<view key="view" id="root">\#(frame)<subviews>\#(table)</subviews></view>"#)
    }
  }

  private func scene(_ view: String) -> String {
    """
    <scenes><scene sceneID="scene"><objects><viewController id="vc" sceneMemberID="viewController">
    \(view)</viewController></objects></scene></scenes>
    """
  }

  @Test(arguments: [
    (Place.root, "11762", "", EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    (.root, "11762", "pres", EdgeInsets(top: 8, left: 15, bottom: 8, right: 15)),
    (.xib, "13196", "", EdgeInsets(top: 11, left: 8, bottom: 10.5, right: 8)),
    (.xib, "13529", "", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
    (.root, "14113", "", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
    (.unlined, "14113", "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (.inner, "14113", "", EdgeInsets(top: 11, left: 15, bottom: 10.5, right: 15)),
    (.xib, "14113", "", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
    (.xib, "14868", "", EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)),
    (.xib, "14868", "pres", EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)),
    (.inner, "21507", "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (.xib, "21507", "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (.xib, "24506", "", EdgeInsets(top: 15, left: 16, bottom: 15, right: 16)),
  ])
  func byGeneration(place: Place, tools: String, preserving: String, margins: EdgeInsets) throws {
    #expect(try self.margins(place, tools, preserving, width: 320) == margins)
  }

  /// The system counts where an app runs, and otherwise the version of Xcode.
  @Test(arguments: [("24506", 18, 11.0), ("21507", 26, 15)])
  func endsBySystem(tools: String, system: Int, end: Double) throws {
    let found = try margins(.xib, tools, "", width: 320, system: SystemVersion(system))
    #expect(found == EdgeInsets(top: end, left: 16, bottom: end, right: 16))
  }

  /// On the canvas a xib's cell has the margins of a table as wide as itself, since Xcode 12 those of the
  /// canvas where that is narrower; 390 is wide up to Xcode 16.2.
  @Test(arguments: [
    ("14113", 375.0, 389, 16.0), ("14113", 375, 390, 20), ("14113", 414, 320, 16),
    ("21507", 375, 390, 16), ("21507", 390, 389, 16), ("21507", 390, 390, 20),
    ("23504", 414, 320, 16), ("23727", 414, 320, 16), ("23727", 414, 390, 16),
    ("23727", 390, 414, 16), ("23727", 393, 391, 20),
  ])
  func wideCellsOfXibs(tools: String, screen: Double, width: Int, side: Double) throws {
    let found = try margins(.xib, tools, "", width: width, screenWidth: screen)
    #expect(found.left == side)
    #expect(found.right == side)
  }

  /// On devices the screen counts alone, and 390 is narrow whatever Xcode saved the document.
  @Test(arguments: [
    (Place.root, 390.0, 16.0), (.root, 393, 20), (.xib, 390, 16), (.xib, 393, 20),
    (.inner, 390, 16), (.inner, 428, 20),
  ])
  func sidesByScreen(place: Place, screen: Double, side: Double) throws {
    for (tools, system) in [("21507", 15), ("23504", 18)] {
      let found = try margins(
        place, tools, "", width: 320, screenWidth: screen, system: SystemVersion(system))
      #expect(found.left == side)
    }
  }

  /// On devices up to iOS 13 the margins of a table that is a part of the screen are those of its lines, where the screen
  /// isn't wide.
  @Test(arguments: [
    (Place.inner, 375.0, 12, 15.0), (.inner, 414, 13, 20), (.inner, 375, 14, 16),
    (.root, 375, 12, 16), (.root, 414, 13, 20),
  ])
  func sidesOfInnerTablesBySystem(
    place: Place, screen: Double, system: Int, side: Double
  ) throws {
    let found = try margins(
      place, "15702", "", width: 320, screenWidth: screen, bottomArea: 34,
      system: SystemVersion(system))
    #expect(found.left == side)
  }

  /// Before iOS 11 a table's lines, and the texts of UIKit's own styles, begin at the root view's margin where the
  /// table is the root, and else, or before views had margins, at 15.
  @Test(arguments: [
    (Place.root, 375.0, 10, 16.0), (.root, 375, 8, 16), (.root, 320, 7, 15), (.inner, 414, 10, 16),
    (.inner, 375, 9, 15),
  ])
  func linesBySystem(place: Place, screen: Double, system: Int, side: Double) throws {
    let scene = try self.scene(
      place, "12120", "", width: 320, screenWidth: screen, system: SystemVersion(system))
    let table = try #require(scene.views.firstIndex { $0.id == "table" })
    #expect(scene.textMargin(ofTable: table) == side)
  }

  /// Of Xcode 11's canvases only those with a home button have the separator's margin.
  @Test(arguments: [
    (Place.inner, "15702", 0.0, 15.0), (.inner, "15702", 34, 16), (.inner, "14113", 34, 15),
    (.xib, "15702", 0, 15), (.xib, "15702", 34, 16),
  ])
  func separatorMarginsByScreen(
    place: Place, tools: String, bottomArea: Double, side: Double
  ) throws {
    let found = try margins(place, tools, "", width: 320, bottomArea: bottomArea)
    #expect(found.left == side)
    #expect(found.right == side)
  }

  private func margins(
    _ place: Place, _ tools: String, _ preserving: String, width: Int, screenWidth: Double = 320,
    bottomArea: Double = 0, system: SystemVersion? = nil
  ) throws -> EdgeInsets {
    let scene = try self.scene(
      place, tools, preserving, width: width, screenWidth: screenWidth, bottomArea: bottomArea,
      system: system)
    let laidOut = try LayoutEngine(text: TestMeasurer()).layout(scene)
    let frame = try #require(Frames(laidOut: laidOut)["a"])
    return EdgeInsets(
      top: frame.y, left: frame.x, bottom: 100 - frame.maxY, right: Double(width) - frame.maxX)
  }

  private func scene(
    _ place: Place, _ tools: String, _ preserving: String, width: Int, screenWidth: Double = 320,
    bottomArea: Double = 0, system: SystemVersion? = nil
  ) throws -> Scene {
    let attributes = preserving.isEmpty ? "" : #"preservesSuperviewLayoutMargins="YES""#
    let kind = place == .xib ? "XIB" : "Storyboard.XIB"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" toolsVersion="\(tools)">
      \(document(place, attributes, width: width))</document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let screen = Screen(
      width: screenWidth, height: 568,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: bottomArea, right: 0), system: system)
    return scenes.scene(
      try #require(scenes.entries.first), environment: screen.environment,
      isAsDesigned: system == nil)
  }
}

import Foundation
import Testing

@testable import Linting
@testable import Requests

/// Storyboards that others name, as they are kept between requests.
@Suite struct ReferencedStoryboardTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func storyboard(_ controllers: [String], initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="\(initial)"><scenes>
    \(controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined())
    </scenes></document>
    """
  }

  private func addPart(_ number: Int, showing id: String = "part") throws -> String {
    try folder.add(
      "Part\(number).storyboard", storyboard([#"<viewController id="\#(id)"/>"#], initial: id))
  }

  @Test func theyAreReadOnceAndAgainWhenTheyHaveChanged() throws {
    let cache = DocumentCache(rules: .lint)
    let path = try addPart(0)
    let first = try cache.reference(at: path)
    #expect(try cache.reference(at: path).document.root == first.document.root)
    _ = try addPart(0, showing: "other")
    #expect(try cache.reference(at: path).document.initialController?.id == "other")
  }

  /// A device's own storyboard comes before that of all devices, and stands for it where there is no other.
  @Test(arguments: [("iPhone 8", "phone"), ("iPad Air", "pad")])
  func theDevicesOwn(_ device: String, _ expected: String) throws {
    for (name, id) in [("~iphone", "phone"), ("~ipad", "pad"), ("", "all")] {
      _ = try folder.add(
        "Part\(name).storyboard", storyboard([#"<viewController id="\#(id)"/>"#], initial: id))
    }
    _ = try folder.add("Package.swift", "")
    let main = try folder.add(
      "Main.storyboard",
      storyboard(
        [
          """
          <navigationController id="nav"><connections><segue destination="r" kind="relationship" \
          relationship="rootViewController" id="root"/></connections></navigationController>
          """, #"<viewControllerPlaceholder storyboardName="Part" id="r"/>"#,
        ], initial: "nav"))
    let own = try WorkerProgram.run(["simulate", "--device", device, main])
    #expect(own.output.contains("\"Part/\(expected)\""), "\(own.output)")
    try FileManager.default.removeItem(atPath: folder.path + "/Part~iphone.storyboard")
    try FileManager.default.removeItem(atPath: folder.path + "/Part~ipad.storyboard")
    let other = try WorkerProgram.run(["simulate", "--device", device, main])
    #expect(other.output.contains("\"Part/all\""), "\(other.output)")
  }

  private static let tabs = """
    <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
    <segue destination="n" kind="relationship" relationship="viewControllers" id="s"/>
    </connections></tabBarController>
    """
  private static let stack = """
    <navigationController id="n"><tabBarItem key="tabBarItem" title="Written" id="tab"/>
    <navigationBar key="navigationBar" id="navigationBar"/><connections>
    <segue destination="r" kind="relationship" relationship="rootViewController" id="t"/>
    </connections></navigationController>
    """
  private static let reference = #"<viewControllerPlaceholder storyboardName="Part" id="r"/>"#

  /// An app's bundle is flat: any folder of the project may have it, and of several the nearest does.
  @Test(arguments: [["Features/Part/Base.lproj"], ["Other/Deep/Part", "App/Part"]])
  func anywhereInTheProject(folders: [String]) throws {
    _ = try folder.add("Package.swift", "")
    for place in folders {
      let id = place == folders.last ? "nearest" : "other"
      _ = try folder.add(
        place + "/Part.storyboard", storyboard([#"<viewController id="\#(id)"/>"#], initial: id))
    }
    let main = try folder.add(
      "App/Base.lproj/Main.storyboard",
      storyboard([Self.tabs, Self.stack, Self.reference], initial: "tabs"))
    let run = try WorkerProgram.run(["simulate", main])
    #expect(run.output.contains("\"Part/nearest\""), "\(run.output)")
  }

  /// The bars are those of the document that has the containers, and so is the code about them.
  @Test func containersHaveTheirOwnCode() throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Part.storyboard",
      storyboard(
        [#"<viewController id="part"><view key="view" id="root"/></viewController>"#],
        initial: "part"))
    _ = try folder.add(
      "Main.preview.json",
      """
      {"appearance": [{"class": "UINavigationBar", "properties": {"barTintColor": "#12AB34"}}],
       "texts": [{"view": "tab", "text": "Spoken"}]}
      """)
    let main = try folder.add(
      "Main.storyboard", storyboard([Self.tabs, Self.stack, Self.reference], initial: "tabs"))
    let run = try WorkerProgram.run(["simulate", "--frames", "last", main])
    #expect(run.output.contains("#12AB34"), "\(run.output)")
    #expect(run.output.contains("Spoken"))
    #expect(!run.output.contains("\"Written\""))
  }

  /// However many there are, the document that is played is still there, and the images around it.
  @Test func manyOfThemLeaveTheOpenDocumentItsImages() throws {
    let count = 20
    func segue(to id: String) -> String {
      """
      <segue destination="\(id)" kind="relationship" relationship="viewControllers" id="to-\(id)"/>
      """
    }
    for number in 0..<count { _ = try addPart(number) }
    _ = try folder.add("dot.png", "no picture, but a file")
    let references = (0..<count).map {
      #"<viewControllerPlaceholder storyboardName="Part\#($0)" id="r\#($0)"/>"#
    }
    let main = try folder.add(
      "Main.storyboard",
      storyboard(
        [
          """
          <tabBarController id="tabs"><connections>\(segue(to: "home"))
          \((0..<count).map { segue(to: "r\($0)") }.joined())</connections></tabBarController>
          """,
          """
          <viewController id="home"><view key="view" id="root"><subviews>
          <imageView id="image" image="dot"><rect key="frame" x="0" y="99" width="9" height="9"/>
          </imageView></subviews></view></viewController>
          """,
        ] + references, initial: "tabs"))
    let run = try WorkerProgram.run(["simulate", "--frames", "last", main])
    #expect(run.output.contains("dot.png"), "\(run.output)")
  }
}

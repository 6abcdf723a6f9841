import Foundation
import Testing

/// What `lint` says of classes of the app's own, as the project's sources have them.
@Suite struct ClassLintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func findings(_ element: String, _ source: String) throws -> [[String: Any]] {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add("Pier.swift", source)
    let file = try folder.add(
      "Pier.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes><scene><objects>\(element)
      <customObject customClass="Base" customModule="App" customModuleProvider="target" id="o"/></objects></scene></scenes></document>
      """)
    let run = try WorkerProgram.run(
      ["lint", "--format", "json", "--devices", "iPhone 15 Pro", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    return try #require(result["findings"] as? [[String: Any]])
      .filter { ["unknown-class", "class-mismatch"].contains($0["rule"] as? String) }
  }

  private static func controller(
    _ attributes: String, name: String = "viewController", _ inside: String = ""
  ) -> String {
    #"<\#(name) \#(attributes) id="c" sceneMemberID="viewController">\#(inside)</\#(name)>"#
  }

  private static let tide = "class TideController: UIViewController {}"

  /// Only what the document says is the app's own, and what is in a module that there isn't, is known to be missing.
  @Test(arguments: [
    (
      #"customClass="TideController" customModule="App" customModuleProvider="target""#, tide, false
    ),
    (
      #"customClass="TidalController" customModule="App" customModuleProvider="target""#, tide, true
    ),
    (#"customClass="TidalController" customModule="Kit""#, tide, false),
    (#"customClass="TidalController""#, tide, false),
    (#"customClass="TideController" customModule="Piers""#, tide, true),
    (#"customClass="TideController" customModule="Piers""#, "import Piers\n" + tide, false),
    // Objective-C's name of it, and one that is only in a comment.
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "@objc(Tidal) " + tide, false
    ),
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#, "// Tidal\n" + tide,
      true
    ),
    // Sources without any class of UIKit's aren't those of the app.
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "class TideTable: Codable {}", false
    ),
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "let source = \"\"\"\n  \(tide)\n  \"\"\"", false
    ),
    // Quotes within a string, and a string within what is put into one.
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "let source = #\"a \"\(tide)\" b\"#", false
    ),
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "let source = \"\\(text(\"a\")) \(tide)\"", false
    ),
    (
      #"customClass="Tidal" customModule="App" customModuleProvider="target""#,
      "let source = #\"a\"#\n" + tide, true
    ),
  ])
  func unknown(_ attributes: String, _ source: String, _ isFound: Bool) throws {
    let found = try findings(Self.controller(attributes), source)
    #expect(found.map { $0["rule"] as? String } == (isFound ? ["unknown-class"] : []))
    #expect(
      found.allSatisfy { $0["id"] as? String == "c" && $0["severity"] as? String == "warning" })
  }

  private static let table = #"<tableView key="view" id="v"/>"#
  private static let view = #"<view key="view" id="v"/>"#

  /// A class is the element's kind, or one below it.
  @Test(arguments: [
    ("viewController", "", "UIViewController", nil),
    ("viewController", "", "UITabBarController", nil),
    ("viewController", "", "Base", nil),
    ("tableViewController", "", "UITableViewController", nil),
    ("tableViewController", "", "UIViewController", "warning"),
    ("viewController", table, "UITableViewController", nil),
    ("viewController", view, "UITableViewController", "error"),
    ("viewController", view, "NSObject", "warning"),
  ])
  func mismatch(_ name: String, _ inside: String, _ base: String, _ severity: String?) throws {
    let found = try findings(
      Self.controller(#"customClass="Tide""#, name: name, inside), "class Tide: \(base) {}")
    #expect(found.map { $0["severity"] as? String } == (severity.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0["rule"] as? String == "class-mismatch" })
  }

  /// A cell makes its content view itself, whatever the document says of it.
  @Test func contentViews() throws {
    let found = try findings(
      Self.controller(
        "", name: "tableViewController",
        """
        <tableView key="view" id="v"><prototypes><tableViewCell reuseIdentifier="a" id="cell">
        <tableViewCellContentView key="contentView" customClass="UIStackView" id="content"/>
        </tableViewCell></prototypes></tableView>
        """), Self.tide)
    #expect(found.map { $0["id"] as? String } == ["content"])
  }
}

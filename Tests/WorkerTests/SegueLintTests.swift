import Foundation
import Testing

/// Where segues and storyboard references lead, as `lint` judges it.
@Suite struct SegueLintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func findings(_ rule: String, in file: String) throws -> [[String: Any]] {
    let run = try WorkerProgram.run(
      ["lint", "--format", "json", "--devices", "iPhone 15 Pro", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    return try #require(result["findings"] as? [[String: Any]])
      .filter { $0["rule"] as? String == rule }
  }

  private static func document(_ controllers: String...) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>\n" }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(scenes.joined())</scenes></document>
      """
  }

  private static func controller(_ id: String, _ inside: String = "") -> String {
    #"<viewController storyboardIdentifier="\#(id)" id="\#(id)" sceneMemberID="viewController">"#
      + inside + "</viewController>"
  }

  /// A reference to what isn't there is said, of the storyboards that are found.
  @Test(arguments: [
    (#"storyboardName="Other" referencedIdentifier="Harbour""#, nil),
    (#"referencedIdentifier="Here""#, nil), (#"storyboardName="Nowhere""#, nil),
    (#"storyboardName="Other" bundleIdentifier="org.example.kit""#, nil),
    (
      #"referencedIdentifier="Nowhere""#,
      "This storyboard has no controller with the identifier “Nowhere”."
    ),
    (
      #"storyboardName="Other" referencedIdentifier="Nowhere""#,
      "Other.storyboard has no controller with the identifier “Nowhere”."
    ),
    (#"storyboardName="Other""#, "Other.storyboard has no initial controller."),
    (#"storyboardName="Part""#, "Part~ipad.storyboard has no initial controller."),
  ])
  func references(_ attributes: String, _ message: String?) throws {
    _ = try folder.add("Package.swift", "")
    for name in ["Other", "Part~ipad"] {
      _ = try folder.add(name + ".storyboard", Self.document(Self.controller("Harbour")))
    }
    let file = try folder.add(
      "Main.storyboard",
      Self.document(
        Self.controller("Here"),
        #"<viewControllerPlaceholder \#(attributes) id="r" sceneMemberID="viewController"/>"#))
    let found = try findings("storyboard-reference", in: file)
    #expect(found.compactMap { $0["message"] as? String } == (message.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0["id"] as? String == "r" && $0["line"] as? Int == 3 })
  }

  /// An action that is that of another kind is said; without one, and of other kinds, the kind counts.
  @Test(arguments: [
    ("show", "", false), ("presentation", #"action="showDetailViewController:sender:""#, false),
    ("show", #"action="showViewController:sender:""#, false),
    ("show", #"action="showDetailViewController:sender:""#, true),
    ("showDetail", #"action="showViewController:sender:""#, true),
  ])
  func actions(_ kind: String, _ attribute: String, _ isFound: Bool) throws {
    let segue = #"<segue destination="b" kind="\#(kind)" \#(attribute) id="go"/>"#
    let file = try folder.add(
      "Main.storyboard",
      Self.document(
        Self.controller("a", "<connections>\(segue)</connections>"), Self.controller("b")))
    let found = try findings("segue-action", in: file)
    #expect(found.count == (isFound ? 1 : 0))
    #expect(found.allSatisfy { $0["id"] as? String == "go" && $0["line"] as? Int == 2 })
  }

  /// Segues of a controller itself are performed by their identifiers, so each needs one of its own; those of a button,
  /// and what a container holds, don't.
  @Test(arguments: [
    (#"kind="show" identifier="one""#, #"kind="show" identifier="two""#, [String]()),
    (#"kind="relationship" relationship="viewControllers""#, #"kind="embed""#, []),
    (#"kind="show" identifier="one""#, #"kind="show" identifier="one""#, []),
    (#"kind="show""#, #"kind="show" identifier="two""#, ["first"]),
    (#"kind="show" identifier="""#, #"kind="unwind" unwindAction="back:""#, ["first", "second"]),
    (#"kind="show" identifier="one""#, #"kind="presentation" identifier="one""#, ["second"]),
  ])
  func identifiers(_ first: String, _ second: String, _ found: [String]) throws {
    let segues = [(first, "first"), (second, "second")].map {
      #"<segue destination="b" \#($0.0) id="\#($0.1)"/>"#
    }
    let file = try folder.add(
      "Main.storyboard",
      Self.document(
        Self.controller("a", "<connections>\(segues.joined())</connections>"), Self.controller("b"))
    )
    #expect(try findings("segue-identifier", in: file).map { $0["id"] as? String } == found)
  }

  @Test func identifiersOfButtonsMayBeTheSame() throws {
    let button = ["b", "c"].map {
      """
      <button id="of-\($0)"><rect key="frame" x="0" y="0" width="44" height="44"/><connections>
      <segue destination="\($0)" kind="show" identifier="one" id="to-\($0)"/></connections></button>
      """
    }
    let view = #"<view key="view" id="v"><subviews>\#(button.joined())</subviews></view>"#
    let file = try folder.add(
      "Main.storyboard",
      Self.document(Self.controller("a", view), Self.controller("b"), Self.controller("c")))
    #expect(try findings("segue-identifier", in: file).isEmpty)
  }

  /// A scene is lost where nothing that can be shown leads to it; of those that lead to each other one is named.
  @Test(arguments: [
    ("", ["a": ["b"], "b": ["c"], "c": []], [String]()),
    ("", ["a": [], "b": ["c"], "c": []], ["b"]),
    ("", ["a": [], "b": ["c"], "c": ["b"]], ["b"]),
    ("", ["a": [], "b": ["b"], "c": ["c"]], ["b", "c"]),
    (#" launchScreen="YES""#, ["a": [], "b": [], "c": []], []),
  ])
  func unreachableScenes(
    _ attributes: String, _ ways: [String: [String]], _ found: [String]
  ) throws {
    let scenes = ways.sorted { $0.key < $1.key }.map { id, targets in
      let segues = targets.map {
        #"<segue destination="\#($0)" kind="show" identifier="\#($0)" id="\#(id)-\#($0)"/>"#
      }
      return """
        <scene><objects><viewController id="\(id)" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections></viewController></objects></scene>
        """
    }
    let file = try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"\(attributes)><scenes>\(scenes.joined())</scenes></document>
      """)
    #expect(try findings("unreachable-scene", in: file).map { $0["id"] as? String } == found)
  }
}

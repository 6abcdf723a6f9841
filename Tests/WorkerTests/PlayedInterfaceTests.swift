import Foundation
import Testing

/// What the running interface does, as the program tells it.
@Suite struct PlayedInterfaceTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func simulate(
    _ document: String, _ steps: String, companion: String? = nil, _ options: [String]
  ) throws -> [[String: Any]] {
    let path = try folder.add("Main.storyboard", document)
    if let companion { _ = try folder.add("Main.preview.json", companion) }
    let run = try WorkerProgram.run(["simulate", "--steps", "-"] + options + [path], input: steps)
    #expect(run.errors == "")
    return try run.objects()
  }

  private static func document(_ scenes: String, initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ id: String, _ tag: String, _ content: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(tag) id="\(id)" sceneMemberID="viewController">
    \(content)</\(tag)></objects></scene>
    """
  }

  /// A list of two rows beside a detail; the rows have a segue.
  private static let split = document(
    scene(
      "split", "splitViewController",
      """
      <connections>
      <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="empty" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections>
      """)
      + scene(
        "nav", "navigationController",
        """
        <connections><segue destination="list" kind="relationship" \
        relationship="rootViewController" id="r3"/></connections>
        """)
      + scene(
        "list", "tableViewController",
        """
        <tableView key="view" dataMode="static" rowHeight="44" id="table">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections><tableViewSection id="section"><cells>
            <tableViewCell id="first"><connections>
              <segue destination="detail" kind="showDetail" id="show"/></connections>
            </tableViewCell>
            <tableViewCell id="second"/>
          </cells></tableViewSection></sections>
        </tableView>
        """)
      + ["empty", "detail", "other"].map {
        scene(
          $0, "viewController",
          """
          <view key="view" id="\($0)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="Drawn" id="\($0)-label">
          <rect key="frame" x="20" y="100" width="300" height="20"/></label></subviews></view>
          """)
      }.joined(), initial: "split")

  /// The ids of the controllers, outermost first.
  private func controllers(_ node: Any?) -> [String] {
    guard let node = node as? [String: Any], let id = node["id"] as? String else { return [] }
    let inner = ["children", "presented"].flatMap { node[$0] as? [Any] ?? [] }
    return [id] + inner.flatMap(controllers)
  }

  private func view(_ id: String, in node: Any?) -> [String: Any]? {
    guard let node = node as? [String: Any] else { return nil }
    if node["id"] as? String == id { return node }
    return (node["children"] as? [Any])?.lazy.compactMap { view(id, in: $0) }.first
  }

  private func background(of id: String, in step: [String: Any]) -> String? {
    (view(id, in: step["root"])?["look"] as? [String: Any])?["background"] as? String
  }

  private func texts(_ step: [String: Any]) -> [String] {
    (step["events"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }

  /// Source: the header of UISplitViewController, `splitBehavior`.
  @Test func aSplitViewHasAModeOfItsBehaviour() throws {
    let lines = try simulate(
      Self.split,
      #"[{"showColumn": {"column": "primary"}}, {"rotate": {}}, {"rotate": {}}]"#,
      ["--device", "iPad Air 2"])
    let states = lines.compactMap { line -> String? in
      let split = (line["controllers"] as? [String: Any])?["split"] as? [String: Any]
      guard let mode = split?["displayMode"], let behavior = split?["behavior"] else { return nil }
      return "\(mode) \(behavior)"
    }
    #expect(
      states == [
        "secondaryOnly overlay", "oneOverSecondary overlay", "oneBesideSecondary tile",
        "secondaryOnly overlay",
      ])
  }

  @Test func anActionDoesNotReplaceASegue() throws {
    let lines = try simulate(
      Self.split, #"[{"selectRow": {"section": 0, "row": 0}}]"#,
      companion: """
        {"actions": {"log": {"implementedBy": [{"controller": "split", "does": "none"}],
                             "sentBy": [{"sender": "first"}]}}}
        """, ["--device", "iPad Air 2", "--orientation", "landscape"])
    let told = texts(try #require(lines.last))
    let order = [
      "list prepare(for: show to detail)", "list didSelectRow(0, 0)", "split perform log",
    ]
    #expect(told.filter(order.contains) == order)
    let shown = controllers(lines.last?["controllers"])
    #expect(shown == ["split", "nav", "list", "detail"])
  }

  /// Beside the detail that it opened the row stays highlighted; on a phone it is not when the list
  /// comes back. Source of the colour: reference/uikit-15-26.md, Selection.
  @Test func aSelectedRowStaysHighlighted() throws {
    let pad = try simulate(
      Self.split, #"[{"selectRow": {"section": 0, "row": 0}}]"#,
      ["--device", "iPad Air 2", "--orientation", "landscape", "--frames", "all"])
    #expect(pad.map { background(of: "first", in: $0) } == ["#FFFFFF", "#D1D1D6"])
    #expect(pad.map { background(of: "second", in: $0) } == ["#FFFFFF", "#FFFFFF"])
    let phone = try simulate(
      Self.split, #"[{"back": {}}, {"selectRow": {"section": 0, "row": 0}}, {"back": {}}]"#,
      ["--device", "iPhone 8", "--frames", "all"])
    #expect(background(of: "first", in: try #require(phone.last)) == "#FFFFFF")
  }

  /// What the delegate answers with is the same controller each time.
  @Test func theDelegatesControllersAreTheOnesFromBefore() throws {
    let lines = try simulate(
      Self.split,
      """
      [{"selectRow": {"section": 0, "row": 0}}, {"multitask": {"as": "oneThird"}},
       {"multitask": {"as": "fullScreen"}}]
      """,
      companion: """
        {"splitViews": [{"controller": "split", "collapse": [{"secondary": "discard"}],
                         "separate": [{"secondary": "empty"}]}]}
        """, ["--device", "iPad Air 2", "--orientation", "landscape"])
    #expect(controllers(lines.last?["controllers"]) == ["split", "nav", "list", "empty"])
  }

  @Test func aSeguePassesValues() throws {
    let companion = """
      {"segues": [{"segue": "show", "sets": {
        "title": "Row {row}",
        "texts": {"detail-label": ["One", "Two"], "no-label": "x", "view": {"fromRow": "none"}}}}]}
      """
    let lines = try simulate(
      Self.split, #"[{"selectRow": {"section": 0, "row": 0}}]"#, companion: companion,
      ["--device", "iPad Air 2", "--orientation", "landscape", "--frames", "last"])
    let label = try #require(view("detail-label", in: lines.last?["root"]))
    #expect((label["look"] as? [String: Any])?["text"] as? String == "One")
    // Names that the document doesn't have are said with their place.
    let result = lines.first?["companion"] as? [String: Any]
    let diagnostics = result?["diagnostics"] as? [[String: Any]] ?? []
    #expect(
      diagnostics.compactMap { $0["message"] as? String } == [
        "$.segues[0].sets.texts['no-label']: “no-label” is no id, outlet or label in this document; "
          + "what is said of it is left out.",
        "$.segues[0].sets.texts.view.fromRow: “none” is no id, outlet or label in this document; "
          + "what is said of it is left out.",
      ])
    #expect(diagnostics.allSatisfy { $0["line"] as? Int == 3 })
  }
}

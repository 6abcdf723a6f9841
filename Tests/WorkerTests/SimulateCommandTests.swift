import Foundation
import Testing

@Suite struct SimulateCommandTests {
  private let folder: Folder
  private let storyboard: String

  init() throws {
    folder = try Folder()
    storyboard = try folder.add("Main.storyboard", Self.document)
  }

  /// A list in a navigation controller that shows and presents something.
  private static let document = stack(
    """
    <scene sceneID="s2"><objects><viewController id="list" sceneMemberID="viewController">
      <view key="view" id="list-view"/>
      <navigationItem key="navigationItem" title="List" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="plus"><connections>
          <segue destination="detail" kind="presentation" id="add"/>
        </connections></barButtonItem>
      </navigationItem>
      <connections><segue destination="detail" kind="show" id="show"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="detail" sceneMemberID="viewController">
      <view key="view" id="detail-view"/>
    </viewController></objects></scene>
    """)

  private func simulate(_ steps: String, _ options: [String] = []) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["simulate", "--steps", "-", "--device", "iPhone 15"] + options + [storyboard], input: steps)
  }

  private func texts(_ object: [String: Any]) -> [String] {
    (object["events"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }

  @Test func eachStepIsALine() throws {
    let run = try simulate(
      #"[{"segue": {"id": "show"}}, {"back": {}}, {"trigger": {"element": "plus"}}]"#)
    #expect(run.status == 0)
    let lines = try run.objects()
    try #require(lines.count == 4)
    #expect(texts(lines[1]).contains("nav push detail"))
    #expect(texts(lines[2]).contains("nav pop detail"))
    #expect(texts(lines[3]).contains { $0.hasPrefix("nav present detail#2 automatic as") })
    #expect(lines.allSatisfy { $0["root"] == nil })
  }

  @Test func viewsAreThereWhereTheyAreAskedFor() throws {
    let run = try simulate(#"[{"segue": {"id": "show"}}]"#, ["--frames", "last"])
    let lines = try run.objects()
    #expect(lines.first?["root"] == nil)
    let root = try #require(lines.last?["root"] as? [String: Any])
    #expect(root["class"] as? String == "UIWindow")
    #expect(root["frame"] as? [Double] == [0, 0, 393, 852])
    #expect(run.output.contains("detail-view"))
  }

  /// Only what people can scroll is offered for it.
  @Test(arguments: [("", true), (#"scrollEnabled="NO""#, false)])
  func aScrollViewSaysHowFarItScrolls(_ attribute: String, _ scrolls: Bool) throws {
    let path = try folder.add(
      "Long.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22505" initialViewController="long">
        <scenes><scene sceneID="s"><objects><viewController id="long" sceneMemberID="viewController">
          <scrollView key="view" \(attribute) id="scroll">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><view id="content">
              <rect key="frame" x="0" y="0" width="393" height="2000"/></view></subviews>
          </scrollView>
        </viewController></objects></scene></scenes>
      </document>
      """)
    let run = try WorkerProgram.run(
      ["simulate", "--frames", "last", "--device", "iPhone 15", path])
    #expect(run.output.contains(#""scrolling":"#) == scrolls)
  }

  /// A card stands over the main content; what is pushed is part of it.
  @Test(arguments: [
    (#"[{"trigger": {"element": "plus"}}]"#, true), (#"[{"segue": {"id": "show"}}]"#, false),
  ])
  func sheetsAreElevated(_ steps: String, _ isElevated: Bool) throws {
    let run = try simulate(steps, ["--frames", "last", "--appearance", "dark"])
    #expect(run.output.contains(#""isElevated":true"#) == isElevated)
  }

  @Test func aStepThatCannotBePlayedEndsIt() throws {
    let run = try simulate(#"[{"back": {}}, {"rotate": {}}]"#)
    #expect(run.status == 1)
    let lines = try run.objects()
    try #require(lines.count == 2)
    let error = try #require(lines[1]["error"] as? [String: Any])
    #expect(error["code"] as? String == "nothing-to-go-back-to")
    #expect(error["step"] as? Int == 1)
    #expect(run.errors.contains("has something to go back to"))
  }

  /// One line that says where and what, whatever is wrong.
  @Test(arguments: [
    (
      "[{\"rotate\": {}},\n {\"rotate\": {\"to\": \"sideways\"}}]",
      "2:2: Step 2: “rotate.to” has no such value; there are portrait, "
    ),
    ("[{}]", "1:2: Step 1 has to be one of the steps"),
    (#"[{"segu": {"id": "show"}}]"#, "1:2: Step 1 has to be one of the steps"),
    (#"[{"segue": {}}]"#, "1:2: Step 1: “segue.id” is missing"),
    (#"["back"]"#, "1:2: Step 1 has to be an object"), ("{}", "1:1: It has to be an array"),
    // Names with a slip in them.
    (
      "[{\"back\": {}},\n {\"rotate\": {\"orientation\": \"landscape\"}}]",
      "2:2: Step 2: “rotate” has no member “orientation”; it has to."
    ),
    (
      #"[{"selectMore": {"in": "tabs"}}]"#,
      "1:2: Step 1: “selectMore” has no member “in”; it has none."
    ),
    ("no", "1:1: A value is expected here"),
    ("[{\"rotate\": {}},\n {\"rotate\": {} x}]", "2:16: A comma or a closing brace is expected"),
  ])
  func stepsThatAreWrittenWronglySayWhere(_ steps: String, _ message: String) throws {
    let path = try folder.add("steps.json", steps)
    let run = try WorkerProgram.run(["simulate", "--steps", path, storyboard])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.hasPrefix("\(path):\(message)"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// The place is that of the step; the line of what it is about follows.
  @Test(arguments: [
    ("[{\"rotate\": {}},\n {\"back\": {}}]", 2, "2:2: Step 2: ", "select instead.\n"),
    (#"[{"trigger": {"element": "list-view"}}]"#, 1, "1:2: Step 1: ", " (Main.storyboard:11)\n"),
  ])
  func aStepThatCannotBePlayedSaysWhere(
    _ steps: String, _ number: Int, _ place: String, _ end: String
  ) throws {
    _ = try folder.add("steps.json", steps)
    for command in [["simulate"], ["explain", "--view", "list-view"], ["constraints"]] {
      let run = try WorkerProgram.run(
        command + ["--steps", "steps.json", "Main.storyboard"], directory: folder.path)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("steps.json:" + place), "\(run.errors)")
      #expect(run.errors.hasSuffix(end), "\(run.errors)")
    }
  }

  @Test func stepsThatCannotBeReadSayWhy() throws {
    for (path, message) in [
      (folder.path + "/none.json", "There is no such file; check its path."),
      (folder.path, "This is a directory; name a file with steps."),
    ] {
      let run = try WorkerProgram.run(["simulate", "--steps", path, storyboard])
      #expect(run.status == 1 && run.output == "" && run.errors == "\(path): \(message)\n")
    }
    let both = try WorkerProgram.run(["simulate", "--steps", "-", "-"])
    #expect(both.status == 64 && both.errors.contains("either the document or the steps"))
  }

  @Test func aRequestHasTheSameLines() throws {
    let command = try simulate(#"[{"rotate": {}}]"#, ["--frames", "all"])
    let request = """
      {"jsonrpc":"2.0","id":1,"method":"simulate","params":{"file":"\(storyboard)",\
      "device":"iPhone 15","frames":"all","results":"all","steps":[{"rotate":{}}]}}

      """
    let served = try WorkerProgram.run(["serve"], input: request)
    let lines = command.output.split(separator: "\n").joined(separator: ",")
    #expect(served.output == #"{"jsonrpc":"2.0","id":1,"result":["# + lines + "]}\n")
  }

  /// Of many steps the last one is told, be it one that can't be played, unless all are asked for.
  @Test(arguments: [
    (#"[{"rotate": {}}, {"rotate": {}}]"#, 3), ("[]", 1), (#"[{"rotate": {}}, {"back": {}}]"#, 3),
  ])
  func aRequestHasTheLastStep(_ steps: String, _ count: Int) throws {
    let lines = try simulate(steps).output.split(separator: "\n")
    #expect(lines.count == count)
    let last = try simulate(steps, ["--results", "last"])
    #expect(last.output.dropLast() == (lines.last ?? ""))
    let request = """
      {"jsonrpc":"2.0","id":1,"method":"simulate","params":{"file":"\(storyboard)",\
      "device":"iPhone 15","steps":\(steps)}}

      """
    let served = try WorkerProgram.run(["serve"], input: request)
    #expect(served.output == #"{"jsonrpc":"2.0","id":1,"result":["# + (lines.last ?? "") + "]}\n")
  }

  @Test func aWindowCanBeDrawnAfterSteps() throws {
    let steps = try folder.add("steps.json", #"[{"segue": {"id": "show"}}]"#)
    let picture = folder.path + "/window.png"
    let run = try WorkerProgram.run([
      "render", "--steps", steps, "--device", "iPhone 15", "-o", picture, storyboard,
    ])
    #expect(run.status == 0)
    #expect(try run.objects().first?["scene"] as? String == "nav")
    #expect(FileManager.default.fileExists(atPath: picture))
  }
}

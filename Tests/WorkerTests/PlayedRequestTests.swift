import Foundation
import Testing

/// What is asked of the running interface, after some steps.
@Suite struct PlayedRequestTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.navigation)
  }

  /// Two controllers, of which the first shows the second; both have a view as wide as the superview.
  private static let navigation = stack(
    controller("list", showing: "detail") + controller("detail", showing: "list"))

  private static func controller(_ id: String, showing other: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><subviews>
        <view id="\(id)-line" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/><constraints>
        <constraint firstItem="\(id)-line" firstAttribute="top" secondItem="\(id)-safe" \
    secondAttribute="top" id="\(id)-top"/>
        <constraint firstItem="\(id)-line" firstAttribute="leading" secondItem="\(id)-view" \
    secondAttribute="leading" id="\(id)-leading"/>
        <constraint firstItem="\(id)-line" firstAttribute="width" secondItem="\(id)-view" \
    secondAttribute="width" id="\(id)-width"/>
        <constraint firstItem="\(id)-line" firstAttribute="height" constant="4" id="\(id)-height"/>
      </constraints></view>
      <connections><segue destination="\(other)" kind="show" id="show-\(other)"/></connections>
    </viewController></objects></scene>
    """
  }

  private func asked(
    _ command: [String], steps: String
  ) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      command + ["--device", "iPhone 15", "--steps", "-", document], input: steps)
  }

  @Test func stepsArePlayedFirst() throws {
    let steps = #"[{"segue": {"id": "show-detail"}}, {"rotate": {"to": "landscape"}}]"#
    let result = try #require(
      try asked(["explain", "--view", "detail-line"], steps: steps).objects().first)
    #expect(result["scene"] as? String == "scene-detail")
    // Below the navigation bar of a phone in landscape, which has no status bar: 54, below 24.
    #expect(result["frame"] as? [Double] == [0, 78, 852, 4])
    let y = try #require(result["y"] as? [String: Any])
    let reasons = try #require(y["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["id"] as? String } == ["detail-top"])

    let system = try #require(try asked(["constraints"], steps: steps).objects().first)
    #expect((system["variables"] as? [String])?.first == "detail-view.minX")
  }

  @Test func anyOptionForARunningInterfaceRunsIt() throws {
    let run = try WorkerProgram.run([
      "explain", "--view", "detail-line", "--initial", "detail", "--device", "iPhone 8", document,
    ])
    #expect(try run.objects().first?["frame"] as? [Double] == [0, 20, 375, 4])
  }

  /// The scene that a storyboard names, although its other one is on screen too.
  @Test func aSceneOnScreenCanBeChosen() throws {
    let system = try #require(
      try asked(["constraints", "--scene", "scene-list"], steps: "[]").objects().first)
    #expect((system["variables"] as? [String])?.first == "list-view.minX")
  }

  @Test(arguments: [
    (["explain", "--view", "list-line"], "is shown after these steps"),
    (["explain", "--view", "detail-line", "--scene", "scene-list"], "No scene “scene-list”"),
    (["constraints", "--scene", "list"], "No scene “list” is on screen"),
  ])
  func whatIsNotOnScreenIsSaid(_ command: [String], _ message: String) throws {
    let run = try asked(command, steps: #"[{"segue": {"id": "show-detail"}}]"#)
    #expect(run.status == 1 && run.output == "" && run.errors.contains(message))
  }

  @Test func aStepThatCannotBePlayedIsSaid() throws {
    let run = try asked(["explain", "--view", "list-line"], steps: #"[{"back": {}}]"#)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("has something to go back to"))
  }

  @Test(arguments: [
    ["constraints"], ["explain", "--view", "list-line"], ["render", "--output", "list.png"],
  ])
  func anAppDoesNotRunAsDesigned(_ command: [String]) throws {
    let run = try WorkerProgram.run(
      command + ["--as-designed", "--initial", "list", document], directory: folder.path)
    #expect(run.status == 64 && run.output == "" && run.errors.contains("leave out as-designed"))
  }

  @Test func theConstraintsOnScreenAreListed() throws {
    func served(_ details: Bool) throws -> [String: Any] {
      let message = """
        {"jsonrpc":"2.0","id":1,"method":"simulate","params":{"file":"\(document)",\
        "device":"iPhone 15","frames":"last","details":\(details),\
        "steps":[{"segue":{"id":"show-detail"}}]}}

        """
      let answer = try WorkerProgram.run(["serve"], input: message).objects().first
      return try #require((answer?["result"] as? [[String: Any]])?.last)
    }
    let constraints = try #require(try served(true)["constraints"] as? [[String: Any]])
    #expect(
      Set(constraints.compactMap { $0["id"] as? String })
        == ["detail-top", "detail-leading", "detail-width", "detail-height"])
    #expect(try served(false)["constraints"] == nil)
  }

  @Test func aServedRequestPlaysTheSameSteps() throws {
    let steps = #"[{"segue": {"id": "show-detail"}}]"#
    let run = try asked(["explain", "--view", "detail-line"], steps: steps)
    let message = """
      {"jsonrpc":"2.0","id":1,"method":"explain","params":{"file":"\(document)",\
      "device":"iPhone 15","view":"detail-line","steps":\(steps)}}

      """
    let served = try WorkerProgram.run(["serve"], input: message)
    #expect(
      served.output == #"{"jsonrpc":"2.0","id":1,"result":"# + run.output.dropLast() + "}\n")
  }
}

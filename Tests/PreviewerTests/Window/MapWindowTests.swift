import Foundation
import Testing

@testable import Previewer
@testable import PreviewerCanvas
@testable import PreviewerModel
@testable import PreviewerWorker

/// The storyboard as a map, in the real window.
extension WindowTests {
  private static func scene(_ name: String, x: Int, _ objects: String) -> String {
    """
    <scene sceneID="scene-\(name)"><objects>\(objects)</objects>
      <point key="canvasLocation" x="\(x)" y="0"/></scene>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="Red">
    <scenes>\(scenes)</scenes></document>
    """
  }

  /// A red scene that presents a green one, and a reference to another document.
  private static let linked = storyboard(
    scene(
      "Red", x: 0,
      """
      <viewController title="Red" id="Red" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="red-root">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        <connections>
          <segue destination="Green" kind="presentation" identifier="toGreen" \
      modalPresentationStyle="formSheet" id="seg"/>
          <segue destination="Ref" kind="show" id="out"/>
        </connections>
      </viewController>
      """)
      + scene(
        "Green", x: 900,
        """
        <viewController title="Green" id="Green" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="green-root">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </viewController>
        """)
      + scene(
        "Ref", x: 1800,
        """
        <viewControllerPlaceholder storyboardName="Other" id="Ref" sceneMemberID="viewController"/>
        """))

  /// Runs a test with the linked document and the one that it refers to.
  private func withLinked(_ body: (RunningPreviewer) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "linked-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appending(path: "Main.storyboard")
    try Self.linked.write(to: main, atomically: true, encoding: .utf8)
    try Self.document(#"red="0" green="0" blue="1""#).write(
      to: folder.appending(path: "Other.storyboard"), atomically: true, encoding: .utf8)
    let previewer = try RunningPreviewer(main.path)
    defer { previewer.end() }
    try body(previewer)
  }

  @Test func aSegueIsSelectedByKeyboard() throws {
    try withLinked { previewer in
      let red = try waitFor(Self.red, in: previewer)
      try Desktop.click(red.x, red.y)
      try canvas(previewer, says: "Selected: ")
      try Desktop.press("period")
      try canvas(previewer, says: "Selected: Present Modally “toGreen”")
      for text in ["Form Sheet", "toGreen", "seg · line"] {
        try previewer.waitForNode("\(text) in the inspector") {
          ($0.name.hasPrefix(text) || $0.text == text) && $0.isShown
        }
      }
      // The next one, back, and to its ends.
      try Desktop.press("period")
      try canvas(previewer, says: "Selected: Show from")
      try Desktop.press("comma", "Right")
      try canvas(previewer, says: "Selected: Green.")
      try Desktop.press("comma")
      try canvas(previewer, says: "Selected: Present Modally “toGreen”")
      try Desktop.press("Left")
      try canvas(previewer, says: "Selected: Red.")
    }
  }

  /// Its symbol is in the middle between both scenes.
  @Test func aSegueIsSelectedByItsSymbol() throws {
    try withLinked { previewer in
      let red = try waitFor(Self.red, in: previewer)
      let green = try waitFor(Self.green, in: previewer)
      // Two lines leave the red scene; the one to the green scene is the straight one of both.
      for step in -40...40 where step.isMultiple(of: 4) {
        try Desktop.click((red.x + green.x) / 2, red.y + step)
        let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
        if canvas.description.contains("Selected: Present Modally") { return }
      }
      Issue.record("no segue was found between both scenes")
    }
  }

  /// Twelve screens in a row are seen small: a click is about a scene then, and not about a view that can't be told from
  /// another one.
  @Test func ofAMapThatIsSeenWholeScenesAreSelected() throws {
    let others = (1...10).map { number in
      Self.scene(
        "More\(number)", x: 900 * number,
        """
        <viewController title="More\(number)" id="More\(number)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root-\(number)">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          </view>
        </viewController>
        """)
    }
    let green = Self.linked.replacing("x=\"900\"", with: "x=\"9900\"")
    let text = green.replacing("</scenes>", with: others.joined() + "</scenes>")
    let file = FileManager.default.temporaryDirectory.appending(path: "map-\(UUID()).storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(file.path)
    defer { previewer.end() }
    let red = try waitFor(Self.red, in: previewer)
    try Desktop.click(red.x, red.y)
    try canvas(previewer, says: "Selected: Red.")
    // Nearer, its view is.
    try Desktop.press("ctrl+8")
    let near = try previewer.wait("the scene") {
      try Desktop.screenshot().largest(of: Self.red).flatMap { $0.width > 200 ? $0 : nil }
    }
    try Desktop.click(near.x + near.width / 2, near.y + near.height / 2)
    try canvas(previewer, says: "Selected: View.")
  }

  @Test func aReferenceOpensItsDocument() throws {
    try withLinked { previewer in
      let red = try waitFor(Self.red, in: previewer)
      try Desktop.click(red.x, red.y)
      try Desktop.press("period", "period", "Right")
      try canvas(previewer, says: "Selected: Other.")
      try previewer.waitForNode("the button") { $0.name == "Open Other.storyboard" }
      // In place first, then to the scene that it stands for, and to its document.
      try Desktop.press("Return")
      try canvas(previewer, says: "1 document is open in place.")
      try previewer.wait("its scene") {
        try Desktop.screenshot().count(of: Self.blue) > 300 ? true : nil
      }
      try Desktop.press("Return")
      try canvas(previewer, says: ", in Other.storyboard.")
      // Back to the reference, away and there again.
      try Desktop.press("Escape")
      try canvas(previewer, says: "Selected: Other.")
      try Desktop.press("ctrl+Return")
      try previewer.wait("the map of one document") {
        try Desktop.screenshot().count(of: Self.blue) == 0 ? true : nil
      }
      try Desktop.press("Return")
      try canvas(previewer, says: "1 document is open in place.")
      try Desktop.press("Return")
      try canvas(previewer, says: ", in Other.storyboard.")
      try Desktop.press("Return")
      try previewer.waitForNode("the other document's window") {
        $0.name == "Other.storyboard — Ninefold"
      }
    }
  }

  @Test func theWholeAppIsOneMap() throws {
    try withLinked { previewer in
      let red = try waitFor(Self.red, in: previewer)
      try Desktop.click(red.x, red.y)
      try Desktop.press("ctrl+4")
      try canvas(previewer, says: "1 document is open in place.")
      let blue = try waitFor(Self.blue, in: previewer)
      try Desktop.click(blue.x, blue.y)
      try canvas(previewer, says: ", in Other.storyboard.")
      // The document that is edited stays that.
      let again = try waitFor(Self.red, in: previewer)
      try Desktop.click(again.x, again.y)
      try canvas(previewer, says: "Selected: View.")
      try Desktop.press("ctrl+4")
      try previewer.wait("the document alone") {
        try Desktop.screenshot().count(of: Self.blue) == 0 ? true : nil
      }
    }
  }

  @Test func theCanvasIsLaidOutByKeyboard() throws {
    try withLinked { previewer in
      func isGreenThere() throws -> Bool { try Desktop.screenshot().count(of: Self.green) > 500 }
      let red = try waitFor(Self.red, in: previewer)
      try Desktop.click(red.x, red.y)
      try Desktop.press("ctrl+3")
      try previewer.wait("the red scene alone") { try isGreenThere() ? nil : true }
      try Desktop.press("ctrl+2")
      try previewer.wait("both") { try isGreenThere() ? true : nil }
      try previewer.waitForNode("the button of the grid") {
        $0.name == "Grid" && $0.states.contains("pressed")
      }
    }
  }

  /// Writes a document of 60 red scenes for a test, and shows them in a grid.
  private func withManyScenes(
    environment: [String: String], _ body: (RunningPreviewer) throws -> Void
  ) throws {
    let scenes = (0..<60).map { number in
      Self.scene(
        "S\(number)", x: number * 900,
        """
        <viewController title="S\(number)" id="S\(number)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root-\(number)">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </viewController>
        """)
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "many-\(UUID()).storyboard")
    try Self.storyboard(scenes.joined()).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var state = WindowState()
    (state.mode, state.device) = (.grid, "iPhone 15")
    let previewer = try RunningPreviewer(file.path, state: state, environment: environment)
    defer { previewer.end() }
    try body(previewer)
  }

  /// The sides of a red scene, and about how many of them are there.
  private func redScenes() throws -> (across: Int, down: Int, count: Double) {
    let screenshot = try Desktop.screenshot()
    let (across, down) = screenshot.longestLines(of: Self.red)
    return (across, down, Double(screenshot.count(of: Self.red)) / Double(max(across * down, 1)))
  }

  /// Those in sight are there first, and then all; with the pictures placed by either renderer.
  @Test(arguments: ["cairo", "gl"]) func manyScenesTurn(renderer: String) throws {
    try withManyScenes(environment: ["GSK_RENDERER": renderer]) { previewer in
      /// The sides of a scene, once all are there: status bars and round corners aren't red.
      func sides() throws -> (across: Int, down: Int)? {
        let (across, down, count) = try redScenes()
        return count > 50 ? (across, down) : nil
      }
      try previewer.wait("60 upright scenes") {
        try sides().flatMap { $0.across * 3 < $0.down * 2 ? true : nil }
      }
      try Desktop.press("ctrl+Right")
      try previewer.wait("60 turned scenes") {
        try sides().flatMap { $0.across * 2 > $0.down * 3 ? true : nil }
      }
    }
  }

  /// A worker that is asked for whole documents only once a file is there.
  private static func slowWorker(_ program: String, gate: String) -> String {
    """
    #!/usr/bin/python3
    import json, os, subprocess, sys, threading, time
    if sys.argv[1:2] != ["serve"]: os.execv("\(program)", ["\(program)"] + sys.argv[1:])
    worker = subprocess.Popen(["\(program)"] + sys.argv[1:], stdin=subprocess.PIPE)
    held, lock = [], threading.Lock()
    def send(line):
        worker.stdin.write(line)
        worker.stdin.flush()
    def wait():
        while not os.path.exists("\(gate)"): time.sleep(0.02)
        with lock:
            for line in held: send(line)
    threading.Thread(target=wait, daemon=True).start()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        parameters = request.get("params", {})
        isWhole = request["method"] == "resolve" and not {"scenes", "outline"} & set(parameters)
        with lock:
            if isWhole and not os.path.exists("\(gate)"): held.append(line)
            else: send(line)
    worker.stdin.close()
    worker.wait()
    """
  }

  /// A document that is opened has empty frames first, then what is seen in them, then all.
  @Test func scenesShowAsTheyCome() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let (program, gate) = (
      directory.appending(path: "ninefold-worker"), directory.appending(path: "gate")
    )
    let worker = try #require(ProgramFiles.directory) + "/ninefold-worker"
    try Self.slowWorker(worker, gate: gate.path).write(
      to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    try withManyScenes(environment: ["NINEFOLD_WORKER": program.path]) { previewer in
      try previewer.waitForNode("the frames") {
        $0.description.contains("60 scenes are being laid out.") && $0.isShown
      }
      try previewer.waitForNode("the name of one") { $0.name == "S59" && $0.isShown }
      try previewer.wait("15 scenes of 60") {
        (12...17).contains(try redScenes().count) ? true : nil
      }
      try Data().write(to: gate)
      try previewer.wait("60 scenes") { try redScenes().count > 50 ? true : nil }
      try previewer.waitForNode("that all are there") { $0.description.contains("60 scenes.") }
    }
  }

  /// A map most of which is empty is arranged by its flow where its user wants that, and as it was again.
  @Test func aSparseMapIsTidiedUp() throws {
    func scene(_ place: Int) -> String {
      """
      <scene sceneID="s\(place)"><objects>
        <viewController title="\(place)" id="\(place == 0 ? "Red" : "c\(place)")" \
      sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v\(place)">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          <connections>
            <segue destination="c\(place + 1)" kind="show" id="g\(place)"/>
          </connections>
        </viewController></objects>
        <point key="canvasLocation" x="\(place * 900)" y="\(place * 2500)"/></scene>
      """
    }
    try withWindow(Self.storyboard((0..<7).map(scene).joined())) { previewer, _ in
      func seen() throws -> Int { try Desktop.screenshot().count(of: Self.red) }
      let offer = try previewer.waitForNode("the offer") {
        $0.name.hasSuffix("Tidy Up") && $0.role.hasSuffix("button") && $0.isShown
      }
      let before = try previewer.wait("the map as it is") {
        let count = try seen()
        return count > 100 ? count : nil
      }
      try Desktop.click(offer)
      try previewer.wait("larger scenes") { try seen() * 10 > before * 13 ? true : nil }
      try Desktop.press("ctrl+shift+y")
      try previewer.wait("the map as it was") { try seen() * 10 < before * 13 ? true : nil }
    }
  }
}

import Foundation
import Testing

/// How long a document may take, and texts that would take long.
@Suite struct TimeLimitTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func aDocumentThatTakesTooLongIsGivenUpAndTheOthersAreDone() throws {
    let slow = try folder.add("slow.storyboard", Fixtures.storyboard(viewCount: 60_000))
    let good = try folder.add("good.xib", Fixtures.xib)
    let run = try WorkerProgram.run(
      ["resolve", "--as-designed", "--timeout", "0.2", slow, good])
    let lines = try run.objects()
    #expect(run.status == 1 && lines.count == 2)
    let error = lines.first?["error"] as? [String: Any]
    #expect(error?["code"] as? String == "timeout")
    #expect((error?["message"] as? String)?.contains("0.2 seconds") == true)
    #expect(lines.last?["scenes"] != nil)
  }

  @Test func theTimeOfARequestIsLimited() throws {
    let slow = try folder.add("slow.storyboard", Fixtures.storyboard(viewCount: 60_000))
    let run = try WorkerProgram.run(
      ["serve", "--timeout", "0.2"],
      input: #"{"jsonrpc":"2.0","id":1,"method":"render","params":{"file":"\#(slow)"}}"# + "\n")
    #expect(run.output.contains("-32001") && run.output.contains(#""timeout""#))
  }

  /// Checked and drawn on every screen it would take minutes.
  @Test func aReportThatNobodyWaitsForIsGivenUp() throws {
    let text = Fixtures.storyboard(viewCount: 1_000)
    let before = try folder.add("before.storyboard", text)
    let after = try folder.add(
      "after.storyboard", text.replacingOccurrences(of: #"id="v999""#, with: #"id="other""#))
    let worker = try ServingWorker()
    worker.send(
      #"{"jsonrpc":"2.0","id":1,"method":"diff","params":{"before":"\#(before)","#
        + #""after":"\#(after)","format":"html"}}"#)
    worker.send(#"{"jsonrpc":"2.0","id":2,"method":"devices"}"#)
    usleep(500_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      worker.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
      #expect(worker.receive()?.contains("-32800") == true)
      #expect(worker.receive()?.contains(#""id":2,"result""#) == true)
    }
    #expect(time < .seconds(10))
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "soon"])
  func aTimeIsANumberOfSeconds(_ seconds: String) throws {
    #expect(try WorkerProgram.run(["resolve", "--timeout=\(seconds)", "a.xib"]).status == 64)
  }

  @Test(arguments: [
    ("a" + String(repeating: "\u{301}", count: 3_000), true),
    (String(repeating: "word ", count: 8_000), true),
    (String(repeating: "word ", count: 6_000), false),
    (String(repeating: "o\u{308}\u{304}", count: 3_000), false),
  ])
  func aTextThatIsCutIsAnIssue(_ text: String, isCut: Bool) throws {
    let file = try folder.add(
      "cut.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <label text="\(text)" fixedFrame="YES" id="l">
      <rect key="frame" x="0" y="0" width="300" height="300"/></label>
      </subviews></view></objects></document>
      """)
    let scenes = try WorkerProgram.run(["resolve", "--as-designed", file]).objects().first?[
      "scenes"]
    let scene = try #require((scenes as? [[String: Any]])?.first)
    let issues = (scene["issues"] as? [[String: Any]] ?? []).filter {
      $0["rule"] as? String == "text-too-long"
    }
    #expect(issues.count == (isCut ? 1 : 0))
    if isCut {
      try #require(issues.count == 1)
      #expect(issues[0]["id"] as? String == "l" && issues[0]["line"] as? Int == 3)
      let message = try #require(issues[0]["message"] as? String)
      #expect(message.contains("a text of \(text.unicodeScalars.count) characters"))
    }
  }

  /// Texts of more than anybody reads: of marks on one letter, of one word, of many lines, and in a font that
  /// Pango measures.
  @Test(
    arguments: [
      ("a" + String(repeating: "\u{301}", count: 130_000), "system"),
      (String(repeating: "x", count: 2_000_000), "system"),
      (String(repeating: "long words ", count: 200_000), "system"),
      (String(repeating: "y", count: 500_000), "Papyrus"),
      (String(repeating: "文", count: 300_000), "system"),
    ], [0, 1])
  func longTextsTakeNoTime(_ text: (String, String), _ lines: Int) throws {
    let (text, font) = text
    let description =
      font == "system" ? #"type="system""# : #"name="\#(font)" family="\#(font)""#
    let file = try folder.add(
      "long.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <label text="\(text)" numberOfLines="\(lines)" fixedFrame="YES" id="l">
      <rect key="frame" x="0" y="0" width="300" height="300"/>
      <fontDescription key="fontDescription" \(description) pointSize="17"/></label>
      </subviews></view></objects></document>
      """)
    let clock = ContinuousClock()
    let start = clock.now
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "-o", folder.path + "/out.png", file])
    #expect(run.status == 0, "\(run.errors)")
    // A tenth of that where nothing else is done at the same time, and built for release.
    #expect(clock.now - start < .seconds(20))
  }
}

import Foundation
import Testing

@Suite struct ResolveCommandTests {
  private let folder: Folder
  private let xib: String
  private let storyboard: String
  private let broken: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
    storyboard = try folder.add("Main.storyboard", Fixtures.storyboard)
    broken = try folder.add("broken.xib", Fixtures.broken)
  }

  private func frame(of id: String, in result: [String: Any]) -> [Double]? {
    func find(_ node: [String: Any]) -> [Double]? {
      if node["id"] as? String == id { return node["frame"] as? [Double] }
      return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    let scenes = result["scenes"] as? [[String: Any]] ?? []
    return scenes.lazy.compactMap { $0["root"] as? [String: Any] }.compactMap(find).first
  }

  private func result(_ arguments: [String]) throws -> [String: Any] {
    let run = try WorkerProgram.run(["resolve"] + arguments)
    return try #require(try run.objects().first)
  }

  // MARK: Results

  @Test func framesAreWhatTheConstraintsSay() throws {
    let run = try WorkerProgram.run(["resolve", "--as-designed", xib])
    #expect(run.status == 0 && run.errors == "")
    let result = try #require(run.objects().first)
    #expect(frame(of: "aaa-bb-ccc", in: result) == [0, 0, 320, 200])
    #expect(frame(of: "ddd-ee-fff", in: result) == [8, 8, 100, 30])
  }

  /// A third of 320 is no pixel at 2x.
  @Test func whatWasBeforeRoundingCanBeHad() throws {
    let text = Fixtures.xib.replacingOccurrences(
      of: #"firstAttribute="width" constant="100""#,
      with: #"firstAttribute="width" secondItem="aaa-bb-ccc" secondAttribute="width" "#
        + #"multiplier="1/3""#)
    let file = try folder.add("third.xib", text)
    func node(_ options: [String]) throws -> [String: Any] {
      let result = try result(["--as-designed", file] + options)
      let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
      let root = try #require(scene["root"] as? [String: Any])
      return try #require((root["children"] as? [[String: Any]])?.first)
    }
    let unrounded = try #require(try node(["--unrounded"])["unrounded"] as? [String: Any])
    #expect(unrounded["frame"] as? [Double] == [8, 8, 106.666667, 30])
    #expect((unrounded["layoutMargins"] as? [String: Double])?["left"] == 8)
    #expect(try node([])["unrounded"] == nil)
  }

  /// From the start tag's beginning to behind its end, in characters; of a document that is sent as well.
  @Test func issuesHavePlaces() throws {
    let text = #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
      <!-- Ä😀 --> <imageView id="i" image="Ä>"
        userLabel="😀"/></subviews><constraints><constraint firstItem="i" secondItem="none" id="c"/></constraints>
      </view></objects></document>
      """#
    let file = try folder.add("places.xib", text)
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "resolve", "params": ["text": text, "file": file],
    ]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let answer = try WorkerProgram.run(["serve"], input: line + "\n").objects().first
    for result in [try result([file]), try #require(answer?["result"] as? [String: Any])] {
      let scenes = result["scenes"] as? [[String: Any]]
      let all =
        (scenes?.first?["issues"] as? [[String: Any]] ?? [])
        + (result["diagnostics"] as? [[String: Any]] ?? [])
      func place(_ rule: String) -> [Int?] {
        let issue = all.first { $0["rule"] as? String == rule }
        return ["line", "column", "endLine", "endColumn"].map { issue?[$0] as? Int }
      }
      #expect(place("missing-image") == [3, 13, 4, 18], "\(all)")
      #expect(place("unresolved-reference") == [4, 42, 4, 94], "\(all)")
    }
  }

  /// The safe area of a screen with a status bar, in the view whose guide it is.
  @Test func whereGuidesLieCanBeHad() throws {
    let text = Fixtures.storyboard(viewCount: 1).replacingOccurrences(
      of: "</constraints>", with: #"</constraints><viewLayoutGuide key="safeArea" id="guide"/>"#)
    let file = try folder.add("guides.storyboard", text)
    let result = try result(["--device", "iPhone 8", "--unrounded", file])
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let unrounded = try #require(root["unrounded"] as? [String: Any])
    let guides = try #require(unrounded["layoutGuides"] as? [[String: Any]])
    #expect(guides.compactMap { $0["id"] as? String } == ["guide"])
    #expect(guides.compactMap { $0["kind"] as? String } == ["safeArea"])
    #expect(guides.compactMap { $0["frame"] as? [Double] } == [[0, 20, 375, 647]])
  }

  /// As few as are handed on one by one, and as many as are handed on together; with options anywhere.
  @Test(arguments: [3, 17, 18, 40]) func filesAreReadInTheirOrder(count: Int) throws {
    let files = try (0..<count).map { try folder.add("a \($0).xib", Fixtures.xib) }
    let half = count / 2
    for arguments in [
      files, ["--as-designed"] + files, ["--device", "iPhone 15 Pro"] + files, ["--"] + files,
      files[..<half] + ["--device", "iPhone 15 Pro"] + files[half...], files + ["--as-designed"],
    ] {
      let run = try WorkerProgram.run(["resolve"] + arguments)
      #expect(run.status == 0 && run.errors == "")
      #expect(try run.objects().compactMap { $0["file"] as? String } == files)
    }
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    // A folder without documents.
    let empty = folder.path + "/empty"
    _ = try folder.add("empty/notes.txt", "")
    let files = [xib, broken, folder.path + "/none.xib", empty, storyboard]
    let run = try WorkerProgram.run(["resolve", "--as-designed"] + files)
    #expect(run.status == 1)
    let results = try run.objects()
    #expect(results.map { $0["file"] as? String } == files)
    let errors = results.map { $0["error"] as? [String: Any] }
    #expect(
      errors.map { $0?["code"] as? String }
        == [nil, "malformed-xml", "file-not-found", "is-directory", nil])
    #expect(errors[1]?["line"] as? Int == 3)
    #expect(errors[1]?["column"] is Int)
  }

  @Test(arguments: [["--as-designed"], []])
  func theDocumentsOwnCanvasIsUsedAsDesignedAndByDefault(_ options: [String]) throws {
    let result = try result(options + [storyboard])
    #expect(frame(of: "one-vi-one", in: result) == [0, 0, 667, 375])
    #expect(result["orientation"] as? String == "landscape")
  }

  /// The canvas without a device is 600 × 600 points of one pixel up to Xcode 7, since then an iPhone's.
  @Test(arguments: [("", 1), (#"<capability name="documents saved in the Xcode 8 format"/>"#, 2)])
  func withoutADevice(_ capability: String, scale: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="11542">
      <dependencies>\(capability)</dependencies>
      <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="500"/></view></objects>
      </document>
      """
    let result = try result(["--as-designed", try folder.add("any.xib", text)])
    let traits = try #require(result["traits"] as? [String: Any])
    #expect(traits["displayScale"] as? Int == scale)
    #expect(traits["horizontalSizeClass"] == nil)
    #expect(result["device"] == nil && result["orientation"] == nil)
  }

  @Test func aCanvasOfTheGridIsHeldInNoOrientation() throws {
    let result = try result(["--size-class", "wR-hC", storyboard])
    #expect(result["device"] == nil && result["orientation"] == nil)
  }

  @Test(arguments: [
    (["--device", "iPhone 15 Pro"], [0, 0, 393, 852]),
    (["--device", "retina4_7"], [0, 0, 375, 667]),
    (["--device", "ipad9_7", "--orientation", "landscape"], [0, 0, 1024, 768]),
    (["--orientation", "portrait"], [0, 0, 375, 667]),
    (["--size-class", "wCompact-hRegular"], [0, 0, 400, 800]),
    (["--size-class", "wAny-hAny"], [0, 0, 600, 600]),
  ])
  func canvasesCanBeChosen(_ options: [String], _ expected: [Double]) throws {
    #expect(frame(of: "two-vi-two", in: try result(options + [storyboard])) == expected)
  }

  @Test func aSizeClassReplacesTheClassesOfADevice() throws {
    let result = try result(
      ["--device", "ipad9_7", "--size-class", "wCompact-hRegular", storyboard])
    let traits = try #require(result["traits"] as? [String: Any])
    #expect(traits["horizontalSizeClass"] as? String == "compact")
    #expect(traits["userInterfaceIdiom"] as? String == "pad")
    #expect(frame(of: "two-vi-two", in: result) == [0, 0, 768, 1024])
  }

  @Test func aSceneCanBeChosen() throws {
    let scenes = try result(["--scene", "two-sc-two", storyboard])["scenes"] as? [[String: Any]]
    #expect(scenes?.map { $0["id"] as? String } == ["two-sc-two"])
    let wrong = try WorkerProgram.run(["resolve", "--scene", "nope", storyboard])
    #expect(wrong.status == 1)
    let error = try #require(try wrong.objects().first?["error"] as? [String: Any])
    #expect(error["code"] as? String == "no-such-scene")
    #expect((error["message"] as? String)?.contains("one-sc-one") == true)
  }

  @Test func detailsNameTheConstraints() throws {
    let scenes = try result(["--as-designed", "--details", xib])["scenes"] as? [[String: Any]]
    let constraints = try #require(scenes?.first?["constraints"] as? [[String: Any]])
    let texts = constraints.compactMap { $0["text"] as? String }
    #expect(texts.contains("UIView ddd-ee-fff.leading = UIView aaa-bb-ccc.leading + 8"))
    #expect(texts.contains("UIView.width = 100"))
  }

  @Test(arguments: [["-"], []])
  func aDocumentCanComeFromStandardInput(_ file: [String]) throws {
    let run = try WorkerProgram.run(["resolve", "--as-designed"] + file, input: Fixtures.xib)
    let result = try #require(try run.objects().first)
    #expect(run.status == 0)
    #expect(result["file"] as? String == "-")
    #expect(frame(of: "ddd-ee-fff", in: result) == [8, 8, 100, 30])
  }

  /// A document may be nested 1,000 deep; two elements make one level of views.
  @Test func theDeepestDocumentIsResolved() throws {
    let deep = try folder.add("deep.xib", Fixtures.nested(498))
    let run = try WorkerProgram.run(["resolve", "--as-designed", deep])
    #expect(run.status == 0)
    #expect(run.output.contains(#""id":"n-497""#))
  }

  // MARK: Wrong command lines

  @Test func anUnknownDeviceGetsSuggestions() throws {
    let run = try WorkerProgram.run(["resolve", "--device", "iPhone 15 Prx", xib])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("Did you mean “iPhone 15 Pro”"))
  }

  @Test(arguments: [
    ["--size-class", "wC-hR", "--orientation", "landscape"],
    ["--size-class", "wHuge-hAny"], ["--orientation", "sideways"], ["--no-such-option"],
    ["--as-designed", "--device", "retina4_7"],
  ])
  func wrongOptionsAreUsageErrors(_ options: [String]) throws {
    let run = try WorkerProgram.run(["resolve"] + options + [xib])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
  }

  // MARK: The output

  private func start(
    _ arguments: [String], input: Pipe = Pipe(), output: Any, errors: Pipe = Pipe()
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  /// Standard input keeps the second document waiting until the first one's line is there.
  @Test func eachLineIsFlushedWhenItIsReady() throws {
    let (input, output) = (Pipe(), Pipe())
    let process = try start(["resolve", "--as-designed", xib, "-"], input: input, output: output)
    #expect(output.fileHandleForReading.availableData.last == UInt8(ascii: "\n"))
    #expect(process.isRunning)
    try input.fileHandleForWriting.write(contentsOf: Data(Fixtures.storyboard.utf8))
    try input.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile().last == UInt8(ascii: "\n"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    let process = try start(
      ["resolve", "--as-designed", xib, "-", xib], input: input, output: output, errors: errors)
    _ = output.fileHandleForReading.availableData
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data(Fixtures.xib.utf8))
    try input.fileHandleForWriting.close()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(message.isEmpty)
  }

  @Test func aFullDiskIsReported() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let errors = Pipe()
    let process = try start(["resolve", "--as-designed", xib], output: full, errors: errors)
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(String(decoding: message, as: UTF8.self).contains("can't be written"))
  }

  /// Views without names are told apart in the constraints between them; others need no ids.
  @Test func constraintsBetweenNamesakesNameTheirIds() throws {
    let folder = try Folder()
    let file = try folder.add(
      "two.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
      <label text="Bias" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
      </subviews><constraints>
      <constraint firstItem="one" firstAttribute="leading" secondItem="two" secondAttribute="leading" id="a"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="two" secondAttribute="top" id="b"/>
      <constraint firstItem="one" firstAttribute="width" secondItem="one" secondAttribute="height" id="c"/>
      </constraints></view></objects></document>
      """)
    let result = try WorkerProgram.run(["resolve", "--details", file]).objects().first
    let scene = try #require((result?["scenes"] as? [[String: Any]])?.first)
    let texts = (scene["constraints"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(
      texts == [
        "UISlider one.leading = UISlider two.leading", "Bias.top = UISlider.top",
        "UISlider.width = UISlider.height",
      ])
  }
}

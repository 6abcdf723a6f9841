import Foundation
import Testing

/// Documents checked on many screens.
@Suite struct LintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func xib(_ views: String, name: String = "View.xib", width: Int = 320) throws -> String {
    try folder.add(
      name,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(views)
      </subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view>
      </objects></document>
      """)
  }

  private func findings(_ arguments: String...) throws -> [[String: Any]] {
    let run = try WorkerProgram.run(["lint", "--format", "json"] + arguments)
    let result = try #require(try run.objects().first, "\(run.errors)")
    #expect(result["protocolVersion"] as? Int == 1)
    return try #require(result["findings"] as? [[String: Any]])
  }

  private static let frame = #"<rect key="frame" x="20" y="20" width="200" height="50"/>"#

  private static func label(_ color: String, size: Int = 17) -> String {
    """
    <label text="Read me" id="l">\(frame)\
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\
    <color key="textColor" \(color)/></label>
    """
  }

  private static func gray(_ white: Double) -> String {
    #"red="\#(white)" green="\#(white)" blue="\#(white)" alpha="1" colorSpace="custom" "#
      + #"customColorSpace="sRGB""#
  }

  /// A view, and the rules that it breaks beside those of its layout.
  @Test(
    arguments: [
      (label(gray(0.4)), []), (label(gray(0.5)), ["contrast"]),
      // 3 : 1 are enough for large text.
      (label(gray(0.5), size: 18), []), (label(gray(0.7), size: 18), ["contrast"]),
      // It gains contrast where people ask for it.
      (label(#"systemColor="secondaryLabelColor""#), []),
      // It lies beyond what has a colour.
      (
        "<view id=\"v\">\(frame)<subviews>"
          + label(gray(0.7)).replacing("y=\"20\"", with: "y=\"40\"") + "</subviews></view>", []
      ),
      // What is behind it isn't one colour.
      ("<imageView id=\"i\">\(frame)</imageView>" + label(gray(0.7)), []),
      (
        "<view id=\"v\" customClass=\"Gradient\">\(frame)<subviews>\(label(gray(0.7)))</subviews></view>",
        []
      ),
      (
        #"<button id="b">\#(frame)<state key="normal" image="pen"/></button>"#,
        ["accessibility-label"]
      ),
      (
        #"<button id="b">\#(frame)<accessibility key="accessibilityConfiguration" label="Write"/>"#
          + #"<state key="normal" image="pen"/></button>"#, []
      ),
      (#"<button id="b">\#(frame)<state key="normal" title="Write" image="pen"/></button>"#, []),
      (
        #"<button id="b">\#(frame)<state key="normal" image="pencil" catalog="system"/></button>"#,
        []
      ),
      (
        #"<button id="b"><rect key="frame" x="20" y="20" width="90" height="22"/>"#
          + #"<state key="normal" title="Go"/></button>"#, ["tap-target"]
      ),
      (#"<webView id="w">\#(frame)</webView>"#, ["deprecated-class"]),
      (
        #"<tableView id="t">\#(frame)<prototypes><tableViewCell id="c">\#(frame)"#
          + #"</tableViewCell></prototypes></tableView>"#,
        ["impossible-structure", "reuse-identifier"]
      ),
    ] as [(String, [String])])
  func rules(views: String, broken: [String]) throws {
    let found = try findings("--devices", "iPhone 15 Pro", try xib(views))
    let others = ["missing-image", "outside-superview", "no-room", "overlap"]
    let rules = found.compactMap { $0["rule"] as? String }.filter { !others.contains($0) }
    #expect(rules == broken, "\(found)")
  }

  private static func view(_ tag: String, _ inside: String = "", _ attributes: String = "")
    -> String
  {
    #"<\#(tag) \#(attributes) id="c">\#(frame)\#(inside)</\#(tag)>"#
  }

  private static func accessible(_ rest: String) -> String {
    #"<accessibility key="accessibilityConfiguration"\#(rest)"#
  }

  private static func element(_ isElement: String) -> String {
    accessible(#"><bool key="isElement" value="\#(isElement)"/></accessibility>"#)
  }

  private static func cell(_ inside: String) -> String {
    """
    <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="400"/><prototypes>
    <tableViewCell reuseIdentifier="r" id="cell"><rect key="frame" x="0" y="0" width="320" height="80"/>
    <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" \
    height="80"/><subviews>\(inside)</subviews></tableViewCellContentView></tableViewCell>
    </prototypes></tableView>
    """
  }

  private static func segments(_ attributes: String) -> String {
    #"<segments><segment title="A"/><segment \#(attributes)/></segments>"#
  }

  private static let labelled =
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "#
    + #"type="string" keyPath="accessibilityLabel" value="Wi-Fi"/></userDefinedRuntimeAttributes>"#
  private static let placeholder = #"placeholder="Name""#
  private static let gestures =
    #"<connections><outletCollection property="gestureRecognizers" "#
    + #"destination="g" id="o"/></connections>"#

  /// A view, and how bad it is that VoiceOver can't name it; nil where it can, or needn't.
  @Test(
    arguments: [
      (view("switch"), "warning"), (view("switch", accessible(#" label="Wi-Fi"/>"#)), nil),
      (view("switch", labelled), nil), (view("switch", "", #"customClass="Named""#), nil),
      (view("switch", "", #"hidden="YES""#), nil), (view("switch", element("NO")), nil),
      // A label beside it is another element.
      (label(gray(0)) + view("switch"), "warning"),
      (view("slider"), "warning"), (view("stepper"), "warning"),
      (view("slider", accessible(#" label="Volume"/>"#)), nil),
      // Code may give it one.
      (
        view("switch")
          + #"<view id="x">\#(frame)<connections><outlet property="p" destination="c" "#
          + #"id="o"/></connections></view>"#, "info"
      ),
      // VoiceOver stops at what is around it, or at the cell with its text.
      (
        #"<view id="x">\#(frame)\#(element("YES"))<subviews>\#(view("switch"))</subviews></view>"#,
        nil
      ),
      (cell(label(gray(0)) + view("switch")), nil), (cell(view("switch")), "warning"),
      (view("textField"), "warning"), (view("textField", "", placeholder), nil),
      (view("textField", "", #"text="Ann""#), "warning"),
      (view("textField", accessible(#" label="Name"/>"#)), nil),
      (view("textField", "", #"userInteractionEnabled="NO""#), nil),
      (view("segmentedControl", segments(#"title="B""#)), nil),
      (view("segmentedControl", segments(#"title="" image="pen""#)), "warning"),
      (view("segmentedControl", segments(#"title="B" image="pen""#)), nil),
      (view("segmentedControl", segments(#"image="pencil" catalog="system""#)), nil),
      // An image view is passed by unless it is made an element, or is touched.
      (view("imageView", "", #"image="pen""#), nil),
      (view("imageView", element("YES"), #"image="pen""#), "warning"),
      (view("imageView", element("YES"), #"image="pencil" catalog="system""#), nil),
      (
        view(
          "imageView",
          accessible(#" label="Ann"><bool key="isElement" value="YES"/></accessibility>"#)),
        nil
      ),
      (
        view(
          "imageView",
          accessible(#"><accessibilityTraits key="traits" button="YES"/></accessibility>"#)),
        "warning"
      ),
      (
        view(
          "imageView",
          accessible(
            #"><accessibilityTraits key="traits" image="YES" notEnabled="YES"/></accessibility>"#)),
        nil
      ),
      (view("imageView", gestures), "warning"),
      (view("imageView", gestures, #"userInteractionEnabled="NO""#), nil),
    ] as [(String, String?)])
  func accessibilityLabels(views: String, severity: String?) throws {
    let found = try findings("--devices", "iPhone 15 Pro", try xib(views)).filter {
      $0["rule"] as? String == "accessibility-label"
    }
    #expect(found.map { $0["severity"] as? String } == (severity.map { [$0] } ?? []), "\(found)")
  }

  @Test func storyboardIdentifiersAreOneScenesEach() throws {
    let scenes = ["a", "b"].map {
      #"<scene sceneID="s\#($0)"><objects><viewController storyboardIdentifier="Same" id="\#($0)" "#
        + #"sceneMemberID="viewController"/></objects></scene>"#
    }
    let file = try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """)
    let found = try findings("--devices", "iPhone 15 Pro", file)
    let finding = try #require(
      found.first { $0["rule"] as? String == "storyboard-identifier" })
    #expect(finding["id"] as? String == "b" && finding["line"] as? Int == 3)
    #expect(finding["severity"] as? String == "error")
  }

  /// A view of 700 points is outside all screens but the wide ones, which is said once.
  @Test func whatOccursOnSeveralScreensIsOneFinding() throws {
    let file = try xib(
      #"<label text="X" fixedFrame="YES" id="l"><rect key="frame" x="0" y="20" width="700" "#
        + #"height="20"/></label>"#)
    // What is on its own keeps its size, so it has to fill the screen.
    let storyboard = try folder.add("Main.storyboard", Self.storyboard(of: file))
    let found = try findings("--devices", "phones", "--orientations", "portrait", storyboard)
      .filter { $0["rule"] as? String == "outside-superview" }
    try #require(found.count == 1)
    let screens = try #require(found[0]["screens"] as? [String])
    #expect(screens.count > 3 && Set(screens).count == screens.count)
    #expect(screens.allSatisfy { $0.hasSuffix("portrait") || $0 == "as designed" })
    #expect(found[0]["screenCount"] as? Int == screens.count { $0 != "as designed" })
  }

  /// A prototype that fills a list is one element, however many rows show it.
  @Test func rowsOfAPrototypeAreOneElement() throws {
    let cell = """
      <tableView rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
      <tableViewCell reuseIdentifier="c" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="Much too long for this" id="l"><rect key="frame" x="0" y="0" width="40" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let file = try xib(cell)
    let storyboard = try folder.add("Main.storyboard", Self.storyboard(of: file))
    _ = try folder.add(
      "Main.preview.json",
      #"{"lists": [{"view": "t", "sections": [{"rows": [{"cell": "c", "count": 3}]}]}]}"#
    )
    let found = try findings("--devices", "iPhone 15 Pro", storyboard).filter {
      $0["rule"] as? String == "text-cut-off"
    }
    #expect(found.count == 1 && found.first?["id"] as? String == "l", "\(found)")
  }

  /// Parts of a pad's screen, of the devices that have them, and windows that are alike once.
  @Test(
    arguments: [
      ("fullScreen", ["iPad portrait", "iPad landscape", "iPhone portrait", "iPhone landscape"]),
      ("oneHalf", ["iPad landscape, oneHalf"]),
      (
        "oneThird,slideOver",
        ["iPad portrait, oneThird", "iPad landscape, oneThird"]
      ),
      ("slideOver", ["iPad portrait, slideOver", "iPad landscape, slideOver"]),
      (
        "twoThirds,fullScreen",
        [
          "iPad portrait, twoThirds", "iPad landscape, twoThirds", "iPad portrait",
          "iPad landscape",
          "iPhone portrait", "iPhone landscape",
        ]
      ),
    ] as [(String, [String])])
  func partsOfScreens(parts: String, screens: [String]) throws {
    let file = try xib(
      #"<label text="X" fixedFrame="YES" id="l"><rect key="frame" x="0" y="20" width="1700" "#
        + #"height="20"/></label>"#)
    let storyboard = try folder.add("Main.storyboard", Self.storyboard(of: file))
    let devices = "iPad (9th generation),iPhone SE (3rd generation)"
    let found = try findings("--devices", devices, "--multitasking", parts, storyboard)
      .filter { $0["rule"] as? String == "outside-superview" }
    try #require(found.count == 1)
    let names = try #require(found[0]["screens"] as? [String]).filter { $0 != "as designed" }
    #expect(
      names.map {
        $0.replacing(" (9th generation)", with: "").replacing(" SE (3rd generation)", with: "")
      } == screens)
    #expect(found[0]["screenCount"] as? Int == screens.count)
  }

  /// What fits the screen and not a third of it.
  @Test func aPartIsAsWideAsItsWindow() throws {
    let file = try xib(
      #"<label text="X" fixedFrame="YES" id="l"><rect key="frame" x="0" y="20" width="400" "#
        + #"height="20"/></label>"#, width: 768)
    let storyboard = try folder.add("Main.storyboard", Self.storyboard(of: file))
    func screens(_ parts: String) throws -> [String] {
      let found = try findings(
        "--devices", "iPad (9th generation)", "--orientations", "portrait", "--multitasking", parts,
        storyboard
      ).first { $0["rule"] as? String == "outside-superview" }
      return found?["screens"] as? [String] ?? []
    }
    #expect(try screens("fullScreen").allSatisfy { $0 == "as designed" })
    #expect(try screens("oneThird").contains("iPad (9th generation) portrait, oneThird"))
  }

  @Test func partsThatThereAreNot() throws {
    let file = try xib("")
    func run(_ arguments: String...) throws -> WorkerProgram.Run {
      try WorkerProgram.run(["lint"] + arguments + [file])
    }
    let phones = try run("--devices", "phones", "--multitasking", "oneHalf")
    #expect(phones.status == 64 && phones.errors.contains("or has such windows."))
    let half = try run("--multitasking", "half")
    #expect(half.status == 64 && half.errors.contains("“half” is no part of a pad's screen"))
  }

  private static func storyboard(of file: String) throws -> String {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let view = try #require(text.firstMatch(of: #/<view id="root">(?s:.*)<\/view>/#)).output
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      \(view.replacing("<view id=\"root\">", with: "<view key=\"view\" id=\"root\">"))
      </viewController></objects></scene></scenes></document>
      """
  }

  @Test func theStatusSaysWhetherSomethingWasFound() throws {
    let warning = try xib(#"<webView id="w">\#(Self.frame)</webView>"#)
    func status(_ arguments: String...) throws -> Int32 {
      try WorkerProgram.run(["lint", "--devices", "iPhone 15 Pro"] + arguments).status
    }
    #expect(try status(warning) == 2)
    #expect(try status("--fail-on", "error", warning) == 0)
    #expect(try status("--disable", "deprecated-class", warning) == 0)
    #expect(try status("--disable", "nonsense", warning) == 64)
    #expect(try status("--devices", "Nokia 3310", warning) == 64)
    // What can't be read is an error, and the others are checked.
    let broken = try folder.add("broken.xib", "<document")
    let run = try WorkerProgram.run(
      ["lint", "--fail-on", "error", "--devices", "iPhone 15 Pro", broken, warning])
    #expect(run.status == 2)
    #expect(run.output.contains("error: ") && run.output.contains("[malformed-xml]"))
    #expect(run.output.contains("[deprecated-class]"))
    #expect(run.output.contains("2 documents: 1 error, 1 warning"))
    #expect(try status(folder.path + "/none.xib") == 2)
  }

  /// Folders are searched, but for what belongs to others.
  @Test func projectsAreCheckedWhole() throws {
    let view = #"<webView id="w">\#(Self.frame)</webView>"#
    for name in ["App/A.xib", "App/Views/B.xib", "Pods/C.xib", ".git/D.xib", "x.framework/E.xib"] {
      _ = try xib(view, name: name)
    }
    let found = try findings("--devices", "iPhone 15 Pro", folder.path)
    let files = found.compactMap { $0["file"] as? String }
    #expect(files == [folder.path + "/App/A.xib", folder.path + "/App/Views/B.xib"])
  }

  @Test func aBaselineIsLeftOutHoweverLinesMove() throws {
    let view = #"<webView id="w">\#(Self.frame)</webView>"#
    let file = try xib(view)
    let devices = ["lint", "--devices", "iPhone 15 Pro"]
    let accepted = try WorkerProgram.run(devices + ["--format", "json", file])
    let baseline = try folder.add("accepted.json", accepted.output)
    _ = try xib("\n\n" + view)
    let again = try WorkerProgram.run(devices + ["--baseline", baseline, file])
    #expect(again.status == 0 && again.output.contains("1 document: nothing found"))
    _ = try xib(view + view.replacing("\"w\"", with: "\"new\""))
    let more = try WorkerProgram.run(devices + ["--baseline", baseline, file])
    #expect(more.status == 2 && more.output.components(separatedBy: "deprecated").count == 3)
    #expect(try WorkerProgram.run(devices + ["--baseline", file, file]).status == 1)
  }

  /// Views without ids are told apart by where they are, which may move; so may figures in what is said of them.
  @Test func aBaselineIsLeftOutOfViewsWithoutIDs() throws {
    func views(_ above: String, side: Int, _ count: Int = 2) -> String {
      let button =
        "<button fixedFrame=\"YES\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"\(side)\" "
        + "height=\"\(side)\"/><state key=\"normal\" title=\"x\"/></button>"
      return above + Array(repeating: button, count: count).joined(separator: "\n")
    }
    let file = try xib(views("", side: 12))
    let options = ["lint", "--devices", "iPhone 15 Pro", "--fail-on", "info"]
    let accepted = try WorkerProgram.run(options + ["--format", "json", file])
    let baseline = try folder.add("accepted.json", accepted.output)
    #expect(accepted.output.components(separatedBy: "tap-target").count == 3)
    // One that was written when places were in fingerprints.
    let earlier = try folder.add(
      "earlier.json", accepted.output.replacing(/"fingerprint":"/) { _ in "\"fingerprint\":\"0" })
    for content in [views("\n\n", side: 12), views("\n", side: 13)] {
      _ = try xib(content)
      for known in [baseline, earlier] {
        let again = try WorkerProgram.run(options + ["--baseline", known, file])
        #expect(again.output == "1 document: nothing found\n", "\(again.output)")
      }
    }
    _ = try xib(views("\n", side: 12, 3))
    for known in [baseline, earlier] {
      let more = try WorkerProgram.run(options + ["--baseline", known, file])
      #expect(more.output.components(separatedBy: "tap-target").count == 2, "\(more.output)")
    }
  }

  @Test func shardsAndThreadsMergeToTheSameBytes() throws {
    for index in 0..<7 {
      _ = try xib(#"<webView id="w">\#(Self.frame)</webView>"#, name: "V\(index).xib")
    }
    func run(_ arguments: String...) throws -> String {
      try WorkerProgram.run(
        ["lint", "--devices", "iPhone 15 Pro", "--format", "json"] + arguments + [folder.path]
      ).output
    }
    let whole = try run("--jobs", "1")
    #expect(try run("--jobs", "4") == whole)
    let parts = try (1...3).map { part in
      ["--merge", try folder.add("\(part).json", try run("--shard", "\(part)/3"))]
    }
    let merged = try WorkerProgram.run(
      ["lint", "--format", "json"] + parts.reversed().flatMap(\.self))
    #expect(merged.output == whole && merged.status == 2)
    // As a shell writes out `--merge [123].json`.
    let files = parts.map { $0[1] }
    func merge(_ files: [String]) throws -> WorkerProgram.Run {
      try WorkerProgram.run(["lint", "--format", "json", "--merge"] + files)
    }
    #expect(try merge(files).output == whole)
    // What is left out would pass for sound.
    let missing = try merge([files[0], files[2]])
    #expect(missing.status == 1 && missing.errors.contains("missing: 2."))
    #expect(try merge(files + [files[1]]).status == 1)
    #expect(
      try WorkerProgram.run(["lint", "--merge", files[0], "--shard", "1/3"]).status == 64)
    #expect(try WorkerProgram.run(["lint", "--shard", "4/3", folder.path]).status == 64)
  }

  /// Pipelines name files from the repository's folder on.
  @Test(arguments: [
    ("github", "::warning file=View.xib,"), ("sarif", #""uri":"View.xib""#),
    ("gitlab", #""path":"View.xib""#),
    ("text", "./View.xib:"),
  ])
  func pathsOfFindings(format: String, expected: String) throws {
    _ = try xib("<webView id=\"w\">\(Self.frame)</webView>")
    let run = try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--format", format, "."], directory: folder.path)
    #expect(run.output.contains(expected) && run.status == 2)
  }

  /// Names are any bytes, and a URI has those that they are.
  @Test func pathsThatAreNoText() throws {
    let file = try xib("<webView id=\"w\">\(Self.frame)</webView>")
    let shell = "mv \"$1\" \"$(printf '%s/V\\377.xib' \"$2\")\""
    _ = try WorkerProgram.run(["-c", shell, "sh", file, folder.path], program: "/bin/sh")
    let run = try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--format", "sarif", "."], directory: folder.path)
    #expect(run.output.contains(#""uri":"V%FF.xib""#), "\(run.output)")
  }

  @Test func reportsAreWhatProgramsExpect() throws {
    let tag = #"<webView id="w&lt;&quot;" userLabel="ä">"#
    let file = try xib("\(tag)\(Self.frame)</webView>")
    func report(_ format: String) throws -> String {
      try WorkerProgram.run(["lint", "--devices", "iPhone 15 Pro", "--format", format, file]).output
    }
    let log = try JSONSerialization.jsonObject(with: Data(try report("sarif").utf8))
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "deprecated-class")
    #expect(result["level"] as? String == "warning")
    // From the beginning of the start tag to its end.
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = try #require((place as? [String: Any])?["region"] as? [String: Int])
    #expect(region["startColumn"] == 1 && region["endLine"] == 5)
    #expect(region["endColumn"] == 1 + tag.count)
    let github = try report("github")
    #expect(
      github.hasPrefix(
        "::warning file=\(file),line=5,col=1,endLine=5,endColumn=\(1 + tag.count),title="))
    let quality = try JSONSerialization.jsonObject(with: Data(try report("gitlab").utf8))
    let entry = try #require((quality as? [[String: Any]])?.first)
    #expect(entry["check_name"] as? String == "deprecated-class")
    #expect(entry["severity"] as? String == "minor" && entry["fingerprint"] is String)
    let location = entry["location"] as? [String: Any]
    #expect(location?["path"] as? String == file)
    #expect((location?["lines"] as? [String: Int])?["begin"] == 5)
    // Well-formed, whatever is in it.
    let junit = try folder.add("junit.xml", try report("junit"))
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/python3")
    python.arguments = [
      "-c",
      """
      import sys, xml.etree.ElementTree as ET
      root = ET.parse(sys.argv[1]).getroot()
      case = root.find("testsuite/testcase")
      assert root.get("failures") == "1" and case.find("failure") is not None
      assert case.get("name") == 'deprecated-class w<"', case.get("name")
      """, junit,
    ]
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
  }

  @Test func everyRuleIsExplained() throws {
    let all = try WorkerProgram.run(["lint", "--explain", "all"])
    #expect(all.status == 0 && all.output.split(separator: "\n").count >= 4 * 25)
    let one = try WorkerProgram.run(["lint", "--explain", "companion-unknown-key"])
    #expect(one.output.hasPrefix("companion\n"))
    #expect(try WorkerProgram.run(["lint", "--explain", "nonsense"]).status == 64)
  }

  /// The rules of the manual's tables, but for those of a running interface and of pictures, for what Ninefold
  /// draws something else for, and for documents that can't be read, where the message says all.
  @Test func everyRuleOfTheManualIsExplained() throws {
    let manual = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Documentation/Worker.md")
    let rules = try String(contentsOf: manual, encoding: .utf8)
      .matches(of: /(?m)^\| `([a-z-]+)`[^|]* \|.+ (?:error|warning|info)/).map { String($0.1) }
    #expect(rules.count > 20)
    let unexplained = [
      "covered-by-keyboard", "not-drawn", "approximate-symbol", "approximate-font", "inferred-xib",
      "malformed-xml",
    ]
    #expect(Set(rules).isSuperset(of: unexplained))
    for rule in rules where !unexplained.contains(rule) {
      #expect(try WorkerProgram.run(["lint", "--explain", rule]).status == 0, "\(rule)")
    }
  }

  @Test func aRequestGivesTheSame() throws {
    let file = try xib(#"<webView id="w">\#(Self.frame)</webView>"#)
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPhone 15 Pro", "--format", "json", file,
    ])
    let served = try WorkerProgram.run(
      ["serve"],
      input:
        #"{"jsonrpc":"2.0","id":1,"method":"lint","params":{"paths":["\#(file)"],"devices":["iPhone 15 Pro"]}}"#
        + "\n")
    #expect(served.output == #"{"jsonrpc":"2.0","id":1,"result":"# + run.output.dropLast() + "}\n")
  }
}

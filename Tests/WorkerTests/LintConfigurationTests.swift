import Foundation
import Testing

/// What a project's `ninefold.json` says of its checks, and what git says has changed.
@Suite struct LintConfigurationTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["A.xib", "Old/B.xib", "Old/Deep/C.xib"] { _ = try add(name) }
  }

  /// A document with a web view, which is deprecated.
  private func add(_ name: String, _ title: String = "") throws -> String {
    try folder.add(
      name,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <webView id="web" userLabel="\(title)"><rect key="frame" x="0" y="0" width="320" height="480"/>
      </webView></objects></document>
      """)
  }

  /// Makes A.xib one with a label that may be wider than its screen.
  private func addLabel(width: Int) throws {
    _ = try folder.add(
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="X" id="l"><rect key="frame" x="0" y="20" width="\(width)" height="20"/></label>
      </subviews></view></objects></document>
      """)
  }

  private func lint(_ arguments: String...) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["lint", "--root", folder.path, "--format", "json", "--devices", "iPhone 15 Pro"] + arguments
        + [folder.path])
  }

  private func findings(_ run: WorkerProgram.Run) throws -> [[String: Any]] {
    let result = try #require(try run.objects().first, "\(run.errors)")
    return try #require(result["findings"] as? [[String: Any]])
  }

  private func files(_ run: WorkerProgram.Run) throws -> [String] {
    try findings(run).compactMap { $0["file"] as? String }.map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test(
    arguments: [
      ("{}", ["A.xib", "Old/B.xib", "Old/Deep/C.xib"]),
      (#"{"lint": {"rules": {"deprecated-class": "off"}}}"#, []),
      (#"{"lint": {"exclude": ["Old/"]}}"#, ["A.xib"]),
      (#"{"lint": {"exclude": ["Deep"]}}"#, ["A.xib", "Old/B.xib"]),
      (#"{"lint": {"exclude": ["*.xib"]}}"#, []),
      (#"{"lint": {"exclude": ["/A.*", "Old/*/C.xib"]}}"#, ["Old/B.xib"]),
      (#"{"lint": {"exclude": ["Old/**"]}}"#, ["A.xib"]),
      (#"{"lint": {"exclude": ["**/D*p/**"]}}"#, ["A.xib", "Old/B.xib"]),
      (#"{"lint": {"exclude": ["**/[BC].x*", "[!B].xib"]}}"#, []),
      (
        #"{"lint": {"exclude": ["[A-", "A.xib/x", "**/Old/**/**/C.xib"]}}"#, ["A.xib", "Old/B.xib"]
      ),
      (#"{"lint": {"exclude": ["**/C.xib", "Old/Dee?/B.xib"]}}"#, ["A.xib", "Old/B.xib"]),
      (
        #"{"lint": {"suppress": [{"rule": "deprecated-class", "file": "Old", "reason": "gone soon"}]}}"#,
        ["A.xib"]
      ),
      (
        #"{"lint": {"suppress": [{"rule": "deprecated-class", "id": "web", "file": "/A.xib", "reason": "x"}]}}"#,
        ["Old/B.xib", "Old/Deep/C.xib"]
      ),
      (
        #"{"lint": {"suppress": [{"rule": "contrast", "id": "web", "reason": "x"}]}}"#,
        ["A.xib", "Old/B.xib", "Old/Deep/C.xib"]
      ),
    ] as [(String, [String])])
  func whatCounts(configuration: String, found: [String]) throws {
    _ = try folder.add("ninefold.json", configuration)
    #expect(try files(lint()) == found)
    #expect(try files(lint("--no-config")).count == 3)
  }

  @Test func severitiesDecideTheStatus() throws {
    _ = try folder.add("ninefold.json", #"{"lint": {"rules": {"deprecated-class": "info"}}}"#)
    #expect(try lint().status == 0 && findings(lint())[0]["severity"] as? String == "info")
    #expect(try lint("--fail-on", "info").status == 2)
    let other = try folder.add("other.json", #"{"lint": {"failOn": "error"}}"#)
    #expect(try lint("--config", other).status == 0 && lint("--no-config").status == 2)
  }

  @Test func optionsWinOverTheMatrix() throws {
    _ = try folder.add(
      "ninefold.json",
      #"{"lint": {"matrix": {"devices": ["phones"], "orientations": ["portrait"], "systems": ["16"]}}}"#
    )
    try addLabel(width: 700)
    let found = try findings(lint("--systems", "15,17"))
      .first { $0["rule"] as? String == "outside-superview" }
    #expect(
      found?["screens"] as? [String] == [
        "as designed", "iPhone 15 Pro portrait, iOS 17",
      ], "15 doesn't run there")
    #expect(try lint("--systems", "12").status == 64)
  }

  @Test func partsOfScreensOfTheMatrix() throws {
    _ = try folder.add(
      "ninefold.json",
      #"{"lint": {"matrix": {"devices": ["iPad (9th generation)"], "multitasking": ["oneHalf"]}}}"#)
    try addLabel(width: 1700)
    func screens(_ arguments: String...) throws -> [String]? {
      let run = try WorkerProgram.run(
        ["lint", "--root", folder.path, "--format", "json"] + arguments + [folder.path])
      return try findings(run).first { $0["rule"] as? String == "outside-superview" }?["screens"]
        as? [String]
    }
    #expect(try screens() == ["as designed", "iPad (9th generation) landscape, oneHalf"])
    #expect(
      try screens("--multitasking", "oneThird", "--orientations", "portrait")
        == ["as designed", "iPad (9th generation) portrait, oneThird"])
  }

  /// What the project is for counts where neither the command line nor the matrix says otherwise.
  @Test(
    arguments: [
      (#"{"devices": ["iPhone SE (3rd generation)"]}"#, "iPhone SE (3rd generation) portrait"),
      (
        #"{"devices": ["pads"], "lint": {"matrix": {"devices": ["iPhone 15 Pro"]}}}"#,
        "iPhone 15 Pro portrait"
      ),
    ])
  func devicesOfTheProject(configuration: String, screen: String) throws {
    _ = try folder.add("ninefold.json", configuration)
    try addLabel(width: 1700)
    let run = try WorkerProgram.run([
      "lint", "--root", folder.path, "--format", "json", "--orientations", "portrait", folder.path,
    ])
    let found = try findings(run).first { $0["rule"] as? String == "outside-superview" }
    #expect(found?["screens"] as? [String] == ["as designed", screen])
  }

  @Test func languagesOfTheProject() throws {
    _ = try folder.add("ninefold.json", #"{"languages": ["qqqq"]}"#)
    #expect(try lint().errors.contains("ninefold.json:1:16: “qqqq” is no language"))
    _ = try folder.add(
      "ninefold.json", #"{"languages": ["qqqq"], "lint": {"matrix": {"languages": []}}}"#)
    #expect(try lint().status == 2)
  }

  /// With details, `resolve` has them for whoever offers devices and languages; of a group the usual ones.
  @Test(
    arguments: [
      (
        #"{"devices": ["iPhone SE (3rd generation)"], "languages": ["de"]}"#,
        ["iPhone SE (3rd generation)"], ["de"]
      ),
      (
        #"{"devices": ["pads", "iPhone Eight"]}"#,
        ["iPad mini (6th generation)", "iPad Pro (12.9-inch) (6th generation)"], nil
      ),
      (#"{"languages": []}"#, nil, nil), ("{", nil, nil),
    ] as [(String, [String]?, [String]?)])
  func whatTheProjectIsForIsResolved(
    configuration: String, devices: [String]?, languages: [String]?
  ) throws {
    _ = try folder.add("ninefold.json", configuration)
    try addLabel(width: 100)
    let run = try WorkerProgram.run([
      "resolve", "--details", "--root", folder.path, folder.path + "/A.xib",
    ])
    let result = try #require(try run.objects().first, "\(run.errors)")
    #expect(result["projectDevices"] as? [String] == devices)
    #expect(result["projectLanguages"] as? [String] == languages)
    let plain = try WorkerProgram.run(["resolve", "--root", folder.path, folder.path + "/A.xib"])
    #expect(!plain.output.contains("projectDevices"))
  }

  /// An unknown device is a fault of the file; a command that names others isn't stopped by it.
  @Test func unknownDevicesOfTheProject() throws {
    let configuration = try folder.add("ninefold.json", #"{"devices": ["iPhone Eight"]}"#)
    let run = try WorkerProgram.run(["lint", "--root", folder.path, folder.path])
    #expect(run.status == 1 && run.errors.contains("There is no device “iPhone Eight”"))
    #expect(run.errors.contains(configuration + ":1:14: "))
    #expect(try lint().status == 2)
  }

  /// What there isn't is said with its place, unless the command line says otherwise.
  @Test(
    arguments: [
      ("devices", "phnes", ["--devices", "phones"]), ("languages", "qqqq", ["--languages", "all"]),
      ("textSizes", "huge", ["--text-sizes", "large"]),
    ])
  func unknownWordsOfTheMatrix(key: String, word: String, option: [String]) throws {
    _ = try folder.add(
      "ninefold.json",
      """
      {"lint": {"matrix": {
        "\(key)": [
          "\(word)"]}}}
      """)
    let arguments = ["lint", "--root", folder.path]
    let run = try WorkerProgram.run(arguments + [folder.path])
    #expect(run.status == 1 && run.errors.contains("ninefold.json:3:5: "), "\(run.errors)")
    #expect(run.errors.contains("“\(word)”") && run.output.isEmpty)
    #expect(try WorkerProgram.run(arguments + option + [folder.path]).status == 2)
  }

  @Test func languagesThatNothingIsThereIn() throws {
    let none = try lint("--languages", "sv")
    #expect(none.status == 64 && none.errors.contains("no texts in “sv”, nor in any other"))
    _ = try folder.add("de.lproj/A.strings", #""web.text" = "B";"#)
    let other = try lint("--languages", "de,sv")
    #expect(other.status == 64 && other.errors.contains("“sv”; there are texts in de"))
    #expect(try lint("--languages", "de-AT,accented").status == 2)
  }

  /// Contact sheets show the project's devices, each once and of a group the usual ones, and in spite of
  /// what can't be used.
  @Test(
    arguments: [
      (#"["iPhone SE (3rd generation)"]"#, ["iPhone SE (3rd generation)"]),
      (
        #"["pads", "iPad mini (6th generation)", "iPhone Eight"]"#,
        [
          "iPad mini (6th generation)", "iPad Pro (12.9-inch) (6th generation)",
        ]
      ),
      (#"["iPhone Eight"]"#, nil),
      (#""phones""#, nil),
    ] as [(String, [String]?)])
  func contactSheetsOfTheProject(devices: String, shown: [String]?) throws {
    func sheet(_ arguments: [String]) throws -> String {
      let run = try WorkerProgram.run(
        ["render", "--root", folder.path, "--contact-sheet", "--format", "svg", "-o", "-"]
          + arguments + [folder.path + "/A.xib"])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    let usual = try sheet([])
    _ = try folder.add("ninefold.json", "{\"devices\": \(devices)}")
    let expected = try shown.map { try sheet($0.flatMap { ["--device", $0] }) } ?? usual
    #expect(try sheet([]) == expected && (expected == usual) == (shown == nil))
  }

  /// What is unknown is left out and said; what is of a wrong kind ends it, with its place.
  @Test(
    arguments: [
      (#"{"lint": {"rules": {"contrst": "off"}}}"#, 2, "did you mean “contrast”?"),
      ("{\"lint\":\n {\"fail\": 1}}", 2, "There is no key “fail” here"),
      ("{\"lint\":\n {\"failOn\": 1}}", 1, "ninefold.json:2:13: This has to be a string."),
      (#"{"devices": []}"#, 1, "ninefold.json:1:13: Name a device here"),
      (#"{"lint": {"rules": {"contrast": "of"}}}"#, 1, "“of” is not among “on”, “off”"),
      (
        #"{"lint": {"suppress": [{"rule": "contrast", "id": "a"}]}}"#, 1,
        "“reason” is missing here"
      ),
      (
        #"{"lint": {"suppress": [{"rule": "contrast", "id": "a", "reason": " "}]}}"#, 1,
        "This has to say something."
      ),
      (#"{"lint": {"suppress": [{"rule": "contrast", "reason": "x"}]}}"#, 1, "by “id” or “file”"),
      (#"{"lint": {"matrix": {"systems": ["new"]}}}"#, 1, "no version of iOS"),
      (
        "{\"lint\": {\"matrix\":\n {\"multitasking\": [\"half\"]}}}", 1,
        "ninefold.json:2:20: “half” is not among “fullScreen”"
      ),
      (
        "{\"lint\": {\"matrix\":\n {\"languages\": [\"qqqq\"]}}}", 1,
        "ninefold.json:2:17: “qqqq” is no language"
      ),
      (
        "{\"lint\": {\"matrix\":\n {\"textSizes\": [\"huge\"]}}}", 1,
        "ninefold.json:2:17: There is no content size category “huge”."
      ),
      ("{", 1, "A key in quotation marks is expected."),
    ] as [(String, Int32, String)])
  func faultsAreSaid(configuration: String, status: Int32, message: String) throws {
    _ = try folder.add("ninefold.json", configuration)
    let run = try lint()
    #expect(run.status == status && (run.output + run.errors).contains(message), "\(run.errors)")
  }

  /// Wherever the file names a device that there isn't.
  @Test(arguments: [
    ("{\"languages\": [\"de\"],\n \"devices\": [\"phones\", \"iPhone 99\"]}", "2:24"),
    ("{\"lint\":\n {\"matrix\": {\"devices\": [\"iPhone 99\"]}}}", "2:26"),
  ])
  func unknownDevicesAreSaidWithTheirPlaces(configuration: String, place: String) throws {
    let file = try folder.add("ninefold.json", configuration)
    let run = try WorkerProgram.run(["lint", "--root", folder.path, folder.path])
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("\(file):\(place): There is no device “iPhone 99”."), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func theSchemaHasTheRules() throws {
    let data = try Data(
      contentsOf: ProtocolSchema.resources.appending(
        path: "Configuration/ninefold.schema.json"))
    let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let rule = (schema?["$defs"] as? [String: [String: Any]])?["rule"]
    let explained = try WorkerProgram.run(["lint", "--explain", "all"]).output
      .split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(rule?["enum"] as? [String] == explained)
  }

  // MARK: Git

  private func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=main"]
    let run = try WorkerProgram.run(
      ["-C", folder.path] + settings + arguments, program: "/usr/bin/git")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func onlyWhatHasChangedIsChecked() throws {
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    #expect(try files(lint("--changed-since", "HEAD")) == [])
    _ = try add("Old/B.xib", "changed")
    _ = try add("New ü.xib")
    #expect(try files(lint("--changed-since", "HEAD")) == ["New ü.xib", "Old/B.xib"])
    _ = try folder.add("A.preview.json", "{}")
    #expect(try files(lint("--changed-since", "HEAD")) == ["A.xib", "New ü.xib", "Old/B.xib"])
    try git("switch", "-qc", "topic")
    try git("add", ".")
    try git("commit", "-qm", "two")
    #expect(try files(lint("--changed-since", "HEAD")) == [])
    // What others have changed since isn't this branch's.
    try git("switch", "-q", "main")
    _ = try add("Old/Deep/C.xib", "changed")
    try git("commit", "-qam", "three")
    try git("switch", "-q", "topic")
    #expect(try files(lint("--changed-since", "main")) == ["A.xib", "New ü.xib", "Old/B.xib"])
    #expect(try files(lint("--changed-since", "HEAD~")) == ["A.xib", "New ü.xib", "Old/B.xib"])
    for revision in ["nonsense", "--output=x"] {
      let run = try lint("--changed-since=" + revision)
      #expect(run.status == 1 && run.errors.contains("has no commit “\(revision)”"))
    }
  }

  @Test func withoutARepositoryNothingTells() throws {
    let run = try lint("--changed-since", "HEAD")
    #expect(run.status == 1 && run.errors.contains("in no git repository"), "\(run.errors)")
  }

  /// Neither many stars nor deep folders multiply what is tried.
  @Test func patternsOfManyStarsAreFast() throws {
    let deep = Array(repeating: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", count: 40).joined(separator: "/")
    _ = try add("\(deep)/B.xib")
    let folders = String(repeating: "**/a*", count: 1) + String(repeating: "/**/a*", count: 20)
    let name = String(repeating: "*a", count: 20) + "*b"
    _ = try folder.add(
      "ninefold.json", #"{"lint": {"exclude": ["\#(folders)/zz", "**/\#(name)"]}}"#)
    #expect(try files(lint()).count == 4)
  }
}

import Foundation
import Testing

/// What an editor sees of a document while it is typed. The editor is played here.
@Suite struct LanguageServerTests {
  private let folder: Folder
  private let worker: EditorWorker

  init() throws {
    folder = try Folder()
    worker = try EditorWorker(cache: folder.path + "/cache")
    // Where the project ends.
    _ = try folder.add(".git/HEAD", "")
  }

  private static let rival = #"<constraint firstAttribute="width" constant="50" id="c-0-r"/>"#
  /// With two widths that can't both hold.
  private static let conflict = Fixtures.xib.replacingOccurrences(
    of: #"<constraint firstAttribute="height""#,
    with: rival + "\n" + #"<constraint firstAttribute="height""#)

  private func codes(_ diagnostics: [[String: Any]]) -> [String] {
    diagnostics.compactMap { $0["code"] as? String }
  }

  // MARK: Session

  @Test func itSaysWhatItCanAndEndsAsAsked() throws {
    let result = try worker.start(["general": ["positionEncodings": ["utf-32", "utf-8"]]])
    #expect(result["capabilities", "positionEncoding"] as? String == "utf-8")
    #expect(result["capabilities", "textDocumentSync", "change"] as? Int == 2)
    #expect(try worker.end() == 0)
  }

  @Test func requestsBeforeAndAfterASessionAreRefused() throws {
    let early = try worker.answer("textDocument/hover", [:])
    #expect(worker.errorCode(early) == -32002)
    #expect(try worker.start()["capabilities", "positionEncoding"] as? String == "utf-16")
    #expect(try worker.errorCode(worker.answer("initialize", [:])) == -32600)
    _ = try worker.result("shutdown", [:])
    #expect(try worker.errorCode(worker.answer("textDocument/hover", [:])) == -32600)
    try worker.tell("exit", [:])
    #expect(worker.waitUntilExit() == 0)
  }

  @Test func anEndWithoutShutdownIsAFailure() throws {
    try worker.start()
    try worker.closeInput()
    #expect(worker.waitUntilExit() == 1)
  }

  @Test func whatIsNotUnderstoodHarmsNothing() throws {
    try worker.start()
    worker.send(raw: "Content-Type: text/plain\r\n\r\n")
    #expect(try worker.errorCode(worker.receive() ?? [:]) == -32700)
    worker.send(raw: "Content-Length: 3\r\n\r\n{\"}")
    #expect(try worker.errorCode(worker.receive() ?? [:]) == -32700)
    worker.send(raw: "Content-Length: 2\r\n\r\n[]")
    #expect(try worker.errorCode(worker.receive() ?? [:]) == -32600)
    try worker.tell("$/somethingElse", [:])
    try worker.tell("textDocument/didChange", ["textDocument": 7])
    try worker.change("/none.xib", version: 2, [["text": "a"]])
    #expect(try worker.errorCode(worker.answer("textDocument/rename", [:])) == -32601)
    let hover = try worker.answer("textDocument/hover", ["textDocument": ["uri": "file:///no.xib"]])
    #expect(worker.errorCode(hover) == -32602)
    // Headers may end with a line feed alone, and come in pieces.
    let text = #"{"jsonrpc":"2.0","id":"x","method":"no"}"#
    worker.send(raw: "content-length:\(text.utf8.count)\n")
    worker.send(raw: "\n" + text)
    let answer = try #require(try worker.receive())
    #expect(answer["id"] as? String == "x" && worker.errorCode(answer) == -32601)
    #expect(try worker.end() == 0)
  }

  @Test func aCancelledRequestIsAnsweredSo() throws {
    try worker.start()
    let path = folder.path + "/Big.storyboard"
    let text = Fixtures.storyboard(viewCount: 150)
    try worker.open(path, text)
    let place = try EditorWorker.place(path, in: text, of: #"id="v149""#)
    // What is behind them waits, and so is there to be cancelled.
    for id in 100..<104 {
      try worker.send(["id": id, "method": "textDocument/hover", "params": place])
    }
    try worker.tell("$/cancelRequest", ["id": 103])
    #expect(try worker.answer(to: 102)["result"] is [String: Any])
    #expect(try worker.errorCode(worker.answer(to: 103)) == -32800)
  }

  // MARK: Diagnostics

  @Test func findingsAreOfTheTextInTheEditor() throws {
    try worker.start()
    let path = try folder.add("view.xib", Fixtures.xib)
    try worker.open(path, Self.conflict)
    let found = try worker.diagnostics(path, version: 1) { codes($0).contains("conflict") }
    let conflict = try #require(found.first { $0["code"] as? String == "conflict" })
    #expect(conflict["severity"] as? Int == 1)
    let rules = try #require(conflict["codeDescription", "href"] as? String)
    #expect(rules.hasPrefix("file://") && rules.hasSuffix("#conflict"))
    let page = String(rules.dropFirst("file://".count).dropLast("#conflict".count))
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("id=\"conflict\""))
    let related = try #require(conflict["relatedInformation"] as? [[String: Any]])
    let lines = related.compactMap { $0["location", "range", "start", "line"] as? Int }
    let rival = try #require(
      try EditorWorker.place(path, in: Self.conflict, of: Self.rival)["position", "line"] as? Int)
    #expect(lines.contains(rival) && lines.contains(rival - 1))
    // What is on disk is without it.
    try worker.change(path, version: 2, [["text": Fixtures.xib]])
    #expect(
      try worker.diagnostics(path, version: 2).allSatisfy { $0["code"] as? String != "conflict" })
    try worker.tell("textDocument/didClose", ["textDocument": ["uri": EditorWorker.uri(path)]])
    #expect(try worker.diagnostics(path) { $0.isEmpty }.isEmpty)
  }

  /// A part is replaced behind a character that is two units of UTF-16, one of which ends the range.
  @Test(arguments: ["utf-16", "utf-8"])
  func changesAreAtTheEditorsPlaces(_ encoding: String) throws {
    try worker.start(["general": ["positionEncodings": [encoding]]])
    let path = folder.path + "/view.xib"
    let start = "<!-- 😀é --><oops/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      \(start)<view id="a"/></objects></document>
      """
    try worker.open(path, text)
    let units = { (text: Substring) in encoding == "utf-8" ? text.utf8.count : text.utf16.count }
    let oops = try #require(start.range(of: "<oops/>"))
    let found = try worker.diagnostics(path) { codes($0).contains("unknown-element") }
    let element = try #require(found.first { $0["code"] as? String == "unknown-element" })
    let column = units(start[..<oops.lowerBound])
    #expect(element["range", "start", "character"] as? Int == column)
    let whole: [String: Any] = [
      "start": ["line": 1, "character": column], "end": ["line": 1, "character": column + 7],
    ]
    try worker.change(path, version: 2, [["range": whole, "text": ""]])
    _ = try worker.diagnostics(path, version: 2) { !codes($0).contains("unknown-element") }
  }

  @Test func whatIsNoDocumentIsSaidAtItsLine() throws {
    try worker.start()
    let path = folder.path + "/broken.xib"
    try worker.open(path, Fixtures.broken)
    let found = try worker.diagnostics(path)
    #expect(codes(found) == ["malformed-xml"])
    #expect(found.first?["range", "start", "line"] as? Int == 2)
    let hover = try worker.result(
      "textDocument/hover",
      [
        "textDocument": ["uri": EditorWorker.uri(path)], "position": ["line": 0, "character": 0],
      ])
    #expect(hover is NSNull)
  }

  @Test func configurationsAndCompanionsAreCheckedToo() throws {
    try worker.start()
    let configuration = folder.path + "/ninefold.json"
    try worker.open(configuration, #"{"lint": {"rules": {"conflit": "off"}}}"#)
    let found = try worker.diagnostics(configuration)
    #expect(codes(found) == ["configuration"])
    #expect(found.first?["range", "start", "character"] as? Int == 20)
    // Words that are right only where there is such a thing.
    try worker.change(
      configuration, version: 2, [["text": "{\n  \"devices\": [\"iPhone 99\"]\n}"]])
    #expect(try worker.diagnostics(configuration).first?["range", "start", "line"] as? Int == 1)
    let companion = folder.path + "/view.preview.json"
    try worker.open(companion, "{\n  \"nmes\": {}\n}")
    #expect(try worker.diagnostics(companion).first?["range", "start", "line"] as? Int == 1)
  }

  @Test func theProjectsConfigurationCounts() throws {
    try worker.start()
    let path = try folder.add("view.xib", Self.conflict)
    let configuration = try folder.add(
      "ninefold.json", #"{"lint": {"rules": {"conflict": "off", "ambiguous": "off"}}}"#)
    try worker.open(path, Self.conflict)
    #expect(!codes(try worker.diagnostics(path)).contains("conflict"))
    try FileManager.default.removeItem(atPath: configuration)
    try worker.tell("textDocument/didSave", ["textDocument": ["uri": EditorWorker.uri(path)]])
    _ = try worker.diagnostics(path) { codes($0).contains("conflict") }
  }

  // MARK: Questions

  private func hover(_ text: String, _ string: String, after count: Int = 0) throws -> String {
    let path = folder.path + "/view.xib"
    let place = try EditorWorker.place(path, in: text, of: string, after: count)
    let result = try worker.result("textDocument/hover", place) as? [String: Any]
    return result?["contents", "value"] as? String ?? ""
  }

  @Test func aHoverSaysWhyAViewIsWhereItIs() throws {
    try worker.start()
    try worker.open(folder.path + "/view.xib", Fixtures.xib)
    let view = try hover(Fixtures.xib, "id=\"ddd-ee-fff\"")
    #expect(view.contains("8, 8, 100 × 30") && view.contains("- **width = 100**"))
    #expect(view.contains("leading edge"))
    // Findings stand behind the reasons as soon as they are known.
    func reasons(_ hover: String) -> [String] {
      Array(hover.components(separatedBy: "\n\n").prefix(2))
    }
    // What is in a view is about it.
    let inside = try hover(Fixtures.xib, #"x="0.0" y="0.0" width="0.0""#)
    #expect(reasons(inside) == reasons(view))
    let constraint = try hover(Fixtures.xib, #"constant="100""#)
    #expect(constraint.contains("`c-0-w`") && constraint.contains("decides the width of"))
    #expect(!constraint.contains("height"))
    let named = try hover(Fixtures.xib, #"firstItem="ddd-ee-fff""#, after: 13)
    #expect(reasons(named) == reasons(view))
  }

  @Test func idsHaveADefinitionAndReferences() throws {
    try worker.start()
    let path = folder.path + "/view.xib"
    try worker.open(path, Fixtures.xib)
    let place = try EditorWorker.place(
      path, in: Fixtures.xib, of: #"firstItem="ddd-ee-fff""#, after: 14)
    let definition = try worker.result("textDocument/definition", place) as? [[String: Any]]
    let view = try EditorWorker.place(path, in: Fixtures.xib, of: #"id="ddd-ee-fff""#)
    // The element begins a line before its id.
    #expect(
      definition?.first?["range", "end", "line"] as? Int == view["position", "line"] as? Int)
    let references = try worker.result(
      "textDocument/references", place.merging(["context": ["includeDeclaration": false]]) { $1 })
    #expect((references as? [[String: Any]])?.count == 2)
  }

  private static let connected = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="SignIn" customModuleProvider="target">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <button id="b" userLabel="Go"><state key="normal" image="Boat"/><color key="tintColor" name="Sea"/>
    <connections><action selector="goOn:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
    </subviews></view>
    <connections><outlet property="button" destination="b" id="o"/></connections>
    </viewController>
    <viewControllerPlaceholder id="p" storyboardName="Other" referencedIdentifier="Last"/>
    </objects></scene></scenes></document>
    """

  /// The place of a string and the file and the line, from 1, that it leads to.
  @Test(
    arguments: [
      (#"customClass="SignIn"#, "SignIn.swift", 3), (#"property="button"#, "SignIn.swift", 4),
      (#"selector="goOn:"#, "SignIn.swift", 5), ("destination=\"b", "Main.storyboard", 5),
      (#"image="Boat"#, "Boat.png", 1), (#"name="Sea"#, "Contents.json", 1),
      (#"storyboardName="Other"#, "Other.storyboard", 2),
      (#"initialViewController="c"#, "Main.storyboard", 3),
    ])
  func namesLeadToFilesOfTheProject(_ string: String, _ file: String, _ line: Int) throws {
    let path = try folder.add("Main.storyboard", Self.connected)
    _ = try folder.add(
      "SignIn.swift",
      """
      import UIKit
      // class SignIn is below.
      class SignIn: UIViewController {
        @IBOutlet var button: UIButton!
        @IBAction func goOn(_ sender: Any) { button.isHidden = true }
      }
      """)
    _ = try folder.add(
      "Other.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="l" storyboardIdentifier="Last"/></objects></scene></scenes></document>
      """)
    _ = try folder.add("Assets.xcassets/Contents.json", "{}")
    _ = try folder.add("Assets.xcassets/Sea.colorset/Contents.json", #"{"colors": []}"#)
    _ = try folder.add("Boat.png", "")
    try worker.start()
    try worker.open(path, Self.connected)
    let place = try EditorWorker.place(
      path, in: Self.connected, of: string, after: string.count - 1)
    let found = try worker.result("textDocument/definition", place) as? [[String: Any]]
    let location = try #require(found?.first)
    #expect((location["uri"] as? String)?.hasSuffix("/" + file) == true)
    #expect(location["range", "start", "line"] as? Int == line - 1)
  }

  @Test func theOutlineIsATreeOfScenesAndViews() throws {
    try worker.start()
    let path = folder.path + "/Main.storyboard"
    try worker.open(path, Self.connected)
    let about = ["textDocument": ["uri": EditorWorker.uri(path)]]
    let scenes = try #require(
      try worker.result("textDocument/documentSymbol", about) as? [[String: Any]])
    func names(_ symbols: [[String: Any]]) -> [Any] {
      symbols.map { symbol in
        [symbol["name"] as? String ?? "", names(symbol["children"] as? [[String: Any]] ?? [])]
      }
    }
    let expected: [Any] = [
      [
        "SignIn",
        [
          ["SignIn c", [["view of the SignIn c", [["button “Go”", [Any]()] as [Any]]] as [Any]]],
          ["storyboard reference “Last”", [Any]()] as [Any],
        ] as [Any],
      ] as [Any]
    ]
    #expect(names(scenes) as NSArray == expected as NSArray)
  }

  // MARK: Fixes

  private static let unused = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <connections>
    <outlet property="one" destination="gone" id="o1"/>
    <outlet property="self" destination="v" id="o2"/>
    <outlet property="two" destination="gone" id="o3"/>
    </connections></view></objects></document>
    """

  private func actions(
    _ path: String, line: Int, only: [String]? = nil, _ diagnostics: [[String: Any]] = []
  ) throws -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": diagnostics]
    context["only"] = only
    let place = ["line": line, "character": 3]
    let result = try worker.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": EditorWorker.uri(path)], "range": ["start": place, "end": place],
        "context": context,
      ])
    return result as? [[String: Any]] ?? []
  }

  /// Makes the changes of an action, which are in lines' first columns here.
  private func apply(_ action: [String: Any], to text: String) throws -> String {
    let changes = try #require(action["edit", "documentChanges"] as? [[String: Any]])
    let edits = try #require(changes.last?["edits"] as? [[String: Any]])
    let starts = [0] + text.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      func offset(_ name: String) throws -> Int {
        let line = try #require(edit["range", name, "line"] as? Int)
        return starts[line] + (try #require(edit["range", name, "character"] as? Int))
      }
      let new = try #require(edit["newText"] as? String)
      bytes.replaceSubrange(try offset("start")..<offset("end"), with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func safeFixesAreOffered() throws {
    try worker.start()
    let path = try folder.add("view.xib", Self.unused)
    try worker.open(path, Self.unused)
    let here = try actions(path, line: 3)
    #expect(
      here.compactMap { $0["title"] as? String } == [
        "Remove this <outlet>", "Fix all 2 of “unresolved-reference”",
      ])
    let one = try apply(try #require(here.first), to: Self.unused)
    #expect(!one.contains("\"one\"") && one.contains("\"self\"") && one.contains("\"two\""))
    let all = try #require(try actions(path, line: 0, only: ["source"]).first)
    #expect(all["kind"] as? String == "source.fixAll")
    _ = try WorkerProgram.run(["lint", "--fix", path])
    #expect(try apply(all, to: Self.unused) == String(contentsOfFile: path, encoding: .utf8))
    #expect(try actions(path, line: 1).isEmpty)
  }

  /// What a configuration is before, if there is one, and afterwards.
  @Test(
    arguments: [
      (nil, "{\n  \"lint\": {\n    \"suppress\": [\n      ENTRY\n    ]\n  }\n}\n"),
      ("{}", "{\n  \"lint\": {\"suppress\": [ENTRY]}\n}"),
      // Editors take the mark of the byte order for none of the text.
      ("\u{FEFF}{}", "{\n  \"lint\": {\"suppress\": [ENTRY]}\n}"),
      (
        "{\n  \"lint\": {\"failOn\": \"error\"}\n}",
        "{\n  \"lint\": {\n    \"suppress\": [ENTRY],\"failOn\": \"error\"}\n}"
      ),
      (
        "{\"lint\": {\"suppress\": [\n    {}\n  ]}}",
        "{\"lint\": {\"suppress\": [\n  ENTRY,\n    {}\n  ]}}"
      ),
    ])
  func aFindingCanBeAcceptedWithAReason(_ before: String?, _ after: String) throws {
    try worker.start()
    let path = try folder.add("view.xib", Self.unused)
    if let before { _ = try folder.add("ninefold.json", before) }
    try worker.open(path, Self.unused)
    let finding: [String: Any] = [
      "source": "ninefold", "code": "unresolved-reference", "message": "",
      "range": ["start": ["line": 3, "character": 0], "end": ["line": 3, "character": 9]],
    ]
    let accept = try #require(try actions(path, line: 1, [finding]).last)
    #expect((accept["title"] as? String)?.hasPrefix("Accept “unresolved-reference” of o1") == true)
    let changes = try #require(accept["edit", "documentChanges"] as? [[String: Any]])
    #expect(changes.compactMap { $0["kind"] as? String } == (before == nil ? ["create"] : []))
    // What somebody else has made meanwhile is not emptied.
    #expect(before != nil || changes.first?["options", "ignoreIfExists"] as? Bool == true)
    let text = (before ?? "").drop { $0 == "\u{FEFF}" }
    let entry = #"{"rule": "unresolved-reference", "id": "o1", "reason": ""}"#
    #expect(
      try apply(accept, to: String(text)) == after.replacingOccurrences(of: "ENTRY", with: entry))
  }
}

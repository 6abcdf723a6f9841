import Foundation
import Testing

/// Editors that do things in an unusual order, or send what can't be read.
@Suite struct EditorSessionTests {
  private let folder: Folder
  private let worker: EditorWorker

  init() throws {
    folder = try Folder()
    worker = try EditorWorker(cache: folder.path + "/cache")
    // Where the project ends.
    _ = try folder.add(".git/HEAD", "")
  }

  private static let plain = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
    </view></objects></document>
    """
  private static let unused = plain.replacingOccurrences(
    of: "</view>",
    with: #"<connections><outlet property="a" destination="gone" id="o"/></connections></view>"#)

  private func codes(_ diagnostics: [[String: Any]]) -> [String] {
    diagnostics.compactMap { $0["code"] as? String }
  }

  private func send(change path: String, version: Int, _ changes: String) {
    let document = #"{"uri":"\#(EditorWorker.uri(path))","version":\#(version)}"#
    let text =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":"#
      + #"{"textDocument":\#(document),"contentChanges":\#(changes)}}"#
    worker.send(raw: "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
  }

  // MARK: Changes

  /// Half a pair of surrogates is one unit of what the editor counts; a whole one is two.
  @Test(arguments: [(#"\ud83d"#, 1), (#"\uDE00"#, 1), (#"\ud83d\ude00"#, 2), (#"\\ud83d"#, 6)])
  func halfACharacterIsOneUnit(_ escape: String, _ units: Int) throws {
    try worker.start()
    let path = folder.path + "/view.xib"
    try worker.open(path, Self.plain)
    send(
      change: path, version: 2,
      #"[{"range":{"start":{"line":1,"character":0},"end":{"line":1,"character":0}},"#
        + #""text":"<!--\#(escape)--><oops/>"}]"#)
    let found = try worker.diagnostics(path, version: 2) { codes($0).contains("unknown-element") }
    let element = try #require(found.first { $0["code"] as? String == "unknown-element" })
    #expect(element["range", "start", "character"] as? Int == 7 + units)
  }

  /// What comes after a change that can't be read would be of another text.
  @Test func aDocumentWhoseChangeCantBeReadIsClosed() throws {
    try worker.start()
    let path = folder.path + "/view.xib"
    try worker.open(path, Self.unused)
    _ = try worker.diagnostics(path) { !$0.isEmpty }
    send(change: path, version: 2, "7")
    _ = try worker.diagnostics(path) { $0.isEmpty }
    let place: [String: Any] = [
      "textDocument": ["uri": EditorWorker.uri(path)], "position": ["line": 0, "character": 0],
    ]
    #expect(worker.errorCode(try worker.answer("textDocument/hover", place)) == -32602)
    try worker.open(path, Self.unused)
    _ = try worker.diagnostics(path) { !$0.isEmpty }
  }

  // MARK: Other files

  @Test func whatWasFoundInOtherFilesIsTakenBackAtTheEnd() throws {
    try worker.start()
    let path = try folder.add("view.xib", Fixtures.xib)
    let companion = try folder.add("view.preview.json", #"{"nmes": {}}"#)
    try worker.open(path, Fixtures.xib)
    _ = try worker.diagnostics(companion) { !$0.isEmpty }
    try worker.tell("textDocument/didClose", ["textDocument": ["uri": EditorWorker.uri(path)]])
    _ = try worker.diagnostics(companion) { $0.isEmpty }
  }

  /// Sources are read again where they have changed, and only there.
  @Test func aSourceThatChangesIsReadAgain() throws {
    try worker.start()
    let text = Self.unused.replacingOccurrences(
      of: #"destination="gone""#, with: #"destination="v""#
    ).replacingOccurrences(of: #"id="v""#, with: #"id="v" customClass="Card""#)
    let path = try folder.add("view.xib", text)
    _ = try folder.add("Other.swift", "class Other: UIView {}")
    func check(_ source: String, isMissing: Bool) throws {
      _ = try folder.add("Card.swift", source)
      try worker.tell("textDocument/didSave", ["textDocument": ["uri": EditorWorker.uri(path)]])
      _ = try worker.diagnostics(path) { codes($0).contains("missing-outlet") == isMissing }
    }
    try worker.open(path, text)
    try check("class Card: UIView {}", isMissing: true)
    try check("class Card: UIView { var a: UIView? }", isMissing: false)
    try check("class Card: Other { }", isMissing: true)
    try check("class Card: Strange { }", isMissing: false)
  }

  // MARK: Accepting

  private func actions(_ path: String, code: Any) throws -> [[String: Any]] {
    let range = ["start": ["line": 2, "character": 13], "end": ["line": 2, "character": 20]]
    let result = try worker.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": EditorWorker.uri(path)], "range": range,
        "context": [
          "diagnostics": [["range": range, "source": "ninefold", "code": code, "message": ""]]
        ],
      ])
    return result as? [[String: Any]] ?? []
  }

  private func changes(ofAccepting path: String) throws -> [[String: Any]] {
    let accept = try #require(try actions(path, code: "unresolved-reference").last)
    #expect((accept["title"] as? String)?.hasPrefix("Accept") == true)
    return try #require(accept["edit", "documentChanges"] as? [[String: Any]])
  }

  @Test func anUnsavedDocumentHasTheConfigurationBesideIt() throws {
    try worker.start()
    _ = try folder.add("ninefold.json", #"{"lint": {"rules": {"unresolved-reference": "error"}}}"#)
    let path = folder.path + "/New.xib"
    try worker.open(path, Self.unused)
    _ = try worker.diagnostics(path) { found in
      found.contains { $0["severity"] as? Int == 1 && codes([$0]) == ["unresolved-reference"] }
    }
    let changes = try changes(ofAccepting: path)
    #expect(changes.count == 1 && changes.first?["kind"] == nil)
  }

  @Test func aConfigurationThatIsOpenIsNotMadeAgain() throws {
    try worker.start()
    let path = try folder.add("view.xib", Self.unused)
    let configuration = folder.path + "/ninefold.json"
    try worker.open(configuration, "{}")
    try worker.change(configuration, version: 7, [["text": #"{"lint": {}}"#]])
    try worker.open(path, Self.unused)
    let changes = try changes(ofAccepting: path)
    #expect(changes.count == 1 && changes.first?["textDocument", "version"] as? Int == 7)
  }

  /// Nor do findings of others, whose codes are what they like.
  @Test(arguments: ["1.5", "[1]", "null", #"{"value": "a"}"#, #""unresolved-reference""#])
  func aConfigurationThatCantBeReadTakesNoFixAway(_ code: String) throws {
    try worker.start()
    let path = try folder.add("view.xib", Self.unused)
    _ = try folder.add("ninefold.json/file", "")
    try worker.open(path, Self.unused)
    let code = try JSONSerialization.jsonObject(
      with: Data(code.utf8), options: .fragmentsAllowed)
    let titles = try actions(path, code: code).compactMap { $0["title"] as? String }
    #expect(titles == ["Remove this <outlet>"])
  }
}

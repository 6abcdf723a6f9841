import Foundation
import Testing

/// A worker that serves an editor, which the test plays.
final class EditorWorker {
  private let program = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()
  private var lastID = 0
  /// What the worker told while it was asked something else.
  private var told: [[String: Any]] = []

  init(cache: String) throws {
    program.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    program.arguments = ["serve", "--lsp"]
    program.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": cache, "LC_ALL": "C"]) { $1 }
    program.standardInput = input
    program.standardOutput = output
    try program.run()
  }

  deinit { try? input.fileHandleForWriting.close() }

  // MARK: Messages

  func send(raw text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

  func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    input.fileHandleForWriting.write(Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
  }

  func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  /// The next message; nil where the worker has ended.
  func receive() throws -> [String: Any]? {
    while true {
      if let end = rest.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        let count = try #require(header.split(separator: " ").last.flatMap { Int($0) })
        if rest.count - (end.upperBound - rest.startIndex) >= count {
          let body = rest[end.upperBound..<end.upperBound + count]
          rest = Data(rest[(end.upperBound + count)...])
          return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// The whole answer to a request.
  func answer(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    try send(["id": lastID, "method": method, "params": parameters])
    return try answer(to: lastID)
  }

  func answer(to id: Int) throws -> [String: Any] {
    while let message = try receive() {
      if message["id"] as? Int == id { return message }
      told.append(message)
    }
    Issue.record("The worker ended.")
    return [:]
  }

  func result(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    let answer = try answer(method, parameters)
    #expect(answer["error"] == nil)
    return answer["result"]
  }

  func errorCode(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  @discardableResult
  func start(_ capabilities: [String: Any] = EditorWorker.capabilities) throws -> [String: Any] {
    let result = try result("initialize", ["processId": NSNull(), "capabilities": capabilities])
    try tell("initialized", [:])
    return result as? [String: Any] ?? [:]
  }

  static var capabilities: [String: Any] {
    [
      "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]],
    ]
  }

  /// Ends it as an editor does.
  func end() throws -> Int32 {
    _ = try answer("shutdown", [:])
    try tell("exit", [:])
    program.waitUntilExit()
    return program.terminationStatus
  }

  func waitUntilExit() -> Int32 {
    program.waitUntilExit()
    return program.terminationStatus
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  // MARK: Documents

  func open(_ path: String, _ text: String) throws {
    try tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(path), "languageId": "xml", "version": 1, "text": text,
        ]
      ])
  }

  func change(_ path: String, version: Int, _ changes: [[String: Any]]) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Self.uri(path), "version": version], "contentChanges": changes,
      ])
  }

  static func uri(_ path: String) -> String { "file://" + path }

  /// What is told next of a document's version that holds.
  func diagnostics(
    _ path: String, version: Int? = nil, where holds: ([[String: Any]]) -> Bool = { _ in true }
  ) throws -> [[String: Any]] {
    while true {
      let message: [String: Any]
      if told.isEmpty {
        guard let next = try receive() else {
          Issue.record("The worker ended.")
          return []
        }
        message = next
      } else {
        message = told.removeFirst()
      }
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? [String: Any],
        parameters["uri"] as? String == Self.uri(path),
        version == nil || parameters["version"] as? Int == version,
        let found = parameters["diagnostics"] as? [[String: Any]], holds(found)
      else { continue }
      return found
    }
  }

  /// A place in a text: that of a string in it, and as many characters on.
  static func place(
    _ path: String, in text: String, of string: String, after count: Int = 0
  ) throws -> [String: Any] {
    let range = try #require(text.range(of: string))
    let before = text[..<range.lowerBound]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    let character = text[start..<range.lowerBound].utf16.count + count
    return [
      "textDocument": ["uri": uri(path)], "position": ["line": line, "character": character],
    ]
  }
}

extension [String: Any] {
  subscript(path: String...) -> Any? {
    path.reduce(self as Any?) { ($0 as? [String: Any])?[$1] }
  }
}

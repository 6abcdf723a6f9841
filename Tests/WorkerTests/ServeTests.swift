import Foundation
import Testing

@Suite struct ServeTests {
  private let folder: Folder
  private let xib: String
  private let storyboard: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
    storyboard = try folder.add("Main.storyboard", Fixtures.storyboard)
  }

  private func request(_ id: Int, _ method: String, _ parameters: [String: Any]) throws -> String {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": id, "method": method, "params": parameters,
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func serve(_ input: String) throws -> WorkerProgram.Run {
    try WorkerProgram.run(["serve"], input: input)
  }

  private func codes(_ run: WorkerProgram.Run) throws -> [Int?] {
    try run.objects().map { ($0["error"] as? [String: Any])?["code"] as? Int }
  }

  /// The bytes of the result in the only response, to request 1.
  private func result(_ run: WorkerProgram.Run) throws -> String {
    let prefix = #"{"jsonrpc":"2.0","id":1,"result":"#
    try #require(run.output.hasPrefix(prefix) && run.output.hasSuffix("}\n"))
    return String(run.output.dropFirst(prefix.count).dropLast(2))
  }

  // MARK: Results

  @Test func resultsAreThoseOfTheCommandsByteForByte() throws {
    let empty = folder.path + "/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let cases: [([String], String, [String: Any])] = [
      (["resolve", "--as-designed", xib], "resolve", ["file": xib, "asDesigned": true]),
      (
        ["resolve", "--device", "ipad9_7", "--orientation", "landscape", storyboard], "resolve",
        ["file": storyboard, "device": "ipad9_7", "orientation": "landscape"]
      ),
      (
        ["resolve", "--size-class", "wC-hR", "--details", storyboard], "resolve",
        ["file": storyboard, "size-class": "wC-hR", "details": true]
      ),
      (["resolve", empty], "resolve", ["file": empty]),
      (["constraints", "--as-designed", xib], "constraints", ["file": xib, "as-designed": true]),
      (["devices", "--json"], "devices", [:]),
    ]
    for (arguments, method, parameters) in cases {
      let command = try WorkerProgram.run(arguments)
      let served = try serve(request(1, method, parameters))
      #expect(try result(served) + "\n" == command.output)
      #expect(served.status == 0)
    }
  }

  @Test(arguments: ["text", "markdown", "html", "patch"])
  func reportsOfDifferencesAreThoseOfTheCommand(_ format: String) throws {
    let after = try folder.add(
      "after.xib", Fixtures.xib.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"9\""))
    let command = try WorkerProgram.run([
      "diff", "--format", format, "--devices", "iPhone 15 Pro", xib, after,
    ])
    let served = try serve(
      request(
        1, "diff",
        ["before": xib, "after": after, "format": format, "devices": ["iPhone 15 Pro"]]))
    let answer = try #require(try served.objects().first?["result"] as? [String: Any])
    #expect(answer["report"] as? String == command.output)
    #expect(!command.output.isEmpty && (answer["changes"] == nil) == (format == "patch"))
  }

  @Test func severalFilesGiveAnArray() throws {
    let command = try WorkerProgram.run(["resolve", xib, storyboard, "none"])
    let served = try serve(request(1, "resolve", ["files": [xib, storyboard, "none"]]))
    let lines = command.output.split(separator: "\n").joined(separator: ",")
    #expect(try result(served) == "[\(lines)]")
  }

  /// In the order of the request, each as among all.
  @Test func severalScenesAreLaidOutAlone() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/AdaptivePhotos.storyboard").path
    func scenes(_ wanted: [String]?) throws -> [[String: Any]] {
      var parameters: [String: Any] = ["file": path, "device": "iPhone 15 Pro"]
      parameters["scenes"] = wanted
      let answer = try serve(request(1, "resolve", parameters)).objects().first
      return try #require((answer?["result"] as? [String: Any])?["scenes"] as? [[String: Any]])
    }
    let all = try scenes(nil)
    let wanted = [all[4], all[1]]
    let found = try scenes(wanted.compactMap { $0["id"] as? String })
    #expect(found as NSArray == wanted as NSArray)
    let refused = try serve(request(1, "resolve", ["file": path, "scenes": ["none"]]))
    let error = (try refused.objects().first?["result"] as? [String: Any])?["error"]
    #expect((error as? [String: Any])?["code"] as? String == "no-such-scene")
  }

  @Test func aDocumentCanBeInTheRequest() throws {
    let served = try serve(
      request(1, "resolve", ["file": xib, "text": Fixtures.xib, "asDesigned": true]))
    let command = try WorkerProgram.run(["resolve", "--as-designed", xib])
    #expect(try result(served) + "\n" == command.output)
  }

  @Test func aChangedFileIsReadAgain() throws {
    let session = try Session()
    defer { session.end() }
    let question = try request(1, "resolve", ["file": xib, "asDesigned": true])
    let before = try session.ask(question)
    #expect(try session.ask(question) == before)
    _ = try folder.add(
      "view.xib", Fixtures.xib.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"9\""))
    let after = try session.ask(question)
    #expect(before.contains("[8,8,100,30]") && after.contains("[9,9,100,30]"))
  }

  @Test func aPictureCanBeInTheResult() throws {
    let served = try serve(request(1, "render", ["file": storyboard, "frame": false]))
    let answer = try #require(try served.objects().first?["result"] as? [String: Any])
    let text = try #require(answer["data"] as? String)
    let picture = try #require(Data(base64Encoded: text))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  // MARK: Errors

  @Test func malformedMessagesGetAnErrorAndNothingElseHappens() throws {
    let input = "this is no JSON\n[]\n{\"jsonrpc\":\"2.0\",\"id\":5}\n\u{0}\n\n"
    let served = try serve(input + request(1, "devices", [:]))
    #expect(try codes(served) == [-32700, -32600, -32600, -32700, nil])
    #expect(served.status == 0)
  }

  @Test func errorsSayWhoseFaultItIs() throws {
    let broken = try folder.add("broken.xib", Fixtures.broken)
    let served = try serve(
      request(1, "paint", [:]) + request(2, "resolve", ["file": 7])
        + request(3, "resolve", ["file": xib, "device": "iPhone 15 Prx"])
        + request(4, "constraints", ["file": broken]) + request(5, "resolve", [:])
        + request(6, "resolve", ["file": "-"])
        + request(7, "render", ["file": xib, "output": "/nonexistent/a.png"])
        + request(8, "initialize", ["protocolVersion": 99])
        + request(9, "resolve", ["file": xib, "orientaton": "portrait"])
        + request(10, "render", ["file": xib, "contact-sheet": true, "devices": [String]()]))
    #expect(
      try codes(served) == [
        -32601, -32602, -32602, -32001, -32602, -32602, -32002, -32602, -32602, -32602,
      ])
    let slip = try #require(try served.objects()[8]["error"] as? [String: Any])
    #expect((slip["message"] as? String)?.contains("no member “orientaton”") == true)
    let document = try #require(try served.objects()[3]["error"] as? [String: Any])
    #expect((document["data"] as? [String: Any])?["line"] as? Int == 3)
    let device = try #require(try served.objects()[2]["error"] as? [String: Any])
    #expect((device["message"] as? String)?.contains("Did you mean “iPhone 15 Pro”") == true)
  }

  /// What is no UTF-8 or beyond every number is no JSON, wherever it is.
  @Test func whatCannotBeReadIsNotJSON() throws {
    let start = Array(#"{"jsonrpc":"2.0","id":1,"method":"render","params":"#.utf8)
    let ends: [[UInt8]] = [
      Array(#"{"file":"caf"#.utf8) + [0xE9] + Array("\"}}\n".utf8),
      Array("{\"file\":\"a\",\"scale\":1e400}}\n".utf8),
      Array("{\"file\":\"a\",\"none\":[-1E+999]}}\n".utf8),
    ]
    let served = try WorkerProgram.run(
      ["serve"], bytes: ends.flatMap { start + $0 } + Array(request(2, "devices", [:]).utf8))
    #expect(try codes(served) == [-32700, -32700, -32700, nil])
    let first = try #require(try served.objects().first)
    #expect(first["id"] is NSNull)
    // In a text it is one.
    #expect(try codes(serve(request(1, "resolve", ["file": "1e400 \\\" 1e400"]))) == [nil])
  }

  @Test(arguments: [
    ("devices", -32602), ("shutdown", -32602), ("resolve", -32602), ("simulate", -32602),
    ("initialize", nil),
  ])
  func onlyInitializeTakesParametersItDoesNotKnow(_ method: String, _ code: Int?) throws {
    let served = try serve(request(1, method, ["file": xib, "unknown": ["a": 1]]))
    #expect(try codes(served) == [code])
    if method == "devices" {
      let empty = #"{"jsonrpc":"2.0","id":1,"method":"devices","params":[]}"#
      #expect(try codes(serve(empty)) == [nil])
    }
  }

  @Test func initializeTellsTheReleaseAndWhatThereIs() throws {
    let answer = try serve(
      request(1, "initialize", ["clientInfo": ["name": "x"], "capabilities": [String: Any]()]))
    let result = try #require(try answer.objects().first?["result"] as? [String: Any])
    let version = try WorkerProgram.run(["--version"]).output.trimmingCharacters(in: .newlines)
    #expect(result["version"] as? String == version)
    #expect(result["protocolVersion"] as? Int == 1)
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["cancellation"] as? Bool == true)
    #expect(capabilities["pictureFormats"] as? [String] == ["png", "svg", "pdf", "gif"])
  }

  /// Who takes no answers is not read any further after a while, and loses none of them.
  @Test func whatIsAskedInAdvanceIsBounded() throws {
    let session = try Session()
    defer { session.end() }
    let question = Array(try request(1, "initialize", [:]).utf8)
    let sent = session.sendUntilStalled(question, most: 100_000)
    #expect(sent < 100_000)
    for _ in 0..<sent { _ = try session.receive() }
    #expect(try session.ask(request(2, "shutdown", [:])).contains(#""id":2,"result":null"#))
  }

  // MARK: Batches

  /// As the specification's examples have it: what is no request is an error, notifications have no
  /// answer, and a batch of them alone has none at all.
  @Test func aBatchIsAnsweredByAnArray() throws {
    let first = try request(1, "devices", [:]).dropLast()
    let second = try request(2, "initialize", [:]).dropLast()
    let notification = #"{"jsonrpc":"2.0","method":"whatever","params":["a ] and a , in it"]}"#
    let served = try serve(
      " [\(first) , \(notification),1, \(second)\t]\n[\(notification)]\n"
        + "[\(first)\n" + request(3, "devices", [:]))
    let lines = served.output.split(separator: "\n")
    try #require(lines.count == 3)
    let answers = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [[String: Any]])
    #expect(answers.map { $0["id"] as? Int } == [1, nil, 2])
    #expect(answers.map { ($0["error"] as? [String: Any])?["code"] as? Int } == [nil, -32600, nil])
    let single = try serve(request(1, "devices", [:])).output
    #expect(lines[0].hasPrefix("[" + single.dropLast() + ","))
    #expect(lines[1].contains("-32700") && lines[2].hasPrefix(#"{"jsonrpc":"2.0","id":3,"result""#))
  }

  @Test func aShutdownInABatchEndsTheSession() throws {
    let served = try serve(
      "[" + request(1, "shutdown", [:]).dropLast() + "]\n" + request(2, "devices", [:]))
    #expect(served.output == #"[{"jsonrpc":"2.0","id":1,"result":null}]"# + "\n")
  }

  // MARK: The session

  @Test func answersComeInTheOrderOfTheRequests() throws {
    let requests = try (1...20).map { id in
      try request(id, id % 2 == 0 ? "resolve" : "devices", id % 2 == 0 ? ["file": xib] : [:])
    }
    let ids = try serve(requests.joined()).objects().map { $0["id"] as? Int }
    #expect(ids == Array(1...20))
  }

  @Test func whatWasAskedBeforeTheEndOfInputIsAnswered() throws {
    let last = try request(2, "initialize", [:]).trimmingCharacters(in: .newlines)
    let served = try serve(request(1, "resolve", ["file": xib]) + last)
    #expect(try codes(served) == [nil, nil])
    #expect(served.status == 0)
  }

  @Test func shutdownEndsTheSession() throws {
    let served = try serve(request(1, "shutdown", [:]) + request(2, "devices", [:]))
    #expect(served.output == #"{"jsonrpc":"2.0","id":1,"result":null}"# + "\n")
    #expect(served.status == 0)
  }

  @Test func notificationsHaveNoAnswer() throws {
    let served = try serve(
      """
      {"jsonrpc":"2.0","method":"whatever"}
      {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":9}}
      {"jsonrpc":"2.0","method":"$/cancelRequest"}

      """)
    #expect(served.output == "" && served.status == 0)
  }

  @Test func waitingAndRunningRequestsCanBeCancelled() throws {
    let session = try Session()
    defer { session.end() }
    // Far more than can be resolved before the cancellations come.
    let many = Array(repeating: storyboard, count: 50_000)
    try session.send(request(1, "resolve", ["files": many]))
    try session.send(request(2, "resolve", ["files": many]))
    try session.send(request(3, "resolve", ["file": xib]))
    try session.send("[" + request(4, "resolve", ["files": many]).dropLast() + "]\n")
    for id in [4, 2, 1] {
      try session.send(
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# + "\n")
    }
    // The one that runs is answered by another thread than those that wait, so that the order is open.
    let answers = try (1...4).map { _ in try session.receive() }
    for id in [1, 2, 4] {
      #expect(answers.contains { $0.contains(#""id":\#(id),"error":{"code":-32800"#) }, "\(id)")
    }
    #expect(answers.contains { $0.contains(#""id":3,"result":"#) })
  }

  /// Companion files are kept between requests, and read again when they have changed.
  @Test func aChangedCompanionFileIsReadAgain() throws {
    let session = try Session()
    defer { session.end() }
    for text in [#"{"texs": []}"#, #"{"texs": []}"#, #"{"texs": [], "text": []}"#, "{}"] {
      _ = try folder.add("Main.preview.json", text)
      let answer = try session.ask(request(1, "resolve", ["file": storyboard]))
      #expect(
        answer.components(separatedBy: "companion-unknown-key").count
          == text.components(separatedBy: "[]").count)
    }
  }

  /// What is done with one scene alone ends before the scene is done.
  @Test(
    .serialized,
    arguments: ["resolve", "constraints", "explain", "attributes", "render", "simulate"])
  func aRequestEndsInsideItsScene(_ method: String) throws {
    let session = try Session()
    defer { session.end() }
    // 10 seconds and more to lay out, in a build with tests; far less until the layout begins.
    let large = try folder.add("Large.storyboard", Fixtures.storyboard(viewCount: 12_000))
    var parameters = ["file": large]
    if method == "explain" { parameters["view"] = "v1" }
    if method == "simulate" { parameters["frames"] = "all" }
    try session.send(request(1, method, parameters))
    Thread.sleep(forTimeInterval: 0.05)
    try session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
    #expect(try session.receive().contains(#""id":1,"error":{"code":-32800"#))
    // It is answered in any case; the next one is once its work has ended, too.
    #expect(try session.ask(request(2, "resolve", ["file": xib])).contains(#""id":2,"result""#))
    #expect(try session.processorTime() < 5)
  }

  /// Its window has gone, and something else still holds the pipe that requests come by.
  @Test(.timeLimit(.minutes(2)), arguments: [["serve"], ["serve", "--lsp"]])
  func aSessionEndsWithWhoeverReadsItsAnswers(arguments: [String]) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    program.arguments = arguments
    let (input, output) = (Pipe(), Pipe())
    (program.standardInput, program.standardOutput) = (input, output)
    try program.run()
    try output.fileHandleForReading.close()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    try input.fileHandleForWriting.close()
  }

  @Test func aBatchHasAMost() throws {
    let one = #"{"jsonrpc":"2.0","id":1,"method":"none"}"#
    let run = try serve(
      "[" + Array(repeating: one, count: 1_001).joined(separator: ",") + "]\n")
    #expect(run.output.contains("1000 messages at most") && run.output.utf8.count < 1_000)
  }

  // MARK: Texts that are told

  private func notification(_ method: String, _ parameters: [String: Any]) throws -> String {
    let message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    let data = try JSONSerialization.data(withJSONObject: message)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// What is told of a text, and what a request without one is about by then; nil for an error.
  @Test func aTextIsToldOnceAndThenWhatChanges() throws {
    let edited = Fixtures.xib.replacing("<rect", with: "<rect note=\"é\"", maxReplacements: 1)
    let place = try #require(Fixtures.xib.utf8.firstRange(of: "<rect".utf8))
    let start = Fixtures.xib.utf8.distance(from: Fixtures.xib.startIndex, to: place.upperBound)
    let change: [String: Any] = ["range": [start, start], "replacement": " note=\"é\""]
    let whole: [String: Any] = ["file": xib, "version": 7, "text": Fixtures.xib]
    let changed: [String: Any] = ["file": xib, "version": 8, "changes": [change]]
    let outside: [String: Any] = ["range": [0, 1 << 40], "replacement": ""]
    let half: [String: Any] = ["range": [start + 7, start + 8], "replacement": ""]
    let cases: [([(String, [String: Any])], String?)] = [
      ([("didChange", whole)], Fixtures.xib),
      ([("didChange", whole), ("didChange", changed)], edited),
      ([("didChange", changed)], nil),
      ([("didChange", whole), ("didChange", changed), ("didChange", changed)], nil),
      (
        [("didChange", whole), ("didChange", ["file": xib, "version": 8, "changes": [outside]])],
        nil
      ),
      (
        [
          ("didChange", whole), ("didChange", changed),
          ("didChange", ["file": xib, "version": 9, "changes": [half]]),
        ], nil
      ),
      // All of a text mends what was lost.
      ([("didChange", changed), ("didChange", whole)], Fixtures.xib),
      ([("didChange", changed), ("didClose", ["file": xib])], Fixtures.xib),
      ([("didChange", whole), ("didChange", changed), ("didClose", ["file": xib])], Fixtures.xib),
    ]
    for (told, text) in cases {
      let notifications = try told.map { try notification($0.0, $0.1) }.joined()
      let served = try serve(notifications + request(1, "resolve", ["file": xib]))
      if let text {
        let whole = try serve(request(1, "resolve", ["file": xib, "text": text]))
        #expect(served.output == whole.output, "\(told)")
      } else {
        #expect(try codes(served) == [-32602], "\(told)")
        #expect(served.output.contains("Send didChange with all of it."))
      }
    }
  }

  /// A request is about the text as it was when it was asked.
  @Test func whatIsToldAfterARequestIsNotInIt() throws {
    let broken: [String: Any] = ["file": xib, "version": 1, "text": "<"]
    let served = try serve(
      request(1, "resolve", ["file": xib]) + notification("didChange", broken)
        + request(2, "resolve", ["file": xib]) + request(3, "resolve", ["file": storyboard]))
    let isBroken = try served.objects().map {
      ($0["result"] as? [String: Any])?["error"] != nil
    }
    #expect(isBroken == [false, true, false])
  }
}

private final class Session {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  init() throws {
    process.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ message: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(message.utf8))
  }

  /// Sends a message again and again until the worker takes nothing for a second.
  /// - Returns: How many were sent.
  func sendUntilStalled(_ message: [UInt8], most: Int) -> Int {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    // A pipe that can be written takes a short message whole.
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    for count in 0..<most {
      guard poll(&ready, 1, 1_000) == 1 else { return count }
      _ = message.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    return most
  }

  /// The next line that the worker writes.
  func receive() throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received = Data(received[received.index(after: end)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
      received += more
    }
  }

  func ask(_ message: String) throws -> String {
    try send(message)
    return try receive()
  }

  /// In seconds, of the worker since its start: how busy the machine is otherwise makes no difference.
  func processorTime() throws -> Double {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // Fields 14 and 15, in hundredths; the second one is a name in parentheses.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    try #require(fields.count > 12)
    return fields[11...12].compactMap { Double($0) }.reduce(0, +) / 100
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

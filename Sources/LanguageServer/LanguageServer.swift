import Glibc
import Linting
import Logging
import Processes
import Requests
import Serving
import Synchronization
import WorkerProtocol

/// Serves an editor: what is open in it is checked while it is typed, and places in it are asked about.
/// Source: Language Server Protocol 3.17.
///
/// One thread reads, one answers and one checks, so that nobody waits for a check. Both that compute have
/// resolvers of their own.
package final class LanguageServer: Sendable {
  private let output: Mutex<OutputChannel>
  private let timeLimit: TimeLimit
  private let log: Logger
  private let session = Monitor(EditorSession())

  /// Source: LSP 3.17, “ErrorCodes”: a request that comes before `initialize`.
  private static let notInitialized = -32002

  package init(output: OutputChannel, timeLimit: TimeLimit, log: Logger) {
    self.output = Mutex(output)
    self.timeLimit = timeLimit
    self.log = log
  }

  /// Serves until `exit` or the end of input.
  /// - Returns: Whether it was shut down before, as the protocol asks.
  package func run() throws(ServingError) -> Bool {
    let rules = RulesPage.link(log: log)
    let requests = LargeStackThread { [self] in
      let responder = EditorResponder(
        resolver: Resolver.standard(.requests, timeLimit: timeLimit, log: log), session: session,
        log: log)
      while let request = session.wait({ $0.nextRequest() }) {
        write { try responder.response(to: request) }
      }
    }
    let checks = LargeStackThread { [self] in
      var checker = EditorChecker(
        resolver: Resolver.standard(.requests, timeLimit: timeLimit, log: log), session: session,
        rules: rules, log: log
      ) { [self] message in write { message } }
      while let next = session.wait({ $0.nextCheck() }) {
        switch next {
        case .check(let document, let cancellation): checker.check(document, cancellation)
        case .forget(let uri): checker.forget(uri)
        }
      }
    }
    guard let requests, let checks else { throw ServingError.noThread }
    read()
    session.update { $0.close() }
    requests.join()
    checks.join()
    return session.update { $0.phase == .shutDown }
  }

  private func write(_ message: () throws -> [UInt8]) {
    do {
      let bytes = MessageBuffer.framed(try message())
      try output.withLock { try $0.write(bytes) }
    } catch OutputChannel.Failure.closed {
      exit(EXIT_SUCCESS)
    } catch {
      log.critical("an answer can't be written: \(error)")
      exit(ExitStatus.outputFailed)
    }
  }

  // MARK: Reading

  private func read() {
    var buffer = MessageBuffer()
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for message in buffer.append(chunk[..<count]) {
        guard take(message) else { return }
      }
    }
  }

  /// - Returns: Whether more messages are to be read.
  private func take(_ message: MessageBuffer.Message) -> Bool {
    switch message {
    case .malformed(let sentence):
      let error = ResponseError(code: ResponseError.Code.parseError, message: sentence)
      write { try ResponseLine.failure(id: nil, error: error) }
    case .message(let message):
      let bytes = message.replacingLoneSurrogates()
      do throws(MalformedRequest) {
        let head = try RequestHead(parsing: bytes)
        guard head.method != EditorMethod.exit.rawValue else { return false }
        if let id = head.id { request(head, id, bytes) } else { notify(head, bytes) }
      } catch {
        write { try ResponseLine.failure(id: error.id, error: error.error) }
      }
    }
    return true
  }

  private func request(_ head: RequestHead, _ id: RequestID, _ message: [UInt8]) {
    let phase = session.update { $0.phase }
    let isFirst = head.method == EditorMethod.initialize.rawValue
    switch phase {
    case .new where !isFirst:
      fail(id, Self.notInitialized, "The first request has to be “initialize”.")
    case .running where isFirst, .shutDown:
      fail(id, ResponseError.Code.invalidRequest, "“\(head.method)” can't be asked any more.")
    case .new:
      do throws(ResponseError) {
        let client = EditorClient(try Self.parameters(of: message))
        session.update { ($0.client, $0.phase) = (client, .running) }
        let answer = EditorCapabilities.Answer(
          capabilities: EditorCapabilities(positionEncoding: client.encoding.rawValue))
        write { try ResponseLine.success(id: id, result: JSONLine.encode(answer)) }
      } catch {
        write { try ResponseLine.failure(id: id, error: error) }
      }
    case .running:
      let about: DocumentParameters? = try? Self.parameters(of: message)
      session.wait { session in
        if head.method == EditorMethod.shutdown.rawValue { session.phase = .shutDown }
        return session.ask(
          EditorRequest(
            head: head, id: id, message: message,
            document: about.flatMap { session.documents[$0.textDocument.uri] },
            client: session.client, cancellation: Cancellation()))
      }
    }
  }

  private func fail(_ id: RequestID, _ code: Int, _ sentence: String) {
    write {
      try ResponseLine.failure(id: id, error: ResponseError(code: code, message: sentence))
    }
  }

  /// Notifications have no answer, not even when they are wrong.
  private func notify(_ head: RequestHead, _ message: [UInt8]) {
    guard session.update({ $0.phase == .running }) else { return }
    do throws(ResponseError) {
      switch EditorMethod(rawValue: head.method) {
      case .didOpen:
        let opened = try (Self.parameters(of: message) as OpenParameters).textDocument
        session.update { session in
          session.open(
            OpenDocument(
              uri: opened.uri, version: opened.version, text: opened.text,
              encoding: session.client.encoding))
        }
      case .didChange:
        let change: ChangeParameters = try Self.parameters(of: message)
        if !session.update({ $0.change(change) }) {
          log.warning("ignored a change of \(change.textDocument.uri), which is not open")
        }
      case .didClose:
        close(try (Self.parameters(of: message) as DocumentParameters).textDocument.uri)
      case .didSave, .didChangeWatchedFiles: session.update { $0.recheck() }
      case .cancelRequest:
        let cancelled: CancelParameters = try Self.parameters(of: message)
        session.update { $0.cancel(cancelled.id) }
      default: log.debug("ignored the notification \(head.method)")
      }
    } catch {
      log.warning("ignored the notification \(head.method): \(error.message)")
      // Changes that follow are of a text that isn't known here.
      if head.method == EditorMethod.didChange.rawValue,
        let about: DocumentParameters = try? Self.parameters(of: message)
      {
        close(about.textDocument.uri)
      }
    }
  }

  private func close(_ uri: String) {
    session.update { $0.close(uri) }
    write { try PublishedDiagnostics(nothingIn: uri).message }
  }

  private static func parameters<Parameters: Codable & Sendable>(
    of message: [UInt8]
  ) throws(ResponseError) -> Parameters {
    try RequestHead.parameters(of: message, as: Parameters.self, refusingUnknown: false)
  }
}

extension PublishedDiagnostics {
  init(nothingIn uri: String) {
    self.init(uri: uri, version: nil, diagnostics: [])
  }

  /// As it is sent.
  var message: [UInt8] {
    get throws {
      try JSONLine.encode(
        EditorNotification(method: EditorMethod.publishDiagnostics, params: self))
    }
  }
}

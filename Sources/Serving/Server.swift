import Glibc
import Linting
import Logging
import Processes
import Requests
import Synchronization
import WorkerProtocol

/// Answers JSON-RPC requests from standard input, one per line, in the order in which they come.
///
/// One thread reads, so that a cancellation is seen while another request is computed; another one
/// computes and writes. A running request that is cancelled is answered by the one that reads, at once.
package final class Server: Sendable {
  /// Both threads write.
  private let output: Mutex<OutputChannel>
  private let requests: [any AnsweredRequest.Type]
  private let timeLimit: TimeLimit
  private let log: Logger

  /// - Parameter requests: Those that are answered, beside what a session itself has.
  package init(
    output: OutputChannel, requests: [any AnsweredRequest.Type], timeLimit: TimeLimit, log: Logger
  ) {
    self.output = Mutex(output)
    self.requests = requests
    self.timeLimit = timeLimit
    self.log = log
  }

  /// Serves until the end of input or a `shutdown`, and answers everything that was asked before.
  package func run() throws(ServingError) {
    let queue = RequestQueue()
    let thread = LargeStackThread { [self] in
      let responder = Responder(
        resolver: Resolver.standard(.requests, timeLimit: timeLimit, log: log),
        requests: requests, log: log)
      while let message = queue.next() {
        write {
          let response = try responder.response(to: message)
          return queue.takeAnswer() ? response : nil
        }
      }
    }
    guard let thread else { throw ServingError.noThread }
    read(into: queue)
    queue.close()
    thread.join()
  }

  /// Writes an answer, after those whose turn was before; none for nil.
  private func write(_ answer: () throws -> [UInt8]?) {
    do {
      guard let line = try answer() else { return }
      try output.withLock { try $0.write(line: line) }
    } catch OutputChannel.Failure.closed {
      // Nobody reads the answers any more: whatever else was asked is in vain.
      exit(EXIT_SUCCESS)
    } catch {
      log.critical("an answer can't be written: \(error)")
      exit(ExitStatus.outputFailed)
    }
  }

  private func read(into queue: RequestQueue) {
    var lines = LineBuffer()
    var texts = HeldTexts()
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for line in lines.append(chunk[..<count]) {
        guard take(line, &texts, into: queue) else { return }
      }
    }
    if let line = lines.finish() { _ = take(line, &texts, into: queue) }
  }

  /// - Returns: whether more messages are to be read.
  private func take(
    _ line: LineBuffer.Line, _ texts: inout HeldTexts, into queue: RequestQueue
  ) -> Bool {
    guard case .message(let message) = line else {
      texts.loseAll()
      return refuse("A message has \(LineBuffer.defaultLimit >> 20) MiB at most.", queue)
    }
    let pending: PendingMessage?
    if let elements = elements(ofBatch: message) {
      guard elements.count <= RequestQueue.mostWaiting else {
        return refuse("A batch has \(RequestQueue.mostWaiting) messages at most.", queue)
      }
      let messages = elements.compactMap { self.pending($0, &texts, queue) }
      pending = messages.isEmpty ? nil : .batch(messages)
    } else {
      pending = self.pending(message, &texts, queue)
    }
    guard let pending else { return true }
    queue.append(pending, size: message.count)
    return !pending.isShutdown
  }

  /// Answers a message that isn't taken, when it is its turn.
  private func refuse(_ sentence: String, _ queue: RequestQueue) -> Bool {
    let error = ResponseError(code: ResponseError.Code.invalidRequest, message: sentence)
    queue.append(.malformed(MalformedRequest(id: nil, error: error)), size: 0)
    return true
  }

  /// What waits for an answer; nil for a notification, which is followed at once.
  private func pending(
    _ message: [UInt8], _ texts: inout HeldTexts, _ queue: RequestQueue
  ) -> PendingMessage? {
    let head: RequestHead
    do {
      head = try RequestHead(parsing: message)
    } catch {
      return .malformed(error)
    }
    if let id = head.id {
      return .request(head, id: id, message: message, texts, Cancellation())
    }
    notify(head, message, &texts, queue)
    return nil
  }

  /// Notifications have no answer, not even when they are wrong.
  private func notify(
    _ head: RequestHead, _ message: [UInt8], _ texts: inout HeldTexts, _ queue: RequestQueue
  ) {
    do {
      switch head.method {
      case DidChangeParameters.method:
        texts.take(try RequestHead.parameters(of: message, as: DidChangeParameters.self))
      case DidCloseParameters.method:
        texts.take(try RequestHead.parameters(of: message, as: DidCloseParameters.self))
      case CancelParameters.method:
        let id = try RequestHead.parameters(of: message, as: CancelParameters.self).id
        if queue.cancel(id) { write { try ResponseLine.failure(id: id, error: .cancelled) } }
      default:
        log.debug("ignored the notification \(head.method)")
      }
    } catch {
      if head.method == DidChangeParameters.method { texts.loseAll() }
      log.warning("ignored the notification \(head.method): \(error.message)")
    }
  }
}

package enum ServingError: Error {
  /// The system gives no thread.
  case noThread
}

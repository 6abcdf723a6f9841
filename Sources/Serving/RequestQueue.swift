import Glibc
import Processes
import WorkerProtocol

/// A message that waits for its answer, in the order in which messages came.
enum PendingMessage: Sendable {
  case request(RequestHead, id: RequestID, message: [UInt8], HeldTexts, Cancellation)
  case malformed(MalformedRequest)
  /// Several that are answered together; none of them is a batch.
  case batch([PendingMessage])

  /// Whether nothing is read after it.
  var isShutdown: Bool {
    switch self {
    case .request(let head, _, _, _, _): head.method == ShutdownParameters.method
    case .malformed: false
    case .batch(let messages): messages.contains(where: \.isShutdown)
    }
  }

  /// Cancels the requests in it that have an id.
  fileprivate func cancel(_ id: RequestID) {
    switch self {
    case .request(_, id, _, _, let cancellation): cancellation.cancel()
    case .request, .malformed: break
    case .batch(let messages): for message in messages { message.cancel(id) }
    }
  }
}

/// Requests on their way from the thread that reads them to the one that answers them.
///
/// Sendable without the compiler's check: the lock guards every access to its state. The standard
/// library's `Mutex` has no condition to wait for.
package final class RequestQueue: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [(message: PendingMessage, size: Int)] = []
  private var running: PendingMessage?
  /// Whether the running message has its answer.
  private var isAnswered = false
  private var isClosed = false

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// How many messages may wait, and how many bytes they may have: more than anybody asks in advance, and
  /// no more than the machine has room for. One of any size may.
  package static let mostWaiting = 1_000
  package static let largestWaiting = 64 << 20

  /// Takes a message, once there is room for it: whoever asks faster than answers are taken from here
  /// isn't read any further meanwhile.
  /// - Parameter size: In bytes.
  func append(_ message: PendingMessage, size: Int) {
    locked {
      while !waiting.isEmpty,
        waiting.count >= Self.mostWaiting
          || waiting.reduce(size, { $0 + $1.size }) > Self.largestWaiting
      {
        pthread_cond_wait(changed, lock)
      }
      waiting.append((message, size))
      pthread_cond_broadcast(changed)
    }
  }

  /// Lets ``next()`` return nil once everything that is waiting has been taken.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  /// The next message, which then is the running one; waits for it. Nil at the end.
  func next() -> PendingMessage? {
    locked {
      running = nil
      while waiting.isEmpty, !isClosed { pthread_cond_wait(changed, lock) }
      guard !waiting.isEmpty else { return nil }
      running = waiting.removeFirst().message
      isAnswered = false
      pthread_cond_broadcast(changed)
      return running
    }
  }

  /// Cancels the requests with an id that are waiting or running.
  /// - Returns: Whether the running message is that request and has no answer yet: whoever asked answers it
  ///   now, before what is computed for it looks for the cancellation and ends.
  func cancel(_ id: RequestID) -> Bool {
    locked {
      running?.cancel(id)
      for entry in waiting { entry.message.cancel(id) }
      guard case .request(_, id, _, _, _)? = running, !isAnswered else { return false }
      isAnswered = true
      return true
    }
  }

  /// Whether the running message still needs its answer, which whoever asks then gives.
  func takeAnswer() -> Bool {
    locked {
      defer { isAnswered = true }
      return !isAnswered
    }
  }
}

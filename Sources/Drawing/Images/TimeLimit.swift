import Glibc
import Synchronization

/// Work that may take longer than anyone waits. One that has been given up goes on, since the libraries
/// that read drawings can't be stopped; there is never more than one of these. (Only a process of its own
/// could be ended with what it holds.)
final class TimeLimit {
  /// Whether nothing that was given up is still running.
  private var hasEnded: () -> Bool = { true }

  var isBusy: Bool { !hasEnded() }

  /// Runs the body on a thread of its own.
  /// - Returns: nil where it has not ended in time, or can't begin.
  func run<Success: Sendable, Failure: Error>(
    seconds: Double, _ body: @escaping @Sendable () throws(Failure) -> Success
  ) -> Result<Success, Failure>? {
    let work = Work { Result { () throws(Failure) -> Success in try body() } }
    guard !isBusy, work.start() else { return nil }
    if let result = work.result(within: seconds) { return result }
    hasEnded = { work.hasEnded }
    return nil
  }

  /// Belongs to the thread that works and to the one that waits.
  private final class Work<Value: Sendable>: Sendable {
    private let body: @Sendable () -> Value
    private let value = Mutex<Value?>(nil)
    private let ended = Atomic(false)
    private let done = Semaphore()

    init(_ body: @escaping @Sendable () -> Value) {
      self.body = body
    }

    func start() -> Bool {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return false }
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      // 16 MiB: drawings are nested.
      pthread_attr_setstacksize(&attributes, 16 << 20)
      let run = Unmanaged.passRetained(Run { [self] in finish() })
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { pointer in
          // Passed in as `run`, below, and never nil.
          if let pointer { Unmanaged<Run>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, run.toOpaque())
      if status != 0 { run.release() }
      return status == 0
    }

    private func finish() {
      let result = body()
      value.withLock { $0 = result }
      ended.store(true, ordering: .releasing)
      done.signal()
    }

    var hasEnded: Bool { ended.load(ordering: .acquiring) }

    func result(within seconds: Double) -> Value? {
      done.wait(seconds: seconds)
      return value.withLock { $0.take() }
    }
  }

  private final class Run {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}

/// Owns a POSIX semaphore. It is made for several threads, and has no state but in it.
private final class Semaphore: @unchecked Sendable {
  private let pointer: UnsafeMutablePointer<sem_t>

  init() {
    pointer = .allocate(capacity: 1)
    sem_init(pointer, 0, 0)
  }

  deinit {
    sem_destroy(pointer)
    pointer.deallocate()
  }

  func signal() { sem_post(pointer) }

  /// Waits until somebody has signalled, or the time is over.
  func wait(seconds: Double) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += Int(seconds)
    end.tv_nsec += Int((seconds - seconds.rounded(.down)) * 1e9)
    if end.tv_nsec >= 1_000_000_000 {
      end.tv_sec += 1
      end.tv_nsec -= 1_000_000_000
    }
    while sem_timedwait(pointer, &end) != 0, errno == EINTR {}
  }
}

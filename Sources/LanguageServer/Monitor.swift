import Glibc

/// State that several threads change, and wait for changes of.
///
/// Sendable without the compiler's check: the lock guards every access to the state. The standard library's
/// `Mutex` has no condition to wait for.
final class Monitor<State: Sendable>: @unchecked Sendable {
  enum Answer<Result> {
    case ready(Result)
    /// Not before something changes.
    case later
    /// Then at the latest.
    case at(ContinuousClock.Instant)
  }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // Not disturbed by a clock that is set.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Reads or changes the state, and wakes whoever waits.
  func update<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { pthread_cond_broadcast(changed) }
    return body(&state)
  }

  /// Waits until the state has what is looked for, and wakes whoever else waits: what was looked for may have been
  /// taken away, which makes room.
  func wait<Result>(_ body: (inout State) -> Answer<Result>) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      switch body(&state) {
      case .ready(let result):
        pthread_cond_broadcast(changed)
        return result
      case .later: pthread_cond_wait(changed, lock)
      case .at(let time):
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let rest = max(.zero, ContinuousClock.now.duration(to: time)).components
        end.tv_sec += Int(rest.seconds)
        end.tv_nsec += Int(rest.attoseconds / 1_000_000_000)
        if end.tv_nsec >= 1_000_000_000 {
          end.tv_sec += 1
          end.tv_nsec -= 1_000_000_000
        }
        pthread_cond_timedwait(changed, lock, &end)
      }
    }
  }
}

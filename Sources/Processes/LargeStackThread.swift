import Glibc

/// Stacks of threads that walk documents: 64 MiB. A document may be nested 1,000 deep, and each level
/// of its views takes several calls in layout, drawing and encoding.
private let stackSize = 64 << 20

/// A thread with a stack on which the deepest document can be walked.
package struct LargeStackThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private let thread: pthread_t

  /// Starts the thread.
  /// - Returns: nil where the system gives no thread.
  package init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        // Passed in as `body`, below, and never nil.
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard status == 0 else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended.
  package func join() {
    pthread_join(thread, nil)
  }
}

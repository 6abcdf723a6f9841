import Glibc
import Synchronization

/// Ends this process when nobody is there any more for whom it works, however busy it is: a session of `serve` when
/// nobody can read its answers, any other command when whoever started it has gone as well. A command whose output
/// somebody only cuts short does what it has to do.
package enum ReaderWatch {
  private static let isSession = Atomic(false)
  private static let output = Atomic<Int32>(-1)
  /// Milliseconds until it is looked again whether whoever started the process has gone, too.
  private static let pause: Int32 = 200

  package static func begin() {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0,
      [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    else { return }
    // The number of the stream gets another meaning where results are kept apart from what libraries print.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { return }
    self.output.store(output, ordering: .relaxed)
    let parent = getppid()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: Int(parent))
    pthread_create(
      &thread, &attributes,
      { argument in
        ReaderWatch.watch(parent: pid_t(Int(bitPattern: argument)))
        return nil
      }, argument)
  }

  /// From here on answers that nobody can read are reason enough.
  package static func beginSession() { isSession.store(true, ordering: .relaxed) }

  private static func watch(parent: pid_t) {
    while true {
      // Nothing is asked for: what can't be written any more is always said.
      var output = pollfd(fd: self.output.load(ordering: .relaxed), events: 0, revents: 0)
      guard poll(&output, 1, -1) > 0 else {
        if errno == EINTR { continue }
        return
      }
      guard Int32(output.revents) & (POLLERR | POLLHUP) != 0 else { return }
      if isSession.load(ordering: .relaxed) || getppid() != parent { _exit(EXIT_SUCCESS) }
      _ = poll(nil, 0, pause)
    }
  }
}

import Glibc

/// The program's results. They have standard output to themselves: what anything else in the process
/// prints goes to standard error.
///
/// One channel exists per process, so it never closes its descriptor.
package struct OutputChannel: Sendable {
  package enum Failure: Error, CustomStringConvertible {
    /// Whoever read the results wants no more of them.
    case closed
    /// With the system's error number.
    case failed(Int32)

    package var description: String {
      switch self {
      case .closed: "the output is closed"
      case .failed(let code): "the output can't be written (\(String(cString: strerror(code))))"
      }
    }
  }

  private let descriptor: Int32

  /// Takes standard output over.
  package init() throws(Failure) {
    // Writing to a closed pipe is to give an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw Failure.failed(errno)
    }
  }

  /// Writes a line at once.
  package func write(line: [UInt8]) throws(Failure) {
    try write(line + [UInt8(ascii: "\n")])
  }

  /// Whether it is a terminal, so that people read the output while it is written.
  package var isTerminal: Bool { isatty(descriptor) != 0 }

  package func write(_ bytes: [UInt8]) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw Failure.closed
      } else if errno == EAGAIN {
        // The other end may have made the pipe non-blocking.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw Failure.failed(errno)
      }
    }
  }
}

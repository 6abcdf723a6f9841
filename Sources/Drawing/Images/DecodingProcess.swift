import CSandbox
import Glibc
import Graphics

/// A `ninefold-worker decode`, which reads images one after the other until this goes away. It is ended
/// when an image takes too long; what it holds goes with it.
package final class DecodingProcess {
  enum Failure: Error {
    /// The process has ended, or has been.
    case ended(ImageProblem)
    case cancelled
  }

  /// Bytes of addresses that it may have: an image of 50 million pixels, and the libraries.
  package static let memory = 512 << 20

  private let process: pid_t
  private let socket: Int32
  /// Whether other images have left something behind in its memory.
  private(set) var hasAnswered = false
  private var isRunning = true

  /// - Parameter program: the worker's path.
  init?(program: String) {
    var socket: Int32 = -1
    let process = sandbox_start(program, "decode", &socket)
    guard process > 0 else { return nil }
    (self.process, self.socket) = (process, socket)
  }

  deinit {
    _ = end()
    close(socket)
  }

  /// Ends the process.
  /// - Returns: how it ended, as `waitpid` says it.
  private func end() -> Int32 {
    guard isRunning else { return 0 }
    isRunning = false
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Milliseconds between two looks at the clock, and at whether anybody waits.
  private static let lookout: Int32 = 20
  /// How much longer than it works an image may wait for others, on a machine that has much to do.
  private static let patience = 5.0

  /// Hands a file over and waits for what is in it.
  /// - Parameters:
  ///   - design: What is drawn of a symbol's template; nil is what is usual.
  ///   - longestSide: Pixels; a larger image is made smaller.
  ///   - seconds: How long the process may work for it.
  func decode(
    _ file: Int32, design: SymbolDesign? = nil, longestSide: Int, seconds: Double,
    isCancelled: () -> Bool
  ) throws(Failure) -> DecodedImage {
    var question = DecodingQuestion(design: design, longestSide: longestSide).number
    // A process that is gone already can't take it; then reading says so.
    _ = sandbox_hand_over(socket, &question, MemoryLayout.size(ofValue: question), file)
    let clock = ContinuousClock()
    let limits = Limits(
      work: max(sandbox_time(process), 0) + seconds,
      end: clock.now + .seconds(seconds * Self.patience + 1))
    let start = try read(DecodedImageHeader.byteCount, limits, isCancelled)
    let header = DecodedImageHeader(bytes: start)
    guard let count = header.payloadCount else {
      _ = end()
      throw .ended(.unreadable)
    }
    let image = header.image(try read(count, limits, isCancelled))
    hasAnswered = true
    return image
  }

  private struct Limits {
    /// Seconds of work since its start.
    let work: Double
    let end: ContinuousClock.Instant
  }

  private func read(
    _ count: Int, _ limits: Limits, _ isCancelled: () -> Bool
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&ready, 1, Self.lookout) > 0
      if isCancelled() {
        _ = end()
        throw .cancelled
      }
      guard isReady else {
        guard sandbox_time(process) < limits.work, ContinuousClock().now < limits.end else {
          _ = end()
          throw .ended(.tooSlow)
        }
        continue
      }
      let result = bytes.withUnsafeMutableBytes {
        Glibc.read(socket, $0.baseAddress.map { $0 + start }, count - start)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw .ended(problem()) }
      start += result
    }
    return bytes
  }

  /// Why it has ended by itself.
  private func problem() -> ImageProblem {
    // It closes its end before its status is there.
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    isRunning = false
    switch status & 0x7F {
    case SIGXCPU: return .tooSlow
    // Some libraries that get no memory go on as if they had it.
    case SIGSEGV, SIGBUS:
      return usage.ru_maxrss << 10 > Self.memory / 4 * 3 ? .tooLarge : .unreadable
    case SIGFPE: return .unreadable
    // Libraries that get no memory end the process.
    default: return .tooLarge
    }
  }
}

/// What is asked of the process with each file, as one number.
package struct DecodingQuestion {
  package let design: SymbolDesign?
  /// Pixels; a larger image is made smaller.
  package let longestSide: Int

  init(design: SymbolDesign?, longestSide: Int) {
    self.design = design
    self.longestSide = longestSide
  }

  /// The side is in the lower half, the design in the upper one.
  package init(number: UInt32) {
    design = SymbolDesign(number: number >> 16)
    longestSide = min(max(Int(number & 0xFFFF), 1), DecodedImage.longestSide)
  }

  package var number: UInt32 {
    (design?.number ?? 0) << 16 | UInt32(min(max(longestSide, 1), DecodedImage.longestSide))
  }
}

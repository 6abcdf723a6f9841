import CGtk
import Localization
import PreviewerGtk
import WorkerProtocol

/// A running `ninefold-worker serve`, over pipes. All reading and writing is asynchronous.
@MainActor
final class WorkerProcess {
  /// Takes each line that the worker writes.
  var onMessage: (@MainActor ([UInt8]) -> Void)?
  /// Takes how the worker ended, once everything that it wrote has been read.
  var onExit: (@MainActor (_ reason: String) -> Void)?
  /// The end of what the worker wrote to standard error.
  private(set) var standardError = StandardErrorTail()

  private let process: Object
  private let input: OpaquePointer
  private var lines = LineBuffer()
  private var unsent: [[UInt8]] = []
  private var isWriting = false
  private var openStreams = 2
  private var exitReason: String?
  private var drainTimer: Timer?

  /// Bytes taken from a pipe at a time; the capacity of a pipe on Linux.
  private static let chunk = 65_536
  /// How long output is waited for after the end of the process, in milliseconds. Something that it
  /// started can hold its pipes open.
  private static let drainTime = 300

  /// - Parameter program: the worker's path.
  init(program: String) throws(GLibError) {
    let flags =
      G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue
      | G_SUBPROCESS_FLAGS_STDERR_PIPE.rawValue
    var error: UnsafeMutablePointer<GError>?
    let started = program.withCString { program in
      "serve".withCString { command in
        var arguments: [UnsafePointer<CChar>?] = [program, command, nil]
        return g_subprocess_newv(&arguments, GSubprocessFlags(flags), &error)
      }
    }
    if let error = GLibError(error) { throw error }
    guard let started, let input = g_subprocess_get_stdin_pipe(started) else {
      preconditionFailure("g_subprocess_newv returns a process or sets an error")
    }
    process = Object(owning: UnsafeMutableRawPointer(started))
    self.input = OpaquePointer(input)
    if let output = g_subprocess_get_stdout_pipe(started) {
      read(OpaquePointer(output)) { [weak self] in self?.receive($0) }
    }
    if let errors = g_subprocess_get_stderr_pipe(started) {
      read(OpaquePointer(errors)) { [weak self] in self?.standardError.append($0) }
    }
    waitForExit()
  }

  /// Sends a message; it is written as soon as the worker takes it.
  func send(_ message: [UInt8]) {
    unsent.append(message + [UInt8(ascii: "\n")])
    write()
  }

  /// Ends the worker at once. `onExit` follows.
  func kill() {
    g_subprocess_force_exit(process.opaque)
  }

  private func write() {
    guard !isWriting, !unsent.isEmpty else { return }
    isWriting = true
    let message = unsent.removeFirst()
    // GIO wants the bytes to stay where they are until it has written them.
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: message.count)
    _ = bytes.initialize(from: message)
    let stream = Object(UnsafeMutableRawPointer(input))
    let call = AsynchronousCall { [weak self] result in
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all_finish(stream.pointer(), result, nil, &error)
      bytes.deallocate()
      guard let self else { return }
      isWriting = false
      // A broken pipe is followed by the end of the process, which says more.
      if GLibError(error) == nil { write() }
    }
    g_output_stream_write_all_async(
      stream.pointer(), bytes.baseAddress, gsize(bytes.count), G_PRIORITY_DEFAULT, nil,
      call.callback, call.data)
  }

  private func read(
    _ stream: OpaquePointer, _ receive: @escaping @MainActor ([UInt8]) -> Void
  ) {
    let stream = Object(UnsafeMutableRawPointer(stream))
    let call = AsynchronousCall { [weak self] result in
      let bytes = g_input_stream_read_bytes_finish(stream.pointer(), result, nil)
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      guard let data = bytes.flatMap({ g_bytes_get_data($0, &count) }), count > 0 else {
        self?.endOfStream()
        return
      }
      receive([UInt8](UnsafeRawBufferPointer(start: data, count: Int(count))))
      self?.read(stream.opaque, receive)
    }
    g_input_stream_read_bytes_async(
      stream.pointer(), gsize(Self.chunk), G_PRIORITY_DEFAULT, nil, call.callback, call.data)
  }

  private func receive(_ bytes: [UInt8]) {
    for case .message(let message) in lines.append(bytes[...]) {
      onMessage?(message)
    }
  }

  private func waitForExit() {
    let process = process
    let call = AsynchronousCall { [weak self] result in
      g_subprocess_wait_finish(process.opaque, result, nil)
      guard let self else { return }
      if g_subprocess_get_if_signaled(process.opaque) != 0 {
        let signal = g_subprocess_get_term_sig(process.opaque)
        let name = g_strsignal(signal).map { String(cString: $0) } ?? localized("unknown")
        exitReason = localized("It was ended by signal %1$s (%2$s).", signal, name)
      } else {
        exitReason = localized(
          "It exited with status %1$s.", g_subprocess_get_exit_status(process.opaque))
      }
      drainTimer = Timer(after: Self.drainTime) { [weak self] in
        self?.openStreams = 0
        self?.reportExit()
      }
      reportExit()
    }
    g_subprocess_wait_async(process.opaque, nil, call.callback, call.data)
  }

  private func endOfStream() {
    openStreams -= 1
    reportExit()
  }

  private func reportExit() {
    guard openStreams <= 0, let reason = exitReason, let onExit else { return }
    drainTimer?.cancel()
    self.onExit = nil
    onExit(reason)
  }
}

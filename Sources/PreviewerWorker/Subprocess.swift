import CGtk
import Files
import FoundationEssentials
import Glibc
import Localization
import PreviewerGtk

/// One run of a program that takes something in and says once what becomes of it, such as a command of the
/// worker beside the window's own worker.
@MainActor
package final class Subprocess {
  package struct Failure: Error, Hashable {
    /// A sentence.
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }

  private let cancellable = Object(g_cancellable_new())

  /// Ends it; nothing is reported any more.
  package func cancel() {
    g_cancellable_cancel(cancellable.pointer())
  }

  /// Runs a command of the worker.
  /// - Parameters:
  ///   - input: for its standard input.
  ///   - statuses: with which its output counts.
  ///   - finish: takes its standard output, or what it wrote to standard error.
  package convenience init(
    worker arguments: [String], input: [UInt8], accepting statuses: Set<Int32> = [0],
    then finish: @escaping @MainActor (Result<Data, Failure>) -> Void
  ) {
    self.init(
      program: WorkerLocation.find(), named: WorkerLocation.name, arguments, input: input,
      accepting: statuses, then: finish)
  }

  /// - Parameters:
  ///   - program: its path; nil where it was not found.
  ///   - name: what people call it.
  init(
    program: String?, named name: String, _ arguments: [String], input: [UInt8] = [],
    accepting statuses: Set<Int32> = [0],
    then finish: @escaping @MainActor (Result<Data, Failure>) -> Void
  ) {
    guard let program else {
      finish(
        .failure(
          Failure(message: localized("%1$s was not found; install it, or put it on PATH.", name))))
      return
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map {
      PathText.copy(of: $0)
    }
    defer { for word in words { free(word) } }
    words.append(nil)
    var error: UnsafeMutablePointer<GError>?
    let flags =
      G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue
      | G_SUBPROCESS_FLAGS_STDERR_PIPE.rawValue
    let started = words.withUnsafeBufferPointer { pointer in
      pointer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        g_subprocess_newv($0.baseAddress, GSubprocessFlags(rawValue: flags), &error)
      }
    }
    guard let started else {
      let reason = GLibError(error)?.message ?? localized("%1$s can't be started.", name)
      finish(.failure(Failure(message: reason)))
      return
    }
    let bytes = input.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // The call holds the process until it is finished.
    defer { g_object_unref(UnsafeMutableRawPointer(started)) }
    let call = AsynchronousCall { [cancellable] result in
      guard g_cancellable_is_cancelled(cancellable.pointer()) == 0 else {
        return g_subprocess_force_exit(started)
      }
      finish(Self.outcome(of: started, named: name, result, accepting: statuses))
    }
    g_subprocess_communicate_async(
      started, bytes, cancellable.pointer(), call.callback, call.data)
  }

  private static func outcome(
    of process: OpaquePointer, named name: String, _ result: OpaquePointer?,
    accepting statuses: Set<Int32>
  ) -> Result<Data, Failure> {
    var output: OpaquePointer?
    var errors: OpaquePointer?
    var error: UnsafeMutablePointer<GError>?
    let isDone = g_subprocess_communicate_finish(process, result, &output, &errors, &error) != 0
    defer {
      if let output { g_bytes_unref(output) }
      if let errors { g_bytes_unref(errors) }
    }
    guard isDone else {
      return .failure(
        Failure(message: GLibError(error)?.message ?? localized("%1$s has gone.", name)))
    }
    guard g_subprocess_get_if_exited(process) != 0,
      statuses.contains(g_subprocess_get_exit_status(process))
    else {
      let message = sentence(String(decoding: data(errors), as: UTF8.self), from: name)
      return .failure(
        Failure(message: message.isEmpty ? localized("%1$s has ended.", name) : message))
    }
    return .success(data(output))
  }

  /// What a program says, as a terminal has it after the program's name and with an end of line.
  static func sentence(_ text: String, from name: String) -> String {
    let text = text.trimmingPrefix("\(name): ")
    return String(
      text.prefix(upTo: text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)
    )
  }

  private static func data(_ bytes: OpaquePointer?) -> Data {
    var count: gsize = 0
    guard let bytes, let start = g_bytes_get_data(bytes, &count) else { return Data() }
    return Data(bytes: start, count: Int(count))
  }
}

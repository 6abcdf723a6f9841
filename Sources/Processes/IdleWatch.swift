import Glibc

/// Ends a program that says nothing and does nothing: one that has opened a pipe, which a repository may have in the
/// place of a file, waits for a writer for ever. One that works, or waits for a disk, may take its time.
struct IdleWatch {
  /// Milliseconds between two looks.
  static let interval: Int32 = 500
  /// So many looks in a row have to find it asleep, with no time of the processor used between them.
  private static let mostIdle = 4

  private let process: pid_t
  private var lastTime = ""
  private var idle = 0
  private(set) var isGivenUp = false

  init(_ process: pid_t) { self.process = process }

  /// To be called after an interval in which the program has said nothing.
  mutating func look() {
    guard let (state, time) = Self.state(of: process) else { return }
    idle = state == "S" && time == lastTime ? idle + 1 : 0
    lastTime = time
    guard idle >= Self.mostIdle else { return }
    isGivenUp = true
    kill(process, SIGKILL)
  }

  /// Source: proc(5), `/proc/PID/stat`: the state is the third field, behind the name in parentheses; the
  /// processor's time is the fourteenth and fifteenth.
  private static func state(of process: pid_t) -> (state: Substring, time: String)? {
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12 else { return nil }
    return (fields[0], fields[11] + " " + fields[12])
  }
}

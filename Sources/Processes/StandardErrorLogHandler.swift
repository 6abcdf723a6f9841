import Glibc
import Logging

/// Writes logs to standard error, one line each: `ninefold-worker: warning: …`.
struct StandardErrorLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  private let label: String

  init(label: String, level: Logger.Level) {
    self.label = label
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    writeToStandardError("\(label): \(event.level): \(event.message)\(details)")
  }
}

extension Logger {
  /// The worker's log. `NINEFOLD_LOG` names the least severe level that is written: trace, debug,
  /// info, notice, warning (which it is when nothing is named), error or critical.
  package static func worker() -> Logger {
    let level = getenv("NINEFOLD_LOG").flatMap { Level(rawValue: String(cString: $0)) }
    return Logger(label: "ninefold-worker") { label in
      StandardErrorLogHandler(label: label, level: level ?? .warning)
    }
  }
}

/// Writes a line for people. Where it can't be written, there is nobody to tell.
/// - Parameter keepsLines: Whether it has several, none of which a name has broken.
package func writeToStandardError(_ line: String, keepingLines keepsLines: Bool = false) {
  let bytes = Array((line.terminalLine(keepingLines: keepsLines) + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

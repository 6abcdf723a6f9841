/// The texts of one language that a file has, by their keys.
package struct TextTable: Sendable {
  package struct Entry: Hashable, Sendable {
    package let text: String
    /// In the file, from 1; nil where the format has no lines.
    package let line: Int?
    /// False where the file itself says that nobody has translated it yet.
    package var isTranslated = true
    /// What some devices show instead.
    package internal(set) var onDevices: [TextDevice: String] = [:]

    package func text(on device: TextDevice) -> String { onDevices[device] ?? text }
  }

  /// What in a file can't be understood. The rest of it counts.
  package struct Problem: Hashable, Sendable {
    package let line: Int?
    /// What is wrong and what to do.
    package let message: String
  }

  /// Absolute.
  package let path: String
  package internal(set) var entries: [String: Entry] = [:]
  package internal(set) var problems: [Problem] = []

  init(path: String) {
    self.path = path
  }

  /// One that only says why it has nothing.
  init(path: String, problem: String) {
    self.path = path
    problems = [Problem(line: nil, message: problem)]
  }
}

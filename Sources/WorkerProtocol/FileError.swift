import Localization

/// Why a file could not be resolved.
package struct FileError: Codable, Hashable, Sendable, Error {
  /// What is wrong, for scripts to switch on, such as `malformed-xml` or `no-such-scene`.
  package var code: String
  /// What is wrong and what to do, for people.
  package var message: String
  /// What the fault is in, where that isn't the document: its companion file, or a file with steps.
  package var file: String?
  /// From 1; nil where the fault is with the file as a whole.
  package var line: Int?
  /// From 1, in bytes.
  package var column: Int?
  /// Which step can't be played, from 1. The line is that of the element that it is about.
  package var step: Int?

  package init(
    code: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}

extension FileError {
  /// - Parameter file: What the fault is in, where that isn't the document.
  package init<Code>(_ fault: Fault<Code>, in file: String? = nil) {
    self.init(
      code: fault.code.rawValue,
      message: fault.subject.map { "\($0): \(fault.message)" } ?? fault.message, file: file,
      line: fault.line, column: fault.column)
  }

  /// The message, with the step that it is about.
  package var sentence: String { step.map { "\(Self.step($0)): \(message)" } ?? message }

  /// What messages call a step, from 1.
  static func step(_ number: Int) -> String { "Step \(number)" }

  /// Where the fault is: path, line and column, as far as they are known.
  /// - Parameter document: The document's path.
  package func place(in document: String) -> String {
    let numbers = [line, line.flatMap { _ in column }].compactMap { $0.map(String.init) }
    return ([file ?? document] + numbers).joined(separator: ":")
  }

  /// Where the fault is and what is wrong, in one line.
  package func text(in document: String) -> String { "\(place(in: document)): \(sentence)" }
}

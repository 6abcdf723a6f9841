import WorkerProtocol

/// Why there is no answer.
public struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  public enum Kind: String, Hashable, Sendable {
    /// The document, or a file that belongs to it, can't be read, isn't understood or lacks what was asked for.
    case document
    /// What was asked for can't be meant, whatever the document holds, such as a device that there isn't.
    case request
    /// A picture could not be drawn.
    case drawing
    /// The system has too little of something, or Ninefold is at fault.
    case system
  }

  public let kind: Kind
  /// What is wrong, to switch on, such as `file-not-found`, `malformed-xml` or `no-such-scene`; its names never
  /// change.
  public let code: String
  /// What is wrong and what to do, in English.
  public let message: String
  /// The file that it is in, where that is known.
  public let file: String?
  /// From 1; nil where it is in no one line.
  public let line: Int?
  /// From 1, in bytes; nil where it is in no one line.
  public let column: Int?

  /// Where and what, in one line.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + message
  }

  init(
    kind: Kind, code: String, message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    (self.kind, self.code, self.message) = (kind, code, message)
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The same, of a document's file where nothing else says which one it is in.
  func located(in path: String?) -> InterfaceError {
    guard kind == .document, file == nil else { return self }
    return InterfaceError(
      kind: kind, code: code, message: message, file: path, line: line, column: column)
  }

  init(_ error: any Error) {
    switch error {
    case let error as InterfaceError: self = error
    case let error as FileError:
      self.init(
        kind: .document, code: error.code, message: error.sentence, file: error.file,
        line: error.line, column: error.column)
    case let error as UsageError:
      self.init(kind: .request, code: "bad-request", message: error.message)
    case let error as OutputError:
      self.init(kind: .drawing, code: "no-picture", message: error.message)
    default: self.init(kind: .system, code: "internal", message: "\(error)")
    }
  }
}

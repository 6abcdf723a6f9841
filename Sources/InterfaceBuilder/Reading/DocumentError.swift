/// Why a file cannot be read as an Interface Builder document. Always the user's to mend.
package struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong, for scripts to switch on. The raw value is what the worker reports.
  package enum Code: String, Sendable {
    case fileNotFound = "file-not-found"
    case fileUnreadable = "file-unreadable"
    case isDirectory = "is-directory"
    case malformed = "malformed-xml"
    case notADocument = "not-a-document"
    case tooLarge = "too-large"
    case tooDeep = "too-deep"
    case badNumber = "bad-number"
    case unsupportedEncoding = "unsupported-encoding"
  }

  package let code: Code
  /// One sentence: what is wrong and what to do.
  package let message: String
  /// From 1; nil where the fault is with the file as a whole.
  package let line: Int?
  /// From 1, in characters; nil where the fault is with the file as a whole.
  package let column: Int?

  package init(_ code: Code, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.code = code
    self.message = message
    self.line = line
    self.column = column
  }
}

import Localization

/// A picture that could not be drawn, or not be written where it was to be.
package struct OutputError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension OutputError {
  package static var emptyPath: OutputError {
    OutputError(localized("The path to write to is empty; name one."))
  }
}

import JSON
import Localization

/// Why a companion file cannot be read. Always the user's to mend.
package struct CompanionError: Error, Hashable, Sendable {
  /// What is wrong, for scripts to switch on. The raw value is what the worker reports.
  package enum Code: String, Sendable {
    case unreadable = "companion-unreadable"
    case malformed = "companion-malformed-json"
    case badValue = "companion-bad-value"
    /// A visual format or an equation that cannot be parsed.
    case badConstraint = "companion-bad-constraint"
  }

  package let code: Code
  /// What is wrong and what to do.
  package let message: String
  /// Nil where the fault is with the file as a whole.
  package let position: TextPosition?
  /// The JSON path (RFC 9535) of the value at fault, such as `$.constraints[0].in`; nil where the text
  /// is no JSON.
  package let path: String?

  package init(_ code: Code, _ message: String) {
    self.init(code: code, message: message, position: nil, path: nil)
  }

  init(code: Code, message: String, position: TextPosition?, path: String?) {
    self.code = code
    self.message = message
    self.position = position
    self.path = path
  }
}

/// Something in a companion file that is not understood, and left out.
package struct CompanionDiagnostic: Hashable, Sendable {
  /// The raw value is what the worker reports.
  package enum Rule: String, Sendable {
    case unknownKey = "companion-unknown-key"
    case unresolvedReference = "companion-unresolved-reference"
    case unknownProperty = "companion-unknown-property"
    /// A value that its property can't have.
    case badValue = "companion-bad-value"
  }

  package let rule: Rule
  package let message: String
  /// The same in English, whatever the user's language.
  package let untranslated: String
  package let position: TextPosition
  /// The JSON path of what is left out.
  package let path: String

  package init(
    _ rule: Rule, _ message: @autoclosure () -> String, at position: TextPosition, path: String
  ) {
    self.rule = rule
    self.message = message()
    untranslated = Localization.untranslated(message)
    self.position = position
    self.path = path
  }
}

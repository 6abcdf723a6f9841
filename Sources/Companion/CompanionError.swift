import JSON
import Localization

/// Why a companion file cannot be read. Always the user's to mend. It is about the value at fault, unless the text is no
/// JSON.
package typealias CompanionError = Fault<CompanionErrorCode>

package enum CompanionErrorCode: String, Sendable {
  case unreadable = "companion-unreadable"
  case malformed = "companion-malformed-json"
  case badValue = "companion-bad-value"
  /// A visual format or an equation that cannot be parsed.
  case badConstraint = "companion-bad-constraint"
}

extension CompanionError {
  /// - Parameter value: The path of the value at fault; nil where the text is no JSON.
  init(_ code: Code, _ message: String, about value: String?, at position: TextPosition) {
    self.init(code, message, about: value, line: position.line, column: position.column)
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

import Localization

/// Something in a document that is kept, but not understood or not consistent.
package struct Diagnostic: Hashable, Sendable {
  package enum Rule: String, Sendable {
    case unknownElement = "unknown-element"
    case unknownAttribute = "unknown-attribute"
    case unresolvedReference = "unresolved-reference"
    case duplicateID = "duplicate-id"
    case variationTie = "variation-tie"
    case badValue = "bad-value"
    case mergeConflict = "merge-conflict"
  }

  package let rule: Rule
  /// The id of the element, or of the nearest element around it that has one.
  package let id: String?
  package let line: Int
  package let message: String
  /// The same in English, whatever the user's language.
  package let untranslated: String

  package init(rule: Rule, id: String?, line: Int, message: @autoclosure () -> String) {
    self.rule = rule
    self.id = id
    self.line = line
    self.message = message()
    untranslated = Localization.untranslated(message)
  }

  /// A diagnostic about an element.
  /// - Parameter line: Nil for the element's own.
  package init(
    _ rule: Rule, _ element: Element, line: Int? = nil, _ message: @autoclosure () -> String
  ) {
    self.init(
      rule: rule, id: element.nearestID, line: line ?? element.line, message: message())
  }
}

extension Element {
  /// The element's id, or that of the nearest element around it that has one.
  fileprivate var nearestID: String? {
    var element: Element? = self
    while let current = element {
      if let id = current.id { return id }
      element = current.parent
    }
    return nil
  }
}

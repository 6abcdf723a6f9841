/// An Interface Builder document as it was written: its elements, and what in them is not known here.
package struct Document: Sendable {
  package enum Kind: Sendable {
    case storyboard
    case xib
  }

  package let root: Element
  package let kind: Kind
  /// Things in the document that Ninefold keeps but does not know.
  package let diagnostics: [Diagnostic]
  private let elementsByID: [String: Int]

  /// Reads a document from its bytes.
  package init(parsing bytes: [UInt8]) throws(DocumentError) {
    let tree = try parseElements(bytes)
    root = Element(tree: tree, index: 0)
    kind = (root["type"] ?? "").contains("Storyboard") ? .storyboard : .xib
    var ids: [String: Int] = [:]
    for element in root.subtree {
      if let id = element.id, ids[id] == nil { ids[id] = element.index }
    }
    elementsByID = ids
    diagnostics = []
  }

  /// The element with this id.
  package func element(id: String) -> Element? {
    elementsByID[id].map { Element(tree: root.tree, index: $0) }
  }
}

/// Something in a document that is kept, but not understood or not consistent.
package struct Diagnostic: Hashable, Sendable {
  package enum Rule: String, Sendable {
    case unknownElement = "unknown-element"
    case unknownAttribute = "unknown-attribute"
    case unresolvedReference = "unresolved-reference"
    case duplicateID = "duplicate-id"
    case variationTie = "variation-tie"
    case badValue = "bad-value"
  }

  package let rule: Rule
  /// The id of the element, or of the nearest element around it that has one.
  package let id: String?
  package let line: Int
  package let message: String

  package init(rule: Rule, id: String?, line: Int, message: String) {
    self.rule = rule
    self.id = id
    self.line = line
    self.message = message
  }
}

/// The elements of a document in document order, as flat arrays: an element's descendants are the
/// entries between it and its `endOfSubtree`. Immutable once it is built, so it can be shared.
package final class ElementTree: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    package let value: String
  }

  struct Node: Sendable {
    let name: String
    let parent: Int32
    let line: Int32
    let column: Int32
    let firstAttribute: Int32
    let endAttribute: Int32
    /// One past the last descendant.
    var endOfSubtree: Int32
    /// Where the start tag begins in the document, in bytes.
    let startByte: Int32
    /// One past the end of the element in the document, in bytes.
    var endByte: Int32
  }

  let nodes: [Node]
  let attributes: [Attribute]
  /// Character data by element; most elements have none.
  let texts: [Int: String]

  init(nodes: [Node], attributes: [Attribute], texts: [Int: String]) {
    self.nodes = nodes
    self.attributes = attributes
    self.texts = texts
  }
}

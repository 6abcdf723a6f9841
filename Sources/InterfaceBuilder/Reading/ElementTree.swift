/// The elements of a document in document order, as flat arrays: an element's descendants are the
/// entries between it and its `endOfSubtree`. Immutable once it is built, so it can be shared.
///
/// Names are numbers into `names`, and values are ranges of one array of UTF-8: a document of a
/// megabyte becomes a handful of allocations, and a value becomes a `String` when it is asked for.
package final class ElementTree: Sendable {
  /// An attribute as it is handed out.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// An attribute as it is kept.
  struct StoredAttribute: Sendable {
    let name: NameID
    /// Where the value is in `valueBytes`.
    let start: Int32
    let count: Int32
  }

  struct Node: Sendable {
    let name: NameID
    let parent: Int32
    let line: Int32
    let column: Int32
    let firstAttribute: Int32
    var endAttribute: Int32
    /// One past the last descendant.
    var endOfSubtree: Int32
    /// Where the start tag begins in the document, in bytes.
    let startByte: Int32
    /// One past the end of the element in the document, in bytes.
    var endByte: Int32
  }

  let nodes: [Node]
  let attributes: [StoredAttribute]
  let valueBytes: [UInt8]
  /// The vocabulary's names, followed by those that only this document has.
  let names: [String]
  /// The numbers of the names that only this document has.
  let ownNames: [String: NameID]
  /// Character data by element; most elements have none.
  let texts: [Int: String]

  init(_ builder: consuming TreeBuilder) {
    nodes = builder.nodes
    attributes = builder.attributes
    valueBytes = builder.valueBytes
    names =
      builder.names.own.isEmpty
      ? Vocabulary.shared.names : Vocabulary.shared.names + builder.names.own
    ownNames = builder.names.ownIDs
    texts = builder.texts
  }

  init(_ tree: ElementTree, _ replacement: Replacement) {
    nodes = tree.nodes
    names = tree.names
    ownNames = tree.ownNames
    attributes = replacement.attributes
    valueBytes = replacement.valueBytes
    texts = replacement.texts
  }

  /// The number of a name, or nil where nothing in this document can bear it.
  func nameID(_ name: String) -> NameID? {
    Vocabulary.shared.id(of: name) ?? ownNames[name]
  }

  /// The attribute with this name at a node.
  func attribute(_ name: NameID, at index: Int) -> StoredAttribute? {
    let node = nodes[index]
    for i in Int(node.firstAttribute)..<Int(node.endAttribute) where attributes[i].name == name {
      return attributes[i]
    }
    return nil
  }

  func value(of attribute: StoredAttribute) -> String {
    String(decoding: bytes(of: attribute), as: UTF8.self)
  }

  func isValue(of attribute: StoredAttribute, _ text: String) -> Bool {
    // Most values differ in their length already.
    Int(attribute.count) == text.utf8.count && bytes(of: attribute).elementsEqual(text.utf8)
  }

  func withBytes<Result>(
    of attribute: StoredAttribute, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    valueBytes.withUnsafeBytes { values in
      body(
        UnsafeRawBufferPointer(
          rebasing: values[Int(attribute.start)..<Int(attribute.start + attribute.count)]))
    }
  }

  func bytes(of attribute: StoredAttribute) -> ArraySlice<UInt8> {
    valueBytes[Int(attribute.start)..<Int(attribute.start + attribute.count)]
  }
}

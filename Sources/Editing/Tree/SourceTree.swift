import InterfaceBuilder
import Localization

/// A document's text cut into its elements, so that it can be changed without disturbing the rest:
/// every byte of the file belongs to one piece of one element, and what nobody changes is written as
/// it was read. Comments, white space and what no one knows are pieces like any other.
struct SourceTree: Sendable {
  /// An element's number; it stays the same whatever is done to the tree.
  struct NodeIndex: Hashable, Sendable {
    let value: Int
  }

  struct Attribute: Sendable {
    let name: String
    /// Without entities.
    var value: String
    /// White space, the name, and all up to the value.
    var start: SourcePiece
    var written: SourcePiece
    /// The quotation mark behind the value.
    var end: SourcePiece
  }

  struct Node: Sendable {
    var parent: NodeIndex?
    var name: String
    /// `<` and the name.
    var tagStart: SourcePiece
    var attributes: [Attribute]
    /// White space behind the last attribute.
    var tagEnd: SourcePiece
    /// Whether the element is `<name/>`.
    var isEmptyTag: Bool
    /// White space, text and comments between the element and the one before it or, for the first, the start tag
    /// that it is behind.
    var before: [SourcePiece] = []
    var children: [NodeIndex] = []
    /// What stands behind the last child or, without children, all that is between the tags.
    var ending: [SourcePiece] = []
    var endTag: SourcePiece
    /// The text directly in the element, without that of its children.
    var text: String
    /// Rises along the children of an element, so that one of thousands is found by halving.
    var rank = 0
    /// What paths tell it by, as a number: `SourceTree.kinds`.
    var kind = 0

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// What the element is known by in its document, whatever becomes of it. Scenes have ids of their own
    /// kind; that of a device names a kind of screen.
    var id: String? {
      switch name {
      case "scene": self["sceneID"]
      case "device", "adaptation": nil
      default: self["id"]
      }
    }

    var hasChildren: Bool { !children.isEmpty }

    /// Whether nothing is between the tags.
    var isEmpty: Bool { children.isEmpty && ending.isEmpty }
  }

  let source: [UInt8]
  /// The XML declaration and comments before the first element, and what follows the last.
  let prologue: SourcePiece
  let epilogue: SourcePiece
  let root: NodeIndex
  private(set) var nodes: [Node]
  /// The first element with each id.
  private(set) var nodesByID: [String: NodeIndex] = [:]
  /// The elements whose `reference` is an id, such as the entries of masks.
  private(set) var nodesByReference: [String: [NodeIndex]] = [:]
  /// The numbers of names with properties, which are compared faster than these.
  private var kinds: [String: Int] = [:]
  /// Of elements with many children, these by their kinds, in their order.
  var kindred: [NodeIndex: [Int: [NodeIndex]]] = [:]
  /// What separates lines.
  let newline: String

  subscript(index: NodeIndex) -> Node {
    // Without a copy: of most elements one value is asked for.
    _read { yield nodes[index.value] }
    // In place: a copy of a list of thousands for each change of it would take seconds.
    _modify { yield &nodes[index.value] }
  }

  /// - Throws: `DocumentError` for what isn't a document, or isn't written in UTF-8.
  init(_ document: Document, bytes: [UInt8]) throws(DocumentError) {
    var reader = SourceReader(bytes)
    guard reader.isUTF8 else {
      throw DocumentError(
        .unsupportedEncoding,
        localized("Only documents in UTF-8 can be edited; save this one as UTF-8."))
    }
    let rootRange = document.root.byteRange
    reader.read(document.root)
    source = bytes
    nodes = reader.nodes
    root = NodeIndex(value: 0)
    prologue = .source(0..<rootRange.lowerBound)
    epilogue = .source(rootRange.upperBound..<bytes.count)
    newline = reader.usesCarriageReturns ? "\r\n" : "\n"
    noteAll()
  }

  /// A tree of the same file with other elements; those that nothing leads to from the root are not in it.
  init(_ tree: SourceTree, nodes: [Node], prologue: SourcePiece, epilogue: SourcePiece) {
    source = tree.source
    root = tree.root
    newline = tree.newline
    self.nodes = nodes
    self.prologue = prologue
    self.epilogue = epilogue
    noteAll()
  }

  /// Adds an element that is in no other yet.
  mutating func add(_ node: Node) -> NodeIndex {
    nodes.append(node)
    let index = NodeIndex(value: nodes.count - 1)
    note(index)
    return index
  }

  func node(withID id: String) -> NodeIndex? { nodesByID[id] }

  private mutating func noteAll() {
    let elements = elements
    for index in elements { note(index) }
    for index in elements {
      rankChildren(of: index)
      findKindred(in: index)
    }
  }

  /// Remembers what an element is known by.
  mutating func note(_ index: NodeIndex) {
    let node = self[index]
    let kind = number(ofKind: node.childName)
    if kind != node.kind {
      if let parent = node.parent { removeKindred(index, in: parent) }
      self[index].kind = kind
      if let parent = node.parent { addKindred(index, in: parent) }
    }
    if let reference = node["reference"] { nodesByReference[reference, default: []].append(index) }
    guard let id = node.id, nodesByID[id] == nil else { return }
    nodesByID[id] = index
  }

  private mutating func number(ofKind name: String) -> Int {
    if let number = kinds[name] { return number }
    kinds[name] = kinds.count
    return kinds.count - 1
  }

  /// The number of a name with its property; nil where no element has it.
  func kind(_ name: String) -> Int? { kinds[name] }

  /// Forgets what an element and all that is in it are known by.
  mutating func forget(_ index: NodeIndex) {
    forgetNames(of: index)
    for child in self[index].children { forget(child) }
  }

  mutating func forgetNames(of index: NodeIndex) {
    if let id = self[index].id, nodesByID[id] == index { nodesByID[id] = nil }
    if let reference = self[index]["reference"] {
      nodesByReference[reference]?.removeAll { $0 == index }
    }
  }
}

extension SourceTree.Node {
  /// The name with the property behind an @, where it has one.
  var childName: String { name + (self["key"].map { "@" + $0 } ?? "") }
}

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

  enum Content: Sendable {
    /// White space, text and comments.
    case trivia(SourcePiece)
    case element(NodeIndex)
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
    /// What is between the start tag and the end tag.
    var content: [Content]
    var endTag: SourcePiece
    /// The text directly in the element, without that of its children.
    var text: String

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

    var children: [NodeIndex] {
      content.compactMap { if case .element(let index) = $0 { index } else { nil } }
    }

    var hasChildren: Bool {
      content.contains { if case .element = $0 { true } else { false } }
    }

    /// Which part of the content is behind so many of the children, or behind all of them.
    func contentPlace(behind count: Int) -> Int {
      var (left, place) = (count, 0)
      for (index, part) in content.enumerated() where left > 0 {
        guard case .element = part else { continue }
        left -= 1
        place = index + 1
      }
      return place
    }
  }

  let source: [UInt8]
  /// The XML declaration and comments before the first element, and what follows the last.
  let prologue: SourcePiece
  let epilogue: SourcePiece
  let root: NodeIndex
  private(set) var nodes: [Node]
  /// The first element with each id.
  private(set) var nodesByID: [String: NodeIndex]
  /// What separates lines.
  let newline: String
  /// How many elements the document had when it was read; those that are made have higher numbers.
  let readCount: Int

  subscript(index: NodeIndex) -> Node {
    get { nodes[index.value] }
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
    readCount = nodes.count
    root = NodeIndex(value: 0)
    prologue = .source(0..<rootRange.lowerBound)
    epilogue = .source(rootRange.upperBound..<bytes.count)
    newline = reader.usesCarriageReturns ? "\r\n" : "\n"
    nodesByID = [:]
    for index in nodes.indices { note(NodeIndex(value: index)) }
  }

  /// A tree of the same file with other elements; those that nothing leads to from the root are not in it.
  init(_ tree: SourceTree, nodes: [Node], prologue: SourcePiece, epilogue: SourcePiece) {
    source = tree.source
    root = tree.root
    newline = tree.newline
    readCount = tree.readCount
    self.nodes = nodes
    self.prologue = prologue
    self.epilogue = epilogue
    nodesByID = [:]
    for index in elements { note(index) }
  }

  /// Adds an element that is in no other yet.
  mutating func add(_ node: Node) -> NodeIndex {
    nodes.append(node)
    let index = NodeIndex(value: nodes.count - 1)
    note(index)
    return index
  }

  func node(withID id: String) -> NodeIndex? { nodesByID[id] }

  private mutating func note(_ index: NodeIndex) {
    let node = self[index]
    guard let id = node.id, nodesByID[id] == nil else { return }
    nodesByID[id] = index
  }

  /// Forgets the ids of an element and of all that is in it.
  mutating func forgetIDs(in index: NodeIndex) {
    if let id = self[index].id, nodesByID[id] == index { nodesByID[id] = nil }
    for child in self[index].children { forgetIDs(in: child) }
  }

  /// An element's id becomes another.
  mutating func noteID(of index: NodeIndex, before: String?) {
    if let before, nodesByID[before] == index { nodesByID[before] = nil }
    note(index)
  }
}

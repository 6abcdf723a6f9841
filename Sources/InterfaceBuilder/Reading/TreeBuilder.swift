import Localization

/// Builds the element tree from the parser's events, and notices on the way what is unknown.
struct TreeBuilder {
  /// Deeper documents are refused: readers of the tree recurse. Interface Builder's own documents
  /// reach about 40.
  static let deepestNesting = 1_000

  private(set) var nodes: [ElementTree.Node] = []
  private(set) var attributes: [ElementTree.StoredAttribute] = []
  private(set) var valueBytes: [UInt8] = []
  private(set) var names = DocumentNames()
  private(set) var texts: [Int: String] = [:]
  private(set) var survey = VocabularySurvey()
  /// The elements that are open, outermost first.
  private(set) var open: [Int32] = []
  /// Character data since the last tag.
  private var run: [UInt8] = []

  /// Reserves what a document of this size usually takes: in the 1,525 documents of the corpus an
  /// element takes 138 bytes of file on average, an attribute 30 and the values 37 %.
  init(documentSize: Int) {
    nodes.reserveCapacity(documentSize / 128)
    attributes.reserveCapacity(documentSize / 28)
    valueBytes.reserveCapacity(documentSize * 2 / 5)
  }

  /// Opens an element. Its attributes follow, each with `addAttribute`.
  mutating func startElement(
    _ name: UnsafeBufferPointer<UInt8>, line: Int, column: Int, byte: Int
  ) throws(DocumentError) {
    guard open.count < Self.deepestNesting else {
      throw DocumentError(
        .tooDeep,
        localized(
          """
          Elements are nested more than %1$s deep here, which no interface needs; remove some \
          levels.
          """, Self.deepestNesting),
        line: line, column: column)
    }
    let index = nodes.count
    if let parent = open.last { keepText(of: Int(parent), isWhole: false) }
    run.removeAll(keepingCapacity: true)
    let id = names.id(of: name)
    survey.visit(element: id, index: index)
    open.append(Int32(index))
    nodes.append(
      ElementTree.Node(
        name: id, parent: open.dropLast().last ?? -1, line: Int32(line), column: Int32(column),
        firstAttribute: Int32(attributes.count), endAttribute: Int32(attributes.count),
        endOfSubtree: Int32(index + 1), startByte: Int32(byte), endByte: Int32(byte)))
  }

  /// Adds an attribute to the element that was opened last.
  mutating func addAttribute(
    _ name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>
  ) throws(DocumentError) {
    let index = nodes.count - 1
    let id = names.id(of: name)
    let start = valueBytes.count
    valueBytes.append(contentsOf: value)
    attributes.append(
      ElementTree.StoredAttribute(name: id, start: Int32(start), count: Int32(value.count)))
    nodes[index].endAttribute += 1

    survey.visit(attribute: id, of: nodes[index].name, index: index)
    guard Vocabulary.shared.isNumeric(attribute: id, on: nodes[index].name) else { return }
    let text = valueBytes[start...]
    switch number(text, id, of: nodes[index].name) {
    case .finite: break
    // `infinite` is how a placeholder's intrinsic size says that it has none in that direction.
    case .notANumber where text.elementsEqual("infinite".utf8): break
    case .notANumber: survey.noteBadNumber(attributes.count - 1, index: index)
    case .notFinite:
      throw DocumentError(
        .badNumber,
        localized(
          "The %1$s of this <%2$s> is “%3$s”, which is not a finite number; write one.", names[id],
          names[nodes[index].name], String(decoding: text.prefix(40), as: UTF8.self)),
        line: Int(nodes[index].line), column: Int(nodes[index].column))
    }
  }

  private func number(
    _ text: ArraySlice<UInt8>, _ attribute: NameID, of element: NameID
  ) -> NumberText {
    if attribute == Vocabulary.shared.multiplier { return NumberText(ratio: text) }
    if element == Vocabulary.shared.frame, text.last == UInt8(ascii: "%") {
      return NumberText(text.dropLast())
    }
    return NumberText(text)
  }

  /// Closes the innermost open element, whose last byte is before `endByte`.
  mutating func endElement(endByte: Int) {
    let index = Int(open.removeLast())
    keepText(of: index, isWhole: index == nodes.count - 1)
    run.removeAll(keepingCapacity: true)
    nodes[index].endOfSubtree = Int32(nodes.count)
    nodes[index].endByte = Int32(endByte)
  }

  /// Takes up character data.
  mutating func addCharacters(_ characters: UnsafeBufferPointer<UInt8>) {
    run.append(contentsOf: characters)
  }

  /// Takes note of a conflict that a merge has left in a comment.
  mutating func addComment(_ text: UnsafeBufferPointer<UInt8>, line: Int) {
    guard let conflict = ConflictComment(text, line: line, nextNode: nodes.count) else { return }
    survey.note(conflict)
  }

  /// Keeps the character data since the last tag. An element without child elements keeps all of
  /// it (a string may be a space); between child elements white space is only indentation.
  private mutating func keepText(of index: Int, isWhole: Bool) {
    guard !run.isEmpty, isWhole || !run.allSatisfy(\.isXMLSpace) else { return }
    texts[index, default: ""] += String(decoding: run, as: UTF8.self)
  }
}

extension UInt8 {
  /// White space as XML defines it.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}

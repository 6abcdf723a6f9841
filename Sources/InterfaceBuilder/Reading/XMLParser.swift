import CExpat
import Glibc
import Localization

/// Runs expat over a document's bytes; owns the parser.
///
/// Nothing outside the document is ever read, and a document that declares entities is refused
/// before one of them could be expanded.
struct XMLParser: ~Copyable {
  private let parser: XML_Parser

  init() throws(DocumentError) {
    // Without a name the document's own declaration, or its byte order mark, names the encoding.
    guard let parser = XML_ParserCreate(nil) else {
      throw DocumentError(.malformed, localized("There is not enough memory to read the document."))
    }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// Parses a whole document of at most `Document.largestSize` bytes.
  consuming func parse(
    _ bytes: [UInt8], isOfAnyPlatform: Bool = false
  ) throws(DocumentError) -> TreeBuilder {
    var session = ParsingSession(
      parser: parser, places: PlaceCounter(of: bytes), bytes.count,
      isOfAnyPlatform: isOfAnyPlatform)
    let status = withUnsafeMutablePointer(to: &session) { session in
      XML_SetUserData(parser, session)
      XML_SetElementHandler(parser, startElement, endElement)
      XML_SetCharacterDataHandler(parser, characters)
      XML_SetCommentHandler(parser, comment)
      XML_SetStartDoctypeDeclHandler(parser, startDoctype)
      XML_SetSkippedEntityHandler(parser, skippedEntity)
      return bytes.withUnsafeBytes { buffer in
        session.pointee.document = buffer
        return XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
      }
    }
    if let failure = session.failure { throw failure }
    guard status == XML_STATUS_OK else { throw malformation(in: bytes, session.builder) }
    return session.builder
  }

  /// What expat found wrong, said for the person who has to mend it.
  private borrowing func malformation(in bytes: [UInt8], _ builder: TreeBuilder) -> DocumentError {
    DocumentError.malformed(
      XML_GetErrorCode(parser), atByte: Int(XML_GetCurrentByteIndex(parser)), of: bytes,
      inside: builder.open.last.map {
        let node = builder.nodes[Int($0)]
        return (builder.names[node.name], Int(node.line))
      },
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

/// Says where bytes are, as far as the parser is. Expat's own count looks at each character by itself and
/// takes a tenth of the time that reading takes; it is asked where lines end otherwise than with one line
/// feed byte, and after characters that aren't ASCII.
private struct PlaceCounter {
  private let isPlain: Bool
  private var line = 1
  private var lineStart = 0
  /// Whether there are only ASCII characters before what is counted of the line.
  private var lineIsASCII = true
  /// Bytes in which lines have been counted.
  private var counted = 0

  init(of bytes: [UInt8]) {
    let hasMark = bytes.prefix(4).contains { $0 == 0 || $0 >= 0x80 }
    isPlain = !hasMark && !bytes.contains(0x0D)
  }

  /// Line and column of a byte, both from 1; bytes are asked for in their order.
  mutating func place(
    ofByte byte: Int, in document: UnsafeRawBufferPointer
  ) -> (line: Int, column: Int)? {
    guard isPlain, let base = document.baseAddress, byte <= document.count else { return nil }
    var position = counted
    while position < byte, let feed = memchr(base + position, 0x0A, byte - position) {
      line += 1
      position = UnsafeRawPointer(feed) - base + 1
      lineStart = position
      lineIsASCII = true
    }
    // Each byte once: a document may be one line.
    if lineIsASCII { lineIsASCII = !document[position..<byte].contains { $0 >= 0x80 } }
    counted = byte
    guard lineIsASCII else { return nil }
    return (line, byte - lineStart + 1)
  }
}

/// What expat's handlers work on. They change it in place: a copy would cost more than what they do.
private struct ParsingSession {
  let parser: XML_Parser
  /// What is being parsed; for the handlers alone.
  var document = UnsafeRawBufferPointer(start: nil, count: 0)
  var places: PlaceCounter
  var builder: TreeBuilder
  /// Why the parser was stopped, where it was stopped by us.
  var failure: DocumentError?

  let isOfAnyPlatform: Bool

  init(
    parser: XML_Parser, places: PlaceCounter, _ documentSize: Int, isOfAnyPlatform: Bool
  ) {
    self.parser = parser
    self.isOfAnyPlatform = isOfAnyPlatform
    self.places = places
    builder = TreeBuilder(documentSize: documentSize)
  }

  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }
  var startByte: Int { Int(XML_GetCurrentByteIndex(parser)) }

  mutating func stop(_ failure: DocumentError) {
    if self.failure == nil { self.failure = failure }
    XML_StopParser(parser, 0)
  }

  mutating func startElement(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    // Expat may still deliver the rest of a token after it was stopped.
    guard failure == nil else { return }
    do throws(DocumentError) {
      let byte = startByte
      let place = places.place(ofByte: byte, in: document) ?? (line, column)
      try builder.startElement(
        utf8(name), line: place.line, column: place.column, byte: byte)
      var pair = attributes
      while let at = pair, let name = at[0], let value = at[1] {
        try builder.addAttribute(utf8(name), value: utf8(value))
        pair = at + 2
      }
      if builder.nodes.count == 1 { try builder.checkRoot(isOfAnyPlatform: isOfAnyPlatform) }
    } catch {
      stop(error)
    }
  }

  mutating func endElement() {
    guard failure == nil else { return }
    builder.endElement(endByte: startByte + Int(XML_GetCurrentByteCount(parser)))
  }

  mutating func addCharacters(_ characters: UnsafeBufferPointer<UInt8>) {
    builder.addCharacters(characters)
  }

  mutating func addComment(_ text: UnsafePointer<CChar>) {
    guard failure == nil else { return }
    builder.addComment(utf8(text), line: line)
  }
}

private func session(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ParsingSession>? {
  data?.assumingMemoryBound(to: ParsingSession.self)
}

private func utf8(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
  let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: start, count: strlen(text))
}

private let startElement: XML_StartElementHandler = { data, name, attributes in
  guard let session = session(data), let name else { return }
  session.pointee.startElement(name, attributes)
}

private let endElement: XML_EndElementHandler = { data, _ in
  session(data)?.pointee.endElement()
}

private let characters: XML_CharacterDataHandler = { data, text, length in
  guard let session = session(data), let text else { return }
  let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  session.pointee.addCharacters(UnsafeBufferPointer(start: start, count: Int(length)))
}

private let comment: XML_CommentHandler = { data, text in
  guard let session = session(data), let text else { return }
  session.pointee.addComment(text)
}

private let startDoctype: XML_StartDoctypeDeclHandler = { data, _, _, _, hasDeclarations in
  guard let session = session(data), hasDeclarations != 0 else { return }
  session.pointee.stop(
    DocumentError(
      .malformed,
      localized(
        """
        The document has a DOCTYPE that declares entities or attributes of its own, which are \
        not read; remove the DOCTYPE.
        """),
      line: session.pointee.line, column: session.pointee.column))
}

private let skippedEntity: XML_SkippedEntityHandler = { data, name, _ in
  guard let session = session(data), let name else { return }
  session.pointee.stop(
    DocumentError(
      .malformed,
      localized(
        "The entity &%1$s; is not defined here; write the character itself.", String(cString: name)),
      line: session.pointee.line, column: session.pointee.column))
}

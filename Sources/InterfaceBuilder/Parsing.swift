import CExpat

/// Builds the element tree from expat's events.
private struct TreeBuilder {
  var nodes: [ElementTree.Node] = []
  var attributes: [ElementTree.Attribute] = []
  var texts: [Int: String] = [:]
  var open: [Int] = []
}

/// Parses a document's bytes into its elements.
func parseElements(_ bytes: [UInt8]) throws(DocumentError) -> ElementTree {
  guard let parser = XML_ParserCreate("UTF-8") else {
    throw DocumentError(.malformed, "The XML parser could not be created.")
  }
  defer { XML_ParserFree(parser) }
  var builder = TreeBuilder()
  let status = withUnsafeMutablePointer(to: &builder) { pointer in
    // The parser itself is the handlers' argument, so that they can ask it for positions.
    XML_SetUserData(parser, pointer)
    XML_UseParserAsHandlerArg(parser)
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetCharacterDataHandler(parser, characters)
    return bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
  }
  guard status == XML_STATUS_OK, !builder.nodes.isEmpty else {
    throw DocumentError(
      .malformed, String(cString: XML_ErrorString(XML_GetErrorCode(parser))),
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
  return ElementTree(nodes: builder.nodes, attributes: builder.attributes, texts: builder.texts)
}

private func builder(_ parser: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
  guard let parser = parser.map({ OpaquePointer($0) }) else { return nil }
  return XML_GetUserData_(parser)?.assumingMemoryBound(to: TreeBuilder.self)
}

/// `XML_GetUserData` is a macro: the user data is the parser's first field.
private func XML_GetUserData_(_ parser: XML_Parser) -> UnsafeMutableRawPointer? {
  UnsafeRawPointer(parser).load(as: UnsafeMutableRawPointer?.self)
}

private let startElement: XML_StartElementHandler = { parser, name, attributes in
  guard let builder = builder(parser), let parser, let name else { return }
  let position = OpaquePointer(parser)
  let first = builder.pointee.attributes.count
  if var pair = attributes {
    while let key = pair[0], let value = pair[1] {
      builder.pointee.attributes.append(
        ElementTree.Attribute(name: String(cString: key), value: String(cString: value)))
      pair += 2
    }
  }
  let index = builder.pointee.nodes.count
  builder.pointee.nodes.append(
    ElementTree.Node(
      name: String(cString: name), parent: Int32(builder.pointee.open.last ?? -1),
      line: Int32(XML_GetCurrentLineNumber(position)),
      column: Int32(XML_GetCurrentColumnNumber(position)) + 1,
      firstAttribute: Int32(first), endAttribute: Int32(builder.pointee.attributes.count),
      endOfSubtree: Int32(index + 1), startByte: Int32(XML_GetCurrentByteIndex(position)),
      endByte: 0))
  builder.pointee.open.append(index)
}

private let endElement: XML_EndElementHandler = { parser, _ in
  guard let builder = builder(parser), let parser else { return }
  let index = builder.pointee.open.removeLast()
  let position = OpaquePointer(parser)
  builder.pointee.nodes[index].endOfSubtree = Int32(builder.pointee.nodes.count)
  builder.pointee.nodes[index].endByte = Int32(
    XML_GetCurrentByteIndex(position) + CLong(XML_GetCurrentByteCount(position)))
}

private let characters: XML_CharacterDataHandler = { parser, text, length in
  guard let builder = builder(parser), let text, let index = builder.pointee.open.last else {
    return
  }
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  // Indentation between elements is not content.
  if builder.pointee.texts[index] == nil,
    bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D })
  {
    return
  }
  builder.pointee.texts[index, default: ""] += String(decoding: bytes, as: UTF8.self)
}

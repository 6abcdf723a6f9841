import CExpat
import Glibc

/// Reads property lists in XML, with expat. Nothing outside the list is ever read, and a list that declares
/// entities is refused before one of them could be expanded.
/// Source: Apple's property list DTD, PropertyList-1.0.dtd.
struct XMLPropertyList {
  /// A list or dictionary whose end has not come yet.
  private struct Open {
    let isDictionary: Bool
    var elements: [PropertyListValue] = []
    var members: [String: PropertyListValue] = [:]
    /// That of the value that comes next.
    var key: String?
  }

  private let parser: XML_Parser
  private var budget = PropertyListBudget()
  private var open: [Open] = []
  private var isInsideRoot = false
  private var root: PropertyListValue?
  private var keyLines: [String: Int] = [:]
  /// The element without elements in it that is open.
  private var leaf: (name: String, line: Int)?
  private var leafText: [UInt8] = []
  /// Why reading was stopped.
  private var failure: PropertyList.Failure?

  private init(_ parser: XML_Parser) { self.parser = parser }

  static func read(
    _ bytes: [UInt8]
  ) throws(PropertyList.Failure) -> (value: PropertyListValue, keyLines: [String: Int]) {
    guard let size = Int32(exactly: bytes.count), let parser = XML_ParserCreate(nil) else {
      throw .tooLarge
    }
    defer { XML_ParserFree(parser) }
    var list = XMLPropertyList(parser)
    let status = withUnsafeMutablePointer(to: &list) { list in
      XML_SetUserData(parser, list)
      XML_SetElementHandler(parser, startElement, endElement)
      XML_SetCharacterDataHandler(parser, characters)
      XML_SetStartDoctypeDeclHandler(parser, startDoctype)
      return bytes.withUnsafeBytes {
        XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), size, 1)
      }
    }
    if let failure = list.failure { throw failure }
    guard status == XML_STATUS_OK, let root = list.root else { throw .malformed }
    return (root, list.keyLines)
  }

  fileprivate mutating func stop(_ failure: PropertyList.Failure) {
    if self.failure == nil { self.failure = failure }
    XML_StopParser(parser, 0)
  }

  /// Does what an event asks for, unless one before it has stopped the parser.
  fileprivate mutating func take(
    _ event: (inout XMLPropertyList) throws(PropertyList.Failure) -> Void
  ) {
    guard failure == nil else { return }
    do throws(PropertyList.Failure) { try event(&self) } catch { stop(error) }
  }

  fileprivate mutating func start(_ name: String) throws(PropertyList.Failure) {
    guard leaf == nil else { throw .malformed }
    switch name {
    case "plist" where !isInsideRoot && open.isEmpty: isInsideRoot = true
    case "dict", "array":
      try budget.check(depth: open.count)
      try budget.take()
      open.append(Open(isDictionary: name == "dict"))
    case "key", "string", "true", "false", "integer", "real", "date", "data":
      leaf = (name, Int(XML_GetCurrentLineNumber(parser)))
      leafText.removeAll(keepingCapacity: true)
    default: throw .malformed
    }
  }

  fileprivate mutating func end(_ name: String) throws(PropertyList.Failure) {
    if let leaf {
      self.leaf = nil
      return try end(leaf.name, line: leaf.line)
    }
    guard name == "dict" || name == "array", let ended = open.popLast() else { return }
    guard ended.key == nil else { throw .malformed }
    try add(ended.isDictionary ? .dictionary(ended.members) : .list(ended.elements))
  }

  private mutating func end(_ name: String, line: Int) throws(PropertyList.Failure) {
    try budget.take(leafText.count)
    let text = String(decoding: leafText, as: UTF8.self)
    switch name {
    case "key":
      guard let last = open.indices.last, open[last].isDictionary, open[last].key == nil else {
        throw .malformed
      }
      open[last].key = text
      if last == 0, keyLines[text] == nil { keyLines[text] = line }
    case "string": try add(.text(text))
    case "true", "false": try add(.flag(name == "true"))
    case "integer", "real": try add(Self.number(text).map(PropertyListValue.number) ?? .other)
    default: try add(.other)
    }
  }

  /// Whole numbers may be hexadecimal.
  private static func number(_ text: String) -> Double? {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : ""
    return Int(digits, radix: 16).map(Double.init) ?? Double(text)
  }

  private mutating func add(_ value: PropertyListValue) throws(PropertyList.Failure) {
    guard let last = open.indices.last else {
      guard root == nil else { throw .malformed }
      root = value
      return
    }
    guard open[last].isDictionary else { return open[last].elements.append(value) }
    guard let key = open[last].key else { throw .malformed }
    open[last].members[key] = value
    open[last].key = nil
  }

  fileprivate mutating func addCharacters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if leaf != nil { leafText.append(contentsOf: bytes) }
  }
}

private func list(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLPropertyList>? {
  data?.assumingMemoryBound(to: XMLPropertyList.self)
}

private let startElement: XML_StartElementHandler = { data, name, _ in
  guard let list = list(data), let name else { return }
  list.pointee.take { list throws(PropertyList.Failure) in try list.start(String(cString: name)) }
}

private let endElement: XML_EndElementHandler = { data, name in
  guard let list = list(data), let name else { return }
  list.pointee.take { list throws(PropertyList.Failure) in try list.end(String(cString: name)) }
}

private let characters: XML_CharacterDataHandler = { data, text, count in
  guard let list = list(data), let text else { return }
  let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  list.pointee.addCharacters(UnsafeBufferPointer(start: start, count: Int(count)))
}

private let startDoctype: XML_StartDoctypeDeclHandler = { data, _, _, _, hasDeclarations in
  guard let list = list(data), hasDeclarations != 0 else { return }
  list.pointee.stop(.malformed)
}

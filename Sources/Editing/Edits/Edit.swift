/// One change of a document. Changes are made one after the other: a path is that of the document as the
/// changes before have left it.
package enum Edit: Hashable, Sendable {
  /// Where an element goes among the children of another.
  package enum Position: Hashable, Sendable {
    /// Where Interface Builder writes such an element; in a list, last.
    case inOrder
    case first
    case after(ElementPath)
  }

  /// Gives an attribute a value or, with nil, takes it away.
  case set(ElementPath, attribute: String, value: String?)
  /// Replaces the text in an element without children.
  case text(ElementPath, String)
  /// Makes an element one of another kind.
  case rename(ElementPath, name: String)
  case insert(NewElement, into: ElementPath, Position)
  case remove(ElementPath)
  case move(ElementPath, into: ElementPath, Position)
}

extension Edit: Codable {
  private enum CodingKeys: String, CodingKey {
    case edit, element, attribute, value, text, name, new, into, after, first
  }

  private enum Kind: String, Codable {
    case set, unset, text, rename, insert, remove, move
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func path(_ key: CodingKeys) throws -> ElementPath {
      try container.decode(ElementPath.self, forKey: key)
    }
    func string(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    func position() throws -> Position {
      if let sibling = try container.decodeIfPresent(ElementPath.self, forKey: .after) {
        return .after(sibling)
      }
      return try container.decodeIfPresent(Bool.self, forKey: .first) == true ? .first : .inOrder
    }
    switch try container.decode(Kind.self, forKey: .edit) {
    case .set:
      self = .set(try path(.element), attribute: try string(.attribute), value: try string(.value))
    case .unset: self = .set(try path(.element), attribute: try string(.attribute), value: nil)
    case .text: self = .text(try path(.element), try string(.text))
    case .rename: self = .rename(try path(.element), name: try string(.name))
    case .insert:
      self = .insert(
        try container.decode(NewElement.self, forKey: .new), into: try path(.into), try position())
    case .remove: self = .remove(try path(.element))
    case .move: self = .move(try path(.element), into: try path(.into), try position())
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write(_ position: Position) throws {
      switch position {
      case .inOrder: break
      case .first: try container.encode(true, forKey: .first)
      case .after(let path): try container.encode(path, forKey: .after)
      }
    }
    switch self {
    case .set(let path, let attribute, let value):
      try container.encode(value == nil ? Kind.unset : .set, forKey: .edit)
      try container.encode(path, forKey: .element)
      try container.encode(attribute, forKey: .attribute)
      try container.encodeIfPresent(value, forKey: .value)
    case .text(let path, let text):
      try container.encode(Kind.text, forKey: .edit)
      try container.encode(path, forKey: .element)
      try container.encode(text, forKey: .text)
    case .rename(let path, let name):
      try container.encode(Kind.rename, forKey: .edit)
      try container.encode(path, forKey: .element)
      try container.encode(name, forKey: .name)
    case .insert(let new, let parent, let position):
      try container.encode(Kind.insert, forKey: .edit)
      try container.encode(parent, forKey: .into)
      try write(position)
      try container.encode(new, forKey: .new)
    case .remove(let path):
      try container.encode(Kind.remove, forKey: .edit)
      try container.encode(path, forKey: .element)
    case .move(let path, let parent, let position):
      try container.encode(Kind.move, forKey: .edit)
      try container.encode(path, forKey: .element)
      try container.encode(parent, forKey: .into)
      try write(position)
    }
  }
}

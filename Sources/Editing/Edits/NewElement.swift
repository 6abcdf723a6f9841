/// An element that is to be added, with all that is in it.
package struct NewElement: Hashable, Sendable, Codable {
  package var name: String
  /// Names and values, in the order in which they are written.
  package var attributes: [[String]]
  /// Text that the element has instead of children.
  package var text: String?
  package var children: [NewElement]
  /// What a comment says that stands before the element, such as `View Controller` before a scene.
  package var comment: String?

  package init(
    name: String, attributes: [[String]] = [], text: String? = nil, children: [NewElement] = [],
    comment: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
    self.comment = comment
  }

  private enum CodingKeys: String, CodingKey {
    case name, attributes, text, children, comment
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    attributes = try container.decodeIfPresent([[String]].self, forKey: .attributes) ?? []
    guard attributes.allSatisfy({ $0.count == 2 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .attributes, in: container, debugDescription: "An attribute is [name, value].")
    }
    text = try container.decodeIfPresent(String.self, forKey: .text)
    children = try container.decodeIfPresent([NewElement].self, forKey: .children) ?? []
    comment = try container.decodeIfPresent(String.self, forKey: .comment)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encodeIfPresent(text, forKey: .text)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
    try container.encodeIfPresent(comment, forKey: .comment)
  }

  package subscript(name: String) -> String? { attributes.first { $0[0] == name }?[1] }
}

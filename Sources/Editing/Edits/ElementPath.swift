import Localization

/// Where an element is in a document: from an element with an id, or from the document's root, through
/// elements that have none.
package struct ElementPath: Hashable, Sendable, Codable {
  /// A child: which of those with its name and property it is, from 0.
  package struct Step: Hashable, Sendable {
    package let name: String
    package let key: String?
    package let ordinal: Int

    package init(name: String, key: String? = nil, ordinal: Int = 0) {
      self.name = name
      self.key = key
      self.ordinal = ordinal
    }
  }

  /// Nil for the root.
  package let id: String?
  package let steps: [Step]

  package init(id: String?, steps: [Step] = []) {
    self.id = id
    self.steps = steps
  }

  private enum CodingKeys: String, CodingKey {
    case id, path
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    let path = try container.decodeIfPresent([String].self, forKey: .path) ?? []
    steps = path.map(Step.init)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    if !steps.isEmpty { try container.encode(steps.map(\.text), forKey: .path) }
  }
}

extension ElementPath.Step {
  /// Such as `rect@frame` or, of several, `2:exclude`, which is the third one.
  var text: String {
    (ordinal == 0 ? "" : "\(ordinal):") + name + (key.map { "@" + $0 } ?? "")
  }

  init(_ text: String) {
    var rest = text[...]
    var ordinal = 0
    // No element's name begins with a digit.
    if let colon = rest.firstIndex(of: ":"), let number = Int(rest[..<colon]) {
      ordinal = number
      rest = rest[rest.index(after: colon)...]
    }
    let parts = rest.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      name: String(parts[0]), key: parts.count > 1 ? String(parts[1]) : nil, ordinal: ordinal)
  }
}

extension ElementPath: CustomStringConvertible {
  package var description: String {
    ([id.map { "“\($0)”" } ?? localized("the document")] + steps.map(\.text)).joined(separator: "/")
  }
}

extension SourceTree {
  /// The element at a path; nil where there is none.
  func node(at path: ElementPath) -> NodeIndex? {
    guard var index = path.id.map({ node(withID: $0) }) ?? root else { return nil }
    for step in path.steps {
      guard let match = child(step, of: index) else { return nil }
      index = match
    }
    return index
  }

  /// The path of an element.
  func path(of index: NodeIndex) -> ElementPath {
    var steps: [ElementPath.Step] = []
    var index = index
    while true {
      let node = self[index]
      if let id = node.id, nodesByID[id] == index {
        return ElementPath(id: id, steps: steps.reversed())
      }
      guard let parent = node.parent else { return ElementPath(id: nil, steps: steps.reversed()) }
      let step = ElementPath.Step(
        name: node.name, key: node["key"], ordinal: ordinal(of: index, in: parent))
      steps.append(step)
      index = parent
    }
  }
}

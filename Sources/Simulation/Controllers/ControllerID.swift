/// A controller of the running interface. The name is the id of its element in the document; further
/// instances of the same scene have "#2", "#3" … behind it, controllers of other storyboards the
/// storyboard's name and "/" before it, and those that UIKit makes begin with "ninefold:".
package struct ControllerID: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}

extension ControllerID: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(name) }
}

/// Coded as its name.
extension ControllerID: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

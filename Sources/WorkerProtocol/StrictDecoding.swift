import Editing
import FoundationEssentials
import Traits

/// A value in whose JSON there is no member that nobody reads, at any depth: a name with a slip in it
/// would be taken for the default.
package struct Strict<Value: Decodable>: Decodable {
  package let value: Value

  package init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
    try refuseUnread(in: decoder, of: value)
  }
}

extension Strict: Sendable where Value: Sendable {}

extension JSONDecoder {
  /// Reads what people write. Names may be as on the command line (`size-class`) or as in JSON
  /// (`sizeClass`).
  package static var ofRequests: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      MemberName(camelCased(path.last?.stringValue ?? ""))
    }
    return decoder
  }

  private static func camelCased(_ name: String) -> String {
    let words = name.split(separator: "-")
    guard words.count > 1, let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { result, word in
      result += word.capitalizedFirst
    }
  }
}

/// A member that the object at the error's coding path doesn't have.
struct UnknownMember: Error {
  let name: String
  let known: [String]
}

private struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// Throws for the first member that the value read from it doesn't have.
private func refuseUnread(in decoder: any Decoder, of value: Any) throws {
  // What `diff` prints is written otherwise than it is kept, so its members can't be told from it.
  if value is Edit { return }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    if let wrapped = mirror.children.first { try refuseUnread(in: decoder, of: wrapped.value) }
  case .collection:
    guard var elements = try? decoder.unkeyedContainer() else { return }
    for child in mirror.children {
      try refuseUnread(in: elements.superDecoder(), of: child.value)
    }
  case .struct, .tuple, .enum:
    // What is written as a number or a text has no members.
    guard let members = try? decoder.container(keyedBy: MemberName.self) else { return }
    var known = mirror.children.compactMap { child in child.label.map { ($0, child.value) } }
    // A case without values is an object without members, by the case's name.
    if mirror.displayStyle == .enum, known.isEmpty { known = [("\(value)", ())] }
    for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let member = known.first(where: { $0.0 == key.stringValue }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: members.codingPath, debugDescription: "unknown member",
            underlyingError: UnknownMember(name: key.stringValue, known: known.map(\.0))))
      }
      try refuseUnread(in: members.superDecoder(forKey: key), of: member.1)
    }
  default: break
  }
}

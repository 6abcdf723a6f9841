import Editing

/// One change of a document, as people ask for it.
package enum EditOperation: Hashable, Sendable {
  /// Leaves a view or constraint out, or installs it again, for the request's size class.
  case exclude(id: String)
  case include(id: String)
  /// Installs it in the base, whatever the request's size class is.
  case install(id: String)
  /// Takes away what the size class says of it.
  case removeCase(id: String)
  case set(id: String, key: String, value: String)
  case unset(id: String, key: String)
  /// From a control, cell or controller to a controller or its scene; for all size classes.
  case addSegue(from: String, to: String, kind: SegueKind, identifier: String? = nil)
  case removeSegue(id: String)
  /// Makes a segue one of another kind.
  case changeSegue(id: String, kind: SegueKind)
}

package typealias SegueKind = Editing.SegueKind

extension EditOperation: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case exclude, include, install, removeCase, set, unset, addSegue, removeSegue, changeSegue
  }

  private struct NewSegue: Codable {
    var from: String
    var to: String
    var kind: SegueKind
    var identifier: String?
  }

  private struct ChangedSegue: Codable {
    var id: String
    var kind: SegueKind
  }

  private struct Value: Codable {
    var id: String
    var key: String
    var value: String?
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A change has one of "
            + CodingKeys.allCases.map(\.rawValue).joined(separator: ", ") + "."))
    }
    switch key {
    case .exclude: self = .exclude(id: try container.decode(String.self, forKey: key))
    case .include: self = .include(id: try container.decode(String.self, forKey: key))
    case .install: self = .install(id: try container.decode(String.self, forKey: key))
    case .removeCase: self = .removeCase(id: try container.decode(String.self, forKey: key))
    case .set:
      let value = try container.decode(Value.self, forKey: key)
      self = .set(id: value.id, key: value.key, value: value.value ?? "")
    case .unset:
      let value = try container.decode(Value.self, forKey: key)
      self = .unset(id: value.id, key: value.key)
    case .addSegue:
      let new = try container.decode(NewSegue.self, forKey: key)
      self = .addSegue(from: new.from, to: new.to, kind: new.kind, identifier: new.identifier)
    case .removeSegue: self = .removeSegue(id: try container.decode(String.self, forKey: key))
    case .changeSegue:
      let changed = try container.decode(ChangedSegue.self, forKey: key)
      self = .changeSegue(id: changed.id, kind: changed.kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .exclude(let id): try container.encode(id, forKey: .exclude)
    case .include(let id): try container.encode(id, forKey: .include)
    case .install(let id): try container.encode(id, forKey: .install)
    case .removeCase(let id): try container.encode(id, forKey: .removeCase)
    case .set(let id, let key, let value):
      try container.encode(Value(id: id, key: key, value: value), forKey: .set)
    case .unset(let id, let key):
      try container.encode(Value(id: id, key: key), forKey: .unset)
    case .addSegue(let from, let to, let kind, let identifier):
      try container.encode(
        NewSegue(from: from, to: to, kind: kind, identifier: identifier), forKey: .addSegue)
    case .removeSegue(let id): try container.encode(id, forKey: .removeSegue)
    case .changeSegue(let id, let kind):
      try container.encode(ChangedSegue(id: id, kind: kind), forKey: .changeSegue)
    }
  }
}

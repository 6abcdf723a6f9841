/// Parameters of which some are those of other requests as well. As JSON the members of both parts are in one object,
/// and here as well they are those of the request.
@dynamicMemberLookup
package protocol JoinedRequest: RequestParameters, CustomReflectable {
  /// What several requests have.
  associatedtype Shared: Codable, Hashable, Sendable
  /// What a request has beside it.
  associatedtype Own: Codable, Hashable, Sendable

  var shared: Shared { get set }
  var own: Own { get set }

  /// - Parameter own: What is shared is empty.
  init(_ own: Own)
}

extension JoinedRequest {
  package init(from decoder: any Decoder) throws {
    self.init(try Own(from: decoder))
    shared = try Shared(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try own.encode(to: encoder)
    try shared.encode(to: encoder)
  }

  /// With the members that its JSON has, for whoever refuses others.
  package var customMirror: Mirror {
    let members = Mirror(reflecting: own).children.map(\.self) + Mirror(reflecting: shared).children
    return Mirror(self, children: members, displayStyle: .struct)
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<Own, Value>) -> Value {
    get { own[keyPath: member] }
    set { own[keyPath: member] = newValue }
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<Shared, Value>) -> Value {
    get { shared[keyPath: member] }
    set { shared[keyPath: member] = newValue }
  }
}

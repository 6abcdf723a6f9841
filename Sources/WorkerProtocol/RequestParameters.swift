/// The parameters of a request or notification; their type says what it is called.
package protocol RequestParameters: Codable, Hashable, Sendable {
  /// The name on the wire.
  static var method: String { get }
}

/// A version of iOS or iPadOS, such as 8.3. Coded as that text.
///
/// It isn't compared outside of this module and UIKitMetrics, and a test looks: what changed with a version
/// is a fact of `Platform`.
package struct SystemVersion: Hashable, Sendable {
  package let major: Int
  let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "17" or "17.2"; a third number is ignored.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil), major >= 0
    else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}

extension SystemVersion {
  /// Whether it is this version or a later one. For Platform, which others ask for what depends on it.
  package func isSince(_ first: SystemVersion) -> Bool { !(self < first) }

  /// Nil of none.
  package static func oldest(of versions: [SystemVersion]) -> SystemVersion? {
    versions.min { $0 < $1 }
  }

  /// Nil of none.
  package static func newest(of versions: [SystemVersion]) -> SystemVersion? {
    versions.max { $0 < $1 }
  }

  static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  static func <= (a: SystemVersion, b: SystemVersion) -> Bool { !(b < a) }
  static func > (a: SystemVersion, b: SystemVersion) -> Bool { b < a }
  static func >= (a: SystemVersion, b: SystemVersion) -> Bool { !(a < b) }
}

extension SystemVersion: CustomStringConvertible, Codable {
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SystemVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a version such as 17 or 8.3.")
    }
    self = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A language that nobody speaks, made of a document's own texts, to see what a translation would do to
/// its layout. Source of these: Xcode's choices for the language of a scheme and of a preview.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice, for languages that need more room.
  case doubleLength = "double-length"
  /// Letters with accents, above and below lines.
  case accented
  /// Texts between marks, so that one whose ends are missing is cut off.
  case bounded
  /// The texts as they are, in an interface that runs from right to left.
  case rightToLeft = "right-to-left"
  /// The same, with texts that run from right to left, too.
  case rightToLeftStrings = "right-to-left-strings"

  package var title: String {
    switch self {
    case .doubleLength: "Double-Length"
    case .accented: "Accented"
    case .bounded: "Bounded Strings"
    case .rightToLeft: "Right-to-Left"
    case .rightToLeftStrings: "Right-to-Left, with Right-to-Left Strings"
    }
  }

  package var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftStrings }

  /// A text in this language, whose parts look different.
  package func texts(for parts: [String]) -> [String] {
    guard let first = parts.indices.first, let last = parts.indices.last else { return parts }
    var parts = parts
    switch self {
    case .doubleLength: parts[last] += " " + parts.joined()
    case .accented: parts = parts.map(Self.accented)
    case .bounded:
      parts[first] = "[# " + parts[first]
      parts[last] += " #]"
    case .rightToLeft: break
    case .rightToLeftStrings:
      // Source: Unicode Standard Annex 9, right-to-left override. It ends with a paragraph.
      parts = parts.map { part in
        part.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
      }
    }
    return parts
  }

  /// Letters with accents that Latin fonts have. Everything else stays.
  private static func accented(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz".unicodeScalars,
      "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž".unicodeScalars))
}

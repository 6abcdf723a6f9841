/// What a symbol shows: an icon, something simple of our own, or a few of them put together as the words
/// of its name say.
indirect enum SymbolSign: Hashable, Sendable {
  /// The shapes that signs stand in, and are by themselves.
  enum Frame: String {
    case circle, square, rectangle, capsule
    case app
  }

  /// Lines of our own, which have any weight.
  case lines(Glyph)
  /// A file of Bootstrap Icons.
  case icon(String)
  /// An icon's outline, filled.
  case solid(String)
  /// A letter or a number of few digits.
  case letters(String)
  case frame(Frame, isFilled: Bool)
  case framed(SymbolSign, Frame, isFilled: Bool)
  case slashed(SymbolSign)
  /// The second one is a small sign at the first one's lower right corner.
  case badged(SymbolSign, SymbolSign)

  /// The icons that it is made of.
  var icons: [String] {
    switch self {
    case .icon(let name), .solid(let name): [name]
    case .framed(let sign, _, _), .slashed(let sign): sign.icons
    case .badged(let sign, let badge): sign.icons + badge.icons
    case .lines, .letters, .frame: []
    }
  }
}

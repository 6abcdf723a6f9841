/// One of Apple's symbols, as its name tells it: `folder.fill.badge.plus` is a filled folder with a plus.
package struct SymbolName: Hashable, Sendable {
  /// What is drawn for it; nil where nothing is known that comes near.
  let sign: SymbolSign?
  /// Whether anything is.
  package var isDrawn: Bool { sign != nil }
  /// Whether that is the sign which the symbol shows, and not only a similar or a related one.
  package let isKnown: Bool

  /// The names that are listed, in order, with the filled ones of those that have such an icon.
  package static var listed: [String] {
    SymbolTable.rows.flatMap { name, row in
      row.filled == nil ? [String(name)] : [String(name), name + ".fill"]
    }.sorted()
  }

  /// The width of what is drawn for it to its height; nil where that isn't one icon that is installed.
  package var shape: Double? {
    guard case .icon(let icon)? = sign, let bounds = SymbolIcon.named(icon)?.bounds,
      bounds.height > 0
    else { return nil }
    return bounds.width / bounds.height
  }

  /// Names with more words aren't known; each word takes looking at the others.
  private static let mostWords = 12

  /// - Parameter isLayered: Whether the shape around a sign has to be apart from it, to have another colour.
  package init(_ name: String, isLayered: Bool = false) {
    var words = name.split(separator: ".").prefix(Self.mostWords)
    var reader = Reader(isLayered: isLayered)
    if let sign = reader.sign(words) {
      self.sign = sign
      isKnown = reader.isSame
      return
    }
    // The most of the name that says something: `person.and.arrow.left` still has a person.
    var nearest: SymbolSign?
    while nearest == nil, words.count > 1 {
      words.removeLast()
      nearest = reader.sign(words)
    }
    sign = nearest
    isKnown = false
  }

  private typealias Words = ArraySlice<Substring>

  private struct Reader {
    let isLayered: Bool
    /// Whether all parts are what the name says.
    private(set) var isSame = true

    init(isLayered: Bool) { self.isLayered = isLayered }

    mutating func sign(_ words: Words) -> SymbolSign? {
      if isLayered || hasLinesInFrame(words), let framed = framed(words) { return framed }
      return own(words) ?? listed(words) ?? composed(words)
    }

    /// Whether lines of our own or letters stand in a shape: what is made of these has any weight.
    private func hasLinesInFrame(_ words: Words) -> Bool {
      let name = words.last == "fill" ? words.dropLast() : words
      return Glyph.lineSymbols[name.dropLast().joined(separator: ".")] != nil
        || letters(name.dropLast()) != nil
    }

    /// Lines and shapes of our own, which have any weight.
    private func own(_ words: Words) -> SymbolSign? {
      if let glyph = Glyph.lineSymbols[words.joined(separator: ".")] { return .lines(glyph) }
      guard words.count <= 2,
        let frame = words.first.flatMap({ SymbolSign.Frame(rawValue: String($0)) })
      else { return nil }
      if words.count == 1 { return .frame(frame, isFilled: false) }
      return words.last == "fill" ? .frame(frame, isFilled: true) : nil
    }

    private mutating func listed(_ words: Words) -> SymbolSign? {
      if let row = SymbolTable.rows[words.joined(separator: ".")[...]] {
        isSame = isSame && row.isSame
        return .icon(row.icon)
      }
      guard words.last == "fill", words.count > 1,
        let row = SymbolTable.rows[words.dropLast().joined(separator: ".")[...]]
      else { return nil }
      // A sign in a shape is cut out of it.
      if row.filled == nil, let framed = framed(words) { return framed }
      isSame = isSame && row.isSame && row.filled != nil
      return row.filled.map(SymbolSign.icon) ?? .solid(row.icon)
    }

    private mutating func composed(_ words: Words) -> SymbolSign? {
      badged(words) ?? slashed(words) ?? framed(words) ?? letters(words)
    }

    /// `name.badge.plus`, and as they were called before, `name.badge.plus.fill`.
    private mutating func badged(_ words: Words) -> SymbolSign? {
      guard let place = words.firstIndex(of: "badge"), place > words.startIndex else { return nil }
      var name = words[..<place]
      var badge = words[(place + 1)...]
      if badge.last == "fill" {
        badge.removeLast()
        name = (Array(name) + ["fill"])[...]
      }
      guard let sign = sign(name) else { return nil }
      guard !badge.isEmpty else { return .badged(sign, .frame(.circle, isFilled: true)) }
      guard let small = self.sign(badge) else {
        isSame = false
        return sign
      }
      return .badged(sign, .framed(small, .circle, isFilled: true))
    }

    private mutating func slashed(_ words: Words) -> SymbolSign? {
      let isFilled = words.last == "fill"
      let name = isFilled ? words.dropLast() : words
      guard name.last == "slash", name.count > 1 else { return nil }
      let whole = Array(name.dropLast()) + (isFilled ? ["fill"] : [])
      return sign(whole[...]).map(SymbolSign.slashed)
    }

    private mutating func framed(_ words: Words) -> SymbolSign? {
      let isFilled = words.last == "fill"
      let name = isFilled ? words.dropLast() : words
      guard name.count > 1,
        let frame = name.last.flatMap({ SymbolSign.Frame(rawValue: String($0)) }),
        let sign = inner(name.dropLast())
      else { return nil }
      return .framed(sign, frame, isFilled: isFilled)
    }

    /// What stands in a shape: pictures are filled there, as in `heart.circle`.
    private mutating func inner(_ words: Words) -> SymbolSign? {
      let filled = Array(words) + ["fill"]
      // A person's `crop` is the shape that is around it.
      if words.last == "crop", let sign = inner(words.dropLast()) { return sign }
      if let row = SymbolTable.rows[words.joined(separator: ".")[...]], row.filled != nil {
        return listed(filled[...])
      }
      return sign(words)
    }

    /// Source: Apple's symbols have letters, and numbers up to 50, in shapes.
    private func letters(_ words: Words) -> SymbolSign? {
      guard words.count == 1, let word = words.first, word.count <= 2,
        word.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }),
        word.count == 1 || word.allSatisfy(\.isNumber)
      else { return nil }
      return .letters(word.uppercased())
    }
  }
}

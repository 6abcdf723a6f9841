import Files

extension String {
  /// Text of a document or a file's name in Markdown, in tables as well: nothing of it has a meaning there, or
  /// calls anybody. It is escaped by scalars, since a mark that combines with a bracket makes another character of
  /// both, while Markdown still reads the bracket.
  var markdown: String {
    var text = String.UnicodeScalarView()
    let scalars = Array(forTerminal().unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      switch scalar {
      // Code hosts make links of addresses.
      case ":" where next == "/": text.append("\\")
      case _ where Self.marks.contains(scalar): text.append("\\")
      default: break
      }
      text.append(scalar)
      // Who is named on a code host gets mail. The joiner has no width.
      if scalar == "@" { text.append("\u{2060}") }
    }
    return String(text)
  }

  /// As code within a line of Markdown, in tables as well.
  var markdownCode: String {
    let text = forTerminal()
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    // In a table the bar would end the cell.
    let isCell = text.unicodeScalars.contains("|")
    guard longest > 0 || isCell || text.isEmpty else { return "`\(text)`" }
    guard !isCell, !text.isEmpty else { return text.markdown }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  private static let marks = Set("\\`*_[]<>|#~&$".unicodeScalars)
}

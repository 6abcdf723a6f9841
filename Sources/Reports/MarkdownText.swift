import Files
import Processes

extension String {
  /// Text of a document or a file's name in Markdown, in tables as well: nothing of it has a meaning there, or
  /// calls anybody. It is escaped by scalars, since a mark that combines with a bracket makes another character of
  /// both, while Markdown still reads the bracket.
  package var markdown: String {
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
      let isRead = Self.isRead(scalar, behind: scalars[..<place], before: next)
      if isRead { text.append("\u{2060}") }
    }
    return String(text)
  }

  /// Whether code hosts read more of a text than Markdown: who is named (`@name`) gets mail, numbers of issues (`#1`,
  /// `GH-1`) and addresses (`www.`) become links. A joiner behind the sign, which has no width, keeps them from it.
  /// Source: GitHub's documentation, “Autolinked references and URLs”; GitHub Flavored Markdown, 6.9.
  private static func isRead(
    _ scalar: Unicode.Scalar, behind start: ArraySlice<Unicode.Scalar>, before next: Unicode.Scalar?
  ) -> Bool {
    func ends(with word: String) -> Bool {
      String(String.UnicodeScalarView(start.suffix(word.unicodeScalars.count))).lowercased() == word
    }
    let isNumber = next.map { ("0"..."9").contains($0) } ?? false
    return switch scalar {
    case "@": true
    case "#": isNumber
    case "-": isNumber && ends(with: "gh")
    case "w", "W": next == "." && ends(with: "ww")
    default: false
    }
  }

  /// As code within a line of Markdown, in tables as well.
  package var markdownCode: String {
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

/// Cuts a line to a width and puts an ellipsis where something is missing.
struct Truncation {
  let mode: LineBreakMode
  let width: Double
  let advance: (Substring) -> Double

  /// The ellipsis alone when not even one character fits beside it.
  func apply(to line: Substring) -> String {
    // Searching by halves: the more characters are kept, the wider the line.
    var fits = 0
    var fails = line.count + 1
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if advance(keeping(middle, of: line)[...]) <= width { fits = middle } else { fails = middle }
    }
    return keeping(fits, of: line)
  }

  private func keeping(_ count: Int, of line: Substring) -> String {
    switch mode {
    case .headTruncation: return "…" + line.suffix(count)
    case .middleTruncation: return line.prefix((count + 1) / 2) + "…" + line.suffix(count / 2)
    default:
      var kept = line.prefix(count)
      while kept.last == " " { kept.removeLast() }
      return kept + "…"
    }
  }
}

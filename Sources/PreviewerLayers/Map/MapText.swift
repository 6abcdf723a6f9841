/// A scene's name, broken into lines that fit a width.
struct MapText {
  private let text: String
  private let words: [Substring]
  private let width: (String) -> Double

  init(_ text: String, width: @escaping (String) -> Double) {
    self.text = text
    words = text.mapWords
    self.width = width
  }

  /// The whole text in at most so many lines; nil if it doesn't fit.
  func lines(_ count: Int, in room: Double) -> [String]? {
    let (lines, rest) = broken(count, in: room)
    return rest.isEmpty ? lines : nil
  }

  /// As many words as fit in so many lines, the middle of the last one left out.
  func shortened(_ count: Int, in room: Double) -> [String] {
    guard count > 1 else { return [cut(text, to: room)] }
    let (lines, rest) = broken(count - 1, in: room)
    guard !rest.isEmpty else { return lines }
    // A first word that is too long leaves nothing to begin the second line with.
    return lines.isEmpty ? [cut(text, to: room)] : lines + [cut(rest.trimmingSpaces, to: room)]
  }

  /// - Returns: The lines that are filled, and what is left.
  private func broken(_ count: Int, in room: Double) -> (lines: [String], rest: Substring) {
    var lines: [String] = []
    var index = words.startIndex
    while lines.count < count, index < words.endIndex {
      var line = ""
      while index < words.endIndex, width((line + words[index]).trimmingSpaces) <= room {
        line += words[index]
        index += 1
      }
      guard !line.isEmpty else { break }
      lines.append(line.trimmingSpaces)
    }
    return (lines, index < words.endIndex ? text[words[index].startIndex...] : "")
  }

  /// With an ellipsis in its middle, where both ends tell names apart.
  private func cut(_ text: String, to room: Double) -> String {
    guard width(text) > room else { return text }
    var (least, most) = (0, text.count)
    while least < most {
      let kept = (least + most + 1) / 2
      if width(Self.shortened(text, to: kept)) <= room { least = kept } else { most = kept - 1 }
    }
    return Self.shortened(text, to: least)
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    let tail = count / 2
    return text.prefix(count - tail).trimmingSpaces + "…" + text.suffix(tail).trimmingSpaces
  }
}

/// What changes of a text, as `diff -u` and `git diff` write it.
package struct UnifiedDiff {
  private static let context = 3

  private struct Hunk {
    var old: Range<Int>
    /// Lines with their line ends, as they become.
    var new: [ArraySlice<UInt8>]
  }

  /// - Parameters:
  ///   - edits: In the text's order.
  ///   - name: What the text is called, with `a/` and `b/` before it.
  package static func text(of edits: [TextEdit], in text: [UInt8], name: String) -> String {
    guard !edits.isEmpty else { return "" }
    let old = lines(of: text[...])
    var hunks: [Hunk] = []
    for edit in edits {
      let lines = lineRange(of: edit.range, in: old)
      if var last = hunks.last, lines.lowerBound < last.old.upperBound {
        last.old = last.old.lowerBound..<max(last.old.upperBound, lines.upperBound)
        hunks[hunks.count - 1] = last
      } else {
        hunks.append(Hunk(old: lines, new: []))
      }
    }
    for index in hunks.indices {
      let start = old[hunks[index].old.lowerBound].startIndex
      let end = old[hunks[index].old.upperBound - 1].endIndex
      let inside = edits.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
        .map {
          TextEdit(
            range: $0.range.lowerBound - start..<$0.range.upperBound - start,
            replacement: $0.replacement)
        }
      let changed = inside.applied(to: Array(text[start..<end]))
      hunks[index].new = self.lines(of: changed[...])
      // A change may begin or end in a line that stays as it is.
      let range = hunks[index].old
      let first = zip(old[range], hunks[index].new).prefix { $0.elementsEqual($1) }.count
      let last = zip(
        old[range].dropFirst(first).reversed(), hunks[index].new.dropFirst(first).reversed()
      )
      .prefix { $0.elementsEqual($1) }.count
      hunks[index].old = range.lowerBound + first..<range.upperBound - last
      hunks[index].new = Array(hunks[index].new.dropFirst(first).dropLast(last))
    }
    // git refuses paths with steps in them that lead nowhere.
    let name = name.plainPath
    return "--- a/\(name)\n+++ b/\(name)\n" + written(hunks, old)
  }

  private static func written(_ hunks: [Hunk], _ old: [ArraySlice<UInt8>]) -> String {
    var result = ""
    var shift = 0
    var index = 0
    while index < hunks.count {
      // Hunks whose context would overlap are one.
      var end = index
      while end + 1 < hunks.count,
        hunks[end + 1].old.lowerBound - hunks[end].old.upperBound <= 2 * context
      {
        end += 1
      }
      let start = max(hunks[index].old.lowerBound - context, 0)
      let stop = min(hunks[end].old.upperBound + context, old.count)
      var body = ""
      var position = start
      var newCount = 0
      func keep(to line: Int) {
        for line in position..<line { body += written(" ", old[line]) }
        newCount += line - position
      }
      for hunk in hunks[index...end] {
        keep(to: hunk.old.lowerBound)
        for line in old[hunk.old] { body += written("-", line) }
        for line in hunk.new { body += written("+", line) }
        newCount += hunk.new.count
        position = hunk.old.upperBound
      }
      keep(to: stop)
      result +=
        "@@ -\(start + 1),\(stop - start) +\(start + 1 + shift),\(newCount) @@\n" + body
      shift += newCount - (stop - start)
      index = end + 1
    }
    return result
  }

  private static func written(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// With their line ends.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// The lines that a range of bytes touches, one at least.
  private static func lineRange(
    of range: Range<Int>, in lines: [ArraySlice<UInt8>]
  ) -> Range<Int> {
    func line(at byte: Int) -> Int {
      var low = 0
      var high = lines.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if lines[middle].startIndex <= byte { low = middle } else { high = middle }
      }
      return low
    }
    return line(at: range.lowerBound)..<line(at: range.upperBound) + 1
  }
}

extension String {
  /// A path without steps that lead nowhere.
  package var plainPath: String {
    let steps = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return hasPrefix("/") ? "/" + steps : steps
  }
}

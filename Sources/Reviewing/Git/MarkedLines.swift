/// Lines of ours in a file of somebody else's, between two comments, so that they can be taken away again and
/// the file is what it was, byte for byte.
struct MarkedLines {
  private static let start =
    "# ninefold: begin (`ninefold-worker git uninstall` removes these lines"
  private static let end = "# ninefold: end\n"
  /// What the file was like, which the lines alone don't tell.
  private static let wasMissing = "; the file was not there"
  private static let hadNoLineEnd = "; the line above had no end"

  let lines: [String]

  /// The file with the lines at its end; those that it has already are replaced where they are.
  /// - Parameter file: nil where there is none.
  func added(to file: [UInt8]?) -> [UInt8] {
    guard let file else { return text(note: Self.wasMissing) }
    if let place = Self.place(in: file) {
      let first = file[place].prefix { $0 != UInt8(ascii: "\n") }
      let note = [Self.wasMissing, Self.hadNoLineEnd].first { first.contains(Array($0.utf8)) }
      return Array(file[..<place.lowerBound]) + text(note: note ?? "")
        + Array(file[place.upperBound...])
    }
    let isOpen = file.last.map { $0 != UInt8(ascii: "\n") } ?? false
    return file + (isOpen ? [UInt8(ascii: "\n")] : []) + text(note: isOpen ? Self.hadNoLineEnd : "")
  }

  /// The file as it is without any such lines; nil where it would not be there.
  static func removed(from file: [UInt8]) -> [UInt8]? {
    guard let place = place(in: file) else { return file }
    let first = file[place].prefix { $0 != UInt8(ascii: "\n") }
    var before = file[..<place.lowerBound]
    let after = file[place.upperBound...]
    if first.contains(Array(hadNoLineEnd.utf8)), after.isEmpty { before.removeLast() }
    if first.contains(Array(wasMissing.utf8)), before.isEmpty, after.isEmpty { return nil }
    return Array(before + after)
  }

  static func isIn(_ file: [UInt8]) -> Bool { place(in: file) != nil }

  private func text(note: String) -> [UInt8] {
    Array("\(Self.start)\(note))\n\(lines.map { $0 + "\n" }.joined())\(Self.end)".utf8)
  }

  /// From the beginning of the first comment to the end of the last one.
  private static func place(in file: [UInt8]) -> Range<Int>? {
    guard let first = file.firstRange(of: Array(start.utf8)),
      first.lowerBound == 0 || file[first.lowerBound - 1] == UInt8(ascii: "\n"),
      let last = file[first.upperBound...].firstRange(of: Array(end.utf8))
    else { return nil }
    return first.lowerBound..<last.upperBound
  }
}

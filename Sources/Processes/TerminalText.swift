import Files

extension String {
  /// The text as a terminal may have it: what would steer it, or turn what follows around, and bytes that
  /// are no UTF-8 are written as escapes. Names of files and of what is in documents may hold any.
  /// - Parameter keepsLines: Whether its line breaks are ours.
  package func forTerminal(keepingLines keepsLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: Self.isUnsafe) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let byte = PathText.byte(of: scalar) {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      } else if !Self.isUnsafe(scalar) || (keepsLines && scalar == "\n") {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return text
  }

  /// A whole line as a terminal may have it. In a pipeline none is taken for a command to the pipeline: the first
  /// character of what would be one is written as an escape.
  /// - Parameter keepsLines: Whether its line breaks are ours.
  package func terminalLine(keepingLines keepsLines: Bool = false) -> String {
    forTerminal(keepingLines: keepsLines)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map(Self.withoutCommand).joined(separator: "\n")
  }

  /// Sources: GitHub's workflow commands, `::name::` and `##[name]`; Azure's, `##vso[name]`. A line may be
  /// indented. A heading has a space, or another sign, behind both signs.
  private static func withoutCommand(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    guard let first = start.first, first == ":" || first == "#", start.dropFirst().first == first
    else { return String(line) }
    if first == "#" {
      guard let name = start.dropFirst(2).first, name == "[" || name.properties.isAlphabetic else {
        return String(line)
      }
    }
    return String(line.unicodeScalars[..<start.startIndex])
      + "\\u{\(String(first.value, radix: 16, uppercase: true))}" + String(start.dropFirst())
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls of ASCII and Latin 1; the breaks and directions of Unicode (UAX #9, 2.1 to 2.5).
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: PathText.byte(of: scalar) != nil
    }
  }
}

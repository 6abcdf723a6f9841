/// The last component of a path without what follows its last dot, and that extension.
func splitExtension(_ name: String) -> (base: Substring, extension: Substring) {
  // By bytes: every entry of every folder that is searched comes by here.
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
    return (name[...], "")
  }
  return (name[..<dot], name[name.utf8.index(after: dot)...])
}

extension ArraySlice<UInt8> {
  /// Where a text of ASCII begins first.
  func firstIndex(of text: String) -> Int? {
    guard let first = text.utf8.first else { return startIndex }
    var rest = self
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: text.utf8) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }
}

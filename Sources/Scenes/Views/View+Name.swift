import InterfaceBuilder

extension View {
  /// What people know the view by: the label that its author gave it in Interface Builder, else the
  /// first line of what it shows; nil where that is nothing.
  package var givenName: String? { element?.userLabel?.firstLine ?? known.shownName }

  /// That of what is typed into: what is in it, unless that is a password, which is nobody's name.
  var typedName: String? {
    (isSecure ? nil : plainText?.firstLine) ?? placeholder?.firstLine
  }
}

extension String {
  /// The first line that isn't empty, without spaces around it; nil where there is none.
  package var firstLine: String? {
    // Most are one line of ASCII, in which bytes are characters.
    if let first = utf8.first, let last = utf8.last, first > 0x20, last > 0x20,
      utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    {
      return self
    }
    for line in split(whereSeparator: \.isNewline) {
      let start = line.drop(while: \.isWhitespace)
      if let end = start.lastIndex(where: { !$0.isWhitespace }) { return String(start[...end]) }
    }
    return nil
  }
}

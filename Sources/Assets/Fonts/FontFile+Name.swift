extension [FontFile] {
  /// The face that a name means: by its PostScript name, then by its full name, then by its family and
  /// style. Source: the documentation of UIFont(name:size:), which takes full names, too; the family is a
  /// help to the viewer of ours, where a font has other names than the app's.
  /// - Parameters:
  ///   - name: As a document has it.
  ///   - family: The one that it has beside it, if any.
  func face(named name: String, family: String?) -> FontFile? {
    func key(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = key(name)
    guard !wanted.isEmpty else { return nil }
    if let exact = first(where: { $0.postScriptName == name })
      ?? first(where: { $0.fullName == name })
      ?? first(where: { key($0.postScriptName) == wanted || key($0.fullName) == wanted })
    {
      return exact
    }
    let wantedFamily = key(family ?? String(name.prefix { $0 != "-" }))
    let relatives = filter { !$0.family.isEmpty && key($0.family) == wantedFamily }
    // What follows the family in the name; `Regular` is often left out.
    let style = key(String(name.drop { $0 != "-" }))
    return relatives.first { key($0.style) == style }
      ?? relatives.filter { !$0.isItalic }.min { abs($0.weight - 400) < abs($1.weight - 400) }
      ?? relatives.first
  }
}

import Files

extension DocumentLanguages {
  /// The language of the texts that documents in `Base.lproj` have: that of the document's catalogue, or the
  /// Xcode project's development region. Nil where neither is there.
  package func developmentLanguage(in project: ProjectFolder) -> LanguageTag? {
    sourceLanguage ?? XcodeLanguages.developmentRegion(in: project)
  }
}

/// What the Xcode projects in a folder say of languages.
/// Source: the documentation of CFBundleDevelopmentRegion; project files have `developmentRegion = en;` and
/// `knownRegions = (en, Base);`.
package enum XcodeLanguages {
  /// The language that the app is written in; nil where nothing says so.
  package static func developmentRegion(in folder: ProjectFolder) -> LanguageTag? {
    for file in folder.xcodeProjectFiles {
      if let region = developmentRegion(in: file.text) { return region }
    }
    return nil
  }

  /// The languages that the app is there in.
  package static func knownRegions(in folder: ProjectFolder) -> [LanguageTag] {
    folder.xcodeProjectFiles.flatMap { knownRegions(in: $0.text) }
  }

  private static func developmentRegion(in bytes: [UInt8]) -> LanguageTag? {
    value(of: "developmentRegion", in: bytes, until: ";").flatMap { LanguageTag($0) }
  }

  private static func knownRegions(in bytes: [UInt8]) -> [LanguageTag] {
    let list = value(of: "knownRegions", in: bytes, until: ")") ?? ""
    return list.split { ",(".contains($0) || $0.isWhitespace }.compactMap { LanguageTag($0) }
  }

  /// What a project file has after the first of a key, without quotation marks.
  private static func value(of key: String, in bytes: [UInt8], until end: Character) -> String? {
    guard let start = bytes.firstRange(of: Array("\(key) = ".utf8))?.upperBound else { return nil }
    let value = bytes[start...].prefix { $0 != end.asciiValue }
    return String(decoding: value, as: UTF8.self).filter { $0 != "\"" }
  }
}

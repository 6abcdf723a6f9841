import Files

extension DocumentLanguages {
  /// More than the project files of large applications have.
  private static let largestProjectFile = 32 << 20

  /// The language of the texts that documents in `Base.lproj` have: that of the document's catalogue, or the
  /// Xcode project's development region. Nil where neither is there.
  /// Source: the documentation of CFBundleDevelopmentRegion; project files have it as
  /// `developmentRegion = en;`.
  package func developmentLanguage(in project: ProjectFolder) -> LanguageTag? {
    if let sourceLanguage { return sourceLanguage }
    var projects: [String] = []
    FolderReader().read(project.path) { kind, name in
      let name = PathText.text(of: name)
      if kind == .folder, name.hasSuffix(".xcodeproj") { projects.append(name) }
      return true
    }
    for name in projects.sorted() {
      guard let file = try? project.open("\(project.path)/\(name)/project.pbxproj") else {
        continue
      }
      let region = Self.developmentRegion(in: file.read(limit: Self.largestProjectFile))
      if let region { return region }
    }
    return nil
  }

  private static func developmentRegion(in bytes: [UInt8]) -> LanguageTag? {
    let key = Array("developmentRegion = ".utf8)
    guard let start = bytes.firstRange(of: key)?.upperBound else { return nil }
    let value = bytes[start...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    return LanguageTag(String(decoding: value, as: UTF8.self).filter { $0 != "\"" })
  }
}

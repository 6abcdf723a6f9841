import PreviewerGtk

/// What has changed in the latest version, in the markup of release notes: paragraphs, lists, code and
/// emphasis. Source: the documentation of `AdwAboutWindow:release-notes`.
struct ReleaseNotes: Equatable {
  let version: String
  let markup: String

  /// - Parameter changelog: `Resources/Documentation/Changelog.md`, whose versions are headings, such as
  ///   “## 0.1.0, not released”, and whose changes are items.
  init?(ofLatestIn changelog: String) {
    var version: Substring?
    var items: [String] = []
    for line in changelog.split(separator: "\n") {
      if line.hasPrefix("## ") {
        guard version == nil else { break }
        version = line.dropFirst(3).prefix { $0 != "," && $0 != " " }
      } else if version != nil, line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else if !items.isEmpty {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    guard let version, !items.isEmpty else { return nil }
    self.version = String(version)
    markup = "<ul>" + items.map { "<li>\(Self.markup(of: $0))</li>" }.joined() + "</ul>"
  }

  private static func markup(of item: String) -> String {
    item.escapedForMarkup.marking("`", as: "code").marking("**", as: "em").marking("*", as: "em")
  }
}

extension String {
  /// What stands between two marks becomes an element; a mark without another one stays.
  fileprivate func marking(_ mark: String, as element: String) -> String {
    let parts = split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 2 else { return self }
    return parts.indices.dropFirst().reduce(into: String(parts[0])) { text, index in
      let isLast = index == parts.count - 1
      text += index.isMultiple(of: 2) ? "</\(element)>" : isLast ? mark : "<\(element)>"
      text += parts[index]
    }
  }
}

import Localization

/// What is said of each of what is compared.
extension Comparison {
  /// What stands in place of a scene that a version doesn't have.
  package func absence(of entry: Entry) -> String? {
    guard entry.isMissing else { return nil }
    // Of a merge there are more versions, none of which is the later one.
    guard entries.count == 2 else { return localized("Not there") }
    return entry.id == entries.first?.id ? localized("Not there yet") : localized("Removed")
  }

  /// What stands over an entry: its device and, below it, what is unusual about it; of versions which it is.
  package func caption(of entry: Entry) -> String {
    entry.version?.title ?? entry.configuration.caption(in: preview.configuration.catalogue)
  }

  /// The same in one line.
  package func title(of entry: Entry) -> String {
    [entry.version?.title, entry.configuration.title(in: preview.configuration.catalogue)]
      .compactMap(\.self).joined(separator: ": ")
  }
}

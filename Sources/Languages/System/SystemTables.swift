/// UIKit's words by language. Source: Resources/Languages/words.tsv, which is read when a document is
/// first shown in a language.
enum SystemWordTable {
  /// The tags of the languages.
  static let languages: [String] = rows.first.map { $0.dropFirst().map(String.init) } ?? []

  static let words: [String: [SystemWord: String]] = {
    var words: [String: [SystemWord: String]] = [:]
    for row in rows.dropFirst() {
      guard let word = row.first.flatMap({ SystemWord(rawValue: String($0)) }) else { continue }
      for (language, text) in zip(languages, row.dropFirst()) {
        words[language, default: [:]][word] = String(text)
      }
    }
    return words
  }()

  /// The first one names the columns.
  private static let rows = TableText.rows(of: PackageResources.words_tsv)
}

/// How languages write dates. Source: Resources/Languages/dates.tsv, which is read when a date is first
/// shown.
enum DateTable {
  /// The cells of a language by the names of their columns; empty for one that isn't there.
  static func cells(of language: String) -> [Substring: Substring] {
    guard let header = rows.first, let row = rows.first(where: { $0.first ?? "" == language })
    else { return [:] }
    return Dictionary(zip(header, row)) { first, _ in first }
  }

  private static let rows = TableText.rows(of: PackageResources.dates_tsv)
}

enum TableText {
  /// The cells of a table's lines, without those that are comments.
  static func rows(of bytes: [UInt8]) -> [[Substring]] {
    String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
          .map { Substring($0) }
      }
  }
}

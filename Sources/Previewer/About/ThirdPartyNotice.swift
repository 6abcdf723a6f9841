/// Whose work the programs use, and by which licence.
struct ThirdPartyNotice: Equatable {
  var title: String
  var text: String

  /// The sections about the programs and what they use when they run.
  private static let sections = [
    // Not translated: the document isn't.
    "Part of the programs", "Libraries of the system", "Fonts", "Icons",
  ]

  /// - Parameter document: `Resources/Licenses/README.md`: of each section the rows of its table, and what
  ///   it says outside of it.
  static func all(in document: String) -> [ThirdPartyNotice] {
    var notices: [ThirdPartyNotice] = []
    for section in document.split(separator: "\n## ").dropFirst() {
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let title = lines.first, sections.contains(title) else { continue }
      let paragraphs = lines.dropFirst().split(separator: "")
      let table = paragraphs.flatMap(\.self).filter { $0.hasPrefix("|") }
      notices += table.compactMap(Self.init(row:))
      // Of a section with a table, its rows say enough.
      guard table.isEmpty else { continue }
      let text = paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
      notices.append(ThirdPartyNotice(title: title, text: text))
    }
    return notices
  }

  /// Nil for what stands above a table's rows.
  private init?(row: String) {
    let cells = row.split(separator: "|").map { String($0.trimmed) }
    guard cells.count == 3, cells[0].first?.isLetter == true, cells[1] != "licence" else {
      return nil
    }
    title = cells[0]
    text = "\(cells[1])\n\n\(cells[2].prefix(1).uppercased())\(cells[2].dropFirst())."
      .replacing("`", with: "")
  }

  init(title: String, text: String) {
    (self.title, self.text) = (title, text)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

import InterfaceBuilder
import WorkerProtocol

/// The positions of the elements' start tags in a document's text.
package struct StartTagPlaces {
  private let markup: Markup
  /// The first of each line; nil until one is looked for.
  private var firsts: [Int: Element]?

  /// - Parameter bytes: The document's text.
  package init(_ document: Document, _ bytes: [UInt8]) {
    markup = Markup(document, bytes)
  }

  /// That of the element with an id, where it begins on the line, or else of the line's first.
  package mutating func place(line: Int, id: String?) -> Markup.TagRange? {
    let document = markup.document
    if let named = id.flatMap({ document.element(id: $0) }), named.line == line {
      return markup.place(of: named)
    }
    let known = firsts ?? Dictionary(document.root.subtree.map { ($0.line, $0) }) { old, _ in old }
    firsts = known
    return known[line].flatMap(markup.place)
  }
}

extension Markup {
  /// The range of a start tag.
  package struct TagRange {
    /// From 1, in Unicode scalars.
    package let column: Int
    package let endLine: Int
    /// The column after the tag's last character.
    package let endColumn: Int
  }

  /// nil where the text isn't in UTF-8, so that bytes are elsewhere than characters, or not the document's any more.
  func place(of element: Element) -> TagRange? {
    let whole = element.byteRange
    guard whole.upperBound <= bytes.count,
      bytes[whole].starts(with: [UInt8(ascii: "<")] + element.name.utf8)
    else { return nil }
    let tag = startTag(of: element)
    guard bytes[tag].last == UInt8(ascii: ">") else { return nil }
    let newline = UInt8(ascii: "\n")
    let lines = bytes[tag].count { $0 == newline }
    let end = bytes[tag].lastIndex(of: newline).map { $0 + 1 } ?? tag.lowerBound
    // Bytes that begin a scalar.
    let scalars = bytes[end..<tag.upperBound].count { $0 & 0xC0 != 0x80 }
    return TagRange(
      column: element.column, endLine: element.line + lines,
      endColumn: (lines == 0 ? element.column : 1) + scalars)
  }
}

extension ResolveResult {
  /// Says of the document's issues, which have a line alone, where in it they are.
  /// - Parameter bytes: The document's text; not read where there is no issue.
  mutating func addPlaces(in document: Document, _ bytes: () -> [UInt8]?) {
    let hasIssues = scenes?.contains { !$0.issues.isEmpty } ?? false
    guard hasIssues || diagnostics?.isEmpty == false, let bytes = bytes() else { return }
    var places = StartTagPlaces(document, bytes)
    func placed(_ issue: Issue) -> Issue {
      guard let line = issue.line, issue.column == nil,
        let place = places.place(line: line, id: issue.id)
      else { return issue }
      var issue = issue
      (issue.column, issue.endLine, issue.endColumn) = (
        place.column, place.endLine, place.endColumn
      )
      return issue
    }
    diagnostics = diagnostics?.map(placed)
    scenes = scenes?.map { scene in
      var scene = scene
      scene.issues = scene.issues.map(placed)
      return scene
    }
  }
}

import Foundation
import Testing

/// A source that a comment or a table cites is one that whoever has a clone can read.
@Suite struct CitationTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../..")

  /// Files of `Resources/Reference` by their names, with the numbers of their sections.
  private static func sections() throws -> [String: Set<String>] {
    let folder = project.appending(path: "Resources/Reference")
    var sections: [String: Set<String>] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      sections[name] = Set(
        text.matches(of: #/(?m)^#{2,3} (?:section )?([0-9A-Z]+(?:\.[0-9]+)?)\.? /#).map {
          String($0.1)
        })
    }
    return sections
  }

  struct Citation {
    let place: String
    let file: String
    let section: String?
  }

  /// What is cited in a text, whose comments may break anywhere.
  private static func citations(in text: String, of place: String) -> [Citation] {
    let joined = text.replacing(#/\s*\n\s*(?:///?\s*)?/#, with: " ")
    return joined.matches(
      of:
        #/
        (reference\/)?\b([a-z0-9-]+\.(?:md|json))
        (?:,?\ (?:sections?\ )?((?:[0-9]{1,2}|[A-Z])(?:\.[0-9]+)?)\b)?
        /#
    ).map { Citation(place: place, file: String($0.2), section: $0.3.map(String.init)) }
  }

  private static func files(in folder: String, endings: Set<String>) throws -> [URL] {
    let root = project.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path))
    return paths.compactMap { $0 as? String }.map { root.appending(path: $0) }
      .filter { endings.contains($0.pathExtension) }
  }

  @Test func sourcesAreInTheProject() throws {
    let sections = try Self.sections()
    let known = Set(sections.keys)
    var count = 0
    for folder in ["Sources", "Tests", "Resources/Metrics"] {
      for file in try Self.files(in: folder, endings: ["swift", "tsv"]) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in text.matches(of: #/reference\/([A-Za-z0-9_-]+\.(?:md|json|tsv))\b/#).map({
          String($0.1)
        }) {
          #expect(known.contains(name), "\(file.path) cites reference/\(name)")
        }
        for citation in Self.citations(in: text, of: file.path) {
          guard let known = sections[citation.file], let section = citation.section else {
            continue
          }
          count += 1
          #expect(
            known.contains(section), "\(citation.place) cites \(citation.file), section \(section)")
        }
      }
    }
    #expect(count > 50)
  }
}

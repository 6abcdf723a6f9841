import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// What Interface Builder wrote, where `NINEFOLD_CORPUS` names a folder of public documents.
@Suite(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
struct CorpusTests {
  @Test func everyDocumentIsWrittenAsItWasRead() throws {
    let paths = try Corpus.documents()
    #expect(paths.count > 100)
    for path in paths {
      let bytes = try Corpus.read(path)
      let document = try EditedDocument(bytes)
      #expect(document.bytes == bytes, "\(path)")
      #expect(document.textEdits.isEmpty, "\(path)")
    }
  }

  /// Consecutive versions of public histories: what changed is done to the first one, and gives the second
  /// one's bytes.
  @Test(.enabled(if: Corpus.pairs != nil, "there are no pairs of versions beside the documents"))
  func editsMakeTheLaterVersionOfTheEarlier() throws {
    let pairs = try #require(Corpus.pairs)
    #expect(!pairs.isEmpty)
    for pair in pairs {
      let before = try EditedDocument(Corpus.read(pair.before))
      let after = try Corpus.read(pair.after)
      let edits = try before.edits(to: EditedDocument(after))
      var edited = before
      try edited.apply(edits)
      #expect(edited.bytes == after, "\(pair.before)")
    }
  }

  /// The last entry of a mask: those before it are in an order that only Interface Builder knows, which
  /// taking the change back restores.
  @Test func removingACaseAndAddingItAgainRestoresTheBytes() throws {
    var count = 0
    for path in try Corpus.documents() {
      let bytes = try Corpus.read(path)
      for variation in try Document(parsing: bytes).variations {
        guard variation.property == "installed", let id = variation.id else { continue }
        var document = try EditedDocument(bytes)
        guard document.lastEntries.contains(where: { $0 == (variation.variationCase.key, id) })
        else { continue }
        let isInstalled = variation.value == "YES"
        _ = try document.setInstalled(id, !isInstalled, in: variation.variationCase)
        // An entry that says what the more general cases say is not written again.
        guard document.bytes != bytes, variation.base != variation.value else { continue }
        _ = try document.setInstalled(id, isInstalled, in: variation.variationCase)
        #expect(document.bytes == bytes, "\(path): \(id)")
        count += 1
      }
    }
    #expect(count > 0)
  }
}

extension EditedDocument {
  /// The last entry of each mask that has others, by its case's key and its element's id.
  fileprivate var lastEntries: [(String, String)] {
    tree.nodes.compactMap { node in
      guard node.name == "mask", node.children.count > 1, let last = node.children.last,
        let key = node.parent.flatMap({ tree[$0]["key"] }), let id = tree[last]["reference"]
      else { return nil }
      return (key, id)
    }
  }
}

enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  static func documents() throws -> [String] {
    guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// Beside the documents: `edits/NNN/before.EXT` and `after.EXT`.
  static let pairs: [(before: String, after: String)]? = folder.flatMap { folder in
    let edits = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("edits").path
    guard let folders = try? FileManager.default.contentsOfDirectory(atPath: edits) else {
      return nil
    }
    return folders.sorted().flatMap { name in
      ["storyboard", "xib"].map {
        ("\(edits)/\(name)/before.\($0)", "\(edits)/\(name)/after.\($0)")
      }
    }.filter { FileManager.default.fileExists(atPath: $0.0) }
  }

  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

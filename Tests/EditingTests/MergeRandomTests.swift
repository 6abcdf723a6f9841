import Testing

@testable import Editing

/// Random changes of both sides: always the same ones, as the generator is seeded.
struct MergeRandomTests {
  @Test func lawsHoldForRandomChanges() throws {
    var random = SeededGenerator(seed: 34)
    let base = try document(MergeLawFixture.document)
    var clean = 0
    for number in 0..<300 {
      let sides = (changed(base, &random), changed(base, &random))
      if try check(base, sides.0, sides.1, "\(number)") { clean += 1 }
    }
    #expect(clean > 60 && clean < 290)
  }

  @Test(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
  func lawsHoldForRandomChangesOfPublicDocuments() throws {
    var random = SeededGenerator(seed: 34)
    for path in try Corpus.documents() {
      let base = try EditedDocument(Corpus.read(path))
      guard base.bytes.count < 60_000 else { continue }
      _ = try check(base, changed(base, &random), changed(base, &random), path)
    }
  }

  private func changed(
    _ base: EditedDocument, _ random: inout SeededGenerator
  ) -> EditedDocument {
    var document = base
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      // Some can't be made once others are.
      try? document.apply(RandomEdit(in: document.tree, &random).edit)
    }
    return document
  }

  /// - Returns: Whether there is no conflict.
  private func check(
    _ base: EditedDocument, _ ours: EditedDocument, _ theirs: EditedDocument, _ name: String
  ) throws -> Bool {
    // As they would be read from files.
    let (ours, theirs) = (try EditedDocument(ours.bytes), try EditedDocument(theirs.bytes))
    let merged = DocumentMerge.merge(base: base, ours: ours, theirs: theirs)
    let swapped = DocumentMerge.merge(base: base, ours: theirs, theirs: ours)
    #expect(merged.conflicts.isEmpty == swapped.conflicts.isEmpty, "\(name)")
    let again = DocumentMerge.merge(base: base, ours: ours, theirs: theirs)
    #expect(again.document.bytes == merged.document.bytes, "\(name)")
    let alone = [(base, ours), (ours, base), (ours, ours)].map {
      DocumentMerge.merge(base: base, ours: $0, theirs: $1)
    }
    #expect(alone.allSatisfy { $0.document.bytes == ours.bytes && $0.conflicts.isEmpty }, "\(name)")

    let result = try EditedDocument(merged.document.bytes)
    let missing = result.missing.subtracting(ours.missing).subtracting(theirs.missing)
    #expect(missing.isEmpty, "\(name)")
    let most = max(ours.idsThatAreTwice, theirs.idsThatAreTwice)
    #expect(result.idsThatAreTwice <= most, "\(name)")
    let ids = [base, ours, theirs, result].map { Set($0.tree.nodesByID.keys) }
    guard merged.conflicts.isEmpty else {
      #expect(merged.document.text.contains("<!-- CONFLICT: "), "\(name)")
      return false
    }
    let wanted = ids[0].intersection(ids[1]).intersection(ids[2])
      .union(ids[1].subtracting(ids[0])).union(ids[2].subtracting(ids[0]))
    // Where both gave one new id to different elements, one of these gets another.
    let both = ids[1].intersection(ids[2]).subtracting(ids[0])
    #expect(ids[3].isSuperset(of: wanted), "\(name)")
    #expect(ids[3].subtracting(wanted).count <= both.count, "\(name)")
    return true
  }
}

extension EditedDocument {
  /// The ids that something refers to and nothing has.
  fileprivate var missing: Set<String> {
    let named = tree.elements.flatMap { DocumentMerge.references(of: $0, in: tree) }
    return Set(named).subtracting(tree.nodesByID.keys)
  }

  fileprivate var idsThatAreTwice: Int {
    tree.elements.count { tree[$0].id != nil } - tree.nodesByID.count
  }
}

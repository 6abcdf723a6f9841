import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// Random edits of the documents that `NINEFOLD_CORPUS` names, each taken back: always the same ones, as the
/// generator is seeded.
@Suite(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
struct RandomEditTests {
  private static let pairs = 10_000

  @Test func whatIsEditedIsReadAgainAndUndoneToTheSameBytes() throws {
    let paths = try Corpus.documents()
    let each = Self.pairs / paths.count + 1
    var random = SeededGenerator(seed: 19)
    var made: [String: Int] = [:]
    for path in paths {
      let bytes = try Corpus.read(path)
      let read = try EditedDocument(bytes)
      for _ in 0..<each {
        let choice = RandomEdit(in: read.tree, &random)
        var document = read
        do {
          try document.apply(choice.edit)
        } catch {
          Issue.record("\(path): \(choice.edit): \(error.message)")
          continue
        }
        let edits = document.textEdits
        let edited = edits.applied(to: bytes)
        #expect(edited == document.bytes, "\(path): \(choice.edit)")
        #expect(edits.inverted(in: bytes).applied(to: edited) == bytes, "\(path): \(choice.edit)")
        #expect(
          edits.allSatisfy { String(validating: $0.replacement, as: UTF8.self) != nil },
          "\(path): \(choice.edit)")
        let again = try EditedDocument(edited)
        #expect(choice.isMade(again.tree), "\(path): \(choice.edit)")
        made[choice.name, default: 0] += 1
      }
    }
    print("\(made.values.reduce(0, +)) edits made and undone: \(made)")
    #expect(made.values.reduce(0, +) >= Self.pairs)
    #expect(made.count == 6)
  }

  /// Each case as a whole, written anew where Interface Builder writes it.
  @Test func removingACaseAndAddingItAgainRestoresTheBytes() throws {
    var count = 0
    for path in try Corpus.documents() {
      let bytes = try Corpus.read(path)
      let read = try EditedDocument(bytes)
      for value in read.tree.nodes.indices where read.tree.nodes[value].name == "variation" {
        let index = SourceTree.NodeIndex(value: value)
        guard let owner = read.tree[index].parent else { continue }
        var document = read
        try document.apply(.remove(read.tree.path(of: index)))
        #expect(document.bytes != bytes)
        try document.apply(
          .insert(NewElement(index, of: read.tree), into: read.tree.path(of: owner), .inOrder))
        #expect(document.bytes == bytes, "\(path): line of \(read.tree.path(of: index))")
        count += 1
      }
    }
    print("\(count) cases removed and added again")
    #expect(count > 200)
  }

  /// The values of all variations but those that stand before others in a mask, whose order only Interface
  /// Builder knows; these are in `CorpusTests`.
  @Test func removingAVariedValueAndSettingItAgainRestoresTheBytes() throws {
    var count = 0
    for path in try Corpus.documents() {
      let bytes = try Corpus.read(path)
      let read = try EditedDocument(bytes)
      for variation in try Document(parsing: bytes).variations {
        // What is in an element is taken away with it, and set again as a whole.
        guard variation.property != "installed", !variation.property.contains("."),
          let id = variation.id, let node = read.tree.node(withID: id),
          read.tree[node].children.contains(where: {
            read.tree[$0]["key"] == variation.variationCase.key
              && read.tree[$0][variation.property] != nil
          })
        else { continue }
        var document = read
        _ = try document.setValue(variation.property, of: id, to: nil, in: variation.variationCase)
        #expect(document.bytes != bytes)
        _ = try document.setValue(
          variation.property, of: id, to: variation.value, in: variation.variationCase)
        #expect(document.bytes == bytes, "\(path): \(id) \(variation.property)")
        count += 1
      }
    }
    print("\(count) varied values removed and set again")
    #expect(count > 20)
  }
}

extension NewElement {
  /// A copy.
  fileprivate init(_ index: SourceTree.NodeIndex, of tree: SourceTree) {
    let node = tree[index]
    self.init(
      name: node.name, attributes: node.attributes.map { [$0.name, $0.value] },
      text: node.children.isEmpty && !node.text.isEmpty ? node.text : nil,
      children: node.children.map { NewElement($0, of: tree) })
  }
}

/// An edit that can be made in a document, and how to tell that it was.
struct RandomEdit {
  let name: String
  let edit: Edit
  let isMade: (SourceTree) -> Bool

  private init(_ name: String, _ edit: Edit, isMade: @escaping (SourceTree) -> Bool) {
    self.name = name
    self.edit = edit
    self.isMade = isMade
  }

  init(in tree: SourceTree, _ random: inout SeededGenerator) {
    // Those that can be named whatever becomes of others.
    let named = tree.nodes.indices.map(SourceTree.NodeIndex.init).filter { index in
      index != tree.root && tree[index].id.flatMap(tree.node(withID:)) == index
    }
    guard let index = named.randomElement(using: &random), let id = tree[index].id else {
      self.init("set", .set(ElementPath(id: nil), attribute: "version", value: "9.9")) {
        $0[$0.root]["version"] == "9.9"
      }
      return
    }
    let path = tree.path(of: index)
    let text = Self.texts.randomElement(using: &random) ?? ""
    let attributes = tree[index].attributes.map(\.name).filter { $0 != "id" && $0 != "sceneID" }
    func set(_ attribute: String) -> RandomEdit {
      RandomEdit("set", .set(path, attribute: attribute, value: text)) { tree in
        tree.node(withID: id).map { tree[$0][attribute] == text } ?? false
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard let attribute = attributes.randomElement(using: &random) else {
        self = set("userLabel")
        return
      }
      self.init("unset", .set(path, attribute: attribute, value: nil)) { tree in
        tree.node(withID: id).map { tree[$0][attribute] == nil } ?? false
      }
    case 1:
      // Some that both sides of a merge make, none twice in one document.
      let newID = "new-\(tree.nodes.count)-\(Bool.random(using: &random))"
      let new = NewElement(
        name: "userDefinedRuntimeAttribute",
        attributes: [["keyPath", text], ["id", newID]],
        children: [NewElement(name: "string", attributes: [["key", "value"]], text: text)])
      self.init("insert", .insert(new, into: path, .inOrder)) { tree in
        guard let made = tree.node(withID: newID), let child = tree[made].children.first
        else { return false }
        return tree[made]["keyPath"] == text && tree[child].text == text
          && tree[made].parent == tree.node(withID: id)
      }
    case 2:
      self.init("remove", .remove(path)) { $0.node(withID: id) == nil }
    case 3:
      self.init("rename", .rename(path, name: "renamed")) { tree in
        // The id of a scene isn't one that other elements have.
        tree.nodes.contains { $0.name == "renamed" }
      }
    case 4:
      let others = named.filter {
        !tree.isInside($0, index) && tree[$0].text.allSatisfy(\.isWhitespace)
      }
      guard let parent = others.randomElement(using: &random), let parentID = tree[parent].id
      else {
        self = set("userLabel")
        return
      }
      self.init("move", .move(path, into: tree.path(of: parent), .first)) { tree in
        guard let moved = tree.node(withID: id), let parent = tree.node(withID: parentID) else {
          return false
        }
        return tree[parent].children.first == moved
      }
    default: self = set(attributes.randomElement(using: &random) ?? "userLabel")
    }
  }

  private static let texts = [
    "plain", "", "A & B", "<\"quoted\" 'twice'>", "two\nlines\tand a tab", "Grüße 🎈 مرحبا", "]]>",
    "-8.5",
  ]
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

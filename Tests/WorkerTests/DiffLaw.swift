import Editing
import InterfaceBuilder

@testable import Reviewing

/// Makes edits and looks whether each has a sentence.
struct DiffLaw {
  /// Edits that nothing is said of.
  private(set) var untold: [String] = []
  /// Edits that are told as noise alone: the element's name, `/` and the attribute's, or `move in` and the list's;
  /// and in words.
  private(set) var quiet: [(kind: String, text: String)] = []
  private(set) var count = 0
  private var seen: [String: Int] = [:]
  var kinds: Int { seen.count }

  /// As many edits of each kind are made.
  private static let most = 1

  private mutating func isNew(_ kind: String) -> Bool {
    seen[kind, default: 0] += 1
    return seen[kind] ?? 0 <= Self.most
  }

  // MARK: A document

  /// Changes and takes away each attribute and each text, moves and removes each element.
  /// - Parameter all: Whether what has been tried elsewhere is tried again.
  mutating func check(_ bytes: [UInt8], _ name: String, all: Bool) throws {
    let document = try Document(parsing: bytes)
    let edited = try EditedDocument(document, bytes: bytes)
    for element in document.root.subtree {
      for (word, attribute, edit) in Self.edits(of: element, edited, document) {
        let kind =
          word == "move"
          ? "move in " + (element.parent?.name ?? "")
          : element.name + (attribute.map { "/" + $0 } ?? "")
        guard isNew("\(word) \(kind)") || all else { continue }
        var later = edited
        // Some elements are what makes it a document.
        guard (try? later.apply(edit)) != nil, let after = try? Document(parsing: later.bytes)
        else {
          continue
        }
        compare((document, edited), (after, later), kind, "\(name): \(edit)")
      }
    }
  }

  private static func edits(
    of element: Element, _ edited: EditedDocument, _ document: Document
  ) -> [(word: String, attribute: String?, edit: Edit)] {
    guard let path = edited.path(of: element) else { return [] }
    var edits: [(String, String?, Edit)] = []
    for attribute in element.attributes where attribute.name != "id" {
      let value = otherValue(of: attribute, document)
      edits.append(("set", attribute.name, .set(path, attribute: attribute.name, value: value)))
      // The value of a property has its key.
      guard attribute.name != "key" else { continue }
      edits.append(("unset", attribute.name, .set(path, attribute: attribute.name, value: nil)))
    }
    if !element.text.isEmpty { edits.append(("text", nil, .text(path, element.text + "X"))) }
    guard let parent = element.parent, let parentPath = edited.path(of: parent) else {
      return edits
    }
    edits.append(("remove", nil, .remove(path)))
    if !element.isFirstChild { edits.append(("move", nil, .move(path, into: parentPath, .first))) }
    return edits
  }

  private static func otherValue(
    of attribute: ElementTree.Attribute, _ document: Document
  ) -> String {
    if Document.referencingAttributes.contains(attribute.name),
      let id = document.root.subtree.lazy.compactMap(\.id).first(where: { $0 != attribute.value })
    {
      return id
    }
    if attribute.value == "YES" { return "NO" }
    if attribute.value == "NO" { return "YES" }
    return Double(attribute.value).map { "\($0 + 0.25)" } ?? attribute.value + "X"
  }

  // MARK: Two versions

  /// Makes one version of the other, edit by edit.
  mutating func check(from bytes: [UInt8], to other: [UInt8], _ name: String) throws {
    var document = try EditedDocument(bytes)
    let versions = try [Document(parsing: bytes), Document(parsing: other)]
    for edit in try document.edits(to: EditedDocument(other)) {
      let kind = Self.kind(of: edit, versions)
      let earlier = document
      try document.apply(edit)
      guard isNew(kind.key) else { continue }
      compare(
        (try Document(parsing: earlier.bytes), earlier),
        (try Document(parsing: document.bytes), document), kind.name, "\(name): \(edit)")
    }
  }

  private static func kind(of edit: Edit, _ versions: [Document]) -> (key: String, name: String) {
    func name(_ path: ElementPath) -> String {
      path.steps.last?.name
        ?? path.id.flatMap { id in versions.lazy.compactMap { $0.element(id: id)?.name }.first }
        ?? "document"
    }
    switch edit {
    case .set(let path, let attribute, let value):
      let name = name(path) + "/" + attribute
      return ((value == nil ? "unset " : "set ") + name, name)
    case .text(let path, _): return ("text " + name(path), name(path))
    case .rename(let path, let new): return ("rename \(name(path)) \(new)", name(path))
    case .insert(let new, let parent, _): return ("insert \(name(parent)) \(new.name)", new.name)
    case .remove(let path): return ("remove " + name(path), name(path))
    case .move(let path, let parent, _):
      return ("move \(name(path)) \(name(parent))", "move in " + name(parent))
    }
  }

  private mutating func compare(
    _ before: (document: Document, edited: EditedDocument),
    _ after: (document: Document, edited: EditedDocument), _ kind: String, _ text: String
  ) {
    // What is alike may change its place.
    guard before.document.root.exact != after.document.root.exact else { return }
    count += 1
    let comparison = DocumentComparison(
      before.document, after.document,
      chosenFrames: before.edited.chosenFrames(alsoIn: after.edited))
    guard comparison.changes.isEmpty else { return }
    if comparison.noise.isEmpty {
      untold.append(text)
    } else {
      quiet.append((kind, text + ": " + comparison.noise.joined(separator: ", ")))
    }
  }
}

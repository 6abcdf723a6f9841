import InterfaceBuilder
import Localization

/// A document's text, and what becomes of it as it is edited.
///
/// What no edit concerns stays as it is, byte for byte: indentation, the order of attributes, comments,
/// line endings and everything unknown. What is added is placed and spelled as Interface Builder does.
package struct EditedDocument: Sendable {
  var tree: SourceTree

  /// - Parameter isOfAnyPlatform: Whether a document for macOS or watchOS is taken, too.
  /// - Throws: where the bytes are no document, or not in UTF-8.
  package init(_ bytes: [UInt8], isOfAnyPlatform: Bool = false) throws(DocumentError) {
    try self.init(Document(parsing: bytes, isOfAnyPlatform: isOfAnyPlatform), bytes: bytes)
  }

  /// - Parameter document: What is read of the bytes.
  package init(_ document: Document, bytes: [UInt8]) throws(DocumentError) {
    tree = try SourceTree(document, bytes: bytes)
  }

  init(tree: SourceTree) {
    self.tree = tree
  }

  /// The document with nothing in it.
  package var withoutContent: EditedDocument {
    var empty = self
    for child in tree[tree.root].children { empty.tree.remove(child) }
    return empty
  }

  /// The text as it is now.
  package var bytes: [UInt8] { tree.bytes }

  /// What has changed of the text that was read.
  package var textEdits: [TextEdit] { tree.textEdits }

  /// Where an element of the document that was read is now; nil where it has been taken away.
  package func path(of element: Element) -> ElementPath? {
    let index = SourceTree.NodeIndex(value: element.number)
    guard tree.isInside(index, tree.root) else { return nil }
    return tree.path(of: index)
  }

  /// Makes changes one after the other. Where one can't be made, none is.
  package mutating func apply(_ edits: [Edit]) throws(EditError) {
    // One that can't be made changes nothing, and a copy has all elements of the document.
    if edits.count == 1 { return try apply(edits[0]) }
    var changed = self
    for edit in edits { try changed.apply(edit) }
    self = changed
  }

  /// Makes one change; where it can't be made nothing changes.
  package mutating func apply(_ edit: Edit) throws(EditError) {
    switch edit {
    case .set(let path, let attribute, let value):
      let index = try node(path)
      guard value != nil || tree[index][attribute] != nil else {
        throw EditError(
          localized("%1$s has no attribute “%2$s” to take away.", path, attribute), id: path.id)
      }
      tree.set(attribute, of: index, to: value)
    case .text(let path, let text):
      let index = try node(path)
      guard !tree[index].hasChildren else {
        throw EditError(
          localized("%1$s has elements in it; only one without can have text.", path), id: path.id)
      }
      tree.setText(of: index, to: text)
    case .rename(let path, let name): tree.rename(try node(path), to: name)
    case .insert(let new, let parent, let position):
      let parent = try node(parent)
      try checkHasNoText(parent)
      let place = try place(position, in: parent, new.childName)
      _ = tree.insert(new, into: parent, at: place)
    case .remove(let path):
      let index = try node(path)
      guard index != tree.root else {
        throw EditError(localized("The document's root can't be removed."))
      }
      tree.remove(index)
    case .move(let path, let parent, let position):
      let index = try node(path)
      let parent = try node(parent)
      guard !tree.isInside(parent, index) else {
        throw EditError(localized("%1$s can't be moved into itself.", path), id: path.id)
      }
      try checkHasNoText(parent)
      try move(index, into: parent, position)
    }
  }

  private mutating func move(
    _ index: SourceTree.NodeIndex, into parent: SourceTree.NodeIndex, _ position: Edit.Position
  ) throws(EditError) {
    var sibling: SourceTree.NodeIndex?
    if case .after(let path) = position {
      let found = try node(path)
      guard found != index, tree[found].parent == parent else {
        throw EditError(
          localized("%1$s is not another element in the one that something is moved into.", path))
      }
      sibling = found
    }
    let name = tree.childName(of: index)
    tree.move(index, into: parent) { tree in
      switch position {
      case .first: 0
      case .inOrder: tree.place(inOrder: name, in: parent)
      case .after: tree.place(behind: sibling, in: parent)
      }
    }
  }

  private func checkHasNoText(_ parent: SourceTree.NodeIndex) throws(EditError) {
    guard !tree[parent].hasChildren, !tree[parent].text.allSatisfy(\.isWhitespace) else {
      return
    }
    throw EditError(localized("%1$s is a text; nothing can be put into it.", tree.path(of: parent)))
  }

  private func node(_ path: ElementPath) throws(EditError) -> SourceTree.NodeIndex {
    guard let index = tree.node(at: path) else { throw EditError.missing(path) }
    return index
  }

  /// Which of the parent's children an element becomes.
  private func place(
    _ position: Edit.Position, in parent: SourceTree.NodeIndex, _ name: String
  ) throws(EditError) -> Int {
    switch position {
    case .first: return 0
    case .inOrder: return tree.place(inOrder: name, in: parent)
    case .after(let path):
      let sibling = try node(path)
      guard tree[sibling].parent == parent else {
        throw EditError(
          localized("%1$s is not in the element that something is to go behind it.", path))
      }
      return tree.place(behind: sibling, in: parent)
    }
  }
}

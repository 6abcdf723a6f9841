import Editing
import InterfaceBuilder
import Requests
import WorkerProtocol
import Workspace

/// A document while it is converted: what it was, what has become of it, and what people are told of it.
struct Conversion {
  /// As it was before this conversion; what is asked about it is asked here.
  let document: Document
  /// The same, with the changes so far: where elements are now.
  private var current: EditedDocument
  /// The text that was read, which earlier conversions may have changed already.
  private(set) var result: EditedDocument
  private(set) var notes: [ConversionNote]
  var ids: NewElementIDs
  let names: ObjectNames

  init(_ result: EditedDocument, notes: [ConversionNote] = []) throws(FileError) {
    do {
      document = try Document(parsing: result.bytes)
      current = try EditedDocument(result.bytes)
    } catch {
      throw FileError(error)
    }
    self.result = result
    self.notes = notes
    ids = NewElementIDs(besides: document)
    names = ObjectNames(document: document)
  }

  // MARK: Changes

  mutating func make(_ edit: Edit) throws(FileError) {
    do {
      try current.apply(edit)
      try result.apply(edit)
    } catch {
      throw refusal(error)
    }
  }

  private mutating func change(
    _ change: (inout EditedDocument) throws(EditError) -> [Edit]
  ) throws(FileError) {
    do {
      // One by one, which copies nothing: where one can't be made there is no result.
      for edit in try change(&current) { try result.apply(edit) }
    } catch {
      throw refusal(error)
    }
  }

  // MARK: Variations

  mutating func setInstalled(
    _ id: String, _ isInstalled: Bool, in variation: VariationCase
  ) throws(FileError) {
    try change { document throws(EditError) in
      try document.setInstalled(id, isInstalled, in: variation)
    }
  }

  mutating func setValue(
    _ key: String, of id: String, to value: String?, in variation: VariationCase
  ) throws(FileError) {
    try change { document throws(EditError) in
      try document.setValue(key, of: id, to: value, in: variation)
    }
  }

  mutating func setProperty(
    _ key: String, of id: String, to new: NewElement?, in variation: VariationCase
  ) throws(FileError) {
    try change { document throws(EditError) in
      try document.setProperty(key, of: id, to: new, in: variation)
    }
  }

  private func refusal(_ error: EditError) -> FileError {
    FileError(
      code: "conversion-impossible", message: error.message,
      line: error.id.flatMap(document.element)?.line)
  }

  // MARK: Elements

  /// Nil for what has been removed.
  func path(of element: Element) -> ElementPath? { current.path(of: element) }

  mutating func set(
    _ attribute: String, of element: Element, to value: String?
  ) throws(FileError) {
    guard let path = path(of: element), element[attribute] != value else { return }
    try make(.set(path, attribute: attribute, value: value))
  }

  mutating func insert(
    _ new: NewElement, into element: Element, _ position: Edit.Position = .inOrder
  ) throws(FileError) {
    guard let path = path(of: element) else { return }
    try make(.insert(new, into: path, position))
  }

  mutating func remove(_ element: Element) throws(FileError) {
    guard let path = path(of: element) else { return }
    try make(.remove(path))
  }

  mutating func addResource(_ new: NewElement) throws(FileError) {
    try change { document throws(EditError) in try document.addResource(new) }
  }

  /// Says that a document of an older Xcode can't be read by it any more.
  mutating func require(_ capability: String, since version: String) throws(FileError) {
    try change { document throws(EditError) in
      try document.addCapability(capability, since: version)
    }
  }

  // MARK: Notes

  mutating func note(_ kind: ConversionNote.Kind, _ element: Element?, _ message: String) {
    notes.append(
      ConversionNote(kind: kind, id: element?.id, line: element?.line, message: message))
  }

  mutating func note(_ note: ConversionNote) { notes.append(note) }

  /// Why a document isn't converted.
  static func refusal(_ message: String, at element: Element?) -> FileError {
    FileError(code: "conversion-impossible", message: message, line: element?.line)
  }
}

import Editing

/// One change of a document, as people ask for it.
package enum EditOperation: Hashable, Sendable {
  /// Leaves a view or constraint out, or installs it again, for the request's size class.
  case exclude(id: String)
  case include(id: String)
  /// Installs it in the base, whatever the request's size class is.
  case install(id: String)
  /// Takes away what the size class says of it.
  case removeCase(id: String)
  case set(id: String, key: String, value: String)
  case unset(id: String, key: String)
  /// From a control, cell or controller to a controller or its scene; for all size classes.
  case addSegue(from: String, to: String, kind: SegueKind, identifier: String? = nil)
  case removeSegue(id: String)
  /// Makes a segue one of another kind.
  case changeSegue(id: String, kind: SegueKind)
}

package typealias SegueKind = Editing.SegueKind

/// What both sides of a merge changed, and which side counts.
package typealias MergeConflict = Editing.MergeConflict
package typealias MergeChoice = Editing.MergeChoice

extension EditOperation: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case exclude, include, install, removeCase, set, unset, addSegue, removeSegue, changeSegue
  }

  private struct NewSegue: Codable {
    var from: String
    var to: String
    var kind: SegueKind
    var identifier: String?
  }

  private struct ChangedSegue: Codable {
    var id: String
    var kind: SegueKind
  }

  private struct Value: Codable {
    var id: String
    var key: String
    var value: String?
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A change has one of "
            + CodingKeys.allCases.map(\.rawValue).joined(separator: ", ") + "."))
    }
    switch key {
    case .exclude: self = .exclude(id: try container.decode(String.self, forKey: key))
    case .include: self = .include(id: try container.decode(String.self, forKey: key))
    case .install: self = .install(id: try container.decode(String.self, forKey: key))
    case .removeCase: self = .removeCase(id: try container.decode(String.self, forKey: key))
    case .set:
      let value = try container.decode(Value.self, forKey: key)
      self = .set(id: value.id, key: value.key, value: value.value ?? "")
    case .unset:
      let value = try container.decode(Value.self, forKey: key)
      self = .unset(id: value.id, key: value.key)
    case .addSegue:
      let new = try container.decode(NewSegue.self, forKey: key)
      self = .addSegue(from: new.from, to: new.to, kind: new.kind, identifier: new.identifier)
    case .removeSegue: self = .removeSegue(id: try container.decode(String.self, forKey: key))
    case .changeSegue:
      let changed = try container.decode(ChangedSegue.self, forKey: key)
      self = .changeSegue(id: changed.id, kind: changed.kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .exclude(let id): try container.encode(id, forKey: .exclude)
    case .include(let id): try container.encode(id, forKey: .include)
    case .install(let id): try container.encode(id, forKey: .install)
    case .removeCase(let id): try container.encode(id, forKey: .removeCase)
    case .set(let id, let key, let value):
      try container.encode(Value(id: id, key: key, value: value), forKey: .set)
    case .unset(let id, let key):
      try container.encode(Value(id: id, key: key), forKey: .unset)
    case .addSegue(let from, let to, let kind, let identifier):
      try container.encode(
        NewSegue(from: from, to: to, kind: kind, identifier: identifier), forKey: .addSegue)
    case .removeSegue(let id): try container.encode(id, forKey: .removeSegue)
    case .changeSegue(let id, let kind):
      try container.encode(ChangedSegue(id: id, kind: kind), forKey: .changeSegue)
    }
  }
}

/// The parameters of `edit`.
package struct EditParameters: Codable, Hashable, Sendable, TextRequest {
  package var file: String?
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?
  /// What `diff` prints.
  package var edits: [Edit]?
  /// Made after `edits`.
  package var changes: [EditOperation]?
  /// A cell of the size-class grid that `changes` are for; nil for the base.
  package var sizeClass: String?
  /// Where to write the document; nil to have only the changes of its text.
  package var output: String?
  /// Whether the result says what becomes ambiguous or conflicting, in the size class or as designed.
  package var findsIssues: Bool?

  package init(file: String) {
    self.file = file
  }
}

/// A place in a text.
package struct TextPlace: Codable, Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A part of a text that is replaced, in the text before any change.
package struct TextReplacement: Codable, Hashable, Sendable {
  /// Bytes from the text's beginning: the first one, and the one behind the last.
  package var range: [Int]
  package var start: TextPlace
  package var end: TextPlace
  package var replacement: String

  package init(range: [Int], start: TextPlace, end: TextPlace, replacement: String) {
    self.range = range
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}

/// The result of `edit`.
package struct EditResult: Codable, Hashable, Sendable {
  package var file: String
  /// In the text's order; they don't overlap.
  package var replacements: [TextReplacement]
  package var output: String?
  /// Ambiguities and conflicts that the document hadn't before, where `findsIssues` asked for them.
  package var issues: [Issue]?

  package init(file: String, replacements: [TextReplacement], output: String? = nil) {
    self.file = file
    self.replacements = replacements
    self.output = output
  }
}

/// The parameters of `merge`.
package struct MergeParameters: Codable, Hashable, Sendable {
  /// Paths.
  package var base: String
  package var ours: String
  package var theirs: String
  /// Where to write the merged document; nil to have it in the result.
  package var output: String?
  /// What was chosen of conflicts, by their keys; the others keep ours and have a comment.
  package var choices: [String: MergeChoice]?
  /// How many characters git's markers of conflicts have in such files; nil for git's own 7.
  package var markerLength: Int?

  package init(base: String, ours: String, theirs: String) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

/// The result of `merge`.
package struct MergeResult: Codable, Hashable, Sendable {
  /// What both sides changed, each in another way; ours was kept where nothing was chosen.
  package var conflicts: [MergeConflict]
  package var output: String?
  /// The document, where no path was given.
  package var text: String?

  package init(conflicts: [MergeConflict], output: String? = nil, text: String? = nil) {
    self.conflicts = conflicts
    self.output = output
    self.text = text
  }
}

/// The parameters of `variations`.
package struct VariationsParameters: Codable, Hashable, Sendable, TextRequest {
  package var file: String?
  package var text: String?

  package init(file: String) {
    self.file = file
  }
}

/// What a document has for some size classes only.
package struct VariationEntry: Codable, Hashable, Sendable {
  /// Of the element that varies.
  package var id: String?
  /// The element's name in the document.
  package var element: String?
  /// A cell of the size-class grid, such as `wCompact-hAny`; other traits as the document has them.
  package var cell: String
  /// `installed`, or a property such as `constant`.
  package var property: String
  package var value: String
  /// As the base has it.
  package var base: String?
  package var line: Int
  /// The ids of what has to be installed, besides the element itself, for it to have a say: views around it, what a
  /// constraint holds, and views around that; only those that are left out for some traits. Nil for none.
  package var needs: [String]?

  package init(
    id: String?, element: String?, cell: String, property: String, value: String, base: String?,
    line: Int, needs: [String]? = nil
  ) {
    self.id = id
    self.element = element
    self.cell = cell
    self.property = property
    self.value = value
    self.base = base
    self.line = line
    self.needs = needs
  }
}

/// The result of `variations`.
package struct VariationsResult: Codable, Hashable, Sendable {
  package var variations: [VariationEntry]

  package init(variations: [VariationEntry]) {
    self.variations = variations
  }
}

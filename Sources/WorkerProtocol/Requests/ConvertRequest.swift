import Traits

/// The parameters of `convert`.
package struct ConvertParameters: RequestParameters, TextRequest {
  package static let method = "convert"

  package var file: String?
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?
  /// The path of the pad's document that is merged into this one, the phone's.
  package var pad: String?
  /// A cell of the size-class grid: the way back, with what the document has for this one. Nil to use size
  /// classes.
  package var withoutSizeClasses: String?
  /// Whether frames and masks become constraints where Auto Layout is off.
  package var useAutoLayout: Bool?
  /// Whether layout guides become safe areas; nil where the document is to decide.
  package var safeAreas: Bool?
  /// Where to write the document; nil to have only the changes of its text.
  package var output: String?

  package init(file: String) {
    self.file = file
  }
}

/// One thing that a conversion does, or leaves.
package struct ConversionNote: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable, WordChoice {
    /// The document as a whole: size classes, Auto Layout, the kind of device.
    case document
    case constraints
    case segue
    case safeArea
    /// A value that varies by size class, or no longer does.
    case variation
    /// What isn't there for some size class, or no longer at all.
    case installation
    case added
    /// What stays as it was, though it would have been converted.
    case kept
    /// What one of two documents has, and the result doesn't.
    case unmatched
    /// A view whose frame is another one now.
    case moved
  }

  package var kind: Kind
  /// Of the element that it is about.
  package var id: String?
  /// In the document as it was; of a pad's document that is merged, in that one.
  package var line: Int?
  package var message: String

  package init(kind: Kind, id: String? = nil, line: Int? = nil, message: String) {
    self.kind = kind
    self.id = id
    self.line = line
    self.message = message
  }
}

/// The result of `convert`.
package struct ConvertResult: ResultMessage {
  package var file: String
  /// In the text's order; they don't overlap.
  package var replacements: [TextReplacement]
  package var notes: [ConversionNote]
  package var output: String?

  package init(file: String, replacements: [TextReplacement], notes: [ConversionNote]) {
    self.file = file
    self.replacements = replacements
    self.notes = notes
  }
}

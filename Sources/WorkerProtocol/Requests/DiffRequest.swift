import Editing
import Traits

/// The parameters of `diff`: of two documents, or of two folders.
package struct DiffParameters: ScreensRequest {
  package static let method = "diff"

  /// How a report for people is written.
  package enum Format: String, Codable, Sendable, WordChoice {
    case text, markdown, html, patch
  }

  package struct Own: Codable, Hashable, Sendable {
    /// Paths.
    package var before: String
    package var after: String
    /// Whether to say in sentences what has changed and what follows from it, too.
    package var changes: Bool?
    /// Whether to write a report, too, and how: the text that the command prints; nil for none. All but `patch`
    /// have what `changes` asks for. Of folders there is `text` alone.
    package var format: Format?

    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  /// The screens to look at.
  package var matrix = MatrixRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(before: String, after: String) {
    self.init(Own(before: before, after: after))
  }
}

/// The result of `diff`: what makes the second document of the first.
package struct DiffResult: ResultMessage {
  package var edits: [Edit]
  /// In sentences; nil unless they were asked for, as everything below.
  package var changes: [DocumentChange]?
  /// What Interface Builder rewrites by itself, in words.
  package var noise: [String]?
  /// Views of both versions that are elsewhere, or of another size, on some screens.
  package var frames: [FrameChange]?
  /// What `lint` finds in the later version alone, and in the earlier one alone.
  package var newIssues: [LintFinding]?
  package var goneIssues: [LintFinding]?
  /// For people; nil unless it was asked for.
  package var report: String?
  /// Of two folders the documents that aren't the same in both; nil of two documents. All else is in them then.
  package var documents: [DiffedDocument]?

  package init(edits: [Edit]) {
    self.edits = edits
  }
}

/// A document that isn't the same in two folders.
package struct DiffedDocument: Codable, Hashable, Sendable {
  /// Its path in the earlier folder; nil for one that is new.
  package var before: String?
  /// Its path in the later folder; nil for one that is gone.
  package var after: String?
  /// Nil where it can't be read.
  package var result: DiffResult?
  /// Why it can't be read.
  package var error: FileError?

  package init(before: String? = nil, after: String? = nil) {
    (self.before, self.after) = (before, after)
  }

  /// What people know it by.
  package var title: String {
    guard let before, let after, before != after else { return after ?? before ?? "" }
    return "\(before) → \(after)"
  }
}

/// Something that has changed in a document.
package struct DocumentChange: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added, removed, changed, moved
  }

  package var kind: Kind
  /// The title of the scene; nil in a xib.
  package var scene: String?
  /// The scene's own id; nil in a xib, and for what only follows from changes.
  package var sceneID: String?
  package var id: String?
  /// In the later version; of what is gone, in the earlier one.
  package var line: Int
  package var sentence: String
  /// The cell of the size-class grid, such as `wCompact-hAny`, that it is for alone; nil for what is for all.
  package var cell: String?
  /// What it consists of, in sentences: what is in an object that is new or gone, and what leads to it; what has
  /// changed in a view that was made anew. Nil where the sentence says all.
  package var details: [String]?

  package init(
    kind: Kind, scene: String?, sceneID: String? = nil, id: String?, line: Int, sentence: String,
    cell: String? = nil, details: [String]? = nil
  ) {
    self.kind = kind
    self.scene = scene
    self.sceneID = sceneID
    self.id = id
    self.line = line
    self.sentence = sentence
    self.cell = cell
    self.details = details
  }
}

/// A view that is elsewhere, or of another size, than before.
package struct FrameChange: Codable, Hashable, Sendable {
  package var id: String
  /// What people know it by.
  package var name: String
  /// The title of the scene; nil in a xib.
  package var scene: String?
  /// The screens on which it has changed, by name, and how many were looked at.
  package var screens: [String]
  package var screenCount: Int
  /// On the first of them: x, y, width and height in its superview, in points.
  package var before: [Double]
  package var after: [Double]

  package init(
    id: String, name: String, scene: String?, screens: [String], screenCount: Int, before: [Double],
    after: [Double]
  ) {
    self.id = id
    self.name = name
    self.scene = scene
    self.screens = screens
    self.screenCount = screenCount
    self.before = before
    self.after = after
  }
}

import Localization
import Traits

/// Something wrong with a document or with a layout of it.
package struct Issue: Codable, Hashable, Sendable {
  package typealias Severity = IssueSeverity

  /// A constraint, or an implicit rule, that takes part in an issue.
  package struct Involved: Codable, Hashable, Sendable {
    /// The document's id or, for an implicit rule, one that names its origin.
    package var id: String
    package var line: Int
    /// The companion file, where the line is in that.
    package var file: String?
    /// What it asks for, in words.
    package var text: String

    package init(id: String, line: Int, text: String) {
      self.id = id
      self.line = line
      self.text = text
    }
  }

  /// A view in two layouts that satisfy the constraints equally well.
  package struct OpenView: Codable, Hashable, Sendable {
    package var id: String
    package var line: Int
    /// The companion file, where the line is in that.
    package var file: String?
    /// What of the frame is open: `x`, `y`, `width`, `height`.
    package var open: [String]
    /// The frame in the one layout and in the other, in points, not rounded to pixels.
    package var frames: [[Double]]

    package init(id: String, line: Int, open: [String], frames: [[Double]]) {
      self.id = id
      self.line = line
      self.open = open
      self.frames = frames
    }
  }

  /// The rule of a document that has nothing to show, among its diagnostics.
  package static let nothingToShowRule = "nothing-to-show"

  /// The rule's id, which never changes.
  package var rule: String
  package var severity: Severity
  /// The view or constraint that the issue is about; nil where it is about no one element.
  package var id: String?
  package var line: Int?
  /// The companion file, where the line is in that; nil for the document.
  package var file: String?
  /// From 1, in Unicode scalars, where the element's start tag begins; nil where only its line is known.
  package var column: Int?
  /// Where the start tag ends: the column is that behind it. Of companion files only the beginning is known.
  package var endLine: Int?
  package var endColumn: Int?
  package var message: String
  /// Of a conflict: the whole set, by id, `dropped` included.
  package var constraints: [String]?
  /// The constraint that was given up, by id.
  package var dropped: String?
  /// The members of `constraints`, with lines and in words.
  package var involved: [Involved]?
  /// Of an ambiguity: the views whose frames it leaves open.
  package var views: [OpenView]?
  /// The message in English, whatever the user's language: what tells it from others, where it is about no one
  /// element. It isn't sent.
  package private(set) var untranslated: String?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, id, line, file, column, endLine, endColumn, message, constraints, dropped
    case involved, views
  }

  /// - Parameter untranslated: Nil where the message is made anew for it.
  package init(
    rule: String, severity: Severity, id: String?, line: Int?, column: Int? = nil,
    message: @autoclosure () -> String, untranslated: String? = nil,
    constraints: [String]? = nil, dropped: String? = nil, involved: [Involved]? = nil,
    views: [OpenView]? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.id = id
    self.line = line
    self.column = column
    self.message = message()
    self.untranslated = id == nil ? untranslated ?? Localization.untranslated(message) : nil
    self.constraints = constraints
    self.dropped = dropped
    self.involved = involved
    self.views = views
  }
}

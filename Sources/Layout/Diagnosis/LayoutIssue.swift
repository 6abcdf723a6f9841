import Localization
import Traits

/// Something wrong with a layout, found by computing it.
package struct LayoutIssue: Hashable, Sendable {
  /// What kinds of issue there are. Raw values are the rules' ids, which never change.
  package enum Rule: String, Sendable, CaseIterable {
    case conflict
    case ambiguous
    case misplaced
    case textCutOff = "text-cut-off"
    case noRoom = "no-room"
    case outsideSuperview = "outside-superview"
    case overlap
    case coveredByKeyboard = "covered-by-keyboard"
    case textTooLong = "text-too-long"
    case acrossFold = "across-fold"
    case underCameraEdge = "under-camera-edge"
  }

  package typealias Severity = IssueSeverity

  /// A constraint or an implicit rule that takes part in an issue.
  package struct Involved: Hashable, Sendable {
    /// The document's id or, for an implicit rule, one that names its origin.
    package let id: String
    /// The line of the constraint, or of the view whose rule it is.
    package let line: Int
    /// What it asks for, as a sentence without its full stop.
    package let text: String
  }

  /// A view that an issue is about, in two layouts that are equally good.
  package struct OpenView: Hashable, Sendable {
    package let id: String
    package let line: Int
    /// What of the frame is open: `x`, `y`, `width`, `height`.
    package let open: [String]
    /// The frame in the one layout and in the other, in the superview's coordinates, in points, not
    /// rounded.
    package let frames: [Rect]
  }

  package let rule: Rule
  package let severity: Severity
  /// The view or constraint that the issue is about.
  package let id: String
  package let line: Int
  package let message: String
  /// Of a conflict: a smallest set that can't hold together, up to the first fifty of it.
  package var involved: [Involved] = []
  /// Of a conflict: the id of the member that was given up.
  package var dropped: String?
  /// Of an ambiguity: all views whose frames it leaves open.
  package var views: [OpenView] = []
}

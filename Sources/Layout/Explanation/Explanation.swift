import Traits

/// Why a view's frame is what it is.
package struct Explanation: Hashable, Sendable {
  /// One of the four figures of a frame.
  package struct Figure: Hashable, Sendable {
    /// Points: of the frame on the device's pixels.
    package var value: Double
    /// Whether other values would satisfy all constraints as well.
    package var isOpen: Bool
    /// What determines it, beginning with what acts on the view itself. None can be left out: without
    /// any one of them the others would not determine the figure, or make it another. Of a figure that
    /// is open: how it was chosen and how far it may go, then what bounds it.
    package var reasons: [Reason]
    /// The ids of further constraints and rules that it takes, farther away: of a long chain only the
    /// nearest are told.
    package var more: [String]
    /// What acts on the figure without getting what it asks for.
    package var gaveWay: [Reason]
  }

  /// A constraint or a rule.
  package struct Reason: Hashable, Sendable {
    package enum Kind: String, Sendable {
      /// A constraint of the document.
      case constraint
      /// The size that the canvas gives the root view.
      case root
      /// An autoresizing mask, or a container that places the view.
      case placement
      /// The size of a view's own content.
      case content
      case stack
      /// Lengths are never negative.
      case length
      /// How far a control's frame reaches beyond its alignment rectangle.
      case alignment
      /// Edges lie on the device's pixels.
      case rounding
      /// The stored frame of the document, where no constraint decides.
      case document
    }

    package var kind: Kind
    /// The constraint's id or, for an implicit rule, one that names its origin.
    package var id: String
    /// The line of the constraint, or of the view that the rule belongs to.
    package var line: Int
    /// A sentence.
    package var text: String
    /// The views that the text names, in the order in which it does.
    package var views: [NamedView]
  }

  /// A view and what a text calls it.
  package struct NamedView: Hashable, Sendable {
    package var id: String
    package var name: String
  }

  /// Where what a constraint of the view relates lies, on the constraint's axis.
  package struct Ends: Hashable, Sendable {
    /// The constraint's.
    package var id: String
    /// Points in the superview's coordinates, before rounding: where a margin, a safe area, a guide or a baseline is, not
    /// the edge of its view. Of lengths the lengths themselves.
    package var first: Double
    /// The same of the second item; nil for a constant length.
    package var second: Double?
  }

  /// The view, and what the sentences call it.
  package var view: NamedView
  package var className: String
  package var line: Int
  /// The view's frame in its superview, in points, rounded to the device's pixels.
  package var frame: Rect
  package var x: Figure
  package var y: Figure
  package var width: Figure
  package var height: Figure
  /// Of the installed constraints that act on the view, in the order of the document.
  package var ends: [Ends] = []
}

import Traits

/// What the cells of a size-class grid are to show.
package struct SizeClassGridContent: Equatable {
  /// Nil where none is shown as a whole.
  package var shown: SizeClassCell?
  /// The one that changes are made for.
  package var varied: SizeClassCell?
  /// Those that resolve otherwise than the base, and those in which the selection does.
  package var differing: Set<SizeClassCell> = []
  package var selected: Set<SizeClassCell> = []
  /// What there is to say of cells in a grid that is about something else than what is shown.
  package var facts: [SizeClassCell: [String]] = [:]

  package init(
    shown: SizeClassCell? = nil, varied: SizeClassCell? = nil, differing: Set<SizeClassCell> = [],
    selected: Set<SizeClassCell> = [], facts: [SizeClassCell: [String]] = [:]
  ) {
    self.shown = shown
    self.varied = varied
    self.differing = differing
    self.selected = selected
    self.facts = facts
  }
}

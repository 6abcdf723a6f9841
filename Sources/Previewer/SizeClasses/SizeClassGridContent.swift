import Traits

/// What the cells of a size-class grid are to show.
struct SizeClassGridContent: Equatable {
  /// Nil where none is shown as a whole.
  var shown: SizeClassCell?
  /// The one that changes are made for.
  var varied: SizeClassCell?
  /// Those that resolve otherwise than the base, and those in which the selection does.
  var differing: Set<SizeClassCell> = []
  var selected: Set<SizeClassCell> = []
  /// What there is to say of cells in a grid that is about something else than what is shown.
  var facts: [SizeClassCell: [String]] = [:]
}

/// How far a device that folds is open, and which way it then stands. Raw values are those of the command line.
package enum Pose: String, Hashable, Sendable, Codable, WordChoice {
  /// Apps are on the screen outside.
  case closed
  /// Flat: apps are on the screen inside.
  case open
  /// Partly folded, with the fold upright.
  case book
  /// Partly folded, with the fold lying.
  case laptop

  /// Whether the fold divides what is on the screen inside.
  package var isPartlyFolded: Bool { self == .book || self == .laptop }

  /// Those in which an interface is shown then; nil for any. The fold runs across the middle of the screen's long
  /// side, so that it is upright in landscape and lies in portrait.
  var isLandscape: Bool? {
    switch self {
    case .closed, .open: nil
    case .book: true
    case .laptop: false
    }
  }
}

import Traits
import WorkerProtocol

/// Some scenes of a large document as they are laid out for what was chosen just now, while the others are
/// still on their way: those that are seen come first.
struct EarlyScenes {
  /// The names and places of all, where none of them was there before, as the document is being opened.
  var outline: [ResolvedScene]
  /// By their ids.
  var scenes: [String: ResolvedScene]
  /// What they were laid out for.
  var choice: CanvasChoice
  /// The device of that; nil on a canvas without one.
  var device: (name: String, orientation: Orientation)?
  /// Whether they are on another canvas than those that aren't there yet.
  var isElsewhere: Bool

  /// In a document of fewer scenes all are there soon enough.
  static let leastScenes = CanvasView.mostMovingScenes + 1

  /// How many come first. With more they would come later, and all much later than without.
  static func count(of all: Int) -> Int { min(all / 4, 24) }
}

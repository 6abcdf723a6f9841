import Traits
import WorkerProtocol

/// Some scenes of a large document as they are laid out for what was chosen just now, while the others are
/// still on their way: those that are seen come first.
package struct EarlyScenes {
  /// The names and places of all, where none of them was there before, as the document is being opened.
  package var outline: [ResolvedScene]
  /// By their ids.
  package var scenes: [String: ResolvedScene]
  /// What they were laid out for.
  package var choice: CanvasChoice
  /// The device of that; nil on a canvas without one.
  package var device: (name: String, orientation: Orientation)?
  /// Whether they are on another canvas than those that aren't there yet.
  package var isElsewhere: Bool

  /// In a document of fewer scenes all are there soon enough.
  static let leastScenes = fewScenes + 1

  /// So many scenes are laid out and drawn so fast that a change of all of them can be followed.
  package static let fewScenes = 40

  /// How many come first. With more they would come later, and all much later than without.
  static func count(of all: Int) -> Int { min(all / 4, 24) }
}

/// What is asked for before all of a document, and the scenes that are there by then.
struct EarlyLayouts {
  /// Nil while all scenes are for the same.
  private(set) var scenes: EarlyScenes?
  /// What was asked for, last.
  private var asked: ResolveParameters?

  /// Whether it was asked where scenes are, not what they are like.
  var askedForOutline: Bool { asked?.outline == true }

  /// What asks for the scenes that are seen, where it takes time to have all of a document that is shown, and
  /// first of all for the names and places of those of one that isn't yet; nil elsewhere.
  /// - Parameters:
  ///   - choice: What all are wanted for.
  ///   - shown: How many scenes are shown; nil while the document is another one than they are of.
  ///   - sight: The ids of those that are seen, the most important first.
  mutating func ask(
    before all: ResolveParameters, on choice: CanvasChoice, shown: Int?, sight: [String]
  ) -> ResolveParameters? {
    asked = first(of: all, on: choice, shown: shown, sight: sight)
    return asked
  }

  private func first(
    of all: ResolveParameters, on choice: CanvasChoice, shown: Int?, sight: [String]
  ) -> ResolveParameters? {
    var first = all
    let isArriving = shown == 0 && scenes != nil
    if shown == 0, !isArriving || scenes?.choice != choice {
      first.outline = true
      first.details = nil
      return first
    }
    guard let count = isArriving ? scenes?.outline.count : shown, count >= EarlyScenes.leastScenes
    else { return nil }
    let seen = sight.prefix(EarlyScenes.count(of: count))
    guard !seen.isEmpty else { return nil }
    first.scenes = Array(seen)
    return first
  }

  /// Takes what is there of a document that is shown, or is being opened.
  /// - Returns: Whether that is worth showing: few scenes are there soon enough.
  mutating func take(
    _ result: ResolveResult, on choice: CanvasChoice, shown: Int, on shownChoice: CanvasChoice
  ) -> Bool {
    guard let found = result.scenes else { return false }
    let isOutline = askedForOutline
    guard isOutline ? found.count >= EarlyScenes.leastScenes : scenes != nil || shown > 0 else {
      return false
    }
    scenes = EarlyScenes(
      outline: isOutline ? found : scenes?.outline ?? [],
      scenes: isOutline
        ? [:] : Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
      choice: choice,
      device: choice == .asDesigned ? result.designedDevice : choice.held,
      isElsewhere: shown == 0 || choice != shownChoice)
    return true
  }

  /// All are there.
  mutating func end() { scenes = nil }
}

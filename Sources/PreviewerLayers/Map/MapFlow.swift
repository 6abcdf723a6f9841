import MapLayout
import Traits

/// A map that is arranged by the flow of its segues, rather than as Interface Builder's canvas has it.
@MainActor
package final class MapFlow {
  package private(set) var isOn = false
  /// As long as scenes and segues stay, they stay where they are.
  private var kept: (layout: FlowLayout, places: [Rect])?

  package init() {}

  package func turn(on isOn: Bool) { (self.isOn, kept) = (isOn, nil) }

  /// - Parameter proportion: Of the window, its width to its height.
  package func places(of layout: FlowLayout, proportion: Double) -> [Rect] {
    if let kept, kept.layout == layout { return kept.places }
    let places = layout.places(proportion: proportion)
    kept = (layout, places)
    return places
  }
}

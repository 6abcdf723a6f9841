import Scenes
import Traits

extension Scene {
  /// How far a control's frame reaches beyond its alignment rectangle, on which constraints act.
  ///
  /// Points. Source: reference/controls.json, alignment_rect_insets: frame edges less constrained
  /// edges, measured in documents.
  func alignmentOutsets(of view: View) -> EdgeInsets {
    switch view.kind {
    case .toggle: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: hasSystem26Metrics ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    // MINED: frames are a point higher than constraints and stacks say: 3 for 2, 5 for 4, 11 for 10
    // and 1 for 0 (5 of 5, of which three outside the corpus; the fifth, 2.5, is centred as 1.5 is).
    case .progressView where view["progressViewStyle"] == "bar":
      EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

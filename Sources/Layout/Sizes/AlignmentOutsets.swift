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
    case .imageView: roundSymbolOutsets(of: view)
    default: .zero
    }
  }

  /// Symbols in a circle are lower than what constraints act on, by half a point above and below.
  /// Interface Builder stores them 128 points wide and 121 to 123 high. MINED: an image view bound to be as
  /// high as wide is a point less high, and half a point lower, in 7 of 7 with such a symbol at 2x, in 4
  /// repositories; one at 3x is so as its pixels allow, and one in Caption 1 too. Other symbols differ.
  private func roundSymbolOutsets(of view: View) -> EdgeInsets {
    guard let reference = view.imageReference("image"), isSymbol(reference),
      let stored = resources.images[reference.name]?.size, stored.width > 0,
      (0.935...0.965).contains(stored.height / stored.width)
    else { return .zero }
    return EdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0)
  }
}

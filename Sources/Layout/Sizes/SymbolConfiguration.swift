import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// How large a symbol image is shown: UIImage.SymbolConfiguration.
struct SymbolConfiguration {
  /// Points; that of body text at its default size unless the configuration says otherwise.
  private(set) var pointSize = 17.0
  private var scale = Scale.medium

  private enum Scale: String {
    case small, medium, large

    /// Source: small is 14 for 16.5 (1 of 1), large 25.5 for 20 (1 of 1), in the corpus.
    var factor: Double {
      switch self {
      case .small: 0.85
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The configuration of an image view's symbol, or of a button's in its normal state. The image's own
  /// scale counts where the view doesn't configure it. Source: the documentation of
  /// UIImageView.preferredSymbolConfiguration.
  ///
  /// Buttons with a configuration show symbols large: 5 of 5 in documents of Xcode 15 whose size is the
  /// library's or intrinsic are nearer to that (`bookmark`: 22.33 points wide, not 17.19).
  init(of image: ImageReference, in view: View, typography: Typography) {
    let button = view.kind == .button ? view.buttonConfiguration : nil
    scale = image.symbolScale.flatMap(Scale.init) ?? (button == nil ? .medium : .large)
    let key = "preferredSymbolConfiguration"
    guard
      let element = button?.child(key: key + "ForImage") ?? view.value(key)
        ?? view.normalState?.child(key: key)
    else { return }
    scale = element["scale"].flatMap(Scale.init) ?? scale
    switch element["configurationType"] {
    case "pointSize": pointSize = element.number("pointSize") ?? pointSize
    case "font":
      guard let font = element.child(key: "fontDescription") else { break }
      pointSize = Font(FontElement(font), defaultSize: 17, typography: typography).pointSize
    default: break
    }
  }

  /// How high capitals are beside the symbol, in points. A symbol of any scale stands in their middle, and
  /// has its baseline where theirs is. Source: UIImage.baselineOffsetFromBottom, which symbols have; 0.7046
  /// em is the system font's UIFont.capHeight. MINED: the one symbol that is aligned by baselines, an
  /// `info.circle` of Xcode 16, begins 3.5 above its label in Caption 1; by its top it would be 11.5 below.
  var capitalHeight: Double { 0.7046 * pointSize }

  /// The size in points that a symbol is shown at.
  ///
  /// The document has symbols at a fixed size, of which the longer side is 64 or 128 points. Shown, most
  /// are 20 in text of 17 points (6 of 7 within 1), narrow ones such as chevrons as high as the text (4
  /// of 4): MINED from the image views and buttons whose size is intrinsic.
  func size(ofSymbol stored: Size) -> Size {
    let longer = max(stored.width, stored.height)
    guard longer > 0 else { return .zero }
    let isNarrow = stored.width < 0.8 * stored.height
    let shown = (isNarrow ? 16.5 : 20) / 17 * pointSize * scale.factor
    return Size(width: stored.width / longer * shown, height: stored.height / longer * shown)
  }
}

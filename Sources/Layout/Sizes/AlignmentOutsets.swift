import Scenes
import TextMetrics
import Traits

extension IntrinsicSizing {
  /// How far a view's frame reaches beyond its alignment rectangle, on which constraints act.
  ///
  /// Points. What is a figure is in the controls' files.
  func alignmentOutsets(of view: View) -> EdgeInsets {
    switch view.kind {
    case .imageView, .button: imageOutsets(of: view)
    default: view.alignmentOutsets(on: platform)
    }
  }

  /// An image view has the alignment rectangle of its image, and a button that of its background, however
  /// large they are. Source: UIImage.alignmentRectInsets (“objects that incorporate images can use these
  /// insets”), which asset catalogues have and symbols.
  private func imageOutsets(of view: View) -> EdgeInsets {
    guard let image = scene.imageThatFills(view) else { return .zero }
    return isSymbol(image) ? symbolOutsets(of: image, in: view) : alignmentInsets(of: image)
  }

  /// The alignment rectangle of a symbol is as high as a line of text in its size. By what the symbol is
  /// lower than that, the frame of its image view, or of the button whose background it is, is lower than
  /// the rectangle: outsets are below 0. MINED: circles are half a point lower above and below in 9 of 9
  /// views (34 high: 33, 250: 249) of 8 repositories, `photo` 1.67 and 1.33 (101: 98), `cloud` 2.5 (120:
  /// 115). Which part is above depends on the symbol; here half of it is. Symbols in a small or a large
  /// scale are not known, nor are heavier ones, which are larger: 8 of 8 bold circles are a point higher.
  private func symbolOutsets(of symbol: ImageReference, in view: View) -> EdgeInsets {
    guard platform.has(.symbol), let size = imageSize(symbol, in: view),
      SymbolConfiguration(of: symbol, in: view, typography: typography).weight == .regular,
      let line = symbolLineHeight(of: symbol, in: view)
    else { return .zero }
    let outset = (size.height - line) / 2
    return EdgeInsets(top: outset, left: 0, bottom: outset, right: 0)
  }
}

extension Scene {
  /// The symbol that an image view shows, or a button as its background; nil where there is none.
  func symbolThatFills(_ view: View) -> ImageReference? {
    imageThatFills(view).flatMap { isSymbol($0) && platform.has(.symbol) ? $0 : nil }
  }

  /// The image that an image view shows, or a button as its background; nil where there is none.
  func imageThatFills(_ view: View) -> ImageReference? {
    switch view.kind {
    case .imageView: ImageView(view).image
    case .button: Button(view).backgroundImage
    default: nil
    }
  }
}

extension EdgeInsets {
  /// The insets with 0 in place of negative ones.
  var atLeastZero: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}

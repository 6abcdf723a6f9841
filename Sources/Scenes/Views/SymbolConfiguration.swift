import InterfaceBuilder
import TextMetrics
import UIKitMetrics

/// How large a symbol image is shown: UIImage.SymbolConfiguration.
package struct SymbolConfiguration {
  /// Raw values are the document's.
  package enum Scale: String {
    case small, medium, large
  }

  /// Points; that of body text at its default size unless the configuration says otherwise.
  package private(set) var pointSize = FixedMetric.symbolPointSize
  package private(set) var scale = Scale.medium

  /// The configuration of an image view's symbol, or of a button's in its normal state. The image's own
  /// scale counts where the view doesn't configure it. Source: the documentation of
  /// UIImageView.preferredSymbolConfiguration.
  ///
  /// Buttons with a configuration show symbols large: 5 of 5 in documents of Xcode 15 whose size is the
  /// library's or intrinsic are nearer to that (`bookmark`: 22.33 points wide, not 17.19).
  package init(of image: ImageReference, in view: View, typography: Typography) {
    let button = view.kind == .button ? Button(view).configuration?.element : nil
    scale = image.symbolScale.flatMap(Scale.init) ?? (button == nil ? .medium : .large)
    let key = "preferredSymbolConfiguration"
    guard
      let element = button?.child(key: key + "ForImage") ?? view.value(key)
        ?? Button(view).normalState?.child(key: key)
    else { return }
    scale = element["scale"].flatMap(Scale.init) ?? scale
    switch element["configurationType"] {
    case "pointSize": pointSize = element.number("pointSize") ?? pointSize
    case "font":
      guard let font = element.child(key: "fontDescription") else { break }
      pointSize =
        Font(FontElement(font), defaultSize: FixedMetric.symbolPointSize, typography: typography)
        .pointSize
    default: break
    }
  }
}

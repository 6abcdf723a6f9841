import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import UIKitMetrics

/// How large a symbol image is shown: UIImage.SymbolConfiguration.
package struct SymbolConfiguration {
  /// Raw values are the document's.
  package enum Scale: String, CaseIterable, Codable, Hashable, Sendable {
    case small, medium, large
  }

  /// Points; that of body text at its default size unless the configuration says otherwise.
  package private(set) var pointSize = FixedMetric.symbolPointSize
  package private(set) var scale = Scale.medium
  package private(set) var weight = FontWeight.regular
  /// Whether what is behind in the symbol has a weaker colour. Source: the documentation of
  /// UIImage.SymbolConfiguration(hierarchicalColor:).
  package private(set) var isHierarchical = false
  /// The colours that its parts have, from the front; empty where they have the tint.
  package private(set) var colors: [ColorElement] = []

  /// The configuration of an image view's symbol, or of a button's in its normal state. The image's own
  /// scale counts where the view doesn't configure it. Source: the documentation of
  /// UIImageView.preferredSymbolConfiguration.
  ///
  /// Buttons with a configuration show symbols large: 5 of 5 in documents of Xcode 15 whose size is the
  /// library's or intrinsic are nearer to that (`bookmark`: 22.33 points wide, not 17.19). They are as large as
  /// Body is for the user: in a picture of iOS 15 with a small text size `xmark.shield` is 19 points high, and
  /// not 22 (guardianproject/orbot-apple).
  package init(of image: ImageReference, in view: View, typography: Typography) {
    let button = view.kind == .button ? Button(view).configuration?.element : nil
    if button != nil {
      pointSize = typography.pointSize(of: .body, onCanvas: FixedMetric.symbolPointSize)
    }
    scale = image.symbolScale.flatMap(Scale.init) ?? (button == nil ? .medium : .large)
    let key = "preferredSymbolConfiguration"
    let element =
      button?.child(key: key + "ForImage") ?? view.value(key)
      ?? Button(view).normalState?.child(key: key)
    readColors(from: [image.element, element].compactMap(\.self))
    guard let element else { return }
    weight = element["weight"].flatMap(FontWeight.init(rawValue:)) ?? weight
    scale = element["scale"].flatMap(Scale.init) ?? scale
    switch element["configurationType"] {
    case "pointSize": pointSize = element.number("pointSize") ?? pointSize
    case "font":
      guard let font = element.child(key: "fontDescription") else { break }
      let described = Font(
        FontElement(font), defaultSize: FixedMetric.symbolPointSize, typography: typography)
      pointSize = described.pointSize
      if element["weight"] == nil { weight = described.weight }
    default: break
    }
  }

  /// Public documents have `renderingMode` on images and on configurations; in which element the colours are
  /// was not seen, so all that are inside count.
  private mutating func readColors(from elements: [Element]) {
    let modes = elements.compactMap { $0["renderingMode"] }
    isHierarchical = modes.contains("hierarchical")
    guard isHierarchical || modes.contains("palette") else { return }
    func colors(in element: Element) -> [ColorElement] {
      element.children.flatMap { child in ColorElement(child).map { [$0] } ?? colors(in: child) }
    }
    self.colors = elements.flatMap(colors)
  }
}

extension SymbolConfiguration {
  static let attributes = AttributeTable(
    "Symbol Configuration",
    [
      .mode("configurationType", localized("Configuration")),
      .number("pointSize", localized("Point Size")),
      .font("fontDescription", localized("Font")) { View.part($0, font: "fontDescription", $1) },
      .mode("scale", localized("Scale"), "default"),
      .mode("weight", localized("Weight")),
      .mode("renderingMode", localized("Rendering")),
    ])
}

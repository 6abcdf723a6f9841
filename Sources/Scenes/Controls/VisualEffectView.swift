import InterfaceBuilder
import Localization
import Traits

/// UIVisualEffectView: a blur, or a vibrancy over the blur that it names.
package struct VisualEffectView: TypedView {
  package enum Effect {
    /// By the name of a UIBlurEffect.Style.
    case blur(String)
    /// By the name of a UIVibrancyEffectStyle, nil for that of iOS 12 and earlier, over a blur.
    case vibrancy(String?, over: String)
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  package var effect: Effect? {
    guard let element = view.element else { return nil }
    let vibrancy = element.child("vibrancyEffect")
    let blur = (vibrancy ?? element).child("blurEffect")?["style"] ?? "regular"
    return vibrancy.map { .vibrancy($0["style"], over: blur) } ?? .blur(blur)
  }
}

extension VisualEffectView {
  static let attributes = AttributeTable("Visual Effect View", [])

  static func effect(_ element: Element) -> AttributeTable {
    AttributeTable(
      element.name.spacedAtCapitals.capitalizedFirst, [.mode("style", localized("Style"))])
  }
}

extension VisualEffectView: KnownView {
  static let className: String? = "UIVisualEffectView"
  static let symbol: String? = "effect"
}

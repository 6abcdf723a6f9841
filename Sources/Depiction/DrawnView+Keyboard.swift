import Drawing
import Staging
import TextMetrics
import Traits
import UIKitMetrics

extension DrawnView {
  /// The keyboard in the window. Its colours and corners are by eye.
  static func keyboard(_ layout: KeyboardLayout, _ appearance: Appearance) -> DrawnView {
    let isDark = appearance == .dark
    let ink = Color(white: isDark ? 1 : 0)
    var look = Look(kind: .view)
    look.background = isDark ? Color(hex: 0x2B2B2D) : Color(hex: 0xD1D4DA)
    if isDark { look.appearance = .dark }
    var keyboard = DrawnView(
      id: KeyboardLayout.id, className: "UIKeyboard", name: "Keyboard", frame: layout.frame,
      look: look)
    keyboard.children = separators(above: layout, ink)
    for key in layout.keys {
      var look = Look(kind: .label)
      look.text = key.title
      look.alignment = .center
      look.textColor = ink
      look.font = Font(
        family: .system, weight: .regular,
        pointSize: key.title.count > 1
          ? FixedMetric.functionKeyFontSize : FixedMetric.keyFontSize)
      look.cornerRadius = FixedMetric.keyCornerRadius
      look.clipsToBounds = true
      // A label takes no touches by itself.
      look.isInteractive = true
      look.background =
        switch (key.isFunction, isDark) {
        case (false, false): Color(white: 1)
        case (true, false): Color(hex: 0xABB0BA)
        case (false, true): Color(hex: 0x6A6A6C)
        case (true, true): Color(hex: 0x464648)
        }
      keyboard.children.append(
        DrawnView(
          id: key.id, className: "UIKBKeyView", name: key.title, frame: key.frame, look: look))
    }
    return keyboard
  }

  /// Between the three suggestions that the bar has room for.
  private static func separators(above layout: KeyboardLayout, _ ink: Color) -> [DrawnView] {
    let ends = FixedMetric.barKeyboardEnds
    guard layout.barHeight > 2 * ends else { return [] }
    return (1...2).map { index in
      var look = Look(kind: .view)
      look.background = ink.opacity(0.15)
      look.isInteractive = false
      return DrawnView(
        id: "ninefold:suggestions:\(index)", className: "UIView", name: "Separator",
        frame: Rect(
          x: (layout.frame.width / 3 * Double(index)).rounded(), y: ends, width: 1,
          height: layout.barHeight - 2 * ends), look: look)
    }
  }
}

import Scenes
import Traits

/// What bars of iOS 26 are made of: platters of glass that float over the content.
/// Source of the figures: reference/uikit-15-26.md, sections 1 to 3, measured over plain grounds.
extension Brush {
  private var glass: Color {
    let isDark = look.style == .black
    return isDark
      ? Color(hex: 0x191919) : theme.choose(light: Color(hex: 0xFCFCFC), dark: Color(hex: 0x191919))
  }

  /// The platters under a bar's items.
  func paintPlatters(_ layout: BarLayout) {
    for platter in layout.platters {
      canvas.shadow(
        under: platter.frame, radius: platter.frame.height / 2, blur: 10, y: 4,
        Color(white: 0, alpha: 0.075))
      canvas.fill(.capsule(platter.frame), platter.isProminent ? tint : glass)
    }
  }

  /// What marks the chosen tab.
  func paintLens(in cell: Rect) {
    canvas.fill(
      .capsule(cell), theme.choose(light: Color(hex: 0xE8E8E8), dark: Color(hex: 0x353535)))
  }
}

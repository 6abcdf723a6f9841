import Graphics
import Scenes
import Traits

/// What bars of iOS 26 are made of: platters of glass that float over the content.
///
/// Source of the figures: Ranchero-Software/NetNewsWire, AppStore/NetNewsWire7/Screenshots, pictures of iOS 26 on
/// screens of 440 and 390 points in both appearances. Glass is #FEFEFE over white and #FCFCFC over #F2F2F7, and
/// #191919 over black, where its edge is brighter; beside a platter white is darker by 4 % and, 16 points away, by
/// 2 %, below it more than above. reference/uikit-15-26.md, sections 1 to 3, has the same fills.
extension Brush {
  private var isGlassDark: Bool { look.style == .black || theme.isDark }

  /// A platter's surface, through which a part of what lies under it is seen.
  private var glass: Color {
    isGlassDark ? Color(hex: 0x191919) : Color(hex: 0xFEFEFE).opacity(0.83)
  }

  /// The platters under a bar's items.
  func paintPlatters(_ layout: BarLayout) {
    for platter in layout.platters {
      paintGlass(platter.frame, fill: platter.isProminent ? tint : glass)
    }
  }

  /// A capsule of glass, with its shadow and its edge.
  func paintGlass(_ frame: Rect, fill: Color? = nil) {
    canvas.shadow(
      under: frame, radius: min(frame.width, frame.height) / 2, blur: 40, y: 7,
      Color(white: 0, alpha: 0.065))
    canvas.fill(.capsule(frame), fill ?? glass)
    guard isGlassDark, fill == nil || fill == glass else { return }
    canvas.stroke(
      .capsule(frame.inset(hairline / 2, hairline / 2)), Color(white: 1, alpha: 0.1),
      width: hairline)
  }

  /// What content fades into under a bar: from the screen's edge on, and ending beyond the bar.
  ///
  /// Source: Ranchero-Software/NetNewsWire, the pictures of its timeline. Of the contrast of texts 12 % are left 18
  /// points below the top of the navigation bar's line, half 12 above its end, 70 % where it ends, and all 28 below;
  /// of a toolbar's 87 % are left where its slot begins, 40 % in the middle and a quarter at the screen's edge.
  func paintScrollEdge(_ color: Color) {
    let surface = look.surface(in: bounds)
    let isAtTop = look.kind == .navigationBar
    let (edge, end) = isAtTop ? (surface.y, bounds.maxY + 28) : (surface.maxY, bounds.y - 18)
    let length = abs(end - edge)
    guard length > 0 else { return }
    // Points before the end, with how much of the colour there is.
    let stops: [(Double, Double)] =
      isAtTop
      ? [(0, 0), (20, 0.1), (28, 0.3), (40, 0.5), (64, 0.88), (length, 0.9)]
      : [(0, 0), (18, 0.13), (60, 0.59), (length, 0.77)]
    canvas.fill(
      Path(Rect(x: bounds.x, y: min(edge, end), width: bounds.width, height: length)),
      from: Point(0, end), to: Point(0, edge),
      stops.filter { $0.0 <= length }.map { ($0.0 / length, color.opacity($0.1)) })
  }

  /// What marks the chosen tab.
  func paintLens(in cell: Rect) {
    canvas.fill(
      .capsule(cell), theme.choose(light: Color(hex: 0xE8E8E8), dark: Color(hex: 0x353535)))
  }
}

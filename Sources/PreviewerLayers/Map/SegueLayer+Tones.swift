import CGtk
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// How a segue's line is told from the others.
struct SegueTone {
  let color: GdkRGBA
  let alpha: Double
  /// Whether it leads to the selected scene, or from it.
  let isRelated: Bool
}

/// What leads to the selected scene and from it stands out on the map, with its identifiers.
extension SegueLayer {
  /// From this zoom on there is room for identifiers.
  private static let identifierZoom = 0.2
  /// Of the window's text.
  private static let identifierScale = 0.85
  private static let identifierInset = 4.0

  /// The tones of segues by their keys: while a scene with segues is selected those from it have the accent, those to
  /// it a second colour, and the others are faint.
  /// - Parameter ink: of all of them otherwise.
  func tones(_ ink: GdkRGBA) -> (SegueRoute) -> SegueTone {
    let usual = SegueTone(color: ink, alpha: isHighContrast ? 1 : 0.55, isRelated: false)
    guard let selection, selection.segue == nil else {
      return { _ in usual }
    }
    let accent = theme.accent
    let leaving = Set(connections.segues(from: selection.scene).map(\.key))
    let arriving = Set(connections.segues(to: selection.scene).map(\.key))
    guard !leaving.isEmpty || !arriving.isEmpty else { return { _ in usual } }
    // Light on a dark ground, where the text is light.
    let isDark = ink.red + ink.green + ink.blue > 1.5
    let second = theme.color(isDark ? "purple_1" : "purple_3") ?? ink
    let others = SegueTone(color: ink, alpha: isHighContrast ? 0.6 : 0.22, isRelated: false)
    // All segues of a line have the same ends.
    return { route in
      let key = route.segues[0].key
      if leaving.contains(key) { return SegueTone(color: accent, alpha: 1, isRelated: true) }
      return arriving.contains(key) ? SegueTone(color: second, alpha: 1, isRelated: true) : others
    }
  }

  /// Below the symbol of a segue that has an identifier.
  func paintIdentifier(
    of disc: SegueDisc, _ ground: GdkRGBA, _ color: GdkRGBA, _ cairo: OpaquePointer
  ) {
    guard viewport.zoom >= Self.identifierZoom, disc.count == 1,
      let identifier = connections.segue(disc.key)?.identifier,
      !identifier.isEmpty,
      let layout = theme.layout(identifier, scale: Self.identifierScale)
    else { return }
    let size = layout.textSize
    let middle = disc.middle
    let frame = Rect(
      x: (middle.x - size.width / 2 - Self.identifierInset).rounded(),
      y: (middle.y + discRadius + 2).rounded(), width: size.width + 2 * Self.identifierInset,
      height: size.height)
    trace(frame, radius: frame.height / 3, cairo)
    set(ground, alpha: isHighContrast ? 1 : 0.9, cairo)
    cairo_fill(cairo)
    set(color, alpha: 1, cairo)
    cairo_move_to(cairo, frame.x + Self.identifierInset, frame.y)
    pango_cairo_show_layout(cairo, layout.opaque)
  }
}

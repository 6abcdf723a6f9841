import Synchronization

/// The fonts that Pango has measured, each with its layout, so that many texts in one font need it made
/// once. They are measured one at a time, by whichever thread asks.
final class PangoFaces: Sendable {
  private struct State: ~Copyable {
    /// Found when the first font is asked for: most documents need none.
    var fonts: FontMap?
    /// How many fonts of projects it knows.
    var loadedCount = 0
    var faces: [Font: PangoFace] = [:]
  }

  /// More fonts than an interface has; a face takes a few kilobytes.
  private static let capacity = 100

  private let state = Mutex(State())

  func lineMetrics(of font: Font, family: FontFamily) -> LineMetrics {
    withFace(font, family) { $0.lineMetrics }
  }

  /// What is measured with a font's face. The face itself is never handed out.
  func withFace<Result: Sendable>(
    _ font: Font, _ family: FontFamily, _ measure: (PangoFace) -> Result
  ) -> Result {
    state.withLock { state in
      if let face = state.faces[font] { return measure(face) }
      // A project's font has to be loaded before the font map is made.
      _ = family.families(pointSize: font.pointSize, weight: font.weight)
      let loadedCount = LoadedFonts.count
      if loadedCount != state.loadedCount { state.fonts = nil }
      let fonts = state.fonts ?? FontMap()
      (state.fonts, state.loadedCount) = (fonts, loadedCount)
      let face = PangoFace(font, family: family, in: fonts)
      // All at once: which of them is needed next isn't known, and making them again costs little.
      if state.faces.count >= Self.capacity { state.faces.removeAll() }
      state.faces[font] = face
      return measure(face)
    }
  }
}

/// A font that is measured by the face that is kept for it.
struct SharedPangoFace: MeasuringFace {
  let faces: PangoFaces
  let font: Font
  let family: FontFamily

  func advance(of text: Substring) -> Double {
    faces.withFace(font, family) { $0.advance(of: text) }
  }

  func edges(of text: Substring) -> [Double] {
    faces.withFace(font, family) { $0.edges(of: text) }
  }

  /// Whether any font has all of a text's letters.
  func hasGlyphs(for text: Substring) -> Bool {
    faces.withFace(font, family) { $0.hasGlyphs(for: text) }
  }
}

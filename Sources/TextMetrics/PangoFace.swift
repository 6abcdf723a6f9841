import CCairo

/// Where Pango finds fonts. Owns a font map: Pango's default one belongs to a thread, and faces that
/// are kept are used by several.
final class FontMap {
  fileprivate let pointer = pango_cairo_font_map_new()

  deinit { g_object_unref(pointer.map { UnsafeMutableRawPointer($0) }) }
}

/// A font as Pango finds it by its family's name: the system's own, or the nearest substitute.
///
/// Owns its layout, which keeps the font map alive.
package final class PangoFace {
  private let layout: OpaquePointer
  /// Points: the size at which texts are measured.
  private let pointSize: Double
  /// By what measured lengths are multiplied for the size that is asked for.
  private let scale: Double

  /// Points. FreeType has no fonts above some thousands, and these are as exact.
  package static let largestSize = 1_000.0

  init(_ font: Font, family: FontFamily, in fonts: FontMap) {
    pointSize = min(font.pointSize, Self.largestSize)
    scale = font.pointSize / max(pointSize, 0.001)
    let context = pango_font_map_create_context(fonts.pointer)
    // Advances are wanted as designed, not snapped to pixels.
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)

    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, family.families(pointSize: pointSize, weight: font.weight))
    pango_font_description_set_weight(description, font.pangoWeight)
    pango_font_description_set_style(description, font.pangoStyle)
    pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
    layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private(set) lazy var lineMetrics = readLineMetrics()

  /// The family that Pango has found.
  var foundFamily: String {
    let context = pango_layout_get_context(layout)
    guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)),
      let description = pango_font_describe(font)
    else { return "" }
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(font))
    }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  private func readLineMetrics() -> LineMetrics {
    let context = pango_layout_get_context(layout)
    let description = pango_layout_get_font_description(layout)
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let em = max(pointSize, 0.001) * Double(PANGO_SCALE)
    return LineMetrics(
      ascender: Double(pango_font_metrics_get_ascent(metrics)) / em,
      descender: Double(pango_font_metrics_get_descent(metrics)) / em)
  }
}

extension PangoFace: MeasuringFace {
  /// Characters that are measured at once. Pango takes the square of their number to tell where each is.
  private static let longestPiece = 1_000

  private func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text
    while rest.utf8.count > Self.longestPiece, case let piece = rest.prefix(Self.longestPiece),
      piece.endIndex < rest.endIndex
    {
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces + [rest]
  }

  func advance(of text: Substring) -> Double {
    pieces(of: text).reduce(0) { sum, piece in
      set(piece)
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      return sum + Double(extents.width) / Double(PANGO_SCALE) * scale
    }
  }

  func edges(of text: Substring) -> [Double] {
    var start = 0.0
    return pieces(of: text).flatMap { piece in
      let edges = lineEdges(of: piece).map { start + Double($0) / Double(PANGO_SCALE) * scale }
      start = edges.last ?? start
      return edges
    }
  }

  /// The same in Pango's units, of what is set at once.
  private func lineEdges(of text: Substring) -> [Int32] {
    set(text)
    var offset = 0
    // The text's own characters: those in the layout may be fewer, as an accent joins a space, but no
    // line break.
    let offsets = text.map { character in
      defer { offset += Self.inLayout(character).utf8.count }
      return offset
    }
    let places = (offsets + [offset]).map { offset in
      var place = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(clamping: offset), &place)
      return place
    }
    // From right to left widths are negative, and what comes next is not where one ends.
    guard places.contains(where: { $0.width < 0 }) else { return places.dropFirst().map(\.x) }
    var edge = Int32(0)
    return places.dropLast().map { place in
      edge += abs(place.width)
      return edge
    }
  }

  /// Whether any font has all of a text's letters.
  func hasGlyphs(for text: Substring) -> Bool {
    set(text)
    return pango_layout_get_unknown_glyphs_count(layout) == 0
  }

  private func set(_ text: Substring) {
    let line = String(text.map(Self.inLayout))
    pango_layout_set_text(layout, line, Int32(clamping: line.utf8.count))
  }

  /// A character as it stands in the layout, where line breaks are spaces.
  private static func inLayout(_ character: Character) -> Character {
    character.isNewline || character == "\0" ? " " : character
  }
}

extension Font {
  /// Whether a file alone says how it looks: asked for more, Pango would embolden or slant it.
  private var isFile: Bool {
    if case .file = family { true } else { false }
  }

  package var pangoWeight: PangoWeight { isFile ? PANGO_WEIGHT_NORMAL : weight.pangoWeight }

  package var pangoStyle: PangoStyle {
    italic && !isFile ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
  }
}

extension FontWeight {
  /// UIKit's ultra light (-0.8) is lighter than thin (-0.6); in Pango as in CSS it is the other way round.
  var pangoWeight: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}

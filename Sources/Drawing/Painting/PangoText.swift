import CCairo
import Graphics
import TextMetrics
import Traits

/// One line of text as Pango sets it. Owns the layout and frees it.
final class PangoLine {
  private let layout: OpaquePointer
  /// Of the line from its origin, in points; nil for emoji, which have none.
  private lazy var outlines: GlyphOutlines? = hasOutlines ? outliner.outlines(of: layout) : nil
  private let hasOutlines: Bool
  private let outliner: GlyphOutliner
  /// The font's size in points, and how much larger than that it is drawn.
  private let setSize: Double
  private let scale: Double
  /// The line's advance in the font that is there, in points.
  let width: Double

  /// - Parameter kerning: Points, after each character that isn't joined to the next one.
  fileprivate init(
    _ text: String, font: PangoFont, kerning: Double, context: OpaquePointer,
    outliner: GlyphOutliner
  ) {
    self.outliner = outliner
    (setSize, scale) = (font.size, font.scale)
    hasOutlines = !text.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.properties.isVariationSelector
    }
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, font.description)
    pango_layout_set_text(layout, text, -1)
    if kerning != 0 {
      let attributes = pango_attr_list_new()
      let spacing = Int32(clamping: Int(bounded: (kerning / scale * Double(PANGO_SCALE)).rounded()))
      for range in text.spacedRanges {
        guard let attribute = pango_attr_letter_spacing_new(spacing) else { continue }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(attributes, attribute)
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    width = Double(extents.width) / Double(PANGO_SCALE) * scale
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Pixels of a font's size, above which neither colours nor outlines are worth the memory that they take.
  private static let largestColours = 2_000.0
  private static let largestOutlines = 200_000.0

  /// Draws the line with its baseline's left end at the origin of the canvas.
  ///
  /// Cairo before 1.17.4 puts each glyph on a whole pixel, which at small zooms tears words apart
  /// (“john doe”), so where there are pixels the glyphs' outlines are filled. In PDF and SVG they stay
  /// glyphs: text that can be searched.
  /// - Returns: whether it could be drawn.
  func draw(on canvas: Canvas) -> Bool {
    canvas.scale(scale, scale)
    let size = canvas.unitScale * setSize
    if canvas.hasPixels, hasOutlines {
      guard let outlines, size <= Self.largestOutlines else { return false }
      outlines.fill(on: canvas)
    } else {
      guard size <= (hasOutlines ? Self.largestOutlines : Self.largestColours) else { return false }
      cairo_move_to(canvas.cairo, 0, 0)
      pango_cairo_show_layout_line(canvas.cairo, pango_layout_get_line_readonly(layout, 0))
    }
    return true
  }
}

/// A free font that stands in for a font of a document. Owns its description and frees it.
private final class PangoFont {
  let description: OpaquePointer
  /// Points.
  let size: Double
  /// How much larger the font of the document is.
  let scale: Double

  init(_ font: Font) {
    size = min(max(font.pointSize, 0.1), PangoFace.largestSize)
    scale = max(font.pointSize, 0.1) / size
    description = pango_font_description_new()
    pango_font_description_set_family(description, CompatibleTextMeasurer.families(for: font))
    pango_font_description_set_weight(description, font.pangoWeight)
    pango_font_description_set_style(description, font.pangoStyle)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
  }

  deinit { pango_font_description_free(description) }
}

/// Sets lines of text, and remembers those it has set: shaping is most of the cost of drawing.
final class PangoSetter {
  private struct Key: Hashable {
    let text: String
    let font: Font
    let kerning: Double
  }

  /// Lines; beyond that the oldest are not worth more than the newest, so all are forgotten.
  private static let capacity = 4_000
  /// Bytes of their texts. A letter's outline takes some hundred of them.
  private static let longestTexts = 200_000

  private var context: OpaquePointer
  /// How many fonts of projects its font map knows.
  private var loadedCount: Int
  private let outliner = GlyphOutliner()
  private var fonts: [Font: PangoFont] = [:]
  private var lines: [Key: PangoLine] = [:]
  private var byteCount = 0

  init() {
    loadedCount = LoadedFonts.count
    context = Self.makeContext()
  }

  private static func makeContext() -> OpaquePointer {
    // The default map is kept as long as the process, which a painter of a moment profits from.
    let own = LoadedFonts.count > 0 ? pango_cairo_font_map_new() : nil
    // The context keeps it.
    defer { if let own { g_object_unref(UnsafeMutableRawPointer(own)) } }
    let context: OpaquePointer = pango_font_map_create_context(
      own ?? pango_cairo_font_map_get_default())
    // Positions must not depend on the zoom: no hinting, no rounding.
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  func line(_ text: String, font: Font, kerning: Double) -> PangoLine {
    let key = Key(text: text, font: font, kerning: kerning)
    if let line = lines[key] { return line }
    byteCount += text.utf8.count
    if lines.count >= Self.capacity || byteCount > Self.longestTexts {
      lines.removeAll(keepingCapacity: true)
      byteCount = text.utf8.count
    }
    let pangoFont = pangoFont(font)
    let line = PangoLine(
      text, font: pangoFont, kerning: kerning, context: context, outliner: outliner)
    lines[key] = line
    return line
  }

  private func pangoFont(_ font: Font) -> PangoFont {
    if let known = fonts[font] { return known }
    let new = PangoFont(font)
    fonts[font] = new
    // Making it has loaded a project's font.
    if loadedCount != LoadedFonts.count {
      loadedCount = LoadedFonts.count
      g_object_unref(UnsafeMutableRawPointer(context))
      context = Self.makeContext()
    }
    return new
  }
}

extension String {
  /// The bytes of what takes letter spacing: all but the letters of joined scripts.
  fileprivate var spacedRanges: [Range<Int>] {
    guard JoinedScripts.isIn(self) else { return [0..<utf8.count] }
    var ranges: [Range<Int>] = []
    var (offset, start) = (0, 0)
    for character in self {
      let end = offset + character.utf8.count
      if JoinedScripts.contains(character) {
        if start < offset { ranges.append(start..<offset) }
        start = end
      }
      offset = end
    }
    return start < offset ? ranges + [start..<offset] : ranges
  }
}

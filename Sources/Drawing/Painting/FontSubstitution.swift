import CCairo
import TextMetrics

/// Which free fonts stand in for the fonts of documents. Apple's are not ours to ship; texts keep their
/// measured width whatever font draws them.
enum FontSubstitution {
  /// Families in the order of preference, as fontconfig takes them.
  static func families(for font: Font) -> String {
    switch font.family {
    case .system:
      // San Francisco changes to its display cut at 20 points; so does Inter to its own.
      // Source: reference/controls.json, font_metrics.optical_size_switch.
      font.pointSize < 20 ? "Inter,Helvetica,sans-serif" : "Inter Display,Inter,sans-serif"
    case .legacySystem: "Nimbus Sans,Helvetica,Arial,sans-serif"
    case .named(let name): families(named: name)
    }
  }

  private static func families(named name: String) -> String {
    let family = String(name.prefix { $0 != "-" })
    let key = family.lowercased().filter { $0 != " " }
    let likeness = likenesses.first { key.hasPrefix($0.prefix) }?.families ?? "sans-serif"
    // A comma would separate families.
    return family.filter { $0 != "," } + "," + likeness
  }

  /// What comes near Apple's fonts, by the beginning of their name in small letters.
  private static let likenesses: [(prefix: String, families: String)] = [
    ("helvetica", "Nimbus Sans,Arial,sans-serif"), ("arial", "Nimbus Sans,sans-serif"),
    ("sanfrancisco", "Inter,sans-serif"), (".sf", "Inter,sans-serif"), ("sf", "Inter,sans-serif"),
    ("avenir", "Inter,sans-serif"), ("futura", "URW Gothic,sans-serif"),
    ("gillsans", "Inter,sans-serif"), ("menlo", "DejaVu Sans Mono,monospace"),
    ("courier", "Nimbus Mono PS,monospace"), ("american", "Nimbus Mono PS,monospace"),
    ("times", "Nimbus Roman,serif"), ("georgia", "Nimbus Roman,serif"),
    ("palatino", "P052,serif"), ("baskerville", "P052,serif"), ("hoefler", "P052,serif"),
    ("cochin", "P052,serif"), ("didot", "P052,serif"), ("bodoni", "P052,serif"),
    ("snell", "Z003,cursive"), ("zapfino", "Z003,cursive"),
  ]

  static func weight(of weight: FontWeight) -> PangoWeight {
    switch weight {
    case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
    case .thin: PANGO_WEIGHT_THIN
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

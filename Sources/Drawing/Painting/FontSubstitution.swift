import CCairo
import TextMetrics

/// Which free fonts stand in for the fonts of documents. Apple's are not ours to ship; texts keep their
/// measured width whatever font draws them.
enum FontSubstitution {
  /// Families in the order of preference, as fontconfig takes them.
  static func families(for font: Font) -> String {
    // A comma would separate families.
    let family = CompatibleTextMeasurer().drawingFamily(of: font).prefix { $0 != "," && $0 != "-" }
    let key = family.lowercased().filter { $0 != " " }
    let likeness = likenesses.first { key.hasPrefix($0.prefix) }?.families ?? "Inter,sans-serif"
    return family + "," + likeness
  }

  /// What comes near Apple's fonts, by the beginning of their name in small letters.
  private static let likenesses: [(prefix: String, families: String)] = [
    ("inter", "Inter,Helvetica,sans-serif"), ("nimbussans", "Arial,sans-serif"),
    ("avenir", "Inter,sans-serif"), ("futura", "URW Gothic,sans-serif"),
    ("gillsans", "Inter,sans-serif"), ("menlo", "DejaVu Sans Mono,monospace"),
    ("courier", "Nimbus Mono PS,monospace"), ("american", "Nimbus Mono PS,monospace"),
    ("times", "Nimbus Roman,serif"), ("georgia", "Nimbus Roman,serif"),
    ("palatino", "P052,serif"), ("baskerville", "P052,serif"), ("hoefler", "P052,serif"),
    ("cochin", "P052,serif"), ("didot", "P052,serif"), ("bodoni", "P052,serif"),
    ("snell", "Z003,cursive"), ("zapfino", "Z003,cursive"),
  ]
}

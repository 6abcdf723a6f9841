/// Which free fonts stand in for iOS's, which are not ours to ship.
struct StandInFont {
  /// iOS's family.
  let family: String
  /// What stands in for it, in the order of preference: the first ones look most alike, the last one is
  /// among those that Ninefold's packages bring.
  let standIns: String
  /// Why.
  let reason: String
  private let key: String

  init(_ family: String, _ standIns: String, _ reason: String) {
    self.family = family
    key = Self.key(family)
    self.standIns = standIns
    self.reason = reason
  }

  /// MINED: widths are those of labels in public documents, as shares of what the stand-in takes.
  static let all: [StandInFont] = [
    // Sans serif
    StandInFont("Avenir Next Condensed", "Nimbus Sans Narrow", "a narrow sans serif"),
    StandInFont(
      "Avenir Next", "Nunito Sans,Mulish,Inter", "geometric; 10 labels are 0.97 as wide in Inter"),
    StandInFont(
      "Avenir", "Nunito Sans,Mulish,Inter", "geometric; 10 labels are 0.97 as wide in Inter"),
    StandInFont("Futura", "Jost,Renner*,URW Gothic", "geometric, with round letters"),
    StandInFont("Gill Sans", "Gillius ADF,Cabin,Inter", "a humanist sans serif"),
    StandInFont("Optima", "URW Classico,Cabin,Inter", "a humanist sans serif"),
    StandInFont("Trebuchet MS", "Fira Sans,DejaVu Sans", "a wide humanist sans serif"),
    StandInFont("Verdana", "DejaVu Sans", "both come near Bitstream Vera's proportions"),
    StandInFont("DIN Alternate", "Bahnschrift,Inter", "an even sans serif"),
    StandInFont("DIN Condensed", "Nimbus Sans Narrow", "a narrow sans serif"),
    StandInFont("Arial Rounded MT Bold", "Nunito,Nimbus Sans", "Arial's proportions"),
    StandInFont("Impact", "Anton,Nimbus Sans Narrow", "narrow and heavy"),
    StandInFont(
      "Apple SD Gothic Neo", "Noto Sans CJK KR,Nimbus Sans", "its Latin letters are a grotesque's"),
    StandInFont("PingFang", "WenQuanYi Micro Hei", "a sans serif for Chinese"),
    StandInFont(
      "Hiragino Sans", "Noto Sans CJK JP,WenQuanYi Micro Hei", "a sans serif for Japanese"),
    StandInFont("Galvji", "Inter", "a sans serif for screens"),
    // Serif
    StandInFont(
      "Georgia", "Gelasio,DejaVu Serif,C059",
      "Gelasio has its metrics; else a wide serif for screens"),
    StandInFont("Palatino", "P052", "URW's Palatino"),
    StandInFont("Iowan Old Style", "P052", "an old style"),
    StandInFont("Baskerville", "Libre Baskerville,Baskervville,C059", "a transitional serif"),
    StandInFont("Hoefler Text", "P052", "an old style"),
    StandInFont("Cochin", "P052", "an old style"),
    StandInFont("Charter", "Charis SIL,Bitstream Charter,C059", "Charis is Charter"),
    StandInFont("Didot", "GFS Didot,C059", "a modern serif; a label is 1.02 as wide in C059"),
    StandInFont("Bodoni 72", "Libre Bodoni,C059", "a modern serif"),
    StandInFont("American Typewriter", "URW Bookman", "a round slab; 8 labels are 1.03 as wide"),
    StandInFont("Rockwell", "Roboto Slab,URW Bookman", "a slab serif"),
    StandInFont("Copperplate", "C059", "capitals with small serifs"),
    // One width
    StandInFont(
      "Menlo", "DejaVu Sans Mono,Nimbus Mono PS",
      "both are Bitstream Vera's; a label is 1.00 as wide"),
    // Scripts and signs
    StandInFont("Snell Roundhand", "Z003", "a formal script"),
    StandInFont("Savoye LET", "Z003", "a formal script"),
    StandInFont("Zapfino", "Z003", "Zapf's Chancery"),
    StandInFont(
      "Noteworthy", "Patrick Hand,Z003", "written by hand; a label is 0.99 as wide in Z003"),
    StandInFont(
      "Marker Felt", "Permanent Marker,Nimbus Sans Narrow", "written with a marker, narrow"),
    StandInFont("Bradley Hand", "Patrick Hand,Z003", "written by hand"),
    StandInFont("Chalkboard SE", "Comic Neue,Inter", "written by hand, upright"),
    StandInFont("Chalkduster", "Comic Neue,Inter", "written by hand, upright"),
    StandInFont("Papyrus", "Z003", "written by hand"),
    StandInFont("Zapf Dingbats", "D050000L", "URW's Dingbats"),
    StandInFont("Symbol", "Standard Symbols PS", "URW's Symbol"),
  ]

  /// iOS's families besides those, which are for other scripts: what the system has for these is taken.
  /// Source: Apple's lists of fonts that iOS has, from iOS 6 on; PostScript names where they begin otherwise.
  private static let others = [
    "Academy Engraved LET", "Al Nile", "Apple Color Emoji", "Apple Symbols", "Arial Hebrew",
    "Devanagari Sangam MN", "Euphemia UCAS", "Farah", "Geeza Pro", "Damascus",
    "Hiragino Mincho ProN",
    "Hiragino Maru Gothic ProN", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Malayalam Sangam MN", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Party LET", "Sinhala Sangam MN", "Tamil Sangam MN",
    "Thonburi", "Bangla Sangam MN", "Bodoni Ornaments", "DB LCD Temp", "Diwan Mishafi",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti J", "Heiti K", "Heiti SC",
    "Heiti TC", "Hiragino Kaku Gothic ProN", "Kannada Sangam MN", "Lao Sangam MN",
    "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya",
    "Oriya Sangam MN", "STIX Two Math", "STIX Two Text", "Telugu Sangam MN", "DamascusBold",
    "HiraKakuProN", "HiraMinProN", "HiraMaruProN", "STHeitiJ", "STHeitiK", "STHeitiSC", "STHeitiTC",
  ]
  private static let keysOfOthers = Set(others.map { key($0) })

  /// Whether iOS has a font of that name.
  static func isKnown(_ name: String) -> Bool {
    row(for: name) != nil || keysOfOthers.contains(key(name))
  }

  /// A name without what differs between a family's and a PostScript name: `Avenir Next` and
  /// `AvenirNext-Bold`.
  static func key(_ name: some StringProtocol) -> String {
    name.prefix { $0 != "-" && $0 != "," }.lowercased().filter { $0 != " " }
  }

  /// The row of a family or a PostScript name; nil for fonts that aren't iOS's.
  static func row(for name: String) -> StandInFont? {
    let key = key(name)
    // The more special families come first.
    return all.first { key.hasPrefix($0.key) }
  }

  /// Families as fontconfig takes them: the font itself, which somebody may have, then what stands in for it.
  static func families(for name: String) -> String {
    if let row = row(for: name) { return "\(row.family),\(row.standIns),sans-serif" }
    return name.prefix { $0 != "," && $0 != "-" } + ",Inter,sans-serif"
  }
}

extension Font {
  /// Whether a name is that of a font which iOS has.
  package static func isOfSystem(_ name: String) -> Bool {
    switch FontFamily(.named(name)) {
    case .other: StandInFont.isKnown(name)
    default: true
    }
  }

  /// Why the font that stands in for it does; nil where nothing is known.
  package var reasonForStandIn: String? {
    guard case .named(let name) = family else { return nil }
    return switch FontFamily(family) {
    case .helveticaNeue where weight.isLight:
      "a sans serif that has light weights, set to the widths of the font itself"
    case .helveticaNeue, .helvetica, .arial: "URW's Helvetica, set to the widths of the font itself"
    case .timesNewRoman: "URW's Times, set to the widths of the font itself"
    case .courier, .courierNew: "URW's Courier, set to the widths of the font itself"
    default: StandInFont.row(for: name)?.reason
    }
  }
}

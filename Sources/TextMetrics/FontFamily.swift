/// The families whose metrics are known without the font.
///
/// Documents name a font by its family or by its PostScript name, such as "Helvetica Neue" or
/// "HelveticaNeue-Light".
enum FontFamily: Hashable, Sendable {
  /// Nil since iOS 14.
  case sanFrancisco(Font.EarlierSystem?)
  /// Helvetica Neue as iOS 8 and earlier had it for their interface: a little wider.
  case helveticaNeueInterface
  case helveticaNeue
  case helvetica
  case arial
  case timesNewRoman
  case courier
  case courierNew
  case avenirNext
  /// Metrics come from the font that Pango finds.
  case other(String)
  /// A project's own, whose metrics are its file's.
  case file(FontFace)

  init(_ family: Font.Family) {
    switch family {
    case .system: self = .sanFrancisco(nil)
    case .earlierSystem(let version): self = .sanFrancisco(version)
    case .legacySystem: self = .helveticaNeueInterface
    case .named(let name): self = FontFamily(name: name)
    case .file(let face): self = .file(face)
    }
  }

  private init(name: String) {
    var key = ""
    for scalar in name.unicodeScalars {
      if scalar == "-" { break }
      if scalar != " " { key += scalar.properties.lowercaseMapping }
    }
    switch key {
    case ".applesystemuifont", ".sfuitext", ".sfuidisplay", ".sfui": self = .sanFrancisco(nil)
    case "helveticaneue": self = .helveticaNeue
    case "helvetica": self = .helvetica
    case "arial", "arialmt": self = .arial
    case "timesnewroman", "timesnewromanps", "timesnewromanpsmt": self = .timesNewRoman
    case "courier": self = .courier
    case "couriernew", "couriernewps", "couriernewpsmt": self = .courierNew
    case "avenirnext": self = .avenirNext
    default: self = .other(name)
    }
  }

  /// Families as fontconfig takes them, in the order of preference: the font itself, which somebody may
  /// have, then the free ones that look most alike.
  func families(pointSize: Double, weight: FontWeight) -> String {
    switch self {
    case .sanFrancisco:
      // Apple gives San Francisco away in two optical sizes, and in one file.
      pointSize < FittedMetrics.opticalSizes.1
        ? "SF Pro Text,SF Pro,Inter,Helvetica,sans-serif"
        : "SF Pro Display,SF Pro,Inter Display,Inter,Helvetica,sans-serif"
    case .helveticaNeueInterface, .helveticaNeue:
      // Nimbus Sans has no weight below the regular one.
      weight.isLight
        ? "Helvetica Neue,Inter,Nimbus Sans,sans-serif"
        : "Helvetica Neue,Nimbus Sans,Arial,sans-serif"
    case .helvetica, .arial: "Nimbus Sans,Arial,sans-serif"
    case .timesNewRoman: "Nimbus Roman,serif"
    case .courier, .courierNew: "Nimbus Mono PS,monospace"
    case .avenirNext: StandInFont.families(for: "Avenir Next")
    case .other(let name): StandInFont.families(for: name)
    case .file(let face): (LoadedFonts.family(of: face).map { $0 + "," } ?? "") + "Inter,sans-serif"
    }
  }
}

extension FontFamily {
  /// What is drawn in place of a font whose widths are known without it; nil for San Francisco, and for
  /// fonts that Pango finds.
  func fittedStandIn(weight: FontWeight) -> String? {
    switch self {
    case .helveticaNeueInterface, .helveticaNeue: weight.isLight ? "Inter" : "Nimbus Sans"
    case .helvetica, .arial: "Nimbus Sans"
    case .timesNewRoman: "Nimbus Roman"
    case .courier, .courierNew: "Nimbus Mono PS"
    case .sanFrancisco, .avenirNext, .other, .file: nil
    }
  }
}

/// A font's vertical measures, in em.
struct LineMetrics: Hashable, Sendable {
  var ascender: Double
  var descender: Double
  /// Below the line, where the text counts it.
  var gap = 0.0

  var height: Double { ascender + descender }
}

extension FontFamily {
  /// Nil where only the font itself could tell.
  func lineMetrics(weight: FontWeight) -> LineMetrics? {
    switch self {
    case .sanFrancisco, .helveticaNeueInterface:
      // Source: 9,351 stored label heights in public documents are pointSize × 1.193359375, those
      // of Xcode 6 and earlier included (17 pt: 21 at @1x, 14 pt: 17).
      LineMetrics(ascender: 0.9521484375, descender: 0.2412109375)
    case .helveticaNeue:
      // Source: the font metrics of the Capsize project. The gap that it names besides, 0.027 to 0.029,
      // is no part of a label's height: stored ones leave 1.14…1.15 for ultra light, 1.176…1.18 for
      // thin and light (250 pt: 295 at @1x), 1.143…1.171 for regular (35 pt: 41 at @1x) and
      // 1.181…1.194 for bold (36 pt: 43 at @2x). Of a text view's it is: 5 lines of light 16 pt are
      // stored 97 high at @2x.
      switch weight {
      case .ultraLight: LineMetrics(ascender: 0.931, descender: 0.213, gap: 0.028)
      case .thin, .light: LineMetrics(ascender: 0.967, descender: 0.213, gap: 0.028)
      case .regular: LineMetrics(ascender: 0.952, descender: 0.213, gap: 0.028)
      case .medium, .semibold, .bold, .heavy, .black:
        LineMetrics(ascender: 0.975, descender: 0.217, gap: 0.028)
      }
    case .helvetica:
      // Source: stored label heights (36 pt: 41.5 at @2x, 14 pt: 16.33 at @3x). The font's own
      // 0.77 + 0.23, with 0.15 added above as AppKit and WebKit do.
      LineMetrics(ascender: 0.92, descender: 0.23)
    case .arial:
      // Source: the public hhea table of Arial. Its gap of 0.033 is no part of a label's height either:
      // a stored one of 14 pt is 16 high at @2x.
      LineMetrics(ascender: 0.905273, descender: 0.211914, gap: 0.033)
    case .timesNewRoman:
      // Source: the public hhea table of Times New Roman.
      LineMetrics(ascender: 0.891113, descender: 0.216309, gap: 0.042)
    case .courierNew:
      // Source: the public hhea table of Courier New; a stored label of 30 pt is 34 high.
      LineMetrics(ascender: 0.83252, descender: 0.300293)
    case .courier:
      // Unsourced: the font's 0.754 + 0.246, with 0.15 above as for Helvetica.
      LineMetrics(ascender: 0.904, descender: 0.246)
    case .avenirNext:
      // Source: stored label heights (28 pt: 38.5, 23 pt: 31 and 90 pt: 123 at @2x and @3x).
      LineMetrics(ascender: 1, descender: 0.366)
    case .file(let face):
      // Source: Core Text has a font's ascent, descent and leading of its table `hhea`; the gap is no part of
      // a label's height, as for the families above.
      LineMetrics(ascender: face.ascender, descender: face.descender, gap: face.gap)
    case .other: nil
    }
  }
}

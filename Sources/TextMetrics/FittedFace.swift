/// The face of the fitted table that a font is measured with, and what is added to it.
///
/// Advances are in units of the em (`FittedMetrics.unitsPerEm`) until they are scaled once at the
/// end, so that a text's width doesn't depend on how it was cut in pieces.
struct FittedFace: Sendable {
  /// Where the face's advances start in `FittedMetrics.advances`.
  private let face: Int
  /// The face for large text, and its share at this point size.
  private let display: Int
  private let displayShare: Double
  private let tracking: Double
  private let kerning: Kerning?
  private let pointSize: Double
  /// Points per unit.
  private var scale: Double { pointSize / FittedMetrics.unitsPerEm }

  /// Nil where the table has no such family.
  init?(_ font: Font, family: FontFamily) {
    pointSize = font.pointSize
    switch family {
    case .sanFrancisco(let version):
      let weight = FontWeight.allCases.firstIndex(of: font.weight) ?? 0
      face = Self.start(.text, weight)
      display = Self.start(.display, weight)
      let (text, large) = FittedMetrics.opticalSizes
      displayShare =
        version == nil
        ? min(max((font.pointSize - text) / (large - text), 0), 1)
        : font.pointSize < FittedMetrics.displaySize ? 0 : 1
      let versions = Font.EarlierSystem.allCases
      tracking = Self.tracking(
        row: version.flatMap(versions.firstIndex) ?? versions.count, pointSize: font.pointSize)
      kerning = .system
      return
    case .helveticaNeue: face = Self.start(.neue, Self.neueWeight(font.weight))
    case .helveticaNeueInterface:
      // The bold system font of iOS 8 was the medium weight.
      face = Self.start(.neue, Self.neueWeight(font.weight.isBold ? .medium : font.weight))
    case .helvetica, .arial: face = Self.start(.helvetica, font.weight.isBold ? 1 : 0)
    case .timesNewRoman:
      face = Self.start(.times, (font.weight.isBold ? 1 : 0) + (font.italic ? 2 : 0))
    case .courier, .courierNew: face = Self.start(.courier, 0)
    case .avenirNext, .other, .file: return nil
    }
    display = face
    displayShare = 0
    tracking =
      family == .helveticaNeueInterface
      ? Self.tracking(row: Self.iOS8Row, pointSize: font.pointSize) : 0
    kerning = [.timesNewRoman, .courier, .courierNew].contains(family) ? nil : .helvetica
  }

  /// The units from one scalar's origin to the next one's, without kerning.
  fileprivate func units(of scalar: Unicode.Scalar, glyph: Int?) -> Double {
    guard let glyph, case let units = FittedMetrics.advances[face + glyph], units > 0 else {
      return OtherScripts.advance(of: scalar, pointSize: pointSize) * FittedMetrics.unitsPerEm
    }
    guard displayShare > 0 else { return Double(units) + tracking }
    let large = Double(FittedMetrics.advances[display + glyph])
    return Double(units) + displayShare * (large - Double(units)) + tracking
  }

  fileprivate func kerning(between left: Int, and right: Int) -> Double {
    guard let kerning else { return 0 }
    return Double(kerning.units(between: left, and: right))
  }

  /// The index of a scalar's glyph in every face.
  fileprivate static func glyph(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value &- 0x20 < 0x5F { return Int(value &- 0x20) }  // ASCII is the first range.
    for range in FittedMetrics.ranges where value >= range.first && value <= range.last {
      return range.glyph + Int(value - range.first)
    }
    return nil
  }

  private static func start(_ group: FittedMetrics.Group, _ index: Int) -> Int {
    (group.rawValue + index) * FittedMetrics.glyphCount
  }

  private static func neueWeight(_ weight: FontWeight) -> Int {
    switch weight {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium, .semibold: 4
    case .bold, .heavy, .black: 5
    }
  }

  /// The tracking of iOS 8's system font is in the last row, after that of every San Francisco.
  private static let iOS8Row = Font.EarlierSystem.allCases.count + 1

  /// Linear between the table's point sizes, constant outside of them.
  private static func tracking(row: Int, pointSize: Double) -> Double {
    let sizes = FittedMetrics.trackingSizes
    let values = FittedMetrics.tracking[(row * sizes.count)..<((row + 1) * sizes.count)]
    var below = (size: Double(sizes[0]), units: Double(values[values.startIndex]))
    for (size, units) in zip(sizes, values) {
      let knot = (size: Double(size), units: Double(units))
      if pointSize <= knot.size {
        let distance = knot.size - below.size
        let share = distance > 0 ? max(pointSize - below.size, 0) / distance : 0
        return below.units + share * (knot.units - below.units)
      }
      below = knot
    }
    return below.units
  }
}

extension FittedFace: MeasuringFace {
  func advance(of text: Substring) -> Double {
    var run = GlyphRun(face: self)
    for scalar in text.unicodeScalars { run.append(scalar) }
    return max(run.units, 0) * scale
  }

  func edges(of text: Substring) -> [Double] {
    var run = GlyphRun(face: self)
    return text.map { character in
      for scalar in character.unicodeScalars { run.append(scalar) }
      return run.units * scale
    }
  }
}

extension FontWeight {
  /// Whether strokes are finer than those of the regular one.
  var isLight: Bool { self == .ultraLight || self == .thin || self == .light }

  /// Whether a family with two weights sets it in the bold one.
  var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

/// Pair adjustments, as a matrix over classes of glyphs that kern alike.
private enum Kerning: Sendable {
  case system
  case helvetica

  func units(between left: Int, and right: Int) -> Int16 {
    switch self {
    case .system:
      let row = Int(FittedMetrics.systemKerningLeft[left])
      let column = Int(FittedMetrics.systemKerningRight[right])
      return FittedMetrics.systemKerningValues[row * FittedMetrics.systemKerningColumns + column]
        + Self.added(between: left, and: right)
    case .helvetica:
      let row = Int(FittedMetrics.helveticaKerningLeft[left])
      let column = Int(FittedMetrics.helveticaKerningRight[right])
      return FittedMetrics.helveticaKerningValues[
        row * FittedMetrics.helveticaKerningColumns + column]
    }
  }

  /// What common pairs of ASCII have besides, in San Francisco.
  private static func added(between left: Int, and right: Int) -> Int16 {
    guard left + 1 < FittedMetrics.systemPairStarts.count else { return 0 }
    let start = Int(FittedMetrics.systemPairStarts[left])
    let end = Int(FittedMetrics.systemPairStarts[left + 1])
    for index in start..<end where FittedMetrics.systemPairRights[index] == right {
      return FittedMetrics.systemPairValues[index]
    }
    return 0
  }
}

/// Sums the advances of scalars, one after the other.
private struct GlyphRun {
  private let face: FittedFace
  private var previous: Int?
  private var previousScalar: Unicode.Scalar?
  /// Units of the em.
  private(set) var units = 0.0

  init(face: FittedFace) { self.face = face }

  mutating func append(_ scalar: Unicode.Scalar) {
    // Line breaks and tabs are set as spaces.
    let shown: Unicode.Scalar = scalar.value < 0x20 ? " " : scalar
    let glyph = FittedFace.glyph(of: shown)
    if glyph == nil, let previousScalar, OtherScripts.joins(previousScalar, shown) {
      previous = nil
      self.previousScalar = shown
      return
    }
    units += face.units(of: shown, glyph: glyph)
    if let previous, let glyph { units += face.kerning(between: previous, and: glyph) }
    previous = glyph
    previousScalar = glyph == nil ? shown : nil
  }
}

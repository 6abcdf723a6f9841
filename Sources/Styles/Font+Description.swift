import InterfaceBuilder
import TextMetrics
import Traits
import UIKitMetrics

extension Font {
  /// Points: the size of text in the style Body.
  package static func bodySize(typography: Typography) -> Double {
    TextStyle.body.metrics(in: typography).pointSize
  }

  /// The font of the titles above a group's cells. Source: iOS 13 to 18, by eye: 13 points.
  package static func groupTitle(typography: Typography) -> Font {
    typography.platform.groupTitlesAreHeadlines
      ? plainTitle(typography: typography) : groupFooter(typography: typography)
  }

  /// The font of the texts below a group's cells.
  package static func groupFooter(typography: Typography) -> Font {
    system(
      size: typography.pointSize(of: .footnote, onCanvas: FixedMetric.groupTitleFontSize),
      typography: typography)
  }

  /// The font of the titles above a plain table's cells.
  /// Source: iOS 13 to 18, by eye: 17 points, semibold.
  package static func plainTitle(typography: Typography) -> Font {
    system(
      size: typography.pointSize(of: .headline, onCanvas: FixedMetric.plainTitleFontSize),
      weight: .semibold,
      typography: typography)
  }

  package static func system(
    size: Double, weight: FontWeight = .regular, leading: Double? = nil, typography: Typography
  ) -> Font {
    let family: Family =
      switch typography.platform.systemFont {
      case .helveticaNeue: .legacySystem
      case .iOS9: .earlierSystem(.iOS9)
      case .iOS11: .earlierSystem(.iOS11)
      case .iOS13: .earlierSystem(.iOS13)
      case .iOS14: .system
      }
    return Font(family: family, weight: weight, pointSize: size, leading: leading)
  }

  /// Points: what UIKit takes for a size of 0.
  /// MINED: the labels with `pointSize="0.0"` in the corpus that size themselves, 6 of 6, are as wide
  /// and as high as their texts are in 12 points.
  private static let sizeInPlaceOfNone = FixedMetric.fontSizeInPlaceOfNone

  /// Points: smaller sizes, and negative ones, are treated as none; larger ones as the largest. Both
  /// bounds are chosen: nothing is seen of a hundredth, and heights can still be divided by its lines';
  /// one letter of the largest covers any screen, and Pango, which counts 1024ths of a point in 32
  /// bits, can still add up a text of them.
  package static let sizes = 0.01...10_000

  /// The font that an element describes; the system's without one.
  package init(_ description: Element?, defaultSize: Double, typography: Typography) {
    self =
      description.map {
        Font(FontElement($0), defaultSize: defaultSize, typography: typography)
      } ?? .system(size: defaultSize, typography: typography)
  }

  /// The font that a document asks for.
  /// - Parameter defaultSize: The size in points where it names none.
  package init(_ font: FontElement, defaultSize: Double, typography: Typography) {
    var size = min(font.pointSize ?? defaultSize, Self.sizes.upperBound)
    if size < Self.sizes.lowerBound { size = Self.sizeInPlaceOfNone }
    self = .system(size: size, typography: typography)
    switch font.face {
    case .system(let name): weight = name.flatMap(FontWeight.init(rawValue:)) ?? .regular
    case .boldSystem: weight = .bold
    case .italicSystem: italic = true
    case .textStyle(let name):
      guard let style = TextStyle(rawValue: name) else { return }
      let (size, leading) = style.metrics(in: typography)
      self = .system(size: size, weight: style.weight, leading: leading, typography: typography)
    case .named(let name, let family):
      if let face = typography.fonts[ProjectFontName(name, family: family)] {
        self.init(family: .file(face), pointSize: size)
        return
      }
      self.init(
        family: .named(family ?? name), weight: FontWeight(fontName: name),
        italic: name.utf8.hasPart("Italic".utf8) || name.utf8.hasPart("Oblique".utf8),
        pointSize: size)
    }
  }
}

extension FontWeight {
  /// The parts of names that speak of a weight; the first that a name has counts.
  private static let names: [(part: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
    ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
    ("bold", .bold),
  ]

  /// The weight that a PostScript name such as `AvenirNext-DemiBold` speaks of.
  package init(fontName: String) {
    // Fonts are asked for several times in each layout, and a search in a String costs much.
    let style = fontName.split(separator: "-").dropFirst().joined().lowercased().utf8
    self = Self.names.first { style.hasPart($0.part.utf8) }?.weight ?? .regular
  }
}

extension String.UTF8View {
  fileprivate func hasPart(_ part: some Sequence<UInt8>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}

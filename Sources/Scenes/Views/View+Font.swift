import InterfaceBuilder
import TextMetrics

extension View {
  /// The font of the view's text, for the scene's traits.
  /// - Parameter defaultSize: The size in points where the document names none.
  package func font(
    _ key: String = "fontDescription", defaultSize: Double, typography: Typography
  ) -> Font {
    Font(value(key), defaultSize: defaultSize, typography: typography)
  }
}

extension Font {
  /// Points: the size of text in the style Body.
  static func bodySize(typography: Typography) -> Double {
    TextStyle.body.metrics(in: typography).pointSize
  }

  /// The system font that documents of a generation were laid out with: Helvetica Neue up to Xcode 6
  /// (iOS 8), San Francisco since. Source: reference/README.md. It was spaced anew in iOS 11, 13 and
  /// 14: MINED, telling these apart brings texts of 20 points and more from 49 to 70 % within 1 point,
  /// on repositories left out of the fit.
  package static func system(
    size: Double, weight: FontWeight = .regular, leading: Double? = nil, typography: Typography
  ) -> Font {
    let family: Family =
      switch typography.generation {
      case ..<Generation.xcode7: .legacySystem
      case ..<Generation.xcode9: .earlierSystem(.iOS9)
      case ..<Generation.xcode11: .earlierSystem(.iOS11)
      case ..<Generation.xcode12: .earlierSystem(.iOS13)
      default: .system
      }
    return Font(family: family, weight: weight, pointSize: size, leading: leading)
  }

  /// Points: what UIKit takes for a size of 0.
  /// MINED: the labels with `pointSize="0.0"` in the corpus that size themselves, 6 of 6, are as wide
  /// and as high as their texts are in 12 points.
  private static let sizeInPlaceOfNone = 12.0

  /// Points: smaller sizes, and negative ones, are treated as none; larger ones as the largest. Both
  /// bounds are chosen: nothing is seen of a hundredth, and heights can still be divided by its lines';
  /// one letter of the largest covers any screen, and Pango, which counts 1024ths of a point in 32
  /// bits, can still add up a text of them.
  static let sizes = 0.01...10_000

  /// The font that an element describes; the system's without one.
  init(_ description: Element?, defaultSize: Double, typography: Typography) {
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
      self.init(
        family: .named(family ?? name), weight: FontWeight(fontName: name),
        italic: name.contains("Italic") || name.contains("Oblique"), pointSize: size)
    }
  }
}

extension FontWeight {
  /// The weight that a PostScript name such as `AvenirNext-DemiBold` speaks of.
  package init(fontName: String) {
    let style = fontName.split(separator: "-").dropFirst().joined().lowercased()
    let names: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
      ("bold", .bold),
    ]
    self = names.first { style.contains($0.0) }?.1 ?? .regular
  }
}

/// UIKit's text styles.
private enum TextStyle: String {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// Points: the size, and from one line's baseline to the next one's.
  ///
  /// Source: reference/controls.json, dynamic_type.
  func metrics(in typography: Typography) -> (pointSize: Double, leading: Double) {
    if self == .title1, typography.hasSmallTitle1 { return (26, 32) }
    let (extraSmall, medium, large): (Metrics, Metrics, Metrics) =
      switch self {
      case .largeTitle: ((31, 38), (33, 40), (34, 41))
      case .title1: ((25, 31), (27, 33), (28, 34))
      case .title2: ((19, 24), (21, 26), (22, 28))
      case .title3: ((17, 22), (19, 24), (20, 25))
      case .headline, .body: ((14, 19), (16, 21), (17, 22))
      case .callout: ((13, 18), (15, 20), (16, 21))
      case .subheadline: ((12, 16), (14, 19), (15, 20))
      case .footnote: ((12, 16), (12, 16), (13, 18))
      case .caption1: ((11, 13), (11, 13), (12, 16))
      case .caption2: ((11, 13), (11, 13), (11, 13))
      }
    switch typography.textSize {
    case .extraSmall: return extraSmall
    case .medium: return medium
    case .large: return large
    }
  }

  private typealias Metrics = (pointSize: Double, leading: Double)

  var weight: FontWeight { self == .headline ? .semibold : .regular }
}

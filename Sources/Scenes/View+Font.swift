import InterfaceBuilder
import TextMetrics

extension View {
  /// The font of the view's text, for the scene's traits.
  /// - Parameter defaultSize: The size in points where the document names none.
  package func font(
    _ key: String = "fontDescription", defaultSize: Double, generation: Generation
  ) -> Font {
    guard let description = value(key) else {
      return Font.system(size: defaultSize, generation: generation)
    }
    return Font(description, defaultSize: defaultSize, generation: generation)
  }
}

extension Font {
  /// The system font that documents of a generation were laid out with: Helvetica Neue up to Xcode 6
  /// (iOS 8), San Francisco since. Source: reference/README.md.
  package static func system(
    size: Double, weight: FontWeight = .regular, generation: Generation
  ) -> Font {
    Font(
      family: generation < .xcode7 ? .legacySystem : .system, weight: weight, pointSize: size)
  }

  /// Reads a `fontDescription`.
  package init(_ element: Element, defaultSize: Double, generation: Generation) {
    let size = element.number("pointSize") ?? element.number("size") ?? defaultSize
    if let style = element["style"].flatMap(TextStyle.init(documentName:)) {
      self = .system(size: style.pointSize, weight: style.weight, generation: generation)
      return
    }
    if let family = element["family"] ?? element["name"], family != ".AppleSystemUIFont" {
      let name = element["name"] ?? family
      self.init(
        family: .named(family), weight: FontWeight(fontName: name),
        italic: name.contains("Italic") || name.contains("Oblique"), pointSize: size)
      return
    }
    self = .system(size: size, generation: generation)
    switch element["type"] {
    case "boldSystem": weight = .bold
    case "italicSystem": italic = true
    default: weight = element["weight"].flatMap(FontWeight.init(rawValue:)) ?? .regular
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

/// UIKit's text styles at the default text size (Large).
/// Source: reference/controls.json, dynamic_type.
package enum TextStyle: String, Sendable {
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

  package init?(documentName: String) {
    self.init(rawValue: documentName)
  }

  /// Points.
  package var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}

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
    return Font(FontElement(description), defaultSize: defaultSize, generation: generation)
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

  /// The font that a document asks for.
  /// - Parameter defaultSize: The size in points where it names none.
  package init(_ font: FontElement, defaultSize: Double, generation: Generation) {
    let size = font.pointSize ?? defaultSize
    self = .system(size: size, generation: generation)
    switch font.face {
    case .system(let name): weight = name.flatMap(FontWeight.init(rawValue:)) ?? .regular
    case .boldSystem: weight = .bold
    case .italicSystem: italic = true
    case .textStyle(let name):
      guard let style = TextStyle(rawValue: name) else { return }
      self = .system(size: style.pointSize, weight: style.weight, generation: generation)
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

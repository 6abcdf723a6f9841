import Drawing
import Localization
import PreviewerModel
import Scenes
import Styles
import TextMetrics
import Traits
import WorkerProtocol

/// What values are chosen from: what the project has comes before what iOS has.
extension ValueChoice {
  private static let none = ValueChoice(value: "", title: localized("Default"))

  // MARK: Colours

  /// UIKit's that adapt, and its two of texts. Source: Apple, UIColor, "Standard colors" and "UI element colors".
  private static let systemColors: [ValueChoice] = {
    let adapting = SystemColor.allCases.filter { $0 != .groupTableViewBackground }
    let names = adapting.map(\.rawValue) + ["darkText", "lightText"]  // Not translated.
    return names.compactMap { name in
      guard let light = Palette.color(named: name, in: .light),
        let dark = Palette.color(named: name, in: .dark)
      else { return nil }
      return ValueChoice(
        value: name + "Color",  // Not translated.
        title: name.spacedAtCapitals.capitalizedFirst,
        section: localized("iOS’s Colors"), preview: .color(light: light, dark: dark))
    }
  }()

  static func colors(_ project: AssetsResult?) -> [ValueChoice] {
    let own = (project?.colors ?? []).map { color in
      ValueChoice(
        value: color.name, title: color.name, section: localized("The Project’s Colors"),
        preview: .color(light: color.light, dark: color.dark))
    }
    return [none] + own + systemColors
  }

  /// What a colour looks like by what `edit` calls it; nil for a name that isn't known.
  static func color(_ value: String, _ project: AssetsResult?) -> Preview? {
    if let color = Color(text: value) { return .color(light: color, dark: color) }
    if let color = project?.colors.first(where: { $0.name == value }) {
      return .color(light: color.light, dark: color.dark)
    }
    guard let light = Palette.color(named: value, in: .light),
      let dark = Palette.color(named: value, in: .dark)
    else { return nil }
    return .color(light: light, dark: dark)
  }

  // MARK: Images

  private static let symbols = SymbolName.listed.map { name in
    ValueChoice(
      value: name, title: name, section: localized("SF Symbols, by Similar Icons"),
      preview: .image(Look.Image(name: name, isSymbol: true)))
  }

  static func images(_ project: AssetsResult?) -> [ValueChoice] {
    let own = (project?.images ?? []).map { image in
      ValueChoice(
        value: image.name, title: image.name, section: localized("The Project’s Images"),
        preview: self.image(image.name, project))
    }
    return [none] + own + symbols
  }

  static func image(_ name: String, _ project: AssetsResult?) -> Preview {
    guard !name.isEmpty else { return .nothing }
    if let image = project?.images.first(where: { $0.name == name }) {
      return .image(
        Look.Image(
          name: name, path: image.path, rendering: image.isSymbol == true ? .template : nil))
    }
    return SymbolName(name).isDrawn ? .image(Look.Image(name: name, isSymbol: true)) : .nothing
  }

  // MARK: Fonts

  static func fonts(_ project: AssetsResult?) -> [ValueChoice] {
    let own = (project?.fonts ?? []).map { font in
      let style = font.style == "Regular" ? "" : " " + font.style  // Not translated: a font's own.
      return ValueChoice(
        value: font.face.name, title: font.family + style,
        section: localized("The Project’s Fonts"),
        preview: .font(Font(family: .file(font.face), pointSize: sampleSize)))
    }
    return FontText.choices.prefix(1) + own + FontText.choices.dropFirst()
  }

  /// Points: of what isn't of a size of its own.
  static let sampleSize = 17.0
}

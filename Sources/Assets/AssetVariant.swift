import JSON
import Traits

/// One entry of an image or colour set: the file or colour, and what it is for. Nil stands for
/// whatever value.
struct AssetVariant: Hashable, Sendable {
  /// The image's file, as its set names it; nil in colour sets, and in slots that nobody filled.
  var fileName: String?
  /// Where the image is, without links; nil where that was not looked for.
  var path: String?
  var color: AssetColor?
  /// `universal`, `iphone`, `ipad`, and others that no iOS device has.
  var idiom: String
  /// How the image is stretched; nil where as a whole.
  var resizing: ImageResizing?
  /// How far its alignment rectangle is inside of it, in pixels of the file, or points of a drawing.
  var alignment = EdgeInsets.zero
  /// Pixels per point; nil for vectors and images of a single scale.
  var scale: Double?
  /// `compact` or `regular`.
  var widthClass: String?
  var heightClass: String?
  /// `dark` or `light`.
  var luminosity: String?
  var hasHighContrast = false
  /// The direction of the interfaces that it is drawn for; nil where it looks the same in all.
  var direction: LayoutDirection?
  /// How high the screen is that it is for, in points in portrait.
  var screenHeight: Double?
  var gamut: DisplayGamut?
  /// The language that it is for, as `de` or `pt-BR`.
  var locale: String?
  /// Whether it is only for some amount of memory, or some screen of which nothing is known.
  var isSpecial = false

  init(
    fileName: String? = nil, path: String? = nil, color: AssetColor? = nil,
    idiom: String = "universal", scale: Double? = nil
  ) {
    self.fileName = fileName
    self.path = path
    self.color = color
    self.idiom = idiom
    self.scale = scale
  }

  /// That of the image; nil where it wasn't looked for.
  var folder: String? {
    path.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
  }

  /// Reads an entry of `images` or `colors`. Keys: semantics.md, section 8.
  init(_ entry: JSONNode) {
    self.init(
      fileName: entry["filename"]?.string, color: entry["color"].flatMap(AssetColor.init),
      idiom: entry["idiom"]?.string ?? "universal",
      scale: entry["scale"]?.string.flatMap { Double($0.prefix { $0 != "x" }) })
    resizing = entry["resizing"].flatMap(ImageResizing.init)
    alignment = entry["alignment-insets"].flatMap(EdgeInsets.init(alignment:)) ?? .zero
    widthClass = entry["width-class", "widthClass"]?.string
    heightClass = entry["height-class", "heightClass"]?.string
    for appearance in entry["appearances"]?.elements ?? [] {
      switch appearance["appearance"]?.string {
      case "luminosity": luminosity = appearance["value"]?.string
      case "contrast": hasHighContrast = appearance["value"]?.string == "high"
      default: isSpecial = true
      }
    }
    direction =
      switch entry["language-direction"]?.string {
      case "right-to-left": .rightToLeft
      case "left-to-right": .leftToRight
      default: nil
      }
    screenHeight = ScreenSubtype.screenHeight(entry["subtype"]?.string, scale: scale ?? 1)
    gamut =
      switch entry["display-gamut"]?.string {
      case "display-P3": .p3
      case "sRGB": .sRGB
      default: nil
      }
    locale = entry["locale"]?.string
    isSpecial =
      isSpecial || entry["subtype"] != nil && screenHeight == nil
      || ["memory", "screen-width", "screenWidth", "graphics-feature-set"]
        .contains { entry[$0] != nil }
  }
}

extension EdgeInsets {
  /// Nil where a side is no length. Source: Asset Catalog Format Reference, Image Set Type, `alignment-insets`:
  /// those of UIImage.alignmentRectInsets. Sides below 0 reach out of the image.
  fileprivate init?(alignment json: JSONNode) {
    let sides = ["top", "left", "bottom", "right"].map { json[$0]?.number ?? 0 }
    guard sides.allSatisfy({ abs($0) <= Self.longestAlignment }) else { return nil }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// More pixels than images have.
  private static let longestAlignment = 16_384.0
}

import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// Where a button's image is beside its title.
package enum ImagePlacement: String, Codable, Hashable, Sendable {
  case left, right, top, bottom

  /// Whether it is beside the title, not above or below it.
  package var isBeside: Bool { self == .left || self == .right }
}

/// UIButton.Configuration. Source of the defaults, where nothing else is said: its documentation.
package struct ButtonConfiguration {
  package enum Style {
    case plain, gray, tinted, filled
  }

  /// Raw values are the document's.
  package enum CornerStyle: String {
    case fixed, dynamic, small, medium, large, capsule
  }

  /// How a title and a subtitle are aligned with each other. Raw values are the document's.
  package enum TitleAlignment: String {
    case automatic, leading, center, trailing
  }

  let element: Element
  private let button: Button

  init(_ element: Element, of button: Button) {
    self.element = element
    self.button = button
  }

  private var isRightToLeft: Bool { button.view.isRightToLeft }

  package var style: Style {
    switch element["style"] {
    case "filled", "borderedProminent": .filled
    case "tinted", "borderedTinted": .tinted
    case "gray", "bordered": .gray
    default: .plain
    }
  }

  package var image: ImageReference? { element.imageReference("image") }

  /// Points between the image and the title.
  package var imagePadding: Double { element.number("imagePadding") ?? 0 }

  package var imagePlacement: ImagePlacement {
    switch element["imagePlacement"] {
    case "top": .top
    case "bottom": .bottom
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  package var titleAlignment: TitleAlignment {
    element["titleAlignment"].flatMap(TitleAlignment.init) ?? .automatic
  }

  /// How the title breaks: into as many lines as it takes, unless it is to be cut.
  /// Source: mozilla-mobile/firefox-ios 17791 ("all the lines", "only one line").
  package var titleLineBreakMode: LineBreakMode {
    element["titleLineBreakMode"].flatMap(LineBreakMode.init(rawValue:)) ?? .wordWrap
  }

  /// Titles that a configuration sets are as large as Body. MINED: in Xcode 13 4 of 4 such buttons, of 4
  /// repositories, are 31 high, and as wide as titles of 14 points are; since Xcode 14 they are 34.33 or
  /// 35 high. That of the default button is bolder. Source: the documentation of UIButton.Role.primary; how
  /// bold, Human Interface Guidelines, buttons: a bold font, which in Body is the semibold one.
  func titleFont(typography: Typography) -> Font {
    let described =
      element.child(key: "titleFontDescription") ?? element.child(key: "fontDescription")
      ?? button.view.value("fontDescription")
    var font = Font(
      described, defaultSize: Font.bodySize(typography: typography), typography: typography)
    if described == nil, button.role == .primary { font.weight = .semibold }
    return font
  }

  /// Source of its padding: the documentation of UIButton.Configuration.titlePadding; of its 13 points, and
  /// of a point of padding where none is written: reference/uikit-15-26.md, section 6 (iOS 26.1).
  func subtitle(typography: Typography) -> FormattedText.Run? {
    guard let subtitle = element.string("subtitle"), !subtitle.isEmpty else { return nil }
    let font = Font(
      element.child(key: "subtitleFontDescription"),
      defaultSize: typography.pointSize(
        of: .footnote, onCanvas: FixedMetric.configuredSubtitleFontSize), typography: typography)
    var run = FormattedText.Run(text: subtitle, font: font)
    run.paragraphStyle.spacingBefore =
      element.number("titlePadding") ?? FixedMetric.configuredTitlePadding
    return run
  }

  /// What the button keeps free around its title and image, in points. Source of the
  /// standard: reference/controls.json, UIButton_configuration, above and below; MINED at the sides,
  /// and those of large buttons: 4 of 4 with a line of 24.33 are 54.33 high. What large ones have at the sides is
  /// measured (metrics.tsv). No document tells those of mini and small ones.
  package var contentInsets: EdgeInsets {
    guard let insets = element.child(key: "contentInsets")?.insets else {
      let isLarge = element["buttonSize"] == "large"
      let end = isLarge ? FixedMetric.largeConfiguredEndInset : FixedMetric.configuredEndInset
      let side = isLarge ? FixedMetric.largeConfiguredSideInset : FixedMetric.configuredSideInset
      return EdgeInsets(top: end, left: side, bottom: end, right: side)
    }
    return button.view.insets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Points at the title's end with the two chevrons of a pop-up button; by eye.
  /// Source of these: the documentation of UIButton.changesSelectionAsPrimaryAction, and of
  /// UIButton.Configuration.Indicator.automatic.
  package func indicatorWidth(typography: Typography) -> Double {
    button.isPopUp ? (button.font(typography: typography).pointSize * 0.95).rounded() : 0
  }

  // MARK: What is behind it

  package var cornerStyle: CornerStyle {
    element["cornerStyle"].flatMap(CornerStyle.init) ?? .dynamic
  }

  /// Points; nil where nothing is written.
  package var cornerRadius: Double? {
    background?.number("cornerRadius").map { max(0, $0) }
  }

  package func foregroundColor(in palette: Palette) -> Color? {
    palette.color(element.color("baseForegroundColor"))
  }

  /// A plain button has nothing behind it for a base colour to be that of.
  package func backgroundColor(in palette: Palette) -> Color? {
    palette.color(background?.color("backgroundColor"))
      ?? (style == .plain ? nil : palette.color(element.color("baseBackgroundColor")))
  }

  private var background: Element? { element.child(key: "background") }
}

extension ButtonConfiguration {
  static let attributes = AttributeTable(
    "Button Configuration",
    [
      .mode("style", localized("Style"), "plain"),
      .text("title", or: "attributedTitle", localized("Title")),
      .font("titleFontDescription", localized("Title Font")) {
        View.part($0, font: "titleFontDescription", $1)
      },
      .mode("titleLineBreakMode", localized("Title Line Break"), names: View.lineBreakNames),
      .text("subtitle", or: "attributedSubtitle", localized("Subtitle")),
      .mode("subtitleLineBreakMode", localized("Subtitle Line Break"), names: View.lineBreakNames),
      .mode("titleAlignment", localized("Title Alignment"), "automatic"),
      .number("titlePadding", localized("Title Padding")),
      .image("image", localized("Image")),
      .mode("catalog", localized("Image Catalog")),
      .mode("imagePlacement", localized("Image Placement"), "leading"),
      .number("imagePadding", localized("Image Padding"), 0),
      .color("baseForegroundColor", localized("Foreground")),
      .color("baseBackgroundColor", localized("Background")),
      .mode("cornerStyle", localized("Corner Style"), "dynamic"),
      .mode("buttonSize", localized("Size"), "medium"),
      .insets("contentInsets", localized("Content Insets"), "Default"),
      .flag("showsActivityIndicator", localized("Shows Activity Indicator"), false),
      .mode("indicator", localized("Indicator")),
      .mode("macIdiomStyle", localized("Mac Style")),
    ])

  static let background = AttributeTable(
    "Background Configuration",
    [
      .color("backgroundColor", localized("Background")),
      .number("cornerRadius", localized("Corner Radius")),
      .image("image", localized("Image")),
      .color("strokeColor", localized("Stroke Color"), nil),
      .number("strokeWidth", localized("Stroke Width")),
      .number("strokeOutset", localized("Stroke Outset")),
      .insets("backgroundInsets", localized("Insets")),
    ])
}

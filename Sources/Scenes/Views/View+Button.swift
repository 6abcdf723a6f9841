import InterfaceBuilder
import TextMetrics
import Traits

/// Where a button's image is beside its title.
package enum ImagePlacement: String, Codable, Hashable, Sendable {
  case left, right, top, bottom
}

/// What a button shows in its normal state.
extension View {
  package var normalState: Element? { element?.child("state", key: "normal") }

  /// The configuration that replaces the button's older properties, where there are configurations.
  /// Source: UIButton.configuration.
  package var buttonConfiguration: Element? {
    platform.has(.buttonConfiguration) ? value("configuration") : nil
  }

  /// The title, where its parts look different.
  package var attributedTitle: AttributedText? {
    guard runtimeText == nil else { return nil }
    return (buttonConfiguration ?? normalState)?.child(key: "attributedTitle")
      .flatMap(AttributedText.init)
  }

  /// The title without its looks; nil where it is empty.
  package var buttonTitle: String? {
    let title =
      runtimeText ?? attributedTitle?.plainText
      ?? (buttonConfiguration ?? normalState)?.string("title")
    return title?.isEmpty == true ? nil : title
  }

  package var buttonImage: ImageReference? {
    (buttonConfiguration ?? normalState)?.imageReference("image")
  }

  /// The title in the fonts that it is set in; a configuration's subtitle is a paragraph below it.
  package func formattedTitle(typography: Typography) -> FormattedText? {
    let font = buttonFont(typography: typography)
    let title =
      attributedTitle.flatMap { FormattedText($0, font: font, typography: typography) }
      ?? buttonTitle.map { FormattedText($0, font: font) }
    guard var title, let subtitle = subtitle(typography: typography) else { return title }
    title.runs[title.runs.count - 1].text += "\n"
    title.runs.append(subtitle)
    return title
  }

  /// Source of its padding: the documentation of UIButton.Configuration.titlePadding; of its 13 points, and
  /// of a point of padding where none is written: reference/uikit-15-26.md, section 6 (iOS 26.1).
  private func subtitle(typography: Typography) -> FormattedText.Run? {
    guard let configuration = buttonConfiguration,
      let subtitle = configuration.string("subtitle"), !subtitle.isEmpty
    else { return nil }
    let font = Font(
      configuration.child(key: "subtitleFontDescription"),
      defaultSize: typography.pointSize(of: .footnote, onCanvas: 13), typography: typography)
    var run = FormattedText.Run(text: subtitle, font: font)
    run.paragraphStyle.spacingBefore = configuration.number("titlePadding") ?? 1
    return run
  }

  /// The title's font. System buttons are set in 15 points, custom ones in 18. MINED: buttons without a
  /// font are 30 and 34 high.
  package func buttonFont(typography: Typography) -> Font {
    if let buttonConfiguration { return titleFont(in: buttonConfiguration, typography) }
    let isSystem = self["buttonType"] == "roundedRect" || self["buttonType"] == "system"
    return font(defaultSize: isSystem ? 15 : 18, typography: typography)
  }

  /// Titles that a configuration sets are as large as Body. MINED: in Xcode 13 4 of 4 such buttons, of 4
  /// repositories, are 31 high, and as wide as titles of 14 points are; since Xcode 14 they are 34.33 or
  /// 35 high.
  private func titleFont(in configuration: Element, _ typography: Typography) -> Font {
    Font(
      configuration.child(key: "titleFontDescription")
        ?? configuration.child(key: "fontDescription") ?? value("fontDescription"),
      defaultSize: Font.bodySize(typography: typography), typography: typography)
  }
}

/// How it arranges them.
extension View {
  /// How a configured title breaks: into as many lines as it takes, unless it is to be cut.
  /// Source: mozilla-mobile/firefox-ios 17791 ("all the lines", "only one line").
  package var titleLineBreakMode: LineBreakMode {
    buttonConfiguration?["titleLineBreakMode"].flatMap(LineBreakMode.init(rawValue:)) ?? .wordWrap
  }

  /// Where a button's image is. Source: the documentation of UIButton.Configuration.imagePlacement.
  package var imagePlacement: ImagePlacement {
    switch buttonConfiguration?["imagePlacement"] {
    case "top": .top
    case "bottom": .bottom
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// Whether the button is a pop-up button, which a configuration marks with two chevrons at its title's
  /// end. Source: the documentation of UIButton.changesSelectionAsPrimaryAction, and of
  /// UIButton.Configuration.Indicator.automatic.
  package var hasPopUpIndicator: Bool {
    buttonConfiguration != nil && flag("changesSelectionAsPrimaryAction") == true
      && flag("showsMenuAsPrimaryAction") == true
  }

  /// Points that the chevrons take, with what is between them and the title; by eye.
  package func popUpIndicatorWidth(typography: Typography) -> Double {
    hasPopUpIndicator ? (buttonFont(typography: typography).pointSize * 0.95).rounded() : 0
  }

  /// What a button with a configuration keeps free around its title and image, in points. Source of the
  /// standard: reference/controls.json, UIButton_configuration, above and below; MINED at the sides,
  /// and those of large buttons: 4 of 4 with a line of 24.33 are 54.33 high, 1 of 1 with a symbol is 72
  /// wide (70 by this rule). No document tells those of mini and small ones.
  package var configurationInsets: EdgeInsets {
    guard let insets = buttonConfiguration?.child(key: "contentInsets")?.insets else {
      return buttonConfiguration?["buttonSize"] == "large"
        ? EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        : EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    }
    return self.insets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

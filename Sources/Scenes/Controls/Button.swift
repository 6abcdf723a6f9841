import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// UIButton in its normal state.
package struct Button: TypedView {
  /// UIButton.ButtonType, as far as types differ in what is made of them.
  package enum ButtonType {
    case custom, system, info, contactAdd, close
  }

  /// Where the content stands in the button's width. Raw values are the document's.
  package enum HorizontalAlignment: String, CaseIterable {
    case left, right, center, fill, leading, trailing
  }

  /// The same of its height.
  package enum VerticalAlignment: String, CaseIterable {
    case top, bottom, center, fill
  }

  let view: View

  package init(_ view: View) { self.view = view }

  /// Buttons without a type are custom ones: Interface Builder writes the others.
  package var buttonType: ButtonType {
    switch view["buttonType"] {
    case "system", "roundedRect": .system
    case "infoLight", "infoDark", "detailDisclosure": .info
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  /// The configuration that replaces the button's older properties, where there are configurations.
  /// Source: UIButton.configuration.
  package var configuration: ButtonConfiguration? {
    view.platform.has(.buttonConfiguration) ? writtenConfiguration : nil
  }

  /// The configuration that the document has, whatever the version of iOS.
  package var writtenConfiguration: ButtonConfiguration? {
    view.value("configuration").map { ButtonConfiguration($0, of: self) }
  }

  var normalState: Element? { view.element?.child("state", key: "normal") }

  /// What has the title and the image.
  private var content: Element? { configuration?.element ?? normalState }

  /// The title, where its parts look different.
  package var attributedTitle: AttributedText? {
    guard view.runtimeText == nil else { return nil }
    return content?.child(key: "attributedTitle").flatMap(AttributedText.init)
  }

  /// The title without its looks; nil where it is empty.
  package var title: String? {
    let title = view.runtimeText ?? attributedTitle?.plainText ?? content?.string("title")
    return title?.isEmpty == true ? nil : title
  }

  package var image: ImageReference? { content?.imageReference("image") }

  /// What fills it, behind its title.
  package var backgroundImage: ImageReference? { normalState?.imageReference("backgroundImage") }

  /// The images that the document has for it, in a configuration or without one.
  package var writtenImages: [ImageReference] {
    [
      normalState?.imageReference("image"), backgroundImage,
      writtenConfiguration?.element.imageReference("image"),
    ].compactMap(\.self)
  }

  /// What Interface Builder writes as the title of a new button.
  private static let firstTitle = "Button"

  /// Whether nobody is to see the title: it is clear, as one for VoiceOver alone, or what Interface Builder wrote
  /// before the button got its image.
  package var hasUnseenTitle: Bool {
    normalState?.color("titleColor")?.components?.alpha == 0
      || title == Self.firstTitle && image != nil
  }

  /// The title in the fonts that it is set in; a configuration's subtitle is a paragraph below it.
  package func formattedTitle(typography: Typography) -> FormattedText? {
    let font = font(typography: typography)
    let title =
      attributedTitle.flatMap { FormattedText($0, font: font, typography: typography) }
      ?? self.title.map { FormattedText($0, font: font) }
    guard var title, let subtitle = configuration?.subtitle(typography: typography) else {
      return title
    }
    title.runs[title.runs.count - 1].text += "\n"
    title.runs.append(subtitle)
    return title
  }

  /// The title's font. System buttons are set in 15 points, custom ones in 18. MINED: buttons without a
  /// font are 30 and 34 high.
  package func font(typography: Typography) -> Font {
    configuration?.titleFont(typography: typography)
      ?? view.font(
        defaultSize: buttonType == .system
          ? FixedMetric.systemButtonFontSize : FixedMetric.customButtonFontSize,
        typography: typography)
  }

  package func titleColor(in palette: Palette) -> Color? {
    palette.color(normalState?.color("titleColor"))
  }

  // MARK: How it arranges them

  /// How a title without a configuration breaks. Source of the default: UIButton.lineBreakMode's
  /// documentation.
  package var lineBreakMode: LineBreakMode { view.lineBreakMode ?? .middleTruncation }

  /// Source of the defaults: the documentation of UIControl.contentHorizontalAlignment and
  /// contentVerticalAlignment.
  package var horizontalAlignment: HorizontalAlignment {
    view["contentHorizontalAlignment"].flatMap(HorizontalAlignment.init) ?? .center
  }

  /// Where its content stands; on the left where it fills the button.
  package var contentSide: HorizontalSide {
    switch horizontalAlignment {
    case .left, .fill: .left
    case .center: .center
    case .right: .right
    case .leading: view.isRightToLeft ? .right : .left
    case .trailing: view.isRightToLeft ? .left : .right
    }
  }

  package var verticalAlignment: VerticalAlignment {
    view["contentVerticalAlignment"].flatMap(VerticalAlignment.init) ?? .center
  }

  /// Points; nil where nothing is written.
  package var contentInsets: EdgeInsets? { view.insets("contentEdgeInsets") }
  package var imageInsets: EdgeInsets? { view.insets("imageEdgeInsets") }
  package var titleInsets: EdgeInsets? { view.insets("titleEdgeInsets") }

  /// Where its image is. Source: the documentation of UIButton.Configuration.imagePlacement.
  package var imagePlacement: ImagePlacement {
    configuration?.imagePlacement ?? (view.isRightToLeft ? .right : .left)
  }

  /// What a button is for. Raw values are the document's.
  package enum Role: String {
    case normal, primary, cancel, destructive
  }

  package var role: Role { view["role"].flatMap(Role.init) ?? .normal }

  /// Whether a tap shows a menu, from which what is chosen becomes the title.
  var isPopUp: Bool {
    view.flag("changesSelectionAsPrimaryAction") == true
      && view.flag("showsMenuAsPrimaryAction") == true
  }
}

extension Button {
  static let attributes = AttributeTable(
    "Button",
    [
      .mode(
        "buttonType", localized("Type"), "custom",
        names: [
          "roundedRect": "System (Rounded Rect)", "contactAdd": "Add Contact",
          "infoLight": "Info Light", "infoDark": "Info Dark",
        ]),
      .font("fontDescription", localized("Font")) { Button($0).font(typography: $1) },
      .mode("lineBreakMode", localized("Line Break"), names: View.lineBreakNames) {
        Button($0).lineBreakMode.rawValue
      },
      .mode("role", localized("Role"), "normal"),
      .insets("contentEdgeInsets", localized("Content Insets")),
      .insets("titleEdgeInsets", localized("Title Insets")),
      .insets("imageEdgeInsets", localized("Image Insets")),
      .size("titleShadowOffset", localized("Shadow Offset")),
      .flag("reversesTitleShadowWhenHighlighted", localized("Reverses On Highlight")),
      .flag("showsTouchWhenHighlighted", localized("Shows Touch On Highlight"), false),
      .flag("adjustsImageWhenHighlighted", localized("Highlighted Adjusts Image")),
      .flag("adjustsImageWhenDisabled", localized("Disabled Adjusts Image")),
      .flag("changesSelectionAsPrimaryAction", localized("Selection As Primary Action")),
      .flag("springLoaded", localized("Spring Loaded")),
      .flag("pointerInteraction", localized("Pointer Interaction")),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", localized("Adjusts Image Size")),
    ])

  /// Of a state such as `normal`, which Xcode calls the default one.
  static func state(_ element: Element) -> AttributeTable {
    let key = element.key ?? ""
    let name = key == "normal" ? localized("Default") : AttributeWords.mode(key, [:])
    return AttributeTable(
      localized("State Config: %1$s", name),
      [
        .text("title", or: "attributedTitle", localized("Title")),
        .color("titleColor", localized("Text Color"), nil),
        .color("titleShadowColor", localized("Shadow Color"), nil),
        .image("image", localized("Image")),
        .mode("catalog", localized("Image Catalog")),
        .image("backgroundImage", localized("Background")),
      ])
  }
}

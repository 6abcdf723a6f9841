import Localization
import Styles
import TextMetrics
import Traits

/// What Xcode's inspectors show of every view. Source of the titles: Interface Builder's Attributes, Size and
/// Identity inspectors; of the defaults that are no typed properties: the documentation of UIView.
extension View {
  static let attributes = AttributeTable(
    localized("View"),
    [
      .mode("contentMode", localized("Content Mode"), names: contentModeNames) {
        $0.contentMode.rawValue
      },
      .mode(
        "semanticContentAttribute", localized("Semantic"), "unspecified",
        names: [
          "forceLeftToRight": "Force Left-to-Right", "forceRightToLeft": "Force Right-to-Left",
        ]),
      .number("tag", localized("Tag"), 0),
      .flag("userInteractionEnabled", localized("User Interaction Enabled")) {
        $0.isUserInteractionEnabled
      },
      .flag("multipleTouchEnabled", localized("Multiple Touch"), false),
      .number("alpha", localized("Alpha")) { $0.alpha },
      .color("backgroundColor", localized("Background")),
      .color("tintColor", localized("Tint")),
      .flag("opaque", localized("Opaque"), true),
      .flag("hidden", localized("Hidden")) { $0.isHidden },
      .flag("clearsContextBeforeDrawing", localized("Clears Graphics Context"), true),
      .flag("clipsSubviews", localized("Clip to Bounds")) { $0.clipsSubviews },
      .flag("autoresizesSubviews", localized("Autoresize Subviews"), true),
      .mode("appearanceType", localized("Appearance")),
      .text("focusGroupIdentifier", localized("Focus Group")),
      .text("toolTip", localized("Tool Tip")),
      .flag("showsLargeContentViewer", localized("Shows Large Content Viewer")),
      .text("largeContentTitle", localized("Large Content Title")),
    ])

  private static let contentModeNames = [
    "scaleToFill": "Scale To Fill", "scaleAspectFit": "Aspect Fit",
    "scaleAspectFill": "Aspect Fill",
  ]

  /// Of texts; labels, buttons and their configurations have these.
  static let lineBreakNames = [
    "tailTruncation": "Truncate Tail", "middleTruncation": "Truncate Middle",
    "headTruncation": "Truncate Head", "characterWrap": "Character Wrap",
    "clip": "Clip", "wordWrap": "Word Wrap", "wordWrapping": "Word Wrap",
  ]

  /// The font of a part that has no properties of its own.
  static func part(_ view: View, font key: String, _ typography: Typography) -> Font {
    view.font(
      key, defaultSize: Font.bodySize(typography: typography), typography: typography)
  }

  /// A control's. Source of the defaults: the documentation of UIControl.
  static let control = AttributeTable(
    localized("Control"),
    [
      .mode("contentHorizontalAlignment", localized("Horizontal Alignment")) {
        Button($0).horizontalAlignment.rawValue
      },
      .mode("contentVerticalAlignment", localized("Vertical Alignment")) {
        Button($0).verticalAlignment.rawValue
      },
      .flag("enabled", localized("Enabled")) { $0.isEnabled },
      .flag("selected", localized("Selected"), false),
      .flag("highlighted", localized("Highlighted"), false),
      .flag("contextMenuInteractionEnabled", localized("Context Menu Enabled")),
      .flag("showsMenuAsPrimaryAction", localized("Menu As Primary Action")),
    ])

  /// The Size inspector.
  static let layout = AttributeTable(
    localized("Size"),
    [
      .rect("frame", localized("Frame in the Document")),
      .options(
        "autoresizingMask", localized("Autoresizing"),
        names: [
          "flexibleMinX": "Flexible Left Margin", "widthSizable": "Flexible Width",
          "flexibleMaxX": "Flexible Right Margin", "flexibleMinY": "Flexible Top Margin",
          "heightSizable": "Flexible Height", "flexibleMaxY": "Flexible Bottom Margin",
        ]),
      .flag(
        "translatesAutoresizingMaskIntoConstraints", localized("Translates Mask Into Constraints")
      ) {
        $0.translatesAutoresizingMask
      },
      .flag("fixedFrame", localized("Fixed Frame")) { $0.isFixedFrame },
      .insets(
        "directionalLayoutMargins", or: "layoutMargins", localized("Layout Margins"), "Default"),
      .flag("preservesSuperviewLayoutMargins", localized("Preserve Superview Margins")) {
        $0.preservesSuperviewMargins
      },
      .flag("layoutMarginsFollowReadableWidth", localized("Follow Readable Width")) {
        $0.followsReadableWidth
      },
      .flag("insetsLayoutMarginsFromSafeArea", localized("Safe Area Relative Margins")) {
        $0.insetsMarginsFromSafeArea
      },
      .priority("horizontalHuggingPriority", localized("Content Hugging, Horizontal")) {
        $0.horizontalHuggingPriority
      },
      .priority("verticalHuggingPriority", localized("Content Hugging, Vertical")) {
        $0.verticalHuggingPriority
      },
      .priority(
        "horizontalCompressionResistancePriority", localized("Compression Resistance, Horizontal")
      ) { $0.horizontalCompressionResistance },
      .priority(
        "verticalCompressionResistancePriority", localized("Compression Resistance, Vertical")
      ) {
        $0.verticalCompressionResistance
      },
      .number("placeholderIntrinsicWidth", localized("Placeholder Intrinsic Width")),
      .number("placeholderIntrinsicHeight", localized("Placeholder Intrinsic Height")),
      .mode(
        "verifyAmbiguity", localized("Ambiguity"), "always", names: ["always": "Always Verify"]),
      .point("canvasLocation", localized("Canvas Location")),
      .flag("misplaced", localized("Misplaced")),
      .flag("ambiguous", localized("Ambiguous")),
    ])

  /// The Identity inspector, of any object.
  static let identity = AttributeTable(
    localized("Identity"),
    [
      .text("customClass", localized("Class")) { $0.objectClassName },
      .text("customModule", localized("Module")),
      .mode("customModuleProvider", localized("Module Provider")),
      .text("restorationIdentifier", localized("Restoration ID")),
      .text("userLabel", localized("Label")),
      .text("id", localized("Object ID")),
      .text("sceneMemberID", localized("Scene Member")),
      .text("storyboardIdentifier", localized("Storyboard ID")),
      .flag("useStoryboardIdentifierAsRestorationIdentifier", localized("Use Storyboard ID")),
      .text("userComments", localized("Notes")),
      .text("colorLabel", localized("Color Label")),
      .flag("explicitIdentifier", localized("Explicit ID")),
    ])

  /// A stretch of an attributed text.
  static let textPart = AttributeTable(
    localized("Look of the Part"),
    [
      .font("NSFont", localized("Font")) { part($0, font: "NSFont", $1) },
      .color("NSColor", localized("Color"), nil),
      .color("NSBackgroundColor", localized("Background"), nil),
      .number("NSKern", localized("Kerning")),
      .number("NSBaselineOffset", localized("Baseline Offset")),
      .number("NSUnderline", localized("Underline")),
      .number("NSStrikethrough", localized("Strikethrough")),
    ])

  static let paragraph = AttributeTable(
    localized("Paragraph of the Part"),
    [
      .mode("alignment", localized("Alignment")), .mode("lineBreakMode", localized("Line Break")),
      .number("lineSpacing", localized("Line Spacing")),
      .number("paragraphSpacing", localized("Spacing After")),
      .number("paragraphSpacingBefore", localized("Spacing Before")),
      .number("firstLineHeadIndent", localized("First Line Indent")),
      .number("headIndent", localized("Head Indent")),
      .number("tailIndent", localized("Tail Indent")),
      .number("minimumLineHeight", localized("Minimum Line Height")),
      .number("maximumLineHeight", localized("Maximum Line Height")),
      .number("lineHeightMultiple", localized("Line Height Multiple")),
    ])

  /// The Accessibility part of the Identity inspector. Source: the documentation of UIAccessibility.
  static let accessibility = AttributeTable(
    localized("Accessibility"),
    [
      .flag("isElement", localized("Enabled")),
      .text("label", localized("Label")), .text("hint", localized("Hint")),
      .text("identifier", localized("Identifier")),
      .text("value", localized("Value")), .text("language", localized("Language")),
      .options("traits", localized("Traits")),
      .flag("shouldGroupAccessibilityChildren", localized("Group Children")),
      .flag("respondsToUserInteraction", localized("User Interaction")),
    ])
}

extension View {
  /// UIKit's class of any object, such as a controller or a bar button item.
  package var objectClassName: String {
    guard let element else { return className }
    if AttributeTable.isController(element) { return element.controllerClassName }
    let isPart = AttributeTable.part(element, number: 0) != nil
    return isPart ? "UI\(element.name.capitalizedFirst)" : className
  }
}

import TextMetrics
import Traits

/// What Xcode's inspectors show of every view. Source of the titles: Interface Builder's Attributes, Size and
/// Identity inspectors; of the defaults that are no typed properties: the documentation of UIView.
extension View {
  static let attributes = AttributeTable(
    "View",
    [
      .mode("contentMode", "Content Mode", names: contentModeNames) { $0.contentMode.rawValue },
      .mode(
        "semanticContentAttribute", "Semantic", "unspecified",
        names: [
          "forceLeftToRight": "Force Left-to-Right", "forceRightToLeft": "Force Right-to-Left",
        ]),
      .number("tag", "Tag", 0),
      .flag("userInteractionEnabled", "User Interaction Enabled") { $0.isUserInteractionEnabled },
      .flag("multipleTouchEnabled", "Multiple Touch", false),
      .number("alpha", "Alpha") { $0.alpha },
      .color("backgroundColor", "Background"),
      .color("tintColor", "Tint"),
      .flag("opaque", "Opaque", true),
      .flag("hidden", "Hidden") { $0.isHidden },
      .flag("clearsContextBeforeDrawing", "Clears Graphics Context", true),
      .flag("clipsSubviews", "Clip to Bounds") { $0.clipsSubviews },
      .flag("autoresizesSubviews", "Autoresize Subviews", true),
      .mode("appearanceType", "Appearance"),
      .text("focusGroupIdentifier", "Focus Group"),
      .text("toolTip", "Tool Tip"),
      .flag("showsLargeContentViewer", "Shows Large Content Viewer"),
      .text("largeContentTitle", "Large Content Title"),
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
    "Control",
    [
      .mode("contentHorizontalAlignment", "Horizontal Alignment") {
        Button($0).horizontalAlignment.rawValue
      },
      .mode("contentVerticalAlignment", "Vertical Alignment") {
        Button($0).verticalAlignment.rawValue
      },
      .flag("enabled", "Enabled") { $0.isEnabled },
      .flag("selected", "Selected", false),
      .flag("highlighted", "Highlighted", false),
      .flag("contextMenuInteractionEnabled", "Context Menu Enabled"),
      .flag("showsMenuAsPrimaryAction", "Menu As Primary Action"),
    ])

  /// The Size inspector.
  static let layout = AttributeTable(
    "Size",
    [
      .rect("frame", "Frame in the Document"),
      .options(
        "autoresizingMask", "Autoresizing",
        names: [
          "flexibleMinX": "Flexible Left Margin", "widthSizable": "Flexible Width",
          "flexibleMaxX": "Flexible Right Margin", "flexibleMinY": "Flexible Top Margin",
          "heightSizable": "Flexible Height", "flexibleMaxY": "Flexible Bottom Margin",
        ]),
      .flag("translatesAutoresizingMaskIntoConstraints", "Translates Mask Into Constraints") {
        $0.translatesAutoresizingMask
      },
      .flag("fixedFrame", "Fixed Frame") { $0.isFixedFrame },
      .insets("directionalLayoutMargins", or: "layoutMargins", "Layout Margins", "Default"),
      .flag("preservesSuperviewLayoutMargins", "Preserve Superview Margins") {
        $0.preservesSuperviewMargins
      },
      .flag("layoutMarginsFollowReadableWidth", "Follow Readable Width") {
        $0.followsReadableWidth
      },
      .flag("insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins") {
        $0.insetsMarginsFromSafeArea
      },
      .priority("horizontalHuggingPriority", "Content Hugging, Horizontal") {
        $0.horizontalHuggingPriority
      },
      .priority("verticalHuggingPriority", "Content Hugging, Vertical") {
        $0.verticalHuggingPriority
      },
      .priority(
        "horizontalCompressionResistancePriority", "Compression Resistance, Horizontal"
      ) { $0.horizontalCompressionResistance },
      .priority("verticalCompressionResistancePriority", "Compression Resistance, Vertical") {
        $0.verticalCompressionResistance
      },
      .number("placeholderIntrinsicWidth", "Placeholder Intrinsic Width"),
      .number("placeholderIntrinsicHeight", "Placeholder Intrinsic Height"),
      .mode("verifyAmbiguity", "Ambiguity", "always", names: ["always": "Always Verify"]),
      .point("canvasLocation", "Canvas Location"),
      .flag("misplaced", "Misplaced"),
      .flag("ambiguous", "Ambiguous"),
    ])

  /// The Identity inspector, of any object.
  static let identity = AttributeTable(
    "Identity",
    [
      .text("customClass", "Class") { $0.objectClassName },
      .text("customModule", "Module"),
      .mode("customModuleProvider", "Module Provider"),
      .text("restorationIdentifier", "Restoration ID"),
      .text("userLabel", "Label"),
      .text("id", "Object ID"),
      .text("sceneMemberID", "Scene Member"),
      .text("storyboardIdentifier", "Storyboard ID"),
      .flag("useStoryboardIdentifierAsRestorationIdentifier", "Use Storyboard ID"),
      .text("userComments", "Notes"),
      .text("colorLabel", "Color Label"),
      .flag("explicitIdentifier", "Explicit ID"),
    ])

  /// A stretch of an attributed text.
  static let textPart = AttributeTable(
    "Look of the Part",
    [
      .font("NSFont", "Font") { part($0, font: "NSFont", $1) },
      .color("NSColor", "Color", nil), .color("NSBackgroundColor", "Background", nil),
      .number("NSKern", "Kerning"), .number("NSBaselineOffset", "Baseline Offset"),
      .number("NSUnderline", "Underline"), .number("NSStrikethrough", "Strikethrough"),
    ])

  static let paragraph = AttributeTable(
    "Paragraph of the Part",
    [
      .mode("alignment", "Alignment"), .mode("lineBreakMode", "Line Break"),
      .number("lineSpacing", "Line Spacing"), .number("paragraphSpacing", "Spacing After"),
      .number("paragraphSpacingBefore", "Spacing Before"),
      .number("firstLineHeadIndent", "First Line Indent"), .number("headIndent", "Head Indent"),
      .number("tailIndent", "Tail Indent"), .number("minimumLineHeight", "Minimum Line Height"),
      .number("maximumLineHeight", "Maximum Line Height"),
      .number("lineHeightMultiple", "Line Height Multiple"),
    ])

  /// The Accessibility part of the Identity inspector. Source: the documentation of UIAccessibility.
  static let accessibility = AttributeTable(
    "Accessibility",
    [
      .flag("isElement", "Enabled"),
      .text("label", "Label"), .text("hint", "Hint"), .text("identifier", "Identifier"),
      .text("value", "Value"), .text("language", "Language"),
      .options("traits", "Traits"),
      .flag("shouldGroupAccessibilityChildren", "Group Children"),
      .flag("respondsToUserInteraction", "User Interaction"),
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

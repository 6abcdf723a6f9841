import Localization
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// UILabel.
package struct Label: TypedView {
  /// How a text that was made smaller stands beside one that wasn't: UIBaselineAdjustment. Raw values are the
  /// document's.
  package enum BaselineAdjustment: String, Codable, Hashable, Sendable {
    case alignBaselines, alignCenters, none

    /// Of a label that a document says nothing of. Of 7,180 labels in the histories of public repositories 6,928 have
    /// `alignBaselines` and 8 `none`; `alignCenters`, which Xcode's menu has as well, is written nowhere, so that what
    /// isn't written is that. A label that code makes has `alignBaselines`.
    package static let ofDocuments = BaselineAdjustment.alignCenters
  }

  /// A shadow of the text's own shape; lengths are points.
  package struct Shadow {
    package let color: Color
    package let x: Double
    package let y: Double
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// 0 is without limit. Source of the default: UILabel.numberOfLines's documentation.
  package var numberOfLines: Int { max(0, view.count("numberOfLines") ?? 1) }

  /// Source of the default: UILabel.lineBreakMode's documentation.
  package var lineBreakMode: LineBreakMode { view.lineBreakMode ?? .tailTruncation }

  /// The width in points that several lines are broken in; nil where the view's own counts.
  package var preferredMaxLayoutWidth: Double? {
    view.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
  }

  package var baselineAdjustment: BaselineAdjustment {
    view["baselineAdjustment"].flatMap(BaselineAdjustment.init) ?? .ofDocuments
  }

  /// Source of the default size: UILabel.font's documentation.
  package func font(typography: Typography) -> Font {
    view.font(defaultSize: FixedMetric.labelFontSize, typography: typography)
  }

  package func formattedText(typography: Typography) -> FormattedText? {
    view.formattedText(font: font(typography: typography), typography: typography)
  }

  /// Whether the last of its lines isn't to be a single word, where it may have several.
  package func avoidsOrphans(on platform: Platform) -> Bool {
    numberOfLines != 1 && view.avoidsOrphans(on: platform)
  }

  /// The text's colour in a selected cell; nil where it keeps its own.
  package func highlightedTextColor(in palette: Palette) -> Color? {
    view.color("highlightedColor", in: palette)
  }

  /// Source of the default offset: UILabel.shadowOffset's documentation.
  package func shadow(in palette: Palette) -> Shadow? {
    guard let color = view.color("shadowColor", in: palette), color.alpha > 0 else { return nil }
    let offset = view.value("shadowOffset")
    return Shadow(
      color: color, x: offset?.number("width") ?? 0, y: offset?.number("height") ?? -1)
  }
}

extension Label {
  static let attributes = AttributeTable(
    "Label",
    [
      .text("text", or: "attributedText", localized("Text")),
      .color("textColor", localized("Color")),
      .font("fontDescription", localized("Font")) { Label($0).font(typography: $1) },
      .flag("adjustsFontForContentSizeCategory", localized("Automatically Adjusts Font")) {
        $0.adjustsFontForContentSizeCategory
      },
      .mode("textAlignment", localized("Alignment")) { $0.textAlignment.rawValue },
      .number("numberOfLines", localized("Lines")) { Double(Label($0).numberOfLines) },
      .flag("enabled", localized("Enabled")) { $0.isEnabled },
      .flag("highlighted", localized("Highlighted"), false),
      .mode("baselineAdjustment", localized("Baseline")) { Label($0).baselineAdjustment.rawValue },
      .mode("lineBreakMode", localized("Line Break"), names: View.lineBreakNames) {
        Label($0).lineBreakMode.rawValue
      },
      .mode("lineBreakStrategy", localized("Line Break Strategy")),
      .flag("adjustsFontSizeToFit", localized("Autoshrink")),
      .number("minimumScaleFactor", localized("Minimum Font Scale")),
      .number("minimumFontSize", localized("Minimum Font Size")),
      .flag("adjustsLetterSpacingToFitWidth", localized("Tighten Letter Spacing"), false),
      .number("preferredMaxLayoutWidth", localized("Preferred Width")),
      .color("highlightedColor", localized("Highlighted Color")),
      .color("shadowColor", localized("Shadow")),
      .size("shadowOffset", localized("Shadow Offset")),
      .flag("usesAttributedText", localized("Attributed Text")),
    ])
}

extension Label: KnownView {
  static let className: String? = "UILabel"
  static var words: String? { localized("label", context: "kind") }
  static let symbol: String? = "label"
  static let isReadOrUsed = true
  static let takesTouches = false
  static let accessibilityRole = AccessibilityRole.label
  static let editableProperties: [EditableProperty] = [
    .text, .font, .textColor, .alignment,
    EditableProperty(
      "numberOfLines", localized("Lines"), .number(0...1000, isWhole: true), absent: "1"),
  ]

  var shownName: String? { view.plainText?.firstLine }
  var hasContent: Bool { view.plainText?.isEmpty == false }
}

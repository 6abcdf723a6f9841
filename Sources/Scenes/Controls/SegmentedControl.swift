import InterfaceBuilder
import Localization
import Styles
import Traits
import UIKitMetrics

/// UISegmentedControl.
package struct SegmentedControl: TypedView {
  package struct Segment {
    private let element: Element

    fileprivate init(_ element: Element) { self.element = element }

    package var title: String? { element.string("title") }
    package var image: ImageReference? { element.imageReference("image") }

    /// The segment's width in points; nil where it shares the remaining width.
    package var width: Double? { element.number("width").flatMap { $0 > 0 ? $0 : nil } }
    package var isEnabled: Bool { element.flag("enabled") ?? true }
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  package var segments: [Segment] {
    view.element?.child("segments")?.children("segment").map(Segment.init) ?? []
  }

  /// Nil where none is selected. Source of the default: UISegmentedControl.selectedSegmentIndex's
  /// documentation.
  package var selectedIndex: Int? {
    view.count("selectedSegmentIndex").flatMap { segments.indices.contains($0) ? $0 : nil }
  }

  /// Whether segments are as wide as their content. Source of the default:
  /// UISegmentedControl.apportionsSegmentWidthsByContent's documentation.
  package var isApportioned: Bool { view.flag("apportionsSegmentWidthsByContent") ?? false }

  /// Whether it has the style of bars, which iOS 6 drew lower.
  package var hasBarStyle: Bool { view["segmentControlStyle"] == "bar" }

  package func selectedTint(in palette: Palette) -> Color? {
    view.color("selectedSegmentTintColor", in: palette)
  }
}

extension SegmentedControl {
  static let attributes = AttributeTable(
    "Segmented Control",
    [
      .mode("segmentControlStyle", localized("Style"), "plain"),
      .number("selectedSegmentIndex", localized("Selected Segment")),
      .flag("momentary", localized("Momentary"), false),
      .flag("apportionsSegmentWidthsByContent", localized("Widths By Content")) {
        SegmentedControl($0).isApportioned
      },
      .color("selectedSegmentTintColor", localized("Selected Tint")),
      .flag("springLoaded", localized("Spring Loaded")),
    ])

  static func segment(_ number: Int) -> AttributeTable {
    AttributeTable(
      localized("Segment %1$s", number),
      [
        .text("title", localized("Title")), .image("image", localized("Image")),
        .mode("catalog", localized("Image Catalog")),
        .number("width", localized("Width")), .flag("enabled", localized("Enabled"), true),
        .size("contentOffset", localized("Content Offset")),
      ])
  }
}

extension SegmentedControl: KnownView {
  static let className: String? = "UISegmentedControl"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("segmented control", context: "kind") }
  static let symbol: String? = "segments"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let writesInSystemFont = true
  static let touchParts = TouchParts.items
  static let accessibilityRole = AccessibilityRole.tabList
  static let isSetToIndex = true
  static let valueAttribute: String? = "selectedSegmentIndex"

  var hasContent: Bool { true }
  var controlValue: ControlValue? { .number(Double(selectedIndex ?? -1)) }
  var valueRange: (least: Double, most: Double)? { (0, Double(segments.count - 1)) }

  func touchEffect(at value: ControlValue) -> TouchEffect {
    .sets(segments.indices.map(Double.init))
  }

  func alignmentOutsets(on platform: Platform) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: platform[.segmentsOutset], right: 0)
  }

  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    let unnamed = segments.filter { segment in
      guard (segment.title ?? "").isEmpty, let image = segment.image else { return false }
      return !circumstances.scene.isSymbol(image)
    }
    guard !unnamed.isEmpty else { return nil }
    return localized(
      "%1$s segment shows an image alone, and VoiceOver can't say what it is for.",
      plural: "%1$s segments show images alone, and VoiceOver can't say what they are for.",
      unnamed.count)
  }
}

import InterfaceBuilder
import Localization
import Traits

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

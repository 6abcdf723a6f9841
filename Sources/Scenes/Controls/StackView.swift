import Localization
import UIKitMetrics

/// UIStackView. Source of the defaults, where nothing else is said: its documentation.
package struct StackView: TypedView {
  /// Raw values are the document's.
  package enum Distribution: String, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Raw values are the document's.
  package enum Alignment: String, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  package var isVertical: Bool { view["axis"] == "vertical" }

  package var distribution: Distribution {
    view["distribution"].flatMap(Distribution.init) ?? .fill
  }

  package var alignment: Alignment { view["alignment"].flatMap(Alignment.init) ?? .fill }

  /// Points between arranged views; the system's spacing is 8.
  /// Source: reference/controls.json, spacingUseSystem (U).
  package var spacing: Double {
    view.number("spacing") ?? (hasSystemSpacing ? FixedMetric.stackSpacing : 0)
  }

  /// Whether the spacing is the system's rather than a number of the document.
  package var hasSystemSpacing: Bool {
    view.number("spacing") == nil && view["spacingType"] == "standard"
  }

  package var isBaselineRelative: Bool { view.flag("baselineRelativeArrangement") ?? false }

  /// The document has no attribute for it: margins that are written are those that count. MINED.
  package var isMarginsRelative: Bool { view.hasWrittenMargins }
}

extension StackView {
  static let attributes = AttributeTable(
    "Stack View",
    [
      .mode("axis", localized("Axis")) { StackView($0).isVertical ? "vertical" : "horizontal" },
      .mode("alignment", localized("Alignment")) { StackView($0).alignment.rawValue },
      .mode("distribution", localized("Distribution")) { StackView($0).distribution.rawValue },
      .number("spacing", localized("Spacing")) { StackView($0).spacing },
      .mode("spacingType", localized("Spacing Type"), names: ["standard": "Standard (Use System)"]),
      .flag("baselineRelativeArrangement", localized("Baseline Relative")) {
        StackView($0).isBaselineRelative
      },
      .flag("layoutMarginsRelativeArrangement", localized("Margins Relative")) {
        StackView($0).isMarginsRelative
      },
    ])
}

extension StackView: KnownView {
  static let className: String? = "UIStackView"
  static var words: String? { localized("stack view", context: "kind") }
  static let symbol: String? = "stack"
  static let editableProperties = [
    EditableProperty(
      "axis", localized("Axis"), EditableProperty.choice(["horizontal", "vertical"]),
      absent: "horizontal", canVary: true),
    EditableProperty(
      "alignment", localized("Alignment"), EditableProperty.choice(of: StackView.Alignment.self),
      absent: "fill", canVary: true),
    EditableProperty(
      "distribution", localized("Distribution"),
      EditableProperty.choice(of: StackView.Distribution.self), absent: "fill", canVary: true),
    EditableProperty(
      "spacing", localized("Spacing"), .number(-1000...1000), absent: "0", canVary: true),
  ]
}

import InterfaceBuilder
import Localization
import Traits
import UIKitMetrics

/// UICollectionView.
package struct CollectionView: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Nil where the layout is the app's own.
  package var flowLayout: FlowLayoutElement? {
    guard
      let layout = view.element?.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      layout.customClass == nil
    else { return nil }
    return FlowLayoutElement(layout)
  }
}

/// A cell of a collection view.
package struct CollectionViewCell: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Points; nil where the layout's counts.
  package var customSize: Size? { view.element?.measure("customSize") }
}

/// UICollectionViewFlowLayout as the document has it. Lengths are points.
/// Source of the defaults: reference/controls.json, UICollectionViewFlowLayout.
package struct FlowLayoutElement {
  /// What the sections' insets are measured from. Raw values are the document's.
  package enum InsetReference: String {
    case contentInset, safeArea, layoutMargins
  }

  private let element: Element

  fileprivate init(_ element: Element) { self.element = element }

  package var isHorizontal: Bool { element["scrollDirection"] == "horizontal" }
  package var lineSpacing: Double {
    element.number("minimumLineSpacing") ?? FixedMetric.flowSpacing
  }
  package var itemSpacing: Double {
    element.number("minimumInteritemSpacing") ?? FixedMetric.flowSpacing
  }
  package var itemSize: Size {
    element.measure("itemSize")
      ?? Size(width: FixedMetric.flowItemSide, height: FixedMetric.flowItemSide)
  }
  package var headerSize: Size { element.measure("headerReferenceSize") ?? .zero }
  package var footerSize: Size { element.measure("footerReferenceSize") ?? .zero }

  package var sectionInset: EdgeInsets {
    element.child(key: "sectionInset")?.insets.map {
      EdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    } ?? .zero
  }

  package var insetReference: InsetReference {
    element["sectionInsetReference"].flatMap(InsetReference.init) ?? .contentInset
  }

  /// Whether cells have the size that their content asks for.
  package var isSelfSizing: Bool {
    element.flag("automaticEstimatedItemSize") == true
      || element.measure("estimatedItemSize").map { $0.width > 0 && $0.height > 0 } ?? false
  }
}

extension Element {
  fileprivate func measure(_ key: String) -> Size? {
    size(key).map { Size(width: $0.width, height: $0.height) }
  }
}

extension CollectionView {
  static let attributes = AttributeTable(
    "Collection View",
    [
      .mode(
        "dataMode", localized("Content"),
        names: ["prototypes": "Dynamic Prototypes", "none": "None"]),
      .flag("allowsSelection", localized("Selection"), true),
      .flag("allowsMultipleSelection", localized("Multiple Selection"), false),
      .flag("prefetchingEnabled", localized("Prefetching")),
      .flag("dragInteractionEnabled", localized("Drag Interaction")),
      .flag("springLoaded", localized("Spring Loaded")),
    ])
}

extension CollectionViewCell {
  static let attributes = AttributeTable(
    "Collection Reusable View",
    [
      .text("reuseIdentifier", localized("Identifier")),
      .size("customSize", localized("Custom Size")),
    ])
}

extension FlowLayoutElement {
  static let attributes = AttributeTable(
    "Collection View Flow Layout",
    [
      .mode("scrollDirection", localized("Scroll Direction")) {
        flow($0)?.isHorizontal == true ? "horizontal" : "vertical"
      },
      .size("itemSize", localized("Cell Size")) { flow($0)?.itemSize },
      .size("estimatedItemSize", localized("Estimate Size")),
      .flag("automaticEstimatedItemSize", localized("Automatic Estimate Size")),
      .size("headerReferenceSize", localized("Header Size")) { flow($0)?.headerSize },
      .size("footerReferenceSize", localized("Footer Size")) { flow($0)?.footerSize },
      .number("minimumLineSpacing", localized("Min Spacing For Lines")) {
        flow($0)?.lineSpacing ?? 0
      },
      .number("minimumInteritemSpacing", localized("Min Spacing For Cells")) {
        flow($0)?.itemSpacing ?? 0
      },
      .insets("sectionInset", localized("Section Insets")),
      .mode("sectionInsetReference", localized("Section Inset From")) {
        (flow($0)?.insetReference ?? .contentInset).rawValue
      },
      .flag("sectionHeadersPinToVisibleBounds", localized("Pin Headers")),
      .flag("sectionFootersPinToVisibleBounds", localized("Pin Footers")),
    ])

  private static func flow(_ view: View) -> FlowLayoutElement? {
    view.element.map(FlowLayoutElement.init)
  }
}

extension CollectionView: KnownView {
  static let className: String? = "UICollectionView"
  static let superclass = ScrollView.className
  static var words: String? { localized("collection view", context: "kind") }
  static let symbol: String? = "collection"
  static let clipsByDefault = true
  static let accessibilityRole = AccessibilityRole.list
}

extension CollectionViewCell: KnownView {
  static let className: String? = "UICollectionViewCell"
  static let superclass = CollectionReusableView.className
  static var words: String? { localized("collection view cell", context: "kind") }
  static let symbol: String? = CollectionReusableView.symbol
  static let isPlacedByContainer = true
  static let drawnKind: ViewKind? = .view
}

/// What a collection view's cell holds its views in: a UIView.
struct CollectionViewCellContent: KnownView {
  init(_ view: View) {}

  static let className = PlainView.className
  static let superclass: String? = nil
  static let isPlacedByContainer = true
  static let drawnKind: ViewKind? = .view
}

/// A header or a footer of a section.
struct CollectionReusableView: KnownView {
  init(_ view: View) {}

  static let className: String? = "UICollectionReusableView"
  static let symbol: String? = "cell"
  static let isPlacedByContainer = true
  static let drawnKind: ViewKind? = .view
  static let attributes = CollectionViewCell.attributes
}

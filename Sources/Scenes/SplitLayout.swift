import Companion
import InterfaceBuilder
import Traits
import UIKitMetrics

/// How an expanded split view divides its width. Lengths are points.
package struct SplitLayout: Sendable {
  package enum Style: String, Hashable, Sendable, Codable {
    case classic
    case doubleColumn
    case tripleColumn
  }

  /// A column that is shown, and where.
  package struct Span: Hashable, Sendable, Codable {
    package let column: SplitColumn
    package let x: Double
    package let width: Double
  }

  package let behavior: SplitBehavior
  package let displayMode: SplitDisplayMode
  /// Nil where the version of iOS knows none of its attributes.
  private let element: Element?
  /// Whether the side column is as wide as it can be, whatever the whole width.
  private let hasFixedColumns: Bool
  private let style: Style
  private let columns: Set<SplitColumn>
  private let size: Size

  /// - Parameters:
  ///   - element: The split view controller's.
  ///   - columns: Those that hold something.
  ///   - chosen: The display mode that code or the user chose.
  package init(
    of element: Element?, style: Style, columns: Set<SplitColumn>, in size: Size,
    chosen: SplitDisplayMode? = nil, on platform: Platform
  ) {
    let element = platform.hasSplitPreferences ? element : nil
    self.element = element
    hasFixedColumns = !platform.hasSplitPreferences
    self.style = style
    self.columns = columns
    self.size = size
    let preferred = Self.preferred(element?["preferredDisplayMode"], style)
    behavior = Self.behavior(element, style, preferred, size)
    displayMode = Self.displayMode(element, style, behavior, size, [chosen, preferred])
  }

  /// A split view that shows what it shows.
  /// - Parameter displayMode: What it has; whatever its behaviour allows.
  package init(
    of element: Element?, style: Style, columns: Set<SplitColumn>, in size: Size,
    showing displayMode: SplitDisplayMode, on platform: Platform
  ) {
    let element = platform.hasSplitPreferences ? element : nil
    self.element = element
    hasFixedColumns = !platform.hasSplitPreferences
    self.style = style
    self.columns = columns
    self.size = size
    self.displayMode = displayMode
    let preferred = Self.preferred(element?["preferredDisplayMode"], style)
    behavior = Self.behavior(element, style, preferred, size)
  }

  /// The style that a document gives a split view controller, on systems that know columns.
  package static func style(of element: Element, columns: Set<SplitColumn>) -> Style {
    if columns.contains(.supplementary) { return .tripleColumn }
    return ViewController(element).hasColumnStyle ? .doubleColumn : .classic
  }

  // MARK: Columns

  /// The columns that are shown, from the leading edge on.
  package var spans: [Span] {
    var x = 0.0
    return displayMode.shownColumns(style, hasSecondary: columns.contains(.secondary))
      .filter(columns.contains).map { column in
        let isBelow = column == .secondary && displayMode.isOverSecondary
        let span = Span(column: column, x: isBelow ? 0 : x, width: width(of: column))
        x += span.width
        return span
      }
  }

  package func size(of column: SplitColumn) -> Size {
    Size(width: width(of: column), height: size.height)
  }

  /// A column's width. The secondary one has what columns beside it leave; over and displacing
  /// columns leave it all. (A displaced one keeps its width and is cut off: its documentation.)
  private func width(of column: SplitColumn) -> Double {
    switch column {
    case .primary: return sideWidth("Primary")
    case .supplementary: return sideWidth("Supplementary")
    case .compact: return size.width
    case .secondary:
      let beside = besideColumns.reduce(0) { $0 + width(of: $1) }
      return max(size.width - beside, 0)
    }
  }

  private var besideColumns: [SplitColumn] {
    switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary:
      displayMode.shownColumns(style, hasSecondary: columns.contains(.secondary))
        .filter { $0 != .secondary && columns.contains($0) }
    default: []
    }
  }

  /// The preferred width, or a fraction of the whole, within the limits. What is automatic is 0.4
  /// of the width, rounded up, at most 320. Source: semantics.md, section 4.
  private func sideWidth(_ column: String) -> Double {
    if hasFixedColumns { return FixedMetric.splitColumnMaximum }
    let fraction =
      element?.number("preferred\(column)ColumnWidthFraction")
      ?? FixedMetric.splitColumnFraction
    let preferred = element?.number("preferred\(column)ColumnWidth")
    let least = element?.number("minimum\(column)ColumnWidth") ?? 0
    let most =
      element?.number("maximum\(column)ColumnWidth")
      ?? FixedMetric.splitColumnMaximum
    let width = preferred ?? (fraction * size.width).rounded(.up)
    return min(max(width, least), max(most, least))
  }

  // MARK: Display modes

  /// The behaviour that a split view has: the one that the document prefers, or beside each other
  /// where it lies and over each other where it stands. Source of the latter for pads: the header
  /// of UISplitViewController, `preferredDisplayMode`; by which widths newer systems decide is not
  /// documented, and phones, which are regular in landscape only, are treated alike. A classic split view
  /// has no behaviour to prefer: it has the one that its preferred mode belongs to.
  private static func behavior(
    _ element: Element?, _ style: Style, _ preferred: SplitDisplayMode?, _ size: Size
  ) -> SplitBehavior {
    switch (style, preferred, element?["behavior"]) {
    case (.classic, .oneBesideSecondary, _): return .tile
    case (.classic, .oneOverSecondary, _): return .overlay
    case (.classic, _, _): break
    case (_, _, "tile"): return .tile
    case (_, _, "overlay"): return .overlay
    case (_, _, "displace"): return .displace
    default: break
    }
    return size.isLying ? .tile : .overlay
  }

  /// The display mode that a split view has: the first wish that the behaviour allows; else one column
  /// beside the secondary one where it lies, and none where it stands, to be slid over it.
  private static func displayMode(
    _ element: Element?, _ style: Style, _ behavior: SplitBehavior, _ size: Size,
    _ wishes: [SplitDisplayMode?]
  ) -> SplitDisplayMode {
    if let wish = wishes.compactMap({ $0 }).first(where: behavior.displayModes.contains) {
      return wish
    }
    if element?["behavior"] == "tile", style != .classic { return .oneBesideSecondary }
    return size.isLying && behavior != .overlay ? .oneBesideSecondary : .secondaryOnly
  }

  /// The words that Interface Builder and UIKit, old and new, have for display modes. Seen in
  /// documents: "beside" (corpus). The others are UIKit's own names.
  private static func preferred(_ word: String?, _ style: Style) -> SplitDisplayMode? {
    switch word {
    case "beside", "oneBesideSecondary", "allVisible": .oneBesideSecondary
    case "over", "oneOverSecondary", "primaryOverlay": .oneOverSecondary
    case "secondaryOnly", "primaryHidden": .secondaryOnly
    case "twoBesideSecondary" where style == .tripleColumn: .twoBesideSecondary
    case "twoOverSecondary" where style == .tripleColumn: .twoOverSecondary
    case "twoDisplaceSecondary" where style == .tripleColumn: .twoDisplaceSecondary
    default: nil
    }
  }
}

extension SplitDisplayMode {
  /// The columns that the mode shows, the secondary one last. A split view without a secondary
  /// controller shows its primary one.
  package func shownColumns(_ style: SplitLayout.Style, hasSecondary: Bool) -> [SplitColumn] {
    switch self {
    case .secondaryOnly: hasSecondary ? [.secondary] : [.primary]
    case .oneBesideSecondary, .oneOverSecondary:
      [style == .tripleColumn ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    }
  }
}

extension SplitColumn {
  /// What an expanded split view of regular width overrides for its columns: those at its side are
  /// compact. General knowledge, without a source (semantics.md, section 2).
  package var overrides: TraitCollection {
    switch self {
    case .primary, .supplementary: TraitCollection(horizontalSizeClass: .compact)
    case .secondary, .compact: TraitCollection()
    }
  }
}

extension Size {
  /// The square canvas of the size-class grid, which no device has, counts as lying.
  fileprivate var isLying: Bool { width >= height }
}

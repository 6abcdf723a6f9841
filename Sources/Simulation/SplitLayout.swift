import Companion
import InterfaceBuilder
import Traits

/// How an expanded split view divides its width. Lengths are points.
struct SplitLayout {
  private let element: Element?
  private let split: SplitState
  private let size: Size

  init(_ element: Element?, _ split: SplitState, _ size: Size) {
    self.element = element
    self.split = split
    self.size = size
  }

  func size(of column: SplitColumn) -> Size {
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
    switch split.displayMode {
    case .oneBesideSecondary, .twoBesideSecondary:
      split.shownColumns.filter { $0 != .secondary && split.columns[$0] != nil }
    default: []
    }
  }

  /// The preferred width, or a fraction of the whole, within the limits. What is automatic is 0.4
  /// of the width, rounded up, at most 320. Source: semantics.md, section 4.
  private func sideWidth(_ column: String) -> Double {
    let fraction = element?.number("preferred\(column)ColumnWidthFraction") ?? 0.4
    let preferred = element?.number("preferred\(column)ColumnWidth")
    let least = element?.number("minimum\(column)ColumnWidth") ?? 0
    let most = element?.number("maximum\(column)ColumnWidth") ?? 320
    let width = preferred ?? (fraction * size.width).rounded(.up)
    return min(max(width, least), max(most, least))
  }

  /// The behaviour that a split view has: the one that the document prefers, or beside each other
  /// where it lies and over each other where it stands. Source of the latter for pads: the header
  /// of UISplitViewController, `preferredDisplayMode`; by which widths newer systems decide is not
  /// documented, and phones, which are regular in landscape only, are treated alike.
  static func behavior(_ element: Element?, _ size: Size) -> SplitBehavior {
    switch element?["behavior"] {
    case "tile": .tile
    case "overlay": .overlay
    case "displace": .displace
    default: size.width > size.height ? .tile : .overlay
    }
  }

  /// The display mode that a split view has: the one that is chosen, or that the document prefers,
  /// if the behaviour allows it; else one column beside the secondary one where it lies, and none
  /// where it stands, to be slid over it.
  static func displayMode(
    _ element: Element?, _ split: SplitState, _ size: Size
  ) -> SplitDisplayMode {
    let isClassic = split.style == .classic
    let preferred =
      split.chosenMode ?? self.preferred(element?["preferredDisplayMode"], split.style)
    // A classic split view has no behaviour: every mode is allowed.
    if let preferred, isClassic || split.behavior.displayModes.contains(preferred) {
      return preferred
    }
    let isLying = size.width > size.height
    if element?["behavior"] == "tile", !isClassic { return .oneBesideSecondary }
    return isLying && split.behavior != .overlay ? .oneBesideSecondary : .secondaryOnly
  }

  /// The words that Interface Builder and UIKit, old and new, have for display modes. Seen in
  /// documents: "beside" (corpus). The others are UIKit's own names.
  private static func preferred(
    _ word: String?, _ style: SplitState.Style
  ) -> SplitDisplayMode? {
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

import Companion
import Traits

/// Source: UISplitViewController.SplitBehavior; semantics.md, section 4.
package enum SplitBehavior: String, Hashable, Sendable, Codable {
  case tile
  case overlay
  case displace

  /// The display modes that the behaviour allows, from the fewest columns to the most.
  package var displayModes: [SplitDisplayMode] {
    switch self {
    case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}

/// What a split view controller holds.
struct SplitState: Sendable {
  enum Style: String, Sendable, Codable {
    case classic
    case doubleColumn
    case tripleColumn
  }

  var style: Style
  /// What the columns hold when the split view is expanded.
  var columns: [SplitColumn: ControllerID]
  var isCollapsed = false
  /// What is shown while the split view is collapsed.
  var collapsedRoot: ControllerID?
  /// A secondary controller that collapsing took out of the hierarchy, to be restored.
  var preserved: ControllerID?
  var displayMode = SplitDisplayMode.oneBesideSecondary
  var behavior = SplitBehavior.tile
  /// The size that behaviour and display mode were last worked out for.
  var arrangedSize: Size?
  /// A display mode that showing or hiding a column chose.
  var chosenMode: SplitDisplayMode?

  var children: [ControllerID] {
    if isCollapsed { return [collapsedRoot].compactMap { $0 } }
    return [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap { $0 }
  }

  var shownChildren: [ControllerID] {
    if isCollapsed { return children }
    return shownColumns.compactMap { columns[$0] }
  }

  /// The columns that the display mode shows, the secondary one last. A split view without a
  /// secondary controller shows its primary one.
  var shownColumns: [SplitColumn] {
    let isTriple = style == .tripleColumn
    switch displayMode {
    case .secondaryOnly: return columns[.secondary] == nil ? [.primary] : [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      return [isTriple ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return [.primary, .supplementary, .secondary]
    }
  }

  /// The column that a controller of the tree is in, by the child that leads to it.
  func column(of child: ControllerID) -> SplitColumn? {
    SplitColumn.allCases.first { columns[$0] == child }
  }
}

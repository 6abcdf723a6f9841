import Companion
import InterfaceBuilder
import Scenes
import Traits
import UIKitMetrics

/// What a split view controller holds.
struct SplitState: Sendable {
  var style: SplitLayout.Style
  /// What the columns hold when the split view is expanded.
  var columns: [SplitColumn: ControllerID]
  var isCollapsed = false
  /// What is shown while the split view is collapsed.
  var collapsedRoot: ControllerID?
  /// A secondary controller that collapsing took out of the hierarchy, to be restored.
  var preserved: ControllerID?
  /// Controllers that left the split view and that its delegate may answer with again: the app keeps
  /// them.
  var keptByDelegate: [ControllerID] = []
  var displayMode = SplitDisplayMode.oneBesideSecondary
  var behavior = SplitBehavior.tile
  /// The size that behaviour and display mode were last worked out for.
  var arrangedSize: Size?
  /// A display mode that showing or hiding a column chose, as long as the behaviour is what it was then.
  var chosenMode: SplitDisplayMode?

  var children: [ControllerID] {
    if isCollapsed { return [collapsedRoot].compactMap { $0 } }
    return [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap { $0 }
  }

  var shownChildren: [ControllerID] {
    if isCollapsed { return children }
    return shownColumns.compactMap { columns[$0] }
  }

  var shownColumns: [SplitColumn] {
    displayMode.shownColumns(style, hasSecondary: columns[.secondary] != nil)
  }

  func layout(_ element: Element?, in size: Size, on platform: Platform) -> SplitLayout {
    SplitLayout(
      of: element, style: style, columns: Set(columns.keys), in: size, chosen: chosenMode,
      on: platform)
  }

  /// The column that a controller of the tree is in, by the child that leads to it.
  func column(of child: ControllerID) -> SplitColumn? {
    SplitColumn.allCases.first { columns[$0] == child }
  }
}

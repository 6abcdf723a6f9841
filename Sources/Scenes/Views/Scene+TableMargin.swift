import Traits
import UIKitMetrics

extension Scene {
  /// How far from a table's sides its rows' texts begin, and with them the titles of its sections, separators
  /// and accessories; points.
  ///
  /// They stand below one another: `Platform.cellMargin` has the rule, by the screen's width, and its sources;
  /// bars and root views are wider only from 414 on. Where cells have no margins of the table's, as in the
  /// canvas of Xcode 9.0 with its 8, it is the root view's.
  package func textMargin(ofTable table: ViewIndex?) -> Double {
    guard controller != nil, platform.cellsHaveTableMargins else { return environment.rootMargin }
    let margin = platform.cellMargin(
      Platform.CellPlace(
        screen: environment.size, hasHomeIndicator: environment.safeArea.bottom > 0, xibCell: nil,
        isInRootTable: table == .root))
    return margin < FixedMetric.separatorInset ? environment.rootMargin : margin
  }
}

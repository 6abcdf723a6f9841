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
    let least = readableMargin(ofTable: table)
    guard controller != nil else { return max(least, environment.rootMargin) }
    let place = Platform.CellPlace(
      screen: environment.size, hasHomeIndicator: environment.safeArea.bottom > 0, xibCell: nil,
      isInRootTable: table == .root)
    guard platform.cellsHaveTableMargins else {
      return max(least, platform.earlyTextMargin(place) ?? environment.rootMargin)
    }
    let margin = platform.cellMargin(place)
    return max(least, margin < FixedMetric.separatorInset ? environment.rootMargin : margin)
  }

  /// What is at each side of the width of text that reads well, in a table whose cells keep to that; else nothing.
  /// Source: UITableView.cellLayoutMarginsFollowReadableWidth; in a picture of iOS 11 of
  /// AnimeTwinCities/anime-detour-ios rows and headers begin at 48 of 768 points.
  package func readableMargin(ofTable table: ViewIndex?) -> Double {
    guard let table, views[table].kind == .tableView, views[table].followsReadableWidth,
      platform.followsPropertyList, platform.has(.readableWidth)
    else { return 0 }
    // A table that is a part of the screen is narrower, but there the margin is less than others.
    let width =
      table == .root
      ? environment.size.width
      : min(
        views[table].storedFrame?.width ?? environment.size.width, environment.size.width)
    return max(0, (width - FixedMetric.readableWidth * typography.bodyScale) / 2)
  }
}

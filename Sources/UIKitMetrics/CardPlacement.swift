import Traits

/// Where a sheet is on a phone that is held upright: a card as wide as the screen, from below the status bar
/// down to the screen's end.
package enum CardPlacement {
  /// Points from the safe area to a card on screens with a notch.
  private static let gapBelowNotch = FixedMetric.cardGapBelowNotch
  /// Points: the least distance of a card from the top.
  private static let leastTop = FixedMetric.leastCardTop

  /// Points from the window's top to the card.
  ///
  /// MINED from the sizes that canvases store of scenes that are presented: on screens with a notch 10 and
  /// the status bar less than the screen (414×842, 375×758; devices.json, ib_page_sheet_canvas), with a
  /// home button the status bar less (375×647, 414×716, 320×460: 12 of 12), and with a Dynamic Island as
  /// much less as the safe area begins below the top (393×793, in one document of Xcode 26).
  package static func top(in window: Environment) -> Double {
    let hasHomeButton = window.safeArea.bottom == 0
    let hasIsland = window.safeArea.top > window.statusBarHeight
    return max(leastTop, window.safeArea.top + (hasHomeButton || hasIsland ? 0 : gapBelowNotch))
  }

  /// What a sheet is on a screen that shows it by itself. Nil on pads and in regular width, as of large
  /// phones on their side: there it is one in the middle, whose size the document doesn't tell.
  package static func form(on screen: Environment) -> CompactSheet? {
    screen.traits.userInterfaceIdiom == .phone ? screen.traits.compactSheet : nil
  }
}

import Traits

/// Margins, in points. Resources/Metrics/metrics.tsv has the figures, with their sources.
extension Platform {
  /// Whether margins lie inside the safe area: UIView.insetsLayoutMarginsFromSafeArea, of iOS 11.
  package var marginsFollowSafeArea: Bool { isSince(11) }

  /// Whether a view without a controller has a root view's margins, as a xib's on the canvas since Xcode 8
  /// (MINED: constraints to the margins of xibs' views); on a device it is taken to be a controller's.
  package var xibRootsHaveRootMargins: Bool { !isCanvas(..<Xcode.xcode8) }

  /// The least leading and trailing margin of a controller's root view. Xcode 6 had 16 on its canvas of 600.
  package func rootMargin(forWidth width: Double) -> Double {
    if isCanvas(..<Xcode.xcode7) { return ScreenMetric.rootMargin }
    return RootMargin.minimum(
      forWidth: width, onCanvasBeforeXcode16: isCanvas(..<Xcode.xcode16))
  }

  /// Whether a scroll view keeps its content clear of the status bar by itself, and not for a container. Source: the
  /// documentation of UIViewController.automaticallyAdjustsScrollViewInsets, by which "container view controllers
  /// know that they should adjust the scroll view insets"; kouhan.cn, article 45097, of a table view controller
  /// alone in iOS 7; a picture of iOS 10 of VFUC/FoeliGuide-iOS.
  package var scrollViewsKeepClearAlone: Bool { isCanvas || isSince(11) }

  // MARK: Cells

  /// Whether the margins of cells are the table's, and not each view's own.
  package var cellsHaveTableMargins: Bool { isSince(11) }

  /// The margins of a cell's content where each view has its own: 8, or, where cell and content preserve
  /// their superview's, the table's (4 of 4). MINED up to Xcode 8, from constraints to the margins of
  /// content views.
  package func ownCellMargins(preserving: Bool) -> EdgeInsets {
    let own = FixedMetric.layoutMargin
    let side = preserving ? FixedMetric.separatorInset : own
    return EdgeInsets(top: own, left: side, bottom: own, right: side)
  }

  /// What a cell is in, as far as its margins depend on it.
  package struct CellPlace {
    package var screen: Size
    package var hasHomeIndicator: Bool
    /// The stored width of a xib's cell; nil in a storyboard.
    package var xibCell: Double?
    /// Whether its table is a controller's own view.
    package var isInRootTable: Bool

    package init(screen: Size, hasHomeIndicator: Bool, xibCell: Double?, isInRootTable: Bool) {
      self.screen = screen
      self.hasHomeIndicator = hasHomeIndicator
      self.xibCell = xibCell
      self.isInRootTable = isInRootTable
    }
  }

  /// The margin of a cell's content at a side without accessory. MINED since iOS 11: 16, or 20 on wide
  /// screens, whatever the content's own width. On devices those are wider than 390 points: pictures of
  /// snapshot tests show 16 on 390, and uikit-15-26.md, section 7, has 20 measured on 393. The canvas of 390
  /// has 20 up to Xcode 16.2, and since then 16 as devices (4 of 4 documents; 393 has 20).
  ///
  /// On the canvas a xib's cell has those of its own width up to Xcode 11, and since 12 it is wide where the
  /// canvas is wide, too.
  ///
  /// Up to Xcode 11 cells to which no controller gives margins have the separator's: in tables that are not
  /// a controller's own view (8 of 8, Xcode 10), and in Xcode 11's xibs (51 of 51); with Xcode 11 only on
  /// canvases with a home button (xibs; tables are taken to be alike, as one document has it).
  ///
  /// On devices up to iOS 13 the same holds in tables that are not a controller's own view, on screens that
  /// aren't wide, while in five that are it is 16 or 20: pictures of RishabhTayal/EmailCollector (iOS 9),
  /// Henkiebob/vriends (iOS 12) and lucanaef/PGPro (iOS 13, with a home indicator), and those of Xcode's canvases.
  ///
  /// On the canvas of Xcode 9.0 it is still 8: 2 documents, and 10 of the corpus's histories, one of which
  /// has a xib saved by 13196 and then by 13771, with 8 and 16 (none against).
  package func cellMargin(_ place: CellPlace) -> Double {
    if hasOldMargins(place) { return FixedMetric.separatorInset }
    if isCanvas(.xcode9point1 ..< .xcode11) {
      if place.xibCell == nil, !place.isInRootTable { return FixedMetric.separatorInset }
    } else if isCanvas(.xcode11 ..< .xcode12) {
      if !place.isInRootTable, !place.hasHomeIndicator { return FixedMetric.separatorInset }
    }
    return self[.cellMargin, isWide(place) ? .wide : []]
  }

  /// How far from a table's sides its rows' texts and lines begin before cells have margins of the table's; nil
  /// where that is the root view's margin. Before iOS 8 views have no margins, and lines begin at 15.
  /// Source: UIView.layoutMargins and UITableView.separatorInset; since then as in `cellMargin`.
  package func earlyTextMargin(_ place: CellPlace) -> Double? {
    hasOldMargins(place) || (!isCanvas && !isSince(8)) ? FixedMetric.separatorInset : nil
  }

  private func hasOldMargins(_ place: CellPlace) -> Bool {
    !isCanvas && !isSince(14) && place.xibCell == nil && !place.isInRootTable && !isWide(place)
  }

  private func isWide(_ place: CellPlace) -> Bool {
    var width = place.screen.width
    if isCanvas, let cell = place.xibCell {
      width = isCanvas(..<Xcode.xcode12) ? cell : min(cell, width)
    }
    return width >= self[.wideCellWidth]
  }

  /// How far groups that are inset keep clear of a table's sides, by its width in points. MINED: 16, or 20 in
  /// tables as wide as those whose cells have margins of 20 (10 of 10 cells in 390, 51 of 51 in 414). Of 12
  /// cells in 375 points the 6 of Xcode 26 have 16, and the others, of Xcode 15, 20. uikit-15-26.md, section 7,
  /// has both alike on devices.
  package func insetGroupMargin(forWidth width: Double) -> Double {
    width < self[.wideCellWidth] ? FixedMetric.insetGroupMargin : FixedMetric.wideInsetGroupMargin
  }

  /// The margin of a cell's content above and below. MINED: 11, and in iOS 26 15: 19 of 27 constraints (15
  /// of 20 in one repository, 4 of 7 in two others), 3 more within 1 point; two rows of one document have 11
  /// above.
  package var cellEndMargin: Double { self[.cellEndMargin] }
}

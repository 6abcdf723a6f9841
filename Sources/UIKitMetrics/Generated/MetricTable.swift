// UIKit's figures. Made by meson-helpers/generate-metrics from Resources/Metrics/metrics.tsv, which has what
// each one applies to, the kind of evidence and the source; don't edit.

// swift-format-ignore-file

/// Figures that differ by version of iOS, by canvas or by place. A `Platform` has their values.
package enum Metric: Int, CaseIterable, Sendable {
  case navigationBarHeight
  case sheetBarHeight
  case navigationBarLeastTop
  case promptHeight
  case tabBarHeight
  case tabBarRoom
  case toolbarHeight
  case toolbarRoom
  case ownToolbarHeight
  case leastStatusBarHeight
  case leastHomeIndicatorRoom
  case switchWidth
  case switchHeight
  case switchOutset
  case sliderHeight
  case sliderSideOutset
  case sliderBottomOutset
  case stepperHeight
  case progressHeight
  case pageDotWidth
  case pageControlHeight
  case threePagesWidth
  case pageControlSurplus
  case pageControllerPagesHeight
  case segmentHeight
  case segmentPadding
  case segmentsOutset
  case searchBarHeight
  case wheelsHeight
  case infoButtonWidth
  case infoButtonHeight
  case roundedFieldHeight
  case borderlessFieldGap
  case cellMargin
  case wideCellWidth
  case cellEndMargin
  case rowHeight
  case subtitleRowGrowth
  case plainHeaderPadding
  case groupTitlePadding
  case firstGroupTitlePadding
  case disclosureWidth
  case disclosureBesideMargin
  case checkmarkWidth
  case checkmarkBesideMargin
  case detailButtonWidth
  case detailDisclosureWidth
  case styledCellInset
  case styledCellAccessoryGap
  case portraitKeyboardDifference
  case oldPadKeyboardHeight
  case emptyArrangedLabelLength
}

/// Figures that are the same everywhere, as far as is known.
package enum FixedMetric {
  package static let largeTitleHeight = 52.0
  package static let largeTitleTolerance = 12.0
  package static let ownNavigationBarHeight = 44.0
  package static let topTabBarHeight = 44.0
  package static let topTabBarGap = 20.0
  package static let ownTabBarHeight = 49.0
  package static let toolbarRowHeight = 44.0
  package static let stepperWidth = 94.0
  package static let progressOutset = 1.0
  package static let pageDotGap = 9.0
  package static let separatorInset = 15.0
  package static let layoutMargin = 8.0
  package static let shortestWithStatusBar = 480.0
  package static let labelFontSize = 17.0
  package static let fieldFontSize = 14.0
  package static let systemButtonFontSize = 15.0
  package static let customButtonFontSize = 18.0
  package static let fontSizeInPlaceOfNone = 12.0
  package static let barTitleFontSize = 17.0
  package static let groupTitleFontSize = 13.0
  package static let plainTitleFontSize = 17.0
  package static let configuredSubtitleFontSize = 13.0
  package static let configuredTitlePadding = 1.0
  package static let segmentFontSize = 13.0
  package static let symbolPointSize = 17.0
  package static let smallSymbolScale = 0.85
  package static let largeSymbolScale = 1.28
  package static let systemFontCapitalHeight = 0.7046
  package static let systemButtonPadding = 12.0
  package static let leastButtonWidth = 30.0
  package static let configuredEndInset = 7.0
  package static let configuredSideInset = 12.0
  package static let largeConfiguredEndInset = 15.0
  package static let largeConfiguredSideInset = 20.0
  package static let fieldSideInset = 7.0
  package static let roundedFieldPadding = 10.0
  package static let bezelFieldPadding = 5.0
  package static let textViewEndInset = 8.0
  package static let textViewSideInset = 5.0
  package static let searchFieldBaselineDrop = 6.0
  package static let searchPromptHeight = 31.0
  package static let activityIndicatorSide = 20.0
  package static let largeActivityIndicatorSide = 37.0
  package static let wheelsWidth = 320.0
  package static let compactDateFontSize = 17.0
  package static let compactDateEndInset = 7.0
  package static let compactDateSideInset = 11.0
  package static let compactDateGap = 7.0
  package static let emptySegmentWidth = 20.0
  package static let stackSpacing = 8.0
  package static let flowSpacing = 10.0
  package static let flowItemSide = 50.0
  package static let defaultHugging = 250.0
  package static let defaultCompressionResistance = 750.0
  package static let fittingPriority = 50.0
  package static let readableWidth = 672.0
  package static let writtenRowHeight = 44.0
  package static let insetGroupMargin = 16.0
  package static let wideInsetGroupMargin = 20.0
  package static let wideInsetGroupWidth = 390.0
  package static let firstGroupHeaderHeight = 35.0
  package static let groupHeaderHeight = 18.0
  package static let plainHeaderHeight = 28.0
  package static let groupFooterPadding = 14.0
  package static let groupTitleSideInset = 20.0
  package static let cellImageGap = 15.0
  package static let cellDetailGap = 6.0
  package static let value2TitleWidth = 91.0
  package static let apartSubtitlesHeight = 55.0
  package static let cardGapBelowNotch = 10.0
  package static let leastCardTop = 20.0
  package static let popoverMargin = 10.0
  package static let popoverArrowLength = 13.0
  package static let popoverArrowReserve = 24.0
  package static let popoverWidth = 320.0
  package static let popoverHeight = 480.0
  package static let pageSheetWidth = 712.0
  package static let pageSheetMargin = 44.0
  package static let formSheetWidth = 540.0
  package static let formSheetHeight = 620.0
  package static let tabLimit = 5.0
  package static let regularTabLimit = 8.0
  package static let splitColumnFraction = 0.4
  package static let splitColumnMaximum = 320.0
  package static let touchSide = 44.0
  package static let transitionDuration = 0.35
}

enum MetricTable {
  /// Where each metric's rows begin, and where the last one's end.
  static let starts: [Int] = [0, 7, 9, 11, 13, 20, 23, 29, 32, 37, 40, 41, 44, 47, 48, 52, 54, 56, 60, 66, 68, 72, 73, 74, 77, 83, 86, 87, 89, 91, 94, 96, 99, 100, 106, 108, 110, 112, 114, 115, 120, 122, 126, 128, 130, 132, 135, 137, 139, 141, 142, 144, 145]

  /// Conditions, first version of iOS, first tools version, value.
  static let rows: [MetricRow] = [
    // navigationBarHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(20, 0, 0, 32.0),
    MetricRow(148, 0, 0, 44.0),
    MetricRow(84, 0, 0, 44.0),
    MetricRow(8, 1200, 0, 50.0),
    MetricRow(2, 2600, 0, 54.0),
    MetricRow(37, 2600, 0, 54.0),
    // sheetBarHeight
    MetricRow(0, 1300, 0, 56.0),
    MetricRow(2, 2600, 0, 70.0),
    // navigationBarLeastTop
    MetricRow(2, 2600, 0, 10.0),
    MetricRow(22, 2600, 0, 24.0),
    // promptHeight
    MetricRow(0, 0, 0, 30.0),
    MetricRow(2, 2600, 0, 32.0),
    // tabBarHeight
    MetricRow(0, 0, 0, 49.0),
    MetricRow(21, 0, 0, 32.0),
    MetricRow(22, 1100, 0, 32.0),
    MetricRow(150, 1100, 0, 49.0),
    MetricRow(86, 1100, 0, 49.0),
    MetricRow(10, 1200, 0, 50.0),
    MetricRow(10, 1800, 0, 49.0),
    // tabBarRoom
    MetricRow(2, 2600, 0, 83.0),
    MetricRow(10, 2600, 0, .nan),
    MetricRow(22, 2600, 0, .nan),
    // toolbarHeight
    MetricRow(21, 0, 0, 32.0),
    MetricRow(22, 0, 0, 32.0),
    MetricRow(150, 0, 0, .nan),
    MetricRow(86, 0, 0, .nan),
    MetricRow(10, 0, 0, 44.0),
    MetricRow(10, 1200, 0, 50.0),
    // toolbarRoom
    MetricRow(2, 2600, 0, 86.0),
    MetricRow(18, 2600, 0, 82.0),
    MetricRow(10, 2600, 0, 79.0),
    // ownToolbarHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(256, 0, 0, 49.0),
    MetricRow(264, 0, 0, 50.0),
    MetricRow(2, 2600, 0, 48.0),
    MetricRow(10, 2600, 0, 44.0),
    // leastStatusBarHeight
    MetricRow(4, 0, 0, 20.0),
    MetricRow(4, 800, 0, .nan),
    MetricRow(8, 2600, 0, 32.0),
    // leastHomeIndicatorRoom
    MetricRow(8, 2600, 0, 25.0),
    // switchWidth
    MetricRow(0, 0, 0, 79.0),
    MetricRow(0, 700, 0, 49.0),
    MetricRow(0, 2600, 0, 61.0),
    // switchHeight
    MetricRow(0, 0, 0, 27.0),
    MetricRow(0, 700, 0, 31.0),
    MetricRow(0, 2600, 0, 28.0),
    // switchOutset
    MetricRow(0, 700, 0, 2.0),
    // sliderHeight
    MetricRow(0, 0, 0, 23.0),
    MetricRow(0, 700, 0, 30.0),
    MetricRow(2048, 700, 0, 33.0),
    MetricRow(0, 2600, 0, 34.0),
    // sliderSideOutset
    MetricRow(0, 700, 0, 2.0),
    MetricRow(0, 2600, 0, 0.0),
    // sliderBottomOutset
    MetricRow(0, 700, 0, 1.0),
    MetricRow(0, 2600, 0, 0.0),
    // stepperHeight
    MetricRow(0, 0, 0, 27.0),
    MetricRow(0, 700, 0, 29.0),
    MetricRow(2, 1300, 0, 32.0),
    MetricRow(1, 0, 16100, 32.0),
    // progressHeight
    MetricRow(0, 0, 0, 9.0),
    MetricRow(4096, 0, 0, 10.0),
    MetricRow(0, 700, 0, 2.0),
    MetricRow(4096, 700, 0, 1.5),
    MetricRow(0, 1400, 0, 4.0),
    MetricRow(4096, 1400, 0, 1.5),
    // pageDotWidth
    MetricRow(0, 0, 0, 7.0),
    MetricRow(0, 1400, 0, 8.3),
    // pageControlHeight
    MetricRow(0, 0, 0, 36.0),
    MetricRow(0, 700, 0, 37.0),
    MetricRow(0, 1400, 0, 26.33),
    MetricRow(0, 1600, 0, 26.0),
    // threePagesWidth
    MetricRow(0, 1400, 0, 120.33),
    // pageControlSurplus
    MetricRow(0, 1600, 0, 74.0),
    // pageControllerPagesHeight
    MetricRow(0, 0, 0, 36.0),
    MetricRow(0, 700, 0, 37.0),
    MetricRow(0, 1400, 0, 26.0),
    // segmentHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(4096, 0, 0, 30.0),
    MetricRow(0, 700, 0, 28.0),
    MetricRow(4096, 700, 0, 28.0),
    MetricRow(2, 1300, 0, 31.0),
    MetricRow(1, 0, 15400, 31.0),
    // segmentPadding
    MetricRow(0, 0, 0, 14.0),
    MetricRow(2, 1300, 0, 18.0),
    MetricRow(1, 0, 15400, 18.0),
    // segmentsOutset
    MetricRow(0, 700, 0, 1.0),
    // searchBarHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(0, 1100, 0, 56.0),
    // wheelsHeight
    MetricRow(0, 0, 0, 216.0),
    MetricRow(1024, 0, 0, 162.0),
    // infoButtonWidth
    MetricRow(0, 0, 0, 22.0),
    MetricRow(0, 1300, 0, 25.0),
    MetricRow(8192, 1300, 0, 24.0),
    // infoButtonHeight
    MetricRow(0, 0, 0, 22.0),
    MetricRow(0, 1300, 0, 24.0),
    // roundedFieldHeight
    MetricRow(0, 0, 0, 31.0),
    MetricRow(0, 700, 0, 30.0),
    MetricRow(0, 1300, 0, 34.0),
    // borderlessFieldGap
    MetricRow(0, 1400, 0, 1.0),
    // cellMargin
    MetricRow(0, 0, 0, 16.0),
    MetricRow(512, 0, 0, 20.0),
    MetricRow(1, 0, 0, 8.0),
    MetricRow(513, 0, 0, 8.0),
    MetricRow(1, 0, 13500, 16.0),
    MetricRow(513, 0, 13500, 20.0),
    // wideCellWidth
    MetricRow(0, 0, 0, 390.0),
    MetricRow(1, 0, 23600, 391.0),
    // cellEndMargin
    MetricRow(0, 0, 0, 11.0),
    MetricRow(0, 2600, 0, 15.0),
    // rowHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(0, 2600, 0, 51.0),
    // subtitleRowGrowth
    MetricRow(0, 1300, 0, 12.0),
    MetricRow(0, 2600, 0, 0.0),
    // plainHeaderPadding
    MetricRow(0, 1500, 0, 22.0),
    // groupTitlePadding
    MetricRow(0, 0, 0, 17.0),
    MetricRow(0, 1100, 0, 22.0),
    MetricRow(1, 0, 18100, 16.0),
    MetricRow(1, 0, 22000, 22.0),
    MetricRow(2, 2600, 0, 25.0),
    // firstGroupTitlePadding
    MetricRow(0, 0, 0, 17.5),
    MetricRow(2, 2600, 0, 10.0),
    // disclosureWidth
    MetricRow(0, 0, 0, 33.0),
    MetricRow(2, 1100, 0, 34.0),
    MetricRow(1, 1100, 0, .nan),
    MetricRow(0, 1300, 0, .nan),
    // disclosureBesideMargin
    MetricRow(2, 1300, 0, 11.0),
    MetricRow(2, 1500, 0, 10.5),
    // checkmarkWidth
    MetricRow(0, 0, 0, 39.0),
    MetricRow(0, 1100, 0, .nan),
    // checkmarkBesideMargin
    MetricRow(2, 1100, 0, 24.0),
    MetricRow(2, 1300, 0, .nan),
    // detailButtonWidth
    MetricRow(0, 0, 0, 47.0),
    MetricRow(1, 1100, 0, .nan),
    MetricRow(0, 1300, 0, .nan),
    // detailDisclosureWidth
    MetricRow(0, 0, 0, 67.0),
    MetricRow(0, 1100, 0, .nan),
    // styledCellInset
    MetricRow(0, 0, 0, 15.0),
    MetricRow(0, 1100, 0, .nan),
    // styledCellAccessoryGap
    MetricRow(0, 0, 0, 1.0),
    MetricRow(0, 1300, 0, .nan),
    // portraitKeyboardDifference
    MetricRow(0, 2600, 0, -1.0),
    // oldPadKeyboardHeight
    MetricRow(0, 0, 0, 264.0),
    MetricRow(16384, 0, 0, 352.0),
    // emptyArrangedLabelLength
    MetricRow(1, 0, 16100, 50.0),
  ]
}

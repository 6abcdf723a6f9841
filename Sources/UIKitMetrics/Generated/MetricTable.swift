// UIKit's figures. Made by meson-helpers/generate-metrics from Resources/Metrics, where metrics.tsv has what
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
  case detailBesideMargin
  case detailDisclosureWidth
  case detailBesideDisclosure
  case styledCellInset
  case styledCellAccessoryGap
  case portraitKeyboardDifference
  case oldPadKeyboardHeight
  case emptyArrangedLength
  case plainArrangedWidth
  case plainArrangedHeight
  case systemGreenColor
  case separatorColor
  case groupTableBackgroundColor
  case plainHeaderColor
  case plainTitleColor
  case groupTitleColor
  case barColor
  case barOpacity
  case barHairlineOpacity
  case sliderTrackColor
  case switchRingColor
  case switchThumbGap
  case knobShadowBlur
  case knobShadowDrop
  case barGlyphGap
  case backButtonGap
  case narrowBarTextMargin
  case narrowTextBarWidth
  case barGlyphSide
  case barGlyphStroke
  case chevronWidth
  case chevronHeight
  case chevronGap
  case chevronStroke
  case tabGlyphSide
  case badgeHeight
  case badgeOverlap
  case sliderTrackHeight
  case sliderThumbWidth
  case sliderThumbHeight
  case sliderThumbGap
  case controlCornerRadius
  case activityIndicatorSpokes
  case pageDotPitch
  case stepperGlyphSide
  case stepperGlyphStroke
  case searchFieldHeight
  case searchFieldCornerRadius
  case searchGlyphSide
  case searchGlyphInset
  case searchGlyphGap
  case groupCornerRadius
  case cardCornerRadius
  case popoverCornerRadius
  case pickerBandMargin
  case dayWheelWidth
  case hourWheelGap
  case minuteWheelGap
  case halfWheelGap
  case halfWheelWidth
  case receptionDotSide
  case plainWifiWidth
  case plainWifiHeight
  case plainLevelMiddle
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
  package static let symbolTemplatePointSize = 100.0
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
  package static let segmentBaselineDrop = 6.0
  package static let searchPromptHeight = 31.0
  package static let activityIndicatorSide = 20.0
  package static let largeActivityIndicatorSide = 37.0
  package static let wheelsWidth = 320.0
  package static let inlineCalendarHeight = 348.0
  package static let inlineTimeHeight = 44.0
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
  package static let switchRingWidth = 1.5
  package static let rootMarginOfMost = 16.0
  package static let promptFontSize = 13.0
  package static let promptTop = 4.0
  package static let promptTextHeight = 26.0
  package static let leastBarWithPrompt = 50.0
  package static let leastBarWithLargeTitle = 80.0
  package static let largeTitleTextHeight = 46.0
  package static let largeTitleFontSize = 34.0
  package static let scrolledTitleEnd = 48.0
  package static let titleGap = 6.0
  package static let barItemFontSize = 17.0
  package static let barItemGap = 16.0
  package static let toolbarItemGap = 8.0
  package static let barIconSide = 24.0
  package static let narrowBarGlyphMargin = 12.0
  package static let widthOfNarrowBars = 320.0
  package static let barIconEnds = 8.0
  package static let backTitleShare = 0.4
  package static let platterHeight = 44.0
  package static let platterGap = 12.0
  package static let platterTextInset = 16.0
  package static let platterImageInset = 11.0
  package static let platterChevronWidth = 9.0
  package static let platterChevronHeight = 18.0
  package static let leastToolbarWithPlatters = 50.0
  package static let platterGroupInset = 14.5
  package static let platterGroupGap = 35.0
  package static let toolbarPlatterHeight = 48.0
  package static let toolbarPlatterTop = 10.0
  package static let toolbarPlatterMargin = 28.0
  package static let lowToolbarPlatterMargin = 16.0
  package static let tabPlatterHeight = 62.0
  package static let tabPitch = 86.0
  package static let narrowTabPitch = 68.0
  package static let tabPlatterSurplus = 16.0
  package static let tabPlatterMargin = 21.0
  package static let tabLensInset = 4.0
  package static let tabLensOverlap = 8.0
  package static let platterTabIconTop = 11.5
  package static let platterTabTitleTop = 35.0
  package static let platterTabBadgeTop = 6.0
  package static let topTabHeight = 36.0
  package static let topTabInset = 4.0
  package static let topTabTextInset = 16.0
  package static let topTabFontSize = 17.0
  package static let highestInlineTabBar = 45.0
  package static let leastWidthOfInlineTabs = 600.0
  package static let leastWidthOfCentredTabs = 500.0
  package static let inlineTabWidth = 160.0
  package static let stackedTabWidth = 110.0
  package static let tabRowHeight = 50.0
  package static let tabIconSide = 25.0
  package static let tabIconTop = 6.0
  package static let tabTitleTop = 35.0
  package static let tabTitleHeight = 13.0
  package static let tabTitleFontSize = 10.0
  package static let inlineTabFontSize = 13.0
  package static let inlineTabIconSide = 20.0
  package static let inlineTabGap = 6.0
  package static let inlineTabSurplus = 8.0
  package static let badgeFontSize = 13.0
  package static let badgeSurplus = 10.0
  package static let sliderImageGap = 11.0
  package static let switchThumbShape = 1.55
  package static let segmentIconSide = 18.0
  package static let segmentIconEnds = 8.0
  package static let segmentTextInset = 4.0
  package static let pageDotRadius = 3.5
  package static let infoGlyphSide = 22.0
  package static let configuredTitleFontSize = 17.0
  package static let mediumCornerRadius = 6.0
  package static let smallCornerRadius = 4.0
  package static let largeCornerRadius = 9.0
  package static let fieldCornerRadius = 5.5
  package static let fieldButtonSide = 14.0
  package static let fieldButtonGap = 5.0
  package static let lineFieldInset = 4.0
  package static let searchFieldMargin = 8.0
  package static let lowSearchFieldHeight = 28.0
  package static let leastBarWithSearchField = 50.0
  package static let highestLowSearchField = 30.0
  package static let lowSearchFieldCornerRadius = 5.0
  package static let searchFieldFontSize = 17.0
  package static let lowSearchFieldFontSize = 14.0
  package static let searchCancelGap = 8.0
  package static let searchCancelInset = 4.0
  package static let groupTextEnds = 6.0
  package static let checkmarkSide = 16.0
  package static let checkmarkWeight = 1.3
  package static let detailGlyphSide = 22.0
  package static let disclosureReach = 6.5
  package static let disclosureRise = 5.5
  package static let presenterTop = 20.0
  package static let popoverArrowHalf = 13.0
  package static let keyCornerRadius = 5.0
  package static let keyFontSize = 21.0
  package static let functionKeyFontSize = 15.0
  package static let barKeyboardEnds = 10.0
  package static let islandMiddle = 29.5
  package static let leastNotch = 30.0
  package static let laterNotchHeight = 47.0
  package static let laterNotchTimeShare = 0.1467
  package static let laterNotchEndShare = 0.936
  package static let laterNotchTimeFontSize = 16.3
  package static let notchMiddle = 0.52
  package static let pickerRowHeight = 32.0
  package static let pickerBandSurplus = 2.0
  package static let pickerBandCornerRadius = 8.0
  package static let pickerFontSize = 21.0
  package static let pickerRadiusShare = 0.4
  package static let compactDateHeight = 34.33
  package static let compactDateCornerRadius = 6.0
  package static let drawnCompactDateGap = 6.0
  package static let cellularWidth = 19.33
  package static let cellularHeight = 12.33
  package static let wifiWidth = 16.67
  package static let wifiHeight = 12.33
  package static let batteryWidth = 27.33
  package static let batteryHeight = 13.0
  package static let islandTimeFontSize = 17.0
  package static let islandLevelGap = 7.0
  package static let leastLargeIslandWidth = 428.0
  package static let largeIslandTimeShare = 0.1872
  package static let largeIslandEndShare = 0.9137
  package static let largeIslandScale = 1.155
  package static let notchTimeFontSize = 15.0
  package static let notchLevelGap = 5.0
  package static let plainTimeFontSize = 12.0
  package static let receptionDotPitch = 7.0
  package static let plainLevelScale = 0.88
  package static let plainLevelMargin = 5.5
  package static let plainReceptionStart = 7.0
  package static let flatBatteryWidth = 24.5
  package static let flatBatteryHeight = 9.5
  package static let smallTitle1Size = 26.0
  package static let smallTitle1Leading = 32.0
}

enum MetricTable {
  /// Where each metric's rows begin, and where the last one's end.
  static let starts: [Int] = [0, 7, 9, 11, 13, 20, 23, 29, 32, 37, 40, 41, 44, 47, 48, 52, 54, 56, 60, 66, 68, 71, 72, 75, 81, 84, 85, 87, 89, 92, 94, 97, 98, 104, 107, 109, 111, 114, 115, 121, 123, 127, 129, 131, 132, 135, 136, 138, 139, 141, 143, 144, 146, 147, 148, 149, 151, 153, 155, 157, 159, 161, 163, 165, 167, 169, 171, 173, 175, 177, 179, 182, 184, 186, 188, 190, 192, 195, 198, 200, 202, 204, 206, 210, 213, 216, 218, 221, 223, 225, 227, 229, 231, 233, 235, 237, 239, 241, 243, 245, 247, 249, 251, 253, 255, 257, 259, 261, 263, 265]

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
    MetricRow(0, 1400, 0, 26.0),
    // pageControlSurplus
    MetricRow(0, 1400, 0, 74.0),
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
    MetricRow(0, 0, 0, 391.0),
    MetricRow(1, 0, 0, 390.0),
    MetricRow(1, 0, 23600, 391.0),
    // cellEndMargin
    MetricRow(0, 0, 0, 11.0),
    MetricRow(0, 2600, 0, 15.0),
    // rowHeight
    MetricRow(0, 0, 0, 44.0),
    MetricRow(0, 2600, 0, 51.0),
    // subtitleRowGrowth
    MetricRow(2, 1100, 0, 12.0),
    MetricRow(0, 1300, 0, 12.0),
    MetricRow(0, 2600, 0, 0.0),
    // plainHeaderPadding
    MetricRow(0, 1500, 0, 22.0),
    // groupTitlePadding
    MetricRow(0, 0, 0, 17.0),
    MetricRow(2, 0, 0, 22.0),
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
    // detailButtonWidth
    MetricRow(0, 0, 0, 47.0),
    MetricRow(1, 1100, 0, .nan),
    MetricRow(0, 1300, 0, .nan),
    // detailBesideMargin
    MetricRow(2, 1300, 0, 24.0),
    // detailDisclosureWidth
    MetricRow(0, 0, 0, 67.0),
    MetricRow(0, 1100, 0, .nan),
    // detailBesideDisclosure
    MetricRow(2, 1300, 0, 32.0),
    // styledCellInset
    MetricRow(1, 0, 0, 15.0),
    MetricRow(1, 1100, 0, .nan),
    // styledCellAccessoryGap
    MetricRow(0, 0, 0, 1.0),
    MetricRow(0, 1300, 0, .nan),
    // portraitKeyboardDifference
    MetricRow(0, 2600, 0, -1.0),
    // oldPadKeyboardHeight
    MetricRow(0, 0, 0, 264.0),
    MetricRow(16384, 0, 0, 352.0),
    // emptyArrangedLength
    MetricRow(1, 0, 16100, 50.0),
    // plainArrangedWidth
    MetricRow(1, 0, 16100, 240.0),
    // plainArrangedHeight
    MetricRow(1, 0, 16100, 50.0),
    // systemGreenColor
    MetricRow(0, 0, 0, 5036388.0),
    MetricRow(0, 1300, 0, .nan),
    // separatorColor
    MetricRow(0, 0, 0, 13158348.0),
    MetricRow(0, 1300, 0, .nan),
    // groupTableBackgroundColor
    MetricRow(0, 0, 0, 15724532.0),
    MetricRow(0, 1300, 0, .nan),
    // plainHeaderColor
    MetricRow(0, 0, 0, 16250871.0),
    MetricRow(0, 1300, 0, .nan),
    // plainTitleColor
    MetricRow(0, 0, 0, 2302755.0),
    MetricRow(0, 1300, 0, .nan),
    // groupTitleColor
    MetricRow(0, 0, 0, 7171442.0),
    MetricRow(0, 1300, 0, .nan),
    // barColor
    MetricRow(0, 0, 0, 16250871.0),
    MetricRow(0, 1300, 0, 16382457.0),
    // barOpacity
    MetricRow(0, 0, 0, 0.855),
    MetricRow(0, 1300, 0, .nan),
    // barHairlineOpacity
    MetricRow(0, 0, 0, 0.302),
    MetricRow(0, 1500, 0, .nan),
    // sliderTrackColor
    MetricRow(0, 0, 0, 12040119.0),
    MetricRow(0, 1300, 0, .nan),
    // switchRingColor
    MetricRow(0, 0, 0, 15132390.0),
    MetricRow(0, 1300, 0, .nan),
    // switchThumbGap
    MetricRow(0, 0, 0, 1.5),
    MetricRow(0, 1300, 0, 2.0),
    // knobShadowBlur
    MetricRow(0, 0, 0, 4.0),
    MetricRow(0, 1300, 0, 2.0),
    // knobShadowDrop
    MetricRow(0, 0, 0, 3.0),
    MetricRow(0, 1300, 0, 1.5),
    // barGlyphGap
    MetricRow(0, 0, 0, 16.0),
    MetricRow(0, 1300, 0, 31.5),
    // backButtonGap
    MetricRow(0, 0, 0, 7.0),
    MetricRow(0, 1300, 0, 8.0),
    MetricRow(0, 1500, 0, 6.7),
    // narrowBarTextMargin
    MetricRow(0, 0, 0, 8.0),
    MetricRow(0, 1100, 0, .nan),
    // narrowTextBarWidth
    MetricRow(0, 0, 0, 375.0),
    MetricRow(0, 1000, 0, 320.0),
    // barGlyphSide
    MetricRow(0, 0, 0, 24.0),
    MetricRow(0, 1300, 0, 22.0),
    // barGlyphStroke
    MetricRow(0, 0, 0, 1.5),
    MetricRow(0, 1300, 0, 1.65),
    // chevronWidth
    MetricRow(0, 0, 0, 13.0),
    MetricRow(0, 1500, 0, 11.7),
    // chevronHeight
    MetricRow(0, 0, 0, 21.0),
    MetricRow(0, 1300, 0, 22.0),
    MetricRow(0, 1500, 0, 18.3),
    // chevronGap
    MetricRow(0, 0, 0, 5.5),
    MetricRow(0, 1300, 0, 5.0),
    MetricRow(0, 1500, 0, 8.4),
    // chevronStroke
    MetricRow(0, 0, 0, 2.8),
    MetricRow(0, 1300, 0, 2.6),
    // tabGlyphSide
    MetricRow(0, 0, 0, 29.8),
    MetricRow(0, 1100, 0, 25.0),
    // badgeHeight
    MetricRow(0, 0, 0, 18.0),
    MetricRow(0, 2600, 0, 20.0),
    // badgeOverlap
    MetricRow(0, 0, 0, 6.0),
    MetricRow(0, 2600, 0, 4.0),
    // sliderTrackHeight
    MetricRow(0, 0, 0, 2.0),
    MetricRow(0, 1300, 0, 3.0),
    MetricRow(0, 1400, 0, 4.0),
    MetricRow(0, 2600, 0, 6.0),
    // sliderThumbWidth
    MetricRow(0, 0, 0, 28.0),
    MetricRow(0, 1300, 0, 27.0),
    MetricRow(0, 2600, 0, 37.0),
    // sliderThumbHeight
    MetricRow(0, 0, 0, 28.0),
    MetricRow(0, 1300, 0, 27.0),
    MetricRow(0, 2600, 0, 24.0),
    // sliderThumbGap
    MetricRow(0, 0, 0, 1.0),
    MetricRow(0, 2600, 0, 0.0),
    // controlCornerRadius
    MetricRow(0, 0, 0, 4.0),
    MetricRow(0, 1300, 0, 8.0),
    MetricRow(0, 2600, 0, .nan),
    // activityIndicatorSpokes
    MetricRow(0, 0, 0, 12.0),
    MetricRow(0, 1300, 0, 8.0),
    // pageDotPitch
    MetricRow(0, 0, 0, 16.0),
    MetricRow(0, 1300, 0, 17.33),
    // stepperGlyphSide
    MetricRow(0, 0, 0, 21.75),
    MetricRow(0, 1300, 0, 18.0),
    // stepperGlyphStroke
    MetricRow(0, 0, 0, 1.0),
    MetricRow(0, 1300, 0, 1.35),
    // searchFieldHeight
    MetricRow(0, 0, 0, 36.0),
    MetricRow(0, 2600, 0, 44.0),
    // searchFieldCornerRadius
    MetricRow(0, 0, 0, 10.0),
    MetricRow(0, 2600, 0, .nan),
    // searchGlyphSide
    MetricRow(0, 0, 0, 16.0),
    MetricRow(0, 2600, 0, 20.0),
    // searchGlyphInset
    MetricRow(0, 0, 0, 8.0),
    MetricRow(0, 2600, 0, 12.0),
    // searchGlyphGap
    MetricRow(0, 0, 0, 6.0),
    MetricRow(0, 2600, 0, 7.5),
    // groupCornerRadius
    MetricRow(0, 0, 0, 10.0),
    MetricRow(0, 2600, 0, 26.0),
    // cardCornerRadius
    MetricRow(0, 0, 0, 10.0),
    MetricRow(0, 2600, 0, 38.0),
    // popoverCornerRadius
    MetricRow(0, 0, 0, 13.0),
    MetricRow(0, 2600, 0, 34.0),
    // pickerBandMargin
    MetricRow(0, 0, 0, 0.0),
    MetricRow(0, 1300, 0, 9.0),
    // dayWheelWidth
    MetricRow(0, 0, 0, 112.0),
    MetricRow(0, 1300, 0, 128.0),
    // hourWheelGap
    MetricRow(0, 0, 0, 14.8),
    MetricRow(0, 1300, 0, 16.0),
    // minuteWheelGap
    MetricRow(0, 0, 0, 25.0),
    MetricRow(0, 1300, 0, 10.0),
    // halfWheelGap
    MetricRow(0, 0, 0, 30.0),
    MetricRow(0, 1300, 0, 14.0),
    // halfWheelWidth
    MetricRow(0, 0, 0, 36.4),
    MetricRow(0, 1300, 0, 44.0),
    // receptionDotSide
    MetricRow(0, 0, 0, 5.5),
    MetricRow(0, 1100, 0, .nan),
    // plainWifiWidth
    MetricRow(0, 0, 0, 12.5),
    MetricRow(0, 1100, 0, 15.5),
    // plainWifiHeight
    MetricRow(0, 0, 0, 9.0),
    MetricRow(0, 1100, 0, 11.0),
    // plainLevelMiddle
    MetricRow(0, 0, 0, 10.5),
    MetricRow(0, 1100, 0, 10.0),
  ]
}

/// Points: the size, and from one line's baseline to the next one's, from the smallest category to the
/// largest.
package enum TextStyleTable {
  package static let largeTitle: [(pointSize: Double, leading: Double)] = [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)]
  package static let title1: [(pointSize: Double, leading: Double)] = [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)]
  package static let title2: [(pointSize: Double, leading: Double)] = [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)]
  package static let title3: [(pointSize: Double, leading: Double)] = [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)]
  package static let headline: [(pointSize: Double, leading: Double)] = [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]
  package static let body: [(pointSize: Double, leading: Double)] = [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]
  package static let callout: [(pointSize: Double, leading: Double)] = [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)]
  package static let subheadline: [(pointSize: Double, leading: Double)] = [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)]
  package static let footnote: [(pointSize: Double, leading: Double)] = [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)]
  package static let caption1: [(pointSize: Double, leading: Double)] = [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)]
  package static let caption2: [(pointSize: Double, leading: Double)] = [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)]
}

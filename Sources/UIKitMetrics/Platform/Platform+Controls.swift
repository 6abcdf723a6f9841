import Traits

/// Sizes of controls, in points, of their alignment rectangles: stored frames less alignment outsets.
/// Resources/Metrics/metrics.tsv has the figures, by version of iOS, with their sources.
extension Platform {
  /// 79 × 27 up to iOS 6 (uikit-6-15.md, section 1), in iOS 26 63 wide with its two points outside
  /// (uikit-15-26.md, section 6; MINED: 15 of 15).
  package var switchSize: Size {
    Size(width: self[.switchWidth], height: self[.switchHeight])
  }

  /// Higher in toolbars. MINED: 12 of 14 (rule slider-in-toolbar). The other two, 29 and 31 with their frames' point, are of one application of Xcode 5 and
  /// tell no older height: another document of that time has this one. 23 up to iOS 6 (uikit-6-15.md,
  /// section 1), 34 in iOS 26 (uikit-15-26.md, section 6).
  package func sliderHeight(inToolbar: Bool) -> Double {
    self[.sliderHeight, inToolbar ? .toolbar : []]
  }

  /// How far a slider's frame reaches beyond: in iOS 7 to 18 2 at the sides and 1 below.
  package var sliderOutsets: EdgeInsets {
    let side = self[.sliderSideOutset]
    return EdgeInsets(top: 0, left: side, bottom: self[.sliderBottomOutset], right: side)
  }

  /// 94 × 32 since iOS 13, but on the canvas since Xcode 12 (one 94 × 29 of 11.4 is an older document's;
  /// uikit-6-15.md, section 1). 27 up to iOS 6: K.
  package var stepperSize: Size {
    Size(width: FixedMetric.stepperWidth, height: self[.stepperHeight])
  }

  /// Source of 4 since iOS 14 and of 9 up to 6, 11 in bars: uikit-6-15.md, section 1 (11: K). The 2.5 there
  /// in the style of bars is the frame's, a point higher than the 1.5 on which constraints act.
  package func progressHeight(inBarStyle isBar: Bool) -> Double {
    self[.progressHeight, isBar ? .barStyle : []]
  }

  /// How a page control of some pages is measured: its dots and their gaps.
  ///
  /// 36 high up to iOS 6, and 37 up to 13, where three pages are 39 wide: dots of 7, gaps of 9
  /// (uikit-6-15.md, section 1; MINED). Since iOS 14 they are 26 high (5 documents of as many projects, of Xcode
  /// 13 and later) and 115.67 wide at 3x, 116 or 116.5 at 2x in one document each: 74 and five dots of 8.3 in
  /// pixels. A document of Xcode 12 with 120.33 by 26.33 is alone. What a page more takes is unsourced: a dot
  /// and a gap of 9.
  /// - Parameter grid: Rounds to pixels: up, or to the nearest.
  package func pageControlSize(
    pages: Double, up: (Double) -> Double, nearest: (Double) -> Double
  ) -> Size {
    let gap = FixedMetric.pageDotGap
    let height = nearest(self[.pageControlHeight])
    let dot = up(self[.pageDotWidth])
    guard isSince(14) else { return Size(width: (dot + gap) * pages - gap, height: height) }
    let three = self[.pageControlSurplus] + 5 * dot
    return Size(width: three + (pages - 3) * (dot + gap), height: height)
  }

  /// How segments are set.
  ///
  /// MINED from stored frames: a segment is as wide as its title and its padding, with a divider of 1
  /// between; 29 high up to tools version 14865, 32 from 15400 on, when iOS 13 made the titles medium. Up to
  /// iOS 6 plates of 44, in bars 30 (uikit-6-15.md, section 1; 30: K).
  package struct Segments: Hashable, Sendable {
    /// Of the alignment rectangle, to which the frame adds one below since iOS 7.
    package var height: Double
    /// At both sides of a title together.
    package var padding: Double
    package var hasMediumTitles: Bool
  }

  package func segments(inBarStyle isBar: Bool) -> Segments {
    Segments(
      height: self[.segmentHeight, isBar ? .barStyle : []], padding: self[.segmentPadding],
      hasMediumTitles: isSince(13, canvas: .xcode11point2))
  }

  /// MINED: 44 up to iOS 10 (42 of 43), 56 since (25 of 26). Of iOS 26 one document has 64 and
  /// uikit-15-26.md, section 4, 44 for the bar alone: they don't agree, and nothing is changed.
  package var searchBarHeight: Double { self[.searchBarHeight] }

  /// Whether a search bar that nobody edits has its placeholder in the middle, and a button to cancel that can't be
  /// touched: up to iOS 10. Source: pictures of iOS 9 and 10.
  package var searchBarsRest: Bool { !isCanvas && !isSince(11) }

  /// Wheels, of dates as of other things. Source of 162 where there is little height: MINED.
  package func wheelsHeight(isLow: Bool) -> Double {
    self[.wheelsHeight, isLow ? .lowHeight : []]
  }

  /// What a date picker looks like.
  package enum DatePickerForm: Hashable, Sendable {
    case wheels, compact, inline
  }

  /// Without a style it is compact since iOS 14, but for countdowns. Styles themselves came with 13.4
  /// (compact) and 14 (inline); pickers before have wheels. Source: uikit-6-15.md, sections 1 and 8;
  /// UIDatePickerStyle's documentation. An inline one for times alone is “an inline, editable field”, as that
  /// says, and has no calendar.
  package func datePickerForm(
    style: String?, isCountdown: Bool, isTime: Bool = false
  ) -> DatePickerForm {
    switch style {
    case "wheels": return .wheels
    case "compact" where isCanvas || isSince(13, 4): return .compact
    case "inline" where isCanvas || isSince(14): return isTime ? .compact : .inline
    default: return isSince(14) && !isCountdown ? .compact : .wheels
    }
  }

  /// MINED: the round glyphs of iOS 7 to 12 and, since 13, symbols.
  package func infoButtonSize(isContactAdd: Bool) -> Size {
    Size(
      width: self[.infoButtonWidth, isContactAdd ? .contactAdd : []],
      height: self[.infoButtonHeight])
  }

  /// The least height of a field with a rounded border, and what it has besides its line. MINED: 30 up to
  /// iOS 12 and 34 since, at 14 and at 17 pt. 31 up to iOS 6: uikit-6-15.md, section 1.
  package var roundedFieldHeight: Double { self[.roundedFieldHeight] }

  /// What a field without a border has above its line. MINED since Xcode 12, above the line (4 of 4).
  package var borderlessFieldGap: Double { self[.borderlessFieldGap] }

  // MARK: Looks

  /// Whether controls are flat and outlined in the tint, as up to iOS 12, instead of filled.
  package var hasFlatControls: Bool { !isSince(13) }

  /// Whether controls and bars are of glass: capsules, without lines. Source: uikit-15-26.md, sections 1 to 6.
  package var hasGlass: Bool { isSince(26) }
}

import Testing
import Traits

@testable import UIKitMetrics

/// Every figure of Resources/Metrics/metrics.tsv with a history, as programs look it up: at each version that
/// changes it, and at the last one before.
@Suite struct MetricHistoryTests {
  /// A metric, the conditions that hold (the words of the table's column *on*), and from which version on it has
  /// which value: versions of iOS on devices, or tools versions on canvases.
  private static let histories = """
    navigationBarHeight: 6 44, 26 54
    navigationBarHeight pad: 6 44, 12 50, 26 54
    navigationBarHeight canvas phone regularHeight: 24126 44, 24127 54
    sheetBarHeight: 6 none, 13 56, 26 70
    navigationBarLeastTop: 6 none, 26 10
    navigationBarLeastTop compactHeight phone: 6 none, 26 24
    promptHeight: 6 30, 26 32
    tabBarHeight compactHeight phone: 6 49, 11 32
    tabBarHeight compactHeight largePhone phone: 6 49, 11 49
    tabBarHeight compactHeight phone regularWidth: 6 49, 11 49
    tabBarHeight pad: 6 49, 12 50, 18 49
    tabBarRoom: 6 none, 26 83
    tabBarRoom pad: 6 none, 26 none
    tabBarRoom compactHeight phone: 6 none, 26 none
    toolbarHeight pad: 6 44, 12 50
    toolbarRoom: 6 none, 26 86
    toolbarRoom compactHeight: 6 none, 26 82
    toolbarRoom pad: 6 none, 26 79
    ownToolbarHeight: 6 44, 26 48
    ownToolbarHeight pad: 6 44, 26 44
    leastStatusBarHeight phone: 6 20, 8 none
    leastStatusBarHeight pad: 6 none, 26 32
    leastHomeIndicatorRoom pad: 6 none, 26 25
    switchWidth: 6 79, 7 49, 26 61
    switchHeight: 6 27, 7 31, 26 28
    switchOutset: 6 none, 7 2
    sliderHeight: 6 23, 7 30, 26 34
    sliderHeight toolbar: 6 23, 7 33, 26 34
    sliderSideOutset: 6 none, 7 2, 26 0
    sliderBottomOutset: 6 none, 7 1, 26 0
    stepperHeight: 6 27, 7 29, 13 32
    stepperHeight canvas: 16099 29, 16100 32
    progressHeight: 6 9, 7 2, 14 4
    progressHeight barStyle: 6 10, 7 1.5, 14 1.5
    pageDotWidth: 6 7, 14 8.3
    pageControlHeight: 6 36, 7 37, 14 26
    pageControlSurplus: 6 none, 14 74
    pageControllerPagesHeight: 6 36, 7 37, 14 26
    segmentHeight: 6 44, 7 28, 13 31
    segmentHeight canvas: 15399 28, 15400 31
    segmentHeight barStyle: 6 30, 7 28, 13 31
    segmentPadding: 6 14, 13 18
    segmentPadding canvas: 15399 14, 15400 18
    segmentsOutset: 6 none, 7 1
    searchBarHeight: 6 44, 11 56
    infoButtonWidth: 6 22, 13 25
    infoButtonWidth contactAdd: 6 22, 13 24
    infoButtonHeight: 6 22, 13 24
    roundedFieldHeight: 6 31, 7 30, 13 34
    borderlessFieldGap: 6 none, 14 1
    cellMargin canvas: 13499 8, 13500 16
    cellMargin canvas wide: 13499 8, 13500 20
    wideCellWidth canvas: 23599 390, 23600 391
    cellEndMargin: 6 11, 26 15
    rowHeight: 6 44, 26 51
    subtitleRowGrowth: 6 none, 11 12, 13 12, 26 0
    plainHeaderPadding: 6 none, 15 22
    groupTitlePadding: 6 22, 11 22, 26 25
    groupTitlePadding canvas: 18099 22, 18100 16, 22000 22
    firstGroupTitlePadding: 6 17.5, 26 10
    disclosureWidth: 6 33, 11 34, 13 none
    disclosureWidth canvas: 12999 33, 13000 none
    disclosureBesideMargin: 6 none, 13 11, 15 10.5
    checkmarkWidth: 6 39, 11 none
    checkmarkBesideMargin: 6 none, 11 24
    detailButtonWidth: 6 47, 13 none
    detailButtonWidth canvas: 12999 47, 13000 none
    detailBesideMargin: 6 none, 13 24
    detailDisclosureWidth: 6 67, 11 none
    detailBesideDisclosure: 6 none, 13 32
    styledCellInset canvas: 12999 15, 13000 none
    styledCellAccessoryGap: 6 1, 13 none
    portraitKeyboardDifference: 6 none, 26 -1
    emptyArrangedLength canvas: 16099 none, 16100 50
    plainArrangedWidth canvas: 16099 none, 16100 240
    plainArrangedHeight canvas: 16099 none, 16100 50
    systemGreenColor: 6 #4CD964, 13 none
    separatorColor: 6 #C8C7CC, 13 none
    groupTableBackgroundColor: 6 #EFEFF4, 13 none
    plainHeaderColor: 6 #F7F7F7, 13 none
    plainTitleColor: 6 #232323, 13 none
    groupTitleColor: 6 #6D6D72, 13 none
    barColor: 6 #F7F7F7, 13 #F9F9F9
    barOpacity: 6 0.855, 13 none
    barHairlineOpacity: 6 0.302, 15 none
    sliderTrackColor: 6 #B7B7B7, 13 none
    switchRingColor: 6 #E6E6E6, 13 none
    switchThumbGap: 6 1.5, 13 2
    knobShadowBlur: 6 4, 13 2
    knobShadowDrop: 6 3, 13 1.5
    barGlyphGap: 6 16, 13 31.5
    backButtonGap: 6 7, 13 8, 15 6.7
    narrowBarTextMargin: 6 8, 11 none
    narrowTextBarWidth: 6 375, 10 320
    barGlyphSide: 6 24, 13 22
    barGlyphStroke: 6 1.5, 13 1.65
    chevronWidth: 6 13, 15 11.7
    chevronHeight: 6 21, 13 22, 15 18.3
    chevronGap: 6 5.5, 13 5, 15 8.4
    chevronStroke: 6 2.8, 13 2.6
    tabGlyphSide: 6 29.8, 11 25
    badgeHeight: 6 18, 26 20
    badgeOverlap: 6 6, 26 4
    sliderTrackHeight: 6 2, 13 3, 14 4, 26 6
    sliderThumbWidth: 6 28, 13 27, 26 37
    sliderThumbHeight: 6 28, 13 27, 26 24
    sliderThumbGap: 6 1, 26 0
    controlCornerRadius: 6 4, 13 8, 26 none
    activityIndicatorSpokes: 6 12, 13 8
    pageDotPitch: 6 16, 13 17.33
    stepperGlyphSide: 6 21.75, 13 18
    stepperGlyphStroke: 6 1, 13 1.35
    searchFieldHeight: 6 36, 26 44
    searchFieldCornerRadius: 6 10, 26 none
    searchGlyphSide: 6 16, 26 20
    searchGlyphInset: 6 8, 26 12
    searchGlyphGap: 6 6, 26 7.5
    groupCornerRadius: 6 10, 26 26
    cardCornerRadius: 6 10, 26 38
    popoverCornerRadius: 6 13, 26 34
    pickerBandMargin: 6 0, 13 9
    dayWheelWidth: 6 112, 13 128
    hourWheelGap: 6 14.8, 13 16
    minuteWheelGap: 6 25, 13 10
    halfWheelGap: 6 30, 13 14
    halfWheelWidth: 6 36.4, 13 44
    receptionDotSide: 6 5.5, 11 none
    plainWifiWidth: 6 12.5, 11 15.5
    plainWifiHeight: 6 9, 11 11
    plainLevelMiddle: 6 10.5, 11 10
    """

  struct History: CustomStringConvertible {
    struct Step {
      let version: String
      let value: Double?
    }

    let metric: String
    let words: [String]
    let steps: [Step]

    var isOfCanvases: Bool { words.contains("canvas") }
    var description: String { "\(metric) \(words.joined(separator: " "))" }

    func conditions() throws -> MetricConditions {
      MetricConditions(
        try words.filter { $0 != "canvas" }.map { try #require(MetricsFile.words[$0]) })
    }

    /// The platform that begins with a version, or the last one before it.
    func platform(_ version: String, before: Bool = false) throws -> Platform {
      if isOfCanvases {
        return Platform(canvasOf: try #require(Int(version)) - (before ? 1 : 0))
      }
      let parts = version.split(separator: ".").compactMap { Int($0) }
      guard before else { return Platform(running: try #require(SystemVersion(version))) }
      return Platform(
        running: parts.count > 1
          ? SystemVersion(parts[0], parts[1] - 1) : SystemVersion(parts[0] - 1, 99))
    }
  }

  private static func value(of text: Substring) -> Double? {
    text.hasPrefix("#") ? UInt32(text.dropFirst(), radix: 16).map(Double.init) : Double(text)
  }

  static let all = histories.split(separator: "\n").map { line in
    let parts = line.split(separator: ":")
    let words = parts[0].split(separator: " ").map(String.init)
    let steps = parts[1].split(separator: ",").map {
      let step = $0.split(separator: " ")
      return History.Step(version: String(step[0]), value: value(of: step[1]))
    }
    return History(metric: words[0], words: Array(words.dropFirst()), steps: steps)
  }

  @Test(arguments: all) func figuresAtAndBeforeEachStep(history: History) throws {
    let metric = try #require(Metric.allCases.first { "\($0)" == history.metric })
    let conditions = try history.conditions()
    for (index, step) in history.steps.enumerated() {
      let value = try history.platform(step.version).value(of: metric, conditions)
      #expect(value == step.value, "\(history) in \(step.version)")
      guard index > 0 else { continue }
      let before = try history.platform(step.version, before: true)
      #expect(
        before.value(of: metric, conditions) == history.steps[index - 1].value,
        "\(history) before \(step.version)")
    }
  }

  /// A row with a version that is added to the table is added here as well.
  @Test func everyRowWithAVersionIsToldHere() throws {
    for metric in try MetricsFile().metrics {
      for row in metric.rows where !row.since.isEmpty {
        let isCanvas = row.conditions.contains(.canvas) || row.key.toolsVersion > 0
        let conditions = row.conditions.subtracting([.canvas, .device])
        let isTold = try Self.all.contains { history in
          guard history.metric == metric.name, history.isOfCanvases == isCanvas,
            try history.conditions() == conditions
          else { return false }
          return try history.steps.contains { step in
            guard step.value == row.key.value else { return false }
            let platform = try history.platform(step.version)
            let before = try history.platform(step.version, before: true)
            return row.holds(on: platform) && !row.holds(on: before)
          }
        }
        #expect(isTold, "metrics.tsv:\(row.line): \(metric.name) since \(row.since)")
      }
    }
  }
}

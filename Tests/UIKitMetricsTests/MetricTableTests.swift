import Foundation
import Testing
import Traits

@testable import UIKitMetrics

/// The table that programs have, against Resources/Metrics/metrics.tsv.
@Suite struct MetricTableTests {
  let file: MetricsFile
  let screens: MetricsFile

  init() throws {
    file = try MetricsFile()
    screens = try MetricsFile("screens.tsv")
  }

  @Test func theTableIsThatOfTheFile() throws {
    let remedy: Comment = "run meson-helpers/generate-metrics"
    #expect(
      Metric.allCases.map { "\($0)" } == file.metrics.filter { !$0.isFixed }.map(\.name), remedy)
    try #require(MetricTable.starts.count == Metric.allCases.count + 1, remedy)
    for (metric, written) in zip(Metric.allCases, file.metrics.filter { !$0.isFixed }) {
      let rows = MetricTable.rows[
        MetricTable.starts[metric.rawValue]..<MetricTable.starts[metric.rawValue + 1]]
      #expect(rows.map(MetricsFile.Key.init) == written.rows.map(\.key), remedy)
    }
    for (metrics, generated) in [
      (file.metrics, "UIKitMetrics/Generated/MetricTable.swift"),
      (screens.metrics, "Traits/Generated/ScreenMetric.swift"),
    ] {
      let text = try MetricsFile.text(of: "Sources/\(generated)")
      for metric in metrics where metric.isFixed {
        let value = try #require(metric.rows[0].key.value)
        #expect(text.contains("static let \(metric.name) = \(value)\n"), remedy)
      }
    }
    let varying = screens.metrics.filter { !$0.isFixed }
    #expect(varying.isEmpty)
  }

  @Test func textStylesAreThoseOfTheFile() throws {
    let lines = try MetricsFile.text(of: "Resources/Metrics/text-styles.tsv")
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let categories = ContentSizeCategory.allCases
    #expect(Array(lines[0].dropFirst()) == categories.map(\.shortName))
    let table = [
      "largeTitle": TextStyleTable.largeTitle, "title1": TextStyleTable.title1,
      "title2": TextStyleTable.title2, "title3": TextStyleTable.title3,
      "headline": TextStyleTable.headline, "body": TextStyleTable.body,
      "callout": TextStyleTable.callout, "subheadline": TextStyleTable.subheadline,
      "footnote": TextStyleTable.footnote, "caption1": TextStyleTable.caption1,
      "caption2": TextStyleTable.caption2,
    ]
    #expect(Set(table.keys) == Set(lines.dropFirst().map { $0[0] }))
    for line in lines.dropFirst() {
      let style = try #require(table[line[0]])
      #expect(
        style.map { "\(Int($0.pointSize))/\(Int($0.leading))" } == Array(line.dropFirst()),
        "run meson-helpers/generate-metrics")
    }
  }

  /// Sources are public, and known kinds of evidence stand beside each figure.
  @Test func everyFigureHasEvidence() throws {
    let evidence = try MetricsFile.text(of: "Resources/Documentation/Evidence.md")
    let kinds: Set = [
      "documented", "measured", "mined", "derived", "imitated", "estimated", "unsourced",
    ]
    for row in (file.metrics + screens.metrics).flatMap(\.rows) {
      #expect(kinds.contains(row.evidence), "line \(row.line)")
      #expect(!row.source.isEmpty && !row.source.contains("/work"), "line \(row.line)")
      for rule in row.source.matches(of: /\brule ([\w-]+)/) {
        #expect(
          evidence.contains("| `\(rule.output.1)` |"),
          "metrics.tsv:\(row.line): there is no rule “\(rule.output.1)”")
      }
    }
  }

  /// From old to new, and of a version from what holds everywhere to what holds in one place: the last row
  /// that holds counts.
  @Test func rowsStandInTheirOrder() {
    for metric in file.metrics {
      for (index, row) in metric.rows.enumerated() {
        for later in metric.rows[(index + 1)...] where row.canHold(with: later) {
          #expect(
            row.first <= later.first,
            "metrics.tsv:\(later.line): \(metric.name) goes back behind line \(row.line)")
          if row.first == later.first {
            #expect(
              !row.conditions.isStrictSuperset(of: later.conditions),
              "metrics.tsv:\(later.line): \(metric.name) hides line \(row.line), which says more")
          }
        }
      }
    }
  }

  /// At its first version, where it applies, a row's figure counts; a version before it doesn't.
  @Test func figuresBelowAndAtEachStep() throws {
    for metric in file.metrics where !metric.isFixed {
      let name = try #require(Metric.allCases.first { "\($0)" == metric.name })
      for (index, row) in metric.rows.enumerated() {
        let conditions = row.conditions.subtracting([.canvas, .device])
        #expect(
          row.platforms.contains { $0.value(of: name, conditions) == row.key.value },
          "metrics.tsv:\(row.line): \(metric.name) is never \(row.key.value as Any)")
        guard let before = row.before else { continue }
        let older = metric.rows[..<index].last {
          $0.conditions.isSubset(of: row.conditions.union(before.isCanvas ? .canvas : .device))
            && $0.holds(on: before)
        }
        #expect(
          before.value(of: name, conditions) == older?.key.value,
          "metrics.tsv:\(row.line): \(metric.name) before \(row.since)")
      }
    }
  }

  /// What a platform looks up, told in the field's words.
  @Test(
    arguments: [
      (.navigationBarHeight, "6", [.pad], 44), (.navigationBarHeight, "11", [.pad], 44),
      (.navigationBarHeight, "12", [.pad], 50), (.navigationBarHeight, "26", [.pad], 54),
      (.navigationBarHeight, "18", [.phone, .compactHeight], 32),
      (.navigationBarHeight, "18", [.phone, .compactHeight, .largePhone], 44),
      (.navigationBarHeight, "26", [.phone, .compactHeight], 54),
      (.tabBarHeight, "10", [.phone, .compactHeight], 49),
      (.tabBarHeight, "11", [.phone, .compactHeight], 32), (.tabBarHeight, "17", [.pad], 50),
      (.tabBarHeight, "18", [.pad], 49), (.tabBarRoom, "18", [.phone], nil),
      (.tabBarRoom, "26", [.phone], 83), (.tabBarRoom, "26", [.pad], nil),
      (.ownToolbarHeight, "18", [.phone, .homeIndicator], 49),
      (.ownToolbarHeight, "26", [.phone], 48),
      (.switchWidth, "6", [], 79), (.switchWidth, "7", [], 49), (.switchWidth, "26", [], 61),
      (.stepperHeight, "12", [], 29), (.stepperHeight, "13", [], 32),
      (.progressHeight, "13", [], 2), (.progressHeight, "14", [.barStyle], 1.5),
      (.progressHeight, "14", [], 4), (.rowHeight, "18", [], 44), (.rowHeight, "26", [], 51),
      (.disclosureWidth, "10", [], 33), (.disclosureWidth, "12", [], 34),
      (.disclosureWidth, "13", [], nil), (.cellEndMargin, "26", [], 15),
      (.wideCellWidth, "15", [], 391), (.wideCellWidth, "26", [], 391),
      (.groupTitlePadding, "10", [], 22), (.groupTitlePadding, "26", [], 25),
      (.barHairlineOpacity, "12", [], 0.302), (.barHairlineOpacity, "14", [], 0.302),
      (.barHairlineOpacity, "15", [], nil),
      (.chevronHeight, "12", [], 21), (.chevronGap, "12", [], 5.5), (.chevronGap, "13", [], 5),
      (.backButtonGap, "12", [], 7), (.chevronStroke, "12", [], 2.8),
      (.chevronStroke, "13", [], 2.6), (.barGlyphGap, "12", [], 16), (.barGlyphGap, "13", [], 31.5),
      (.barGlyphStroke, "12", [], 1.5), (.barGlyphStroke, "13", [], 1.65),
      (.stepperGlyphStroke, "12", [], 1), (.stepperGlyphStroke, "13", [], 1.35),
      (.sliderThumbWidth, "12", [], 28), (.sliderThumbHeight, "12", [], 28),
      (.sliderThumbWidth, "13", [], 27), (.sliderThumbHeight, "13", [], 27),
      (.switchThumbGap, "12", [], 1.5), (.switchThumbGap, "13", [], 2),
      (.knobShadowBlur, "12", [], 4), (.knobShadowBlur, "13", [], 2),
      (.knobShadowDrop, "12", [], 3), (.knobShadowDrop, "13", [], 1.5),
      (.receptionDotSide, "10", [], 5.5), (.receptionDotSide, "11", [], nil),
      (.plainWifiWidth, "10", [], 12.5), (.plainWifiWidth, "11", [], 15.5),
      (.plainWifiHeight, "10", [], 9), (.plainWifiHeight, "11", [], 11),
      (.plainLevelMiddle, "10", [], 10.5), (.plainLevelMiddle, "11", [], 10),
      (.chevronHeight, "14", [], 22), (.chevronHeight, "15", [], 18.3),
      (.chevronWidth, "15", [], 11.7), (.chevronGap, "15", [], 8.4),
      (.backButtonGap, "14", [], 8), (.backButtonGap, "15", [], 6.7),
      (.barGlyphSide, "12", [], 24), (.barGlyphSide, "13", [], 22),
      (.narrowBarTextMargin, "10", [], 8), (.narrowBarTextMargin, "11", [], nil),
      (.stepperGlyphSide, "12", [], 21.75), (.stepperGlyphSide, "13", [], 18),
      (.subtitleRowGrowth, "11", [], 12), (.subtitleRowGrowth, "26", [], 0),
      (.tabGlyphSide, "10", [], 29.8), (.tabGlyphSide, "11", [], 25),
      (.barOpacity, "12", [], 0.855), (.barOpacity, "13", [], nil),
      (.sliderTrackHeight, "12", [], 2), (.sliderTrackHeight, "13", [], 3),
      (.sliderTrackHeight, "14", [], 4), (.sliderTrackHeight, "26", [], 6),
      (.dayWheelWidth, "12", [], 112), (.dayWheelWidth, "13", [], 128),
      (.hourWheelGap, "12", [], 14.8), (.hourWheelGap, "13", [], 16),
      (.minuteWheelGap, "12", [], 25), (.minuteWheelGap, "13", [], 10),
      (.halfWheelGap, "12", [], 30), (.halfWheelGap, "13", [], 14),
      (.halfWheelWidth, "12", [], 36.4), (.halfWheelWidth, "13", [], 44),
    ] as [(Metric, String, MetricConditions, Double?)])
  func figuresOfDevices(
    metric: Metric, system: String, conditions: MetricConditions, value: Double?
  ) throws {
    let platform = Platform(running: try #require(SystemVersion(system)))
    #expect(platform.value(of: metric, conditions) == value)
  }

  @Test(
    arguments: [
      (.stepperHeight, 15400, [], 29), (.stepperHeight, 16100, [], 32),
      (.segmentHeight, 14865, [], 28), (.segmentHeight, 15400, [], 31),
      (.groupTitlePadding, 17701, [], 22), (.groupTitlePadding, 19529, [], 16),
      (.groupTitlePadding, 22505, [], 22), (.cellMargin, 13196, [.wide], 8),
      (.cellMargin, 13771, [.wide], 20), (.wideCellWidth, 23504, [], 390),
      (.wideCellWidth, 23727, [], 391), (.sheetBarHeight, 24127, [], 56),
      (.emptyArrangedLength, 15706, [], nil), (.emptyArrangedLength, 16100, [], 50),
      (.plainArrangedWidth, 15706, [], nil), (.plainArrangedWidth, 16100, [], 240),
      (.plainArrangedHeight, 15706, [], nil), (.plainArrangedHeight, 16100, [], 50),
    ] as [(Metric, Int, MetricConditions, Double?)])
  func figuresOfCanvases(
    metric: Metric, toolsVersion: Int, conditions: MetricConditions, value: Double?
  ) {
    #expect(Platform(canvasOf: toolsVersion).value(of: metric, conditions) == value)
  }

  /// Colours that were others before.
  @Test(
    arguments: [
      (.systemGreenColor, "12", 0x4CD964), (.systemGreenColor, "13", nil),
      (.separatorColor, "9", 0xC8C7CC), (.separatorColor, "13", nil),
      (.groupTableBackgroundColor, "10", 0xEFEFF4), (.groupTableBackgroundColor, "13", nil),
      (.groupTitleColor, "12", 0x6D6D72), (.groupTitleColor, "13", nil),
      (.plainTitleColor, "11", 0x232323), (.plainTitleColor, "13", nil),
      (.plainHeaderColor, "10", 0xF7F7F7), (.plainHeaderColor, "13", nil),
      (.barColor, "12", 0xF7F7F7), (.barColor, "13", 0xF9F9F9),
      (.sliderTrackColor, "12", 0xB7B7B7), (.sliderTrackColor, "13", nil),
      (.switchRingColor, "12", 0xE6E6E6), (.switchRingColor, "13", nil),
    ] as [(Metric, String, UInt32?)])
  func coloursByVersion(metric: Metric, system: String, hex: UInt32?) throws {
    let platform = Platform(running: try #require(SystemVersion(system)))
    #expect(platform.color(metric) == hex.map { Color(hex: $0) })
  }
}

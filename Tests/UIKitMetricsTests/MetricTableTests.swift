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

import Foundation
import Testing

@testable import UIKitMetrics

/// UIKit's figures stand in the table alone: no other module has a number that is one of them.
@Suite struct FigurePlaceTests {
  private static let modules = [
    "Styles", "Scenes", "Simulation", "Layout", "Staging", "Drawing", "Depiction",
  ]

  /// Numbers that say nothing: counts, halves, and what is left out.
  private static let trivial: Set<Double> = [0, 0.5, 1, 2, 3, 4, 100]

  struct Exception {
    /// All, where there are none.
    var values: Set<Double> = []
    let reason: String
  }

  @Test(arguments: modules) func figuresAreInTheTable(module: String) throws {
    let names = try Self.namesByValue()
    for number in try Self.numbers(in: module) {
      guard let metrics = names[number.value], !Self.trivial.contains(number.value),
        !number.isExcepted
      else { continue }
      Issue.record(
        """
        Sources/\(number.file):\(number.line): \(number.value) is the value of \
        \(metrics.prefix(4).joined(separator: ", ")). Take the metric, or make one in \
        Resources/Metrics/metrics.tsv; if it is no figure of UIKit, add it to the exceptions here, with \
        the reason: “\(number.text)”
        """)
    }
  }

  /// What is excepted is there, so that the list stays short.
  @Test func everyExceptionIsNeeded() throws {
    let names = try Self.namesByValue()
    let numbers = try Self.modules.flatMap { try Self.numbers(in: $0) }.filter {
      names[$0.value] != nil && !Self.trivial.contains($0.value)
    }
    for (place, exception) in FigureExceptions.all {
      let here = numbers.filter { $0.file.hasPrefix(place) }.map(\.value)
      #expect(!here.isEmpty, "\(place) has no figure any more")
      for value in exception.values {
        #expect(here.contains(value), "\(place) has no \(value) any more")
      }
    }
  }

  /// Otherwise the tests above could find nothing.
  @Test func numbersAreFound() {
    let line = #"let a = max(44, b.width - 16.5) + FixedMetric.c2 // 32 "49""#
    #expect(Self.values(in: line) == [44, 16.5])
    #expect(Self.values(in: #"text("30", x: $0, y: 1e-6, 0x1C, 4_400, 0...18)"#) == [4_400, 0, 18])
  }

  private static func namesByValue() throws -> [Double: [String]] {
    var names: [Double: [String]] = [:]
    for metric in try MetricsFile().metrics + MetricsFile("screens.tsv").metrics {
      for value in Set(metric.rows.compactMap(\.key.value)) {
        names[abs(value), default: []].append(metric.name)
      }
    }
    return names
  }

  private struct Number {
    /// From Sources on.
    let file: String
    let line: Int
    let value: Double
    let text: String

    var isExcepted: Bool {
      FigureExceptions.all.contains { place, exception in
        file.hasPrefix(place) && (exception.values.isEmpty || exception.values.contains(value))
      }
    }
  }

  private static func values(in line: String) -> [Double] {
    let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "").replacing(/\d+e-?\d+/, with: "")
    let text = code.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return text.matches(of: /(?:^|[^\w.$#]|\.\.\.)(\d[\d_]*(?:\.\d+)?)(?![\w])/).compactMap {
      Double($0.output.1.filter { $0 != "_" })
    }
  }

  private static func numbers(in module: String) throws -> [Number] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil))
    var found: [Number] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = String(file.standardizedFileURL.path.dropFirst(sources.path.count))
        .trimmingCharacters(in: ["/"])
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (number, line) in lines.enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        guard !text.hasPrefix("//") else { continue }
        found += values(in: line).map {
          Number(file: path, line: number + 1, value: $0, text: text)
        }
      }
    }
    return found
  }
}

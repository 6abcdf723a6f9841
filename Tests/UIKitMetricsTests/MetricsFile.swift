import Foundation
import Testing
import Traits

@testable import UIKitMetrics

/// Resources/Metrics/metrics.tsv, read apart from the generator.
struct MetricsFile {
  struct Metric {
    let name: String
    var rows: [Row]

    /// Whether it is the same everywhere.
    var isFixed: Bool {
      rows.count == 1 && rows[0].conditions.isEmpty && rows[0].since.isEmpty
    }
  }

  /// What the generated table has of a row.
  struct Key: Equatable {
    let conditions: UInt16
    let system: Int
    let toolsVersion: Int
    let value: Double?

    init(_ row: MetricRow) {
      conditions = row.conditions.rawValue
      system = Int(row.system)
      toolsVersion = Int(row.toolsVersion)
      value = row.value.isNaN ? nil : row.value
    }

    init(conditions: UInt16, system: Int, toolsVersion: Int, value: Double?) {
      self.conditions = conditions
      self.system = system
      self.toolsVersion = toolsVersion
      self.value = value
    }
  }

  struct Row {
    let line: Int
    let conditions: MetricConditions
    let since: String
    let evidence: String
    let source: String
    let key: Key
  }

  private(set) var metrics: [Metric] = []

  init(_ name: String = "metrics.tsv") throws {
    let lines = try Self.text(of: "Resources/Metrics/\(name)").components(separatedBy: "\n")
    for (number, line) in lines.enumerated().dropFirst()
    where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.components(separatedBy: "\t")
      try #require(fields.count == 6, "metrics.tsv:\(number + 1)")
      let conditions = try fields[1].split(separator: " ").map { word in
        try #require(Self.words[String(word)], "metrics.tsv:\(number + 1): \(word)")
      }
      var (system, toolsVersion) = (0, 0)
      if fields[2].hasPrefix("Xcode ") {
        toolsVersion = try #require(Self.xcodes[String(fields[2].dropFirst(6))]).toolsVersion
      } else if !fields[2].isEmpty {
        let parts = fields[2].split(separator: ".").compactMap { Int($0) }
        system = parts[0] * 100 + (parts.count > 1 ? parts[1] : 0)
      }
      let value =
        fields[3].hasPrefix("#")
        ? UInt32(fields[3].dropFirst(), radix: 16).map(Double.init) : Double(fields[3])
      try #require(value != nil || fields[3] == "none", "metrics.tsv:\(number + 1)")
      let key = Key(
        conditions: MetricConditions(conditions).rawValue, system: system,
        toolsVersion: toolsVersion, value: value)
      let row = Row(
        line: number + 1, conditions: MetricConditions(conditions), since: fields[2],
        evidence: fields[4], source: fields[5], key: key)
      if metrics.last?.name == fields[0] {
        metrics[metrics.count - 1].rows.append(row)
      } else {
        metrics.append(Metric(name: fields[0], rows: [row]))
      }
    }
  }

  static func text(of path: String) throws -> String {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  static let words: [String: MetricConditions] = [
    "canvas": .canvas, "device": .device, "phone": .phone, "pad": .pad,
    "compactHeight": .compactHeight, "regularHeight": .regularHeight,
    "regularWidth": .regularWidth, "largePhone": .largePhone, "homeIndicator": .homeIndicator,
    "wide": .wide, "lowHeight": .lowHeight, "toolbar": .toolbar, "barStyle": .barStyle,
    "contactAdd": .contactAdd, "landscape": .landscape,
  ]

  private static let xcodes: [String: Xcode] = [
    "9.1": .xcode9point1, "11.2": .xcode11point2, "12": .xcode12, "12.5": .xcode12point5,
    "15": .xcode15, "16.3": .xcode16point3,
  ]
}

extension MetricsFile.Row {
  /// The first version of iOS and, among canvases with it, the first tools version.
  struct First: Comparable {
    let system: Int
    let toolsVersion: Int

    static func < (a: First, b: First) -> Bool {
      (a.system, a.toolsVersion) < (b.system, b.toolsVersion)
    }
  }

  var first: First {
    guard key.toolsVersion > 0 else { return First(system: key.system, toolsVersion: 0) }
    let parts = Xcode(toolsVersion: key.toolsVersion).system.description.split(separator: ".")
      .compactMap { Int($0) }
    return First(
      system: parts[0] * 100 + (parts.count > 1 ? parts[1] : 0), toolsVersion: key.toolsVersion)
  }

  /// Whether there are places in which both hold.
  func canHold(with other: MetricsFile.Row) -> Bool {
    let both = conditions.union(other.conditions)
    let pairs: [MetricConditions] = [
      [.canvas, .device], [.phone, .pad], [.compactHeight, .regularHeight],
    ]
    return !pairs.contains(where: both.isSuperset(of:))
  }

  /// Those that begin with the row's first version.
  var platforms: [Platform] {
    if key.toolsVersion > 0 { return [Platform(canvasOf: key.toolsVersion)] }
    let system = key.system == 0 ? 600 : key.system
    let device = Platform(running: SystemVersion(system / 100, system % 100))
    let canvases = MetricsFile.toolsVersions.map { Platform(canvasOf: $0) }
      .filter { key.system == 0 || $0.isSince(system / 100, system % 100) }
    if conditions.contains(.canvas) { return canvases }
    return conditions.contains(.device) ? [device] : [device] + canvases
  }

  /// The newest one before it.
  var before: Platform? {
    if key.toolsVersion > 0 { return Platform(canvasOf: key.toolsVersion - 1) }
    guard key.system > 0, !conditions.contains(.canvas) else { return nil }
    return Platform(
      running: key.system % 100 > 0
        ? SystemVersion(key.system / 100, key.system % 100 - 1)
        : SystemVersion(key.system / 100 - 1, 99))
  }

  func holds(on platform: Platform) -> Bool {
    if key.toolsVersion > 0 {
      return platform.canvas.map { $0.toolsVersion >= key.toolsVersion } ?? false
    }
    return key.system == 0 || platform.isSince(key.system / 100, key.system % 100)
  }
}

extension MetricsFile {
  /// One of each Xcode.
  static let toolsVersions = [
    5056, 7706, 9532, 12121, 13196, 13771, 14490, 15705, 17701, 18122, 19529, 21507, 21701, 22505,
    23504, 23727, 24127,
  ]
}

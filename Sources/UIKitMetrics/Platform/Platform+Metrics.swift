import Traits

/// A figure under some conditions, since some version. A value that is no number says that there is none.
struct MetricRow {
  /// All of these have to hold.
  let conditions: MetricConditions
  /// Since this version of iOS: 1203 is 12.3.
  let system: UInt16
  /// Since this tools version of Interface Builder, on its canvas.
  let toolsVersion: Int32
  let value: Double

  init(_ conditions: UInt16, _ system: UInt16, _ toolsVersion: Int32, _ value: Double) {
    self.conditions = MetricConditions(rawValue: conditions)
    self.system = system
    self.toolsVersion = toolsVersion
    self.value = value
  }

  func holds(for platform: Platform, _ conditions: MetricConditions) -> Bool {
    guard self.conditions.isSubset(of: conditions) else { return false }
    if toolsVersion > 0 {
      guard let canvas = platform.canvas else { return false }
      return canvas.toolsVersion >= Int(toolsVersion)
    }
    return system == 0 || platform.isSince(Int(system) / 100, Int(system) % 100)
  }
}

extension Platform {
  /// A figure of UIKit, in points where its name says nothing else; 0 where there is none.
  /// - Parameter conditions: All that hold, as far as the figure depends on them.
  package subscript(_ metric: Metric, _ conditions: MetricConditions = []) -> Double {
    value(of: metric, conditions) ?? 0
  }

  /// The same; nil where there is none.
  ///
  /// The last row of the table that holds counts. They stand from old to new and, of a version, from what
  /// holds everywhere to what holds in one place.
  package func value(of metric: Metric, _ conditions: MetricConditions = []) -> Double? {
    let conditions = conditions.union(isCanvas ? .canvas : .device)
    let (start, end) = (
      MetricTable.starts[metric.rawValue], MetricTable.starts[metric.rawValue + 1]
    )
    for index in stride(from: end - 1, through: start, by: -1)
    where MetricTable.rows[index].holds(for: self, conditions) {
      let value = MetricTable.rows[index].value
      return value.isNaN ? nil : value
    }
    return nil
  }
}

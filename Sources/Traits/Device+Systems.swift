/// Which versions of the system run on a device.
extension Device {
  /// A version without a second number stands for any of its series: *18* runs on what came with 18.3.
  package func runs(_ version: SystemVersion) -> Bool {
    guard version.minor == 0 else {
      return firstOS.map { $0 <= version } ?? true
        && version <= lastOS ?? SystemVersion(SystemVersion.newest.major, .max)
    }
    return (firstOS?.major ?? 0)...max(firstOS?.major ?? 0, (lastOS ?? .newest).major)
      ~= version.major
  }

  /// Whether it runs apps for a version and all later ones, with the last version that it has.
  package func runsApps(from target: SystemVersion) -> Bool { lastOS.map { target <= $0 } ?? true }

  /// The series that run on it and can be chosen, newest first: those with rules or, where it runs none of
  /// them, its own.
  package var systems: [SystemVersion] {
    let own = SystemVersion.series.reversed().filter(runs)
    let known = own.filter { $0 >= .first }
    return known.isEmpty ? own : known
  }

  /// The version that runs on it, or the series that is nearest to it.
  package func nearestSystem(to version: SystemVersion) -> SystemVersion {
    guard !runs(version) else { return version }
    if let firstOS, version < firstOS { return SystemVersion(firstOS.major) }
    return SystemVersion((lastOS ?? .newest).major)
  }

  /// Such as "iOS 8.1 to 15.8".
  package var systemsInWords: String {
    let last = lastOS.map { "to \($0)" } ?? "and later"
    return firstOS.map { "iOS \($0) \(last)" } ?? lastOS.map { "iOS up to \($0)" } ?? "any iOS"
  }
}

extension SystemVersion {
  /// The newest that is out. Source: reference/device-systems.md.
  package static let newest = SystemVersion(27)

  /// The one that counts unless another one is asked for: the newest that the reference has rules for.
  package static let latest = SystemVersion(26)

  /// Those that there are, oldest first: after 18 came 26.
  package static let series = (Array(1...18) + [26, 27]).map { SystemVersion($0) }

  /// The first one with rules: of 6 and later there are figures, and Auto Layout.
  package static let first = SystemVersion(6)

  /// Those that can be chosen, oldest first.
  package static let choices = series.filter { $0 >= first }

  /// Whether there is a version of this series.
  package var exists: Bool { Self.series.contains(SystemVersion(major)) }
}

/// Which parts of its screen a device gives to apps that run side by side.
/// Source: reference/device-systems.json, `multitasking`.
package enum MultitaskingSupport: String, Hashable, Sendable, Codable {
  case none
  /// A second app over the first one only.
  case slideOver
  case splitView

  /// What there is on phones, and on pads since iPad Air 2 and iPad mini 4.
  static func usual(for idiom: Idiom) -> MultitaskingSupport { idiom == .pad ? .splitView : .none }
}

extension SystemVersion {
  /// Why the version can't be chosen, and which can; nil where it can.
  /// - Parameter device: Nil for a canvas without one.
  package func problem(on device: Device?) -> String? {
    guard exists else {
      return self > .newest
        ? "There is no iOS \(self) yet; the newest is \(SystemVersion.newest). \(Self.choicesInWords)"
        : "There was no iOS \(self): after 18 came 26. \(Self.choicesInWords)"
    }
    guard self >= .first || device?.systems.contains(SystemVersion(major)) == true else {
      return "Of iOS \(self) no rules are known here. \(Self.choicesInWords)"
    }
    guard let device, !device.runs(self) else { return nil }
    return "iOS \(self) doesn't run on \(device.name), which has \(device.systemsInWords)."
  }

  private static let choicesInWords = "There are \(first) to 18, 26 and \(newest)."
}

import Assets
import Files
import PropertyLists
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// What the property list of an app lacks, or has in vain, once the app is built with the SDK of iOS 27.
struct AppRules {
  let app: BuiltApp
  let scope: ProjectScope

  /// - Parameter sdk: That of a request; nil where the project says it. None is found where neither does, or an earlier
  ///   one.
  func findings(builtWith sdk: SystemVersion?) -> [LintFinding] {
    guard let sdk = sdk ?? app.destinations.leastSDK,
      Platform(running: sdk).buildsForWindowsOfAnySize
    else { return [] }
    return [
      missingSceneManifest(), missingLaunchScreen(), requiredFullScreen(),
      missingPadOrientations(), keptDesign(),
    ].compactMap(\.self)
  }

  /// Whether a key is on, on phones or on pads.
  func isOn(_ key: String) -> Bool {
    ["", "~ipad", "~iphone"].contains { app.list[key + $0]?.flag == true }
  }

  /// Whether the list has one of some keys, for any devices.
  func has(anyOf keys: String...) -> Bool {
    keys.contains { key in ["", "~ipad", "~iphone"].contains { app.list[key + $0] != nil } }
  }

  /// - Parameter key: Where it is in the list; nil for what isn't there.
  func finding(
    _ rule: RulePage, _ severity: Issue.Severity, at key: String? = nil, _ message: String
  ) -> LintFinding {
    let file = scope.name(of: app.file)
    return LintFinding(
      rule: rule.id, severity: severity, file: file, line: key.flatMap(line) ?? 1, id: nil,
      message: message, fingerprint: Fingerprint(rule.id, file: file, app.name).text)
  }

  /// More than a property list has, in bytes.
  private static let largest = 1 << 20

  /// The first line that has a key; nil of a binary list.
  private func line(of key: String) -> Int? {
    guard let file = try? scope.folder.open(app.file) else { return nil }
    let lines = file.read(limit: Self.largest).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(key) }.map { $0 + 1 }
  }
}

import Files
import PropertyLists
import Traits

/// What counts here of an app's `Info.plist`.
package struct AppPropertyList: Hashable, Sendable {
  private var values: [String: PropertyListValue]

  /// More than any property list of an app has.
  private static let largest = 1 << 20

  /// An app that says nothing.
  package init() { values = [:] }

  /// Nil for what can't be read, and for lists without keys.
  package init?(_ file: borrowing OpenFile) {
    let bytes = file.read(limit: Self.largest + 1)
    guard bytes.count <= Self.largest, let values = try? PropertyList(bytes).value.members else {
      return nil
    }
    self.values = values
  }

  package subscript(key: String) -> PropertyListValue? { values[key] }

  /// Adds what the list doesn't say itself.
  package mutating func add(_ others: [String: PropertyListValue]) {
    values.merge(others) { own, _ in own }
  }

  /// Whether it can be an app's: extensions, watch apps, frameworks and tests have such files as well.
  /// Source: the documentation of NSExtension, WKWatchKitApp, CFBundlePackageType (APPL).
  package var isApp: Bool {
    guard values["NSExtension"] == nil, values["WKWatchKitApp"] == nil,
      values["WKApplication"] == nil
    else { return false }
    guard let type = values["CFBundlePackageType"]?.text else { return true }
    return type == "APPL" || type.hasPrefix("$")
  }

  /// Whether the app has no status bar, where it decides that for its controllers.
  var hidesStatusBar: Bool {
    values["UIViewControllerBasedStatusBarAppearance"]?.flag == false
      && values["UIStatusBarHidden"]?.flag == true
  }

  /// That of all the app's windows; nil where the user's preference counts.
  var appearance: Appearance? {
    switch values["UIUserInterfaceStyle"]?.text {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  var statusBarStyle: StatusBarStyle? {
    guard values["UIViewControllerBasedStatusBarAppearance"]?.flag == false else { return nil }
    return switch values["UIStatusBarStyle"]?.text {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
      "UIStatusBarStyleBlackOpaque":
      .light
    case "UIStatusBarStyleDarkContent": .dark
    default: .standard
    }
  }
}

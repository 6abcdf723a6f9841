import Files
import PropertyLists
import Traits

/// An app as an Xcode project builds it for others to install, with the property list that it has then.
package struct BuiltApp: Hashable, Sendable {
  /// What it is for.
  package let destinations: AppDestinations
  /// Where its property list is, absolute; the Xcode project's file where Xcode makes all of it.
  package let file: String
  /// With what Xcode adds for build settings.
  package let list: AppPropertyList

  /// Its target's name.
  package var name: String { destinations.targets.first ?? "" }

  /// Nil where not all of the property list is known.
  /// - Parameters:
  ///   - folder: From which on paths are, absolute.
  ///   - project: The Xcode project's path.
  init?(
    _ destinations: AppDestinations, _ settings: TargetSettings, at folder: String,
    project: String, in root: ProjectFolder
  ) {
    self.destinations = destinations
    var list = AppPropertyList()
    if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
      let path = name.hasPrefix("/") ? name : folder + "/" + name
      guard let opened = try? root.open(path), let read = AppPropertyList(opened) else {
        return nil
      }
      (file, list) = (opened.path, read)
    } else {
      guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return nil }
      file = project + "/project.pbxproj"
    }
    list.add(Self.generated(settings))
    self.list = list
  }

  /// Build settings that a key of the property list is made of, by the key.
  /// Source: Apple's “Build settings reference”, those that begin with INFOPLIST_KEY_.
  private static let flags = [
    "UIApplicationSceneManifest": "UIApplicationSceneManifest_Generation",
    "UILaunchScreen": "UILaunchScreen_Generation",
  ]
  private static let texts = ["UILaunchStoryboardName", "UIRequiresFullScreen"]
  private static let orientations = "UISupportedInterfaceOrientations"

  private static func generated(_ settings: TargetSettings) -> [String: PropertyListValue] {
    var values: [String: PropertyListValue] = [:]
    func setting(_ key: String) -> String? { settings["INFOPLIST_KEY_" + key] }
    for (key, name) in flags where setting(name) == "YES" { values[key] = .dictionary([:]) }
    for key in texts { values[key] = setting(key).map { .text($0) } }
    for (ending, name) in [("", ""), ("~iphone", "_iPhone"), ("~ipad", "_iPad")] {
      guard let text = setting(orientations + name) else { continue }
      values[orientations + ending] = .list(
        text.split(separator: " ").map { .text(String($0)) })
    }
    return values
  }
}

extension SystemVersion {
  /// The SDK of an Xcode, whose numbers are the same since 26.
  /// - Parameter text: Its version as project files have it, without dots: `2710` of 27.1.
  init?(ofXcode text: String) {
    guard let number = Int(text), (2600...9999).contains(number) else { return nil }
    self.init(number / 100, number / 10 % 10)
  }
}

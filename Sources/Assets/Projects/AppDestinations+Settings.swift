import Files
import PropertyLists
import Traits

extension AppDestinations {
  /// What the names of build settings begin with that say something about devices.
  package static let settings = [
    "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "INFOPLIST_FILE",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations", "INFOPLIST_KEY_UIRequiresFullScreen",
    "SDKROOT", "LastUpgradeCheck",
  ]

  /// What an app is for in one configuration; nil where it isn't for iOS.
  ///
  /// Source: Apple's “Build settings reference”, SDKROOT, SUPPORTED_PLATFORMS, TARGETED_DEVICE_FAMILY,
  /// IPHONEOS_DEPLOYMENT_TARGET, INFOPLIST_FILE and those that begin with INFOPLIST_KEY_.
  /// - Parameters:
  ///   - target: Its name.
  ///   - folder: From which on paths are, absolute.
  init?(_ settings: TargetSettings, of target: String, at folder: String, in root: ProjectFolder) {
    self.init()
    let platform =
      settings["SDKROOT"].flatMap { $0 == "auto" ? nil : $0 }
      ?? settings["SUPPORTED_PLATFORMS"]
    guard platform?.contains("iphone") ?? true else { return nil }
    targets = [target]
    files = settings.files
    sdk = settings["SDKROOT"].flatMap { name in
      name.hasPrefix("iphoneos") ? SystemVersion(String(name.dropFirst("iphoneos".count))) : nil
    }
    deployment = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { SystemVersion($0) }
    idioms = settings["TARGETED_DEVICE_FAMILY"].flatMap { text in
      Self.idioms(text.split { ", ".contains($0) }.compactMap { Int($0) })
    }
    readGenerated(settings)
    guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return }
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    guard let file = try? root.open(path), let list = AppPropertyList(file) else { return }
    files.append(path)
    read(list)
  }

  /// What Xcode writes into a property list.
  private mutating func readGenerated(_ settings: TargetSettings) {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    for (idiom, ending) in [(Idiom.phone, "_iPhone"), (.pad, "_iPad")] {
      guard let text = settings[key + ending] ?? settings[key] else { continue }
      let known = text.split(separator: " ").compactMap(Self.orientation)
      if !known.isEmpty { orientations[idiom] = Set(known) }
    }
    isFullScreen = settings["INFOPLIST_KEY_UIRequiresFullScreen"] == "YES"
  }
}

import Traits

/// Which devices an app is for and how these are held, as far as its project says.
package struct AppDestinations: Hashable, Sendable {
  /// The names of the targets that it is about.
  package var targets: [String] = []
  /// The files that say it: property lists, Xcode projects and configurations.
  package var files: [String] = []
  /// Nil where nothing is said, so that the app may run on any.
  package var idioms: Set<Idiom>?
  /// Without idioms of which nothing is said.
  package var orientations: [Idiom: Set<Orientation>] = [:]
  /// The oldest version of iOS; nil where nothing is said.
  package var deployment: SystemVersion?
  /// The SDK that it is built with, or an earlier one, as far as the project says; nil where nothing is said.
  package var sdk: SystemVersion?
  /// Whether an app on a pad has the whole screen to itself.
  package var isFullScreen = false

  package init() {}

  /// Whether anything is said.
  package var isEmpty: Bool { idioms == nil && orientations.isEmpty && deployment == nil }

  /// Whether the app is shown on a kind of device.
  package func has(_ idiom: Idiom) -> Bool { idioms?.contains(idiom) ?? true }

  /// Whether the app is shown so on a kind of device.
  package func has(_ orientation: Orientation, on idiom: Idiom) -> Bool {
    orientations[idiom].map { known in
      known.contains { $0.isLandscape == orientation.isLandscape }
    } ?? true
  }

  /// The SDK that it is surely built with, or a later one: no app can be deployed to a version that its SDK doesn't
  /// know. Nil where nothing is said.
  package var leastSDK: SystemVersion? {
    SystemVersion.newest(of: [sdk, deployment].compactMap(\.self))
  }

  /// Adds what another app, or another configuration of this one, is for. A document of both has to do in both.
  mutating func add(_ other: AppDestinations) {
    targets += other.targets.filter { !targets.contains($0) }
    files += other.files.filter { !files.contains($0) }
    idioms = idioms.flatMap { own in other.idioms.map(own.union) }
    for idiom in [Idiom.phone, .pad] {
      // On a device that one of both isn't for the other decides.
      let said = [self, other].filter { $0.has(idiom) }.map { $0.orientations[idiom] }
      orientations[idiom] =
        said.contains(nil) ? nil : said.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
    }
    deployment = deployment.flatMap { own in
      other.deployment.flatMap { SystemVersion.oldest(of: [own, $0]) }
    }
    isFullScreen = isFullScreen && other.isFullScreen
    sdk = SystemVersion.newest(of: [sdk, other.sdk].compactMap(\.self))
  }

  /// What several apps are for; nil of none.
  static func all(of apps: [AppDestinations]) -> AppDestinations? {
    guard var all = apps.first else { return nil }
    for app in apps.dropFirst() { all.add(app) }
    return all
  }
}

extension AppDestinations {
  /// Takes what an app's property list says.
  ///
  /// Source: Apple's Information Property List reference, UISupportedInterfaceOrientations, UIDeviceFamily and
  /// UIRequiresFullScreen; a key may be followed by ~iphone or ~ipad.
  mutating func read(_ list: AppPropertyList) {
    for (idiom, ending) in [(Idiom.phone, "~iphone"), (.pad, "~ipad")] {
      let key = "UISupportedInterfaceOrientations"
      guard let names = (list[key + ending] ?? list[key])?.elements?.compactMap(\.text) else {
        continue
      }
      let known = names.compactMap(Self.orientation)
      if known.count == names.count, !known.isEmpty { orientations[idiom] = Set(known) }
    }
    if idioms == nil, let families = list["UIDeviceFamily"]?.elements {
      idioms = Self.idioms(
        families.compactMap {
          if case .number(let number) = $0 { Int(number) } else { $0.text.flatMap { Int($0) } }
        })
    }
    isFullScreen =
      (list["UIRequiresFullScreen~ipad"] ?? list["UIRequiresFullScreen"])?.flag ?? isFullScreen
  }

  /// Nil for numbers that are neither phones' nor pads'.
  static func idioms(_ families: [Int]) -> Set<Idiom>? {
    let idioms = Set(families.compactMap { $0 == 1 ? Idiom.phone : $0 == 2 ? .pad : nil })
    return idioms.isEmpty ? nil : idioms
  }

  static func orientation(_ name: some StringProtocol) -> Orientation? {
    switch name {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    default: nil
    }
  }
}

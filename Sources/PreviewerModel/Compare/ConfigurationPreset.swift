import Localization
import Traits

/// Configurations that one wants beside one another often, made from the one that is chosen.
package enum ConfigurationPreset: String, CaseIterable, Sendable {
  case allPhones, allPads, smallestAndLargest, orientations, systems, lightAndDark, textSizes
  case languages, pseudoLanguages, cells, multitasking

  var title: String {
    switch self {
    case .allPhones: localized("All iPhones")
    case .allPads: localized("All iPads")
    case .smallestAndLargest: localized("Smallest and Largest")
    case .orientations: localized("Orientations")
    case .systems: localized("Versions of iOS")
    case .lightAndDark: localized("Light and Dark")
    case .textSizes: localized("Every Text Size")
    case .languages: localized("Document's Languages")
    case .pseudoLanguages: localized("Pseudo-Languages")
    case .cells: localized("The Nine Cells")
    case .multitasking: localized("Multitasking")
    }
  }

  /// Whether it needs a user, or windows, which the document's own canvas doesn't have.
  var needsDevice: Bool {
    [.textSizes, .languages, .pseudoLanguages, .multitasking, .cells, .orientations, .systems]
      .contains(self)
  }

  /// - Parameters:
  ///   - languages: Those of the document, and pseudo-languages.
  ///   - devices: Names of those that come before others: the project's.
  ///   - oldest: The version of iOS that the app needs at least; nil where that isn't known.
  func configurations(
    from base: Configuration, in catalogue: DeviceCatalogue,
    languages: (spoken: [String], pseudo: [String]) = ([], []), devices: [String] = [],
    oldest: SystemVersion? = nil
  ) -> [Configuration] {
    func on(_ choice: CanvasChoice) -> Configuration {
      var other = base
      other.choice = choice
      return other
    }
    func on(_ device: Device) -> Configuration {
      on(base.choice.moved(to: device))
    }
    func with(_ change: (inout UserSettings) -> Void) -> Configuration {
      var other = base
      change(&other.settings)
      return other
    }
    switch self {
    case .allPhones:
      return Self.screens(of: catalogue, oldest, beginningWith: base) { $0.family == "iPhone" }
        .map(on)
    case .allPads:
      return Self.screens(of: catalogue, oldest, beginningWith: base) { $0.display.idiom == .pad }
        .map(on)
    case .orientations:
      guard case .device(let name, _) = base.choice else { return [] }
      return Orientation.allCases.map { on(.device(name, $0)) }
    case .systems:
      let device = base.choice.device(in: catalogue)
      return SystemVersion.choices.filter { version in
        let least = oldest.map { SystemVersion($0.major) }
        return SystemVersion.oldest(of: [version, .latest]) == version
          && SystemVersion.newest(of: [version, least ?? version]) == version
          && device.map { $0.nearestSystem(to: version) == version } != false
      }.map { version in
        var other = base
        other.system = version == .latest ? nil : version
        return other
      }
    case .smallestAndLargest:
      // Of the kind that is chosen; of all, where that is none.
      let idiom = base.choice.device(in: catalogue)?.display.idiom
      let devices = catalogue.devices.filter { idiom == nil || $0.display.idiom == idiom }
      func area(_ device: Device) -> Double {
        device.display.size.width * device.display.size.height
      }
      let extremes = [
        devices.min { area($0) < area($1) }, devices.max { area($0) < area($1) },
      ]
      return extremes.compactMap { $0 }.map(on)
    case .lightAndDark:
      return [Appearance.light, .dark].map { appearance in with { $0.appearance = appearance } }
    case .textSizes:
      return ContentSizeCategory.allCases.map { size in with { $0.contentSize = size } }
    case .languages:
      return ([nil] + languages.spoken.map(Optional.some)).map { language in
        with { $0.language = language }
      }
    case .pseudoLanguages:
      return languages.pseudo.map { language in with { $0.language = language } }
    case .cells:
      let ways = CellWays(
        catalogue: catalogue, system: base.system(in: catalogue), current: base.choice,
        preferred: devices)
      return SizeClassGrid.cells.flatMap { $0 }.map { on(ways.choice(for: $0)) }
    case .multitasking:
      return base.choice.parts(on: base.system(in: catalogue), in: catalogue)
        .map { on(base.choice.inPart($0)) }
    }
  }

  /// Devices that differ in what a layout sees of their screens, of those that run a version of iOS that the app is for:
  /// of several with equal screens the newest, or the one that is chosen.
  private static func screens(
    of catalogue: DeviceCatalogue, _ oldest: SystemVersion?, beginningWith base: Configuration,
    where isWanted: (Device) -> Bool
  ) -> [Device] {
    let chosen = base.choice.device(in: catalogue)?.name
    var found: [Screen: Device] = [:]
    var order: [Screen] = []
    for device in catalogue.devices where isWanted(device) {
      if let last = device.lastOS, let oldest,
        SystemVersion.newest(of: [last, oldest]) != last
      {
        continue
      }
      let screen = Screen(device)
      guard let known = found[screen] else {
        found[screen] = device
        order.append(screen)
        continue
      }
      if device.name == chosen || known.name != chosen && (device.year ?? 0) > (known.year ?? 0) {
        found[screen] = device
      }
    }
    return order.compactMap { found[$0] }
  }

  /// What a layout sees of a screen.
  private struct Screen: Hashable {
    let size: Size
    let scale: Double
    let safeAreas: [EdgeInsets]
    let cells: [SizeClassCell]

    init(_ device: Device) {
      let display = device.display
      (size, scale) = (display.size, display.scale)
      safeAreas = [Orientation.portrait, .landscapeLeft].map { display.safeArea[$0] }
      cells = [Orientation.portrait, .landscapeLeft].map { display.sizeClasses[$0] }
    }
  }
}

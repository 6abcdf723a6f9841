import Localization
import Traits
import WorkerProtocol

/// What a scene is shown on and with: one of those that are compared.
package struct Configuration: Codable, Hashable, Sendable, StoredConfiguration {
  package var device: String?
  package var orientation: Orientation?
  package var part: Multitasking?
  package var sizeClass: String?
  package var system: SystemVersion?
  package var appearance: Appearance?
  package var contentSize: ContentSizeCategory?
  package var layoutDirection: LayoutDirection?
  package var language: String?

  /// - Parameter system: the one that is wanted; a device that doesn't run it shows the nearest that it runs.
  init(_ choice: CanvasChoice, on system: SystemVersion? = nil, _ settings: UserSettings = .init())
  {
    self.system = system == .latest ? nil : system
    self.choice = choice
    self.settings = settings
  }

  /// The version that counts.
  package func system(in catalogue: DeviceCatalogue) -> SystemVersion {
    let wanted = system ?? .latest
    return choice.device(in: catalogue)?.nearestSystem(to: wanted) ?? wanted
  }

  func parameters(
    for path: String, scene: String, in catalogue: DeviceCatalogue
  ) -> ResolveParameters {
    var parameters = choice.parameters(for: path, settings, on: system(in: catalogue))
    parameters.scene = scene
    return parameters
  }

  /// The device, and below it classes and whatever is unusual.
  package func caption(in catalogue: DeviceCatalogue) -> String {
    "\(choice.name)\n\(traits(in: catalogue).joined(separator: " · "))"
  }

  /// The same in one line.
  package func title(in catalogue: DeviceCatalogue) -> String {
    ([choice.name] + traits(in: catalogue)).joined(separator: " · ")
  }

  private func traits(in catalogue: DeviceCatalogue) -> [String] {
    var parts: [String] = []
    if let orientation = choice.orientation, orientation != .portrait {
      parts.append(orientation.words)
    }
    if let part = choice.part { parts.append(part.title) }
    if let cell = choice.cell(in: catalogue) { parts.append(cell.shortLabel) }
    let system = system(in: catalogue)
    if system != .latest { parts.append("iOS \(system)") }
    if settings.appearance == .dark { parts.append(localized("dark")) }
    if settings.contentSize != .standard {
      parts.append(localized("text %1$s", settings.contentSize.shortName))
    }
    if settings.layoutDirection == .rightToLeft { parts.append(LayoutDirection.rightToLeft.words) }
    if let language = settings.language { parts.append(language) }
    return parts
  }
}

/// Configurations that one wants beside one another often, made from the one that is chosen.
package enum ConfigurationPreset: String, CaseIterable, Sendable {
  case allPhones, smallestAndLargest, lightAndDark, textSizes, languages, pseudoLanguages, cells
  case multitasking

  var title: String {
    switch self {
    case .allPhones: localized("All iPhones")
    case .smallestAndLargest: localized("Smallest and Largest")
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
    [.textSizes, .languages, .pseudoLanguages, .multitasking, .cells].contains(self)
  }

  /// - Parameters:
  ///   - languages: Those of the document, and pseudo-languages.
  ///   - devices: Names of those that come before others: the project's.
  func configurations(
    from base: Configuration, in catalogue: DeviceCatalogue,
    languages: (spoken: [String], pseudo: [String]) = ([], []), devices: [String] = []
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
      return catalogue.devices.filter { $0.family == "iPhone" }.map(on)
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
}

import Localization
import Traits
import WorkerProtocol

/// What a scene is shown on and with: one of those that are compared.
package struct Configuration: Codable, Hashable, Sendable, StoredConfiguration {
  package var device: String?
  package var orientation: Orientation?
  package var part: Multitasking?
  package var window: Size?
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
    if let size = choice.ownSize { parts.append(size.words) }
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

import Traits

/// What the document is looked at in: a device, a part of its screen or a canvas, and what its user has set.
package struct CanvasConfiguration: Hashable, Sendable {
  package var choice: CanvasChoice
  /// The version of iOS that counts: the wanted one, or the nearest that the device has.
  package var system: SystemVersion
  package var wantedSystem: SystemVersion
  package var settings: UserSettings
  /// Of the size-class grid, the cell that was gone to; nil for none.
  package var visit: CellVisit?

  package init(
    _ choice: CanvasChoice, on system: SystemVersion, _ settings: UserSettings,
    in catalogue: DeviceCatalogue
  ) {
    self.choice = choice
    self.system = choice.device(in: catalogue)?.nearestSystem(to: system) ?? system
    wantedSystem = system
    self.settings = settings
    if case .cell(let cell) = choice, cell != .any {
      visit = CellVisit(
        cell: cell, origin: CellVisit.Origin(choice: .generic, seen: .generic))
    }
  }

  /// The same as one of those that are compared.
  package var compared: Configuration { Configuration(choice, on: wantedSystem, settings) }

  /// Takes one of those that are compared.
  /// - Parameter system: The version that counts; nil for the one that follows.
  mutating func take(
    _ configuration: Configuration, on system: SystemVersion? = nil, in catalogue: DeviceCatalogue
  ) {
    choice = configuration.choice
    wantedSystem = configuration.system ?? .latest
    self.system = system ?? configuration.system(in: catalogue)
    settings = configuration.settings
  }
}

import Traits

/// The nine cells of the size-class grid as what is compared.
extension Comparison {
  /// Whether those are compared, in the grid's order, and nothing else: the canvas has them as a matrix then.
  package var isMatrix: Bool {
    !showsVersions
      && Self.areCells(entries.map(\.configuration), in: preview.configuration.catalogue)
  }

  nonisolated static func areCells(_ configurations: [Configuration], in catalogue: DeviceCatalogue)
    -> Bool
  {
    configurations.map { $0.choice.cell(in: catalogue) }
      == SizeClassGrid.cells.joined().map(Optional.some)
  }

  /// The place of the base among them.
  static let basePlace = SizeClassGrid.cells.joined().count / 2

  /// Has the window be about a cell.
  package func focus(_ cell: SizeClassCell) {
    let cells = entries.map { $0.configuration.choice.cell(in: preview.configuration.catalogue) }
    if let place = cells.firstIndex(of: cell) { focus(place) }
  }

  /// The cell of what the window is about.
  package var focusedCell: SizeClassCell? {
    entries.indices.contains(focused)
      ? entries[focused].configuration.choice.cell(in: preview.configuration.catalogue) : nil
  }

  /// The nine cells, each on what it turns a configuration into.
  func cells(of configuration: Configuration) -> [Configuration] {
    var base = configuration
    if base.choice == .asDesigned, let own = preview.shown.designedDevice {
      base.choice = .device(own.name, own.orientation)
    }
    return ConfigurationPreset.cells.configurations(
      from: base, in: preview.configuration.catalogue, devices: preview.shown.facts.projectDevices)
  }

  /// Among the nine cells.
  func place(of configuration: Configuration) -> Int? {
    let cell =
      configuration.choice.cell(in: preview.configuration.catalogue) ?? preview.configuration.cell
    return Array(SizeClassGrid.cells.joined()).firstIndex { $0 == cell }
  }
}

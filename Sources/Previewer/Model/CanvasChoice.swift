import Traits
import WorkerProtocol

/// What the scenes are shown on: *View as*.
enum CanvasChoice: Hashable, Sendable {
  /// A generic canvas of a cell of the size-class grid; 600×600 for the base design.
  case cell(SizeClassCell)
  /// A device, by its name in the catalogue.
  case device(String, Orientation)

  static let generic = CanvasChoice.cell(.any)

  /// The canvas turned by a quarter, or by as many as its device takes. A generic canvas swaps its
  /// width and height, and with them its size classes.
  /// - Parameter supported: The orientations of the interface.
  func turned(_ turn: Orientation.Turn, among supported: Set<Orientation>) -> CanvasChoice {
    switch self {
    case .cell(let cell): .cell(SizeClassCell(width: cell.height, height: cell.width))
    case .device(let name, let orientation):
      .device(name, orientation.turned(turn, among: supported))
    }
  }

  /// Another device, held like this one where interfaces are shown so on it.
  func moved(to device: Device) -> CanvasChoice {
    let orientation = orientation ?? .portrait
    return .device(
      device.name, device.usualOrientations.contains(orientation) ? orientation : .portrait)
  }

  var orientation: Orientation? {
    if case .device(_, let orientation) = self { orientation } else { nil }
  }

  /// Nil for a generic canvas, and a device that the catalogue lacks.
  func device(in catalogue: DeviceCatalogue) -> Device? {
    if case .device(let name, _) = self { catalogue.device(named: name) } else { nil }
  }

  /// The cell of the grid that the canvas is in; nil for a device that the catalogue lacks.
  func cell(in catalogue: DeviceCatalogue) -> SizeClassCell? {
    switch self {
    case .cell(let cell):
      return cell
    case .device(let name, let orientation):
      guard let traits = catalogue.device(named: name)?.traits(orientation) else { return nil }
      return SizeClassCell(width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
    }
  }

  /// The screen's or the generic canvas's size in points; nil for a device that the catalogue lacks.
  /// Scenes in container views, and views on their own, have sizes of their own.
  func size(in catalogue: DeviceCatalogue) -> Size? {
    switch self {
    case .cell(let cell): cell.canvasSize
    case .device(let name, let orientation):
      catalogue.device(named: name)?.environment(orientation).size
    }
  }

  /// What the *View as* button says.
  var name: String {
    switch self {
    case .cell: "Generic"
    case .device(let name, _): name
    }
  }

  /// - Parameter path: of the document.
  /// - Parameter system: nil for the device's own.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), on system: SystemVersion? = nil
  ) -> ResolveParameters {
    var parameters = ResolveParameters(file: path)
    parameters.system = system
    parameters.appearance = settings.appearance
    settings.apply(to: &parameters)
    parameters.details = true
    switch self {
    case .cell(let cell):
      parameters.sizeClass = cell.key
    case .device(let name, let orientation):
      parameters.device = name
      parameters.orientation = orientation
    }
    return parameters
  }

  /// - Parameter selection: A view in a scene of the document; nil for a scene itself.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), on system: SystemVersion? = nil,
    explaining selection: Selection
  ) -> ExplainParameters? {
    guard let view = selection.view else { return nil }
    let layout = parameters(for: path)
    var parameters = ExplainParameters(file: path, view: view)
    parameters.system = system
    parameters.scene = selection.scene
    parameters.device = layout.device
    parameters.orientation = layout.orientation
    parameters.sizeClass = layout.sizeClass
    settings.apply(to: &parameters)
    return parameters
  }
}

import Localization
import Traits
import UIKitMetrics
import WorkerProtocol

/// What the scenes are shown on: *View as*.
package enum CanvasChoice: Hashable, Sendable {
  /// The document's own canvas: its device and orientation, laid out as the Xcode that saved it does.
  case asDesigned
  /// A generic canvas of a cell of the size-class grid; 600×600 for the base design.
  case cell(SizeClassCell)
  /// A device, by its name in the catalogue.
  case device(String, Orientation)
  /// A part of a pad's screen; not the whole, which is the device.
  case window(String, Orientation, Multitasking)
  /// A window with a size of its own, in points: on a pad's screen or, of a phone's app, on no device's.
  case resized(String, Orientation, Size)

  package static let generic = CanvasChoice.cell(.any)

  /// The canvas turned by a quarter, or by as many as its device takes. A generic canvas swaps its
  /// width and height, and with them its size classes; the document's own isn't turned.
  /// - Parameter supported: The orientations of the interface.
  func turned(_ turn: Orientation.Turn, among supported: Set<Orientation>) -> CanvasChoice {
    switch self {
    case .asDesigned: .asDesigned
    case .cell(let cell): .cell(SizeClassCell(width: cell.height, height: cell.width))
    case .device(let name, let orientation):
      .device(name, orientation.turned(turn, among: supported))
    case .window(let name, let orientation, let part):
      CanvasChoice.device(name, orientation.turned(turn, among: supported)).inPart(part)
    case .resized(let name, let orientation, _):
      .device(name, orientation.turned(turn, among: supported))
    }
  }

  /// Another device, held like this one where interfaces are shown so on it, with the same part of its screen
  /// where it has that.
  package func moved(to device: Device) -> CanvasChoice {
    let orientation = orientation ?? .portrait
    let moved = CanvasChoice.device(
      device.name, device.usualOrientations.contains(orientation) ? orientation : .portrait)
    guard let part, device.multitasking(on: .latest).contains(part) else { return moved }
    return moved.inPart(part)
  }

  /// The device, by its name, and how it is held; nil for a canvas without one that was chosen.
  package var held: (name: String, orientation: Orientation)? {
    switch self {
    case .asDesigned, .cell: nil
    case .device(let name, let orientation), .window(let name, let orientation, _),
      .resized(let name, let orientation, _):
      (name, orientation)
    }
  }

  var orientation: Orientation? { held?.orientation }

  /// Nil for a canvas without one that was chosen, and a device that the catalogue lacks.
  package func device(in catalogue: DeviceCatalogue) -> Device? {
    held.flatMap { catalogue.device(called: $0.name) }
  }

  /// The cell of the grid that the canvas is in; nil for a device that the catalogue lacks, and for the
  /// document's own canvas, of which its scenes tell.
  package func cell(in catalogue: DeviceCatalogue) -> SizeClassCell? {
    switch self {
    case .asDesigned:
      return nil
    case .cell(let cell):
      return cell
    case .device(let name, let orientation):
      guard let traits = catalogue.device(called: name)?.traits(orientation) else { return nil }
      return SizeClassCell(width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
    case .window:
      return size(in: catalogue).map { SizeClassCell.window($0, idiom: .pad) }
    case .resized(let name, _, let size):
      return .window(size, idiom: catalogue.device(called: name)?.display.idiom)
    }
  }

  /// The screen's, the window's or the generic canvas's size in points; nil for a device that the catalogue lacks, and
  /// for the document's own canvas. Scenes in container views, and views on their own, have sizes of
  /// their own.
  package func size(in catalogue: DeviceCatalogue) -> Size? {
    switch self {
    case .asDesigned: nil
    case .cell(let cell): cell.canvasSize
    case .device(let name, let orientation):
      catalogue.device(called: name)?.environment(orientation).size
    case .window: dividedScreen(in: catalogue)?.window.size
    case .resized(_, _, let size): size
    }
  }

  /// What the *View as* button says.
  package var name: String {
    switch self {
    case .asDesigned: localized("As in Interface Builder")
    case .cell: localized("Generic")
    case .device(let name, _), .window(let name, _, _), .resized(let name, _, _): name
    }
  }

  /// On the document's own canvas nothing else can be chosen but dark appearance: it has an Xcode, and no
  /// version of iOS or user.
  /// - Parameter path: of the document.
  /// - Parameter system: nil for the device's own.
  package func parameters(
    for path: String, _ settings: UserSettings = .init(), on system: SystemVersion? = nil
  ) -> ResolveParameters {
    var parameters = ResolveParameters(file: path)
    put(on: &parameters, settings, system)
    parameters.appearance = appearance(settings)
    parameters.details = true
    return parameters
  }

  /// The device that is chosen, how it is held, and which part of its screen or which size the window has.
  func putDevice(on request: inout some DocumentRequest) {
    request.device = held?.name
    request.orientation = held?.orientation
    request.multitasking = part
    request.window = ownSize
  }

  private func put(
    on request: inout some DocumentRequest, _ settings: UserSettings, _ system: SystemVersion?
  ) {
    switch self {
    case .asDesigned:
      request.asDesigned = true
      return
    case .cell(let cell):
      request.sizeClass = cell.key
    case .device, .window, .resized:
      putDevice(on: &request)
    }
    request.system = system
    settings.apply(to: &request)
  }

  /// - Parameter scene: Of the document.
  func parameters(
    for path: String, _ settings: UserSettings, on system: SystemVersion, sweeping scene: String
  ) -> SweepParameters {
    var parameters = SweepParameters(file: path)
    parameters.scene = scene
    put(on: &parameters, settings, system)
    return parameters
  }

  /// - Parameter views: In a scene of the document; none for the scene itself.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), on system: SystemVersion? = nil,
    inspecting views: [String], in scene: String
  ) -> AttributesParameters {
    var parameters = AttributesParameters(file: path, views: views)
    parameters.scene = scene
    put(on: &parameters, settings, system)
    parameters.appearance = appearance(settings)
    return parameters
  }

  /// Light is what a document has that doesn't say otherwise.
  private func appearance(_ settings: UserSettings) -> Appearance? {
    self == .asDesigned && settings.appearance != .dark ? nil : settings.appearance
  }

  /// - Parameter selection: A view in a scene of the document; nil for a scene itself.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), on system: SystemVersion? = nil,
    explaining selection: Selection
  ) -> ExplainParameters? {
    guard let view = selection.view else { return nil }
    var parameters = ExplainParameters(file: path, view: view)
    parameters.scene = selection.scene
    put(on: &parameters, settings, system)
    return parameters
  }
}

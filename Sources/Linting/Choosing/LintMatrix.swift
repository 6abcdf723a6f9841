import Assets
import InterfaceBuilder
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// The screens that documents are checked on.
package struct LintMatrix {
  package struct Screen {
    /// As findings call it, such as “iPhone 15 Pro landscape”.
    package let name: String
    package let canvas: CanvasChoice.Canvas
  }

  /// What a request says itself, so that no app decides it.
  private struct Stated {
    var devices = true
    var orientations = true
    var systems = true
  }

  /// What findings call the document's own canvas, on which it is always checked.
  static let designedName = "as designed"

  package let screens: [Screen]
  package let appearances: [Appearance]
  /// Windows of every width between two, and of every height; none unless they are asked for.
  let sweeps: [LintSweep]
  private let stated: Stated

  /// No screens: documents are looked at as they were designed.
  package static let designed = LintMatrix()

  private init() {
    (screens, appearances, sweeps, stated) = ([], [], [], Stated())
  }

  /// - Throws: `UsageError` for devices, systems and text sizes that there aren't.
  package init(_ request: LintParameters, catalogue: DeviceCatalogue) throws(UsageError) {
    appearances = request.appearances ?? [.light]
    stated = Stated(
      devices: request.devices.map { !$0.contains("all") } ?? false,
      orientations: request.orientations != nil, systems: request.systems != nil)
    let lengths: [(WindowSweep.Axis, [Int]?)] = [
      (.width, request.widthSweep), (.height, request.heightSweep),
    ]
    var sweeps: [LintSweep] = []
    for case (let axis, let lengths?) in lengths {
      sweeps.append(try LintSweep(axis, lengths, catalogue: catalogue))
    }
    self.sweeps = sweeps
    var screens: [Screen] = []
    let devices = try catalogue.devices(chosenBy: request.devices)
    for system in request.systems.map({ $0.map(Optional.some) }) ?? [nil] {
      for contentSize in request.contentSizes.map({ $0.map(Optional.some) }) ?? [nil] {
        for direction in request.layoutDirections ?? [.leftToRight] {
          var known: Set<Environment> = []
          for canvas in request.matrix.windowed {
            var canvas = canvas
            canvas.system = system
            canvas.contentSize = contentSize
            canvas.layoutDirection = direction
            let choice = try CanvasChoice(canvas, catalogue: catalogue)
            let preferences = [
              canvas.windowName.map { ", \($0)" } ?? "",
              canvas.builtWith.map { ", built with \($0)" } ?? "",
              system.map { ", iOS \($0)" } ?? "",
              contentSize.map { ", text \($0)" } ?? "",
              direction == .rightToLeft ? ", right to left" : "",
            ]
            screens += Self.screens(
              of: devices.filter(choice.runs), request.orientations ?? [.portrait, .landscape],
              choice, preferences.joined(), notAmong: &known)
          }
        }
      }
    }
    guard !screens.isEmpty || devices.isEmpty || request.orientations == [] else {
      throw UsageError(
        "None of the devices runs any of these versions of iOS, is held so, or has such windows.")
    }
    self.screens = screens
  }

  /// Those of devices, the same one only once: a third of a pad's screen and a window over it are alike, too.
  private static func screens(
    of devices: [Device], _ orientations: [Orientation], _ choice: CanvasChoice,
    _ preferences: String, notAmong known: inout Set<Environment>
  ) -> [Screen] {
    var screens: [Screen] = []
    for device in devices.map(choice.seen) {
      for orientation in orientations
      where device.possibleOrientations.contains(orientation)
        && choice.hasWindow(on: device, orientation)
      {
        let canvas = choice.canvas(on: device, orientation)
        var screen = canvas.environment
        screen.device = nil
        guard known.insert(screen).inserted else { continue }
        screens.append(
          Screen(name: "\(device.name) \(orientation.rawValue)" + preferences, canvas: canvas))
      }
    }
    return screens
  }

  /// Whether an app decides something about the screens.
  var isOpen: Bool {
    !screens.isEmpty && !(stated.devices && stated.orientations && stated.systems)
  }

  /// Whether controllers decide in which orientations they are looked at.
  var asksControllers: Bool { !screens.isEmpty && !stated.orientations }

  /// The screens that an app has: without those of devices that it isn't for, and without orientations in which it
  /// isn't shown. What a request states itself is left as it is.
  package func screens(of app: AppDestinations) -> [Screen] {
    screens.filter { screen in
      guard let device = screen.canvas.device else { return true }
      let idiom = device.display.idiom
      if !stated.devices, !app.has(idiom) { return false }
      // Inside a device that is unfolded no app decides.
      if !stated.orientations, app.has(idiom), !device.isUnfolded,
        !app.has(screen.canvas.environment.orientation, on: idiom)
      {
        return false
      }
      return stated.systems || app.deployment.map(device.runsApps) ?? true
    }
  }
}

extension MatrixRequest {
  /// Canvases for each of the windows and poses.
  fileprivate var windowed: [CanvasRequest] {
    var plain = CanvasRequest()
    plain.builtWith = builtWith
    return (poses.map { $0.map(Optional.some) } ?? [nil]).flatMap { pose in
      var plain = plain
      plain.pose = pose
      let parts = (multitasking ?? (windows == nil ? [.fullScreen] : [])).map { part in
        var canvas = plain
        canvas.multitasking = part
        return canvas
      }
      return parts
        + (windows ?? []).map { window in
          var canvas = plain
          canvas.window = window
          return canvas
        }
    }
  }
}

extension CanvasRequest {
  /// The window, as findings call it; nil for the whole screen.
  fileprivate var windowName: String? {
    if let window { return "\(window.width.text())×\(window.height.text())" }
    return multitasking.flatMap { $0 == .fullScreen ? nil : $0.rawValue }
  }
}

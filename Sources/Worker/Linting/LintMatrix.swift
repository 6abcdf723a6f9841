import InterfaceBuilder
import Scenes
import Traits
import WorkerProtocol

/// The screens that documents are checked on.
struct LintMatrix {
  struct Screen {
    /// As findings call it, such as “iPhone 15 Pro landscape”.
    let name: String
    let canvas: CanvasChoice.Canvas
  }

  /// What findings call the document's own canvas, on which it is always checked.
  static let designedName = "as designed"

  let screens: [Screen]
  let appearances: [Appearance]

  /// - Throws: `UsageError` for devices and text sizes that there aren't.
  init(_ request: LintParameters, catalogue: DeviceCatalogue) throws(UsageError) {
    appearances = request.appearances ?? [.light]
    var screens: [Screen] = []
    let devices = try catalogue.devices(chosenBy: request.devices)
    for contentSize in request.contentSizes.map({ $0.map(Optional.some) }) ?? [nil] {
      for direction in request.layoutDirections ?? [.leftToRight] {
        var canvas = ResolveParameters(files: [])
        canvas.contentSize = contentSize
        canvas.layoutDirection = direction
        let choice = try CanvasChoice(canvas, catalogue: catalogue)
        var known: Set<Environment> = []
        for device in devices {
          for orientation in request.orientations ?? [.portrait, .landscape] {
            guard device.possibleOrientations.contains(orientation) else { continue }
            let canvas = choice.canvas(on: device, orientation)
            var screen = canvas.environment
            screen.device = nil
            guard known.insert(screen).inserted else { continue }
            let preferences = [
              contentSize.map { ", text \($0)" } ?? "",
              direction == .rightToLeft ? ", right to left" : "",
            ]
            screens.append(
              Screen(
                name: "\(device.name) \(orientation.rawValue)" + preferences.joined(),
                canvas: canvas))
          }
        }
      }
    }
    self.screens = screens
  }
}

extension DeviceCatalogue {
  /// The devices that `--devices` means, newest first, so that of those with one screen the newest is named.
  fileprivate func devices(chosenBy names: [String]?) throws(UsageError) -> [Device] {
    var chosen: [Device] = []
    for name in names ?? Resolver.contactSheetDevices {
      let group: [Device]? =
        switch name {
        case "all": devices
        case "phones": devices.filter { $0.display.idiom == .phone }
        case "pads": devices.filter { $0.display.idiom == .pad }
        default: nil
        }
      if let group {
        chosen += group.sorted { ($0.year ?? 0, $1.name) > ($1.year ?? 0, $0.name) }
      } else {
        chosen.append(try knownDevice(named: name))
      }
    }
    return chosen
  }
}

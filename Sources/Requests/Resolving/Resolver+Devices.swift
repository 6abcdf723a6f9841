import Traits
import UIKitMetrics
import WorkerProtocol

extension Resolver {
  /// The devices of the catalogue, the user's own included; those that fold open as well as closed.
  /// - Throws: Where there is no such version.
  package func devices(_ request: DevicesParameters) throws(UsageError) -> DevicesResult {
    if let problem = request.system?.problem(on: nil) { throw UsageError(problem) }
    let devices = catalogue.devices.filter { request.system.map($0.runs) ?? true }
      .flatMap { $0.fold == nil ? [$0] : [$0, $0.posed(.open)] }
    return DevicesResult(
      devices: devices.map { device in
        DeviceEntry(
          name: device.name, family: device.family, canvasIDs: canvasIDs(of: device),
          identifiers: device.identifiers, scale: device.display.scale,
          portrait: DeviceEntry.Screen(device, .portrait, on: request.system),
          landscape: DeviceEntry.Screen(device, .landscape, on: request.system),
          firstOS: device.firstOS,
          lastOS: device.lastOS, multitasking: device.multitasking, isCustom: device.isCustom)
      })
  }

  /// An id whose meaning has changed is listed for the device that it means now.
  private func canvasIDs(of device: Device) -> [String] {
    var ids: [String] = []
    for canvas in catalogue.canvases where !ids.contains(canvas.id) {
      if catalogue.device(canvasID: canvas.id, toolsVersion: nil)?.name == device.name {
        ids.append(canvas.id)
      }
    }
    return ids
  }
}

extension DeviceEntry.Screen {
  fileprivate init(_ device: Device, _ orientation: Orientation, on system: SystemVersion?) {
    let environment = device.environment(
      orientation, on: system ?? device.nearestSystem(to: .latest))
    self.init(
      size: environment.size, traits: environment.traits, safeArea: environment.safeArea)
  }
}

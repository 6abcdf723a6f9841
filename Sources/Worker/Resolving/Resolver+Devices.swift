import Traits
import WorkerProtocol

extension Resolver {
  /// The devices of the catalogue, the user's own included.
  var devices: DevicesResult {
    DevicesResult(
      devices: catalogue.devices.map { device in
        DeviceEntry(
          name: device.name, family: device.family, canvasIDs: canvasIDs(of: device),
          identifiers: device.identifiers, scale: device.display.scale,
          portrait: DeviceEntry.Screen(device, .portrait),
          landscape: DeviceEntry.Screen(device, .landscape), firstOS: device.firstOS,
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
  fileprivate init(_ device: Device, _ orientation: Orientation) {
    let environment = device.environment(orientation)
    self.init(
      size: environment.size, traits: environment.traits, safeArea: environment.safeArea)
  }
}

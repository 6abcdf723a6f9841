import Processes
import Traits
import UIKitMetrics
import WorkerProtocol

/// The parameters of `devices`; all of it may be left out.
package struct DevicesParameters: RequestParameters {
  package static let method = "devices"

  /// The version of iOS that they are to run; nil for all devices.
  package var system: SystemVersion?

  package init(system: SystemVersion? = nil) {
    self.system = system
  }

  private enum CodingKeys: CodingKey {
    case system
  }

  package init(from decoder: any Decoder) throws {
    if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd { return }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    system = try container.decodeIfPresent(SystemVersion.self, forKey: .system)
  }
}

/// A device of the catalogue, as `devices` lists it.
package struct DeviceEntry: Codable, Hashable, Sendable {
  /// What an app on the device is laid out for in one orientation.
  package struct Screen: Codable, Hashable, Sendable {
    /// Points.
    package var size: Size
    package var traits: TraitCollection
    /// Points.
    package var safeArea: EdgeInsets

    package init(size: Size, traits: TraitCollection, safeArea: EdgeInsets) {
      self.size = size
      self.traits = traits
      self.safeArea = safeArea
    }
  }

  package var name: String
  package var family: String
  /// Interface Builder's ids of the canvas that stands for the device.
  package var canvasIDs: [String]
  /// Model identifiers, such as `iPhone16,1`.
  package var identifiers: [String]
  /// Pixels per point.
  package var scale: Double
  package var portrait: Screen
  package var landscape: Screen
  /// The first and the last version of the system that runs on it; nil where unknown, and without a last
  /// one where the newest runs.
  package var firstOS: SystemVersion?
  package var lastOS: SystemVersion?
  package var multitasking: MultitaskingSupport
  /// Whether the user's own files define it.
  package var isCustom: Bool

  package init(
    name: String, family: String, canvasIDs: [String], identifiers: [String], scale: Double,
    portrait: Screen, landscape: Screen, firstOS: SystemVersion?, lastOS: SystemVersion?,
    multitasking: MultitaskingSupport, isCustom: Bool
  ) {
    self.name = name
    self.family = family
    self.canvasIDs = canvasIDs
    self.identifiers = identifiers
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.firstOS = firstOS
    self.lastOS = lastOS
    self.multitasking = multitasking
    self.isCustom = isCustom
  }
}

/// The result of `devices`.
package struct DevicesResult: ResultMessage {
  package var devices: [DeviceEntry]

  package init(devices: [DeviceEntry]) {
    self.devices = devices
  }
}

extension DevicesParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> DevicesResult {
    try resolver.devices(self)
  }
}

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

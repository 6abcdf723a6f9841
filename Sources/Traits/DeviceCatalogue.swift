/// The devices that Ninefold knows, and what Interface Builder's canvas ids mean.
package struct DeviceCatalogue: Sendable {
  /// An entry of Interface Builder's canvas ids, valid for a range of versions.
  package struct Canvas: Hashable, Sendable {
    package let id: String
    /// The device that the canvas stands for, with the figures of these versions.
    package let device: Device
    /// The versions of Interface Builder (`toolsVersion`'s first number) with this meaning.
    package let toolsVersions: Range<Int>
  }

  /// Grouped by family; within one, newest and largest first. The user's own devices come last.
  package internal(set) var devices: [Device]
  /// Some ids have several entries, the latest last.
  package internal(set) var canvases: [Canvas]
  /// Kept for files that refer to displays by name.
  var displays: [String: Display]

  /// The catalogue that comes with Ninefold (Resources/Devices/devices.json).
  package static let builtIn = DeviceTable.catalogue()

  /// The devices by family, in the order of the catalogue.
  package var families: [(name: String, devices: [Device])] {
    var families: [(name: String, devices: [Device])] = []
    for device in devices {
      if let index = families.firstIndex(where: { $0.name == device.family }) {
        families[index].devices.append(device)
      } else {
        families.append((device.family, [device]))
      }
    }
    return families
  }

  /// The devices and shapes whose traits land in a cell of the size-class grid.
  package func devices(in cell: SizeClassCell) -> [(device: Device, orientation: Orientation)] {
    Orientation.shapes.flatMap { orientation in
      devices.filter { cell.contains($0.traits(orientation)) }.map { ($0, orientation) }
    }
  }
}

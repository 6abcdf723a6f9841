import Localization
import Traits
import WorkerProtocol

/// The devices that words of requests and of `ninefold.json` mean.
extension DeviceCatalogue {
  /// What a contact sheet shows when nobody says: the smallest, the usual and the largest phone, and
  /// both ends of the tablets.
  package static let usualDevices = [
    "iPhone SE (3rd generation)", "iPhone 15 Pro", "iPhone 15 Pro Max",
    "iPad mini (6th generation)",
    "iPad Pro (12.9-inch) (6th generation)",
  ]

  /// Whose screens a window is swept over.
  package static let usualPadAndPhone = (
    pad: "iPad Pro (12.9-inch) (6th generation)", phone: "iPhone 15 Pro"
  )

  /// The device with a name, or an error that suggests others.
  package func knownDevice(named name: String) throws(UsageError) -> Device {
    if let device = device(named: name) { return device }
    let similar = suggestions(for: name).map { localized("“%1$s”", $0) }
    guard let last = similar.last else {
      throw UsageError(
        localized(
          "There is no device “%1$s”. `ninefold-worker devices` lists those that there are.", name)
      )
    }
    let meant = similar.dropLast().reversed().reduce(last) {
      localized("%1$s or %2$s", context: "list", $1, $0)
    }
    throw UsageError(localized("There is no device “%1$s”. Did you mean %2$s?", name, meant))
  }

  /// The devices that `--devices` means, newest first, so that of those with one screen the newest is named.
  package func devices(chosenBy names: [String]?) throws(UsageError) -> [Device] {
    var chosen: [Device] = []
    for name in names ?? Self.usualDevices {
      if let group = group(named: name) {
        chosen += group.sorted { ($0.year ?? 0, $1.name) > ($1.year ?? 0, $0.name) }
      } else {
        chosen.append(try knownDevice(named: name))
      }
    }
    return chosen
  }

  /// Devices that a word means, among those that run a version with Auto Layout; nil for one that may be a device's
  /// name.
  package func group(named name: String) -> [Device]? {
    let devices = devices.filter { $0.runsApps(from: .first) }
    return switch name {
    case "all": devices
    case "phones": devices.filter { $0.display.idiom == .phone }
    case "pads": devices.filter { $0.display.idiom == .pad }
    default: nil
    }
  }
}

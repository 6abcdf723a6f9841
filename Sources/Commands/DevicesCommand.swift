import ArgumentParser
import Localization
import Reports
import Requests
import Traits
import WorkerProtocol

struct DevicesCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: localized("Lists the devices that --device takes."),
    discussion: localized(
      """
      For each device its name, its screen in points and pixels per point, its size classes in \
      portrait and in landscape, the versions of iOS that run on it, and Interface Builder's ids of its canvas. --device takes names in \
      any case, canvas ids, and model identifiers such as iPhone16,1.

      EXAMPLES
        ninefold-worker devices
        ninefold-worker devices --system 9
        ninefold-worker devices --json \\
          | jq -r '.devices[] | select(.scale == 3) | .name'

      EXIT STATUS
        0   the devices were printed
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [DevicesParameters.self] }

  @Flag(
    help: ArgumentHelp(
      localized("Print one line of JSON, with safe areas and traits, instead of a table.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      localized("Only those that run this version of iOS."),
      valueName: localized("version", context: "value")), completion: ValueWords.system.completion)
  var system: SystemVersion?

  func run() throws {
    try CommandContext.run { [json, system] context in
      let result = try context.resolver.devices(DevicesParameters(system: system))
      if json {
        try context.print(result.encodedLine())
      } else {
        for line in result.table { try context.print(text: line) }
      }
    }
  }
}

extension DevicesResult {
  /// A table for people.
  fileprivate var table: [String] {
    let rows = devices.map { device in
      [
        device.isCustom ? localized("%1$s (custom)", device.name) : device.name,
        "\(device.portrait.size.width.text())×\(device.portrait.size.height.text())",
        "@\(device.scale.text())x", device.portrait.classes, device.landscape.classes,
        device.systems,
        device.canvasIDs.joined(separator: " "),
      ]
    }
    // Not translated: programs find columns by them.
    let titles = ["DEVICE", "POINTS", "SCALE", "PORTRAIT", "LANDSCAPE", "IOS", "CANVAS IDS"]
    return Reports.table([titles] + rows)
  }
}

extension DeviceEntry {
  /// The first and the last version of iOS: "8.1–15.8", or "17+".
  fileprivate var systems: String {
    guard let lastOS else { return firstOS.map { "\($0)+" } ?? "" }
    return "\(firstOS.map { "\($0)" } ?? "")–\(lastOS)"
  }
}

extension DeviceEntry.Screen {
  /// The size classes as Interface Builder shortens them: "wC hR".
  fileprivate var classes: String {
    SizeClassCell(width: traits.horizontalSizeClass, height: traits.verticalSizeClass).shortLabel
  }
}

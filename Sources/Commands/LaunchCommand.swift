import ArgumentParser
import Files
import Localization
import Reports
import Requests
import Traits
import WorkerProtocol

struct LaunchCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch",
    abstract: localized("Says what devices show while an app starts, and why."),
    discussion: localized(
      """
      An app's property list decides, by the version of iOS: a UILaunchScreen dictionary (iOS 14), a \
      launch storyboard or xib (iOS 8), the images that UILaunchImages or a launch image set list (iOS 7), \
      and otherwise images by their names, such as Default-568h@2x.png. Without something for a device's \
      screen the app runs as on a smaller one, between black bars: that is said and drawn. Then the \
      storyboard that comes next is named.

      EXAMPLES
        ninefold-worker launch
        ninefold-worker launch --system 7 App/App-Info.plist
        ninefold-worker launch --devices "iPhone 8,iPhone 11 Pro" --output Pictures .
        ninefold-worker launch --format json . | jq -c '.screens[] | select(.letterbox) | [.device, .size]'

      EXIT STATUS
        0   it was said, whatever it is
        1   there is nothing at the path, or a file can't be read or written
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [LaunchParameters.self] }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(
    help: ArgumentHelp(
      localized("How it is said: text or json."), valueName: localized("format", context: "value")))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      localized("all, phones, pads, or names of devices, with commas between them."),
      discussion: localized("Default: %1$s.", Resolver.launchDevices.joined(separator: ", ")),
      valueName: localized("devices", context: "value")), completion: ValueWords.devices.completion)
  var devices: String?

  @Option(
    help: ArgumentHelp(
      localized("How devices are held. Default: both shapes."),
      valueName: localized("orientation", context: "value")))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      localized("The version of iOS, on the devices that run it."),
      discussion: localized("Default: 26, or what is nearest to it on each."),
      valueName: localized("version", context: "value")), completion: ValueWords.system.completion)
  var system: SystemVersion?

  @Option(
    help: ArgumentHelp(
      localized("light or dark. Default: light."),
      valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Draw each of them into this folder."),
      valueName: localized("folder", context: "value")))
  var output: String?

  @Option(
    help: ArgumentHelp(
      localized("The project's folder; files outside it don't count."),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Argument(
    help: ArgumentHelp(
      localized("A document, a folder, or an app's property list. Default: the working directory."),
      valueName: localized("path", context: "value")))
  var path = "."

  func run() throws {
    var request = LaunchParameters(path: path)
    request.root = root
    request.devices = devices?.list
    request.orientations = orientation.map { [$0] }
    request.system = system
    request.appearance = appearance
    request.output = output
    try CommandContext.run(for: CommandInput(document: path)) { [request, format] context in
      let result = try context.resolver.launch(request)
      switch format {
      case .json: try context.print(result.encodedLine())
      case .text: for line in result.lines { try context.print(text: line) }
      }
    }
  }
}

extension LaunchResult {
  fileprivate var lines: [String] {
    let rows = screens.map { screen in
      [
        screen.device, screen.orientation.name, "\(screen.system)",
        screen.path?.lastPathComponent
          ?? (screen.kind == .dictionary ? "UILaunchScreen" : localized("black")),
        screen.pixelsInWords,
        screen.letterbox == nil
          ? screen.size.words : localized("%1$s, letterboxed", screen.size.words),
        screen.reason,
      ]
    }
    var lines = [propertyList ?? localized("There is no property list of an app.")]
    // Not translated: programs find columns by them.
    lines += table([["DEVICE", "HELD", "IOS", "SHOWS", "PIXELS", "APP'S SCREEN", "WHY"]] + rows)
    lines += main.map {
      localized("Then, on %1$s: %2$s (%3$s).", $0.idiom.name, $0.path ?? $0.name, $0.key)
    }
    var missing: [String] = []
    for name in screens.flatMap(\.missing) where !missing.contains(name) { missing.append(name) }
    lines += missing.map { localized("Missing: %1$s.", $0) }
    return lines + problems
  }
}

extension LaunchResult.Screen {
  fileprivate var pixelsInWords: String {
    guard let pixels else { return "" }
    return expectedPixels.flatMap {
      $0 == pixels ? nil : localized("%1$s, not %2$s", pixels.words, $0.words)
    }
      ?? pixels.words
  }
}

import ArgumentParser
import Traits
import WorkerProtocol

struct LaunchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch",
    abstract: "Says what devices show while an app starts, and why.",
    discussion: """
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
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "How it is said: text or json.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "all, phones, pads, or names of devices, with commas between them.",
      discussion: "Default: \(Resolver.launchDevices.joined(separator: ", ")).",
      valueName: "devices"))
  var devices: String?

  @Option(
    help: ArgumentHelp("How devices are held. Default: both shapes.", valueName: "orientation"))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "The version of iOS, on the devices that run it.",
      discussion: "Default: 26, or what is nearest to it on each.", valueName: "version"))
  var system: SystemVersion?

  @Option(help: ArgumentHelp("light or dark. Default: light.", valueName: "appearance"))
  var appearance: Appearance?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Draw each of them into this folder.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("The project's folder; files outside it don't count.", valueName: "folder"))
  var root: String?

  @Argument(
    help: ArgumentHelp(
      "A document, a folder, or an app's property list. Default: the working directory.",
      valueName: "path"))
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
        screen.path?.lastPathComponent ?? (screen.kind == .dictionary ? "UILaunchScreen" : "black"),
        screen.pixelsInWords, screen.size.words + (screen.letterbox == nil ? "" : ", letterboxed"),
        screen.reason,
      ]
    }
    var lines = [propertyList ?? "There is no property list of an app."]
    lines += table([["DEVICE", "HELD", "IOS", "SHOWS", "PIXELS", "APP'S SCREEN", "WHY"]] + rows)
    lines += main.map { "Then, on \($0.idiom.name): \($0.path ?? $0.name) (\($0.key))." }
    var missing: [String] = []
    for name in screens.flatMap(\.missing) where !missing.contains(name) { missing.append(name) }
    lines += missing.map { "Missing: \($0)." }
    return lines + problems
  }
}

extension LaunchResult.Screen {
  fileprivate var pixelsInWords: String {
    guard let pixels else { return "" }
    return expectedPixels.flatMap { $0 == pixels ? nil : "\(pixels.words), not \($0.words)" }
      ?? pixels.words
  }
}

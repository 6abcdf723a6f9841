import ArgumentParser
import Files
import Localization
import Reports
import Requests
import Traits
import WorkerProtocol

struct ImageCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: localized("Says which file an image's name means, and why no other one."),
    discussion: localized(
      """
      A name means a set of an asset catalogue or, without one, loose files such as Name@2x.png; what is \
      nearer to the document comes first. Each variant is listed with what it is for, the one that is \
      shown with an arrow, the others with the reason. Of several that fit the device, screen, language, \
      direction, appearance, contrast, classes and range of colours count in this order, and last the scale.

      The names of colours and of sets that no interface draws, such as data sets, app icons, launch images and \
      stickers, are answered as well: with what they are, and their files. Arrows are beside all that \
      belong together, such as an icon's sizes for the device.

      EXAMPLES
        ninefold-worker image Logo
        ninefold-worker image --device "iPad Air (5th generation)" --appearance dark Logo App/Main.storyboard
        ninefold-worker image --json Logo . | jq -r .path

      EXIT STATUS
        0   there is such an image
        1   there is none, or the document can't be read; standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [ImageParameters.self] }

  @Option(
    help: ArgumentHelp(
      localized(
        "The device: a name (“iPhone 15 Pro”) or a canvas id of Interface Builder (retina4_7)."),
      discussion: localized(
        "Default: the document's own device or, where it has none, iPhone 15 Pro."),
      valueName: localized("name", context: "value")), completion: ValueWords.device.completion)
  var device: String?

  @Option(
    help: ArgumentHelp(
      localized("How the device is held."), valueName: localized("orientation", context: "value")))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      localized("A cell of the size-class grid, such as wCompact-hRegular or wAny-hAny."),
      valueName: localized("cell", context: "value")), completion: ValueWords.sizeClass.completion)
  var sizeClass: String?

  @Option(
    help: ArgumentHelp(
      localized("light or dark."), valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      localized("The direction in which the interface runs."),
      valueName: localized("direction", context: "value")))
  var layoutDirection: LayoutDirection?

  @Option(
    help: ArgumentHelp(
      localized("Which colours the screen shows, sRGB or P3. Default: those of the device's."),
      valueName: localized("gamut", context: "value")))
  var gamut: DisplayGamut?

  @Option(
    help: ArgumentHelp(
      localized(
        "The language whose variants are shown, such as de. Default: the document's own."),
      valueName: localized("language", context: "value")))
  var language: String?

  @Option(
    help: ArgumentHelp(
      localized("The project's folder; files outside it don't count."),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Argument(
    help: ArgumentHelp(
      localized("The image's name, as a document has it."),
      valueName: localized("name", context: "value")))
  var name: String

  @Argument(
    help: ArgumentHelp(
      localized("A document that names it, or a folder. Default: the working directory."),
      valueName: localized("path", context: "value")))
  var file: String?

  func run() throws {
    var request = ImageParameters(name: name)
    request.file = file
    request.root = root
    request.device = device
    request.orientation = orientation
    request.sizeClass = sizeClass
    request.appearance = appearance
    request.layoutDirection = layoutDirection
    request.gamut = gamut
    request.language = language
    try CommandContext.run(for: CommandInput(document: file ?? ".")) { [json, request] context in
      let result = try context.resolver.image(request)
      if json {
        try context.print(result.encodedLine())
      } else {
        for line in result.heading + table(result.rows) + result.problems {
          try context.print(text: line)
        }
      }
    }
  }
}

extension ImageResult {
  /// What it is, where it is no image.
  fileprivate var heading: [String] {
    kind.map { [localized("“%1$s” is %2$s: %3$s", name, $0, place)] } ?? []
  }

  /// Each variant in a line.
  fileprivate var rows: [[String]] {
    // Not translated: programs find columns by them.
    [["", "FILE", "FOR", "WHY NOT"]]
      + variants.map { variant in
        [
          variant.reason == nil ? "→" : "", variant.color ?? variant.path.lastPathComponent,
          variant.purpose, variant.reason ?? "",
        ]
      }
  }
}

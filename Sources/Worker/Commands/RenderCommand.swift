import ArgumentParser
import Traits
import WorkerProtocol

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a scene as PNG, SVG or PDF.",
    discussion: """
      Draws one scene, in the frame of its device where it is on one, and prints a line of JSON that \
      says what was drawn: {"scene", "format", "size", "output"}. A contact sheet shows the scene on \
      several devices on one page.

      EXAMPLES
        ninefold-worker render --device "iPhone 15 Pro" -o main.png Main.storyboard
        ninefold-worker render --as-designed --no-frame -o m.svg Main.storyboard
        ninefold-worker render --contact-sheet -o sheet.png Main.storyboard
        ninefold-worker render --contact-sheet --device "iPhone SE" \\
          --device ipad9_7 --orientation portrait -o sheet.pdf Main.storyboard

      EXIT STATUS
        0; 1 if the document can't be read or has no such scene, or the picture can't be written, \
      which is then said on standard error; 64 if the command line is wrong.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write the picture; the name ends with .png, .svg or .pdf.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The scene's id. Default: the initial scene, or the first.", valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A file with steps to play from the initial controller first; see simulate --help.",
      valueName: "file"))
  var steps: String?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device, as for resolve; for a contact sheet it may be repeated.", valueName: "name"))
  var devices: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the device is held. Default: as the document has it; on a contact sheet both ways."))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "A cell of the size-class grid, such as wCompact-hRegular, as for resolve.",
      valueName: "cell"))
  var sizeClass: String?

  @Flag(help: "Draw the document's own canvas, as Interface Builder shows it.")
  var asDesigned = false

  @OptionGroup
  var companion: CompanionOption

  @Flag(help: "Draw the scene on several devices, five of Ninefold's choice if none is named.")
  var contactSheet = false

  @Flag(inversion: .prefixedNo, help: "Draw the device around the scene, where it is on one.")
  var frame = true

  @Option(
    help: ArgumentHelp("Pixels per point of a PNG. Default: the device's.", valueName: "number"))
  var scale: Double?

  @Option(help: ArgumentHelp("Draw it light or dark. Default: light."))
  var appearance: Appearance?

  @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
  var file: String?

  func validate() throws {
    if devices.count > 1, !contactSheet {
      throw ValidationError("Several devices go on a --contact-sheet.")
    }
    if steps != nil, contactSheet || scene != nil || asDesigned {
      throw ValidationError(
        "--steps show a window; leave out --contact-sheet, --scene and --as-designed.")
    }
  }

  func run() throws {
    var request = RenderParameters(file: try inputFile(file))
    request.output = output
    request.scene = scene
    request.steps = try steps.map(readSteps)
    request.orientation = orientation
    request.sizeClass = sizeClass
    request.asDesigned = asDesigned
    request.companion = companion.isUsed
    request.frame = frame
    request.scale = scale
    request.appearance = appearance
    request.contactSheet = contactSheet
    if contactSheet {
      request.devices = devices.isEmpty ? nil : devices
    } else {
      request.device = devices.first
    }
    try CommandContext.run { [request] context in
      do {
        try context.print(JSONLine.encode(context.resolver.render(request)))
      } catch let error as FileError {
        report(error, in: request.file ?? DocumentSource.standardInputName)
        throw ExitCode(ExitStatus.failed)
      }
    }
  }
}

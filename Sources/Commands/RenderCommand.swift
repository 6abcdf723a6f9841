import ArgumentParser
import Graphics
import Localization
import Processes
import Requests
import Traits
import WorkerProtocol

extension PictureFile.Format: ExpressibleByArgument {}
extension RenderParameters.Animation: ExpressibleByArgument {}

struct RenderCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: localized("Draws a scene as PNG, SVG, PDF or GIF."),
    discussion: localized(
      """
      Draws one scene, in the frame of its device where it is on one, and prints a line of JSON that \
      says what was drawn: {"scene", "format", "size", "output"}. A picture that goes to standard output \
      is all that is there. A contact sheet shows the scene on \
      several devices on one page. With --steps or --initial it is the window of the running \
      interface that is drawn, with --animation as a GIF that plays its transitions.

      EXAMPLES
        ninefold-worker render --device "iPhone 15 Pro" -o main.png Main.storyboard
        ninefold-worker render --as-designed --no-frame -o m.svg Main.storyboard
        ninefold-worker render --contact-sheet -o sheet.png Main.storyboard
        ninefold-worker render --contact-sheet --orientation portrait \\
          --device "iPhone SE" --device ipad9_7 -o sheet.pdf Main.storyboard
        ninefold-worker render --sweep --device "iPhone 17" -o s.png Main.storyboard
        ninefold-worker render --launch --device "iPhone 8" -o m.png Main.storyboard
        ninefold-worker render --steps steps.json -o window.png Main.storyboard
        ninefold-worker render --steps steps.json --animation all \\
          -o play.gif Main.storyboard
        ninefold-worker render --format svg -o - Main.storyboard | wc -c

      A picture takes the place of an older one when all of it is on the disk. A PDF says that it \
      was made at SOURCE_DATE_EPOCH, or in 1970: of the same drawing it has the same bytes.

      EXIT STATUS
        0   the picture was written
        1   the document or the steps can't be read, there is no such scene, or
            the picture can't be written; standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] {
    [RenderParameters.self, SweepParameters.self]
  }

  @OptionGroup(title: localized("Canvas"))
  var canvas: CanvasOptions

  @OptionGroup(title: localized("Document"))
  var document: DocumentOptions

  @OptionGroup(title: localized("Running interface"))
  var play: PlayOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized(
        "Where to write the picture: a name that ends with .png, .svg, .pdf or .gif, or - for standard output."
      ),
      valueName: localized("file", context: "value")))
  var output: String

  @Option(
    help: ArgumentHelp(
      localized(
        "png, svg, pdf or gif, whatever the name. Default: as it ends; png for standard output."),
      valueName: localized("format", context: "value")))
  var format: PictureFile.Format?

  @Option(
    help: ArgumentHelp(
      localized("The scene's id. Default: the initial scene, or the first."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Flag(
    help: ArgumentHelp(
      localized("Draw the scene on several devices, each both ways unless --orientation is there."),
      discussion:
        localized(
          "On those that --device names, which may be repeated, that ninefold.json names, or on five of all sizes."
        )
    ))
  var contactSheet = false

  @Flag(
    help: ArgumentHelp(
      localized("Draw the scene in windows of the widths and heights at which something changes."),
      discussion: localized(
        "Of the device, from 320 points to the largest pad; each is captioned with what changes.")))
  var sweep = false

  @Flag(
    help: ArgumentHelp(
      localized("Draw the app's launch screen on the device instead of a scene."),
      discussion: localized(
        "ninefold-worker launch says why it is this one, and draws it on many devices.")))
  var launch = false

  @Option(
    help: ArgumentHelp(
      localized(
        "Draw a GIF of the running interface: of the way that the last step leads, or of all steps."
      ),
      discussion: localized(
        "It rests for a second at each, and plays transitions as long as UIKit does."),
      valueName: localized("animation", context: "value")))
  var animation: RenderParameters.Animation?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(localized("Draw the device around the scene, where it is on one.")))
  var frame = true

  @Option(
    help: ArgumentHelp(
      localized("Pixels per point of a PNG or GIF. Default: the device's; 1 with --animation."),
      valueName: localized("number", context: "value")))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      localized("Draw it light or dark. Default: %1$s.", CanvasOptions.defaultAppearance),
      discussion: localized("A contact sheet and a running interface are light."),
      valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  func run() throws {
    var request = RenderParameters(file: try inputFile(file))
    var canvas = canvas
    if contactSheet {
      request.contactSheet = true
      request.devices = canvas.screen.devices.isEmpty ? nil : canvas.screen.devices
      canvas.screen.devices = []
    }
    try request.canvas.choose(canvas)
    request.canvas.choose(document)
    let input = try request.play(play, of: document)
    request.output = output
    request.scene = scene
    request.launch = launch
    if sweep { request.sweep = true }
    request.frame = frame
    request.scale = scale
    request.appearance = appearance
    request.format = format
    request.animation = animation
    let name = document.name(of: request.file)
    try CommandContext.run(
      for: input, standardInput: document.stdinFilename, within: limits.timeLimit
    ) {
      [request, name] context in
      guard request.output != RenderParameters.standardOutput else {
        return try context.printPicture(request, of: name)
      }
      try context.print(context.resolver.render(request).encodedLine())
    }
  }
}

extension CommandContext {
  /// Draws a picture on standard output, and says on standard error what is wrong with its images.
  fileprivate func printPicture(_ request: RenderParameters, of document: String) throws {
    let (result, bytes) = try resolver.picture(request)
    guard result.format == .svg || !output.isTerminal else {
      throw UsageError(
        localized("A terminal shows no pictures; send this one to a file or a program."))
    }
    for issue in result.diagnostics ?? [] {
      let place = issue.line.map { ":\($0)" } ?? ""
      writeToStandardError("\(document)\(place): \(issue.message)")
    }
    try output.write(bytes)
  }
}

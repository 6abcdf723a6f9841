import ArgumentParser
import Graphics
import Localization
import Requests
import WorkerProtocol

struct ThumbnailCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "thumbnail",
    abstract: localized("Draws a document as small as file managers show it."),
    discussion: localized(
      """
      A PNG of the initial scene on the document's own device, with one more phone or a few more cells \
      beside it where they don't make it smaller. File managers call this for documents; \
      Ninefold's .thumbnailer file tells them to.

      EXAMPLES
        ninefold-worker thumbnail Main.storyboard main.png
        ninefold-worker thumbnail --size 128 Cell.xib cell.png

      EXIT STATUS
        0   the picture was written
        1   the document can't be read, shows nothing or takes too long, or the
            picture can't be written; there is no new file then
        64  the command line is wrong
      """))

  /// What desktops ask for goes from 128 to 1024 pixels.
  /// Source: Thumbnail Managing Standard 0.9, section "Directories".
  private static let sizes = 16...1024

  @Option(
    help: ArgumentHelp(
      localized("The longest side the picture may have."),
      valueName: localized("pixels", context: "value")))
  var size = 256

  @Option(
    help: ArgumentHelp(
      localized("Give the document up after that time."),
      valueName: localized("seconds", context: "value")))
  var timeout = 10.0

  @Option(
    help: ArgumentHelp(
      localized("Draw one scene or top-level view alone, by its id."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("input", context: "value")))
  var input: String

  @Argument(
    help: ArgumentHelp(
      localized("Where to write the PNG, whatever its name."),
      valueName: localized("output", context: "value")))
  var output: String

  func validate() throws {
    guard Self.sizes.contains(size) else {
      throw ValidationError(localized("A thumbnail has 16 to 1024 pixels."))
    }
    guard timeout > 0, timeout.isFinite else {
      throw ValidationError(localized("A timeout is a number of seconds above 0."))
    }
  }

  func run() throws {
    try CommandContext.run(
      for: CommandInput(document: input), within: TimeLimit(seconds: timeout)
    ) { [input, output, scene, size] context in
      let picture = try context.resolver.thumbnail(of: input, scene: scene, side: size)
      do throws(DrawingError) {
        try PictureFile(path: output, format: .png).write(picture)
      } catch {
        throw OutputError(error.description)
      }
    }
  }
}

import ArgumentParser
import Traits
import WorkerProtocol

extension Orientation: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}

/// The options that choose a canvas.
struct CanvasOptions: ParsableArguments, CanvasChoosing {
  @Option(
    help: ArgumentHelp(
      "The device: a name (“iPhone 15 Pro”) or a canvas id of Interface Builder (retina4_7).",
      discussion: "Default: the document's own device or, where it has none, iPhone 15 Pro.",
      valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "How the device is held. Default: as the document has it.", valueName: "orientation"))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "A cell of the size-class grid, such as wCompact-hRegular or wAny-hAny.",
      discussion:
        "Alone it is the cell's own canvas; with --device it replaces the device's classes.",
      valueName: "cell"))
  var sizeClass: String?

  @Flag(
    name: .customLong("as-designed"),
    help: ArgumentHelp(
      "Resolve at the document's own canvas, as Interface Builder shows it.",
      discussion: "Its device and orientation, or 600×600 with every size class Any."))
  private var isAsDesigned = false

  var asDesigned: Bool? { isAsDesigned }

  @OptionGroup
  private var companionOption: CompanionOption

  var companion: Bool? { companionOption.isUsed }
}

/// Whether the companion file has a say.
struct CompanionOption: ParsableArguments {
  @Flag(
    name: .customLong("no-companion"),
    help: ArgumentHelp(
      "Leave out what the app does in code: the companion file.",
      discussion: "It is Main.preview.json beside Main.storyboard."))
  private var isLeftOut = false

  var isUsed: Bool { !isLeftOut }
}

import ArgumentParser
import Languages
import Traits
import WorkerProtocol

extension SystemVersion: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension Orientation: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension Multitasking: ExpressibleByArgument {}

/// The options that choose a screen for a document.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The device: a name (“iPhone 15 Pro”) or a canvas id of Interface Builder (retina4_7).",
      discussion: "Default: the document's own device or, where it has none, iPhone 15 Pro.",
      valueName: "name"))
  var devices: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the device is held. Default: as the document has it.",
      discussion: "landscape is landscapeRight: the device's top is at the left.",
      valueName: "orientation"))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "The part of a pad's screen that the app's window has. Default: fullScreen.",
      discussion: "Split View (halves in landscape only), or Slide Over.", valueName: "part"))
  var multitasking: Multitasking?

  @Option(
    help: ArgumentHelp(
      "A cell of the size-class grid, such as wCompact-hRegular or wAny-hAny.",
      discussion:
        "Alone it is the cell's own canvas; with --device it replaces the device's classes.",
      valueName: "cell"))
  var sizeClass: String?

  @Option(
    help: ArgumentHelp(
      "The text size that the user prefers (Dynamic Type), such as extraExtraLarge.",
      discussion: "Default: large. Others: \(ContentSizeCategory.otherNames).",
      valueName: "category"))
  var contentSize: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS, from \(SystemVersion.first) on. Default: \(SystemVersion.latest), or the nearest there is.",
      discussion: "`ninefold-worker devices` has the versions that run on each device.",
      valueName: "version"))
  var system: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "The direction in which the interface runs. Default: the language's, or leftToRight.",
      valueName: "direction"))
  var layoutDirection: LayoutDirection?

  @Option(
    help: ArgumentHelp(
      "The language whose texts are shown, such as de or pt-BR. Default: the document's own texts.",
      discussion: """
        Or a pseudo-language: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")). \
        `ninefold-worker languages` lists those of a document.
        """,
      valueName: "language"))
  var language: String?
}

/// The options that choose a canvas for a document: a screen, or the document's own.
struct CanvasOptions: ParsableArguments {
  @OptionGroup
  var screen: ScreenOptions

  @Flag(
    help: ArgumentHelp(
      "Resolve at the document's own canvas, as Interface Builder shows it.",
      discussion: "Its device and orientation, or 600×600 with every size class Any."))
  var asDesigned = false

  /// What is shown where no appearance is asked for.
  static let defaultAppearance =
    "on the document's own device as Interface Builder last showed it, otherwise light"
}

extension DocumentRequest {
  mutating func choose(_ canvas: CanvasOptions) throws(ValidationError) {
    try choose(canvas.screen)
    asDesigned = canvas.asDesigned
  }

  mutating func choose(_ screen: ScreenOptions) throws(ValidationError) {
    guard screen.devices.count < 2 else {
      throw ValidationError("Several devices go on a contact sheet; see render --help.")
    }
    device = screen.devices.first
    orientation = screen.orientation
    multitasking = screen.multitasking
    sizeClass = screen.sizeClass
    contentSize = screen.contentSize
    layoutDirection = screen.layoutDirection
    language = screen.language
    system = screen.system
  }
}

extension ContentSizeCategory {
  /// All but the standard one, each with its short name.
  fileprivate static var otherNames: String {
    allCases.filter { $0 != .standard }.map(\.nameForPeople).joined(separator: ", ")
  }
}

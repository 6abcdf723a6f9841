import ArgumentParser
import Languages
import Localization
import Traits
import WorkerProtocol
import Workspace

extension SystemVersion: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension Orientation: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension DisplayGamut: ExpressibleByArgument {}
extension Multitasking: ExpressibleByArgument {}
extension Pose: ExpressibleByArgument {}

extension Size: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

/// The options that choose a screen for a document.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      localized(
        "The device: a name (“iPhone 15 Pro”) or a canvas id of Interface Builder (retina4_7)."),
      discussion: localized(
        "Default: the document's own device or, where it has none, iPhone 15 Pro."),
      valueName: localized("name", context: "value")), completion: ValueWords.device.completion)
  var devices: [String] = []

  @Option(
    help: ArgumentHelp(
      localized("How the device is held. Default: as the document has it."),
      discussion: localized("landscape is landscapeRight: the device's top is at the left."),
      valueName: localized("orientation", context: "value")))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      localized("How a device that folds is held. Default: closed."),
      discussion: localized(
        "Book and laptop are partly folded: book in landscape, laptop in portrait."),
      valueName: localized("pose", context: "value")))
  var pose: Pose?

  @Option(
    help: ArgumentHelp(
      localized("The SDK that the app was built with, such as 27.0. Default: the newest."),
      discussion: localized(
        "Apps built before 27.1 haven't got the camera's edge of a device that folds."),
      valueName: localized("version", context: "value")))
  var builtWith: SystemVersion?

  @Option(
    help: ArgumentHelp(
      localized("The part of a pad's screen that the app's window has. Default: fullScreen."),
      discussion: localized("Split View (halves in landscape only), or Slide Over."),
      valueName: localized("part", context: "value")))
  var multitasking: Multitasking?

  @Option(
    help: ArgumentHelp(
      localized("The size of the app's window in points, such as 640x1000."),
      discussion: localized(
        "Any on pads since iOS 26 and on phones since 27; before, those that --multitasking has."),
      valueName: localized("width×height", context: "value")))
  var window: Size?

  @Option(
    help: ArgumentHelp(
      localized("A cell of the size-class grid, such as wCompact-hRegular or wAny-hAny."),
      discussion:
        localized(
          "Alone it is the cell's own canvas; with --device it replaces the device's classes."),
      valueName: localized("cell", context: "value")), completion: ValueWords.sizeClass.completion)
  var sizeClass: String?

  @Option(
    help: ArgumentHelp(
      localized("The text size that the user prefers (Dynamic Type), such as extraExtraLarge."),
      discussion: localized("Default: large. Others: %1$s.", ContentSizeCategory.otherNames),
      valueName: localized("category", context: "value")),
    completion: ValueWords.textSize.completion)
  var contentSize: String?

  @Option(
    help: ArgumentHelp(
      localized(
        "The version of iOS, from %1$s on. Default: %2$s, or the nearest there is.",
        SystemVersion.first, SystemVersion.latest),
      discussion: localized("`ninefold-worker devices` has the versions that run on each device."),
      valueName: localized("version", context: "value")), completion: ValueWords.system.completion)
  var system: SystemVersion?

  @Option(
    help: ArgumentHelp(
      localized(
        "The direction in which the interface runs. Default: the language's, or leftToRight."),
      valueName: localized("direction", context: "value")))
  var layoutDirection: LayoutDirection?

  @Option(
    help: ArgumentHelp(
      localized(
        "The language whose texts are shown, such as de or pt-BR. Default: the document's own texts."
      ),
      discussion: localized(
        """
        Or a pseudo-language: %1$s. \
        `ninefold-worker languages` lists those of a document.
        """, PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")),
      valueName: localized("language", context: "value")),
    completion: ValueWords.language.completion)
  var language: String?
}

/// The options that choose a canvas for a document: a screen, or the document's own.
struct CanvasOptions: ParsableArguments {
  @OptionGroup
  var screen: ScreenOptions

  @Flag(
    help: ArgumentHelp(
      localized("Resolve at the document's own canvas, as Interface Builder shows it."),
      discussion: localized("Its device and orientation, or 600×600 with every size class Any.")))
  var asDesigned = false

  /// What is shown where no appearance is asked for.
  static let defaultAppearance =
    localized("on the document's own device as Interface Builder last showed it, otherwise light")
}

extension CanvasRequest {
  mutating func choose(_ canvas: CanvasOptions) throws(ValidationError) {
    try choose(canvas.screen)
    asDesigned = canvas.asDesigned
  }

  mutating func choose(_ screen: ScreenOptions) throws(ValidationError) {
    guard screen.devices.count < 2 else {
      throw ValidationError(localized("Several devices go on a contact sheet; see render --help."))
    }
    device = screen.devices.first
    orientation = screen.orientation
    pose = screen.pose
    builtWith = screen.builtWith
    multitasking = screen.multitasking
    window = screen.window
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

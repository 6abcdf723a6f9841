import ArgumentParser
import Linting
import Localization
import Processes
import Reports
import Requests
import Reviewing
import WorkerProtocol

/// Pictures for tests.
struct SnapshotCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: localized("Records pictures of scenes, and compares later ones with them."),
    discussion: localized(
      """
      EXAMPLES
        ninefold-worker snapshot record --devices phones -o Snapshots Main.storyboard
        ninefold-worker snapshot compare Snapshots
        ninefold-worker snapshot compare --report changes.html Snapshots
        ninefold-worker snapshot compare --update Snapshots
      """),
    subcommands: [SnapshotRecordCommand.self, SnapshotCompareCommand.self])

  static var requests: [any AnsweredRequest.Type] { [SnapshotParameters.self] }
}

/// How results of both are printed.
enum SnapshotFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

struct SnapshotRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: localized("Writes a picture of each scene on each screen into a folder."),
    discussion: localized(
      """
      Beside the pictures, which are PNG, is snapshots.json: what each is of, and the documents and \
      screens that were asked for, with which compare makes them again. Paths are written as they are \
      given, so run compare in the same folder. Pictures that are in the folder from an earlier \
      recording, and that no scene has any more, are removed.

      Pictures depend on the fonts of the machine; record where tests run.

      EXIT STATUS
        0   everything was recorded; documents for other platforms are counted
        1   a document or the companion file beside it can't be read or drawn, after
            the others were recorded, or something not be written
        64  the command line is wrong, or there is no such scene
      """))

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("The folder of the pictures."), valueName: localized("folder", context: "value")))
  var output: String

  @Option(
    help: ArgumentHelp(
      localized("Ids of scenes or controllers, or storyboard ids, with commas. Default: all."),
      valueName: localized("ids", context: "value")))
  var scenes: String?

  @Option(
    help: ArgumentHelp(
      localized("Pixels to the point. Default: 1."),
      valueName: localized("number", context: "value")))
  var scale = 1.0

  @Option(
    help: ArgumentHelp(
      localized("How it is printed what was recorded: text, which counts it, or json."),
      valueName: localized("format", context: "value")))
  var format = SnapshotFormat.text

  @OptionGroup(title: localized("Screens"))
  var matrix: MatrixOptions

  @OptionGroup(title: localized("Project"))
  var project: ProjectOptions

  @Argument(
    help: ArgumentHelp(
      localized("Documents and folders."), valueName: localized("path", context: "value")))
  var paths: [String]

  func run() throws {
    var request = SnapshotParameters(.record, folder: output)
    request.paths = paths
    request.root = project.root
    request.companion = project.companion
    request.scenes = scenes?.list
    request.scale = scale
    request.matrix = try matrix.screens()
    try CommandContext.run { [output, format, request] context in
      let result = try context.resolver.snapshot(request)
      switch format {
      case .json: try context.print(result.encodedLine())
      case .text:
        let count = result.pictures?.count ?? 0
        try context.print(
          text: localized("%1$s picture in %2$s", plural: "%1$s pictures in %2$s", count, output))
      }
      try context.say(result.unreadable ?? [], result.passedOver ?? [])
    }
  }
}

struct SnapshotCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: localized("Makes recorded pictures again, and says which differ."),
    discussion: localized(
      """
      A pixel differs where its lightness, its colour (in CIELAB) or its opacity lies outside what the \
      nine pixels around the same place in the other picture span, by more than --tolerance. So edges \
      that are smoothed otherwise, and shifts by one pixel, don't count; a line that comes or goes, and \
      a surface of another colour, do. A picture differs where more than --pixels of its pixels do, or \
      its size.

      EXIT STATUS
        0   no picture differs, or --update has replaced those that do
        1   the folder can't be read; a document or the companion file beside it
            can't, after the others were compared; or something not be written
        2   pictures differ, or are new, or gone
        64  the command line is wrong
      """))

  @Option(
    help: ArgumentHelp(
      localized("How differences are printed: text or json."),
      valueName: localized("format", context: "value")))
  var format = SnapshotFormat.text

  @Option(
    help: ArgumentHelp(
      localized("Write a page with before, after and the difference of each picture."),
      valueName: localized("file", context: "value")))
  var report: String?

  @Flag(help: ArgumentHelp(localized("Replace what differs, and end with 0.")))
  var update = false

  @Option(
    help: ArgumentHelp(
      localized(
        """
        How unlike colours may be, in CIELAB; 2.3 is about what people just see. With 0, every pixel \
        that isn't the same differs.
        """), valueName: localized("number", context: "value")))
  var tolerance = SnapshotParameters.usualTolerance

  @Option(
    help: ArgumentHelp(
      localized("How many pixels of a picture may differ."),
      valueName: localized("number", context: "value")))
  var pixels = 0

  @Argument(
    help: ArgumentHelp(
      localized("The folder that record has written."),
      valueName: localized("folder", context: "value")))
  var folder: String

  func run() throws {
    var request = SnapshotParameters(.compare, folder: folder)
    request.tolerance = tolerance
    request.pixels = pixels
    request.update = update
    request.report = report
    try CommandContext.run(for: CommandInput(document: folder)) { [format, request] context in
      let comparison = try context.resolver.compareSnapshots(request)
      switch format {
      case .text: try context.output.write(comparison.lines.map { $0.terminalLine() }.bytes)
      case .json: try context.print(comparison.result.encodedLine())
      }
      try context.resolver.write(comparison, of: request)
      try context.say(comparison.unreadable.map(\.error), comparison.passedOver)
      if !comparison.differences.isEmpty, request.update != true {
        throw ExitCode(ExitStatus.findings)
      }
    }
  }
}

extension CommandContext {
  /// Says on standard error which documents have no pictures.
  /// - Throws: the command's end, where one of them can't be read.
  fileprivate func say(_ unreadable: [FileError], _ passedOver: [PassedOver]) throws {
    // Not translated: the sentence is.
    for platform in passedOver { writeToStandardError("ninefold-worker: \(platform.sentence)") }
    for error in unreadable { CommandInput(document: error.file ?? "").report(error) }
    if !unreadable.isEmpty { throw ExitCode(ExitStatus.failed) }
  }
}

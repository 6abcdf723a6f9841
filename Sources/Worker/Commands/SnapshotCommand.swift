import ArgumentParser
import Glibc
import WorkerProtocol

/// Pictures for tests.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Records pictures of scenes, and compares later ones with them.",
    discussion: """
      EXAMPLES
        ninefold-worker snapshot record --devices phones -o Snapshots Main.storyboard
        ninefold-worker snapshot compare Snapshots
        ninefold-worker snapshot compare --report changes.html Snapshots
        ninefold-worker snapshot compare --update Snapshots
      """,
    subcommands: [SnapshotRecordCommand.self, SnapshotCompareCommand.self])
}

struct SnapshotRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes a picture of each scene on each screen into a folder.",
    discussion: """
      Beside the pictures, which are PNG, is snapshots.json: what each is of, and the documents and \
      screens that were asked for, with which compare makes them again. Paths are written as they are \
      given, so run compare in the same folder. Pictures that are in the folder from an earlier \
      recording, and that no scene has any more, are removed.

      Pictures depend on the fonts of the machine; record where tests run.

      EXIT STATUS
        0   everything was recorded
        1   a document can't be read or drawn, or something not be written
        64  the command line is wrong, or there is no such scene
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder of the pictures.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Ids of scenes or controllers, or storyboard ids, with commas. Default: all.",
      valueName: "ids"))
  var scenes: String?

  @Option(help: ArgumentHelp("Pixels to the point. Default: 1.", valueName: "number"))
  var scale = 1.0

  @OptionGroup(title: "Screens")
  var matrix: MatrixOptions

  @OptionGroup(title: "Project")
  var project: ProjectOptions

  @Argument(help: ArgumentHelp("Documents and folders.", valueName: "path"))
  var paths: [String]

  func validate() throws {
    guard scale >= 0.1, scale <= 4 else {
      throw ValidationError("A picture has 0.1 to 4 pixels to the point.")
    }
  }

  func run() throws {
    var request = try matrix.screens()
    request.paths = paths
    request.root = project.root
    request.companion = project.companion
    let index = SnapshotIndex(request: request, scale: scale, scenes: scenes?.list)
    try CommandContext.run { [output] context in
      let folder = try OutputFolder(output)
      let earlier = try? SnapshotIndex(reading: output)
      let made = try context.resolver.makeSnapshots(index) { snapshot, picture in
        try folder.write(picture, to: snapshot.picture)
      }
      try made.write(to: folder, replacing: earlier)
      let count = made.snapshots.count
      let text = "\(count) picture\(count == 1 ? "" : "s") in \(output)"
      try context.print(text: text)
    }
  }
}

struct SnapshotCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Makes recorded pictures again, and says which differ.",
    discussion: """
      A pixel differs where its lightness, its colour (in CIELAB) or its opacity lies outside what the \
      nine pixels around the same place in the other picture span, by more than --tolerance. So edges \
      that are smoothed otherwise, and shifts by one pixel, don't count; a line that comes or goes, and \
      a surface of another colour, do. A picture differs where more than --pixels of its pixels do, or \
      its size.

      EXIT STATUS
        0   no picture differs, or --update has replaced those that do
        1   the folder or a document can't be read, or something not be written
        2   pictures differ, or are new, or gone
        64  the command line is wrong
      """)

  /// How results are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "How differences are printed: text or json.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Write a page with before, after and the difference of each picture.", valueName: "file"))
  var report: String?

  @Flag(help: "Replace what differs, and end with 0.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "How unlike colours may be, in CIELAB; 2.3 is about what people just see. With 0, every pixel "
        + "that isn't the same differs.", valueName: "number"))
  var tolerance = 3.0

  @Option(help: ArgumentHelp("How many pixels of a picture may differ.", valueName: "number"))
  var pixels = 0

  @Argument(help: ArgumentHelp("The folder that record has written.", valueName: "folder"))
  var folder: String

  func validate() throws {
    guard tolerance >= 0, tolerance <= 100 else {
      throw ValidationError("A tolerance is a number from 0 to 100.")
    }
    guard pixels >= 0 else { throw ValidationError("At least no pixel may differ.") }
  }

  func run() throws {
    let measure = SnapshotComparison.Measure(tolerance: Float(tolerance), mostPixels: pixels)
    try CommandContext.run(for: CommandInput(document: folder)) { [self] context in
      let recorded = try SnapshotIndex(reading: folder)
      let comparison = try SnapshotComparison(
        recorded, in: folder, measure, with: context.resolver)
      switch format {
      case .text: try context.output.write(comparison.lines.map { $0.forTerminal() }.bytes)
      case .json: try context.print(comparison.result.encodedLine())
      }
      if let report {
        let page = SnapshotPage(folder: folder, comparison: comparison)
        try context.resolver.save(page.lines.bytes, to: report)
      }
      guard !comparison.differences.isEmpty else { return }
      guard update else { throw ExitCode(ExitStatus.findings) }
      let place = try OutputFolder(folder)
      for difference in comparison.differences {
        if let picture = difference.after {
          try place.write(picture, to: difference.snapshot.picture)
        }
      }
      try comparison.index.write(to: place, replacing: recorded)
    }
  }
}

extension SnapshotIndex {
  /// Writes the index, and removes the pictures that are in an earlier one alone.
  fileprivate func write(to folder: OutputFolder, replacing earlier: SnapshotIndex?) throws {
    try folder.write(encoded(), to: Self.name)
    let names = Set(snapshots.map(\.picture))
    for snapshot in earlier?.snapshots ?? [] where !names.contains(snapshot.picture) {
      unlink(folder.file(snapshot.picture))
    }
  }
}

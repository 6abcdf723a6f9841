import ArgumentParser
import Converting
import Localization
import Processes
import Requests
import WorkerProtocol

struct ConvertCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: localized(
      "Turns “Use Size Classes” on or off, or merges a phone's and a pad's document."),
    discussion: localized(
      """
      WITH SIZE CLASSES (--use-size-classes, the default)
      A document of before iOS 8 becomes one for every device. Its values are those of wAny hAny, from \
      which all cells inherit. Push becomes Show, Modal Present Modally, Popover Present As Popover, and \
      Replace of a split view's detail Show Detail. Auto Layout must be on; where it is off, \
      --use-auto-layout turns frames and masks into constraints that reproduce them. Top and bottom \
      layout guides become safe areas where Xcode 9 or later saved the document and it names no iOS \
      before 9; --safe-areas and --no-safe-areas decide otherwise.

      TWO DOCUMENTS (--merge PHONE PAD)
      Both get size classes. What the pad has otherwise becomes a variation for regular width, what only \
      one of them has is installed only there; the phone's values stay for every other cell. Objects are \
      the same by their ids, storyboard identifiers, classes, outlets and places. What can't be matched, \
      or can't vary, is listed.

      THE WAY BACK (--without-size-classes CELL)
      What the document has in this cell becomes all it has: what the cell leaves out is removed, and \
      adaptive segues become the old ones.

      What changes is listed on standard error, with the lines of the document as it was; “moved” is \
      said of views that are elsewhere afterwards by more than a point, on the document's own canvas, in \
      the cell, or on an iPhone SE and an iPad of 9.7 inches. Without --output, --in-place, --dry-run or \
      --format json the document is printed. What isn't concerned stays byte for byte.

      EXAMPLES
        ninefold-worker convert --use-auto-layout --dry-run Main.storyboard
        ninefold-worker convert --merge Main_iPhone.storyboard Main_iPad.storyboard \\
          --output Main.storyboard
        ninefold-worker convert --without-size-classes wCompact-hRegular \\
          --format json Universal.storyboard | jq -r '.notes[].message'

      EXIT STATUS
        0   converted
        1   it can't be read, converted or written; standard error says why,
            and nothing has changed
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [ConvertParameters.self] }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Flag(
    help: ArgumentHelp(
      localized("Turn size classes on; what is done where nothing else is asked for.")))
  var useSizeClasses = false

  @Flag(help: ArgumentHelp(localized("Turn Auto Layout on in the same step, where it is off.")))
  var useAutoLayout = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      localized("Whether layout guides become safe areas. Default: the document decides, as above.")
    ))
  var safeAreas: Bool?

  @Flag(help: ArgumentHelp(localized("Merge two documents, the phone's and the pad's.")))
  var merge = false

  @Option(
    help: ArgumentHelp(
      localized(
        "Turn size classes off, and keep what there is in this cell, such as wCompact-hRegular."),
      valueName: localized("cell", context: "value")), completion: ValueWords.sizeClass.completion)
  var withoutSizeClasses: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Where to write the document."), valueName: localized("file", context: "value")))
  var output: String?

  @Flag(help: ArgumentHelp(localized("Write it over the document itself.")))
  var inPlace = false

  @Flag(help: ArgumentHelp(localized("Write nothing; print what would change, as diff -u does.")))
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      localized(
        "Print the document and list what changes (text), or print both as one line of JSON (json)."
      ),
      valueName: localized("format", context: "value")))
  var format = Format.text

  @Argument(
    help: ArgumentHelp(
      localized("The document, or the phone's and the pad's; - is standard input."),
      valueName: localized("file", context: "value")))
  var files: [String] = []

  func validate() throws {
    if [output != nil, inPlace, dryRun].filter({ $0 }).count > 1 {
      throw ValidationError(
        localized("Of --output, --in-place and --dry-run only one can be meant."))
    }
    if [useSizeClasses, merge, withoutSizeClasses != nil].filter({ $0 }).count > 1 {
      throw ValidationError(
        localized(
          "Of --use-size-classes, --merge and --without-size-classes only one can be meant."))
    }
    if merge ? files.count != 2 : files.count > 1 {
      throw ValidationError(
        merge
          ? localized("Name two documents to merge: the phone's, then the pad's.")
          : localized("Name one document."))
    }
    if inPlace, files.first ?? DocumentSource.standardInputName == DocumentSource.standardInputName
    {
      throw ValidationError(localized("Standard input can't be written in place; name a file."))
    }
    if merge, inPlace {
      throw ValidationError(localized("Say with --output where the merged document goes."))
    }
  }

  func run() throws {
    var request = ConvertParameters(file: try inputFile(files.first))
    request.pad = merge ? files.last : nil
    request.withoutSizeClasses = withoutSizeClasses
    request.useAutoLayout = useAutoLayout ? true : nil
    request.safeAreas = safeAreas
    let name = request.file ?? DocumentSource.standardInputName
    try CommandContext.run(for: CommandInput(document: name)) {
      [request, output, inPlace, dryRun, format] context in
      let converted = try context.resolver.converted(request)
      var result = converted.result(named: request.file)
      if let path = output ?? (inPlace ? request.file : nil) {
        try context.resolver.save(converted.editing.document.bytes, to: path)
        result.output = path
      }
      switch format {
      case .json: try context.print(result.encodedLine())
      case .text:
        for note in result.notes { writeToStandardError(note.text(in: name)) }
        if dryRun {
          try context.output.write(Array(converted.editing.unifiedDiff(name: name).utf8))
        } else if result.output == nil {
          try context.output.write(converted.editing.document.bytes)
        }
      }
    }
  }
}

extension ConversionNote {
  /// A line for people: `Main.storyboard:12: segue: …`.
  fileprivate func text(in file: String) -> String {
    "\(file):\(line.map { "\($0):" } ?? "") \(kind.rawValue): \(message)"
  }
}

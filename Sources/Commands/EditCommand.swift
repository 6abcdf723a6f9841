import ArgumentParser
import Localization
import Processes
import Requests
import WorkerProtocol

struct EditCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: localized("Changes a document, and nothing else in it."),
    discussion: localized(
      """
      Only the elements that a change concerns are written anew, as Interface Builder writes them; \
      everything else stays byte for byte. Without --output, --in-place or --dry-run the document is \
      printed.

      CHANGES (any number, made in their order; ID is an element's id)
        --exclude ID        leave a view or constraint out
        --include ID        install it again
        --install ID        install it in the base, whatever --size-class says
        --remove-case ID    take away what --size-class says of it
        --set ID KEY VALUE  give an attribute a value, or one of a property's
                            element (fontDescription.pointSize), or all of a
                            colour, font or margins: backgroundColor systemRed,
                            fontDescription "system-semibold 17"
        --unset ID KEY      take an attribute away
        --add-segue FROM TO [--kind KIND] [--identifier NAME]
                            lead from a control, cell or controller to a scene;
                            KIND is show, showDetail, presentation,
                            popoverPresentation, custom, or of before iOS 8
                            push, modal, popover, replace. Default: show
        --remove-segue ID   take a segue away
        --change-segue ID KIND
                            make it one of another kind
        --apply EDITS.json  make those that diff --format edits prints; - is standard input
      All but segues are for the base, or for the cell that --size-class names.

      EXAMPLES
        ninefold-worker edit --exclude u9A-Qm-EJH --size-class wCompact-hAny \\
          --dry-run Main.storyboard
        git show HEAD:Main.storyboard \\
          | ninefold-worker edit --set u9A-Qm-EJH spacing 10 --dry-run
        ninefold-worker diff --format edits view.xib view.xib \\
          | ninefold-worker edit --apply - view.xib

      EXIT STATUS
        0   the document was changed, or had nothing to change
        1   it can't be read, can't be changed so, or can't be written;
            standard error says why, and nothing has changed
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [EditParameters.self] }

  /// What `EditArguments` makes of the options for changes, which take several values each.
  @Option(name: .customLong("change"), parsing: .unconditionalSingleValue, help: .hidden)
  var changes: [String] = []

  @Option(
    help: ArgumentHelp(
      localized("Make the edits of this file, as diff prints them."),
      valueName: localized("file", context: "value")))
  var apply: String?

  @Option(
    help: ArgumentHelp(
      localized("The cell of the size-class grid that changes are for, such as wCompact-hAny."),
      discussion: localized(
        "Default: the base, which is every cell's where it has nothing of its own."),
      valueName: localized("cell", context: "value")), completion: ValueWords.sizeClass.completion)
  var sizeClass: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Where to write the document."), valueName: localized("file", context: "value")))
  var output: String?

  @Flag(help: ArgumentHelp(localized("Write it over the document itself.")))
  var inPlace = false

  @Flag(help: ArgumentHelp(localized("Write nothing; print what would change, as diff -u does.")))
  var dryRun = false

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  func validate() throws {
    if [output != nil, inPlace, dryRun].filter({ $0 }).count > 1 {
      throw ValidationError(
        localized("Of --output, --in-place and --dry-run only one can be meant."))
    }
    if inPlace, file == nil || file == DocumentSource.standardInputName {
      throw ValidationError(localized("Standard input can't be written in place; name a file."))
    }
    if apply == DocumentSource.standardInputName, file == nil || file == apply {
      throw ValidationError(localized("Standard input can't be both the edits and the document."))
    }
  }

  func run() throws {
    var request = EditParameters(file: try inputFile(file))
    request.changes = try changes.map(EditArguments.operation)
    request.sizeClass = sizeClass
    let input = CommandInput(document: (request.file ?? "-"))
    try CommandContext.run(for: input) { [request, apply, output, inPlace, dryRun] context in
      var request = request
      if let apply { request.edits = try EditsFile.read(apply) }
      let editing = try context.resolver.edited(request)
      if dryRun {
        try context.output.write(Array(editing.unifiedDiff(name: (request.file ?? "-")).utf8))
      } else if let path = output ?? (inPlace ? request.file : nil) {
        // A file that stays as it is keeps its time, too.
        guard !inPlace || !editing.replacements.isEmpty else { return }
        try context.resolver.save(editing.document.bytes, to: path)
      } else {
        try context.output.write(editing.document.bytes)
      }
    }
  }
}

/// The options of `edit` that take more than one value, which the parser of command lines doesn't know:
/// each becomes one hidden option with all of them.
enum EditArguments {
  /// By name: how many values follow.
  private static let counts = [
    "--exclude": 1, "--include": 1, "--install": 1, "--remove-case": 1, "--set": 3, "--unset": 2,
    "--add-segue": 2, "--remove-segue": 1, "--change-segue": 2,
  ]
  /// What may follow right behind an option's values, each with a value of its own.
  private static let details = ["--add-segue": ["--kind", "--identifier"]]
  private static let separator: Character = "\u{1F}"

  static func rewritten(_ arguments: [String]) -> [String] {
    guard arguments.first == "edit" else { return arguments }
    var result: [String] = []
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      guard let count = counts[argument], index + count < arguments.endIndex else {
        if argument == "--" { return result + arguments[index...] }
        result.append(argument)
        index += 1
        continue
      }
      var values = Array(arguments[(index + 1)...(index + count)])
      // A value may begin with a minus, as numbers do; what looks like an option is one.
      if values.contains(where: { $0.hasPrefix("--") }) { return arguments }
      index += count + 1
      for detail in details[argument] ?? [] {
        // In any order.
        let place = (0..<2).map { index + 2 * $0 }
          .first { $0 + 1 < arguments.endIndex && arguments[$0] == detail }
        values.append(place.map { arguments[$0 + 1] } ?? "")
      }
      while index + 1 < arguments.endIndex, details[argument]?.contains(arguments[index]) == true {
        index += 2
      }
      let name = argument.dropFirst(2)
      result.append(
        "--change=" + ([String(name)] + values).joined(separator: String(separator)))
    }
    return result
  }

  static func operation(_ text: String) throws(ValidationError) -> EditOperation {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("exclude", 2): return .exclude(id: parts[1])
    case ("include", 2): return .include(id: parts[1])
    case ("install", 2): return .install(id: parts[1])
    case ("remove-case", 2): return .removeCase(id: parts[1])
    case ("set", 4): return .set(id: parts[1], key: parts[2], value: parts[3])
    case ("unset", 3): return .unset(id: parts[1], key: parts[2])
    case ("add-segue", 5):
      return .addSegue(
        from: parts[1], to: parts[2], kind: try kind(parts[3].isEmpty ? "show" : parts[3]),
        identifier: parts[4].isEmpty ? nil : parts[4])
    case ("remove-segue", 2): return .removeSegue(id: parts[1])
    case ("change-segue", 3): return .changeSegue(id: parts[1], kind: try kind(parts[2]))
    default: throw ValidationError(localized("“%1$s” is no change; see edit --help.", parts[0]))
    }
  }

  private static func kind(_ name: String) throws(ValidationError) -> SegueKind {
    guard let kind = SegueKind(rawValue: name) else {
      let all = SegueKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(localized("“%1$s” is no kind of segue; there are %2$s.", name, all))
    }
    return kind
  }
}

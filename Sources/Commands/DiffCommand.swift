import ArgumentParser
import Localization
import Processes
import Reports
import Requests
import Reviewing
import WorkerProtocol

struct DiffCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: localized("Prints what has changed between two versions of a document."),
    discussion: localized(
      """
      In sentences, by scene: what has changed; which frames follow from it on the screens that lint \
      looks at; which issues came and went; and what is only noise, as Interface Builder rewrites it by \
      itself: the header, saved frames, marks. json has all of it, with the edits.

      html is one page that loads nothing, with pictures of each changed scene on each screen on which it \
      looks otherwise: before and after beside each other, one over the other, with a slider, blinking, \
      or their difference; views that have changed are outlined. markdown is a comment for a review; with \
      --output it is diff.md in that folder, beside the pictures that it refers to.

      With --format edits, by the elements' ids, one line of JSON: {"edits": [{"edit": "set", "element": {"id"}, \
      "attribute", "value"}, …]}. There are set, unset, text, rename, insert, remove and move; each is \
      about the document as those before it have left it. `edit --apply` makes them, of this document \
      or of another version of it. patch is the same as diff -u writes it: the earlier version with these \
      edits, without what only is spelled otherwise.

      Where a document is new or gone, the other version is /dev/null, as git calls it. Of two folders, such as \
      git difftool --dir-diff makes, each document is told that isn't the same in both; one that is elsewhere is \
      found by its objects.

      EXAMPLES
        ninefold-worker diff <(git show HEAD:Main.storyboard) Main.storyboard
        ninefold-worker diff --format html -o changes.html \\
          <(git show HEAD:Main.storyboard) Main.storyboard
        ninefold-worker diff --format markdown -o review --devices phones \\
          <(git show HEAD:Main.storyboard) Main.storyboard
        ninefold-worker diff --format edits view.xib view.xib \\
          | jq '.edits | length'

      EXIT STATUS
        0   the differences were printed, none included
        1   a document or the companion file beside it can't be read, or the report
            not be written; standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [DiffParameters.self] }

  @Option(
    help: ArgumentHelp(
      localized("How to write them: text, markdown, html, json, edits or patch."),
      valueName: localized("format", context: "value")))
  var format = DiffReport.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Write to this file; of markdown, to a folder, with pictures."),
      valueName: localized("path", context: "value")))
  var output: String?

  @Flag(help: ArgumentHelp(localized("Print one line with figures instead.")))
  var stat = false

  @Flag(help: ArgumentHelp(localized("Print every change with all that it consists of.")))
  var verbose = false

  @Option(
    help: ArgumentHelp(
      localized(
        "What text and --stat call the document: git's own names for versions are temporary."),
      valueName: localized("path", context: "value")))
  var path: String?

  @Argument(
    help: ArgumentHelp(
      localized("The earlier version."), valueName: localized("before", context: "value")))
  var before: String

  @Argument(
    help: ArgumentHelp(
      localized("The later version."), valueName: localized("after", context: "value")))
  var after: String

  @OptionGroup(title: localized("Screens"))
  var matrix: MatrixOptions

  func validate() throws {
    if stat, output != nil {
      throw ValidationError(localized("--stat is printed; leave out --output."))
    }
  }

  func run() throws {
    var request = DiffParameters(before: before, after: after)
    request.changes = stat || format.hasChanges
    request.matrix = try matrix.screens()
    if let folders = FolderVersions(before, after) {
      guard stat || format == .text || format == .json, output == nil else {
        throw ValidationError(FolderVersions.reports)
      }
      return try compare(folders, request)
    }
    try CommandContext.run(for: CommandInput(document: before)) { [self, request] context in
      let bytes = try report(request, context)
      if let output, format != .markdown {
        try context.resolver.save(bytes, to: output)
      } else {
        try context.output.write(bytes)
      }
      // What has changed was said without what the companion file declares.
      let faults = Set([before, after].filter { $0 != DocumentSource.standardInputName })
        .compactMap { context.resolver.companionFault(of: DocumentSource(name: $0)) }
      for fault in faults { CommandInput(document: after).report(fault) }
      if !faults.isEmpty { throw ExitCode(ExitStatus.failed) }
    }
  }

  /// Says of each document of two folders what has changed; of one that can't be read, why.
  private func compare(_ folders: FolderVersions, _ request: DiffParameters) throws {
    try CommandContext.run { [self] context in
      var documents: [DiffedDocument] = []
      for document in folders.documents {
        let document = try context.resolver.diff(document, of: folders, request)
        documents.append(document)
        if let error = document.error { CommandInput(document: document.title).report(error) }
        if stat {
          guard let result = document.result else { continue }
          try context.print(text: "\(document.title): \(DiffReport.sum(of: result))")
        } else if format == .text {
          for line in DiffReport.text(of: document, isVerbose: verbose) {
            try context.print(text: line)
          }
        }
      }
      if format == .json, !stat {
        var result = DiffResult(edits: [])
        result.documents = documents
        try context.print(result.encodedLine())
      } else if documents.isEmpty {
        try context.print(text: DiffReport.nothing)
      }
      if documents.contains(where: { $0.error != nil }) { throw ExitCode(ExitStatus.failed) }
    }
  }

  private func report(_ request: DiffParameters, _ context: CommandContext) throws -> [UInt8] {
    let resolver = context.resolver
    let versions = try resolver.versions(request)
    if format == .patch, !stat {
      return Array(try resolver.patch(of: versions, name: versions.name(request)).utf8)
    }
    let result = try resolver.diff(request, of: versions)
    if format == .edits, versions.whole != nil {
      throw FileError(
        code: "no-edits",
        message: localized(
          "A document that is new or gone has no edits: there is nothing that they would change."))
    }
    if stat {
      return ["\(versions.name(request)): \(DiffReport.sum(of: result))".terminalLine()].bytes
    }
    switch format {
    case .patch: return []
    case .edits, .json: return try result.encodedLine() + [UInt8(ascii: "\n")]
    case .text:
      let lines = DiffReport.text(of: result, isVerbose: verbose)
      return (path.map { [$0] + lines.map { "  " + $0 } } ?? lines).map { $0.terminalLine() }.bytes
    case .html: return try resolver.report(request, versions, result, as: .html)
    case .markdown:
      guard let output else {
        return try resolver.report(request, versions, result, as: .markdown)
      }
      let pictures = try DiffPictures(
        resolver, request, versions, result, drawingOutlines: true,
        mostScreens: DiffComment.mostScreens)
      let comment = DiffComment(result: result, pictures: pictures)
      let folder = try OutputFolder(output)
      for (name, bytes) in comment.files { try folder.write(bytes, to: name) }
      try folder.write(comment.lines.bytes, to: "diff.md")
      return []
    }
  }
}

extension DiffReport: ExpressibleByArgument {}

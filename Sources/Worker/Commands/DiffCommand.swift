import ArgumentParser
import Localization
import WorkerProtocol

struct DiffCommand: ParsableCommand {
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
        1   a document can't be read, or the report not be written; standard error
            says why
        64  the command line is wrong
      """))

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
    request.screens = try matrix.screens()
    try CommandContext.run(for: CommandInput(document: before)) { [self, request] context in
      let bytes = try report(request, context)
      if let output, format != .markdown {
        try context.resolver.save(bytes, to: output)
      } else {
        try context.output.write(bytes)
      }
    }
  }

  private func report(_ request: DiffParameters, _ context: CommandContext) throws -> [UInt8] {
    let resolver = context.resolver
    let versions = try resolver.versions(request)
    if format == .patch, !stat {
      return Array(try resolver.patch(of: versions, name: request.after).utf8)
    }
    let result = try resolver.diff(request, of: versions)
    if stat { return ["\(after): \(DiffReport.sum(of: result))".forTerminal()].bytes }
    switch format {
    case .patch: return []
    case .edits, .json: return try result.encodedLine() + [UInt8(ascii: "\n")]
    case .text: return try resolver.report(request, versions, result, as: .text)
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

extension [String] {
  /// As lines of a file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in self {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

import ArgumentParser
import Drawing
import WorkerProtocol

/// Which versions git merges a document of.
struct GitVersionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "versions",
    abstract: "Says which versions of a document git is merging.",
    discussion: """
      Prints JSON: where the versions are from, which is index where git could not merge the document, \
      merging while a merge, rebase or cherry-pick is under way, and merged where the last commit is a \
      merge; and how many conflicts stand in the document as comments. The last two are looked at only \
      where there are such. With --into the versions are written into a folder, as base, ours and theirs.

      EXIT STATUS
        0   it was said, be it of a merge or not
        1   there is no git, or no such file, or a version can't be written
        64  the command line is wrong
      """)

  @Argument(help: "The document.")
  var file: String

  @Option(help: ArgumentHelp("Where to write them.", valueName: "folder"))
  var into: String?

  func run() throws {
    try CommandContext.run(for: CommandInput(document: file)) { [file, into] context in
      let text = try inputBytes(file, of: "a document")
      let comments = text.ranges(of: Array("<!-- CONFLICT: ".utf8)).count
      var result = GitVersionsResult(file: file, comments: comments)
      let name = String(file.split(separator: "/").last ?? "")
      let folder = file.utf8.count > name.utf8.count ? String(file.dropLast(name.count)) : "."
      if let found = try GitVersions.find(of: name, in: folder, isLeft: comments > 0) {
        result.source = found.source
        if let into {
          let output = try OutputFolder(into)
          func write(_ bytes: [UInt8], _ name: String) throws -> String {
            try output.write(bytes, to: name)
            return output.file(name)
          }
          // Empty, as git gives it to its tools, where both sides added the document.
          result.base = try write(
            try found.base.map { try GitVersions.bytes(of: $0, in: folder) } ?? [], "base")
          result.ours = try write(try GitVersions.bytes(of: found.ours, in: folder), "ours")
          result.theirs = try write(try GitVersions.bytes(of: found.theirs, in: folder), "theirs")
        }
      }
      try context.print(result.encodedLine())
    }
  }
}

import ArgumentParser
import Files
import Glibc
import InterfaceBuilder
import Localization
import Requests
import WorkerProtocol
import Workspace

/// The files that a command is to read: standard input where none is named, unless somebody would
/// have to type the document.
func inputFiles(_ files: [String]) throws(ValidationError) -> [String] {
  if !files.isEmpty { return files }
  guard isatty(STDIN_FILENO) == 0 else {
    throw ValidationError(localized("Name a .storyboard or .xib file, or pipe one in."))
  }
  return [DocumentSource.standardInputName]
}

/// The documents that paths mean, of folders those that aren't there already; a folder without any stays, to be
/// reported.
func documents(in paths: [String]) -> [String] {
  var seen: Set<String> = []
  return paths.flatMap { path in
    guard path != DocumentSource.standardInputName else { return [path] }
    let found = DocumentSearch(in: [path]).documents
    let isNew = found.map { seen.insert(absolutePath($0) ?? $0).inserted }
    if found.isEmpty || found == [path] { return [path] }
    return zip(found, isNew).filter(\.1).map(\.0)
  }
}

/// The one file that a command is to read.
func inputFile(_ file: String?) throws(ValidationError) -> String {
  try inputFiles(file.map { [$0] } ?? [])[0]
}

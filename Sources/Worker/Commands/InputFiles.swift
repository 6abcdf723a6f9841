import ArgumentParser
import Glibc

/// The files that a command is to read: standard input where none is named, unless somebody would
/// have to type the document.
func inputFiles(_ files: [String]) throws(ValidationError) -> [String] {
  if !files.isEmpty { return files }
  guard isatty(STDIN_FILENO) == 0 else {
    throw ValidationError("Name a .storyboard or .xib file, or pipe one in.")
  }
  return [DocumentSource.standardInputName]
}

/// The one file that a command is to read.
func inputFile(_ file: String?) throws(ValidationError) -> String {
  try inputFiles(file.map { [$0] } ?? [])[0]
}

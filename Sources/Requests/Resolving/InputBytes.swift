import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

/// What is in a file that a command is given beside its documents; `-` is standard input.
/// - Parameter contents: What the file has, in a word.
package func inputBytes(_ path: String, of contents: String) throws(FileError) -> [UInt8] {
  do {
    return path == DocumentSource.standardInputName
      ? try readStandardInput() : try Document.readFile(path)
  } catch {
    var fault = FileError(error)
    fault.file = path
    if error.code == .isDirectory {
      fault.message = localized("This is a directory; name a file with %1$s.", contents)
    }
    throw fault
  }
}

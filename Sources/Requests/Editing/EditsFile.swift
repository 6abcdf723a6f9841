import Editing
import FoundationEssentials
import InterfaceBuilder
import Localization
import WorkerProtocol

/// A file with edits, as `diff` prints them.
package enum EditsFile {
  /// - Parameter path: Of the file; `-` is standard input.
  package static func read(_ path: String) throws(FileError) -> [Edit] {
    let bytes = try inputBytes(path, of: localized("edits", context: "contents of a file"))
    do {
      return try JSONDecoder().decode(DiffResult.self, from: Data(bytes)).edits
    } catch {
      throw FileError(
        code: "bad-edits",
        message: "These are no edits as `diff --format edits` prints them: "
          + explanation(of: error),
        file: path)
    }
  }
}

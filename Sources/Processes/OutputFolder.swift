import Files
import Localization
import WorkerProtocol

/// A folder that results are written into.
package struct OutputFolder: Sendable {
  let path: String

  /// Makes the folder, and those that it is in, where they aren't there.
  package init(_ path: String) throws(OutputError) {
    guard !path.isEmpty else { throw OutputError.emptyPath }
    self.path = path
    do {
      try makeFolder(path)
    } catch {
      guard error != .noFolder else {
        throw OutputError("\(path) is no folder; name one to write into.")
      }
      throw OutputError("The folder \(path) can't be made (\(error.message)).")
    }
  }

  package func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Writes a file in it, as a whole or not at all.
  package func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let place = file(name)
    // What a link leads to would be written, be it there or not.
    if isLink(place), let target = try? FileReplacement.place(of: place),
      let folder = absolutePath(path), !target.hasPrefix(folder == "/" ? folder : folder + "/")
    {
      throw OutputError(
        localized("%1$s is a link that leads out of its folder; nothing is written there.", place))
    }
    do {
      try FileReplacement.write(bytes, to: file(name))
    } catch {
      throw OutputError("\(file(name)) can't be written (\(error.message)).")
    }
  }
}

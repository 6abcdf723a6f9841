import Files
import Glibc
import WorkerProtocol

/// A folder that results are written into.
struct OutputFolder: Sendable {
  let path: String

  /// Makes the folder, and those that it is in, where they aren't there.
  init(_ path: String) throws(OutputError) {
    guard !path.isEmpty else { throw OutputError.emptyPath }
    self.path = path
    var made = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + name
      if mkdir(made, 0o777) != 0, errno != EEXIST {
        throw OutputError("The folder \(path) can't be made (\(String(cString: strerror(errno)))).")
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw OutputError("\(path) is no folder; name one to write into.")
    }
  }

  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  /// Writes a file in it, as a whole or not at all.
  func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    do {
      try FileReplacement.write(bytes, to: file(name))
    } catch {
      throw OutputError("\(file(name)) can't be written (\(error.message)).")
    }
  }
}

import Glibc

/// Makes a folder, and those that it is in, where they aren't there.
/// - Parameter mode: The rights of those that are made, as far as the user lets new folders have them.
package func makeFolder(_ path: String, mode: mode_t = 0o777) throws(FileReplacement.Failure) {
  var made = path.hasPrefix("/") ? "/" : ""
  for name in path.split(separator: "/") {
    made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + name
    guard PathText.withBytes(of: made, { mkdir($0, mode) }) == 0 || errno == EEXIST else {
      throw FileReplacement.Failure()
    }
  }
  guard isFolder(path) else { throw FileReplacement.Failure.noFolder }
}

/// Makes folders, one in the other, where they aren't there, for the user alone.
/// - Parameters:
///   - names: Of the folders, the outermost first.
///   - root: Where the outermost is; made as well. Links may lead there.
/// - Returns: The innermost, without links; nil where one can't be made, or is a link: it would lead elsewhere.
package func makeFolder(_ names: [String], in root: String) -> String? {
  guard (try? makeFolder(root, mode: 0o700)) != nil, var made = absolutePath(root) else {
    return nil
  }
  for name in names {
    made += (made.hasSuffix("/") ? "" : "/") + name
    _ = PathText.withBytes(of: made) { mkdir($0, 0o700) }
    guard !isLink(made), isFolder(made) else { return nil }
  }
  return made
}

/// Whether a path leads to a folder.
package func isFolder(_ path: String) -> Bool {
  var status = stat()
  return PathText.withBytes(of: path) { stat($0, &status) } == 0
    && status.st_mode & S_IFMT == S_IFDIR
}

/// All bytes of a regular file, be it behind a link; nil where they can't be read.
package func readFile(_ path: String) -> [UInt8]? {
  guard let place = absolutePath(path), let file = OpenFile(at: place) else { return nil }
  return file.read(limit: .max)
}

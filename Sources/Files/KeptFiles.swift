import Glibc

/// Files that a program keeps for its next run, in a folder of its own below the user's cache folder. Nothing is
/// read, written or removed through a link in it, and what is kept by one name isn't taken for what another has.
/// It is never an error that something can't be kept or isn't there.
package struct KeptFiles: Sendable {
  /// A file that is being written for so long was left behind, in nanoseconds.
  private static let longestWriting = 3_600_000_000_000

  /// May be reached through links, as the user has it.
  private let root: String
  /// Names below the root.
  private let names: [String]
  /// Bytes.
  private let limit: Int

  /// - Parameters:
  ///   - root: The user's cache folder, which need not be there yet.
  ///   - names: Of the program's folder, and of those in it.
  ///   - limit: How many bytes all files together have, as soon as ``trim()`` was called.
  package init(in root: String, _ names: [String], limit: Int) {
    (self.root, self.names, self.limit) = (root, names, limit)
  }

  /// The folder, as links of the root lead to it; nil where that isn't there.
  private var place: String? {
    absolutePath(root).map { root in
      names.reduce(root == "/" ? "" : root) { $0 + "/" + $1 }
    }
  }

  /// What is kept by a name; nil where there is nothing that can be used.
  package func read(_ name: String) -> [UInt8]? {
    guard let place, let file = OpenFile(at: "\(place)/\(name)") else { return nil }
    let bytes = file.read(limit: limit)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual(Self.heading(name, body).utf8) else { return nil }
    // What was used last is kept longest.
    futimens(file.descriptor, nil)
    return body
  }

  /// Keeps bytes by a name, as a whole or not at all.
  package func keep(_ body: [UInt8], as name: String) {
    guard body.count < limit / 4, let place = makeFolder(names, in: root) else { return }
    let bytes = Array(Self.heading(name, body).utf8) + [UInt8(ascii: "\n")] + body
    try? FileReplacement.keep(bytes, at: "\(place)/\(name)")
  }

  /// Of the name as well, so that a copy of a file by another name isn't used.
  private static func heading(_ name: String, _ body: [UInt8]) -> String {
    var digest = SHA256()
    digest.add(word: name)
    digest.add(body)
    return digest.text
  }

  /// Removes what was used least lately where there is too much.
  package func trim() {
    guard let place else { return }
    let start = FileState.now
    var files: [(path: String, state: FileState)] = []
    FolderReader().read(place) { kind, name in
      let path = place + "/" + PathText.text(of: name)
      guard kind == .file, let state = FileState(path: path) else { return true }
      let isBeingWritten = name.first == UInt8(ascii: ".")
      if !isBeingWritten {
        files.append((path, state))
      } else if state.modified < start - Self.longestWriting {
        remove(path)
      }
      return true
    }
    var size = files.reduce(0) { $0 + $1.state.size }
    guard size > limit else { return }
    for file in files.sorted(by: { $0.state.modified < $1.state.modified }) {
      guard size > limit / 4 * 3 else { return }
      remove(file.path)
      size -= file.state.size
    }
  }

  private func remove(_ path: String) { _ = PathText.withBytes(of: path) { unlink($0) } }
}

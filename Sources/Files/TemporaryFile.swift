import CLinux
import Glibc

/// A file beside the place of another one, which it is to take. It goes away unless it is moved there, and is locked
/// as long as it is written, so that what a killed program has left is known.
struct TemporaryFile: ~Copyable {
  let descriptor: Int32
  private let path: String
  private var isMoved = false

  deinit {
    if !isMoved { _ = PathText.withBytes(of: path) { unlink($0) } }
    close(descriptor)
  }

  /// Makes one of a name that nobody has.
  init(beside place: String, mode: mode_t) throws(FileReplacement.Failure) {
    for _ in 0..<100 {
      let path = Self.start(beside: place) + Self.randomEnding()
      let made = PathText.withBytes(of: path) {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      }
      guard made >= 0 else {
        guard errno == EEXIST else { throw FileReplacement.Failure() }
        continue
      }
      // Who clears at that moment may have been faster. A file system without locks has no such one.
      if linux_try_lock(made) == 0 || errno != EWOULDBLOCK, Self.isOnlyFile(made, at: path) {
        descriptor = made
        self.path = path
        return
      }
      close(made)
    }
    throw FileReplacement.Failure(code: EEXIST)
  }

  /// Puts it in the place of what is there.
  consuming func move(to place: String) throws(FileReplacement.Failure) {
    let result = PathText.withBytes(of: path) { path in
      PathText.withBytes(of: place) { rename(path, $0) }
    }
    guard result == 0 else { throw FileReplacement.Failure() }
    isMoved = true
  }

  // MARK: - Names

  private static let mark = ".ninefold-"
  private static let endingLength = 13
  private static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// All but the ending of the names of those beside a place.
  private static func start(beside place: String) -> String {
    let folder = FileReplacement.folder(of: place)
    var name = ""
    for character in place[folder.endIndex...].unicodeScalars {
      // Names have 255 bytes at most.
      guard name.utf8.count + 4 <= 220 else { break }
      name.unicodeScalars.append(character)
    }
    return "\(folder).\(name)\(mark)"
  }

  private static func randomEnding() -> String {
    String(
      decoding: (0..<endingLength).map { _ in letters[Int.random(in: letters.indices)] },
      as: UTF8.self)
  }

  // MARK: - What is left

  /// Removes what programs left that were killed while they wrote the file of a place.
  static func clear(beside place: String) {
    let start = start(beside: place)
    let folder = FileReplacement.folder(of: start)
    var left: [String] = []
    let prefix = PathText.bytes(of: String(start[folder.endIndex...]))
    FolderReader().read(folder == "/" ? "/" : String(folder.dropLast())) { kind, name in
      let ending = name.dropFirst(prefix.count)
      if kind == .file, name.starts(with: prefix), ending.count == endingLength,
        ending.allSatisfy(letters.contains)
      {
        left.append(folder + PathText.text(of: name))
      }
      return true
    }
    for path in left { clear(path) }
  }

  private static func clear(_ path: String) {
    let descriptor = PathText.withBytes(of: path) {
      open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Where files can't be locked nobody knows who writes.
    guard linux_try_lock(descriptor) == 0, isOnlyFile(descriptor, at: path) else { return }
    _ = PathText.withBytes(of: path) { unlink($0) }
  }

  /// Whether an open file is the user's, a regular one, and what a path names, which nothing else does.
  private static func isOnlyFile(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0
      && PathText.withBytes(of: path) { lstat($0, &named) } == 0
      && (opened.st_ino, opened.st_dev) == (named.st_ino, named.st_dev)
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_nlink == 1 && opened.st_uid == geteuid()
  }
}

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

  /// Moves the file to a path, and replaces the file that is there.
  /// - Returns: The file as it is held on.
  @discardableResult
  consuming func move(to place: String) throws(FileReplacement.Failure) -> HeldFile {
    let result = PathText.withBytes(of: path) { path in
      PathText.withBytes(of: place) { rename(path, $0) }
    }
    guard result == 0 else { throw FileReplacement.Failure() }
    isMoved = true
    // Both are the same opening, and so of the same lock.
    return HeldFile(owning: fcntl(descriptor, F_DUPFD_CLOEXEC, 0), at: place)
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
    let wanted = PathText.bytes(of: String(start[folder.endIndex...]))
    clear(in: folder == "/" ? "/" : String(folder.dropLast())) { $0.elementsEqual(wanted) }
  }

  /// Removes what killed programs left in a folder.
  /// - Parameters:
  ///   - folder: Its path, without links.
  ///   - isWanted: Takes all of a name but its ending.
  static func clear(in folder: String, where isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool)
  {
    var left: [String] = []
    FolderReader().read(folder) { kind, name in
      let start = name.dropLast(endingLength)
      if kind == .file, start.count > mark.utf8.count, start.first == UInt8(ascii: "."),
        start.suffix(mark.utf8.count).elementsEqual(mark.utf8),
        name.dropFirst(start.count).allSatisfy(letters.contains), isWanted(start)
      {
        left.append((folder == "/" ? "/" : folder + "/") + PathText.text(of: name))
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
    var status = stat()
    return isFile(descriptor, at: path) && fstat(descriptor, &status) == 0 && status.st_nlink == 1
      && status.st_uid == geteuid()
  }
}

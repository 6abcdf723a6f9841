import CLinux
import Glibc

/// Writes a file so that it is there as a whole or not at all: beside its place, and put there when all of
/// it is on the disk. What was there before stays until then, and what it has beside its contents stays for good.
package enum FileReplacement {
  /// What the system says, as `errno` has it.
  package struct Failure: Error, Equatable {
    let code: Int32

    package var message: String { String(cString: strerror(code)) }

    /// What is there is a file, or a link to one.
    package static let noFolder = Failure(code: ENOTDIR)

    init(code: Int32 = errno) { self.code = code }
  }

  /// - Parameters:
  ///   - path: As ``PathText`` has it. A link stays one; what it leads to is written.
  ///   - mode: The rights of a file that isn't there yet, as far as the user lets new files have them.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666
  ) throws(Failure) {
    // A zero byte would end the path early and name another file.
    guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
    var status = stat()
    guard PathText.withBytes(of: path, { stat($0, &status) }) == 0 else {
      let place = try place(of: path)
      TemporaryFile.clear(beside: place)
      return try put(TemporaryFile(beside: place, mode: mode), bytes, at: place)
    }
    // A terminal, a pipe or a device is no place to put a file in.
    guard status.st_mode & S_IFMT == S_IFREG else { return try send(bytes, to: path) }
    // Where a folder above may not be looked into, or the path is too long, no file is found beside it.
    guard let place = absolutePath(path) else { return try FileOverwriting(path).write(bytes) }
    // Who may not write a file may not replace it either.
    guard PathText.withBytes(of: place, { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) == 0 else {
      throw Failure()
    }
    TemporaryFile.clear(beside: place)
    guard let file = try successor(of: place, status) else {
      return try FileOverwriting(place).write(bytes)
    }
    do throws(Failure) {
      try put(file, bytes, at: place)
    } catch {
      // A file that is mounted by itself, as containers have them, or that is somebody else's in a folder for all.
      guard [EBUSY, EXDEV, EPERM, EACCES].contains(error.code) else { throw error }
      try FileOverwriting(place).write(bytes)
    }
  }

  /// Writes a file that only the user may read, in the place of whatever has its name, be it a link. It may be gone
  /// after a power failure, and what killed programs have left of it stays.
  static func keep(_ bytes: [UInt8], at place: String) throws(Failure) {
    let file = try TemporaryFile(beside: place, mode: 0o600)
    try write(bytes, into: file.descriptor)
    try file.move(to: place)
  }

  /// Writes a file that only the user may read, and holds it. What killed programs left in its folder is cleared.
  package static func hold(_ bytes: [UInt8], at path: String) throws(Failure) -> HeldFile {
    let place = newFilePath(path) ?? path
    TemporaryFile.clear(
      in: folder(of: place).count > 1 ? String(folder(of: place).dropLast()) : "/"
    ) {
      _ in true
    }
    let file = try TemporaryFile(beside: place, mode: 0o600)
    try write(bytes, into: file.descriptor)
    return try file.move(to: place)
  }

  /// A file that can take the place of one; nil where only that itself can be written.
  private static func successor(
    of place: String, _ status: stat
  ) throws(Failure) -> TemporaryFile? {
    // Its other names would have the old contents.
    guard status.st_nlink == 1 else { return nil }
    do throws(Failure) {
      let file = try TemporaryFile(beside: place, mode: 0o600)
      guard FileAttributes.copy(from: place, status, to: file.descriptor) else { return nil }
      return consume file
    } catch {
      // A folder in which nothing can be made may have a file that can be written.
      if [EACCES, EPERM, EROFS].contains(error.code) { return nil }
      throw error
    }
  }

  private static func put(
    _ file: consuming TemporaryFile, _ bytes: [UInt8], at place: String
  ) throws(Failure) {
    try write(bytes, into: file.descriptor)
    guard fsync(file.descriptor) == 0 else { throw Failure() }
    try file.move(to: place)
    sync(folderOf: place)
  }

  /// Where a path leads to, be it something that isn't there yet.
  package static func place(of path: String) throws(Failure) -> String {
    if let place = absolutePath(path) { return place }
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let next = destination(of: path) else { return newFilePath(path) ?? path }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw Failure(code: ELOOP)
  }

  /// What a link says; nil of anything else.
  private static func destination(of link: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { buffer in
        PathText.withBytes(of: link) { path in
          buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
        }
      }
    }
    return bytes.isEmpty ? nil : PathText.text(of: bytes)
  }

  /// With the slash at its end; empty for the folder that the program is in.
  static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)]
  }

  /// Has the new name outlast a power failure, too. A file system that can't do that is no reason to say that
  /// nothing was written.
  private static func sync(folderOf path: String) {
    let folder = folder(of: path)
    let descriptor = PathText.withBytes(of: folder.isEmpty ? "." : String(folder)) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func send(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = PathText.withBytes(of: path) { open($0, O_WRONLY | O_TRUNC | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure() }
    do throws(Failure) {
      try write(bytes, into: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Failure() }
  }

  static func write(_ bytes: [UInt8], into descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure() }
      start += count
    }
  }
}

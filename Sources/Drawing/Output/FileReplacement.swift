import Glibc

/// Writes a file so that it is there as a whole or not at all: beside its place, and put there when all of
/// it is on the disk. What was there before stays until then.
package enum FileReplacement {
  /// What the system says, as `errno` has it.
  package struct Failure: Error {
    let code: Int32

    package var message: String { String(cString: strerror(code)) }
  }

  /// - Parameters:
  ///   - mode: The rights of a file that isn't there yet, as far as the user lets new files have them.
  ///   - isSynced: Whether it outlasts a power failure.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666, isSynced: Bool = true
  ) throws(Failure) {
    // A link stays one; what it leads to is replaced.
    let target = resolved(path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    // A terminal, a pipe or a device is no place to put a file in.
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try overwrite(path, bytes) }
    // Who may not write a file may not replace it either.
    if isThere, access(target, W_OK) != 0 { throw Failure(code: errno) }
    let (descriptor, temporary) = create(beside: target, mode)
    guard descriptor >= 0 else {
      // A folder in which nothing can be made may have a file that can be written.
      if isThere, [EACCES, EPERM, EROFS].contains(errno) { return try overwrite(path, bytes) }
      throw Failure(code: errno)
    }
    do throws(Failure) {
      if isThere { fchmod(descriptor, status.st_mode & 0o777) }
      try write(bytes, into: descriptor)
      guard !isSynced || fsync(descriptor) == 0 else { throw Failure(code: errno) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let failure = Failure(code: errno)
      unlink(temporary)
      throw failure
    }
    if isSynced { sync(folderOf: target) }
  }

  /// Has the new name outlast a power failure, too. A file system that can't do that is no reason to say that
  /// nothing was written.
  private static func sync(folderOf path: String) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let folder = path[..<start].isEmpty ? "." : String(path[..<start])
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A new file of a name that nobody has.
  private static func create(beside path: String, _ mode: mode_t) -> (
    descriptor: Int32, path: String
  ) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    // Names have 255 bytes at most.
    let name = String(decoding: path[start...].utf8.prefix(200), as: UTF8.self)
    for _ in 0..<100 {
      let number = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let temporary = "\(path[..<start]).\(name).\(number)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 || errno != EEXIST { return (descriptor, temporary) }
    }
    return (-1, path)
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      try write(bytes, into: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Failure(code: errno) }
  }

  private static func write(_ bytes: [UInt8], into descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: errno) }
      start += count
    }
  }
}

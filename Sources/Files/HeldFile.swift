import CLinux
import Glibc

/// A file that is open and locked, so that other programs, and other openings of this one, know that somebody needs
/// it. The lock ends with the program, however that ends, and is known wherever the file is, also where processes
/// have other numbers.
package final class HeldFile: Sendable {
  package let path: String
  private let descriptor: Int32

  deinit { close(descriptor) }

  init(owning descriptor: Int32, at path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Takes a file that nobody holds; nil where somebody does, or where there is none. Links aren't followed.
  package init?(at path: String) {
    let opened = PathText.withBytes(of: path) {
      open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard opened >= 0 else { return nil }
    // A file system without locks has nobody who holds a file.
    guard linux_try_lock(opened) == 0 || errno != EWOULDBLOCK, isFile(opened, at: path) else {
      close(opened)
      return nil
    }
    descriptor = opened
    self.path = path
  }

  /// All bytes; nil where they can't be read.
  package func read() -> [UInt8]? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return OpenFile(owning: copy, path: path)?.read(limit: .max)
  }

  /// Adds to the end of a file that ``FileReplacement/hold(_:at:)`` wrote, unless another one is in its place.
  package func append(_ bytes: [UInt8]) throws(FileReplacement.Failure) {
    guard isFile(descriptor, at: path) else { throw FileReplacement.Failure(code: ENOENT) }
    try FileReplacement.write(bytes, into: descriptor)
  }

  /// When it was written last, in nanoseconds since 1970.
  package var modified: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileState(status).modified : 0
  }

  package func remove() { _ = PathText.withBytes(of: path) { unlink($0) } }
}

/// Whether an open file is a regular one, and still what a path names.
func isFile(_ descriptor: Int32, at path: String) -> Bool {
  var (opened, named) = (stat(), stat())
  return fstat(descriptor, &opened) == 0
    && PathText.withBytes(of: path) { lstat($0, &named) } == 0
    && (opened.st_ino, opened.st_dev) == (named.st_ino, named.st_dev)
    && opened.st_mode & S_IFMT == S_IFREG
}

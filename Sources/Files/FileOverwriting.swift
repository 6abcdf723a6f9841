import CLinux
import Glibc

/// Writes another text into a file that nothing can take the place of: its folder can't be changed, it has further
/// names, or a new file could not have its owner or attributes. It is never a part of both texts: the disk has
/// room before the first byte is changed, all bytes are written at once, and what was there comes back where that
/// fails.
struct FileOverwriting: ~Copyable {
  private let descriptor: Int32

  deinit { close(descriptor) }

  init(_ place: String) throws(FileReplacement.Failure) {
    let opened = PathText.withBytes(of: place) { open($0, O_RDWR | O_CLOEXEC | O_NOFOLLOW) }
    guard opened >= 0 else { throw FileReplacement.Failure() }
    descriptor = opened
  }

  func write(_ bytes: [UInt8]) throws(FileReplacement.Failure) {
    let old = try contents()
    let size = max(old.count, bytes.count)
    // Not all file systems can promise room.
    guard linux_keep_room(descriptor, Int64(size)) == 0 || errno == EOPNOTSUPP || errno == ENOSYS
    else { throw FileReplacement.Failure() }
    // A program that is killed before the end is cut off leaves empty lines there, which are no part of a document.
    let padding = [UInt8](repeating: UInt8(ascii: "\n"), count: size - bytes.count)
    do throws(FileReplacement.Failure) {
      try put(bytes + padding)
      guard fsync(descriptor) == 0, ftruncate(descriptor, off_t(bytes.count)) == 0 else {
        throw FileReplacement.Failure()
      }
    } catch {
      restore(old)
      throw error
    }
    fsync(descriptor)
  }

  private func contents() throws(FileReplacement.Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileReplacement.Failure() }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start, off_t(start))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileReplacement.Failure() }
      guard count > 0 else { return Array(bytes.prefix(start)) }
      start += count
    }
    return bytes
  }

  private func put(_ bytes: [UInt8]) throws(FileReplacement.Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start, off_t(start))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileReplacement.Failure() }
      start += count
    }
  }

  /// Its bytes have their room, so that a full disk doesn't matter.
  private func restore(_ old: [UInt8]) {
    try? put(old)
    ftruncate(descriptor, off_t(old.count))
    fsync(descriptor)
  }
}

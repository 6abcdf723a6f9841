import CLinux
import Glibc

/// A file's contents as they are now, for libraries that map files into memory: whoever rewrites or shortens the
/// file meanwhile would end the program with SIGBUS otherwise. The copy is in memory, and nobody can change it.
package struct SealedCopy: ~Copyable {
  /// Of the copy, for this process. It is there for as long as the process is: libraries open it when they like.
  package let path: String
  /// Bytes.
  package let size: Int

  /// Nil for a file that has more bytes than `limit`, or for which there is no memory.
  package init?(of file: borrowing OpenFile, limit: Int) {
    guard file.size <= limit else { return nil }
    let bytes = file.read(limit: limit)
    let copy = linux_memfd_create("ninefold")
    guard copy >= 0 else { return nil }
    guard Self.write(bytes, into: copy), linux_seal(copy) == 0 else {
      close(copy)
      return nil
    }
    path = "/proc/self/fd/\(copy)"
    size = bytes.count
  }

  private static func write(_ bytes: [UInt8], into file: Int32) -> Bool {
    var written = 0
    return bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = Glibc.write(
          file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}

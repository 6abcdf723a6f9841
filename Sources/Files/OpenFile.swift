import CLinux
import Glibc

/// A regular file that is open for reading.
package struct OpenFile: ~Copyable {
  package let descriptor: Int32
  /// Bytes.
  package let size: Int
  /// When it was written last, in seconds.
  package let modified: Int
  /// Its place: absolute, without links.
  package let path: String

  deinit { close(descriptor) }

  /// Nil for a descriptor of anything else, which is closed.
  init?(owning descriptor: Int32, path: String) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      DependencyRecorder.current?.record(.file(path), as: FileState(path: path))
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec
    self.path = path
    DependencyRecorder.current?.record(.file(path), as: FileState(status))
  }

  /// Opens a file by the place that a ``ProjectFolder`` told. Where somebody has put a link there
  /// meanwhile, it is not followed.
  package init?(at place: String) {
    let opened = openWithoutLinks(place)
    guard opened >= 0 else {
      DependencyRecorder.current?.record(.file(place), as: FileState(path: place))
      return nil
    }
    self.init(owning: opened, path: place)
  }

  /// Reads at most `limit` bytes from the start.
  package func read(limit: Int) -> [UInt8] { read(from: 0, count: limit) }

  /// Reads at most so many bytes from a place on.
  package func read(from offset: Int, count most: Int) -> [UInt8] {
    let size = max(0, min(size - offset, most))
    var count = 0
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let result = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(offset + count))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        count += result
      }
      initialized = count
    }
  }
}

/// O_NONBLOCK keeps a named pipe from being waited for.
private let readingFlags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

/// Opens for reading what an absolute path names that has no links in it.
/// - Parameters:
///   - flags: What else to ask for.
///   - hasOpenat2: Whether to ask the kernel; the path is followed beforehand otherwise, and
///     what was opened tells where it is.
/// - Returns: The descriptor, or -1 with the reason in `errno`: ELOOP where there is a link.
func openWithoutLinks(_ path: String, flags: Int32 = 0, hasOpenat2: Bool = true) -> Int32 {
  let flags = readingFlags | flags
  if hasOpenat2 {
    let opened = PathText.withBytes(of: path) {
      linux_openat2(AT_FDCWD, $0, UInt64(flags), UInt64(RESOLVE_NO_SYMLINKS))
    }
    if opened >= 0 || !isUnknownCall(errno) { return opened }
  }
  let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  guard parent.isEmpty || absolutePath(parent).map({ $0 == parent }) ?? true else {
    errno = ELOOP
    return -1
  }
  let opened = PathText.withBytes(of: path) { open($0, flags | O_NOFOLLOW) }
  guard opened >= 0, location(of: opened) != path else { return opened }
  close(opened)
  errno = ELOOP
  return -1
}

/// Opens for reading what a path below a folder names, be it through links that stay below it.
/// - Returns: The descriptor, or -1 with the reason in `errno`: EXDEV where it leads out of the folder,
///   or begins at the root; ENOSYS where the kernel can't be asked.
func openBeneath(_ folder: String, _ path: String, hasOpenat2: Bool = true) -> Int32 {
  errno = ENOSYS
  guard hasOpenat2 else { return -1 }
  let root = PathText.withBytes(of: folder) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  guard root >= 0 else { return -1 }
  let opened = PathText.withBytes(of: path) {
    linux_openat2(
      root, $0, UInt64(readingFlags), UInt64(RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS))
  }
  let reason = errno
  close(root)
  errno = reason
  return opened
}

/// Whether an error says that the kernel doesn't have a call, which came with Linux 5.6, or that a
/// sandbox doesn't let it pass.
func isUnknownCall(_ code: Int32) -> Bool { code == ENOSYS || code == EPERM }

/// Where an open file is, without links; nil where the system doesn't tell.
func location(of descriptor: Int32) -> String? {
  let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
    let length = buffer.withMemoryRebound(to: CChar.self) { buffer in
      buffer.baseAddress.map { readlink("/proc/self/fd/\(descriptor)", $0, buffer.count) } ?? 0
    }
    count = max(0, length)
  }
  return bytes.first == UInt8(ascii: "/") ? PathText.text(of: bytes) : nil
}

/// The path without links and dots; nil where there is nothing.
package func absolutePath(_ path: String) -> String? {
  guard let resolved = PathText.withBytes(of: path, { realpath($0, nil) }) else { return nil }
  defer { free(resolved) }
  return PathText.text(of: resolved)
}

/// The same of a file that may not have been made yet; nil where its folder isn't there.
package func newFilePath(_ path: String) -> String? {
  if let known = absolutePath(path) { return known }
  let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
  let folder = name == path.startIndex ? "." : String(path[..<name])
  return absolutePath(folder).map { ($0 == "/" ? $0 : $0 + "/") + path[name...] }
}

/// Whether a path itself is a link, wherever to.
package func isLink(_ path: String) -> Bool {
  var status = stat()
  return PathText.withBytes(of: path) { lstat($0, &status) } == 0
    && status.st_mode & S_IFMT == S_IFLNK
}

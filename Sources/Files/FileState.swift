import Glibc

/// What tells whether a file or folder is what it was, without reading it.
package struct FileState: Hashable, Sendable {
  package let size: Int
  /// When its contents were changed last, in nanoseconds since 1970.
  package let modified: Int
  /// The same of anything of it; nobody can set that.
  package let changed: Int
  package let inode: UInt
  package let device: UInt

  /// All of it, to be compared later.
  package var numbers: [Int] {
    [size, modified, changed, Int(truncatingIfNeeded: inode), Int(truncatingIfNeeded: device)]
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    inode = UInt(status.st_ino)
    device = UInt(status.st_dev)
  }

  /// Nil where there is nothing.
  package init?(path: String) {
    var status = stat()
    guard PathText.withBytes(of: path, { lstat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The time as files get it when they change.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return nanoseconds(time)
  }

  static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ time.tv_nsec
  }
}

import Glibc

/// What was read last from files, so that another request for one of them costs no reading. A file that
/// has changed is read again.
package struct RecentFiles<Contents> {
  /// What tells a file's contents apart without reading them.
  private struct Stamp: Equatable {
    let device: UInt
    let inode: UInt
    let size: Int
    let modified: timespec

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
      size = Int(status.st_size)
      modified = status.st_mtim
    }

    static func == (a: Stamp, b: Stamp) -> Bool {
      a.device == b.device && a.inode == b.inode && a.size == b.size
        && a.modified.tv_sec == b.modified.tv_sec && a.modified.tv_nsec == b.modified.tv_nsec
    }
  }

  private struct Entry {
    let path: String
    let stamp: Stamp
    let contents: Contents
  }

  private let capacity: Int
  private let cost: (Contents) -> Int
  /// The last used one is last.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - capacity: What may be kept in all; the last one is kept whatever it costs.
  ///   - cost: Of one file's contents. By default files are counted.
  package init(capacity: Int, cost: @escaping (Contents) -> Int = { _ in 1 }) {
    self.capacity = capacity
    self.cost = cost
  }

  /// The contents of a file. Only those of regular files are kept.
  /// - Parameter read: Takes what is kept of the file that was used before this one.
  package mutating func contents<Failure: Error>(
    of path: String, reading read: (Contents?) throws(Failure) -> Contents
  ) throws(Failure) -> Contents {
    // Taken before reading, so that a change while it is read is seen the next time.
    let stamp = Stamp(path: path)
    if let index = entries.firstIndex(where: { $0.path == path }) {
      let entry = entries.remove(at: index)
      if entry.stamp == stamp {
        entries.append(entry)
        return entry.contents
      }
    }
    let contents = try read(entries.last?.contents)
    guard let stamp else { return contents }
    entries.append(Entry(path: path, stamp: stamp, contents: contents))
    var kept = entries.reduce(0) { $0 + cost($1.contents) }
    while kept > capacity, entries.count > 1 { kept -= cost(entries.removeFirst().contents) }
    return contents
  }

  /// What was read of a file.
  package subscript(path: String) -> Contents? { entries.first { $0.path == path }?.contents }
}

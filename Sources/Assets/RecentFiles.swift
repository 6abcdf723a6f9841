import Files
import Glibc

/// What tells a file's contents apart without reading them.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no regular file.
  package init?(path: String) {
    var status = stat()
    guard PathText.withBytes(of: path, { stat($0, &status) }) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}

/// What was read last from files, so that another request for one of them costs no reading. A file that
/// has changed is read again.
package struct RecentFiles<Contents> {
  private struct Entry {
    let stamp: FileStamp
    let contents: Contents
    let cost: Int
  }

  private let capacity: Int
  private let cost: (Contents) -> Int
  /// By their paths.
  private var entries: [String: Entry] = [:]
  private var total = 0
  /// The paths; the last used one is last.
  private var order: [String] = []

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
    let stamp = FileStamp(path: path)
    if let contents = current(path, as: stamp) { return contents }
    let contents = try read(order.last.flatMap { entries[$0]?.contents })
    if let stamp { insert(contents, of: path, as: stamp) }
    return contents
  }

  /// What was read of a file, unless it has changed since.
  package mutating func current(_ path: String) -> Contents? {
    current(path, as: FileStamp(path: path))
  }

  private mutating func current(_ path: String, as stamp: FileStamp?) -> Contents? {
    guard let entry = entries[path] else { return nil }
    guard entry.stamp == stamp else {
      remove(path)
      return nil
    }
    DependencyRecorder.record(path: path)
    if order.last != path, let place = order.firstIndex(of: path) {
      order.append(order.remove(at: place))
    }
    return entry.contents
  }

  /// Keeps what was read of a file.
  /// - Parameter stamp: The file's before it was read.
  package mutating func insert(_ contents: Contents, of path: String, as stamp: FileStamp) {
    remove(path)
    let cost = cost(contents)
    entries[path] = Entry(stamp: stamp, contents: contents, cost: cost)
    order.append(path)
    total += cost
    while total > capacity, order.count > 1 { remove(order[0]) }
  }

  /// What was read of a file.
  package subscript(path: String) -> Contents? { entries[path]?.contents }

  private mutating func remove(_ path: String) {
    guard let entry = entries.removeValue(forKey: path) else { return }
    total -= entry.cost
    if let place = order.firstIndex(of: path) { order.remove(at: place) }
  }
}

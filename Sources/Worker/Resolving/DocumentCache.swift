import Assets
import Glibc
import InterfaceBuilder
import Scenes

/// The documents that were read last, so that another configuration of one costs no parsing. A file
/// that has changed is read again.
final class DocumentCache {
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
    let scenes: SceneSet
    let assets: SharedAssets
  }

  /// The assets around the documents of one folder that were read one after the other.
  private struct SharedAssets {
    /// Reads nothing before an image or a colour is looked up.
    let library: AssetLibrary
    private let folder: Substring
    private let made: ContinuousClock.Instant

    /// Folders hardly change while a command goes through them; somebody who saves a document again
    /// wants the images as they are then.
    private static let lifetime = Duration.seconds(1)

    init(around path: String, sharing last: SharedAssets?) {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      if let last, last.folder == folder, last.made.duration(to: .now) < Self.lifetime {
        self = last
      } else {
        library = AssetLibrary(searchingAround: path)
        self.folder = folder
        made = .now
      }
    }
  }

  /// More than anybody has open; a large document takes a few megabytes.
  private static let capacity = 16
  /// The last used one is last.
  private var entries: [Entry] = []

  /// The scenes of a file. Only regular files are kept.
  func scenes(path: String) throws(DocumentError) -> SceneSet {
    // Taken before reading, so that a change while it is read is seen the next time.
    guard let stamp = Stamp(path: path) else {
      return SceneSet(try Document.read(path: path))
    }
    if let index = entries.firstIndex(where: { $0.path == path }) {
      let entry = entries.remove(at: index)
      if entry.stamp == stamp {
        entries.append(entry)
        return entry.scenes
      }
    }
    let scenes = SceneSet(try Document.read(path: path))
    if entries.count == Self.capacity { entries.removeFirst() }
    let assets = SharedAssets(around: path, sharing: entries.last?.assets)
    entries.append(Entry(path: path, stamp: stamp, scenes: scenes, assets: assets))
    return scenes
  }

  /// The images and colours of the project around a file, as they were when the file was read.
  func assets(path: String) -> AssetLibrary? {
    entries.first { $0.path == path }?.assets.library
  }
}

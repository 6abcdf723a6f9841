import CLinux
import Glibc

/// Reads what is in folders, one after the other.
package struct FolderReader: ~Copyable {
  /// Links are neither folder nor file, so that nothing is walked in circles.
  package enum Kind: Sendable {
    case folder, file, other
  }

  /// What tells whether something was added to a folder or taken from it, or a file changed.
  package struct Stamp: Sendable {
    private let inode: UInt
    /// When anything of it was changed last; nobody can set that.
    private let changed: timespec

    fileprivate init(_ status: stat) {
      inode = UInt(status.st_ino)
      changed = status.st_ctim
    }

    /// How many numbers it is made of.
    package static let count = 3

    /// - Parameter numbers: As ``text`` has them.
    package init(_ numbers: [Int]) {
      inode = UInt(bitPattern: numbers[0])
      changed = timespec(tv_sec: numbers[1], tv_nsec: numbers[2])
    }

    /// All of it, to be compared later.
    package var text: String { "\(Int(bitPattern: inode)) \(changed.tv_sec) \(changed.tv_nsec)" }

    /// In nanoseconds since 1970.
    package var time: Int { FileState.nanoseconds(changed) }

    /// Nil where there is nothing.
    package init?(of path: String) {
      var status = stat()
      guard PathText.withBytes(of: path, { lstat($0, &status) }) == 0 else { return nil }
      self.init(status)
    }

    /// Whether the folder or file at a path as C has it is as it was.
    package func isCurrent(at path: [CChar]) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && isSame(as: Self(status))
    }

    private func isSame(as other: Self) -> Bool {
      inode == other.inode && changed.tv_sec == other.changed.tv_sec
        && changed.tv_nsec == other.changed.tv_nsec
    }

    /// Whether the folder or file is as it was.
    package func isCurrent(for path: String) -> Bool { Self(of: path).map(isSame) ?? false }
  }

  /// Entries of most folders fit in at once.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)

  package init() {}

  deinit { buffer.deallocate() }

  /// Reads a folder by a path without links, in whatever order the file system has.
  /// - Parameter visit: Takes each entry's kind and name, without “.” and “..”; the bytes are gone
  ///   afterwards. Returns whether to go on.
  /// - Returns: Nil where it can't be read.
  @discardableResult
  package func read(
    _ path: String, _ visit: (Kind, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Stamp? {
    let folder = openWithoutLinks(path, flags: O_DIRECTORY)
    guard folder >= 0 else {
      DependencyRecorder.current?.record(.folder(path), as: FileState(path: path))
      return nil
    }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0 else { return nil }
    DependencyRecorder.current?.record(.folder(path), as: FileState(status))
    while true {
      let count = linux_getdents64(folder, buffer.baseAddress, UInt(buffer.count))
      guard count > 0 else { break }
      var start = 0
      while start < count {
        // Source: getdents64(2). The name ends with a zero, and the record with padding.
        let length = Int(buffer.loadUnaligned(fromByteOffset: start + 16, as: UInt16.self))
        let kind = buffer.load(fromByteOffset: start + 18, as: UInt8.self)
        let rest = UnsafeRawBufferPointer(rebasing: buffer[(start + 19)..<(start + length)])
        let name = UnsafeRawBufferPointer(
          rebasing: rest[..<(rest.firstIndex(of: 0) ?? rest.endIndex)])
        start += length
        guard !Self.isFolderItself(name) else { continue }
        let goesOn = name.withMemoryRebound(to: UInt8.self) {
          visit(Self.kind(Int(kind), of: $0, in: folder), $0)
        }
        guard goesOn else { return Stamp(status) }
      }
    }
    return Stamp(status)
  }

  private static func isFolderItself(_ name: UnsafeRawBufferPointer) -> Bool {
    let point = UInt8(ascii: ".")
    return name.count <= 2 && name.allSatisfy { $0 == point }
  }

  private static func kind(
    _ type: Int, of name: UnsafeBufferPointer<UInt8>, in folder: Int32
  ) -> Kind {
    var type = type
    if type == Int(DT_UNKNOWN) {
      // Some file systems don't say it in the folder. Behind the name there is its zero.
      var status = stat()
      let result = name.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) } ?? -1
      }
      if result == 0 { type = Int((status.st_mode & S_IFMT) >> 12) }
    }
    return type == Int(DT_DIR) ? .folder : type == Int(DT_REG) ? .file : .other
  }
}

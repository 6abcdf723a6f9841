import CLinux
import Glibc

/// What a file has beside its contents: owner, group, rights, and extended attributes, of which access control
/// lists are one.
enum FileAttributes {
  /// Gives a new file those of another one.
  /// - Parameter status: Of the other one.
  /// - Returns: Whether it has all of them.
  static func copy(from place: String, _ status: stat, to descriptor: Int32) -> Bool {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return false }
    if (new.st_uid, new.st_gid) != (status.st_uid, status.st_gid),
      fchown(descriptor, status.st_uid, status.st_gid) != 0
    {
      return false
    }
    guard copyExtended(from: place, to: descriptor) else { return false }
    // An access control list has rights as well, and they are the same.
    return fchmod(descriptor, status.st_mode & 0o7777) == 0
  }

  private static func copyExtended(from place: String, to descriptor: Int32) -> Bool {
    guard
      let wanted = names({ buffer, size in
        PathText.withBytes(of: place) { listxattr($0, buffer, size) }
      }), let found = names({ flistxattr(descriptor, $0, $1) })
    else { return false }
    // What the folder gives to new files.
    for name in found where !wanted.contains(name) {
      guard fremovexattr(descriptor, name) == 0 else { return false }
    }
    return wanted.allSatisfy { name in
      let value = bytes { buffer, size in
        PathText.withBytes(of: place) { getxattr($0, name, buffer, size) }
      }
      guard let value else { return false }
      // Some are only the system's to give, which has done so.
      return bytes { fgetxattr(descriptor, name, $0, $1) } == value
        || fsetxattr(descriptor, name, value, value.count, 0) == 0
    }
  }

  /// Names of attributes, as C has them; nil where they can't be read, none where there can't be any.
  private static func names(
    _ read: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [[CChar]]? {
    let list = bytes { buffer, size in
      read(buffer?.assumingMemoryBound(to: CChar.self), size)
    }
    guard let list else { return errno == ENOTSUP || errno == ENOSYS ? [] : nil }
    return list.split(separator: 0).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  /// - Parameter read: Fills so many bytes, and tells how many there are; of none only that.
  private static func bytes(_ read: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
    // It may grow meanwhile.
    for _ in 0..<10 {
      let size = read(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = bytes.withUnsafeMutableBytes { read($0.baseAddress, size) }
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == ERANGE else { return nil }
    }
    return nil
  }
}

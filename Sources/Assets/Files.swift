import Glibc

/// An entry of a directory. Symbolic links are neither, so that nothing is walked in circles.
struct DirectoryEntry {
  let name: String
  let isDirectory: Bool
  let isFile: Bool

  /// What is in a directory, by name; nothing where it cannot be read.
  static func list(_ path: String) -> [DirectoryEntry] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var kind = Int32(entry.pointee.d_type)
      if kind == Int32(DT_UNKNOWN) {
        // Some file systems do not say it in the directory.
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        kind = Int32((status.st_mode & S_IFMT) >> 12)
      }
      entries.append(
        DirectoryEntry(
          name: name, isDirectory: kind == Int32(DT_DIR), isFile: kind == Int32(DT_REG)))
    }
    return entries.sorted { $0.name < $1.name }
  }
}

/// Reads at most `limit` bytes from the start of a regular file; nil where there is none.
package func readRegularFile(_ path: String, limit: Int) -> [UInt8]? {
  // O_NONBLOCK keeps a named pipe of this name from being waited for.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let size = min(Int(status.st_size), limit)
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
    while count < size {
      let result = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
      guard result > 0 else { break }
      count += result
    }
    initialized = count
  }
  return bytes
}

/// The path without symbolic links and dots; nil where there is nothing.
func absolutePath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The last component of a path without what follows its last dot, and that extension.
func splitExtension(_ name: String) -> (base: Substring, extension: Substring) {
  // By bytes: every entry of every folder that is searched comes by here.
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
    return (name[...], "")
  }
  return (name[..<dot], name[name.utf8.index(after: dot)...])
}

extension ArraySlice<UInt8> {
  /// Where a text of ASCII begins first.
  func firstIndex(of text: String) -> Int? {
    guard let first = text.utf8.first else { return startIndex }
    var rest = self
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: text.utf8) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }
}

import CGtk

/// Files that come with the program.
enum ProgramFiles {
  /// An environment variable with the directory of the program's resources.
  static let variable = "NINEFOLD_RESOURCES"

  /// Where this program is, links resolved.
  static let directory: String? = {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    return parent(of: String(cString: path))
  }()

  /// The sample documents: where the environment says, where they are installed, or where the
  /// sources are that this program was built in.
  static let samples: [String] = {
    var candidates: [String] = []
    if let path = g_getenv(variable) { candidates.append(String(cString: path)) }
    var above = directory
    if let directory { candidates.append(directory + "/../share/ninefold") }
    while let directory = above {
      candidates.append(directory + "/Resources")
      above = parent(of: directory)
    }
    for candidate in candidates {
      let found = documents(in: candidate + "/Samples")
      if !found.isEmpty { return found }
    }
    return []
  }()

  private static func parent(of path: String) -> String? {
    guard path != "/", let end = path.lastIndex(of: "/") else { return nil }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Paths of the documents in a directory and the directories in it, sorted.
  private static func documents(in directory: String, depth: Int = 2) -> [String] {
    guard depth > 0, let listing = g_dir_open(directory, 0, nil) else { return [] }
    defer { g_dir_close(listing) }
    var paths: [String] = []
    while let name = g_dir_read_name(listing) {
      let path = directory + "/" + String(cString: name)
      if isDocument(path) {
        paths.append(path)
      } else {
        paths += documents(in: path, depth: depth - 1)
      }
    }
    return paths.sorted()
  }

  /// Whether a name is one of a document of Interface Builder.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}

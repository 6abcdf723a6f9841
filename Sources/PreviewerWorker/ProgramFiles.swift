import CGtk

/// Files that come with the program.
package enum ProgramFiles {
  /// An environment variable with the directory of the program's resources.
  static let variable = "NINEFOLD_RESOURCES"

  /// Where this program is, links resolved.
  static let directory: String? = {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    return parent(of: String(cString: path))
  }()

  /// Where the environment says, where they are installed, or where the sources are that this
  /// program was built in. Nil when there are none.
  package static let resources: String? = {
    var candidates: [String] = []
    if let path = g_getenv(variable) { candidates.append(String(cString: path)) }
    if let directory { candidates.append(directory + "/../share/ninefold") }
    var above = directory
    while let directory = above {
      candidates.append(directory + "/Resources")
      above = parent(of: directory)
    }
    return candidates.first { g_file_test($0 + "/Samples", G_FILE_TEST_IS_DIR) != 0 }
  }()

  /// The folder with the translations: beside the installed resources, or where `meson-helpers/translations
  /// build` has compiled them for a program that isn't installed, in the directory of builds that it is in.
  package static let translations: String? = {
    var candidates: [String] = []
    if let path = g_getenv(variable) { candidates.append(String(cString: path) + "/../locale") }
    if let directory { candidates.append(directory + "/../share/locale") }
    var above = directory
    while let directory = above {
      candidates.append(directory + "/locale")
      above = parent(of: directory)
    }
    return candidates.first { g_file_test($0, G_FILE_TEST_IS_DIR) != 0 }
  }()

  /// Paths of the sample documents.
  package static let samples: [String] = resources.map { documents(in: $0 + "/Samples") } ?? []

  /// In a project's folder, and in one for a language.
  private static let deepestSample = 2

  private static func parent(of path: String) -> String? {
    guard path != "/", let end = path.lastIndex(of: "/") else { return nil }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Paths of the documents in a directory and in those below it, sorted.
  private static func documents(in directory: String, depth: Int = 0) -> [String] {
    guard let listing = g_dir_open(directory, 0, nil) else { return [] }
    defer { g_dir_close(listing) }
    var paths: [String] = []
    while let name = g_dir_read_name(listing) {
      let path = directory + "/" + String(cString: name)
      if isDocument(path) {
        paths.append(path)
      } else if depth < deepestSample, g_file_test(path, G_FILE_TEST_IS_DIR) != 0 {
        paths += documents(in: path, depth: depth + 1)
      }
    }
    return paths.sorted()
  }

  /// Whether a name is one of a document of Interface Builder.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}

import CGtk
import Glibc

/// Where the worker's program is.
package enum WorkerLocation {
  static let name = "ninefold-worker"
  /// An environment variable with the worker's path, for trying another one.
  static let variable = "NINEFOLD_WORKER"

  /// The path given by the environment, else the program beside this one, else the first on `PATH`.
  @MainActor
  package static func find() -> String? {
    if let path = g_getenv(variable) { return String(cString: path) }
    if let directory = ProgramFiles.directory {
      let sibling = directory + "/" + name
      if access(sibling, X_OK) == 0 { return sibling }
    }
    guard let path = g_find_program_in_path(name) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}

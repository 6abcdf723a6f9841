import Files
import Glibc

/// Where the user's programs keep what can be made anew.
package enum CacheFolder {
  /// Ninefold's own folder in the user's.
  package static let name = "ninefold"

  /// The user's; it need not be there. Source: XDG Base Directory Specification.
  package static var root: String? {
    if let path = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), path.hasPrefix("/") {
      return path
    }
    let home = getenv("HOME").map { String(cString: $0) }
    return home.flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
  }

  /// The files of a folder in Ninefold's; nil where the user has none.
  /// - Parameter limit: How many bytes they have together.
  package static func files(_ folder: String, limit: Int) -> KeptFiles? {
    root.map { KeptFiles(in: $0, [name, folder], limit: limit) }
  }
}

import Glibc

/// Where the user's programs keep what can be made anew.
enum CacheFolder {
  /// Ninefold's; it need not be there. Source: XDG Base Directory Specification.
  static var path: String? {
    if let path = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), path.hasPrefix("/") {
      return path + "/ninefold"
    }
    let home = getenv("HOME").map { String(cString: $0) }
    return home.flatMap { $0.hasPrefix("/") ? $0 + "/.cache/ninefold" : nil }
  }
}

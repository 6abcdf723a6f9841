import Glibc

/// A pattern of paths, as `.gitignore` has them: `*` and `?` stay within a name, `**` is any number of
/// folders, and what matches a folder matches all that is in it. A pattern without a slash inside is one of
/// names, wherever they are.
struct PathPattern: Hashable, Sendable {
  private let steps: [String]
  private let isAnywhere: Bool

  init(_ text: String) {
    let body = text.hasSuffix("/") ? text.dropLast() : text[...]
    steps = body.split(separator: "/").map(String.init).filter { $0 != "." }
    isAnywhere = !body.contains("/")
  }

  /// - Parameter path: Relative to the folder that the pattern is for.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard !steps.isEmpty else { return false }
    if isAnywhere { return names.contains { Self.matches($0, steps[0]) } }
    return matches(names[...], steps[...])
  }

  /// Whether the names begin with what the steps say.
  private func matches(_ names: ArraySlice<String>, _ steps: ArraySlice<String>) -> Bool {
    guard let step = steps.first else { return true }
    let rest = steps.dropFirst()
    if step == "**" {
      // At the end it is what is in the folder.
      guard !rest.isEmpty else { return !names.isEmpty }
      return names.indices.contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, Self.matches(name, step) else { return false }
    return matches(names.dropFirst(), rest)
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    fnmatch(pattern, name, FNM_NOESCAPE) == 0
  }
}

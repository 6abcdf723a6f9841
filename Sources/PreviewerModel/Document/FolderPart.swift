import Drawing
import Files
import Glibc

/// What of a folder something depends on.
struct FolderPart: Equatable {
  /// Files in it, be they there or not.
  var names: Set<String> = []
  /// Whether it counts which folders and files of a project are in it.
  var isListed = false

  /// By folders, what paths mean: folders are listed, anything else is a file of the folder that it is in.
  static func parts(of paths: [String]) -> [String: FolderPart] {
    var parts: [String: FolderPart] = [:]
    for path in paths {
      if isFolder(path) {
        parts[path, default: FolderPart()].isListed = true
      } else if let end = path.lastIndex(of: "/") {
        let folder = end == path.startIndex ? "/" : String(path[..<end])
        parts[folder, default: FolderPart()].names.insert(String(path[path.index(after: end)...]))
      }
    }
    return parts
  }

  /// What tells one state of it from the next, by names.
  func stamps(in folder: String) -> [String: String] {
    var stamps = names.reduce(into: [:]) { $0[$1] = FileStamps.of("\(folder)/\($1)") }
    guard isListed else { return stamps }
    FileStamps.visit(folder) { name, isFolder in
      guard stamps[name] == nil, isFolder || Self.isOfProject(name) else { return }
      // Not translated.
      stamps[name] = "there"
    }
    return stamps
  }

  /// Whether a name is one of those that a project's documents are shown with.
  private static func isOfProject(_ name: String) -> Bool {
    guard let point = name.lastIndex(of: ".") else { return false }
    return kinds.contains(name[name.index(after: point)...].lowercased())
      || ReadImage.isName(ofImage: name)
  }

  private static let kinds: Set = [
    "ttf", "otf", "ttc", "plist", "strings", "stringsdict", "xcstrings", "xib", "storyboard",
  ]
}

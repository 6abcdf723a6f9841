import Files
import Glibc

/// Finds the folders of the projects that folders belong to.
struct ProjectRoots: ~Copyable {
  /// What a folder shows to be.
  private enum Sign {
    /// A project's or repository's.
    case project
    /// It has an asset catalog.
    case catalog
    case nothing
  }

  private let reader = FolderReader()
  private var signs: [String: Sign] = [:]

  /// The nearest folder, from this one up, with a sign of a project; else the nearest with an asset
  /// catalog. Where there is neither, the folder itself, or that around it where it only holds a
  /// language's documents: searching any higher could mean a whole home directory. Where it is one itself,
  /// or anybody's, it isn't searched.
  /// - Parameter start: Absolute, without links.
  mutating func root(of start: String) -> ProjectFolder {
    var nearestCatalog: String?
    var next: String? = start
    while let folder = next, folder != "/", !Self.isEverybodys(folder) {
      switch sign(of: folder) {
      case .project: return ProjectFolder(resolved: folder)
      case .catalog: nearestCatalog = nearestCatalog ?? folder
      case .nothing: break
      }
      next = Self.parent(of: folder)
    }
    let own = start.hasSuffix(".lproj") ? Self.parent(of: start) ?? start : start
    return ProjectFolder(
      resolved: nearestCatalog ?? own, isSearched: nearestCatalog != nil || !Self.isTooWide(own))
  }

  /// Whether a folder is around everything of somebody's.
  private static func isTooWide(_ folder: String) -> Bool {
    folder == "/" || isEverybodys(folder)
      || getenv("HOME").flatMap { absolutePath(String(cString: $0)) } == folder
  }

  /// Nil for the root of the file system, which is never a project's, and what is in it.
  private static func parent(of folder: String) -> String? {
    guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
    return String(folder[..<slash])
  }

  /// Whether anybody may put things there, as into /tmp: they tell nothing of whose project is below.
  private static func isEverybodys(_ folder: String) -> Bool {
    var status = stat()
    return PathText.withBytes(of: folder) { stat($0, &status) } == 0
      && status.st_mode & (S_IWOTH | S_ISVTX) == S_IWOTH | S_ISVTX
  }

  private mutating func sign(of folder: String) -> Sign {
    if let known = signs[folder] { return known }
    var sign = Sign.nothing
    reader.read(folder) { _, name in
      if Self.projectFiles.contains(where: { name.elementsEqual($0.utf8) })
        || Self.projectKinds.contains(where: { name.ends(with: $0) })
      {
        sign = .project
        return false
      }
      if name.ends(with: ".xcassets") { sign = .catalog }
      return true
    }
    signs[folder] = sign
    return sign
  }

  /// Git's, the Swift Package Manager's, XcodeGen's, Tuist's and CocoaPods'. In a worktree or submodule
  /// `.git` is a file.
  private static let projectFiles = [
    ".git", "Package.swift", "project.yml", "Project.swift", "Podfile",
  ]
  private static let projectKinds = [".xcodeproj", ".xcworkspace"]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name ends so and is longer.
  func ends(with ending: String) -> Bool {
    count > ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

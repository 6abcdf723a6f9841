import Files
import Glibc

/// Finds the folders of the projects that folders belong to.
struct ProjectRoots: ~Copyable {
  /// What a folder's entries say about its place in a project.
  private struct Sign {
    /// It is the root of a project or of a repository.
    var isProject = false
    /// It has a workspace, which may hold several projects.
    var hasWorkspace = false
    /// It is the whole of a repository.
    var isRepository = false
    /// It has an asset catalog.
    var hasCatalog = false
  }

  private let reader = FolderReader()
  private var signs: [String: Sign] = [:]

  /// The nearest folder, from this one up, with a sign of a project, or that of the workspace around it in the same
  /// repository; else the nearest with an asset catalog. Where there is neither, the folder itself, or that around it
  /// where it only holds a language's documents: searching any higher could mean a whole home directory. Where it is
  /// one itself, or anybody's, it isn't searched.
  /// - Parameter start: Absolute, without links.
  mutating func root(of start: String) -> ProjectFolder {
    var nearestCatalog: String?
    var next: String? = start
    while let folder = next, folder != "/", !Self.isEverybodys(folder) {
      let sign = sign(of: folder)
      if sign.isProject { return ProjectFolder(resolved: workspace(around: folder) ?? folder) }
      if sign.hasCatalog { nearestCatalog = nearestCatalog ?? folder }
      next = Self.parent(of: folder)
    }
    let own = start.hasSuffix(".lproj") ? Self.parent(of: start) ?? start : start
    return ProjectFolder(
      resolved: nearestCatalog ?? own, isSearched: nearestCatalog != nil || !Self.isTooWide(own))
  }

  /// The nearest folder with a workspace around a project's folder that has none, up to the repository's.
  private mutating func workspace(around project: String) -> String? {
    var found: String?
    var next: String? = project
    while let folder = next, folder != "/", !Self.isEverybodys(folder) {
      let sign = sign(of: folder)
      if sign.hasWorkspace { found = found ?? folder }
      if sign.isRepository { return found }
      next = Self.parent(of: folder)
    }
    // What is in no repository may lie among others' projects.
    return nil
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
    var sign = Sign()
    reader.read(folder) { _, name in
      if name.elementsEqual(".git".utf8) { (sign.isProject, sign.isRepository) = (true, true) }
      if name.ends(with: ".xcworkspace") { (sign.isProject, sign.hasWorkspace) = (true, true) }
      if Self.projectFiles.contains(where: { name.elementsEqual($0.utf8) })
        || name.ends(with: ".xcodeproj")
      {
        sign.isProject = true
      }
      if name.ends(with: ".xcassets") { sign.hasCatalog = true }
      return true
    }
    signs[folder] = sign
    return sign
  }

  /// Git's, the Swift Package Manager's, XcodeGen's, Tuist's and CocoaPods'. In a worktree or submodule
  /// `.git` is a file.
  private static let projectFiles = ["Package.swift", "project.yml", "Project.swift", "Podfile"]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name ends so and is longer.
  func ends(with ending: String) -> Bool {
    count > ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

import Assets
import Files
import Processes

/// The files of a project that may name its assets, and which loose files it puts into its app.
package struct ProjectFiles {
  package enum Kind {
    /// An interface of Interface Builder's.
    case document
    /// Code, and whether strings stand between single quotes, too.
    case source(hasSingleQuotes: Bool)
    /// Property lists, JSON and the like.
    case data
  }

  private static let kinds: [(ending: String, kind: Kind)] =
    [".storyboard", ".xib"].map { ($0, .document) }
    + sources.map { ($0, .source(hasSingleQuotes: false)) }
    + [".js", ".jsx", ".ts", ".tsx", ".dart"].map { ($0, .source(hasSingleQuotes: true)) }
    + [
      ".plist", ".json", ".strings", ".stringsdict", ".xcstrings", ".yml", ".yaml", ".xcconfig",
      ".html", ".css", ".xml", ".intentdefinition",
    ].map { ($0, .data) }
  private static let sources = [".swift", ".m", ".h", ".mm", ".c", ".cpp", ".pch", ".kt"]
  private static let mostFiles = 100_000
  /// 8 MiB. What is longer isn't read, and then nobody knows what it names.
  private static let largestFile = 8 << 20

  private let folder: ProjectFolder
  private let files: [(path: String, kind: Kind)]
  private let xcodeProjects: [XcodeProjectFile]
  private let targets: XcodeTargets
  /// What the names of build settings begin with that name assets.
  private static let settings = ["ASSETCATALOG_COMPILER_", "INFOPLIST_KEY_"]
  /// Whether there is any code for UIKit.
  package let hasSources: Bool
  /// Whether all files were found.
  package let areAllFound: Bool

  package init(of folder: ProjectFolder) {
    self.folder = folder
    let search = FolderSearch(
      named: Self.kinds.map(\.ending), bundles: [".xcodeproj"], limit: Self.mostFiles)
    let paths = search.files(in: folder)
    areAllFound = paths.count < Self.mostFiles
    xcodeProjects = paths.filter { $0.hasSuffix(".xcodeproj") }.compactMap { path in
      guard let slash = path.lastIndex(of: "/") else { return nil }
      return XcodeProjectFile(
        of: path[path.index(after: slash)...], at: String(path[..<slash]), in: folder)
    }
    targets = XcodeTargets(of: xcodeProjects)
    files = paths.compactMap { path in
      Self.kinds.first { path.hasSuffix($0.ending) }.map { (path, $0.kind) }
    }
    hasSources = paths.contains { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
  }

  /// Shows the bytes of each.
  /// - Returns: Whether all could be read.
  package func visit(
    _ cancellation: Cancellation, _ body: (Kind, ArraySlice<UInt8>) -> Void
  ) throws(CancelledError) -> Bool {
    for (path, kind) in files {
      try cancellation.check()
      guard let bytes = Self.read(path, in: folder, limit: Self.largestFile) else { return false }
      body(kind, bytes[...])
    }
    for project in xcodeProjects {
      for line in project.lines(with: Self.settings) { body(.data, line) }
    }
    return true
  }

  /// Whether files are resources of a target, as Xcode's project says. What other tools make projects of
  /// isn't known here, nor what lies in a folder that is copied as a whole: code finds it by paths.
  package func isBundled(_ paths: [String]) -> Bool {
    paths.contains(where: targets.bundle)
  }

  /// Nil for what can't be read, or is too large.
  private static func read(_ path: String, in folder: ProjectFolder, limit: Int) -> [UInt8]? {
    do {
      let file = try folder.open(path)
      return file.size <= limit ? file.read(limit: file.size) : nil
    } catch {
      // A link that leads nowhere names nothing.
      if case .missing = error { return [] }
      return nil
    }
  }
}

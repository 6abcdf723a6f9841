import Assets
import Files

/// The files of a project that may name its assets, and which loose files it puts into its app.
struct ProjectFiles {
  enum Kind {
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
  private let xcodeProjects: [XcodeProject]
  /// Whether there is any code for UIKit.
  let hasSources: Bool
  /// Whether all files were found.
  let areAllFound: Bool

  init(of folder: ProjectFolder) {
    self.folder = folder
    let search = FolderSearch(
      named: Self.kinds.map(\.ending), bundles: [".xcodeproj"], limit: Self.mostFiles)
    let paths = search.files(in: folder)
    areAllFound = paths.count < Self.mostFiles
    xcodeProjects = paths.filter { $0.hasSuffix(".xcodeproj") }.map { path in
      XcodeProject(
        at: path, text: Self.read(path + "/project.pbxproj", in: folder, limit: .max) ?? [])
    }
    files = paths.compactMap { path in
      Self.kinds.first { path.hasSuffix($0.ending) }.map { (path, $0.kind) }
    }
    hasSources = paths.contains { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
  }

  /// Shows the bytes of each.
  /// - Returns: Whether all could be read.
  func visit(
    _ cancellation: Cancellation, _ body: (Kind, ArraySlice<UInt8>) -> Void
  ) throws(CancelledError) -> Bool {
    for (path, kind) in files {
      try cancellation.check()
      guard let bytes = Self.read(path, in: folder, limit: Self.largestFile) else { return false }
      body(kind, bytes[...])
    }
    for project in xcodeProjects {
      for line in project.settings { body(.data, line) }
    }
    return true
  }

  /// Whether files are resources of a target, as Xcode's project says. What other tools make projects of
  /// isn't known here, nor what lies in a folder that is copied as a whole: code finds it by paths.
  func isBundled(_ paths: [String]) -> Bool {
    xcodeProjects.contains { project in paths.contains(where: project.bundles) }
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

/// What a `project.pbxproj` says of resources. Source: files that Xcode wrote: a build file's comment says
/// what it is and where (`/* star.png in Resources */`).
private struct XcodeProject {
  /// The lines with build settings that name assets.
  private(set) var settings: [ArraySlice<UInt8>] = []
  private var resources: Set<String> = []
  /// Folders whose files are all members of a target, since Xcode 16.
  private var folders: [String] = []

  init(at path: String, text: [UInt8]) {
    let parent = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let section = "PBXFileSystemSynchronizedRootGroup section */"
    if let start = text.firstRange(of: Array("/* Begin \(section)".utf8))?.upperBound {
      let rest = text[start...]
      let end = rest.firstRange(of: Array("/* End \(section)".utf8))?.lowerBound
      folders = String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
        .split(separator: "path = ").dropFirst()
        .map { "\(parent)/\($0.prefix { $0 != ";" }.filter { $0 != "\"" })/" }
    }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.contains("ASSETCATALOG_COMPILER_") || line.contains("INFOPLIST_KEY_") {
        settings.append(line)
      } else if line.contains(" in Resources */") {
        let text = String(decoding: line, as: UTF8.self)
        guard let start = text.firstRange(of: "/* "),
          let end = text.firstRange(of: " in Resources */")
        else {
          continue
        }
        if start.upperBound < end.lowerBound {
          resources.insert(String(text[start.upperBound..<end.lowerBound]))
        }
      }
    }
  }

  func bundles(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    return resources.contains(name) || folders.contains(where: path.hasPrefix)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ text: StaticString) -> Bool {
    let pattern = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = pattern.first, count >= pattern.count else { return false }
    var start = startIndex
    while let next = self[start...].firstIndex(of: first) {
      if self[next...].starts(with: pattern) { return true }
      start = index(after: next)
    }
    return false
  }
}

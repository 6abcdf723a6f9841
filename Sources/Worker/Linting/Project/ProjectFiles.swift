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
  /// 8 MiB. What is longer has been generated from something.
  private static let largestFile = 8 << 20

  private let folder: ProjectFolder
  private let files: [(path: String, kind: Kind)]
  private let xcodeProjects: [XcodeProject]
  /// Whether there is any code for UIKit.
  let hasSources: Bool

  init(of folder: ProjectFolder) {
    self.folder = folder
    let search = FolderSearch(
      named: Self.kinds.map(\.ending), bundles: [".xcodeproj"], limit: Self.mostFiles)
    let paths = search.files(in: folder)
    xcodeProjects = paths.filter { $0.hasSuffix(".xcodeproj") }.map { path in
      XcodeProject(
        at: path, text: Self.read(path + "/project.pbxproj", in: folder, limit: .max))
    }
    files = paths.compactMap { path in
      Self.kinds.first { path.hasSuffix($0.ending) }.map { (path, $0.kind) }
    }
    hasSources = paths.contains { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
  }

  /// Shows the bytes of each.
  func visit(
    _ cancellation: Cancellation, _ body: (Kind, ArraySlice<UInt8>) -> Void
  ) throws(CancelledError) {
    for (path, kind) in files {
      try cancellation.check()
      body(kind, Self.read(path, in: folder, limit: Self.largestFile)[...])
    }
    for project in xcodeProjects {
      for line in project.settings { body(.data, line) }
    }
  }

  /// Whether files are resources of a target, as Xcode's project says. What other tools make projects of
  /// isn't known here, nor what lies in a folder that is copied as a whole: code finds it by paths.
  func isBundled(_ paths: [String]) -> Bool {
    xcodeProjects.contains { project in paths.contains(where: project.bundles) }
  }

  private static func read(_ path: String, in folder: ProjectFolder, limit: Int) -> [UInt8] {
    guard let file = try? folder.open(path), file.size <= limit else { return [] }
    return file.read(limit: file.size)
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
    var isInFolder = false
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
      } else if line.contains("isa = PBXFileSystemSynchronizedRootGroup;") {
        isInFolder = true
      } else if isInFolder {
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.first == "};" { isInFolder = false }
        guard words.starts(with: ["path", "="]) else { continue }
        let name = words.dropFirst(2).joined(separator: " ").filter { $0 != "\"" && $0 != ";" }
        folders.append("\(parent)/\(name)/")
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

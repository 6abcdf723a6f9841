/// Finds the asset catalogs and loose images of the project that a document belongs to.
struct AssetSearch {
  /// How many folders above the document's own are looked at for the project's.
  static let highestRise = 6
  /// How many folders below the project's are entered.
  static let deepestDescent = 10
  /// How many entries of directories are looked at in all, so that a huge folder cannot hold up a
  /// preview. A large application's project has about 20,000.
  static let mostEntries = 50_000

  /// Paths, the nearest to the document first.
  private(set) var catalogs: [String] = []
  /// Image files outside catalogs by their base names, the nearest to the document first.
  private(set) var looseImages: [Substring: [LooseImage]] = [:]
  private(set) var isCutShort = false
  /// The folder that was searched.
  private(set) var root = ""
  private var entriesLeft = mostEntries

  /// - Parameter document: The path of a document. Nil where its folder does not exist.
  init?(around document: String) {
    let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? "."
    guard let start = absolutePath(folder) else { return nil }
    self.init(in: Self.projectFolder(of: start), nearest: start)
  }

  /// - Parameters:
  ///   - root: The folder that is searched.
  ///   - start: The folder to which what is found is the nearer the better.
  init(in root: String, nearest start: String) {
    self.root = root
    var images: [LooseImage] = []
    var level = [root]
    for _ in 0...Self.deepestDescent {
      var next: [String] = []
      for folder in level { visit(folder, images: &images, folders: &next) }
      level = next
    }
    catalogs.sort { Self.isNearer($0, $1, to: start) }
    images.sort { Self.isNearer($0.path, $1.path, to: start) }
    looseImages = Dictionary(grouping: images, by: \.baseName)
  }

  private mutating func visit(
    _ folder: String, images: inout [LooseImage], folders: inout [String]
  ) {
    for entry in DirectoryEntry.list(folder) {
      guard entriesLeft > 0 else {
        isCutShort = true
        return
      }
      entriesLeft -= 1
      let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
      if entry.isFile, let image = LooseImage(path: path, name: entry.name) {
        images.append(image)
      } else if entry.isDirectory {
        let kind = splitExtension(entry.name).extension
        if kind == "xcassets" {
          catalogs.append(path)
        } else if !entry.name.hasPrefix("."), !Self.closedFolders.contains(entry.name),
          !Self.closedKinds.contains(String(kind))
        {
          folders.append(path)
        }
      }
    }
  }

  /// The folder of the repository or Xcode project around a folder. Where there is none within
  /// reach, the folder itself, or that around it where it only holds a language's documents:
  /// searching any higher could mean a whole home directory.
  static func projectFolder(of start: String) -> String {
    var folder = start
    for _ in 0...highestRise {
      let isProject = DirectoryEntry.list(folder).contains {
        $0.name == ".git" || projectKinds.contains(String(splitExtension($0.name).extension))
      }
      if isProject { return folder }
      guard let parent = parent(of: folder) else { break }
      folder = parent
    }
    return start.hasSuffix(".lproj") ? parent(of: start) ?? start : start
  }

  /// Nil for the root of the file system, which is never searched as a project.
  private static func parent(of folder: String) -> String? {
    guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
    return String(folder[..<slash])
  }

  /// Whether one path is fewer steps up and down the folders away from a folder than another.
  private static func isNearer(_ a: String, _ b: String, to start: String) -> Bool {
    let (distanceA, distanceB) = (distance(from: start, to: a), distance(from: start, to: b))
    return (distanceA, a) < (distanceB, b)
  }

  private static func distance(from start: String, to path: String) -> Int {
    let (from, to) = (start.utf8.split(separator: 0x2F), path.utf8.split(separator: 0x2F))
    let shared = zip(from, to).prefix { $0.elementsEqual($1) }.count
    return from.count + to.count - 2 * shared
  }

  private static let projectKinds: Set = ["xcodeproj", "xcworkspace"]

  /// Folders of products and of other people's code, whose assets an interface does not see.
  private static let closedFolders: Set = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Folders that are one thing to Xcode.
  private static let closedKinds: Set = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "app", "playground", "appex",
    "xcdatamodeld", "storyboardc", "nib", "docc",
  ]
}

import Files

/// Finds the asset catalogs and loose images of a project, in one walk through its folders.
struct ProjectWalk {
  /// How many folders below the project's are entered.
  static let deepestDescent = 16
  /// Enough for nested groups; a catalog that is deeper is damaged.
  private static let deepestGroup = 16
  /// How many entries of folders are looked at in all, so that a huge folder can't hold up a preview.
  /// A large application's project has about 20,000; this many take some tenths of a second.
  static let mostEntries = 200_000

  private(set) var sets: [AssetCatalog.Entry] = []
  /// Image files outside catalogs.
  private(set) var looseImages: [LooseImage] = []
  /// The paths of font files.
  private(set) var fontFiles: [String] = []
  /// The paths of xibs.
  private(set) var xibs: [String] = []
  /// The paths of storyboards.
  private(set) var storyboards: [String] = []
  /// The names of folders for languages, such as `de.lproj`.
  private(set) var languageFolders: Set<String> = []
  /// The paths of catalogues of texts.
  private(set) var stringCatalogs: [String] = []
  /// The paths of Xcode projects.
  private(set) var xcodeProjects: [String] = []
  private(set) var diagnostics: [AssetDiagnostic] = []
  /// The folders that were read, and what groups of catalogues say of themselves, as they were then.
  private(set) var walkedFolders: [(path: String, stamp: FolderReader.Stamp)] = []
  /// Whether all folders could be read.
  private(set) var isWhole = true
  private let root: ProjectFolder
  private var entriesLeft = mostEntries

  init(through root: ProjectFolder) {
    self.root = root
    let reader = FolderReader()
    var catalogs: [String] = []
    var level = [root.path]
    for _ in 0...(root.isSearched ? Self.deepestDescent : 0) {
      var next: [String] = []
      for folder in level {
        visit(folder, with: reader, catalogs: &catalogs, folders: &next)
      }
      level = next
    }
    for catalog in catalogs {
      visitGroup(catalog, of: catalog, with: reader, namespace: "", depth: 0)
    }
    if entriesLeft == 0 {
      diagnostics.append(AssetDiagnostic(path: root.path, problem: .tooManyFiles))
    }
  }

  private mutating func visit(
    _ folder: String, with reader: borrowing FolderReader, catalogs: inout [String],
    folders: inout [String]
  ) {
    let prefix = folder == "/" ? folder : folder + "/"
    read(folder, with: reader) { walk, kind, name in
      // By bytes: every entry of every folder comes by here.
      let ending = Self.ending(of: name)
      switch kind {
      case .file:
        if FontFile.isKind(ending) { walk.fontFiles.append(prefix + PathText.text(of: name)) }
        if ending == "xib" { walk.xibs.append(prefix + PathText.text(of: name)) }
        if ending == "storyboard" { walk.storyboards.append(prefix + PathText.text(of: name)) }
        if ending == "xcstrings" { walk.stringCatalogs.append(prefix + PathText.text(of: name)) }
        guard LooseImage.isKind(ending) else { return }
        let name = PathText.text(of: name)
        if let image = LooseImage(path: prefix + name, name: name) {
          walk.looseImages.append(image)
        }
      case .folder:
        guard name.first != UInt8(ascii: ".") else { return }
        let text = PathText.text(of: name)
        if ending == "lproj" { walk.languageFolders.insert(text) }
        if ending == "xcodeproj" { walk.xcodeProjects.append(prefix + text) }
        if ending == "xcassets" {
          catalogs.append(prefix + text)
        } else if !Self.closedFolders.contains(text), !Self.closedKinds.contains(ending) {
          folders.append(prefix + text)
        }
      case .other: break
      }
    }
  }

  private mutating func visitGroup(
    _ group: String, of catalog: String, with reader: borrowing FolderReader, namespace: String,
    depth: Int
  ) {
    guard depth < Self.deepestGroup else { return }
    var groups: [String] = []
    read(group, with: reader) { walk, kind, name in
      guard kind == .folder else { return }
      let name = PathText.text(of: name)
      let (base, suffix) = splitExtension(name)
      if let kind = AssetCatalog.Kind(rawValue: String(suffix)) {
        walk.sets.append(
          AssetCatalog.Entry(
            name: namespace + base, kind: kind, path: group + "/" + name, catalog: catalog))
      } else {
        groups.append(name)
      }
    }
    for name in groups {
      let path = group + "/" + name
      visitGroup(
        path, of: catalog, with: reader,
        namespace: providesNamespace(path) ? namespace + name + "/" : namespace, depth: depth + 1)
    }
  }

  /// Whether the names of what is in a group begin with the group's.
  private mutating func providesNamespace(_ group: String) -> Bool {
    let contents = group + "/Contents.json"
    if let stamp = FolderReader.Stamp(of: contents) { walkedFolders.append((contents, stamp)) }
    do {
      return try AssetCatalog.contents(at: contents, in: root)["properties"]?[
        "provides-namespace"]?.bool ?? false
    } catch {
      // Groups need not have any.
      if error.problem != .missing { diagnostics.append(error) }
      return false
    }
  }

  private mutating func read(
    _ folder: String, with reader: borrowing FolderReader,
    _ visit: (inout Self, FolderReader.Kind, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard entriesLeft > 0 else { return }
    let stamp = reader.read(folder) { kind, name in
      entriesLeft -= 1
      visit(&self, kind, name)
      return entriesLeft > 0
    }
    if let stamp { walkedFolders.append((folder, stamp)) } else { isWhole = false }
  }

  /// What follows the last dot of a name; empty for what is too long to be known.
  private static func ending(of name: UnsafeBufferPointer<UInt8>) -> String {
    // “playground” and “xcdatamodeld” are among the longest.
    let ending = name.suffix(longestEnding)
    guard let point = ending.lastIndex(of: UInt8(ascii: ".")), point > 0 else { return "" }
    return String(decoding: ending[(point + 1)...], as: UTF8.self)
  }

  private static let longestEnding = 16

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

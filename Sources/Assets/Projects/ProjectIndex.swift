import Files

/// Of the names of languages' folders that have a file, such as `de.lproj`, the one whose file counts.
package typealias LanguageFolderChoice = @Sendable ([String]) -> String?

/// Where the assets of a project are, by their names.
struct ProjectIndex {
  private let keptSets: Lazy<[AssetCatalog.Kind: [String: [AssetCatalog.Entry]]]>
  private let keptLooseImages: Lazy<[Substring: [LooseImage]]>
  /// Nil for one that was made anew.
  private let kept: KeptIndex?
  private let fontFiles: [String]
  private let xibs: [String]
  private let storyboards: [String]
  let languageFolders: Set<String>
  let stringCatalogs: [String]
  /// Their paths.
  let xcodeProjects: [String]
  let diagnostics: [AssetDiagnostic]
  /// The folders that it was made from, and what groups of catalogues say of themselves.
  private let keptFolders: Lazy<[(path: String, stamp: FolderReader.Stamp)]>

  private var sets: [AssetCatalog.Kind: [String: [AssetCatalog.Entry]]] { keptSets.value }
  private var looseImages: [Substring: [LooseImage]] { keptLooseImages.value }
  private var walkedFolders: [(path: String, stamp: FolderReader.Stamp)] { keptFolders.value }

  /// - Parameter store: Where it is taken from and kept; nil for nowhere.
  init(of folder: ProjectFolder, store: IndexStore? = nil) {
    if let store, let kept = store.read(folder.path).flatMap(KeptIndex.init) {
      self.init(kept)
      return
    }
    let start = FileState.now
    let walk = ProjectWalk(through: folder)
    self.init(walk)
    if let store, let kept = KeptIndex(walk, since: start) { store.keep(kept.text, folder.path) }
  }

  private init(_ kept: KeptIndex) {
    keptSets = Lazy { Self.byKindAndName(kept.sets) }
    keptLooseImages = Lazy { Dictionary(grouping: kept.looseImages, by: \.baseName) }
    self.kept = kept
    fontFiles = kept.fontFiles
    xibs = kept.xibs
    storyboards = kept.storyboards
    languageFolders = kept.languageFolders
    stringCatalogs = kept.stringCatalogs.sorted()
    xcodeProjects = kept.xcodeProjects.sorted()
    diagnostics = []
    keptFolders = Lazy { kept.walkedFolders }
  }

  private static func byKindAndName(
    _ sets: [AssetCatalog.Entry]
  ) -> [AssetCatalog.Kind: [String: [AssetCatalog.Entry]]] {
    sets.reduce(into: [:]) { $0[$1.kind, default: [:]][$1.name, default: []].append($1) }
  }

  private init(_ walk: ProjectWalk) {
    keptSets = Lazy { Self.byKindAndName(walk.sets) }
    keptLooseImages = Lazy { Dictionary(grouping: walk.looseImages, by: \.baseName) }
    kept = nil
    fontFiles = walk.fontFiles
    xibs = walk.xibs
    storyboards = walk.storyboards
    languageFolders = walk.languageFolders
    stringCatalogs = walk.stringCatalogs.sorted()
    xcodeProjects = walk.xcodeProjects.sorted()
    diagnostics = walk.diagnostics
    keptFolders = Lazy { walk.walkedFolders }
  }

  /// Everything in the index as text, in an order that doesn't depend on how the folders were read.
  var words: [String] {
    let sets = sets.values.flatMap(\.values).joined().map {
      [$0.name, $0.kind.rawValue, $0.path, $0.catalog]
    }
    let problems = diagnostics.map { [$0.path, $0.message] }
    let files = [
      looseImages.values.joined().map(\.path).sorted(), fontFiles.sorted(), xibs.sorted(),
      storyboards.sorted(), languageFolders.sorted(), stringCatalogs, xcodeProjects,
    ]
    let entries = [sets.sorted { $0.lexicographicallyPrecedes($1) }, problems, files]
    // Counts keep lists of different lengths apart.
    return entries.joined().flatMap { ["\($0.count)"] + $0 }
  }

  /// All that interfaces name, by their paths' order.
  var items: [ProjectInventory.Item] {
    var items: [ProjectInventory.Item] = []
    for (kind, sets) in sets where kind.isOfInterfaces {
      items += sets.values.joined().map {
        ProjectInventory.Item(
          kind: kind == .color ? .color : .image, name: $0.name, paths: [$0.path], isInCatalog: true
        )
      }
    }
    for (name, images) in looseImages {
      items += Dictionary(grouping: images) { "\($0.folder)\n\($0.kind)" }.values.map { variants in
        ProjectInventory.Item(
          kind: .image, name: String(name), paths: variants.map(\.path).sorted(),
          isInCatalog: false)
      }
    }
    items += fontFiles.map { path in
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      return ProjectInventory.Item(
        kind: .font, name: String(name), paths: [path], isInCatalog: false)
    }
    return items.sorted { $0.paths.lexicographicallyPrecedes($1.paths) }
  }

  /// Whether no folder has got or lost anything since.
  var isCurrent: Bool { walkedFolders.allSatisfy { $0.stamp.isCurrent(for: $0.path) } }

  /// What it was made from, nearest to a folder first.
  func walkedFolders(nearestTo start: String) -> [String] {
    let places = walkedFolders.map { (path: $0.path, distance: distance(from: start, to: $0.path)) }
    return places.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
  }

  var hasImages: Bool {
    !looseImages.isEmpty || [.image, .symbol].contains { sets[$0]?.isEmpty == false }
  }

  func has(_ kind: AssetCatalog.Kind, named name: String) -> Bool {
    entries(kind, named: name) != nil
  }

  /// The sets of a name. One that ends as a PNG file's does means the set without the ending, too: ibtool and
  /// `UIImage(named:)` leave it away.
  private func entries(_ kind: AssetCatalog.Kind, named name: String) -> [AssetCatalog.Entry]? {
    sets[kind]?[name] ?? (name.hasSuffix(".png") ? sets[kind]?[String(name.dropLast(4))] : nil)
  }

  func names(of kind: AssetCatalog.Kind) -> Set<String> {
    sets[kind].map { Set($0.keys) } ?? []
  }

  var imageNames: Set<String> {
    [.image, .symbol].reduce(into: Set(looseImages.keys.map(String.init))) {
      $0.formUnion(names(of: $1))
    }
  }

  var fontFileCount: Int { fontFiles.count }

  /// The paths of font files, those nearest to a folder first.
  func fontFiles(nearestTo start: String) -> [String] {
    let places = fontFiles.map { (path: $0, distance: distance(from: start, to: $0)) }
    return places.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
  }

  /// The folders that have tables of texts in folders for languages, or a catalogue of a name, those nearest to a
  /// folder first.
  func textFolders(catalog name: String, nearestTo start: String) -> [String] {
    func parent(_ path: String) -> String {
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    let catalogs = stringCatalogs.filter { $0.hasSuffix("/" + name) }.map(parent)
    let languages = walkedFolders.map(\.path).filter { $0.hasSuffix(".lproj") } + catalogs
    let folders = Set(languages.map { $0.hasSuffix(".lproj") ? parent($0) : $0 })
    return folders.map { (path: $0, distance: distance(from: start, to: $0)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
  }

  /// The paths of the xibs of a name, those nearest to a folder first.
  func xibs(named name: String, nearestTo start: String) -> [String] {
    sorted(xibs.filter { $0.hasSuffix("/\(name).xib") }, from: start)
  }

  /// The paths of the storyboards of a name, those nearest to a folder first.
  func storyboards(named name: String, nearestTo start: String) -> [String] {
    sorted(storyboards.filter { $0.hasSuffix("/\(name).storyboard") }, from: start)
  }

  private func sorted(_ paths: [String], from start: String) -> [String] {
    paths.map { (path: $0, distance: distance(from: start, to: $0)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
  }

  /// The sets of a name, those in the catalogs that are nearest to a folder first.
  func sets(
    _ kind: AssetCatalog.Kind, named name: String, nearestTo start: String
  ) -> [AssetCatalog.Entry] {
    guard let sets = entries(kind, named: name) else { return [] }
    guard sets.count > 1 else { return sets }
    // In a catalog of groups without namespaces there may be several.
    return sets.sorted {
      let (a, b) = (distance(from: start, to: $0.catalog), distance(from: start, to: $1.catalog))
      return (a, $0.catalog, $0.path) < (b, $1.catalog, $1.path)
    }
  }

  /// The sets of launch images, those nearest to a folder first.
  func launchImageSets(nearestTo start: String) -> [AssetCatalog.Entry] {
    let places = (sets[.launchImage] ?? [:]).values.joined().map { set in
      (set: set, distance: distance(from: start, to: set.catalog))
    }
    return places.sorted { ($0.distance, $0.set.path) < ($1.distance, $1.set.path) }.map(\.set)
  }

  /// The PNG files whose names begin with a name and go on with modifiers, such as Default-568h@2x.png,
  /// of the folder that is nearest to another: an app has all of them in one place.
  /// - Parameter choose: Which of them count, wherever they are.
  func modifiedImages(
    of name: String, nearestTo start: String, in language: LanguageFolderChoice,
    among choose: ([LooseImage]) -> [LooseImage]
  ) -> [LooseImage] {
    let images = choose(
      looseImages.filter { $0.key == name || $0.key.hasPrefix(name + "-") }.values
        .joined().filter { $0.kind == "png" })
    let folder = Self.folder(of: images, nearestTo: start, in: language)
    return images.filter { $0.folder == folder }.sorted { $0.path < $1.path }
  }

  /// The files that a name may mean: all variants of the one that is nearest to a folder.
  ///
  /// Without an extension a name means a PNG file where there is one (documentation of
  /// `UIImage(named:)`); taking another format otherwise is a help to the viewer of ours.
  /// - Parameters:
  ///   - language: Which file counts where languages have their own.
  ///   - choose: Which of them count, wherever they are.
  func looseImages(
    named name: String, nearestTo start: String, in language: LanguageFolderChoice,
    among choose: ([LooseImage]) -> [LooseImage] = { $0 }
  ) -> [LooseImage] {
    let (base, suffix) = splitExtension(name)
    let exact = looseImages(of: base).filter { $0.kind == suffix.lowercased() }
    let candidates = choose(exact.isEmpty ? looseImages(of: name[...]) : exact)
    let pictures = candidates.filter { $0.kind == "png" }
    let usable = pictures.isEmpty ? candidates : pictures
    let folder = Self.folder(of: usable, nearestTo: start, in: language)
    let first = usable.filter { $0.folder == folder }.min { $0.path < $1.path }
    guard let first else { return [] }
    return candidates.filter { $0.kind == first.kind && $0.folder == first.folder }
      .sorted { $0.path < $1.path }
  }

  /// Those of a base name. Of a kept index only these are read.
  private func looseImages(of base: Substring) -> [LooseImage] {
    kept?.looseImages(beginningWith: base).filter { $0.baseName == base } ?? looseImages[base] ?? []
  }

  /// Of the folders of files of one name that whose files count: of those that are nearest to a folder the
  /// one for all languages, or else one language's.
  /// Source: Apple's Bundle Programming Guide, “The Bundle Search Pattern”.
  private static func folder(
    of images: [LooseImage], nearestTo start: String, in language: LanguageFolderChoice
  ) -> Substring? {
    let places = Dictionary(grouping: Set(images.map(\.folder))) { folder in
      folder.hasSuffix(".lproj")
        ? folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] : folder
    }
    let nearest = places.map { place, folders in
      (place: place, distance: distance(from: start, to: String(place)), folders: folders)
    }.min { ($0.distance, $0.place) < ($1.distance, $1.place) }
    guard let nearest else { return nil }
    if nearest.folders.contains(nearest.place) { return nearest.place }
    guard nearest.folders.count > 1 else { return nearest.folders.first }
    let names = nearest.folders.map { String($0.dropFirst(nearest.place.count + 1)) }
    return language(names).map { "\(nearest.place)/\($0)" } ?? nearest.folders.min()
  }
}

/// How many steps up and down the folders a path is away from a folder.
private func distance(from start: String, to path: String) -> Int {
  let (from, to) = (start.utf8.split(separator: 0x2F), path.utf8.split(separator: 0x2F))
  let shared = zip(from, to).prefix { $0.elementsEqual($1) }.count
  return from.count + to.count - 2 * shared
}

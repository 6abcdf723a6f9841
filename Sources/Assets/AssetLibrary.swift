import Synchronization
import Traits

/// The images and colours of the project that a document belongs to.
///
/// Nothing is read before the first name is looked up; sets are read when they are looked up first
/// and kept. What changes on disk afterwards is not noticed: make a new library.
package final class AssetLibrary: Sendable {
  private let state: Mutex<State>

  /// A library of the project around a document: of its Xcode project's or repository's folder,
  /// or of the document's own folder where there is none around it.
  package init(searchingAround document: String) {
    state = Mutex(State(search: { AssetSearch(around: document) }))
  }

  /// A library of what is in a folder.
  package init(folder: String) {
    state = Mutex(
      State(search: {
        let root = absolutePath(folder) ?? folder
        return AssetSearch(in: root, nearest: root)
      }))
  }

  /// The image with a name, in the variant that fits the traits best; nil where the project has
  /// none. Catalogs come before loose files, and what is nearer to the document before what is
  /// farther. (The latter is unsourced: an application has one bundle, a repository may have many.)
  package func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> ImageFile? {
    state.withLock { $0.image(named: name, traits: traits, appearance: appearance) }
  }

  /// The colour with a name, in the variant that fits the traits best.
  package func color(
    named name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> AssetColor? {
    state.withLock { state in
      state.set(.color, named: name)?.variants.filter { $0.color != nil }
        .best(for: traits, appearance)?.color
    }
  }

  /// Whether there are any images at all, in catalogs or loose.
  package var hasImages: Bool { state.withLock { $0.hasImages } }

  /// Whether there is a set or a file with an image's name, be it one that can't be used.
  package func hasImage(named name: String) -> Bool {
    state.withLock { $0.hasImage(named: name) }
  }

  /// Whether nothing was found wrong in what has been looked up so far.
  package var isSound: Bool { state.withLock { $0.isSound } }

  /// What is wrong with the sets that an image's name means; where there is nothing of this name, with
  /// the search for it. Colours have no such list: a document remembers what those that it names are.
  package func diagnostics(ofImage name: String) -> [AssetDiagnostic] {
    state.withLock { $0.diagnostics(ofImage: name) }
  }
}

/// What a library has read so far.
private struct State: ~Copyable {
  private let search: @Sendable () -> AssetSearch?
  private var index: AssetIndex?
  /// Sets that were looked up, by path.
  private var sets: [String: Result<AssetSet, AssetDiagnostic>] = [:]
  private(set) var isSound = true

  init(search: @escaping @Sendable () -> AssetSearch?) {
    self.search = search
  }

  mutating func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance
  ) -> ImageFile? {
    for kind in Self.imageKinds {
      guard let set = set(kind, named: name) else { continue }
      if let variant = set.variants.best(for: traits, appearance), let file = variant.fileName {
        return ImageFile(
          path: set.path + "/" + file, scale: variant.scale, rendering: set.rendering,
          isSymbol: kind == .symbol, resizing: variant.resizing)
      }
    }
    let loose = readIndex().looseImages(named: name).map(\.variant)
    return loose.best(for: traits, appearance).flatMap { variant in
      variant.fileName.map { ImageFile(path: $0, scale: variant.scale, rendering: .automatic) }
    }
  }

  var hasImages: Bool {
    mutating get { readIndex().hasImages }
  }

  /// What an image's name may mean in a catalog, the first there is.
  private static let imageKinds = [AssetCatalog.Kind.image, .symbol]

  mutating func hasImage(named name: String) -> Bool {
    let index = readIndex()
    return Self.imageKinds.contains { index.entry($0, named: name) != nil }
      || !index.looseImages(named: name).isEmpty
  }

  mutating func diagnostics(ofImage name: String) -> [AssetDiagnostic] {
    guard hasImage(named: name) else { return readIndex().diagnostics }
    return Self.imageKinds.compactMap { read($0, named: name) }.flatMap { set in
      switch set {
      case .success(let set): set.diagnostics
      case .failure(let diagnostic): [diagnostic]
      }
    }
  }

  /// The set of a kind with a name; nil where there is none that can be used.
  mutating func set(_ kind: AssetCatalog.Kind, named name: String) -> AssetSet? {
    try? read(kind, named: name)?.get()
  }

  /// The set of a kind with a name, read where it has not been yet; nil where there is none.
  private mutating func read(
    _ kind: AssetCatalog.Kind, named name: String
  ) -> Result<AssetSet, AssetDiagnostic>? {
    guard let entry = readIndex().entry(kind, named: name) else { return nil }
    if let known = sets[entry.path] { return known }
    let set = Result { () throws(AssetDiagnostic) -> AssetSet in try AssetSet(entry) }
    sets[entry.path] = set
    if (try? set.get().diagnostics.isEmpty) != true { isSound = false }
    return set
  }

  private mutating func readIndex() -> AssetIndex {
    if let index { return index }
    let index = AssetIndex(search())
    if !index.diagnostics.isEmpty { isSound = false }
    self.index = index
    return index
  }
}

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

  /// What was found wrong in what has been looked up so far, by path.
  package var diagnostics: [AssetDiagnostic] {
    state.withLock { state in state.diagnostics.sorted { $0.path < $1.path } }
  }
}

/// What a library has read so far.
private struct State: ~Copyable {
  private let search: @Sendable () -> AssetSearch?
  private var index: AssetIndex?
  /// Sets that were looked up, by path; nil where one cannot be used.
  private var sets: [String: AssetSet?] = [:]
  private(set) var diagnostics: Set<AssetDiagnostic> = []

  init(search: @escaping @Sendable () -> AssetSearch?) {
    self.search = search
  }

  mutating func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance
  ) -> ImageFile? {
    for kind in [AssetCatalog.Kind.image, .symbol] {
      guard let set = set(kind, named: name) else { continue }
      let variants = set.variants.filter { isUsable($0, in: set) }
      if let variant = variants.best(for: traits, appearance), let file = variant.fileName {
        return ImageFile(
          path: set.path + "/" + file, scale: variant.scale, rendering: set.rendering)
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

  /// The set of a kind with a name, read where it has not been yet.
  mutating func set(_ kind: AssetCatalog.Kind, named name: String) -> AssetSet? {
    guard let entry = readIndex().entry(kind, named: name) else { return nil }
    if let known = sets[entry.path] { return known }
    do throws(AssetDiagnostic) {
      let set = try AssetSet(entry)
      sets[entry.path] = .some(set)
      return set
    } catch {
      diagnostics.insert(error)
      sets[entry.path] = .some(nil)
      return nil
    }
  }

  /// Whether the variant has a file, and one in the set's own folder. Slots without one are normal.
  private mutating func isUsable(_ variant: AssetVariant, in set: AssetSet) -> Bool {
    guard let file = variant.fileName, !file.isEmpty else { return false }
    if !file.contains("/"), readRegularFile(set.path + "/" + file, limit: 0) != nil { return true }
    diagnostics.insert(AssetDiagnostic(path: set.path, problem: .missingFile(file)))
    return false
  }

  private mutating func readIndex() -> AssetIndex {
    if let index { return index }
    let index = AssetIndex(search())
    diagnostics.formUnion(index.diagnostics)
    self.index = index
    return index
  }
}

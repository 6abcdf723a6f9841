/// Where the assets of a project are, by their names.
struct AssetIndex {
  private var entries: [AssetCatalog.Kind: [String: AssetCatalog.Entry]] = [:]
  private var looseImages: [Substring: [LooseImage]] = [:]
  private(set) var diagnostics: [AssetDiagnostic] = []

  /// - Parameter search: What was found; nil where there is nowhere to search.
  init(_ search: AssetSearch?) {
    guard let search else { return }
    looseImages = search.looseImages
    for catalog in search.catalogs.map(AssetCatalog.init) {
      for entry in catalog.entries where entries[entry.kind]?[entry.name] == nil {
        entries[entry.kind, default: [:]][entry.name] = entry
      }
      diagnostics += catalog.diagnostics
    }
    if search.isCutShort {
      diagnostics.append(AssetDiagnostic(path: search.root, problem: .tooManyFiles))
    }
  }

  var hasImages: Bool {
    !looseImages.isEmpty || [.image, .symbol].contains { entries[$0]?.isEmpty == false }
  }

  func entry(_ kind: AssetCatalog.Kind, named name: String) -> AssetCatalog.Entry? {
    entries[kind]?[name]
  }

  /// The files that a name may mean: all variants of the one that is nearest to the document.
  ///
  /// Without an extension a name means a PNG file where there is one (documentation of
  /// `UIImage(named:)`); taking another format otherwise is a help to the viewer of ours.
  func looseImages(named name: String) -> [LooseImage] {
    let (base, suffix) = splitExtension(name)
    let exact = (looseImages[base] ?? []).filter { $0.kind == suffix.lowercased() }
    let candidates = exact.isEmpty ? looseImages[name[...]] ?? [] : exact
    guard let first = candidates.first(where: { $0.kind == "png" }) ?? candidates.first else {
      return []
    }
    return candidates.filter { $0.kind == first.kind && $0.folder == first.folder }
  }
}

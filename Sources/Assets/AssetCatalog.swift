/// The image, symbol and colour sets in an asset catalog, by name; their contents are not read yet.
struct AssetCatalog {
  /// Enough for nested groups; a catalog that is deeper is damaged.
  private static let deepestGroup = 16

  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
  }

  struct Entry {
    let name: String
    let kind: Kind
    /// The set's folder.
    let path: String
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [AssetDiagnostic] = []

  init(path: String) {
    walk(path, namespace: "", depth: 0)
  }

  private mutating func walk(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.deepestGroup else { return }
    for entry in DirectoryEntry.list(folder) where entry.isDirectory {
      let path = folder + "/" + entry.name
      let (base, suffix) = splitExtension(entry.name)
      if let kind = Kind(rawValue: String(suffix)) {
        entries.append(Entry(name: namespace + base, kind: kind, path: path))
      } else if !Self.otherSets.contains(String(suffix)) {
        let prefix = providesNamespace(path) ? namespace + entry.name + "/" : namespace
        walk(path, namespace: prefix, depth: depth + 1)
      }
    }
  }

  /// Whether the names of what is in a group begin with the group's.
  private mutating func providesNamespace(_ group: String) -> Bool {
    let contents = group + "/Contents.json"
    guard let bytes = readRegularFile(contents, limit: AssetSet.largestContents) else {
      return false
    }
    guard let json = try? JSONValue(parsing: bytes) else {
      diagnostics.append(AssetDiagnostic(path: contents, problem: .notJSON))
      return false
    }
    return json["properties"]?["provides-namespace"]?.bool ?? false
  }

  /// Sets that are neither images nor colours that an interface names.
  private static let otherSets: Set = [
    "appiconset", "launchimage", "brandassets", "complicationset", "dataset", "imagestack",
    "imagestacklayer", "mipmapset", "textureset", "cubetextureset", "stickerpack", "iconset",
    "solidimagestack", "arresourcegroup", "gcdashboardimage", "gcleaderboard", "watchface",
  ]
}

/// One image, symbol or colour set: its variants, and how its images are drawn.
struct AssetSet {
  /// 1 MiB. Real ones have a few kilobytes.
  static let largestContents = 1 << 20

  let path: String
  /// Of image and symbol sets those that have a file; slots without one are normal.
  let variants: [AssetVariant]
  let rendering: ImageFile.Rendering
  /// The files that the set names and that aren't there or aren't images.
  let diagnostics: [AssetDiagnostic]

  /// Reads a set's `Contents.json`.
  init(_ entry: AssetCatalog.Entry) throws(AssetDiagnostic) {
    let contents = entry.path + "/Contents.json"
    guard let bytes = readRegularFile(contents, limit: Self.largestContents) else {
      throw AssetDiagnostic(path: contents, problem: .missing)
    }
    guard let json = try? JSONValue(parsing: bytes), case .object = json else {
      throw AssetDiagnostic(path: contents, problem: .notJSON)
    }
    let path = entry.path
    self.path = path
    let key =
      switch entry.kind {
      case .image: "images"
      case .symbol: "symbols"
      case .color: "colors"
      }
    var variants = json[key]?.elements.map(AssetVariant.init) ?? []
    var diagnostics: [AssetDiagnostic] = []
    if entry.kind != .color {
      variants.removeAll { variant in
        guard let file = variant.fileName, !file.isEmpty else { return true }
        guard let problem = Self.problem(of: file, in: path) else { return false }
        let diagnostic = AssetDiagnostic(path: path, problem: problem)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        return true
      }
    }
    self.variants = variants
    self.diagnostics = diagnostics
    rendering =
      switch (entry.kind, json["properties"]?["template-rendering-intent"]?.string) {
      case (.symbol, _), (_, "template"): .template
      case (_, "original"): .original
      default: .automatic
      }
  }

  /// A set has its files in its own folder.
  private static func problem(of file: String, in folder: String) -> AssetDiagnostic.Problem? {
    guard !file.contains("/"),
      let header = readRegularFile(folder + "/" + file, limit: ImageFormat.headerSize)
    else { return .missingFile(file) }
    return ImageFormat(header: header) == nil ? .notAnImage(file) : nil
  }
}

import Files
import Localization
import Traits

/// A set of a catalogue that no interface draws, such as an app's icon: its files, and which of them count.
struct NamedSet {
  /// A file or folder that a set names.
  private struct Part {
    let variant: AssetVariant
    let path: String
    /// What it is besides what any variant may be for, such as a size; parts that differ in it don't stand for
    /// one another.
    let role: [String]
  }

  var variants: [AssetVariant] { parts.map(\.variant) }

  private let entry: AssetCatalog.Entry
  private let parts: [Part]
  private let diagnostics: [AssetDiagnostic]

  /// Where the parts stand in `Contents.json`. Source: Apple's Asset Catalog Format Reference; MINED: the sets of
  /// public projects.
  private static let lists = [
    "images", "data", "textures", "levels", "assets", "layers", "stickers", "resources",
  ]
  private static let roles = [
    "role", "size", "orientation", "extent", "minimum-system-version", "platform", "cube-face",
    "mipmap-level",
  ]
  /// Idioms of icons for the store, whatever the device.
  private static let ofStore: Set = ["ios-marketing", "marketing"]

  init(_ entry: AssetCatalog.Entry, in project: ProjectFolder) throws(AssetDiagnostic) {
    let json = try AssetCatalog.contents(at: entry.path + "/Contents.json", in: project)
    var diagnostics: [AssetDiagnostic] = []
    let listed = Self.lists.flatMap { json[$0]?.elements ?? [] }
    parts = listed.compactMap { json in
      guard let name = json["filename"]?.string, !name.isEmpty else { return nil }
      let path = entry.path + "/" + name
      guard !name.contains("/"), FileState(path: path) != nil else {
        diagnostics.append(AssetDiagnostic(path: entry.path, problem: .missingFile(name)))
        return nil
      }
      var variant = AssetVariant(json)
      variant.path = path
      var role = Self.roles.compactMap { json[$0]?.string }
      if Self.ofStore.contains(variant.idiom) {
        role.append(localized("App Store"))
        variant.idiom = "universal"
      }
      // Stickers, layers and resources belong together.
      if entry.kind.isOfMany { role.append(name) }
      return Part(variant: variant, path: path, role: role)
    }
    self.entry = entry
    self.diagnostics = diagnostics
  }

  /// What counts for some traits: of parts that stand for one another the one that fits best, of a device's own.
  func choice(for traits: TraitCollection, _ look: AssetAppearance) -> ImageChoice {
    let variants = parts.map { part in
      let rivals = parts.filter { $0.role == part.role }.map(\.variant)
      let best = rivals.best(for: traits, look)
      var reason = part.variant.reasonForOtherDevice(than: traits)
      if reason == nil, let best, best != part.variant {
        reason = part.variant.reason(against: best, for: traits, look)
      }
      return ImageChoice.Variant(
        part.variant, at: part.path, beside: entry.kind.isOfMany ? part.role.dropLast() : part.role,
        reason: reason)
    }
    return ImageChoice(
      place: entry.path, setKind: entry.kind.rawValue, kindInWords: entry.kind.words,
      variants: variants, diagnostics: diagnostics)
  }
}

extension AssetVariant {
  /// Nil for what is for the device.
  fileprivate func reasonForOtherDevice(than traits: TraitCollection) -> String? {
    guard idiom != "universal", idiom != traits.userInterfaceIdiom?.catalogName else { return nil }
    return Idiom.allCases.contains { $0.catalogName == idiom }
      ? localized("It is for another %1$s.", localized("device", context: "aspect"))
      : localized("It is for %1$s, which doesn't run iOS.", Self.name(ofIdiom: idiom))
  }
}

extension AssetCatalog.Kind {
  /// Whether its parts belong together instead of standing for one another.
  fileprivate var isOfMany: Bool {
    switch self {
    case .stickerPack, .brandAssets, .imageStack, .solidImageStack, .arResources, .watchFace: true
    default: false
    }
  }

  /// With an article.
  var words: String {
    switch self {
    case .image: localized("an image set")
    case .symbol: localized("a symbol set")
    case .color: localized("a colour set")
    case .appIcon: localized("an app icon")
    case .launchImage: localized("a launch image")
    case .data: localized("a data set")
    case .texture: localized("a texture set")
    case .cubeTexture: localized("a cube texture set")
    case .mipmap: localized("a mipmap set")
    case .stickerPack: localized("a sticker pack")
    case .complication: localized("a watch complication")
    case .watchFace: localized("a watch face's set of pictures")
    case .brandAssets: localized("a set of Apple TV's brand assets")
    case .imageStack: localized("an image stack of Apple TV")
    case .solidImageStack: localized("an image stack of Apple Vision")
    case .imageStackLayer: localized("a layer of an image stack")
    case .macIcon: localized("an icon of macOS")
    case .arResources: localized("a group of AR resources")
    case .dashboardImage: localized("a dashboard image of Game Center")
    case .leaderboard: localized("a leaderboard of Game Center")
    }
  }
}

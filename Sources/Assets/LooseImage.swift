import Traits

/// An image file outside any catalog, whose name says what it is for:
/// `<base>[@2x|@3x][~iphone|~ipad].<extension>`. Source: semantics.md, section 8.
struct LooseImage: Hashable, Sendable {
  let path: String
  /// The name without scale, idiom and extension.
  let baseName: Substring
  /// In lower case.
  let kind: String
  let scale: Double
  let idiom: Idiom?

  /// Nil where the file is no image.
  init?(path: String, name: String) {
    let (stem, kind) = splitExtension(name)
    let lowercaseKind = kind.lowercased()
    guard Self.isKind(lowercaseKind) else { return nil }
    self.path = path
    self.kind = lowercaseKind
    var base = stem
    var idiom: Idiom?
    for (suffix, meaning) in [("~iphone", Idiom.phone), ("~ipad", .pad)]
    where base.hasSuffix(suffix) {
      idiom = meaning
      base = base.dropLast(suffix.count)
    }
    var scale = 1.0
    for (suffix, meaning) in [("@2x", 2.0), ("@3x", 3)] where base.hasSuffix(suffix) {
      scale = meaning
      base = base.dropLast(suffix.count)
    }
    guard !base.isEmpty else { return nil }
    baseName = base
    self.idiom = idiom
    self.scale = scale
  }

  /// Whether files with an extension are images.
  static func isKind(_ ending: String) -> Bool { kinds.contains(ending.lowercased()) }

  /// Raster and vector formats that an application may name.
  private static let kinds: Set = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "pdf",
  ]

  var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  var variant: AssetVariant {
    AssetVariant(
      path: path, idiom: idiom.map { $0 == .phone ? "iphone" : "ipad" } ?? "universal",
      scale: ["pdf", "svg"].contains(kind) ? nil : scale)
  }
}

import Files
import JSON

/// What an asset catalog is made of.
enum AssetCatalog {
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    // What no interface names.
    case appIcon = "appiconset"
    case launchImage = "launchimage"
    case data = "dataset"
    case texture = "textureset"
    case cubeTexture = "cubetextureset"
    case mipmap = "mipmapset"
    case stickerPack = "stickerpack"
    case complication = "complicationset"
    case watchFace = "watchface"
    case brandAssets = "brandassets"
    case imageStack = "imagestack"
    case solidImageStack = "solidimagestack"
    case imageStackLayer = "imagestacklayer"
    case macIcon = "iconset"
    case arResources = "arresourcegroup"
    case dashboardImage = "gcdashboardimage"
    case leaderboard = "gcleaderboard"

    /// Whether interfaces name such sets.
    var isOfInterfaces: Bool { [.image, .symbol, .color].contains(self) }
  }

  /// A set, whose contents are not read yet.
  struct Entry: Sendable {
    /// With the namespaces of the groups that it is in.
    let name: String
    let kind: Kind
    /// The set's folder.
    let path: String
    /// The catalog's.
    let catalog: String
  }

  /// 1 MiB. Real ones have a few kilobytes.
  private static let largestContents = 1 << 20

  /// Reads the `Contents.json` of a set or group.
  static func contents(
    at path: String, in project: ProjectFolder
  ) throws(AssetDiagnostic) -> JSONNode {
    let bytes: [UInt8]
    do {
      bytes = try project.open(path).read(limit: largestContents)
    } catch {
      throw AssetDiagnostic(
        path: path, problem: error == .outside ? .outside(project.path) : .missing)
    }
    guard let json = try? JSONParser.parse(bytes, takesAnyNumber: true) else {
      throw AssetDiagnostic(path: path, problem: .notJSON)
    }
    return json
  }
}

/// One image, symbol or colour set: its variants, and how its images are drawn.
struct AssetSet {
  let path: String
  /// Of image and symbol sets those that have a file; slots without one are normal.
  let variants: [AssetVariant]
  let rendering: ImageFile.Rendering
  /// The files that the set names and that aren't there or aren't images.
  let diagnostics: [AssetDiagnostic]

  /// Reads a set's `Contents.json`, and looks at the files that it names.
  init(_ entry: AssetCatalog.Entry, in project: ProjectFolder) throws(AssetDiagnostic) {
    let contents = entry.path + "/Contents.json"
    let json = try AssetCatalog.contents(at: contents, in: project)
    guard case .object = json.value else {
      throw AssetDiagnostic(path: contents, problem: .notJSON)
    }
    path = entry.path
    let key =
      switch entry.kind {
      case .symbol: "symbols"
      case .color: "colors"
      default: "images"
      }
    var variants = json[key]?.elements.map(AssetVariant.init) ?? []
    var diagnostics: [AssetDiagnostic] = []
    if entry.kind != .color {
      variants = variants.compactMap { variant in
        guard let file = variant.fileName, !file.isEmpty else { return nil }
        do throws(AssetDiagnostic) {
          var found = variant
          guard !file.contains("/") else {
            throw AssetDiagnostic(path: entry.path, problem: .missingFile(file))
          }
          found.path = try Self.place(of: file, in: entry.path, project)
          return found
        } catch {
          if !diagnostics.contains(error) { diagnostics.append(error) }
          return nil
        }
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

  /// Where an image is that a set names.
  static func place(
    of file: String, in set: String, _ project: ProjectFolder
  ) throws(AssetDiagnostic) -> String {
    func fault(_ problem: AssetDiagnostic.Problem) -> AssetDiagnostic {
      AssetDiagnostic(path: set, problem: problem)
    }
    let (header, place): ([UInt8], String)
    do {
      let opened = try project.open(set + "/" + file)
      (header, place) = (opened.read(limit: ImageFormat.headerSize), opened.path)
    } catch {
      throw fault(error == .outside ? .fileOutside(file, project.path) : .missingFile(file))
    }
    guard ImageFormat(header: header) == nil else { return place }
    throw fault(ImageFormat.isGitLFSPointer(header) ? .gitLFSPointer(file) : .notAnImage(file))
  }
}

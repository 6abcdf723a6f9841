import Assets
import Files
import Localization
import Processes
import Traits
import WorkerProtocol
import Workspace

/// What is wrong with projects as a whole: images, colours and fonts that nothing in them names, and what property
/// lists lack.
///
/// A name may be put together while the app runs, so that all that is said is where there is none. Sources: the
/// documentation of `UIImage(named:)`, `UIColor(named:)` and `ImageResource`, of the property list keys
/// `UIAppFonts`, `CFBundleIconFiles` and `UILaunchScreen`, and of the build settings of asset catalogues.
struct ProjectRules: Sendable {
  let scopes: [ProjectScope]
  let projects: Projects
  /// Nil where all counts.
  let changed: ChangedFiles?
  /// The SDK that a request says apps are built with; nil where projects say it.
  let builtWith: SystemVersion?

  /// Names of what build settings choose where they say nothing else, and what iOS 12 looks for by name.
  private static let implicitSets: Set = ["AccentColor", "WidgetBackground"]
  private static let implicitFiles = ["AppIcon", "Default", "Icon", "iTunesArtwork", "LaunchImage"]

  func findings(
    _ configuration: LintConfiguration?, _ cancellation: Cancellation
  ) throws(CancelledError) -> [LintFinding] {
    var findings: [LintFinding] = []
    for scope in scopes {
      if configuration?.rules[RulePage.unusedAsset.id] != .off {
        findings += try unusedAssets(of: scope, cancellation)
      }
      for app in projects.apps(in: scope.folder)
      where changed.map({ $0.contains(place: app.file) }) ?? true {
        findings += AppRules(app: app, scope: scope).findings(builtWith: builtWith)
      }
    }
    return findings.filter { configuration?.excludes($0.file) != true }
  }

  private func unusedAssets(
    of scope: ProjectScope, _ cancellation: Cancellation
  ) throws(CancelledError) -> [LintFinding] {
    let inventory = projects.inventory(of: scope.folder)
    var items = inventory.items.filter { isJudged($0, in: scope.folder) }
    guard inventory.isWhole, !items.isEmpty else { return [] }
    let files = ProjectFiles(of: scope.folder)
    // Documents alone don't tell what code would name.
    guard files.hasSources, files.areAllFound else { return [] }
    items.removeAll { !$0.isInCatalog && !files.isBundled($0.paths) }
    var names = SoughtNames(items.map { Self.names(of: $0, projects, scope.folder) })
    let areAllRead = try files.visit(cancellation) { kind, bytes in
      NameScanner(kind: kind, bytes: bytes).visit { names.see($0) }
    }
    guard areAllRead else { return [] }
    return zip(items, names.wereSeen).filter { !$1 }.map { item, _ in finding(item, in: scope) }
  }

  private func isJudged(_ item: ProjectInventory.Item, in folder: ProjectFolder) -> Bool {
    if item.isInCatalog
      ? Self.implicitSets.contains(item.name)
      : Self.implicitFiles.contains(where: item.name.hasPrefix)
    {
      return false
    }
    let start = folder.path == "/" ? 1 : folder.path.utf8.count + 1
    return item.paths.allSatisfy { path in
      FolderSearch.isOwn(Substring(path.utf8.dropFirst(start)))
        && changed.map { $0.contains(place: path) } ?? true
    }
  }

  /// What an item may be called by.
  private static func names(
    of item: ProjectInventory.Item, _ projects: Projects, _ folder: ProjectFolder
  ) -> [String] {
    // Generated symbols leave out what all names of a kind may end with.
    func shortened(_ ending: String) -> [String] {
      let (name, ending) = (item.name.lowercased(), ending)
      return name.hasSuffix(ending) ? [String(item.name.dropLast(ending.count))] : []
    }
    switch item.kind {
    case .image: return [item.name] + shortened("image")
    case .color: return [item.name] + shortened("color")
    case .font:
      return [item.name] + item.paths.flatMap { projects.faceNames(of: $0, in: folder) }
    }
  }

  private func finding(_ item: ProjectInventory.Item, in scope: ProjectScope) -> LintFinding {
    let path = item.paths.first ?? scope.folder.path
    let file = scope.name(of: item.isInCatalog ? path + "/Contents.json" : path)
    let message =
      switch item.kind {
      case .image:
        localized(
          "Nothing in the project's documents and sources names the image “%1$s”.", item.name)
      case .color:
        localized(
          "Nothing in the project's documents and sources names the colour “%1$s”.", item.name)
      case .font:
        localized(
          """
          No property list of the project registers the font file “%1$s”, and nothing in its documents \
          and sources names it.
          """, item.name)
      }
    return LintFinding(
      rule: RulePage.unusedAsset.id, severity: .info, file: file, line: 1, id: nil,
      message: message,
      fingerprint: Fingerprint(RulePage.unusedAsset.id, file: file, item.name).text)
  }
}

extension RulePage {
  static let unusedAsset = RulePage(
    id: "unused-asset",
    title: localized("An image, colour or font that nothing in the project uses"),
    reason: localized("Everybody who installs the app downloads it, and nobody sees it."),
    remedy: localized(
      """
      Delete it, unless its name is put together while the app runs: then turn the rule off for \
      it in ninefold.json.
      """),
    finds: """
      of a whole project: an image, colour or font that nothing in its documents and sources \
      names
      """,
    severity: "info",
    example: LintExample(
      .file("Start.swift"), "let title = \"Start\"",
      mended: "let title = \"Start\"\nlet pen = UIImage(named: \"Pen\")",
      files: [
        "Images.xcassets/Pen.imageset/Contents.json": ExampleParts.imageSet("pen.svg"),
        "Images.xcassets/Pen.imageset/pen.svg": ExampleParts.picture,
      ], isOfProject: true))
}

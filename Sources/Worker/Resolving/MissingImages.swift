import Assets
import Drawing
import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol

/// Images that a scene's views name and that are nowhere around the document, or can't be used.
///
/// Symbols and other images of the system's are never missing. Whether others are can only be known
/// where there are images at all: a document that lies alone gets one note for all of them.
struct MissingImages {
  private static let rule = "missing-image"
  private static let brokenRule = "broken-asset"
  /// As many names as a note lists.
  private static let maximumNamed = 5

  let assets: AssetLibrary

  func issues(in scene: Scene) -> [Issue] {
    let uses = Self.uses(in: scene)
    guard !uses.isEmpty else { return [] }
    let traits = scene.environment.traits
    let missing = uses.filter { assets.image(named: $0.name, traits: traits) == nil }
    guard let first = missing.first else { return [] }
    guard assets.hasImages else {
      let names = missing.prefix(Self.maximumNamed).map { localized("“%1$s”", $0.name) }
        .joined(separator: ", ")
      let more = missing.count > Self.maximumNamed ? ", …" : ""
      return [
        Issue(
          rule: Self.rule, severity: .info, id: first.id, line: first.line,
          message: localized("No images are around the document; it names %1$s.", names + more))
      ]
    }
    return missing.map { use in
      Issue(
        rule: Self.rule, severity: .warning, id: use.id, line: use.line,
        message: assets.hasImage(named: use.name)
          ? localized("The image “%1$s” has no file that can be used.", use.name)
          : localized("The image “%1$s” is not in the project around the document.", use.name))
    }
  }

  /// What is wrong with the sets of images that scenes name, for the first image that it concerns. The
  /// images have been looked up.
  /// - Parameter reported: What has been said already; nothing is said twice.
  func brokenSets(for scenes: [Scene], reported: inout Set<AssetDiagnostic>) -> [Issue] {
    guard !assets.isSound else { return [] }
    return scenes.flatMap { Self.uses(in: $0) }.flatMap { use in
      assets.diagnostics(ofImage: use.name).filter { reported.insert($0).inserted }.map {
        Issue(
          rule: Self.brokenRule, severity: .warning, id: use.id, line: use.line,
          message: "\($0.path): \($0.message)")
      }
    }
  }

  /// What is wrong with images that could not be drawn, for the first use of each.
  static func undrawn(_ images: [UndrawnImage], in scenes: [Scene]) -> [Issue] {
    let uses = images.isEmpty ? [] : scenes.flatMap { Self.uses(in: $0) }
    return images.map { image in
      let use = uses.first { $0.name == image.name }
      return Issue(
        rule: brokenRule, severity: .warning, id: use?.id, line: use?.line,
        message: "\(image.path): \(image.problem.message)")
    }
  }

  struct Use {
    let name: String
    let id: String
    let line: Int
  }

  /// The first use of each name: those of views, then those of the controller's items.
  /// - Parameter areSymbols: Whether Apple's symbols are meant, and not the images of the project.
  static func uses(in scene: Scene, areSymbols: Bool = false) -> [Use] {
    var names: Set<String> = []
    var uses: [Use] = []
    func add(_ image: ImageReference?, _ id: String, _ line: Int) {
      guard let image, scene.isSymbol(image) == areSymbols, names.insert(image.name).inserted else {
        return
      }
      uses.append(Use(name: image.name, id: id, line: line))
    }
    func addParts(of element: Element, _ id: String, _ line: Int) {
      for part in element.children where part.isNamed(in: parts) {
        let (id, line) = part.id.map { ($0, part.line) } ?? (id, line)
        for image in part.namedImages { add(image, id, line) }
        addParts(of: part, id, line)
      }
    }
    for view in scene.views {
      guard let element = view.element else { continue }
      for image in view.namedImages { add(image, view.id, view.line) }
      addParts(of: element, view.id, view.line)
    }
    if let controller = scene.controller {
      addParts(of: controller, controller.id ?? scene.id, controller.line)
    }
    return uses
  }

  /// The elements that are parts of the view or controller that they are in, and no views of their own.
  private static let parts = ElementNames([
    "state", "buttonConfiguration", "backgroundConfiguration", "segments", "segment", "items",
    "navigationItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "barButtonItem",
    "tabBarItem",
  ])
}

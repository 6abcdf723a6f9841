import Assets
import Drawing
import Files
import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

/// Images that a scene's views name and that are nowhere around the document, or can't be used.
///
/// Symbols and other images of the system's are never missing. Whether others are can only be known
/// where there are images at all: a document that lies alone gets one note for all of them.
package struct MissingImages {
  /// As many names as a note lists.
  private static let maximumNamed = 5

  let assets: AssetLibrary

  package init(assets: AssetLibrary) { self.assets = assets }

  func issues(in scene: Scene) -> [Issue] {
    let uses = Self.uses(in: scene)
    guard !uses.isEmpty else { return [] }
    let traits = scene.environment.traits
    let embedded = scene.resources.embeddedImages
    let missing = uses.filter {
      !embedded.contains($0.name) && assets.image(named: $0.name, traits: traits) == nil
    }
    guard let first = missing.first else { return [] }
    guard assets.hasImages else {
      let names = missing.prefix(Self.maximumNamed).map { localized("“%1$s”", $0.name) }
        .joined(separator: ", ")
      let more = missing.count > Self.maximumNamed ? ", …" : ""
      return [
        Issue(
          rule: RulePage.missingImage.id, severity: .info, id: first.id, line: first.line,
          message: localized("No images are around the document; it names %1$s.", names + more))
      ]
    }
    return missing.map { use in
      Issue(
        rule: RulePage.missingImage.id, severity: .warning, id: use.id, line: use.line,
        message: assets.hasImage(named: use.name)
          ? localized("The image “%1$s” has no file that can be used.", use.name)
          : localized("The image “%1$s” is not in the project around the document.", use.name))
    }
  }

  /// What is wrong with the sets of images that scenes name, for the first image that it concerns. The
  /// images have been looked up.
  /// - Parameter reported: What has been said already; nothing is said twice.
  package func brokenSets(for scenes: [Scene], reported: inout Set<AssetDiagnostic>) -> [Issue] {
    guard !assets.isSound else { return [] }
    return scenes.flatMap { Self.uses(in: $0) }.flatMap { use in
      assets.diagnostics(ofImage: use.name).filter { reported.insert($0).inserted }.map {
        Issue(
          rule: RulePage.brokenAsset.id, severity: $0.isUnfetched ? .info : .warning, id: use.id,
          line: use.line, message: "\(pathFromHere($0.path)): \($0.message)")
      }
    }
  }

  /// What is wrong with images that could not be drawn, for the first use of each.
  static func undrawn(_ images: [UndrawnImage], in scenes: [Scene]) -> [Issue] {
    let uses = images.isEmpty ? [] : scenes.flatMap { Self.uses(in: $0) }
    return images.map { image in
      let use = uses.first { $0.name == image.name }
      return Issue(
        rule: RulePage.brokenAsset.id, severity: .warning, id: use?.id, line: use?.line,
        message: "\(pathFromHere(image.path)): \(image.problem.message)")
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

extension RulePage {
  package static let missingImage = RulePage(
    id: "missing-image",
    title: localized("An image that the project doesn't have"),
    reason: localized("The view stays empty."),
    remedy: localized("Add the image to a catalogue, or correct its name."),
    finds: """
      an image of a view or a bar's item that is not around the document, or has no file that \
      can be used; the system's don't count
      """,
    severity: "warning; one info where there are no images at all",
    example: LintExample(
      .subviews, ExampleParts.image(#"image="Pen""#),
      mended: ExampleParts.image(#"image="pencil" catalog="system""#)))
}

extension RulePage {
  package static let brokenAsset = RulePage(
    id: "broken-asset",
    title: localized("An image set that can't be used"),
    reason: localized("The image isn't shown, or not for all screens."),
    remedy: localized("Mend the file that the message names."),
    finds: """
      a set of an image's name that can't be read, lacks a file, has one that is no image, a \
      Git LFS pointer, or outside the project's folder; in the document's `diagnostics`. In \
      those of `render`: an image that could not be drawn, and why
      """,
    severity: "warning; info of Git LFS pointers, one for a document",
    example: LintExample(
      .file("Images.xcassets/Pen.imageset/Contents.json"), ExampleParts.imageSet("pencil.svg"),
      mended: ExampleParts.imageSet("pen.svg"), context: ExampleParts.image(#"image="Pen""#),
      files: ["Images.xcassets/Pen.imageset/pen.svg": ExampleParts.picture]))
}

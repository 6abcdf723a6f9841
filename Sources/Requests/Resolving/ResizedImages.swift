import Assets
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// Images that a scene shows in another size than the document remembers: in another variant, or since
/// the file was exchanged.
struct ResizedImages {
  /// Points; less is rounding. MINED: of 306 sizes in documents whose catalogues are at hand 272 are a
  /// file's to a hundredth, 33 less than a point off: Interface Builder rounded PDFs, and Xcode 6 and 7
  /// halves of points.
  private static let leastDifference = 1.0

  let assets: AssetLibrary
  let appearance: Appearance

  /// On its own canvas a document has what it remembers.
  func issues(in scene: Scene) -> [Issue] {
    guard !scene.platform.showsRememberedImages else { return [] }
    return MissingImages.uses(in: scene).compactMap { use in
      guard let remembered = scene.resources.images[use.name]?.size,
        let shown = assets.shownImage(
          named: use.name, traits: scene.environment.traits, in: appearance),
        let size = shown.size, Self.differ(size, remembered)
      else { return nil }
      return Issue(
        rule: RulePage.imageSize.id, severity: .info, id: use.id, line: use.line,
        message: localized(
          "“%1$s” is %2$s points here (%3$s), and %4$s in the document.", use.name, size.text,
          shown.file.name, remembered.text))
    }
  }

  private static func differ(_ a: Size, _ b: Size) -> Bool {
    max(abs(a.width - b.width), abs(a.height - b.height)) >= leastDifference
  }
}

extension Size {
  fileprivate var text: String { "\(width.text(decimals: 1)) × \(height.text(decimals: 1))" }
}

extension ImageFile {
  /// The file's name without its folder.
  fileprivate var name: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}

extension RulePage {
  package static let imageSize = RulePage(
    id: "image-size",
    title: localized("An image of another size than the document remembers"),
    reason: localized("Interface Builder shows another layout than the app has."),
    remedy: localized("Open and save the document in Interface Builder."),
    finds: """
      on another canvas than the document's: an image whose file for these traits is a point \
      or more larger or smaller than the document remembers; the file's size counts
      """,
    severity: "info",
    example: LintExample(
      .resources, #"<image name="Pen" width="20" height="20"/>"#,
      mended: #"<image name="Pen" width="40" height="40"/>"#,
      context: ExampleParts.image(#"image="Pen""#),
      files: [
        "Images.xcassets/Pen.imageset/Contents.json": ExampleParts.imageSet("pen.svg"),
        "Images.xcassets/Pen.imageset/pen.svg": ExampleParts.picture,
      ]))
}

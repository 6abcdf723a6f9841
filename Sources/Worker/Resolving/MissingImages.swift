import Assets
import InterfaceBuilder
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
      let names = missing.prefix(Self.maximumNamed).map { "“\($0.name)”" }.joined(separator: ", ")
      let more = missing.count > Self.maximumNamed ? ", …" : ""
      return [
        Issue(
          rule: Self.rule, severity: .info, id: first.id, line: first.line,
          message: "No images are around the document; it names \(names)\(more).")
      ]
    }
    return missing.map { use in
      Issue(
        rule: Self.rule, severity: .warning, id: use.id, line: use.line,
        message: "The image “\(use.name)” is not in the project around the document.")
    }
  }

  /// What is wrong with the sets of images that scenes name, for the first image that it concerns. The
  /// images have been looked up.
  /// - Parameter reported: What has been said already; nothing is said twice.
  func brokenSets(for scenes: [Scene], reported: inout Set<AssetDiagnostic>) -> [Issue] {
    guard !assets.isSound else { return [] }
    return scenes.flatMap(Self.uses).flatMap { use in
      assets.diagnostics(ofImage: use.name).filter { reported.insert($0).inserted }.map {
        Issue(
          rule: Self.brokenRule, severity: .warning, id: use.id, line: use.line,
          message: "\($0.path): \($0.message)")
      }
    }
  }

  private struct Use {
    let name: String
    let id: String
    let line: Int
  }

  /// The first use of each name.
  private static func uses(in scene: Scene) -> [Use] {
    var names: Set<String> = []
    var uses: [Use] = []
    for view in scene.views {
      for image in images(in: view)
      where !scene.isSymbol(image) && names.insert(image.name).inserted {
        uses.append(Use(name: image.name, id: view.id, line: view.line))
      }
    }
    return uses
  }

  private static func images(in view: View) -> [ImageReference] {
    switch view.kind {
    case .imageView:
      return ["image", "highlightedImage"].compactMap(view.imageReference)
    case .button:
      let states = (view.element?.children("state") ?? []).flatMap { state in
        ["image", "backgroundImage"].compactMap(state.imageReference)
      }
      return states + [view.buttonConfiguration?.imageReference("image")].compactMap(\.self)
    default: return []
    }
  }
}

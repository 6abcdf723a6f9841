import Assets
import InterfaceBuilder
import Scenes
import WorkerProtocol

/// Images that a scene's views name and that are nowhere around the document.
///
/// Symbols and other images of the system's are never missing. Whether others are can only be known
/// where there are images at all: a document that lies alone gets one note for all of them.
struct MissingImages {
  private static let rule = "missing-image"
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

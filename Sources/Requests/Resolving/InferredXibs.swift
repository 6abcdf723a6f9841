import Assets
import Drawing
import Files
import Graphics
import InterfaceBuilder
import Layout
import Localization
import Scenes
import Traits
import WorkerProtocol

/// Xibs that views are shown with as they have the name of the views' class: an issue for each.
struct InferredXibs {
  private static let rule = "inferred-xib"

  private var uses: [(xib: String, className: String, view: View)] = []

  mutating func add(_ laidOut: LaidOutScene) {
    for scene in laidOut.withContained {
      for contained in scene.contained {
        let view = scene.scene.views[contained.view]
        guard let xib = contained.xib, let name = view.customClass,
          !uses.contains(where: { $0.className == name })
        else { continue }
        uses.append((xib.name, name, view))
      }
    }
  }

  var issues: [Issue] {
    uses.map { use in
      Issue(
        rule: Self.rule, severity: .info, id: use.view.id, line: use.view.element?.line,
        message: localized(
          "Views of %1$s are shown with %2$s, which has the class's name; a companion file says otherwise.",
          use.className, use.xib))
    }
  }
}

extension Resolver {
  /// The xibs of the project that views of a document's classes are likely to load, by the names of the classes.
  /// Nothing is searched where it names no class of its own.
  /// - Parameter idiom: Of the device, which may have xibs of its own.
  func xibs(
    of scenes: SceneSet, _ source: DocumentSource, on idiom: Idiom?
  ) -> [String: ClassXib] {
    guard scenes.companion?.infersXibs != false, let assets = assets(of: source) else { return [:] }
    let own = place(of: source).flatMap(absolutePath)
    var found: [String: ClassXib] = [:]
    var seen: Set<String> = []
    var open = Self.classes(in: scenes.document)
    while let name = open.popFirst() {
      let candidates = Idiom.resourceNames(of: name, on: idiom).lazy.compactMap { file in
        assets.xib(named: file).map { (file: file, path: $0) }
      }
      guard seen.insert(name).inserted, let (file, path) = candidates.first, path != own,
        let content = xibScenes(at: path, source),
        let xib = ClassXib(ofClass: name, name: file + ".xib", path: path, content)
      else { continue }
      found[name] = xib
      open.formUnion(Self.classes(in: content.document))
    }
    return found
  }

  /// What it takes to lay out the view with an id: nothing is searched for one of the document.
  func xibs(
    for id: String?, of scenes: SceneSet, on canvas: CanvasChoice.Canvas, _ source: DocumentSource
  ) -> [String: ClassXib] {
    guard id?.hasPrefix(DrawnView.inferredPrefix) == true else { return [:] }
    return canvas.xibs { xibs(of: scenes, source, on: canvas.idiom) }
  }

  /// The xib's scenes in the document's language, where the xib is localized into it.
  private func xibScenes(at path: String, _ source: DocumentSource) -> SceneSet? {
    let xib = DocumentSource(
      name: path, root: source.root, language: source.language, device: source.device)
    return (try? scenes(of: xib))
      ?? (try? scenes(of: DocumentSource(name: path, root: source.root)))
  }

  /// The custom classes of the document's views without subviews.
  private static func classes(in document: Document) -> Set<String> {
    var names: Set<String> = []
    func visit(_ element: Element) {
      if element.name == "view", let name = element.customClass, element.child("subviews") == nil {
        names.insert(name)
      }
      for child in element.children { visit(child) }
    }
    visit(document.root)
    return names
  }
}

extension CanvasChoice.Canvas {
  /// The xibs that an app loads at run time; none on the document's own canvas.
  func xibs(_ find: () -> [String: ClassXib]) -> [String: ClassXib] { isAsDesigned ? [:] : find() }
}

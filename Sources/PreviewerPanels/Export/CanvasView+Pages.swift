import Drawing
import Localization
import PreviewerCanvas
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// What is on the canvas as pages of their own.
extension CanvasView {
  /// The selected view alone, else the selected scene; nil without one that is drawn.
  package func pageOfSelection() -> ExportPage? {
    guard let selection = preview.selection.element,
      let item = selectedItem ?? graph.arrangement.item(selection.scene),
      let root = graph.contents[item.key] ?? shownScene(of: item)?.root
    else { return nil }
    guard let view = selection.view else { return page(of: item, root) }
    let name =
      preview.shown.outline.index(of: selection).map { preview.shown.outline.nodes[$0].name }
      ?? view
    return ExportPage(view: view, in: root, named: name, density: density(of: item))
  }

  /// The selected scene, or the only one there is.
  package func pageOfScene(framed: Bool = true) -> ExportPage? {
    let item =
      selectedItem ?? (graph.arrangement.items.count == 1 ? graph.arrangement.items.first : nil)
    guard let item, let root = graph.contents[item.key] ?? shownScene(of: item)?.root else {
      return nil
    }
    return page(of: item, root, framed: framed)
  }

  /// All scenes of the document on what is chosen, whatever the canvas shows of them.
  package func pagesOfScenes(framed: Bool = true) -> [ExportPage] {
    let device = framed ? deviceFrame() : nil
    return ownScenes.compactMap { scene in
      guard scene.reference == nil, let root = scene.root else { return nil }
      return page(of: scene, root, on: device)
    }
  }

  private func page(
    of scene: ResolvedScene, _ root: DrawnView, on device: DeviceFrame?
  ) -> ExportPage {
    let part = CanvasArrangement.Part(scene, on: device, divided: dividedScreen)
    return ExportPage(
      ScenePicture(root: root, canvasSize: part.canvas, device: part.device, on: part.divided),
      named: scene.displayName, density: scene.traits.displayScale ?? 2)
  }

  /// The configurations that are compared, beside one another; nil while none are.
  package func comparisonPage() -> ExportPage? {
    guard shownMode == .compare else { return nil }
    let entries = graph.arrangement.items.compactMap { item -> ContactSheet.CaptionedPicture? in
      guard let root = graph.contents[item.key] else { return nil }
      let lines = item.caption.split(separator: "\n").map(String.init)
      return ContactSheet.CaptionedPicture(
        caption: lines.first ?? "", detail: lines.dropFirst().first,
        picture: ScenePicture(
          root: root, canvasSize: item.screenSize, device: item.device, on: item.divided))
    }
    guard !entries.isEmpty else { return nil }
    let title =
      comparison.scene.flatMap { preview.shown.scene($0)?.displayName } ?? localized("Comparison")
    // Wider than high, as screens and pages on their side are.
    let columns = Int((Double(entries.count) * 1.6).squareRoot().rounded(.up))
    return ExportPage(ContactSheet(title: title, entries: entries, columns: columns))
  }

  private func page(
    of item: CanvasArrangement.Item, _ root: DrawnView, framed: Bool = true
  ) -> ExportPage {
    // Of a folded container its scene, not its card.
    if item.isFolded, let scene = shownScene(of: item) {
      return page(of: scene, root, on: framed ? deviceFrame() : nil)
    }
    return ExportPage(
      ScenePicture(
        root: root, canvasSize: item.screenSize, device: framed ? item.device : nil,
        on: item.divided),
      named: preview.shown.scene(item.scene)?.displayName ?? localized("Scene"),
      density: density(of: item))
  }

  private func density(of item: CanvasArrangement.Item) -> Double {
    shownScene(of: item)?.traits.displayScale ?? 2
  }
}

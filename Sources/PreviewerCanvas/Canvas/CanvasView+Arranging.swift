import CGtk
import Drawing
import Localization
import MapLayout
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// What is on the canvas, and where.
extension CanvasView {
  /// How what is shown is laid out now: the running interface is one scene among none.
  package var shownMode: CanvasMode { preview.running.interaction == nil ? mode : .grid }

  func makeArrangement() -> CanvasArrangement {
    let proportion = size.height > 0 ? size.width / size.height : 1
    if shared.isActive {
      return CanvasArrangement(
        parts: shared.all.map { part(of: $0) }, proportion: proportion, captionLines: 2,
        lineHeight: lineHeight)
    }
    let device = arrangedDevice
    switch shownMode {
    case .map:
      let own = map(of: ownScenes, on: device, proportion)
      return documents.map.map { map in
        arrange(map, around: own) { self.part(of: $0, on: device) }
      } ?? own
    case .grid:
      return rows(of: graph.scenes, on: device, proportion)
    case .scene:
      return rows(of: [shownScene].compactMap { $0 }, on: device, proportion)
    case .compare where comparison.isMatrix:
      let side = SizeClassGrid.cells.count
      let room = CanvasArrangement.MatrixRoom(
        rows: side, columns: side, in: size, lineHeight: lineHeight)
      return CanvasArrangement(
        matrix: comparison.entries.map {
          let caption = matrixCaption(
            of: $0, in: room.captionWidth, lines: room.captionLines - 1)
          return comparisonPart($0, caption: caption)
        }, columns: side, in: room)
    case .compare:
      return CanvasArrangement(
        parts: comparison.entries.map { comparisonPart($0, caption: comparison.caption(of: $0)) },
        proportion: proportion,
        captionLines: 2, lineHeight: lineHeight)
    }
  }

  /// The map of one document; one without places has rows, unless it is one of several.
  private func map(
    of scenes: [ResolvedScene], on device: DeviceFrame?, _ proportion: Double
  ) -> CanvasArrangement {
    let hasPlaces = scenes.contains { $0.canvasLocation != nil }
    if flow.isOn || !hasPlaces && documents.map != nil {
      return tidied(scenes, on: device, proportion)
    }
    guard hasPlaces else { return rows(of: scenes, on: device, proportion) }
    // Beside others it needn't be as wide as the window.
    return CanvasArrangement(
      map: scenes.map { part(of: $0, on: device) }, at: scenes.map(\.canvasLocation),
      proportion: documents.map == nil ? proportion : nil)
  }

  private func part(of scene: ResolvedScene, on device: DeviceFrame?) -> CanvasArrangement.Part {
    CanvasArrangement.Part(
      scene, on: device, divided: arrangedDivision, isFolded: folding.folds(scene))
  }

  private func rows(
    of scenes: [ResolvedScene], on device: DeviceFrame?, _ proportion: Double
  ) -> CanvasArrangement {
    CanvasArrangement(
      parts: scenes.map { CanvasArrangement.Part($0, on: device, divided: arrangedDivision) },
      proportion: proportion, lineHeight: lineHeight)
  }

  private func tidied(
    _ scenes: [ResolvedScene], on device: DeviceFrame?, _ proportion: Double
  ) -> CanvasArrangement {
    let places = Dictionary(
      scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // What unwinds leads back.
    let steps = preview.shown.facts.connections.segues.filter { $0.kind != "unwind" }
      .compactMap { segue -> FlowLayout.Step? in
        guard let from = segue.source.scene.flatMap({ places[$0] }),
          let to = segue.destination.scene.flatMap({ places[$0] })
        else { return nil }
        return FlowLayout.Step(from: from, to: to)
      }
    let parts = scenes.map { part(of: $0, on: device) }
    let layout = FlowLayout(
      parts.map(\.size), captionHeight: CanvasArrangement.mapCaptionHeight, steps: steps,
      first: scenes.indices.filter { scenes[$0].isInitial })
    return CanvasArrangement(map: parts, placed: flow.places(of: layout, proportion: proportion))
  }

  /// Of captions in the desktop's font and text size.
  private var lineHeight: Double {
    guard let layout = gtk_widget_create_pango_layout(area.widget, "X") else {
      return CanvasArrangement.usualLineHeight
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return max(CanvasArrangement.usualLineHeight, Double(height) + 3)
  }

  /// The one that is shown on its own: that of the selection, else the initial one.
  private var shownScene: ResolvedScene? {
    let wanted = preview.selection.element?.scene ?? lastScene
    return graph.scenes.first { $0.id == wanted } ?? graph.scenes.first(where: \.isInitial)
      ?? graph.scenes.first
  }

  private func comparisonPart(
    _ entry: Comparison.Entry, caption: String
  ) -> CanvasArrangement.Part {
    // A version that doesn't have the scene has an empty place, as large as that of one that has it.
    let placed = (entry.isMissing ? comparison.entries.first { $0.scene != nil } : nil) ?? entry
    let choice = placed.configuration.choice
    let canvas =
      placed.scene?.canvas ?? choice.size(in: preview.configuration.catalogue)
      ?? SizeClassCell.any.canvasSize
    return CanvasArrangement.Part(
      key: entry.key, scene: comparison.scene ?? "",
      caption: caption, canvas: canvas,
      on: placed.device.flatMap { deviceFrame(of: $0.name, $0.orientation) },
      divided: choice.dividedScreen(in: preview.configuration.catalogue))
  }

  /// The views that are shown, by the keys of their items. Of what is folded there are none.
  var shownRoots: [String: DrawnView] {
    let folded = Set(graph.arrangement.items.filter(\.isFolded).map(\.scene))
    let pairs =
      shared.isActive
      ? shared.all.map { ($0.key, $0.scene(in: preview.configuration.catalogue)?.root) }
      : shownMode == .compare
        ? comparison.entries.map { ($0.key, $0.scene?.root) }
        : graph.scenes.map {
          ($0.id, $0.reference == nil && !folded.contains($0.id) && !isAwaited($0) ? $0.root : nil)
        }
    return Dictionary(
      pairs.compactMap { key, root in root.map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Scenes that are there before the others

  /// The preview's scenes. Those that come first are as they are wanted; of the others, what was on the canvas
  /// before has the size of the new one, where they will be. Of a document that is being opened the others have
  /// nothing to show.
  var arrangedScenes: [ResolvedScene] {
    guard let early = preview.shown.early else { return preview.shown.scenes }
    if preview.shown.isArriving { return early.outline.map { early.scenes[$0.id] ?? $0 } }
    let before = preview.configuration.shown.choice.size(in: preview.configuration.catalogue)
    let after = early.choice.size(in: preview.configuration.catalogue)
    return preview.shown.scenes.map { scene in
      if let new = early.scenes[scene.id] { return new }
      var scene = scene
      if scene.canvas == before, let after { scene.canvas = after }
      return scene
    }
  }

  /// Whether a scene can't be shown yet, as its canvas is another one now.
  func isAwaited(_ scene: ResolvedScene) -> Bool {
    guard openedScene(scene.id) == nil else { return false }
    return preview.shown.early.map { $0.isElsewhere && $0.scenes[scene.id] == nil } ?? false
  }

  private var arrangedDevice: DeviceFrame? {
    guard let early = preview.shown.early else { return deviceFrame() }
    return early.device.flatMap { deviceFrame(of: $0.name, $0.orientation) }
  }

  private var arrangedDivision: DividedScreen? {
    preview.shown.early.map { $0.choice.dividedScreen(in: preview.configuration.catalogue) }
      ?? dividedScreen
  }

  /// The ids of the scenes that are seen and have something to show, the nearest to the middle first.
  var wantedScenes: [String] {
    let isArriving = preview.shown.isArriving
    guard shownMode == .map || shownMode == .grid || isArriving && shownMode == .scene else {
      return []
    }
    return itemsInSight.filter { openedScene($0.key) == nil }.filter {
      isArriving ? graph.references[$0.scene] == nil && !$0.isFolded : graph.contents[$0.key] != nil
    }.map(\.scene)
  }

  /// The device around each scene; nil for a canvas without one.
  package func deviceFrame() -> DeviceFrame? {
    // A running window of a free size is on no device's screen.
    if let shown = preview.running.interaction?.shown, shown.windowPart == nil,
      !shown.isOnPadsScreen(in: preview.configuration.catalogue)
    {
      return nil
    }
    // A launch screen is shown in the device's points.
    let letterbox =
      preview.running.launching == nil ? preview.running.interaction?.shown?.letterbox : nil
    return preview.configuration.shownDevice.flatMap {
      deviceFrame(of: $0.name, $0.orientation, letterbox)
    }
  }

  /// Its screen, where the design is shown in a part of it; the running interface brings its own.
  package var dividedScreen: DividedScreen? {
    preview.running.interaction == nil
      ? preview.configuration.shown.choice.dividedScreen(in: preview.configuration.catalogue) : nil
  }

  /// - Parameter letterbox: Where the app's window has less than its screen.
  func deviceFrame(
    of name: String, _ orientation: Orientation, _ letterbox: SimulatedStep.Letterbox? = nil
  ) -> DeviceFrame? {
    guard let display = preview.configuration.catalogue.device(called: name)?.display else {
      return nil
    }
    return DeviceFrame(
      DeviceFrame.Description(letterbox?.display(of: display) ?? display), orientation: orientation)
  }

  /// What an item shows: as it was laid out for it, scrolled to what is selected.
  package func shownScene(of item: CanvasArrangement.Item) -> ResolvedScene? {
    var scene = laidOutScene(of: item)
    if scrolling.shifts[item.key] != nil, let root = graph.contents[item.key] { scene?.root = root }
    return scene
  }

  /// What an item shows, as it was laid out for it.
  func laidOutScene(of item: CanvasArrangement.Item) -> ResolvedScene? {
    shownMode == .compare
      ? comparison.entry(key: item.key)?.scene
      : preview.shown.early?.scenes[item.scene] ?? preview.shown.scene(item.scene)
  }

  /// The item of the selected scene; where there are several, that which the window is about.
  package var selectedItem: CanvasArrangement.Item? {
    guard let scene = preview.selection.element?.scene else { return nil }
    if shownMode == .compare, let key = comparison.focusedKey {
      return graph.arrangement.item(key: key).flatMap { $0.scene == scene ? $0 : nil }
    }
    return scene == Interaction.sceneID ? runningItem : graph.arrangement.item(scene)
  }

  /// Those of which something is seen, the nearest to the middle first.
  var itemsInSight: [CanvasArrangement.Item] {
    let middle = viewport.canvasPoint((size.width / 2, size.height / 2))
    func distance(_ item: CanvasArrangement.Item) -> Double {
      let (x, y) = (item.body.midX - middle.x, item.body.midY - middle.y)
      return x * x + y * y
    }
    return graph.arrangement.items.filter { isInSight($0, viewport) }
      .map { (item: $0, distance: distance($0)) }.sorted { $0.distance < $1.distance }.map(\.item)
  }
}

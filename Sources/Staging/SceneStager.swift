import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Traits
import UIKitMetrics

/// Lays out the scenes of a document one by one: as designed each stands alone, as on Interface
/// Builder's canvas; on a device each is what an app that starts with it would show, with the scenes
/// that its containers contain, and under the bars that are simulated for it. What is in a container view
/// has the place that this has on screen.
package struct SceneStager {
  private let scenes: SceneSet
  private let environment: Traits.Environment
  private let isAsDesigned: Bool
  private let engine: LayoutEngine
  /// The app as it last started; the next scene's starts from the same storyboards.
  private var app: Simulation?
  /// Infers the bars of scenes; nil where they are those of Interface Builder's canvas.
  private var barInference: BarInference?
  /// Nil as designed, where nothing is in anything.
  private let embeddings: EmbeddingMap?
  /// Where the container views of a controller's scene, and of those that are laid out with it, have what
  /// their segues lead to; only of controllers that were laid out for what they contain.
  private var places: [Element: [Element: Stager.LayoutContext]] = [:]
  /// Scenes that were laid out in their place, with the scene around them.
  private var known: [Element: LaidOutScene] = [:]

  package init(
    _ scenes: SceneSet, environment: Traits.Environment, isAsDesigned: Bool, engine: LayoutEngine
  ) {
    self.scenes = scenes
    self.environment = environment
    self.isAsDesigned = isAsDesigned
    self.engine = engine
    embeddings = isAsDesigned ? nil : EmbeddingMap(scenes)
    if !isAsDesigned {
      barInference = scenes.barInference(on: Platform(running: environment.system))
    }
  }

  package mutating func layOut(
    _ entry: SceneSet.Entry
  ) throws(LayoutEngine.Cancelled) -> LaidOutScene {
    if let controller = entry.controller, let scene = known[controller] { return scene }
    let place = try place(of: entry)
    // The scene around it may have been laid out for that.
    if let controller = entry.controller, let scene = known[controller] { return scene }
    let result = try laidOut(entry, in: place)
    // What it contains is often asked for next.
    if place == nil, let controller = entry.controller { places[controller] = result.embeddings }
    return result.scene
  }

  /// What the container view has that a scene is in; nil where it fills the window, as it is in none, or
  /// in one that isn't to be seen.
  private mutating func place(
    of entry: SceneSet.Entry
  ) throws(LayoutEngine.Cancelled) -> Stager.LayoutContext? {
    var place: Stager.LayoutContext?
    // Where container views are, in the scenes that an outer one shows with it.
    var known: [Element: Stager.LayoutContext] = [:]
    for embedding in embeddings?.way(to: entry) ?? [] {
      if known[embedding.segue] == nil {
        known = try placesInContainerViews(of: embedding.holder, in: place)
      }
      place = known[embedding.segue]
      if let frame = place?.frame, frame.width <= 0 || frame.height <= 0 {
        place = nil
        known = [:]
      }
    }
    return place
  }

  private mutating func placesInContainerViews(
    of holder: SceneSet.Entry, in place: Stager.LayoutContext?
  ) throws(LayoutEngine.Cancelled) -> [Element: Stager.LayoutContext] {
    guard let controller = holder.controller else { return [:] }
    if let known = places[controller] { return known }
    let found = try laidOut(holder, in: place).embeddings
    places[controller] = found
    return found
  }

  /// A scene, and where its container views have others.
  private mutating func laidOut(
    _ entry: SceneSet.Entry, in place: Stager.LayoutContext?
  ) throws(LayoutEngine.Cancelled) -> (
    scene: LaidOutScene, embeddings: [Element: Stager.LayoutContext]
  ) {
    guard let app = started(with: entry) else {
      let (scenes, environment, isAsDesigned) = (scenes, environment, isAsDesigned)
      let laidOut = try engine.layout { windows in
        scenes.scene(
          entry, environment: environment, isAsDesigned: isAsDesigned, windows: windows)
      }
      return (laidOut, [:])
    }
    self.app = app
    var stager = Stager(app, engine: engine, system: environment.system) { _, _ in nil }
    let scene: LaidOutScene
    if var place {
      // The containers between it and the container view aren't laid out with it, but have their bars.
      if embeddings?.isDirect(entry) != true {
        place.bars = bars(of: entry)
        place.bars.isEmbedded = false
      }
      scene = try stager.layOutInitial(in: place)
    } else {
      scene = try stager.layOutInitial(under: bars(of: entry))
    }
    remember(stager.embedded, in: app.initialController, of: app)
    return (scene, stager.embeddings)
  }

  /// What containers and segues that lead to a scene put around it.
  private mutating func bars(of entry: SceneSet.Entry) -> SimulatedBars {
    guard let controller = entry.controller else { return entry.bars }
    return barInference?.bars(of: controller) ?? entry.bars
  }

  /// Remembers what an app's container views show, at any depth: each of these scenes is the same in an
  /// app that starts with it, as it has its place, its traits and no bars from around it. Where code has
  /// a say it may ask what is around.
  private mutating func remember(
    _ embedded: [ControllerID: [Stager.EmbeddedScene]], in root: ControllerID, of app: Simulation
  ) {
    guard scenes.companion == nil, !embedded.isEmpty, let embeddings,
      app.controllerElement(root).map(embeddings.isInCircle) == false
    else { return }
    var open = [root]
    while let holder = open.popLast() {
      for inner in embedded[holder] ?? [] {
        guard let controller = app.controllerElement(inner.controller),
          known[controller] == nil, embeddings.leads(inner.segue, to: controller),
          inner.frame.width > 0, inner.frame.height > 0
        else { continue }
        known[controller] = inner.scene
        open.append(inner.controller)
      }
    }
  }

  /// Nil for what has no controller, and as designed, where no code runs.
  private func started(with entry: SceneSet.Entry) -> Simulation? {
    guard !isAsDesigned, let controller = entry.controller?.id else { return nil }
    let screen = SimulatedScreen(environment, system: environment.system)
    if let app { return try? app.restarted(on: screen, initial: controller) }
    return try? Simulation(scenes, on: screen, initial: controller)
  }
}

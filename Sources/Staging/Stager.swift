import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Traits

/// Lays out the controllers of a running interface, from the window inwards: each container says where
/// its children are, which bars are over them and what of the window is clear for them.
struct Stager {
  /// What a controller is laid out in.
  struct LayoutContext {
    /// In the window's coordinates, in points.
    var frame: Rect
    /// The part of the window that no bar and no part of the device covers.
    var clear: Rect
    /// The bars that the containers add.
    var bars = SimulatedBars()
    /// The controllers that add them.
    var barOwners: [ControllerID] = []
    /// The navigation controller around, whose bar also serves those inside it.
    var navigation: Navigation?
    /// Whether the device's status bar is over what reaches the window's top; views in container views
    /// keep clear of it, and it is drawn for what is around them.
    var hasStatusBar = true
  }

  struct Navigation {
    var element: Element?
    var backTitle: String?
  }

  /// What a container view shows.
  struct EmbeddedScene {
    let segue: Element
    let controller: ControllerID
    /// In the window's coordinates, in points.
    let frame: Rect
    let scene: LaidOutScene
  }

  let simulation: Simulation
  let engine: LayoutEngine
  let window: Traits.Environment
  var stage: Stage
  /// Where the views on screen are by their ids, in the window's coordinates, in points: what
  /// popovers point at.
  var viewFrames: [String: Rect] = [:]
  /// The scenes with bars, and where their root views are in the window, in points.
  var scenesWithBars: [(frame: Rect, scene: LaidOutScene)] = []
  /// Where container views have what their segues lead to, by the segues.
  var embeddings: [Element: LayoutContext] = [:]
  /// What was laid out in the container views of each controller.
  var embedded: [ControllerID: [EmbeddedScene]] = [:]
  let barItems: BarItemLocator

  /// - Parameter system: on which the app runs.
  init(
    _ simulation: Simulation, engine: LayoutEngine, system: SystemVersion,
    barItems: @escaping BarItemLocator
  ) {
    self.simulation = simulation
    self.engine = engine
    self.barItems = barItems
    var environment = simulation.screen.windowEnvironment
    environment.rootMargin = RootMargin.minimum(forWidth: environment.size.width)
    environment.system = system
    window = environment
    stage = Stage(size: environment.size, environment: environment)
    stage.keyboard = simulation.keyboard.map {
      KeyboardLayout(
        $0, in: environment.size, isPad: environment.traits.userInterfaceIdiom == .pad)
    }
  }

  var windowBounds: Rect {
    Rect(x: 0, y: 0, width: window.size.width, height: window.size.height)
  }

  mutating func run() throws(LayoutEngine.Cancelled) -> Stage {
    let tree = simulation.tree
    if isShown(tree) {
      stage.layers.append(
        Stage.Layer(
          controller: tree.id, form: nil, frame: windowBounds,
          scene: try layOut(tree, in: window(under: SimulatedBars()))))
    }
    try present(in: tree)
    for key in stage.keyboard?.keys ?? [] {
      if let step = key.step { stage.reactions.append(Reaction(id: key.id, step: step)) }
    }
    return stage
  }

  /// Lays out the document's controller that the app starts with, without the container that code makes
  /// around it.
  /// - Parameter bars: those of containers that aren't there.
  mutating func layOutInitial(
    under bars: SimulatedBars
  ) throws(LayoutEngine.Cancelled) -> LaidOutScene {
    try layOutInitial(in: window(under: bars))
  }

  /// Lays out the initial controller's scene for another context.
  mutating func layOutInitial(in place: LayoutContext) throws(LayoutEngine.Cancelled)
    -> LaidOutScene
  {
    try layOut(simulation.node(simulation.initialController) ?? simulation.tree, in: place)
  }

  private func window(under bars: SimulatedBars) -> LayoutContext {
    LayoutContext(frame: windowBounds, clear: windowBounds.inset(by: window.safeArea), bars: bars)
  }

  /// Whether any of a controller's own views is on screen.
  func isShown(_ node: ControllerNode) -> Bool {
    node.isVisible || node.children.contains(where: isShown)
  }

  /// What is presented in a part of the tree, each over what presents it.
  private mutating func present(in node: ControllerNode) throws(LayoutEngine.Cancelled) {
    for child in node.children { try present(in: child) }
    for presented in node.presentedController {
      if let presentation = node.presentation, isShown(presented) {
        stage.layers.append(try layer(presented, presentation, over: node))
      }
      try present(in: presented)
    }
  }

  // MARK: One controller

  /// Lays out a controller with its children.
  mutating func layOut(
    _ node: ControllerNode, in place: LayoutContext
  ) throws(LayoutEngine.Cancelled) -> LaidOutScene {
    stage.frames[node.id] = place.frame
    var result = try engine.layout { ownScene(node, in: place, windows: $0) }
    let collapse = result.largeTitleCollapse
    if collapse > 0 {
      var scrolled = place
      scrolled.bars.top?.largeTitleCollapse = collapse
      result = try engine.layout { ownScene(node, in: scrolled, windows: $0) }
    }
    let scene = result.scene
    let frames = result.canvasFrames
    result.diagnoseKeyboard(frames)
    remember(frames, of: scene, in: place.frame)
    addReactions(of: node, scene)
    addAnimations(of: node, scene)
    if scene.views.contains(where: { $0.kind == .navigationBar || $0.kind == .toolbar }) {
      let root = result.frames[.root]
      scenesWithBars.append((root.moved(place.frame.x, place.frame.y), result))
    }
    for (child, inner) in children(of: node, in: place, showing: result, frames) {
      if let segue = inner.segue, embeddings[segue] == nil { embeddings[segue] = inner.place }
      if isCovered(child) {
        stage.frames[child.id] = inner.place.frame
        continue
      }
      // Where the view that shows the child is.
      let origin = frames[inner.view].moved(place.frame.x, place.frame.y)
      let laidOut = try layOut(child, in: inner.place)
      if let segue = inner.segue {
        embedded[node.id, default: []].append(
          EmbeddedScene(
            segue: segue, controller: child.id, frame: inner.place.frame, scene: laidOut))
      }
      var contained = LaidOutScene.Contained(
        view: inner.view, frame: inner.place.frame.moved(-origin.x, -origin.y), scene: laidOut)
      contained.dimsBelow = inner.dimsBelow
      contained.hasSeparator = inner.hasSeparator
      result.contained.append(contained)
    }
    return result
  }

  /// The controller's own scene, in its place.
  /// - Parameter windows: Which rows are made of long lists.
  private func ownScene(
    _ node: ControllerNode, in place: LayoutContext, windows: [String: ListWindow]
  ) -> Scene {
    var environment = window
    environment.traits = node.traits
    environment.setBy = node.setBy
    environment.size = place.frame.size
    environment.isPartOfWindow = place.frame != windowBounds
    environment.division = window.division?.moved(-place.frame.x, -place.frame.y)
    environment.safeArea = place.frame.covered(outside: place.clear)
    if let keyboard = stage.keyboard?.frame {
      environment.keyboardOverlap = min(
        max(0, place.frame.maxY - keyboard.y), place.frame.height)
    }
    environment.rootMargin = RootMargin.minimum(forWidth: place.frame.width)
    if environment.safeArea.top == 0 || !place.hasStatusBar { environment.statusBarHeight = 0 }
    let bars = ownBars(of: node, in: place)
    if let made = madeScene(node) {
      return made.scenes.scene(
        made.entry.under(bars), environment: environment, isAsDesigned: false)
    }
    let title = node.title ?? node.className
    let scenes = simulation.scenes(of: node.id)
    let entry = simulation.entry(of: node.id) ?? .made(id: node.id.name, title: title)
    let others = place.barOwners.reversed().map { simulation.scenes(of: $0) }
      .filter { $0.document.root != scenes.document.root }
    return scenes.scene(
      entry.under(bars), environment: environment, isAsDesigned: false,
      running: simulation.runningState(of: node.id), windows: windows,
      containers: others.compactMap(\.companion))
  }

  /// Bars are drawn over the content, not over the containers around it; columns have those around
  /// their split view in common.
  private func ownBars(of node: ControllerNode, in place: LayoutContext) -> SimulatedBars {
    if let split = node.split, !split.isCollapsed { return place.bars }
    var bars = place.bars
    if node.split != nil || node.tabs != nil || node.isNavigation {
      bars.top = nil
      bars.bottom = nil
    }
    return bars
  }

  private mutating func addAnimations(of node: ControllerNode, _ scene: Scene) {
    let changes = simulation.alongside.filter { $0.controller == node.id }.flatMap(\.changes)
    guard !changes.isEmpty else { return }
    let names = DeclaredNames(of: scene)
    for change in changes {
      for view in names.views(change.view) {
        stage.alongside[scene.views[view].id, default: []].append(change.motion)
      }
    }
  }

  private mutating func remember(_ frames: PerView<Rect>, of scene: Scene, in outer: Rect) {
    for (view, frame) in zip(scene.views, frames) {
      viewFrames[view.id] = frame.moved(outer.x, outer.y)
    }
  }
}

extension Simulation {
  /// Lays out what is on screen.
  /// - Parameter barItems: finds what popovers point at in bars; nil for a stage without drawing.
  package func stage(
    _ engine: LayoutEngine, barItems: @escaping BarItemLocator = { _, _ in nil }
  ) throws(LayoutEngine.Cancelled) -> Stage {
    var stager = Stager(self, engine: engine, system: screen.system, barItems: barItems)
    var stage = try stager.run()
    if let before = beforeCompletion {
      stage.beforeCompletion = [try before.stage(engine, barItems: barItems)]
    }
    return stage
  }
}

extension ControllerNode {
  var isNavigation: Bool { className == "UINavigationController" }
}

extension Rect {
  func moved(_ x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// How much of each side lies outside another rectangle: the safe area of a view, as
  /// UIView.safeAreaInsets documents it.
  func covered(outside clear: Rect) -> EdgeInsets {
    func part(_ length: Double, _ most: Double) -> Double { max(0, min(length, most)) }
    return EdgeInsets(
      top: part(clear.y - y, height), left: part(clear.x - x, width),
      bottom: part(maxY - clear.maxY, height), right: part(maxX - clear.maxX, width))
  }
}

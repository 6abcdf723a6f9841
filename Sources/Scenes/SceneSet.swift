import Companion
import InterfaceBuilder
import Languages
import Styles
import Traits
import UIKitMetrics

/// What a document holds to show: a storyboard's scenes, or a xib's top-level views.
package struct SceneSet: Sendable {
  /// One scene or top-level view, before it is made concrete.
  package struct Entry: Sendable {
    /// The scene's id in a storyboard, the view's in a xib.
    package let id: String
    package let title: String
    package let controller: Element?
    /// The root view; nil for a controller whose view is not in the document.
    package let root: Element?
    package let isInitial: Bool
    /// Whether the view takes the size of the screen that it is shown on, rather than its own.
    private(set) var fillsScreen: Bool
    package private(set) var bars: SimulatedBars

    /// The same scene with the bars of containers that are there, instead of inferred ones.
    package func under(_ bars: SimulatedBars) -> Entry {
      var entry = self
      entry.bars = bars
      return entry
    }

    /// The same view as large as what it is put into, without bars.
    fileprivate var asContent: Entry {
      var entry = under(.none)
      entry.fillsScreen = true
      return entry
    }

    /// A controller that no document has, and that UIKit makes.
    package static func made(id: String, title: String) -> Entry {
      Entry(
        id: id, title: title, controller: nil, root: nil, isInitial: false, fillsScreen: true,
        bars: .none)
    }
  }

  package let document: Document
  package let graph: SegueGraph
  /// Interface Builder's canvas, of the Xcode that saved the document.
  package let canvas: Platform
  package private(set) var entries: [Entry]
  private let placesOfControllers: [Element: Int]
  package let resources: Resources
  /// What controllers are called, or else what they are, by their ids.
  let controllerTitles: [String: String]
  /// What the app does in code, as far as it is declared beside the document.
  package var companion: CompanionFile? {
    didSet { addedViews = AddedElement.all(companion?.views ?? [], looks) }
  }
  /// Those that it declares.
  private(set) var addedViews: [AddedElement] = []
  /// The fonts that the document names.
  package let namedFonts: [NamedFont]
  /// Those of them that the project has.
  package var fonts: ProjectFonts = [:]
  /// What the project says of its own classes.
  package var looks = ProjectLooks() {
    didSet { addedViews = AddedElement.all(companion?.views ?? [], looks) }
  }
  /// Whether the app's property list has no controller show a status bar.
  package var hidesStatusBar = false
  /// That of UIKit's own words and dates.
  package var language = SystemLanguage.english {
    didSet {
      guard document.kind == .storyboard else { return }
      entries = Self.storyboardEntries(document, graph, canvas, language)
    }
  }

  package init(_ document: Document) {
    self.document = document
    graph = SegueGraph(document)
    canvas = Platform(canvasOf: document.toolsVersion)
    resources = Resources(of: document)
    namedFonts = NamedFont.all(in: document)
    controllerTitles = Dictionary(
      graph.controllers.compactMap { controller in
        controller.id.map {
          ($0, controller["title"] ?? controller.customClass ?? controller.name)
        }
      }, uniquingKeysWith: { first, _ in first })
    entries =
      document.kind == .storyboard
      ? Self.storyboardEntries(document, graph, canvas, language) : Self.xibEntries(document)
    placesOfControllers = entries.enumerated().reduce(into: [:]) { places, entry in
      guard let controller = entry.element.controller, places[controller] == nil else { return }
      places[controller] = entry.offset
    }
  }

  /// What infers the bars of a storyboard's scenes on a device; nil where they are those of the canvas.
  package func barInference(on platform: Platform) -> BarInference? {
    guard document.kind == .storyboard, platform.hasCards != canvas.hasCards else { return nil }
    return BarInference(graph, on: platform, in: language)
  }

  /// The entry of a controller's scene.
  package func entry(of controller: Element) -> Entry? {
    placesOfControllers[controller].map { entries[$0] }
  }

  /// The view that views of a class are likely to load from this xib; nil where neither it nor the file's owner
  /// is of the class.
  package func content(ofClass name: String) -> Entry? {
    guard document.kind == .xib,
      let entry = entries.first(where: { $0.controller == nil }), let root = entry.root,
      ViewKind(tag: root.name) == .view
    else { return nil }
    let owner = document.root.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return root.customClass == name || owner?.customClass == name ? entry.asContent : nil
  }

  private static func storyboardEntries(
    _ document: Document, _ graph: SegueGraph, _ canvas: Platform, _ language: SystemLanguage
  ) -> [Entry] {
    var inference = BarInference(graph, on: canvas, in: language)
    let initial = document.root["initialViewController"]
    return document.scenes.flatMap { scene -> [Entry] in
      guard let controller = scene.controller else { return [] }
      return [
        Entry(
          id: scene.sceneID ?? controller.id ?? "scene:\(scene.element.line)",
          title: title(of: controller), controller: controller, root: controller.child(key: "view"),
          isInitial: initial != nil && controller.id == initial, fillsScreen: true,
          bars: inference.bars(of: controller))
      ] + looseViews(of: scene, beside: controller)
    }
  }

  /// Views that stand in a scene beside its controller, to be shown by code.
  private static func looseViews(
    of scene: SceneElement, beside controller: Element
  ) -> [Entry] {
    let objects = scene.objects.filter { $0 != controller }
    return objects.filter(\.hasFrame).map { view in
      Entry(
        id: view.id ?? "view:\(view.line)", title: title(of: view), controller: nil, root: view,
        isInitial: false, fillsScreen: false, bars: .none)
    }
  }

  private static func xibEntries(_ document: Document) -> [Entry] {
    guard let objects = document.root.child("objects") else { return [] }
    let canvas = Platform(canvasOf: document.toolsVersion)
    return objects.children.compactMap { element in
      let isView =
        element.hasFrame || ViewKind(tag: element.name) != .other
      if isView {
        return Entry(
          id: element.id ?? "view:\(element.line)", title: title(of: element), controller: nil,
          root: element, isInitial: false, fillsScreen: fillsScreen(element, in: document),
          bars: xibBars(of: element, canvas))
      }
      guard let root = element.child(key: "view") else { return nil }
      return Entry(
        id: root.id ?? "view:\(element.line)", title: title(of: element), controller: element,
        root: root, isInitial: false, fillsScreen: true, bars: xibBars(of: element, canvas))
    }
  }

  /// Launch screens fill the screen, and so do views whose size on the canvas was the screen's; cells,
  /// controls and views of a free size keep their own.
  private static func fillsScreen(_ view: Element, in document: Document) -> Bool {
    guard ViewKind(tag: view.name) == .view else { return false }
    return document.isLaunchScreen || !SimulatedMetrics(of: view).isFreeform
  }

  /// A xib has no segues: only what its own simulated metrics say.
  private static func xibBars(of element: Element, _ canvas: Platform) -> SimulatedBars {
    let kind = ViewKind(tag: element.name)
    let height = element.rectangle("frame")?.height ?? 0
    if kind.isPlacedByContainer,
      !canvas.givesSafeArea(toXibCell: height, ofTable: kind == .tableViewCell)
    {
      return SimulatedBars(hasStatusBar: false, isEmbedded: true)
    }
    var bars = SimulatedBars()
    bars.apply(SimulatedMetrics(of: element))
    if element["simulatedAppContext"] != nil { bars.hasStatusBar = false }
    return bars
  }

  private static func title(of element: Element) -> String {
    if let title = element["title"] ?? element.userLabel { return title }
    let item = element.child("navigationItem", key: "navigationItem")
    if let title = item?["title"], !title.isEmpty { return title }
    if let custom = element.customClass { return custom }
    // As Interface Builder's outline has it: `tableViewController` is "Table View Controller".
    return (ViewKind(tag: element.name).className ?? className(ofController: element.name)).words
  }
}

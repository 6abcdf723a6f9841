import Assets
import Editing
import InterfaceBuilder
import Layout
import Localization
import Processes
import Scenes
import Styles
import Traits
import WorkerProtocol

extension AttributesParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> AttributesResult {
    try resolver.attributes(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// Says what views, or other objects, are like: all their attributes, with what counts for one canvas.
  package func attributes(
    _ request: AttributesParameters, cancellation: Cancellation = Cancellation()
  ) throws -> AttributesResult {
    try timeLimit.run(cancellation) { try attributes(of: request, $0) }
  }

  private func attributes(
    of request: AttributesParameters, _ cancellation: Cancellation
  ) throws -> AttributesResult {
    let scenes = try scenes(of: request)
    let place = try place(of: request, in: scenes, cancellation)
    let (scene, appearance) = (place.scene, place.appearance)
    let ids = request.views ?? []
    let views =
      try ids.isEmpty ? [wholeScene(scene)] : ids.map { try object($0, at: place, scenes) }
    let library = try assets(of: request)
    let words = AttributeWording(scene: scene, library: library, appearance: appearance)
    let lists = views.map { words.groups(of: AttributeList(of: $0, typography: scene.typography)) }
    return AttributesResult(
      scene: place.entry,
      objects: views.map { AttributesResult.Object($0, at: place) },
      groups: lists.dropFirst().reduce(lists.first ?? []) { $0.shared(with: $1) })
  }

  /// A scene in which an object with an id was found.
  fileprivate struct InspectionContext {
    let scene: Scene
    /// The id of the document's scene that it is, or is in.
    let entry: String
    let appearance: Appearance
    /// What the ids of its views begin with, and the xib's path, where they are likely to be one's.
    var prefix = ""
    var file: String?

    /// Nil where no view has the id.
    init?(of id: String?, in laidOut: LaidOutScene, entry: String, _ appearance: Appearance) {
      guard let shown = id.flatMap({ laidOut.shownView($0) }) else { return nil }
      self.init(scene: shown.scene, entry: entry, appearance: appearance)
      (prefix, file) = (shown.prefix, shown.xib?.path)
    }

    init(scene: Scene, entry: String, appearance: Appearance) {
      (self.scene, self.entry, self.appearance) = (scene, entry, appearance)
    }
  }

  /// The scene that the first object is in, as it is on the canvas or on screen. Its traits may be others than
  /// those of the canvas: a container may give it less room.
  private func place(
    of request: AttributesParameters, in scenes: SceneSet, _ cancellation: Cancellation
  ) throws -> InspectionContext {
    let id = request.views?.first
    if request.isPlayed {
      let (_, stage) = try played(request, cancellation)
      let all = try stage.scenes(chosenBy: request.scene)
      let appearance = request.appearance ?? .light
      for shown in all {
        if let place = InspectionContext(of: id, in: shown, entry: shown.scene.id, appearance) {
          return place
        }
      }
      guard let scene = all.first?.scene else {
        throw FileError(code: "no-scenes", message: localized("Nothing is on screen."))
      }
      return InspectionContext(scene: scene, entry: scene.id, appearance: appearance)
    }
    let canvas = try CanvasChoice(request.canvas, catalogue: catalogue).canvas(for: scenes)
    let appearance = request.appearance ?? canvas.appearance
    let engine = engine(
      showing: try assets(of: request)?.on(canvas.environment.screen), appearance, cancellation,
      xibs: try xibs(for: id, of: scenes, on: canvas, request.document))
    var stager = stager(of: scenes, on: canvas, with: engine)
    let entries =
      try request.scene.map { [try scenes.entry(withID: $0)] }
      ?? scenes.entries(around: id.flatMap(scenes.document.element))
    for entry in entries {
      let laidOut = try stager.layOut(entry)
      if let place = InspectionContext(of: id, in: laidOut, entry: entry.id, appearance) {
        return place
      }
    }
    // What is no view, or not installed here, is read for the traits of the scene that it is in.
    guard let entry = entries.first else {
      throw FileError(code: "no-scenes", message: localized("The document has no scenes."))
    }
    return InspectionContext(
      scene: try stager.layOut(entry).scene, entry: entry.id, appearance: appearance)
  }

  private func object(_ id: String, at place: InspectionContext, _ scenes: SceneSet) throws -> View
  {
    let scene = place.scene
    if id.hasPrefix(place.prefix),
      let view = scene.views.first(where: { $0.id == id.dropFirst(place.prefix.count) })
    {
      return view
    }
    guard let element = scenes.document.element(id: id) else {
      throw FileError(
        code: "no-such-view", message: localized("The document has no object “%1$s”.", id))
    }
    return View(alone: element, for: scene.environment.traits)
  }

  /// A scene is its controller or, without one, its view.
  private func wholeScene(_ scene: Scene) -> View {
    scene.controller.map { View(alone: $0, for: scene.environment.traits) } ?? scene.root
  }
}

extension SceneSet {
  /// The scene that an element is in; all where it is in none, or in several.
  fileprivate func entries(around element: Element?) -> [Entry] {
    let holders = sequence(first: element, next: { $0?.parent }).prefix { $0 != nil }
      .compactMap(\.self)
    let found = entries.filter { entry in
      holders.contains { $0 == entry.controller || $0 == entry.root }
    }
    return found.isEmpty ? entries : found
  }
}

/// The words in which results describe attributes.
private struct AttributeWording {
  let scene: Scene
  let library: AssetLibrary?
  let appearance: Appearance
  private let light: Palette
  /// The colours in dark mode; nil before iOS 13, which has none.
  private let dark: Palette?

  init(scene: Scene, library: AssetLibrary?, appearance: Appearance) {
    self.scene = scene
    self.library = library
    self.appearance = appearance
    func palette(_ appearance: Appearance) -> Palette {
      Palette(
        of: scene, appearance: appearance,
        assetColors: library?.colors(of: [scene], appearance: appearance) ?? [:])
    }
    light = palette(.light)
    dark = scene.platform.hasDarkAppearance ? palette(.dark) : nil
  }

  func groups(of list: AttributeList) -> [AttributesResult.Group] {
    list.groups.map { group in
      AttributesResult.Group(title: group.title, attributes: group.attributes.map(attribute))
    }
  }

  private func attribute(_ attribute: InspectedAttribute) -> AttributesResult.Attribute {
    var result = AttributesResult.Attribute(
      key: attribute.key, title: attribute.title, kind: attribute.kind.rawValue,
      value: attribute.value, source: attribute.source.rawValue, line: attribute.line)
    result.cell = attribute.variation.flatMap(\.cell)
    let cells = attribute.variations.compactMap(\.cell)
    result.cells = cells.isEmpty ? nil : cells
    switch attribute.color {
    case .element(let color)?:
      result.light = light.color(color)
      result.dark = dark?.color(color)
    case .name(let name)?:
      result.light = light.color(named: name)
      result.dark = dark?.color(named: name)
    case nil: break
    }
    result.image = attribute.image.map(image)
    return result
  }

  private func image(_ image: ImageReference) -> AttributesResult.Image {
    if scene.isSymbol(image) { return AttributesResult.Image(name: image.name, symbol: true) }
    let traits = scene.environment.traits
    let choice = library?.on(scene.environment.screen).choice(
      ofImage: image.name, traits: traits,
      appearance: AssetAppearance(
        appearance, isRightToLeft: traits.layoutDirection == .rightToLeft))
    let shown = choice?.variants.first { $0.reason == nil }
    return AttributesResult.Image(
      name: image.name, path: shown?.path, purpose: shown?.purpose, place: choice?.place)
  }
}

extension VariationElement {
  /// The size classes that a variation is for, as results name them.
  fileprivate var cell: String? { VariationCase(key: key)?.name }
}

extension AttributesResult.Object {
  fileprivate init(_ view: View, at place: Resolver.InspectionContext) {
    let isController = view.element != nil && view.element == place.scene.controller
    let name = isController ? place.scene.title : view.givenName ?? view.customClass
    self.init(
      id: place.prefix + view.id, name: name ?? view.objectClassName.words,
      class: view.objectClassName,
      customClass: view.customClass, line: view.line > 0 ? view.line : nil)
    file = place.file
  }
}

extension [AttributesResult.Group] {
  /// The groups of attributes that two objects have in common, without their places in the document.
  fileprivate func shared(with others: [AttributesResult.Group]) -> [AttributesResult.Group] {
    compactMap { group in
      let same = others.filter { $0.title == group.title }.flatMap(\.attributes)
      let shared = group.attributes.compactMap { attribute -> AttributesResult.Attribute? in
        guard
          let other = same.first(where: { $0.key == attribute.key && $0.value == attribute.value })
        else { return nil }
        var both = attribute
        both.line = nil
        if other.cell != attribute.cell { both.cell = nil }
        if other.cells != attribute.cells { both.cells = nil }
        // Written in one of them, it isn't the default of both.
        if attribute.isDefault { both.source = other.source }
        return both
      }
      return shared.isEmpty ? nil : AttributesResult.Group(title: group.title, attributes: shared)
    }
  }
}

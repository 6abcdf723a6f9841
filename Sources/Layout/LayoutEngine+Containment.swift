import Scenes
import Traits

extension LayoutEngine {
  /// More scenes in one than any app shows; containers that multiply each other end here.
  private static let maximumContained = 64

  /// Lays out a document's scene and, on a device, the scenes that it contains.
  ///
  /// As designed a scene stands alone, as on Interface Builder's canvas.
  package func layout(
    _ entry: SceneSet.Entry, of scenes: SceneSet, environment: Traits.Environment,
    isAsDesigned: Bool
  ) throws(Cancelled) -> LaidOutScene {
    var remaining = Self.maximumContained
    return try layout(
      entry, of: scenes, environment, isAsDesigned: isAsDesigned, inside: [], remaining: &remaining)
  }

  /// - Parameters:
  ///   - path: Ids of the scenes around this one; none of them is shown in itself.
  ///   - container: The scene around this one.
  ///   - remaining: How many more scenes may be contained.
  private func layout(
    _ entry: SceneSet.Entry, of scenes: SceneSet, _ environment: Traits.Environment,
    isAsDesigned: Bool, inside path: [String], container: Scene? = nil,
    remaining: inout Int
  ) throws(Cancelled) -> LaidOutScene {
    let scene = scenes.scene(
      entry,
      environment: isAsDesigned
        ? environment
        : scenes.overridden(
          environment, for: entry, inside: container?.environment, of: container?.controller?.id),
      isAsDesigned: isAsDesigned)
    var result = try layout(scene)
    guard !isAsDesigned else { return result }
    let path = path + [entry.id]
    for contained in scenes.contained(in: scene) {
      guard remaining > 0, !path.contains(contained.entry.id) else { continue }
      remaining -= 1
      let frame = result.frame(of: contained.place)
      // What the container overrides for this scene goes on to those inside it.
      let inner = scene.environment.resized(
        to: frame.size, contained.place, in: scene.controller?.id)
      result.contained.append(
        LaidOutScene.Contained(
          view: contained.place.view, frame: frame,
          scene: try layout(
            contained.entry, of: scenes, inner, isAsDesigned: false, inside: path,
            container: scene, remaining: &remaining)))
    }
    return result
  }
}

extension ContainedScene.Place {
  /// The view that the scene is shown in: the root where it is not a container view.
  fileprivate var view: Int {
    if case .view(let index) = self { return index }
    return 0
  }
}

extension LaidOutScene {
  /// Where a contained scene lies in the view that shows it.
  fileprivate func frame(of place: ContainedScene.Place) -> Rect {
    var bounds = frames[place.view]
    bounds.x = 0
    bounds.y = 0
    switch place {
    case .view, .whole: break
    case .column(let span):
      bounds.x = min(span.x, bounds.width)
      bounds.width = min(span.width, bounds.width - bounds.x)
    }
    return bounds
  }
}

extension Traits.Environment {
  /// The environment of a scene inside another one: a part of its canvas.
  /// - Parameter container: The id of the controller around it.
  fileprivate func resized(
    to size: Size, _ place: ContainedScene.Place, in container: String?
  ) -> Traits.Environment {
    var inner = self
    inner.size = size
    switch place {
    case .whole: break
    case .view:
      // A container view's child keeps clear of what its parent keeps clear of.
      inner.safeArea = .zero
      inner.statusBarHeight = 0
    case .column(let span):
      let overrides = span.column.overrides
      inner.traits = traits.overridden(by: overrides)
      for trait in Trait.allCases where overrides.value(of: trait) != nil {
        inner.setBy[trait] = .init(.viewController, container)
      }
      // Only at the canvas's own edges there is something to keep clear of.
      if span.x > 0 { inner.safeArea.left = 0 }
      if span.x + span.width < self.size.width { inner.safeArea.right = 0 }
    }
    return inner
  }
}

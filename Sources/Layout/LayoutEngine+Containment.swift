import Scenes
import Traits

extension LayoutEngine {
  /// Containers in containers end here, also where a document embeds a scene in itself.
  private static let maximumDepth = 8

  /// Lays out a document's scene and, on a device, the scenes that it contains.
  ///
  /// As designed a scene stands alone, as on Interface Builder's canvas.
  package func layout(
    _ entry: SceneSet.Entry, of scenes: SceneSet, environment: Traits.Environment,
    isAsDesigned: Bool
  ) -> LaidOutScene {
    layout(entry, of: scenes, environment, isAsDesigned: isAsDesigned, depth: 0)
  }

  private func layout(
    _ entry: SceneSet.Entry, of scenes: SceneSet, _ environment: Traits.Environment,
    isAsDesigned: Bool, depth: Int
  ) -> LaidOutScene {
    let scene = scenes.scene(entry, environment: environment, isAsDesigned: isAsDesigned)
    var result = layout(scene)
    guard !isAsDesigned, depth < Self.maximumDepth else { return result }
    result.contained = scenes.contained(in: scene).map { contained in
      let frame = result.frame(of: contained.place)
      let inner = environment.resized(to: frame.size, contained.place)
      return LaidOutScene.Contained(
        view: contained.place.view, frame: frame,
        scene: layout(contained.entry, of: scenes, inner, isAsDesigned: false, depth: depth + 1))
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
    case .primaryColumn(let width): bounds.width = min(width, bounds.width)
    case .secondaryColumn(let from):
      bounds.x = min(from, bounds.width)
      bounds.width -= bounds.x
    }
    return bounds
  }
}

extension Traits.Environment {
  /// The environment of a scene inside another one: a part of its canvas.
  fileprivate func resized(to size: Size, _ place: ContainedScene.Place) -> Traits.Environment {
    var inner = self
    inner.size = size
    switch place {
    case .whole: break
    case .view:
      // A container view's child keeps clear of what its parent keeps clear of.
      inner.safeArea = .zero
      inner.statusBarHeight = 0
    case .primaryColumn:
      // The primary column has compact width even in a regular split view; semantics.md, 2 (U).
      inner.traits.horizontalSizeClass = .compact
      inner.safeArea.right = 0
    case .secondaryColumn:
      inner.safeArea.left = 0
    }
    return inner
  }
}

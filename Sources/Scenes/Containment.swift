import InterfaceBuilder
import Traits

/// A scene shown inside another one, and where in it.
package struct ContainedScene: Sendable {
  package enum Place: Hashable, Sendable {
    /// In a container view, by its index in the outer scene.
    case view(Int)
    /// The outer scene is nothing but its container.
    case whole
    /// The primary column of a split view controller, this many points wide.
    case primaryColumn(width: Double)
    /// What the primary column leaves.
    case secondaryColumn(from: Double)
  }

  package let entry: SceneSet.Entry
  package let place: Place
}

extension SceneSet {
  /// The scenes that a container shows when it appears: what its container views embed, the root of a
  /// navigation stack, the first tab, the columns of a split view.
  package func contained(in scene: Scene) -> [ContainedScene] {
    guard let controller = scene.controller else { return [] }
    switch controller.name {
    case "navigationController":
      return related(controller, "rootViewController").map {
        ContainedScene(entry: $0, place: .whole)
      }
    case "tabBarController":
      return related(controller, "viewControllers").prefix(1).map {
        ContainedScene(entry: $0, place: .whole)
      }
    case "splitViewController":
      return columns(of: controller, in: scene)
    default:
      return scene.views.enumerated().compactMap { index, view in
        guard view.kind == .containerView else { return nil }
        let segue = view.element?.segues.first { $0.kind == "embed" }
        return entry(ofController: segue?.destination).map {
          ContainedScene(entry: $0, place: .view(index))
        }
      }
    }
  }

  /// In regular width the primary column stands beside the secondary one; in compact width the split
  /// view shows its primary alone. Source: reference/semantics.md, section 4: the column takes 0.4 of
  /// the width, at most 320 points.
  private func columns(of controller: Element, in scene: Scene) -> [ContainedScene] {
    let primary = related(controller, "masterViewController").first
    let secondary = related(controller, "detailViewController").first
    guard scene.environment.traits.horizontalSizeClass == .regular else {
      return [primary ?? secondary].compactMap { $0 }.map {
        ContainedScene(entry: $0, place: .whole)
      }
    }
    if hidesPrimary(controller, in: scene.environment), let secondary {
      return [ContainedScene(entry: secondary, place: .whole)]
    }
    let width = min((scene.environment.size.width * 0.4).rounded(.up), 320)
    return [
      secondary.map { ContainedScene(entry: $0, place: .secondaryColumn(from: width)) },
      primary.map { ContainedScene(entry: $0, place: .primaryColumn(width: width)) },
    ].compactMap { $0 }
  }

  /// On a pad held upright the automatic display mode keeps the primary column away, to be slid over
  /// the secondary one. Source: reference/semantics.md, section 4, displayMode.
  private func hidesPrimary(
    _ controller: Element, in environment: Traits.Environment
  ) -> Bool {
    let isBeside = ["beside", "allVisible", "oneBesideSecondary"]
      .contains(controller["preferredDisplayMode"] ?? "automatic")
    return environment.traits.userInterfaceIdiom == .pad && !isBeside
      && environment.size.width < environment.size.height
  }

  private func related(_ controller: Element, _ relationship: String) -> [Entry] {
    controller.segues.filter { $0.relationship == relationship }
      .compactMap { entry(ofController: $0.destination) }
  }

  private func entry(ofController id: String?) -> Entry? {
    guard let id else { return nil }
    return entries.first { $0.controller?.id == id }
  }
}

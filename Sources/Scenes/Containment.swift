import Companion
import InterfaceBuilder
import Traits

/// A scene shown inside another one, and where in it.
package struct ContainedScene: Sendable {
  package enum Place: Hashable, Sendable {
    /// In a container view, by its index in the outer scene.
    case view(Int)
    /// The outer scene is nothing but its container.
    case whole
    /// A column of a split view controller.
    case column(SplitLayout.Span)
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
        return segue?.destination.flatMap(graph.controller).flatMap(entry).map {
          ContainedScene(entry: $0, place: .view(index))
        }
      }
    }
  }

  /// In compact width the split view shows its primary column alone.
  private func columns(of controller: Element, in scene: Scene) -> [ContainedScene] {
    let entries = [
      SplitColumn.primary: related(controller, "masterViewController").first,
      .supplementary: related(controller, "supplementaryViewController").first,
      .secondary: related(controller, "detailViewController").first,
    ].compactMapValues { $0 }
    guard scene.environment.traits.horizontalSizeClass == .regular else {
      return [entries[.primary] ?? entries[.secondary]].compactMap { $0 }.map {
        ContainedScene(entry: $0, place: .whole)
      }
    }
    let columns = Set(entries.keys)
    let layout = SplitLayout(
      of: controller, style: SplitLayout.style(of: controller, columns: columns),
      columns: columns, in: scene.environment.size)
    // The secondary column is behind those that lie over it.
    return layout.spans.reversed().compactMap { span in
      entries[span.column].map { ContainedScene(entry: $0, place: .column(span)) }
    }
  }

  private func related(_ controller: Element, _ relationship: String) -> [Entry] {
    graph.related(controller, by: relationship).compactMap(entry)
  }

  private func entry(of controller: Element) -> Entry? {
    entries.first { $0.controller == controller }
  }
}

/// A scene of a storyboard: a controller and the objects that live beside it.
package struct SceneElement: Hashable, Sendable {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  /// The scene's own id, which nothing refers to.
  package var sceneID: String? { element["sceneID"] }

  /// The scene's objects: its controller, the first responder, exits, views outside the hierarchy.
  package var objects: [Element] { element.child("objects").map { Array($0.children) } ?? [] }

  /// The object that the scene shows: a controller, or a reference to one in another storyboard.
  package var controller: Element? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name != "placeholder" && $0.name != "exit" && $0.id != nil }
  }
}

extension Document {
  /// The scenes of a storyboard in document order; none in a xib.
  package var scenes: [SceneElement] {
    root.child("scenes")?.children("scene").map(SceneElement.init) ?? []
  }

  /// The top-level objects of a xib, placeholders included; none in a storyboard.
  package var objects: [Element] { root.child("objects").map { Array($0.children) } ?? [] }
}

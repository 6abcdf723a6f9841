import Drawing
import WorkerProtocol

/// A scene of a document, without its layout.
public struct SceneSummary: Hashable, Sendable, Identifiable {
  /// The document's, by which a scene is asked for.
  public let id: String
  /// What it is called: its controller's title, label or class.
  public let title: String
  /// The element of its controller, such as `viewController`; nil for a view on its own.
  public let controller: String?
  /// Whether a storyboard begins with it.
  public let isInitial: Bool
}

/// A scene as it is laid out in a ``Configuration``.
public struct SceneLayout: Hashable, Sendable, Identifiable {
  /// The document's.
  public let id: String
  public let title: String
  /// The screen or canvas that it fills, in points.
  public let canvas: Size
  /// How much of each edge bars and what is cut out of the screen cover, in points.
  public let safeArea: Insets
  /// Its view, with all in it; nil where the document has none, as for a reference to another storyboard.
  public let root: ViewNode?
  /// What is wrong with the layout.
  public let issues: [LayoutIssue]

  init(_ scene: ResolvedScene) {
    (id, title) = (scene.id, scene.title)
    (canvas, safeArea) = (Size(scene.canvas), Insets(scene.safeArea))
    root = scene.root.map { ViewNode($0) }
    issues = scene.issues.map { LayoutIssue($0) }
  }
}

/// A view with its frame.
public struct ViewNode: Hashable, Sendable, Identifiable {
  /// The document's; one that begins with `ninefold:` is of a view that UIKit makes, such as a bar.
  public let id: String
  /// UIKit's class, such as `UILabel`.
  public let className: String
  /// The app's own class, where the document names one.
  public let customClass: String?
  /// What an outline calls it: its label, its text, or its class.
  public let name: String
  /// The line of its element in the document, from 1; nil for a view that UIKit makes.
  public let line: Int?
  /// In the coordinates of the view that it is in, in points, rounded to pixels as UIKit does.
  public let frame: Rect
  /// The views in it, from back to front.
  public let children: [ViewNode]

  init(_ view: DrawnView) {
    (id, className, customClass) = (view.id, view.className, view.customClass)
    (name, line, frame) = (view.name, view.line, Rect(view.frame))
    children = view.children.map { ViewNode($0) }
  }

  /// The view with an id, be it this one or one in it; nil for none.
  public func view(withID id: String) -> ViewNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.view(withID: id) { return found }
    }
    return nil
  }
}

import InterfaceBuilder
import Localization
import Processes
import Requests
import Reviewing
import Scenes

/// The outline of a document: its scenes, in them their controllers, and in these the views.
struct EditorOutline {
  private let open: OpenDocument
  private let markup: Markup
  private let names: ObjectNames

  init(open: OpenDocument, markup: Markup) {
    (self.open, self.markup) = (open, markup)
    names = ObjectNames(document: markup.document)
  }

  var symbols: [EditorSymbol] { symbols(in: markup.document.root) }

  /// Those of an element's children; what is no object is passed through.
  private func symbols(in element: Element) -> [EditorSymbol] {
    element.children.flatMap { child -> [EditorSymbol] in
      if child.name == "scene" {
        return [symbol(child, title(ofScene: child), .namespace)]
      }
      guard let id = child.id, !Self.left.contains(child.name) else { return symbols(in: child) }
      let kind: EditorSymbol.Kind =
        child.name.hasSuffix("ontroller") || child.name == "viewControllerPlaceholder"
        ? .classOfObjects : child.name.hasSuffix("GestureRecognizer") ? .event : .object
      let name = names.name(of: child)
      return [symbol(child, name.hasPrefix("the ") ? String(name.dropFirst(4)) : name, kind, id)]
    }
  }

  /// Its controller's title or, without one, what that is.
  private func title(ofScene scene: Element) -> String {
    guard let controller = SceneElement(scene).controller else {
      return scene["sceneID"] ?? "scene"
    }
    let title = scene.sceneTitle
    return title == controller.id
      ? localized("scene of %1$s", names.name(of: controller)) : title ?? ""
  }

  /// What has an id, but is no object of its own.
  private static let left: Set = [
    "constraint", "outlet", "outletCollection", "action", "segue", "viewLayoutGuide",
    "viewControllerLayoutGuide", "layoutGuide", "device", "adaptation",
    "userDefinedRuntimeAttribute",
    "connections", "placeholder",
  ]

  private func symbol(
    _ element: Element, _ name: String, _ kind: EditorSymbol.Kind, _ id: String = ""
  ) -> EditorSymbol {
    EditorSymbol(
      name: name.forTerminal(), detail: id, kind: kind, range: open.range(of: element.byteRange),
      selectionRange: open.range(of: markup.startTag(of: element)), children: symbols(in: element))
  }
}

extension EditorSymbol {
  /// The symbol and those below it, one after the other.
  func flattened(in uri: String, container: String?) -> [FlatEditorSymbol] {
    [
      FlatEditorSymbol(
        name: name, kind: kind, location: EditorLocation(uri: uri, range: selectionRange),
        containerName: container)
    ] + children.flatMap { $0.flattened(in: uri, container: name) }
  }
}

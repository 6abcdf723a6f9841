import CGtk
import Drawing
import PreviewerLayers
import PreviewerModel
import Scenes
import Traits

extension CanvasView {
  /// More views than this say nothing to anyone, and take time.
  private static let mostObjects = 400

  /// Has the objects for assistive technology follow what is shown, once that rests.
  func updateObjectsLater() {
    objects.showLater { [weak self] in self?.objectNodes ?? [] }
  }

  private var objectNodes: [CanvasObjects.Node] {
    let items = graph.arrangement.items.filter { isInSight($0, viewport) }
    // In a comparison the selected scene is there many times.
    var left = Self.mostObjects
    let runningKey = preview.running.interaction == nil ? nil : runningItem?.key
    return items.map { item in
      let body = viewport.windowRect(item.body)
      let isSelected = preview.selection.element?.scene == item.scene
      // The views of one scene: of the selected one, of the only one, or of what runs and the window is about.
      let hasViews = isSelected || items.count == 1 || item.key == runningKey
      let root = hasViews ? graph.contents[item.key] : nil
      let views = root.map {
        [node($0, in: item, at: viewport.windowRect(item.screen), of: body, &left)]
      }
      return CanvasObjects.Node(
        name: cards[item.key]?.sentence ?? item.caption, role: GTK_ACCESSIBLE_ROLE_GROUP,
        frame: body,
        isSelected: isSelected && preview.selection.element?.view == nil,
        children: views?.compactMap { $0 } ?? [])
    }
  }

  /// - Parameters:
  ///   - origin: Where the view's superview is, in logical pixels of the area.
  ///   - outer: The frame of the object that it is in.
  private func node(
    _ view: DrawnView, in item: CanvasArrangement.Item, at origin: Rect, of outer: Rect,
    _ left: inout Int
  ) -> CanvasObjects.Node? {
    guard left > 0, view.look.isHidden != true else { return nil }
    left -= 1
    let zoom = viewport.zoom * item.scale
    let frame = Rect(
      x: origin.x + view.frame.x * zoom, y: origin.y + view.frame.y * zoom,
      width: view.frame.width * zoom, height: view.frame.height * zoom)
    var children: [CanvasObjects.Node] = []
    for child in view.children {
      let shift = view.shift(of: child)
      var inside = frame
      inside.x += shift.x * zoom
      inside.y += shift.y * zoom
      if let node = node(child, in: item, at: inside, of: frame, &left) { children.append(node) }
    }
    var place = frame
    place.x -= outer.x
    place.y -= outer.y
    return CanvasObjects.Node(
      name: view.look.text ?? view.name, role: view.look.kind.accessibilityRole.ofGTK, frame: place,
      isSelected: preview.selection.element?.scene == item.scene
        && preview.selection.views.contains(view.id),
      children: children)
  }
}

extension AccessibilityRole {
  /// The roles whose values GTK asks widgets for are left out.
  fileprivate var ofGTK: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    }
  }
}

import CGtk
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerInspector
import PreviewerLayers
import PreviewerModel
import PreviewerPanels
import Traits
import WorkerProtocol

/// What can be done with what is selected, or with an issue, from its menu.
extension PreviewWindow {
  func connectMenus() {
    outline.onMenu = { [weak self] list, rect in
      self?.showMenu(at: rect, of: list, revealing: .canvas)
    }
    inspector.attributes.onMenu = { [weak self] list, rect in
      self?.showAttributeMenu(at: rect, of: list)
    }
    inspector.attributes.onOpen = { [weak self] in self?.openAttribute(at: $0) }
    issues.onMenu = { [weak self] list, rect in self?.showIssueMenu(at: rect, of: list) }
  }

  func updateContextActions() {
    let selection = preview.selection.element
    enable(["reveal-in-outline", "reveal-on-canvas"], selection != nil)
    enable(["show-attributes", "copy-attributes"], preview.details.hasAttributes)
    enable(["copy-id"], preview.selection.id != nil)
    enable(["copy-constraints"], !preview.selection.constraintsText.isEmpty)
    enable(["select-parent"], preview.selection.parent != nil)
    enable(["why-here"], selection?.view != nil)
    enable(["play-from-here"], preview.selection.controller != nil)
    enable(["open-line"], preview.selection.line != nil)
  }

  // MARK: - What they do

  func revealInOutline() {
    setToggle("show-outline", true)
    panels.show(.outline, true)
    outline.focusSelection()
  }

  func revealOnCanvas() {
    canvas.bringSelectionIntoSight()
    gtk_widget_grab_focus(canvas.area.widget)
  }

  func openSelectedLine() {
    guard let line = preview.selection.line else { return }
    if let inferred = preview.selection.inferred {
      open(inferred.path, at: line)
    } else {
      openDocument(at: line)
    }
  }

  func openIssue() {
    guard let issue = issues.asked, let line = issue.issue.line, let path = path(of: issue) else {
      return
    }
    open(path, at: line)
  }

  // MARK: - Menus

  private enum Pane {
    case canvas, outline
  }

  private func showMenu(at rect: Rect, of widget: Object, revealing place: Pane) {
    guard preview.selection.element != nil else { return }
    menu.popUp(sections(revealing: [place]), at: rect, of: widget)
  }

  func showCanvasMenu(at rect: Rect) {
    showMenu(at: rect, of: canvas.area, revealing: .outline)
  }

  private func showIssueMenu(at rect: Rect, of widget: Object) {
    guard let issue = issues.asked else { return }
    enable(["open-issue"], issue.issue.line != nil && path(of: issue) != nil)
    var own: [ContextMenu.Item] = [.init("copy-issue")]
    if let line = issue.issue.line {
      own.append(.init("open-issue", localized("_Open at Line %1$s", line)))
    }
    // The rest is about the view that the issue is about, which is selected.
    let about: [[ContextMenu.Item]] =
      issue.target == nil ? [] : sections(revealing: [.canvas, .outline], hasLine: false)
    menu.popUp([own] + about, at: rect, of: widget)
  }

  private func showAttributeMenu(at rect: Rect, of widget: Object) {
    guard let attribute = inspector.attributes.asked else { return }
    let copying: [ContextMenu.Item] = [
      .init("copy-attribute"), .init("copy-attribute-value"),
      .init("copy-attributes", localized("Copy _All Attributes")),
    ]
    let going: [ContextMenu.Item] =
      attribute.line.map { [.init("open-attribute", localized("_Open at Line %1$s", $0))] } ?? []
    menu.popUp([going, copying], at: rect, of: widget)
  }

  private func sections(revealing places: [Pane], hasLine: Bool = true) -> [[ContextMenu.Item]] {
    let selection = preview.selection.element
    var copying: [ContextMenu.Item] = [.init("copy-picture"), .init("copy-id")]
    if selection?.view != nil { copying.append(.init("copy-constraints")) }
    if preview.details.hasAttributes { copying.append(.init("copy-attributes")) }
    var going: [ContextMenu.Item] = places.map { place in
      .init(place == .canvas ? "reveal-on-canvas" : "reveal-in-outline")
    }
    if selection?.view != nil { going += [.init("select-parent"), .init("why-here")] }
    if preview.details.hasAttributes { going.append(.init("show-attributes")) }
    if hasLine, let line = preview.selection.line {
      going.append(.init("open-line", localized("_Open at Line %1$s", line)))
    }
    if let isOpen = canvas.selectedReferenceIsOpen {
      going.append(
        .init(
          "open-in-place",
          isOpen ? localized("Close in _Place") : localized("Open in _Place")))
    }
    if let container = preview.selection.element?.scene, canvas.selectedContainer == container {
      let isFolded = canvas.graph.arrangement.item(container)?.isFolded == true
      going.append(.init("toggle-container", isFolded ? localized("Un_fold") : nil))
    }
    let running: [ContextMenu.Item] =
      preview.running.interaction == nil
      ? [.init("play-from-here")] : []
    return [going, copying, running]
  }

  // MARK: - Helpers

  func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window.widget), text)
  }

  private func openDocument(at line: Int) {
    if let path = preview.document.path { open(path, at: line) }
  }

  /// In the file that has what is selected, which may be a xib.
  func openAttribute(at line: Int) {
    if let path = preview.details.attributes?.objects.first?.file ?? preview.document.path {
      open(path, at: line)
    }
  }

  private func open(_ path: String, at line: Int) {
    let command = Preferences.load().editor.map { EditorCommand(text: $0) }
    if let fault = EditorCommand.open(path, line: line, with: command) {
      preview.document.notices.say(Notice(title: fault))
    }
  }

  /// The file that an issue is in: the document, or the companion file beside it.
  private func path(of issue: IssueEntry) -> String? {
    guard let path = preview.document.path, let file = issue.file else {
      return preview.document.path
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + file
  }
}

extension CurrentSelection {
  /// As the document has it; nil for what it has no id of.
  var id: String? {
    guard let element else { return nil }
    if element.segue != nil { return segue?.id }
    let id = element.view ?? element.scene
    return id.hasPrefix("ninefold:") ? nil : id
  }

  /// What runs from the selection on: its scene's controller.
  var controller: String? {
    guard running.interaction == nil, let scene, scene.reference == nil else { return nil }
    return scene.controllerID
  }

  /// Of the selection's element in the document.
  fileprivate var line: Int? {
    guard let scene else { return nil }
    if let segue { return segue.line }
    guard let view = element?.view else { return scene.line }
    let found = scene.view(view)?.view
    return found?.line ?? found?.inferred?.line ?? scene.excludedView(view)?.line
  }

  /// The constraints that act on the selected view, one a line.
  var constraintsText: String {
    guard let view = element?.view, let scene else { return "" }
    return scene.constraints(on: view).map { constraint in
      let priority =
        constraint.priority == 1000
        ? "" : " (\(localized("priority %1$s", constraint.priority.text())))"
      let place = localized("line %1$s", constraint.line)
      return "\(constraint.text)\(priority) [\(constraint.id), \(place)]"
    }.joined(separator: "\n")
  }
}

import CGtk
import Localization
import Traits
import WorkerProtocol

/// What can be done with what is selected, or with an issue, from its menu.
extension PreviewWindow {
  func addContextActions() {
    add("copy-id") { window in
      if let id = window.preview.selection.id { window.copy(id) }
    }
    add("copy-constraints") { $0.copy($0.preview.selection.constraintsText) }
    add("reveal-in-outline") { window in
      window.setToggle("show-outline", true)
      window.panels.show(.outline, true)
      window.outline.focusSelection()
    }
    add("reveal-on-canvas") { window in
      window.canvas.bringSelectionIntoSight()
      gtk_widget_grab_focus(window.canvas.area.widget)
    }
    add("select-parent") { window in
      if let parent = window.preview.selection.parent { window.preview.selection.select(parent) }
    }
    add("why-here") { window in
      window.setToggle("show-inspector", true)
      window.panels.show(.inspector, true)
      window.inspector.revealExplanation()
    }
    add("show-attributes") { window in
      window.setToggle("show-inspector", true)
      window.panels.show(.inspector, true)
      window.inspector.attributes.reveal()
    }
    add("copy-attributes") { $0.inspector.attributes.copyAll() }
    add("copy-attribute") { window in
      if let attribute = window.inspector.attributes.asked { window.copy(attribute.sentence) }
    }
    add("copy-attribute-value") { window in
      if let attribute = window.inspector.attributes.asked { window.copy(attribute.value) }
    }
    add("open-attribute") { window in
      if let line = window.inspector.attributes.asked?.line { window.openAttribute(at: line) }
    }
    add("play-from-here") { window in
      if let controller = window.preview.selection.controller {
        window.run(from: controller)
      }
    }
    add("open-line") { window in
      guard let line = window.preview.selection.line else { return }
      if let inferred = window.preview.selection.inferred {
        window.open(inferred.path, at: line)
      } else {
        window.openDocument(at: line)
      }
    }
    add("copy-issue") { window in
      if let issue = window.issues.asked { window.copy(issue.details) }
    }
    add("open-issue") { window in
      guard let issue = window.issues.asked, let line = issue.issue.line,
        let path = window.path(of: issue)
      else { return }
      window.open(path, at: line)
    }
    add("preferences") { $0.preferencesWindow.present() }
    canvas.onMenu = { [weak self] rect in
      guard let self else { return }
      showMenu(at: rect, of: canvas.area, revealing: .outline)
    }
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

  // MARK: - Menus

  private enum Place {
    case canvas, outline
  }

  private func showMenu(at rect: Rect, of widget: Object, revealing place: Place) {
    guard preview.selection.element != nil else { return }
    menu.popUp(sections(revealing: [place]), at: rect, of: widget)
  }

  private func showIssueMenu(at rect: Rect, of widget: Object) {
    guard let issue = issues.asked else { return }
    enable(["open-issue"], issue.issue.line != nil && path(of: issue) != nil)
    var own: [ContextMenu.Item] = [(localized("Copy _Message"), "win.copy-issue")]
    if let line = issue.issue.line {
      own.append((localized("_Open at Line %1$s", line), "win.open-issue"))
    }
    // The rest is about the view that the issue is about, which is selected.
    let about: [[ContextMenu.Item]] =
      issue.target == nil ? [] : sections(revealing: [.canvas, .outline], hasLine: false)
    menu.popUp([own] + about, at: rect, of: widget)
  }

  private func showAttributeMenu(at rect: Rect, of widget: Object) {
    guard let attribute = inspector.attributes.asked else { return }
    let copying: [ContextMenu.Item] = [
      (localized("_Copy Attribute"), "win.copy-attribute"),
      (localized("Copy _Value"), "win.copy-attribute-value"),
      (localized("Copy _All Attributes"), "win.copy-attributes"),
    ]
    let going: [ContextMenu.Item] =
      attribute.line.map { [(localized("_Open at Line %1$s", $0), "win.open-attribute")] } ?? []
    menu.popUp([going, copying], at: rect, of: widget)
  }

  private func sections(revealing places: [Place], hasLine: Bool = true) -> [[ContextMenu.Item]] {
    let selection = preview.selection.element
    var copying: [ContextMenu.Item] = [
      (localized("_Copy Picture"), "win.copy-picture"), (localized("Copy _Id"), "win.copy-id"),
    ]
    if selection?.view != nil {
      copying.append((localized("Copy Co_nstraints"), "win.copy-constraints"))
    }
    if preview.details.hasAttributes {
      copying.append((localized("Copy Attri_butes"), "win.copy-attributes"))
    }
    var going: [ContextMenu.Item] = places.map { place in
      place == .canvas
        ? (localized("Show on C_anvas"), "win.reveal-on-canvas")
        : (localized("Show in Ou_tline"), "win.reveal-in-outline")
    }
    if selection?.view != nil {
      going += [
        (localized("Select _Parent"), "win.select-parent"),
        (localized("_Why Here?"), "win.why-here"),
      ]
    }
    if preview.details.hasAttributes {
      going.append((localized("Show Attrib_utes"), "win.show-attributes"))
    }
    if hasLine, let line = preview.selection.line {
      going.append((localized("_Open at Line %1$s", line), "win.open-line"))
    }
    if let container = preview.selection.element?.scene, canvas.selectedContainer == container {
      let isFolded = canvas.graph.arrangement.item(container)?.isFolded == true
      going.append(
        (isFolded ? localized("Un_fold") : localized("_Fold"), "win.toggle-container"))
    }
    let running: [ContextMenu.Item] =
      preview.running.interaction == nil
      ? [(localized("_Run from Here"), "win.play-from-here")] : []
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
  private func openAttribute(at line: Int) {
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
  fileprivate var id: String? {
    guard let element else { return nil }
    if element.segue != nil { return segue?.id }
    let id = element.view ?? element.scene
    return id.hasPrefix("ninefold:") ? nil : id
  }

  /// What runs from the selection on: its scene's controller.
  fileprivate var controller: String? {
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
  fileprivate var constraintsText: String {
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

import Localization
import PreviewerCanvas
import PreviewerModel
import PreviewerPanels

/// What the window follows: the owners of what it shows, and the canvas.
extension PreviewWindow {
  func observe() {
    preview.document.observe { [weak self] in self?.changed($0) }
    preview.document.notices.observe { [weak self] in self?.noticeChanged($0) }
    preview.shown.observe { [weak self] in self?.changed($0) }
    preview.running.observe { [weak self] in if case .mode = $0 { self?.modeChanged() } }
    preview.configuration.observe { [weak self] _ in self?.configurationChanged() }
    preview.selection.observe { [weak self] in if case .selection = $0 { self?.updateEditing() } }
    canvas.events.observe { [weak self] in self?.told($0) }
    preview.opened.observe { [weak self] in
      guard let self, case .documents = $0 else { return }
      setToggle("whole-app", preview.opened.isWhole)
    }
  }

  private func changed(_ document: DocumentSession.Event) {
    switch document {
    case .opened:
      // A version that git is asked for is the other document's.
      readingVersion?.cancel()
      lookForMerge()
      if let path = preview.document.path { RecentMenu.remember(path) }
      setToggle("tidy-up", false)
      hideProject()
      updatePage()
      updateTitle()
    case .text:
      updateTitle()
      updateEditing()
    default: break
    }
  }

  private func noticeChanged(_ notice: Notice?) {
    updatePage()
    guard let notice, notice.isPassing else { return }
    preview.document.notices.dismiss()
    toast(notice.title)
  }

  private func changed(_ shown: ShownScenes.Event) {
    switch shown {
    case .scenes:
      updatePage()
      updateStatus()
      if preview.running.interaction != nil { updateTitle() }
      updateEditing()
    case .error:
      showError()
      updatePage()
    case .scene: updateStatus()
    case .progress, .early: break
    }
  }

  private func told(_ canvas: CanvasEvent) {
    switch canvas {
    case .zoom: updateZoom()
    case .arranged: arranged()
    // Beside this one, so that the map of both is there.
    case .openReference(let path, let selection): onOpen?(path, selection)
    case .segue(let source, let destination, let place):
      segues.choose(from: source, to: destination, at: place)
    case .menu(let place): showCanvasMenu(at: place)
    }
  }

  private func configurationChanged() {
    let chosen = preview.configuration.chosen
    state.choice = chosen.choice
    state.system = chosen.wantedSystem
    state.settings = chosen.settings
    updateEditing()
  }
}

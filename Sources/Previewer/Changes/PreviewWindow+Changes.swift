import CGtk
import Localization
import PreviewerCanvas
import PreviewerModel
import PreviewerPanels
import PreviewerWorker

/// What has changed in the document since an earlier version: two canvases in step, and a list.
extension PreviewWindow {
  /// What git calls the last commit.
  private static let lastCommit = "HEAD"

  func connectChanges() {
    changes.onChange = { [weak self] in self?.changesChanged() }
    preview.document.observe { [weak self] change in
      if case .differenceWanted = change { self?.showDifferenceFromFile() }
    }
    changes.onGoneScene = { [weak self] in self?.canvas.comparison.showGone($0) }
    updateChanges()
  }

  func showChangesSinceCommit() {
    showChanges(since: .revision(Self.lastCommit))
  }

  private func showDifferenceFromFile() {
    guard let path = preview.document.path else { return }
    let version = Result { () throws(Subprocess.Failure) in try EarlierVersion.onDisk(path) }
    showChanges(since: version, called: path)
  }

  func showChanges(since source: EarlierSource) {
    guard let path = preview.document.path else { return }
    readingVersion?.cancel()
    switch source {
    case .revision(let revision):
      readingVersion = EarlierVersion.ofGit(revision, of: path) { [weak self] in
        self?.readingVersion = nil
        self?.showChanges(since: $0, called: revision)
      }
    case .revisions(let earlier, let later):
      readingVersion = EarlierVersion.ofGit(earlier, of: path) { [weak self] first in
        self?.readingVersion = nil
        guard case .success = first else {
          self?.showChanges(since: first, called: earlier)
          return
        }
        self?.readingVersion = EarlierVersion.ofGit(later, of: path) { second in
          self?.readingVersion = nil
          switch second {
          case .success(let version): self?.showChanges(since: first, to: version, called: earlier)
          case .failure: self?.showChanges(since: second, called: later)
          }
        }
      }
    case .file(let file):
      let version = Result { () throws(Subprocess.Failure) in try EarlierVersion.read(file) }
      showChanges(since: version, called: file)
    }
  }

  private func showChanges(
    since version: Result<EarlierVersion, Subprocess.Failure>, to later: EarlierVersion? = nil,
    called name: String
  ) {
    switch version {
    case .success(let earlier):
      state.showsIssues = false
      setToggle("show-issues", false)
      hideMerge()
      changes.start(earlier, to: later)
      canvas.comparison.show(changes.versions)
      show(.compare)
      showPanels()
    case .failure(let failure):
      preview.document.notices.say(
        Notice(
          title: localized("There is no version of “%1$s” in %2$s.", fileName, name),
          details: failure.message))
    }
  }

  func goToChange(backwards: Bool) {
    // Of a merge all versions stay in sight.
    if merging.isShown { return merging.go(backwards: backwards) }
    guard changes.earlier != nil else { return showChangesSinceCommit() }
    changes.go(backwards: backwards)
    // Of a whole scene all of both versions.
    if preview.selection.element?.view == nil {
      canvas.fitAll()
    } else {
      canvas.bringSelectionIntoSight()
    }
  }

  private func changesChanged() {
    changesPanel.update()
    if changes.earlier == nil, canvas.comparison.showsVersions, !merging.isShown {
      canvas.comparison.show([ShownVersion]())
      if canvas.mode == .compare { show(modeBeforeComparing) }
      showPanels()
    }
    updateChanges()
    updateComparison()
  }

  func updateChanges() {
    let isPossible =
      hasDocument && preview.running.interaction == nil && preview.shown.error == nil
    enable(["changes-since-commit", "changes-from-file"], isPossible)
    enable(["next-change", "previous-change"], isPossible)
    enable(["end-changes"], changes.earlier != nil)
  }
}

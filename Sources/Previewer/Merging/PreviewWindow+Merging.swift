import CGtk
import FoundationEssentials
import Localization
import PreviewerCanvas
import PreviewerModel
import PreviewerPanels
import PreviewerWorker
import WorkerProtocol

/// A merge in the window: three versions and the result in step, and a list of conflicts.
extension PreviewWindow {
  func connectMerging() {
    merging.onChange = { [weak self] in self?.mergeChanged() }
    merging.onMerged = { [weak self] in
      self?.whenShown {
        $0.showMerge()
        $0.merging.go(to: 0)
      }
    }
    preview.document.observe { [weak self] change in
      switch change {
      case .mergeWanted: self?.resolveConflicts()
      case .fileMergeWanted(let versions): self?.merge(versions)
      case .readAgain: self?.lookForMerge()
      default: break
      }
    }
    updateMerge()
  }

  /// Merges three versions into a document.
  func merge(_ source: MergeSource) {
    merging.start(source)
    if let failure = merging.failure { showMergeFailure(failure) }
  }

  /// Merges the unsaved text with what the file has become.
  private func merge(_ versions: FileVersions) {
    merging.start(versions, of: preview.document)
    if let failure = merging.failure { showMergeFailure(failure) }
  }

  private func showMerge() {
    changes.stop()
    preview.document.notices.say(nil)
    preview.document.notices.say(ofMerge: nil)
    merging.isShown = true
    state.showsIssues = false
    setToggle("show-issues", false)
    canvas.comparison.show(merging.versions)
    show(.compare)
    showPanels()
    updateMerge()
  }

  func hideMerge() {
    guard merging.isShown else { return }
    merging.isShown = false
    mergeChanged()
  }

  private func mergeChanged() {
    mergePanel.update()
    if !merging.isShown, canvas.comparison.showsVersions, changes.earlier == nil {
      canvas.comparison.show([ShownVersion]())
      if canvas.mode == .compare { show(modeBeforeComparing) }
      showPanels()
    }
    if let failure = merging.failure { showMergeFailure(failure) }
    updateMerge()
    updateComparison()
  }

  private func showMergeFailure(_ reason: String) {
    guard preview.document.path != nil else {
      return toast(localized("This can't be merged. %1$s", reason))
    }
    preview.document.notices.say(Notice(title: localized("This can't be merged."), details: reason))
  }

  private func updateMerge() {
    for choice in MergeChoice.allCases {
      enable(["use-\(choice.rawValue)"], merging.canChoose(choice))
    }
    enable(["hide-merge"], merging.isShown)
    enable(["resolve-conflicts"], merging.isActive || mergeOffer != nil)
    if merging.isActive {
      enable(["next-change", "previous-change"], preview.running.interaction == nil)
    }
  }

  /// Saves the document, with what was chosen last in it, and says what is undecided.
  /// - Parameter next: Done once it is saved.
  func save(then next: @escaping @MainActor (PreviewWindow) -> Void = { _ in }) {
    merging.whenSettled { [weak self] in
      guard let self, preview.document.save() else { return }
      if let words = merging.saved() { toast(words) }
      next(self)
    }
  }

  // MARK: - What git is merging

  /// Asks git whether it is merging the document, and offers to do it here.
  func lookForMerge() {
    findingMerge?.cancel()
    mergeOffer = nil
    updateMerge()
    guard let path = preview.document.path, !merging.isActive else { return }
    findingMerge = Subprocess(worker: ["git", "versions", "--", path], input: []) {
      [weak self] answer in
      guard let self else { return }
      findingMerge = nil
      // Without git there is nothing to offer.
      var offer: GitVersionsResult?
      if case .success(let data) = answer {
        offer = try? JSONDecoder().decode(GitVersionsResult.self, from: data)
      }
      mergeOffer = offer?.source == nil ? nil : offer
      updateMerge()
      preview.document.notices.say(ofMerge: offer?.notice(of: fileName))
      showError()
    }
  }

  func resolveConflicts() {
    guard !merging.isActive else { return showMerge() }
    guard let path = preview.document.path, mergeOffer != nil else { return }
    do {
      let folder = try DocumentMerging.makeFolder()
      findingMerge = Subprocess(
        worker: ["git", "versions", "--into", folder.path, "--", path], input: []
      ) { [weak self] answer in
        defer { try? FileManager.default.removeItem(at: folder) }
        self?.findingMerge = nil
        switch answer {
        case .success(let data):
          let found = try? JSONDecoder().decode(GitVersionsResult.self, from: data)
          if let source = found?.versions(into: path) { self?.merge(source) }
        case .failure(let failure): self?.showMergeFailure(failure.message)
        }
      }
    } catch {
      showMergeFailure("\(error)")
    }
  }
}

extension GitVersionsResult {
  /// Nil where the versions were not asked for.
  func versions(into output: String) -> MergeSource? {
    guard let base, let ours, let theirs else { return nil }
    return MergeSource(base: base, ours: ours, theirs: theirs, output: output)
  }

  /// Nil where there is nothing to say.
  func notice(of name: String) -> Notice? {
    guard source != nil else {
      guard comments > 0 else { return nil }
      return Notice(
        title: localized(
          """
          %1$s conflict of a merge is in “%2$s”, as a comment that begins with CONFLICT. Git has no \
          versions of it to decide between any more.
          """,
          plural: """
            %1$s conflicts of a merge are in “%2$s”, as comments that begin with CONFLICT. Git has no \
            versions of it to decide between any more.
            """, comments, name))
    }
    let title =
      comments > 0
      ? localized(
        "%1$s conflict of a merge is in “%2$s”, as a comment.",
        plural: "%1$s conflicts of a merge are in “%2$s”, as comments.", comments, name)
      : localized("Git could not merge “%1$s”.", name)
    return Notice(title: title, choices: [.resolveConflicts])
  }
}

import FoundationEssentials
import Localization
import Traits
import WorkerProtocol

/// What the user does to the document.
extension Preview {
  /// The size class that values are changed for; nil for the base: while one is in a cell of the grid other
  /// than its centre, as Xcode's *Vary for Traits* has it.
  var variedCell: SizeClassCell? {
    guard interaction == nil, facts.usesSizeClasses, let cell = visit?.cell, cell != .any else {
      return nil
    }
    return cell
  }

  /// Why there are no size classes to choose; nil where there are.
  var reasonWithoutGrid: String? {
    guard !scenes.isEmpty, interaction == nil else { return nil }
    if !facts.usesSizeClasses { return localized("the document was made without them.") }
    return facts.usesAutoLayout ? nil : localized("the document was made without Auto Layout.")
  }

  /// Whether the canvas shows what the document has, with no change under way.
  var isSettled: Bool { editor?.isIdle != false && !isWaiting }

  /// Whether the document can be edited now: the running interface is not the document.
  var isEditable: Bool { interaction == nil && editor != nil && !scenes.isEmpty }

  /// Whether what is installed can be changed: that came with size classes.
  var canVary: Bool { isEditable && facts.usesSizeClasses }

  func edit(_ edit: DocumentEdit) {
    guard isEditable else { return }
    editor?.edit(edit)
  }

  /// Makes what a conversion of a text has come to. A document for all size classes is shown on the generic canvas,
  /// where every scene is 600 × 600 points, as Xcode 6 does. Source: the article on unified storyboards that the
  /// project follows.
  func convert(_ result: ConvertResult, of text: [UInt8], by conversion: Conversion) {
    guard isEditable else { return }
    editor?.apply(result.replacements, to: text, title: conversion.title)
    if conversion.isForAllSizes { choose(.generic) }
  }

  func undo() {
    editor?.undo()
  }

  func redo() {
    editor?.redo()
  }

  /// The selected views; the last one is the selection's.
  var selectedElements: [SelectedElement] {
    guard let selection, let scene = scene(selection.scene) else { return [] }
    return selectedViews.compactMap { id in
      let view = scene.view(id)?.view
      guard view?.inferred == nil, let name = view?.name ?? scene.excludedView(id)?.name else {
        return nil
      }
      return SelectedElement(
        id: id, name: name, values: scene.values(of: id),
        variations: ElementVariations(of: id, in: facts.variations, traits: scene.traitsAround(id)))
    }
  }

  /// Whether the selected views are such that can be left out.
  var canExcludeSelection: Bool {
    guard canVary, let selection, let scene = scene(selection.scene) else { return false }
    let views = selectedViews
    return !views.isEmpty
      && views.allSatisfy {
        scene.excludedView($0) != nil
          || scene.values(of: $0)?.value(VariationEntry.installed) != nil
      }
  }

  /// Leaves the selected views out of the size class that is chosen, or the base; or installs them again
  /// where none is there.
  func toggleInstallation() {
    let elements = selectedElements
    guard canExcludeSelection, !elements.isEmpty else { return }
    let cell = variedCell
    let isAnyInstalled = elements.contains { $0.variations.isInstalled(in: cell ?? .any) }
    edit(.install(elements, !isAnyInstalled, in: cell))
  }

  // MARK: - The file

  /// Shows what the file holds, whatever has been done to its text here.
  func readAgain() {
    setNotice(nil)
    editor?.forget()
    tell(.text)
    layOut()
    worker.retry()
    onFileRead?()
  }

  /// Shows another text of the document.
  private func textChanged() {
    edits += 1
    tell(.text)
    layOut()
  }

  func makeEditor(for path: String) -> DocumentEditor {
    let editor = DocumentEditor(path: path)
    editor.ask = { [weak self] in self?.worker.edit($0) }
    editor.onChange = { [weak self] in
      switch $0 {
      case .text: self?.textChanged()
      case .failed(let reason):
        self?.setNotice(Notice(title: reason))
        self?.tell(.text)
      case .doubtful(let edit, let issues):
        self?.doubtfulEdit = edit
        self?.setNotice(.wouldBeAmbiguous(edit.title, issues.map(\.message)))
        self?.tell(.text)
      }
    }
    return editor
  }

  /// - Returns: Whether the file has the text now.
  @discardableResult
  func save() -> Bool {
    switch editor?.save() {
    case .saved:
      setNotice(nil)
      return true
    case .conflict:
      setNotice(.changedOnDisk)
    case .failed(let reason):
      setNotice(
        Notice(
          title: localized(
            """
            The document can't be saved (%1$s). Nothing is lost: the file is as it was, and your \
            changes are kept here.
            """, reason)))
    case nil: break
    }
    return false
  }

  func take(_ choice: Notice.Choice) {
    setNotice(nil)
    switch choice {
    case .reload: readAgain()
    case .keepMine: editor?.keepMine()
    case .keepBoth: keepBoth()
    case .seeDifference: seeDifference()
    case .restore:
      if let leftover { editor?.restore(leftover.journal) }
      dropLeftover()
    case .discard: dropLeftover()
    case .editAnyway:
      guard var edit = doubtfulEdit else { return }
      edit.needsConsent = false
      self.edit(edit)
    case .resolveConflicts: onMergeWanted?()
    case .cancel: break
    }
  }

  /// Writes the text into a file of its own, and goes on with what the file holds.
  private func keepBoth() {
    switch editor?.saveCopy() {
    case .success(let copy):
      readAgain()
      setNotice(
        Notice(
          title: localized("Your version is in “%1$s” now; this is what the file holds.", copy),
          isPassing: true))
    case .failure(let failure):
      setNotice(
        Notice(
          title: localized(
            "Your version can't be written beside the file (%1$s). It is kept here.",
            failure.message),
          choices: Notice.changedOnDisk.choices))
    case nil: break
    }
  }

  /// Has the worker say what differs, and asks again.
  private func seeDifference() {
    guard let path, let text = editor?.unsavedText else { return }
    var notice = Notice.changedOnDisk
    comparing = Subprocess(worker: ["diff", path, "-"], input: Array(text.utf8)) {
      [weak self] answer in
      self?.comparing = nil
      switch answer {
      case .success(let data):
        var words = String(decoding: data, as: UTF8.self)
        while words.last?.isNewline == true { words.removeLast() }
        notice.details =
          words.isEmpty
          ? localized("Both have the same.") : localized("From the file to yours:\n%1$s", words)
      case .failure(let failure): notice.details = failure.message
      }
      self?.setNotice(notice)
    }
  }

  /// Looks for changes that were not saved when a program ended.
  func findLeftover() {
    leftover = Journal.abandoned(in: Journal.folder).first { $0.journal.path == path }
  }

  private func dropLeftover() {
    leftover?.file.remove()
    leftover = nil
  }
}

extension ResolvedScene {
  /// What is written of a view; nil of what the document has no element of.
  func values(of id: String) -> ElementValues? {
    values?.first { $0.id == id }
  }
}

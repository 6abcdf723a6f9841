import FoundationEssentials
import Localization
import Traits
import WorkerProtocol

/// What the user may do to the document that is shown, and does to it.
@MainActor
package final class Editing {
  let document: DocumentSession
  package let shown: ShownScenes
  package let running: RunningInterface
  package let configuration: CurrentConfiguration
  package let selection: CurrentSelection
  /// Where the marked constraint's constant was last moved to.
  private var movedConstant: Double?

  init(
    document: DocumentSession, shown: ShownScenes, running: RunningInterface,
    configuration: CurrentConfiguration, selection: CurrentSelection
  ) {
    (self.document, self.shown, self.running) = (document, shown, running)
    (self.configuration, self.selection) = (configuration, selection)
  }

  /// The size class that values are changed for; nil for the base: while one is in a cell of the grid other
  /// than its centre, as Xcode's *Vary for Traits* has it.
  package var variedCell: SizeClassCell? {
    guard running.interaction == nil, shown.facts.usesSizeClasses,
      let cell = configuration.chosen.visit?.cell, cell != .any
    else { return nil }
    return cell
  }

  /// Why there are no size classes to choose; nil where there are.
  package var reasonWithoutGrid: String? {
    guard !shown.scenes.isEmpty, running.interaction == nil else { return nil }
    if !shown.facts.usesSizeClasses { return localized("the document was made without them.") }
    return shown.facts.usesAutoLayout
      ? nil : localized("the document was made without Auto Layout.")
  }

  /// Whether the canvas shows what the document has, with no change under way.
  package var isSettled: Bool { document.editor?.isIdle != false && !shown.isWaiting }

  /// Whether the document can be edited now: the running interface is not the document.
  package var isEditable: Bool {
    running.interaction == nil && document.editor != nil && !shown.scenes.isEmpty
  }

  /// Whether what is installed can be changed: that came with size classes.
  package var canVary: Bool { isEditable && shown.facts.usesSizeClasses }

  package func edit(_ edit: DocumentEdit) {
    guard isEditable else { return }
    document.editor?.edit(edit)
  }

  /// Makes what a conversion of a text has come to. A document for all size classes is shown on the generic canvas,
  /// where every scene is 600 × 600 points, as Xcode 6 does. Source: the article on unified storyboards that the
  /// project follows.
  package func convert(_ result: ConvertResult, of text: [UInt8], by conversion: Conversion) {
    guard isEditable else { return }
    document.editor?.apply(result.replacements, to: text, title: conversion.title)
    if conversion.isForAllSizes { configuration.choose(.generic) }
  }

  /// The selected views; the last one is the selection's.
  package var selectedElements: [SelectedElement] {
    guard let scene = selection.scene else { return [] }
    return selection.views.compactMap { id in
      let view = scene.view(id)?.view
      guard view?.inferred == nil, let name = view?.name ?? scene.excludedView(id)?.name else {
        return nil
      }
      return SelectedElement(
        id: id, name: name, values: scene.values(of: id),
        variations: ElementVariations(
          of: id, in: shown.facts.variations, traits: scene.traitsAround(id)))
    }
  }

  /// Whether the selected views are such that can be left out.
  package var canExcludeSelection: Bool {
    guard canVary, let scene = selection.scene else { return false }
    let views = selection.views
    return !views.isEmpty
      && views.allSatisfy {
        scene.excludedView($0) != nil
          || scene.values(of: $0)?.value(VariationEntry.installed) != nil
      }
  }

  /// Leaves the selected views out of the size class that is chosen, or the base; or installs them again
  /// where none is there.
  package func toggleInstallation() {
    let elements = selectedElements
    guard canExcludeSelection, !elements.isEmpty else { return }
    let cell = variedCell
    let isAnyInstalled = elements.contains { $0.variations.isInstalled(in: cell ?? .any) }
    edit(.install(elements, !isAnyInstalled, in: cell))
  }

  /// Moves the selected constraint by an arrow key.
  /// - Parameters:
  ///   - dx: Points to the right, as is `dy` down.
  /// - Returns: False where no constraint is selected.
  package func moveConstraint(dx: Double, dy: Double) -> Bool {
    guard let selected = selectedConstraint else { return false }
    let way = selected.isHorizontal ? dx : dy
    // What is asked for waits for what is under way, so that no press is lost.
    let from = movedConstant.flatMap { isSettled ? nil : $0 } ?? selected.constant
    guard way != 0 else { return true }
    movedConstant = from + way * selected.sign
    setConstant(of: selected, to: from + way * selected.sign)
    return true
  }
}

extension ResolvedScene {
  /// What is written of a view; nil of what the document has no element of.
  func values(of id: String) -> ElementValues? {
    values?.first { $0.id == id }
  }
}

import Companion
import InterfaceBuilder
import Localization
import Scenes
import Traits

/// Split view controllers: collapsing and expanding, step by step as UIKit does it.
/// Source: semantics.md, section 4 (the header of UISplitViewController).
extension Simulation {
  /// Collapses or expands a split view if its width class asks for it. A split view starts out
  /// expanded, so the one that is loaded in compact width collapses at once.
  mutating func settleSplit(_ id: ControllerID) {
    guard let split = split(id), let controller = controllers[id] else { return }
    let shouldCollapse = controller.environment.traits.horizontalSizeClass == .compact
    guard split.isCollapsed != shouldCollapse, !split.columns.isEmpty else { return }
    switch (split.style, shouldCollapse) {
    case (.classic, true): collapse(id, split)
    case (.classic, false): expand(id, split)
    case (_, true): collapseColumns(id, split)
    case (_, false): expandColumns(id, split)
    }
    propagate()
    log(id, .showDetailTargetDidChange)
  }

  /// Works out behaviour and display mode of a split view, which last until it changes its size.
  mutating func arrangeSplit(_ id: ControllerID) {
    guard let controller = controllers[id], let size = controller.size, let split = split(id) else {
      return
    }
    let traits = controller.environment.traits
    if size != split.arrangedSize, traits.horizontalSizeClass == .regular {
      if split.columns[.primary] != nil, screen.platform.hasTraitsThatChange {
        note(.compactPrimaryColumn, id)
      }
      // What the header of UISplitViewController says is about classic ones on pads.
      let isDocumented = split.style == .classic && traits.userInterfaceIdiom == .pad
      if !isDocumented, !ViewController(controller.element).hasPreferredDisplayMode {
        note(.splitBehavior, id)
      }
    }
    let platform = screen.platform
    updateSplit(id) { split in
      split.arrangedSize = size
      var layout = split.layout(controller.element, in: size, on: platform)
      if layout.behavior != split.behavior, split.chosenMode != nil {
        // The choice was among the modes of another behaviour.
        split.chosenMode = nil
        layout = split.layout(controller.element, in: size, on: platform)
      }
      split.behavior = layout.behavior
      split.displayMode = layout.displayMode
    }
  }

  // MARK: Classic style

  private mutating func collapse(_ id: ControllerID, _ split: SplitState) {
    // Conditions are about the split view as it was before anything moves.
    let answered = splitAnswer(of: id, \.primaryForCollapsing)
    let answer = splitAnswer(of: id, \.collapse)
    ask(id, "primaryViewController(forCollapsing:)", answered)
    let named = answered.flatMap { controller(named: $0, of: id) }
    guard
      let primary = named ?? split.columns[.primary] ?? split.columns[.secondary]
    else { return }
    detach(primary, from: id)
    updateSplit(id) { split in
      split.isCollapsed = true
      split.collapsedRoot = primary
    }
    if let former = split.columns[.primary], controllers[former]?.parent == id {
      // The answered controller takes the place of the primary one.
      updateSplit(id) { $0.columns[.primary] = primary }
      if !subtree(primary).contains(former) { release(former, from: id) }
    }
    guard let secondary = split.columns[.secondary], secondary != primary else { return }
    let isHandled = answer?.secondary == .discard
    ask(id, "splitViewController(_:collapseSecondary:onto:)", isHandled ? "true" : nil)
    if let kept = answer?.keepInPrimary { keep(kept, in: primary) }
    if !isHandled { log(id, .collapse(secondary: secondary, onto: primary)) }
    if !isHandled, controllers[primary]?.kind == .navigation {
      updateNavigation(primary) { $0.append(secondary) }
    } else {
      updateSplit(id) { $0.preserved = secondary }
    }
  }

  /// Takes the other controllers off a stack, as a delegate does before it answers.
  private mutating func keep(_ names: [String], in primary: ControllerID) {
    let gone = navigationStack(primary).dropFirst().filter { id in
      self.names(of: id).names.isDisjoint(with: names)
    }
    drop(gone, from: primary)
  }

  private mutating func expand(_ id: ControllerID, _ split: SplitState) {
    let answered = splitAnswer(of: id, \.primaryForExpanding)
    let asked: String? =
      if case .controller(let name)? = splitAnswer(of: id, \.separate) { name } else { nil }
    ask(id, "primaryViewController(forExpanding:)", answered)
    let named = answered.flatMap { controller(named: $0, of: id) }
    guard let primary = named ?? split.collapsedRoot else { return }
    detach(primary, from: id)
    ask(id, "splitViewController(_:separateSecondaryFrom:)", asked)
    var secondary = asked.flatMap { controller(named: $0, of: id, besides: primary) }
    if let secondary {
      detach(secondary, from: id)
    } else {
      secondary = separate(from: primary, of: id, split)
      log(id, .separate(secondary: secondary, from: primary))
    }
    let former = [split.collapsedRoot, split.preserved].compactMap { $0 }
    updateSplit(id) { split in
      split.isCollapsed = false
      split.collapsedRoot = nil
      split.preserved = nil
      split.columns[.primary] = primary
      split.columns[.secondary] = secondary
    }
    let kept = Set(family(id))
    for gone in former where !kept.contains(gone) { release(gone, from: id) }
  }

  /// What `separateSecondaryViewController(for:)` gives: a navigation controller pops its top
  /// controller; others restore the secondary controller of before. A navigation controller with
  /// nothing to pop does so too, which is chosen here.
  private mutating func separate(
    from primary: ControllerID, of id: ControllerID, _ split: SplitState
  ) -> ControllerID? {
    let stack = navigationStack(primary)
    if stack.count > 1, let top = stack.last {
      updateNavigation(primary) { $0.removeLast() }
      return top
    }
    if controllers[primary]?.kind == .navigation, split.preserved != nil {
      note(.restoredSecondary, id)
    }
    return split.preserved == primary ? nil : split.preserved
  }

  // MARK: Column style

  private mutating func collapseColumns(_ id: ControllerID, _ split: SplitState) {
    let order = [SplitColumn.primary, .supplementary, .secondary].filter {
      split.columns[$0] != nil
    }
    let answer = splitAnswer(of: id, \.topColumnForCollapsing)
    ask(
      id, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", answer?.rawValue)
    if let compact = split.columns[.compact] {
      updateSplit(id) { split in
        split.isCollapsed = true
        split.collapsedRoot = compact
      }
    } else if let first = order.first, let base = split.columns[first] {
      let top = answer ?? .secondary
      let last = order.firstIndex(of: top) ?? order.count - 1
      updateSplit(id) { split in
        split.isCollapsed = true
        split.collapsedRoot = base
      }
      for column in order[1...].prefix(last) {
        guard let child = split.columns[column] else { continue }
        log(id, .collapse(secondary: child, onto: base))
        updateNavigation(base) { $0.append(child) }
      }
    }
    ask(id, "splitViewControllerDidCollapse(_:)", nil)
  }

  private mutating func expandColumns(_ id: ControllerID, _ split: SplitState) {
    let answer = splitAnswer(of: id, \.displayModeForExpanding)
    ask(
      id, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      answer?.rawValue)
    if let base = split.collapsedRoot, base != split.columns[.compact] {
      let columns = Set(split.columns.values)
      for child in navigationStack(base) where columns.contains(child) {
        log(id, .separate(secondary: child, from: base))
      }
      updateNavigation(base) { $0.removeAll { columns.contains($0) } }
    }
    updateSplit(id) { split in
      split.isCollapsed = false
      split.collapsedRoot = nil
      split.chosenMode = answer
    }
    ask(id, "splitViewControllerDidExpand(_:)", nil)
  }

  // MARK: Columns

  /// Puts a controller into a column of an expanded split view, or of one whose columns are kept for
  /// later.
  mutating func setColumn(_ column: SplitColumn, of id: ControllerID, to child: ControllerID) {
    guard let split = split(id) else { return }
    let content = split.style == .classic ? child : wrapped(child, as: column, of: id)
    let former = split.columns[column]
    log(id, .setColumn(column: column, controller: content))
    updateSplit(id) { $0.columns[column] = content }
    controllers[content]?.parent = id
    if let former, former != content { release(former, from: id) }
  }

  /// Shows or hides a column by going to the nearest display mode that does.
  /// Source: the header of UISplitViewController, `show(_:)` and `hide(_:)`.
  mutating func setColumn(
    _ column: SplitColumn, of id: ControllerID, isShown: Bool
  ) throws(SimulationError) {
    guard let split = split(id), split.columns[column] != nil, column != .compact else {
      throw SimulationError(
        .noSuchColumn, localized("The split view has no %1$s column.", column.rawValue))
    }
    if split.isCollapsed {
      setStacked(column, of: id, split, isShown: isShown)
      return
    }
    guard column != .secondary, split.shownColumns.contains(column) != isShown else { return }
    let nearest = split.behavior.displayModes.filter { mode in
      var changed = split
      changed.displayMode = mode
      return changed.shownColumns.contains(column) == isShown
    }
    guard let mode = isShown ? nearest.first : nearest.last else { return }
    log(id, .changeDisplayMode(from: split.displayMode, to: mode))
    exchange(.push) { $0.updateSplit(id) { $0.chosenMode = mode } }
  }

  /// The same where the columns are on one stack.
  private mutating func setStacked(
    _ column: SplitColumn, of id: ControllerID, _ split: SplitState, isShown: Bool
  ) {
    guard let base = split.collapsedRoot, let child = split.columns[column],
      controllers[base]?.kind == .navigation
    else { return }
    let stack = navigationStack(base)
    let place = child == base ? 0 : stack.firstIndex(of: child)
    if isShown {
      if let place {
        pop(base, toCount: place + 1)
      } else {
        exchange(.push) { simulation in
          simulation.log(base, .push(controller: child))
          simulation.updateNavigation(base) { $0.append(child) }
        }
      }
    } else if let place, place > 0, place == stack.count - 1 {
      exchange(.push) { simulation in
        simulation.log(base, .pop(controller: child))
        simulation.updateNavigation(base) { $0.removeLast() }
        simulation.controllers[child]?.parent = id
      }
    }
  }

  // MARK: Delegates

  private mutating func ask(_ id: ControllerID, _ question: String, _ answer: String?) {
    log(id, .ask(question: question, answer: answer))
  }
}

extension Simulation {
  /// - Throws: Where a phone has a split view controller that its version of iOS has on pads only.
  func checkSplitViews() throws(SimulationError) {
    let idiom = screen.environment.traits.userInterfaceIdiom
    guard !screen.platform.hasSplitViews(on: idiom) else { return }
    let splits = controllers.values.filter { $0.kind == .split }
    guard let split = splits.min(by: { $0.id.name < $1.id.name }) else { return }
    throw SimulationError(
      .noSplitViews,
      localized(
        """
        %1$s “%2$s” ends the app on a phone with iOS %3$s: split views are for pads until iOS \
        8. Choose a pad, or a later iOS.
        """, split.className, split.id.name, screen.system), line: split.element?.line)
  }
}

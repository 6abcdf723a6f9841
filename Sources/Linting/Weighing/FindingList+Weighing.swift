import InterfaceBuilder
import Scenes
import WorkerProtocol
import Workspace

/// How much what was found matters: what the app can't show, or code decides, is a note.
extension FindingList {
  /// Rules about a layout, which hang on sizes.
  private static let layoutRules: Set = [
    RulePage.conflict.id, RulePage.ambiguous.id, RulePage.noRoom.id, RulePage.textCutOff.id,
    RulePage.textTooLong.id, RulePage.outsideSuperview.id, RulePage.overlap.id,
  ]

  mutating func weigh(in document: Document, _ decided: DecidedInCode) {
    let marks = InterfaceMarks(document)
    let decoration = Decoration(document)
    let list = self
    change { finding, details in
      guard finding.severity != .info else { return }
      let isDecoration = finding.rule == RulePage.outsideSuperview.id && decoration.has(finding.id)
      guard isDecoration || list.isNote(finding, details, marks, decided) else { return }
      finding.severity = .info
    }
  }

  /// Says once what has one cause. Of several conflicts that are one the worst is told, so that they are weighed before.
  mutating func join(in document: Document) {
    joinConflicts(in: document)
    joinAmbiguities(in: document)
    joinBrokenImages()
    foldMisplacements()
    foldContrasts()
    foldFixedFonts()
    foldPointers()
  }

  /// Some of these, of which each is said for itself, with what has one cause said once.
  package func joining(_ kept: [LintFinding], in document: Document) -> [LintFinding] {
    let kept = Set(kept.map(\.fingerprint))
    var list = self
    list.remove { !kept.contains($0.fingerprint) }
    list.join(in: document)
    return list.findings
  }

  private func isNote(
    _ finding: LintFinding, _ details: Issue?, _ marks: InterfaceMarks, _ decided: DecidedInCode
  ) -> Bool {
    if finding.rule == RulePage.misplaced.id {
      return !marks.haveMisplaced(finding.id)
    }
    if finding.rule == RulePage.accessibilityLabel.id {
      return finding.id.map(decided.named.contains) ?? false
    }
    guard Self.layoutRules.contains(finding.rule) else { return false }
    let views = Set(
      (details?.views ?? []).map { RowID.element(of: $0.id) } + [finding.id].compactMap(\.self))
    let isDesigned = finding.screens.contains(LintMatrix.designedName)
    let isOnScreens =
      finding.widths?.isEmpty == false || finding.heights?.isEmpty == false
      || finding.screens.contains { $0 != LintMatrix.designedName }
    if !views.isDisjoint(with: decided.changing) { return true }
    if finding.rule == RulePage.ambiguous.id {
      // Interface Builder knows no more of it.
      if !views.isDisjoint(with: decided.unknown) { return true }
      // Interface Builder looks at the same canvas, and marks what is open there.
      if marks.haveAmbiguous(views) { return false }
      if isDesigned { return true }
      if !views.isDisjoint(with: decided.sized.union(decided.aroundPromised)) { return true }
    } else if isDesigned, !isOnScreens, screenCount > 0 {
      return true
    }
    // What is put into others by code has no screen's size.
    if isOnScreens, !isDesigned, decided.isPart || !views.isDisjoint(with: decided.freeform) {
      return true
    }
    if !views.isDisjoint(with: decided.promised) { return true }
    if finding.rule == RulePage.conflict.id { return isNote(conflict: details, decided) }
    if !views.isDisjoint(with: decided.inCells) { return true }
    if finding.rule == RulePage.outsideSuperview.id,
      !views.isDisjoint(with: decided.overEdges.union(decided.moved))
    {
      return true
    }
    return !views.isDisjoint(with: decided.texts)
      && [RulePage.textCutOff.id, RulePage.textTooLong.id, RulePage.noRoom.id].contains(
        finding.rule)
  }

  /// Whether a conflict hangs on a height that a list has from code, on a constraint that code changes, or on an empty
  /// text that it sets.
  private func isNote(conflict: Issue?, _ decided: DecidedInCode) -> Bool {
    let members = (conflict?.involved ?? []).map { RowID.element(of: $0.id) }
    if members.contains(where: decided.constraints.contains) { return true }
    func isOf(_ member: String, _ ids: Set<String>) -> Bool {
      member.split(separator: ":").contains { ids.contains(String($0)) }
    }
    // An implicit rule has the id of its view in its own.
    let implicit = members.filter { $0.contains(":") }
    if implicit.contains(where: { isOf($0, decided.emptyTexts) || isOf($0, decided.changing) }) {
      return true
    }
    let written = members.filter { !$0.contains(":") }
    return !written.isEmpty && written.allSatisfy(decided.vertical.contains)
      && members.contains { isOf($0, decided.edgesOfCells) }
  }
}

import Editing
import Files
import InterfaceBuilder
import Linting
import Localization
import Requests
import WorkerProtocol
import Workspace

/// What an editor offers for findings: the safe fixes of `lint --fix`, and to accept a finding with a reason.
struct EditorFixes {
  let places: EditorPlaces
  let client: EditorClient
  /// The text of a file that is open in the editor, by its path: absolute, without links.
  let opened: (String) -> OpenDocument?

  private var open: OpenDocument { places.open }

  func actions(for request: CodeActionParameters) -> [EditorCodeAction] {
    let only = request.context?.only
    func isWanted(_ kind: String) -> Bool {
      // A kind means those below it, too.
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    let fixes = LintFix.all(in: places.document)
    var actions: [EditorCodeAction] = []
    if isWanted("quickfix") {
      let here = fixes.filter { fix in
        fix.steps.contains { step in
          open.range(of: places.markup.startTag(of: step.element)).touches(request.range)
        }
      }
      actions += here.compactMap { action([$0], $0.title, "quickfix", isPreferred: true) }
      if fixes.count > here.count, let rule = here.first?.issue.rule {
        let same = fixes.filter { $0.issue.rule == rule }
        if same.count > 1,
          let all = action(same, localized("Fix all %1$s of “%2$s”", same.count, rule), "quickfix")
        {
          actions.append(all)
        }
      }
      actions += acceptances(of: request.context?.diagnostics ?? [])
    }
    // A document as a whole is fixed when that is asked for.
    if only != nil, isWanted("source.fixAll"), !fixes.isEmpty,
      let all = action(fixes, localized("Fix all that can be fixed safely"), "source.fixAll")
    {
      actions.append(all)
    }
    return actions
  }

  /// Nil where a fix can't be made.
  private func action(
    _ fixes: [LintFix], _ title: String, _ kind: String, isPreferred: Bool? = nil
  ) -> EditorCodeAction? {
    guard var edited = try? EditedDocument(places.document, bytes: open.bytes),
      (try? edited.apply(fixes)) != nil, (try? Document(parsing: edited.bytes)) != nil
    else { return nil }
    let edits = edited.textEdits.map { edit in
      EditorTextEdit(
        range: open.range(of: edit.range),
        newText: String(decoding: edit.replacement, as: UTF8.self))
    }
    guard !edits.isEmpty else { return nil }
    return EditorCodeAction(
      title: title, kind: kind, isPreferred: isPreferred,
      edit: EditorWorkspaceEdit(
        changes: [.edit(uri: open.uri, version: open.version, edits)],
        isVersioned: client.knowsVersions))
  }

  // MARK: Accepting

  /// A suppression in the project's configuration, whose reason is left to be written.
  private func acceptances(
    of findings: [CodeActionParameters.Context.Finding]
  ) -> [EditorCodeAction] {
    let projects = places.resolver.cache.projects
    guard let path = open.path, let folder = projects.folder(around: path, root: nil) else {
      return []
    }
    let known = LintConfiguration.path(above: path, in: projects, root: nil)
    let new = (folder.path == "/" ? "" : folder.path) + "/" + LintConfiguration.name
    guard let place = newFilePath(known ?? new) else { return [] }
    let isNew = known == nil && opened(place) == nil
    guard !isNew || client.canCreateFiles, let file = configuration(at: place, isNew: isNew) else {
      return []
    }
    return findings.compactMap { finding in
      guard finding.source == "ninefold", case .rule(let rule)? = finding.code,
        RulePage.named(rule) != nil,
        let id = places.find(finding.range.start)?.element.id,
        let edit = Suppressions(file.bytes).adding(rule: rule, id: id)
      else { return nil }
      let text = EditorTextEdit(
        range: file.range(of: edit.offset..<edit.offset), newText: edit.text)
      let change = EditorWorkspaceEdit.Change.edit(
        uri: file.uri, version: file.version, [text])
      return EditorCodeAction(
        title: localized("Accept “%1$s” of %2$s in ninefold.json, with a reason", rule, id),
        kind: "quickfix",
        edit: EditorWorkspaceEdit(
          changes: isNew ? [.create(uri: file.uri), change] : [change],
          isVersioned: client.knowsVersions))
    }
  }

  /// As the editor has it, or as it is on disk; nil where it can't be read.
  private func configuration(at place: String, isNew: Bool) -> OpenDocument? {
    if let open = opened(place) { return open }
    guard let bytes = isNew ? [] : (try? inputBytes(place, of: "a configuration")) else {
      return nil
    }
    return OpenDocument(onDisk: bytes, uri: absoluteURI(of: place), encoding: open.encoding)
  }
}

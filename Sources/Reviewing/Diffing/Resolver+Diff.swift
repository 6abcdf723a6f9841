import Editing
import InterfaceBuilder
import Linting
import Localization
import Processes
import Reports
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension DiffParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> DiffResult {
    try resolver.diff(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// The edits that make one document of another and, if they are asked for, sentences.
  package func diff(
    _ request: DiffParameters, cancellation: Cancellation = Cancellation()
  ) throws -> DiffResult {
    var request = request
    if request.format != nil, request.format != .patch { request.changes = true }
    if let folders = FolderVersions(request.before, request.after) {
      return try diff(request, of: folders, cancellation: cancellation)
    }
    let versions = try versions(request)
    var result = try diff(request, of: versions, cancellation: cancellation)
    result.report = try request.format.map {
      String(
        decoding: try report(request, versions, result, as: $0, cancellation: cancellation),
        as: UTF8.self)
    }
    return result
  }

  /// What has changed, for people.
  package func report(
    _ request: DiffParameters, _ versions: DocumentVersions, _ result: DiffResult,
    as format: DiffParameters.Format, cancellation: Cancellation = Cancellation()
  ) throws -> [UInt8] {
    switch format {
    case .patch: return Array(try patch(of: versions, name: versions.name(request)).utf8)
    case .text: return DiffReport.text(of: result).map { $0.terminalLine() }.bytes
    case .markdown: return DiffComment(result: result).lines.bytes
    case .html:
      let pictures = try timeLimit.run(cancellation) {
        try DiffPictures(self, request, versions, result, cancellation: $0)
      }
      return DiffPage(
        name: versions.after.name, before: request.before, after: request.after, result: result,
        pictures: pictures
      ).lines.bytes
    }
  }

  package func diff(
    _ request: DiffParameters, of versions: DocumentVersions,
    cancellation: Cancellation = Cancellation()
  ) throws -> DiffResult {
    // There is nothing that edits of a document that is new or gone would change.
    var result = DiffResult(edits: versions.both.map { $0.before.edits(to: $0.after) } ?? [])
    try cancellation.check()
    if request.changes == true { try addChanges(of: request, versions, to: &result, cancellation) }
    return result
  }

  /// Both documents, each read once.
  package func versions(_ request: DiffParameters) throws -> DocumentVersions {
    // Both are of one project, wherever one of them comes from.
    let isPipe =
      request.after.hasPrefix("/dev/") || request.after.hasPrefix("/proc/")
      || request.after == DocumentSource.standardInputName
    let name = isPipe ? request.before : request.after
    let whole = WholeDocument(request)
    let before = whole == .new ? nil : try version(request.before)
    let after = whole == .gone ? nil : try version(request.after)
    let texts = (before: before?.text ?? "", after: after?.text ?? "")
    return DocumentVersions(
      before: DocumentSource(
        name: name, text: try before == nil ? WholeDocument.emptied(texts.after) : texts.before),
      after: DocumentSource(
        name: name, text: try after == nil ? WholeDocument.emptied(texts.before) : texts.after),
      whole: whole,
      both: before.flatMap { before in after.map { (before.document, $0.document) } })
  }

  private func version(_ path: String) throws -> (text: String, document: EditedDocument) {
    do {
      let bytes = try bytes(of: DocumentSource(name: path))
      do throws(DocumentError) {
        // What is edited in one for another platform is told, too, though nothing is laid out.
        let document =
          DocumentPlatform.of(text: bytes) == nil
          ? try cache.document(text: bytes)
          : try Document(parsing: bytes, isOfAnyPlatform: true)
        let edited = try EditedDocument(document, bytes: bytes)
        return (String(decoding: bytes, as: UTF8.self), edited)
      } catch {
        throw FileError(error)
      }
    } catch var error as FileError {
      // What can't be read is said of the file that is meant.
      error.file = path
      if error.code == DocumentError.Code.isDirectory.rawValue {
        error.message = localized(
          "This is a folder, and the other version is none; compare two documents or two folders."
        )
      }
      throw error
    }
  }

  /// The same as a patch of the earlier text: what Interface Builder merely spells otherwise is not in it.
  /// - Parameter name: The file's, in its header.
  package func patch(of versions: DocumentVersions, name: String) throws -> String {
    guard let both = versions.both else {
      let source = versions.whole == .new ? versions.after : versions.before
      return versions.whole?.patch(source.text ?? "", name: name) ?? ""
    }
    let bytes = try bytes(of: versions.before)
    var changed = both.before
    do {
      try changed.apply(both.before.edits(to: both.after))
    } catch {
      throw FileError(code: "edit-impossible", message: error.message)
    }
    return DocumentEditing(bytes, changed: changed).unifiedDiff(name: name)
  }

  /// Says what has changed, and what follows from it on the screens that `lint` looks at.
  private func addChanges(
    of request: DiffParameters, _ versions: DocumentVersions, to result: inout DiffResult,
    _ cancellation: Cancellation
  ) throws {
    let (before, after) = (versions.before, versions.after)
    let (earlier, later) = (try document(of: before), try document(of: after))
    let isOfOtherPlatform = versions.isOfOtherPlatform
    if let whole = versions.whole {
      result.changes = [whole.change(whole == .new ? later : earlier)]
      (result.frames, result.noise, result.newIssues, result.goneIssues) = ([], [], [], [])
      guard whole == .new, !isOfOtherPlatform else { return }
      let matrix = try LintMatrix(request.screens, catalogue: catalogue)
      result.newIssues = try lint(after, request.screens, matrix, cancellation: cancellation)
      return
    }
    let comparison = DocumentComparison(
      earlier, later,
      chosenFrames: versions.both.map { $0.before.chosenFrames(alsoIn: $0.after) } ?? [:])
    result.changes = comparison.changes
    result.noise = comparison.noise
    // How another platform's screens look isn't known here.
    guard !comparison.changes.isEmpty, !isOfOtherPlatform else {
      (result.frames, result.newIssues, result.goneIssues) = ([], [], [])
      return
    }
    let check = request.screens
    var matrix = try LintMatrix(check, catalogue: catalogue)
    addScreens(of: matrix, to: &result)
    let hasCompanion = hasCompanion(of: after)
    let documents = [later, earlier]
    if result.edits.allSatisfy({ $0.isBesideLayout(in: documents, hasCompanion: hasCompanion) }) {
      // No screen shows anything else than before.
      matrix = .designed
    }
    let (found, framesBefore) = try look(
      at: versions.before(earlier, withSymbolsOf: later) ?? before, check, matrix, cancellation)
    let (finds, framesAfter) = try look(at: after, check, matrix, cancellation)
    result.frames = frameChanges(from: framesBefore, to: framesAfter, comparison, matrix)
    let known = Set(found.findings.map(\.fingerprint))
    let still = Set(finds.findings.map(\.fingerprint))
    let came = finds.findings.filter { !known.contains($0.fingerprint) }
    let went = found.findings.filter { !still.contains($0.fingerprint) }
    // What has one cause is joined last: with one more or one less of a kind all others are what they were.
    let new = FindingNames(later, comparison.names)
      .named(finds.joining(came.removing(went), in: later))
    let gone = FindingNames(earlier, comparison.names)
      .named(found.joining(went.removing(came), in: earlier))
    // What is said in the same words of both is still there, though it is of an object that was made anew.
    result.newIssues = new.sayingOtherThan(gone)
    result.goneIssues = gone.sayingOtherThan(new)
  }

  /// A version, be it for another platform.
  private func document(of source: DocumentSource) throws -> Document {
    guard let text = source.text, DocumentPlatform.of(text: text.utf8) != nil else {
      return try scenes(of: source).document
    }
    do throws(DocumentError) {
      return try Document(parsing: Array(text.utf8), isOfAnyPlatform: true)
    } catch {
      throw FileError(error)
    }
  }

  /// Says of what has changed for one size class which screens show it.
  private func addScreens(of matrix: LintMatrix, to result: inout DiffResult) {
    for (place, change) in (result.changes ?? []).enumerated() {
      guard let variation = change.cell.flatMap(VariationCase.init(name:)) else { continue }
      let screens = matrix.screens.filter { variation.holds(in: $0.canvas.environment.traits) }
      let words =
        switch screens.count {
        case 0: localized("No screen that was looked at shows it.")
        case 1, 2: localized("Shown on %1$s.", screens.map(\.name).joined(separator: ", "))
        default:
          localized(
            "Shown on %1$s and %2$s more of %3$s.", screens[0].name, screens.count - 1,
            matrix.screens.count)
        }
      result.changes?[place].sentence += " " + words
    }
  }

  private func hasCompanion(of source: DocumentSource) -> Bool {
    guard var scenes = try? scenes(of: source) else { return false }
    return attachCompanion(of: source, to: &scenes) != nil
  }

  /// What is wrong with a version, and by screen and view the frames in their superviews.
  private func look(
    at source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix,
    _ cancellation: Cancellation
  ) throws -> (FindingList, frames: [String: [String: Rect]]) {
    var frames: [String: [String: Rect]] = [:]
    let findings = try findings(
      of: source, request, matrix, isJoined: false, cancellation: cancellation
    ) { screen, laidOut in
      for (view, frame) in zip(laidOut.scene.views, laidOut.frames)
      where frames[screen.name]?[view.id] == nil {
        frames[screen.name, default: [:]][view.id] = frame
      }
    }
    return (findings, frames)
  }

  private func frameChanges(
    from before: [String: [String: Rect]], to after: [String: [String: Rect]],
    _ comparison: DocumentComparison, _ matrix: LintMatrix
  ) -> [FrameChange] {
    let names = comparison.names
    var changes: [FrameChange] = []
    var places: [String: Int] = [:]
    for screen in matrix.screens {
      for (id, frame) in (after[screen.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let earlier = before[screen.name]?[id], earlier.differs(from: frame),
          let element = names.document.element(id: id)
        else { continue }
        if let place = places[id] {
          changes[place].screens.append(screen.name)
        } else {
          places[id] = changes.count
          changes.append(
            FrameChange(
              id: id, name: names.name(of: element), scene: comparison.titles.title(of: element),
              screens: [screen.name],
              screenCount: matrix.screens.count, before: earlier.figures, after: frame.figures))
        }
      }
    }
    // As the document has them.
    return changes.sorted {
      (names.document.element(id: $0.id)?.line ?? 0)
        < (names.document.element(id: $1.id)?.line ?? 0)
    }
  }
}

/// Two versions of a document, with their texts: what comes through a pipe is read once.
package struct DocumentVersions {
  let before: DocumentSource
  let after: DocumentSource
  /// Set where there is only one of them.
  package let whole: WholeDocument?
  /// Both as they are edited; nil where there is only one.
  let both: (before: EditedDocument, after: EditedDocument)?

  /// Whether one of them is for something else than iOS, so that neither is laid out.
  package var isOfOtherPlatform: Bool {
    [before, after].contains { DocumentPlatform.of(text: ($0.text ?? "").utf8) != nil }
  }

  /// The earlier version with the sizes that the later one remembers of system symbols: an Xcode saves its own, and on
  /// no device do they differ. Nil where that changes nothing.
  func before(_ earlier: Document, withSymbolsOf later: Document) -> DocumentSource? {
    guard var changed = both?.before else { return nil }
    func symbols(_ document: Document) -> [Element] {
      document.root.child("resources")?.children("image").filter { $0["catalog"] == "system" } ?? []
    }
    let others = Dictionary(symbols(later).map { ($0["name"], $0) }) { first, _ in first }
    var edits: [Edit] = []
    for symbol in symbols(earlier) {
      guard let other = others[symbol["name"]], let path = changed.path(of: symbol) else {
        continue
      }
      for side in ["width", "height"] where symbol[side] != other[side] {
        edits.append(.set(path, attribute: side, value: other[side]))
      }
    }
    guard !edits.isEmpty, (try? changed.apply(edits)) != nil else { return nil }
    return DocumentSource(name: before.name, text: String(decoding: changed.bytes, as: UTF8.self))
  }

  /// What a patch calls the file.
  package func name(_ request: DiffParameters) -> String {
    whole == .gone ? request.before : request.after
  }
}

extension DiffParameters {
  /// What is looked for on the screens.
  package var screens: LintParameters {
    var screens = LintParameters(paths: [])
    screens.matrix = matrix
    return screens
  }
}

extension Rect {
  fileprivate var figures: [Double] { [x, y, width, height] }

  /// By half a point or more, which can be seen.
  fileprivate func differs(from other: Rect) -> Bool {
    zip(figures, other.figures).contains { abs($0 - $1) >= 0.5 }
  }
}

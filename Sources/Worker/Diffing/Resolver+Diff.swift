import InterfaceBuilder
import Scenes
import Traits
import WorkerProtocol

extension Resolver {
  /// Says what has changed, and what follows from it on the screens that `lint` looks at.
  /// - Parameters:
  ///   - before: As it is written, as `after`: what comes through a pipe is read once.
  func addChanges(
    of request: DiffParameters, _ before: [UInt8], _ after: [UInt8], to result: inout DiffResult
  ) throws {
    // Both are of one project, wherever one of them comes from.
    let isPipe =
      request.after.hasPrefix("/dev/") || request.after == DocumentSource.standardInputName
    let name = isPipe ? request.before : request.after
    let before = DocumentSource(name: name, text: String(decoding: before, as: UTF8.self))
    let after = DocumentSource(name: name, text: String(decoding: after, as: UTF8.self))
    let (earlier, later) = (try scenes(of: before), try scenes(of: after))
    let comparison = DocumentComparison(earlier.document, later.document)
    result.changes = comparison.changes
    result.noise = comparison.noise
    guard !comparison.changes.isEmpty else {
      (result.frames, result.newIssues, result.goneIssues) = ([], [], [])
      return
    }
    let check = LintParameters(paths: [])
    let matrix = try LintMatrix(check, catalogue: catalogue)
    let (found, framesBefore) = try look(at: before, check, matrix)
    let (finds, framesAfter) = try look(at: after, check, matrix)
    result.frames = frameChanges(
      from: framesBefore, to: framesAfter, names: ObjectNames(document: later.document), matrix)
    let (known, still) = (Set(found.map(\.fingerprint)), Set(finds.map(\.fingerprint)))
    result.newIssues = finds.filter { !known.contains($0.fingerprint) }
    result.goneIssues = found.filter { !still.contains($0.fingerprint) }
  }

  /// What is wrong with a version, and by screen and view the frames in their superviews.
  private func look(
    at source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix
  ) throws -> ([LintFinding], frames: [String: [String: Rect]]) {
    var frames: [String: [String: Rect]] = [:]
    let findings = try lint(source, request, matrix) { screen, laidOut in
      for (view, frame) in zip(laidOut.scene.views, laidOut.frames)
      where frames[screen.name]?[view.id] == nil {
        frames[screen.name, default: [:]][view.id] = frame
      }
    }
    return (findings, frames)
  }

  private func frameChanges(
    from before: [String: [String: Rect]], to after: [String: [String: Rect]], names: ObjectNames,
    _ matrix: LintMatrix
  ) -> [FrameChange] {
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
              id: id, name: names.name(of: element), screens: [screen.name],
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

extension Rect {
  fileprivate var figures: [Double] { [x, y, width, height] }

  /// By half a point or more, which can be seen.
  fileprivate func differs(from other: Rect) -> Bool {
    zip(figures, other.figures).contains { abs($0 - $1) >= 0.5 }
  }
}

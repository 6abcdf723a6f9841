import Drawing
import InterfaceBuilder
import Linting
import Localization
import Processes
import Reports
import Requests
import Scenes
import Traits
import WorkerProtocol

/// Pictures of the scenes that have changed, before and after, on each screen on which they look otherwise.
package struct DiffPictures {
  /// One scene on the screens.
  struct OfScene {
    /// As changes call it; nil in a xib.
    let title: String?
    /// What the pictures are of.
    let subject: String
    var pairs: [PicturePair] = []
    /// On how many screens it looks as before.
    var sameScreens = 0
    /// How many screens were left out, as there are too many pictures.
    var skippedScreens = 0
  }

  /// So that a report can't grow without bound.
  private static let mostPairs = 80
  /// Pixels. On pages pictures stand beside each other.
  private static let longestSide = 900.0

  private(set) var scenes: [OfScene] = []
  private var pairCount = 0

  private let resolver: Resolver
  private let versions: DocumentVersions
  private let result: DiffResult
  private var titles: SceneTitles?
  private let hasDrawnOutlines: Bool
  private let mostScreens: Int
  private let cancellation: Cancellation

  /// - Parameters:
  ///   - drawingOutlines: Whether outlines are part of the pictures, for pages that have none.
  ///   - mostScreens: Of each scene.
  package init(
    _ resolver: Resolver, _ request: DiffParameters, _ versions: DocumentVersions,
    _ result: DiffResult, drawingOutlines: Bool = false, mostScreens: Int = .max,
    cancellation: Cancellation = Cancellation()
  ) throws {
    self.resolver = resolver
    self.versions = versions
    self.result = result
    hasDrawnOutlines = drawingOutlines
    self.mostScreens = mostScreens
    self.cancellation = cancellation
    guard !versions.isOfOtherPlatform else { return }
    let matrix = try LintMatrix(request.screens, catalogue: resolver.catalogue)
    let before = try resolver.scenes(of: versions.before)
    let after = try resolver.scenes(of: versions.after)
    titles = SceneTitles(before.document, after.document)
    for entry in after.entries {
      let earlier = before.entries.first { $0.id == entry.id }
      if isConcerned(entry, after, earlier, before) {
        try compare(earlier, before, entry, after, on: matrix)
      }
    }
    for entry in before.entries where !after.entries.contains(where: { $0.id == entry.id }) {
      try compare(entry, before, nil, after, on: matrix)
    }
  }

  /// Whether something of a scene has changed.
  private func isConcerned(
    _ entry: SceneSet.Entry, _ scenes: SceneSet, _ earlier: SceneSet.Entry?, _ before: SceneSet
  ) -> Bool {
    guard let earlier else { return true }
    let ids = (result.changes ?? []).compactMap(\.id) + (result.frames ?? []).map(\.id)
    return ids.contains { id in
      scenes.document.element(id: id).map(entry.holds) == true
        || before.document.element(id: id).map(earlier.holds) == true
    }
  }

  private mutating func compare(
    _ earlier: SceneSet.Entry?, _ before: SceneSet, _ later: SceneSet.Entry?, _ after: SceneSet,
    on matrix: LintMatrix
  ) throws {
    guard let entry = later ?? earlier, entry.root != nil else { return }
    var scene = OfScene(
      title: entry.controller.flatMap { titles?.title(of: $0) }, subject: entry.title)
    for screen in matrix.screens {
      for appearance in matrix.appearances {
        guard pairCount < Self.mostPairs, scene.pairs.count < mostScreens else {
          scene.skippedScreens += 1
          continue
        }
        let title = screen.name + (appearance == .dark ? ", dark" : "")
        let old = earlier.flatMap {
          resolver.drawing(
            of: $0, of: before, versions.before, on: screen.canvas, appearance,
            cancellation: cancellation)
        }
        let new = later.flatMap {
          resolver.drawing(
            of: $0, of: after, versions.after, on: screen.canvas, appearance,
            cancellation: cancellation)
        }
        // What is given up has no picture, as what can't be laid out.
        try cancellation.check()
        guard let pair = pair(old, new, title, screen.name) else {
          scene.sameScreens += 1
          continue
        }
        scene.pairs.append(pair)
        pairCount += 1
      }
    }
    scenes.append(scene)
  }

  /// Both pictures; nil where they are the same.
  private func pair(
    _ old: SceneDrawing?, _ new: SceneDrawing?, _ title: String, _ screen: String
  ) -> PicturePair? {
    func file(_ drawing: SceneDrawing?, _ outlines: [PicturePair.Outline]) -> [UInt8]? {
      drawing.flatMap {
        try? $0.png(
          scale: min(1, Self.longestSide / max($0.size.width, $0.size.height)),
          outlines: outlines.map { ($0.rect, $0.kind.color) })
      }
    }
    let files = (file(old, []), file(new, []))
    guard files.0 != files.1 else { return nil }
    func side(
      _ drawing: SceneDrawing?, _ plain: [UInt8]?, isBefore: Bool
    ) -> PicturePair.Side? {
      guard let drawing, let plain else { return nil }
      let outlines = outlines(in: drawing, on: screen, isBefore: isBefore)
      guard hasDrawnOutlines else {
        return PicturePair.Side(file: plain, size: drawing.size, outlines: outlines)
      }
      return PicturePair.Side(file: file(drawing, outlines) ?? plain, size: drawing.size)
    }
    var note = old == nil ? "new" : new == nil ? "gone" : ""
    if let before = files.0, let after = files.1 {
      note = PixelComparison(before, after, tolerance: 0)?.sentence ?? ""
    }
    return PicturePair(
      title: title, note: note, before: side(old, files.0, isBefore: true),
      after: side(new, files.1, isBefore: false))
  }

  /// The views that have changed, and those that are elsewhere on this screen.
  private func outlines(
    in drawing: SceneDrawing, on screen: String, isBefore: Bool
  ) -> [PicturePair.Outline] {
    var outlines: [PicturePair.Outline] = []
    var known: Set<String> = []
    func add(_ id: String, _ name: String, _ kind: PicturePair.Outline.Kind) {
      guard let rect = drawing.place(of: id), known.insert(id).inserted else { return }
      outlines.append(PicturePair.Outline(name: name, kind: kind, rect: rect))
    }
    for change in result.changes ?? [] {
      guard let id = change.id else { continue }
      switch change.kind {
      case .added where !isBefore: add(id, change.sentence, .added)
      case .removed where isBefore: add(id, change.sentence, .removed)
      case .changed, .moved: add(id, change.sentence, .changed)
      case .added, .removed: break
      }
    }
    for frame in result.frames ?? [] where frame.screens.contains(screen) {
      add(
        frame.id, localized("%1$s is elsewhere, or of another size.", frame.name.capitalizedFirst),
        .changed)
    }
    return outlines
  }
}

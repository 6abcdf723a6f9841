import Editing
import InterfaceBuilder
import Layout
import Localization
import Processes
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension ConvertParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> ConvertResult {
    try resolver.convert(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// Converts a document, and writes it where the request says where.
  package func convert(
    _ request: ConvertParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ConvertResult {
    let conversion = try converted(request, cancellation)
    var result = conversion.result(named: request.file)
    if let output = request.output {
      try save(conversion.editing.document.bytes, to: output)
      result.output = output
    }
    return result
  }

  /// A document that has been converted.
  package struct Converted {
    package let editing: DocumentEditing
    let notes: [ConversionNote]

    fileprivate init(_ bytes: [UInt8], _ work: Conversion, _ moved: [ConversionNote]) {
      editing = DocumentEditing(bytes, changed: work.result)
      notes = work.notes + moved
    }

    package func result(named file: String?) -> ConvertResult {
      ConvertResult(
        file: file ?? DocumentSource.standardInputName, replacements: editing.replacements,
        notes: notes)
    }
  }

  package func converted(
    _ request: ConvertParameters, _ cancellation: Cancellation = Cancellation()
  ) throws -> Converted {
    let bytes = try bytes(of: DocumentSource(file: request.file, text: request.text))
    return try timeLimit.run(cancellation) { cancellation in
      if let cell = request.withoutSizeClasses {
        return try withoutSizeClasses(bytes, keeping: cell, request, cancellation)
      }
      guard let pad = request.pad else {
        return try withSizeClasses(bytes, request, cancellation)
      }
      return try merged(bytes, pad: pad, request, cancellation)
    }
  }

  private func withSizeClasses(
    _ bytes: [UInt8], _ request: ConvertParameters, _ cancellation: Cancellation
  ) throws -> Converted {
    let conversion = SizeClassConversion(
      useAutoLayout: request.useAutoLayout ?? false, safeAreas: request.safeAreas
    ) {
      try self.laidOut(bytes, on: .own, withGeometry: true, cancellation)
    }
    var work = try Conversion(DocumentEditing(bytes).document)
    try conversion.convert(&work)
    let moved = try moved(from: bytes, to: work.result.bytes, on: .own, cancellation)
    return Converted(bytes, work, moved)
  }

  private func withoutSizeClasses(
    _ bytes: [UInt8], keeping cell: String, _ request: ConvertParameters,
    _ cancellation: Cancellation
  ) throws -> Converted {
    guard request.pad == nil, request.useAutoLayout != true, request.safeAreas == nil else {
      throw UsageError(
        localized(
          """
          Without size classes neither another document nor Auto Layout or safe areas can be \
          asked for.
          """)
      )
    }
    guard let kept = SizeClassCell(cell) else { throw UsageError(noSizeClass: cell) }
    var work = try Conversion(DocumentEditing(bytes).document)
    try WithoutSizeClasses(cell: kept).convert(&work)
    let moved = try moved(from: bytes, to: work.result.bytes, on: .cell(cell), cancellation)
    return Converted(bytes, work, moved)
  }

  /// The phone's document with what differs in the pad's, each with size classes on before.
  private func merged(
    _ bytes: [UInt8], pad: String, _ request: ConvertParameters, _ cancellation: Cancellation
  ) throws -> Converted {
    func prepared(_ bytes: [UInt8]) throws -> (document: EditedDocument, notes: [ConversionNote]) {
      guard try !DocumentEditing(bytes).usesSizeClasses else {
        return (try DocumentEditing(bytes).document, [])
      }
      let converted = try withSizeClasses(bytes, request, cancellation)
      return (converted.editing.document, converted.notes)
    }
    let phone = try prepared(bytes)
    let padBytes: [UInt8]
    let other: EditedDocument
    do {
      padBytes = try self.bytes(of: DocumentSource(name: pad))
      other = try prepared(padBytes).document
    } catch var error as FileError {
      // Of two files, the one that is meant.
      error.file = error.file ?? pad
      throw error
    }
    var work = try Conversion(phone.document, notes: phone.notes)
    let ids = try PadMerge.merge(other, into: &work)
    let result = work.result.bytes
    let moved =
      try moved(from: bytes, to: result, on: .device(Self.oldPhone), cancellation)
      + moved(from: padBytes, to: result, on: .device(Self.oldPad), ids: ids, cancellation)
    return Converted(bytes, work, moved)
  }

  /// Screens of 320 × 568 and of 768 × 1024 points.
  private static let oldPhone = "iPhone SE (1st generation)"
  private static let oldPad = "ipad9_7"

  // MARK: Frames

  /// What a conversion's frames are compared on.
  enum ConversionCanvas {
    /// The document's own.
    case own
    case cell(String)
    case device(String)

    func moved(_ id: String, to now: String, from before: String) -> String {
      switch self {
      case .own: localized("“%1$s” is at %2$s instead of %3$s.", id, now, before)
      case .cell(let cell):
        localized("“%1$s” is at %2$s instead of %3$s in %4$s.", id, now, before, cell)
      case .device(let device):
        localized("“%1$s” is at %2$s instead of %3$s on %4$s.", id, now, before, device)
      }
    }
  }

  private func laidOut(
    _ bytes: [UInt8], on canvas: ConversionCanvas, withGeometry: Bool = false,
    _ cancellation: Cancellation
  ) throws -> [LaidOutScene] {
    var request = CanvasRequest()
    switch canvas {
    case .own: request.asDesigned = true
    case .cell(let cell): request.sizeClass = cell
    case .device(let device): request.device = device
    }
    let scenes: SceneSet
    do {
      scenes = SceneSet(try Document(parsing: bytes))
    } catch {
      throw FileError(error)
    }
    let chosen = try CanvasChoice(request, catalogue: catalogue).canvas(for: scenes)
    let engine = engine(showing: nil, nil, cancellation, findsIssues: false)
    var stager = stager(of: scenes, on: chosen, with: engine)
    return try scenes.entries.map { entry in
      var scene = try stager.layOut(entry)
      if withGeometry { try engine.addGeometry(to: &scene) }
      return scene
    }
  }

  /// The document's views that are elsewhere, by more than a point. Those that containers make themselves are as large
  /// as the canvas, which is another one afterwards.
  /// - Parameter ids: What the views are called afterwards, where that is something else.
  private func moved(
    from before: [UInt8], to after: [UInt8], on canvas: ConversionCanvas,
    ids: [String: String] = [:], _ cancellation: Cancellation
  ) throws -> [ConversionNote] {
    var frames: [String: Rect] = [:]
    for scene in try laidOut(after, on: canvas, cancellation) {
      frames.merge(zip(scene.scene.views.map(\.id), scene.frames)) { first, _ in first }
    }
    return try laidOut(before, on: canvas, cancellation).flatMap { old in
      zip(old.scene.views, old.frames).compactMap { view, frame -> ConversionNote? in
        let id = ids[view.id] ?? view.id
        guard view.element != nil, let other = frames[id], frame.differs(from: other) else {
          return nil
        }
        return ConversionNote(
          kind: .moved, id: id, line: view.line,
          message: canvas.moved(id, to: other.text, from: frame.text))
      }
    }
  }
}

extension Rect {
  fileprivate func differs(from other: Rect) -> Bool {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
      > 1
  }
}

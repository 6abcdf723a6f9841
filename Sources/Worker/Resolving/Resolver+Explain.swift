import Layout
import Scenes
import WorkerProtocol

extension Resolver {
  /// Says why a view's frame is what it is on one canvas.
  package func explain(
    _ request: ExplainParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ExplainResult {
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let canvas = choice.canvas(for: scenes)
    let entries = try request.scene.map { [try scenes.entry(withID: $0)] } ?? scenes.entries
    for entry in entries {
      if let result = try explain(request.view, in: entry, of: scenes, on: canvas, cancellation) {
        return result
      }
    }
    throw noSuchView(request, in: scenes)
  }

  /// Nil where the view is neither in the scene nor in one that it shows.
  private func explain(
    _ id: String, in entry: SceneSet.Entry, of scenes: SceneSet, on canvas: CanvasChoice.Canvas,
    _ cancellation: Cancellation
  ) throws -> ExplainResult? {
    let engine = engine(cancellation)
    let environment =
      canvas.isAsDesigned
      ? canvas.environment : scenes.overridden(canvas.environment, for: entry)
    let scene = scenes.scene(
      entry, environment: environment, isAsDesigned: canvas.isAsDesigned)
    if let index = scene.views.firstIndex(where: { $0.id == id }) {
      return ExplainResult(try engine.explain(index, in: scene), scene: entry.id)
    }
    // The scenes that this one shows are laid out in the room that it gives them.
    guard !scenes.contained(in: scene).isEmpty else { return nil }
    for inner in try layOut(entry, of: scenes, on: canvas, cancellation).withContained.dropFirst() {
      if let index = inner.scene.views.firstIndex(where: { $0.id == id }) {
        return ExplainResult(try engine.explain(index, in: inner.scene), scene: entry.id)
      }
    }
    return nil
  }

  private func noSuchView(_ request: ExplainParameters, in scenes: SceneSet) -> FileError {
    let place = request.scene.map { "The scene “\($0)”" } ?? "The document"
    guard let element = scenes.document.element(id: request.view) else {
      return FileError(
        code: "no-such-view", message: "\(place) has no view “\(request.view)”.")
    }
    return FileError(
      code: "no-such-view",
      message: """
        “\(request.view)” is a <\(element.name)>, and no view that is shown on this canvas\
        \(request.scene == nil ? "" : " in this scene").
        """, line: element.line)
  }
}

extension ExplainResult {
  init(_ explanation: Explanation, scene: String) {
    let frame = explanation.frame
    self.init(
      scene: scene, id: explanation.view.id, name: explanation.view.name,
      class: explanation.className, line: explanation.line > 0 ? explanation.line : nil,
      frame: [frame.x, frame.y, frame.width, frame.height], x: Figure(explanation.x),
      y: Figure(explanation.y), width: Figure(explanation.width),
      height: Figure(explanation.height))
  }

  /// For people: the frame, and below each of its figures what determines it.
  package var lines: [String] {
    func words(_ reason: Reason) -> String {
      let line = reason.line.map { ", line \($0)" } ?? ""
      return "\(reason.text) [\(reason.id)\(line)]"
    }
    let frame = frame.map(\.shortText)
    var lines = [
      "\(name) (\(self.class) \(id)\(line.map { ", line \($0)" } ?? "")): "
        + "\(frame[0]), \(frame[1]), \(frame[2]) × \(frame[3])"
    ]
    for (name, figure) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      lines.append(
        "\(name) = \(figure.value.shortText)\(figure.open == true ? " (ambiguous)" : "")")
      lines += figure.reasons.map { "  " + words($0) }
      lines += (figure.gaveWay ?? []).map { "  gave way: " + words($0) }
    }
    return lines
  }
}

extension ExplainResult.Figure {
  fileprivate init(_ figure: Explanation.Figure) {
    let gaveWay = figure.gaveWay.map(ExplainResult.Reason.init)
    self.init(
      value: figure.value, open: figure.isOpen ? true : nil,
      reasons: figure.reasons.map(ExplainResult.Reason.init),
      gaveWay: gaveWay.isEmpty ? nil : gaveWay)
  }
}

extension ExplainResult.Reason {
  fileprivate init(_ reason: Explanation.Reason) {
    self.init(
      kind: reason.kind.rawValue, id: reason.id, line: reason.line > 0 ? reason.line : nil,
      text: reason.text,
      views: reason.views.map { ExplainResult.NamedView(id: $0.id, name: $0.name) })
  }
}

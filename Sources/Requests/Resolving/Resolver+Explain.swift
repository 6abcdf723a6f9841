import Files
import InterfaceBuilder
import Layout
import Localization
import Processes
import Scenes
import WorkerProtocol

extension ExplainParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> ExplainResult {
    try resolver.explain(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// Says why a view's frame is what it is on one canvas.
  package func explain(
    _ request: ExplainParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ExplainResult {
    try timeLimit.run(cancellation) { try explanation(request, $0) }
  }

  private func explanation(
    _ request: ExplainParameters, _ cancellation: Cancellation
  ) throws -> ExplainResult {
    let place =
      request.isPlayed
      ? try placeOnScreen(of: request, cancellation) : try designedPlace(of: request, cancellation)
    guard let place else {
      let scenes = try scenes(of: request)
      throw try uninstalledView(request, in: scenes) ?? noSuchView(request, in: scenes)
    }
    let explanation = try place.engine.explain(place.shown.view, in: place.shown.scene)
    var result = ExplainResult(explanation, scene: place.entry, prefix: place.shown.prefix)
    result.file = place.shown.xib?.path
    result.place(in: place.shown.scene.companionPlaces)
    return result
  }

  /// A view in a scene as it is laid out.
  private struct LaidOutView {
    /// The scene's id, or that of the one that shows it.
    let entry: String
    let shown: ShownView
    /// The engine that laid out the scene.
    let engine: LayoutEngine

    /// Nil where the view is in no scene of these.
    init?(of id: String, in laidOut: LaidOutScene, entry: String, _ engine: LayoutEngine) {
      guard let shown = laidOut.shownView(id) else { return nil }
      self.entry = entry
      self.shown = shown
      self.engine = engine
    }
  }

  /// The scene on screen with the frontmost view that has an id.
  private func placeOnScreen(
    of request: ExplainParameters, _ cancellation: Cancellation
  ) throws -> LaidOutView? {
    let (_, stage) = try played(request, cancellation)
    let engine = engine(showing: try assets(of: request), nil, cancellation)
    return try stage.scenes(chosenBy: request.scene).lazy
      .compactMap { LaidOutView(of: request.view, in: $0, entry: $0.scene.id, engine) }.first
  }

  private func designedPlace(
    of request: ExplainParameters, _ cancellation: Cancellation
  ) throws -> LaidOutView? {
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let canvas = try choice.canvas(for: scenes)
    let engine = engine(
      showing: try assets(of: request)?.on(canvas.environment.screen), canvas.appearance,
      cancellation, xibs: try xibs(for: request.view, of: scenes, on: canvas, request.document))
    var stager = stager(of: scenes, on: canvas, with: engine)
    for entry in try request.scene.map({ [try scenes.entry(withID: $0)] }) ?? scenes.entries {
      // The scenes that this one shows are laid out in the room that it gives them.
      let laidOut = try stager.layOut(entry)
      if let place = LaidOutView(of: request.view, in: laidOut, entry: entry.id, engine) {
        return place
      }
    }
    return nil
  }

  /// Which variation leaves the view out, or what it is in; nil where none does.
  private func uninstalledView(
    _ request: ExplainParameters, in scenes: SceneSet
  ) throws -> FileError? {
    guard !request.isPlayed, let element = scenes.document.element(id: request.view) else {
      return nil
    }
    let canvas = try CanvasChoice(request.canvas, catalogue: catalogue).canvas(for: scenes)
    let variations = scenes.document.variationEntries
    for holder in sequence(first: element, next: \.parent) {
      guard let id = holder.id,
        let exclusion = variations.exclusion(of: id, in: canvas.environment.traits)
      else { continue }
      let (name, outer) = (
        View(alone: element).givenName ?? request.view, holder == element ? nil : id
      )
      let cell = exclusion.isOfBase ? nil : exclusion.cell
      return FileError(
        code: "not-installed", message: Self.notInstalled(name, in: outer, for: cell),
        line: exclusion.line)
    }
    return nil
  }

  /// - Parameters:
  ///   - outer: The element around it that isn't installed; nil for itself.
  ///   - cell: Where that is left out; nil where the base leaves it out.
  private static func notInstalled(
    _ name: String, in outer: String?, for cell: String?
  ) -> String {
    switch (outer, cell) {
    case (nil, nil):
      localized(
        "“%1$s” is not installed on this canvas: a variation leaves it out of the base.", name)
    case (nil, let cell?):
      localized(
        "“%1$s” is not installed on this canvas: a variation leaves it out for %2$s.", name, cell)
    case (let outer?, nil):
      localized(
        """
        “%1$s” is in “%2$s”, which is not installed on this canvas: a variation leaves it out of the base.
        """, name, outer)
    case (let outer?, let cell?):
      localized(
        """
        “%1$s” is in “%2$s”, which is not installed on this canvas: a variation leaves it out for %3$s.
        """, name, outer, cell)
    }
  }

  private func noSuchView(_ request: ExplainParameters, in scenes: SceneSet) -> FileError {
    guard let element = scenes.document.element(id: request.view) else {
      return FileError(
        code: "no-such-view",
        message: request.scene.map {
          localized("The scene “%1$s” has no view “%2$s”.", $0, request.view)
        } ?? localized("The document has no view “%1$s”.", request.view))
    }
    let (id, kind) = (request.view, element.name)
    let message =
      switch (request.isPlayed, request.scene != nil) {
      case (true, true):
        localized(
          "“%1$s” is a <%2$s>, and no view that is shown after these steps in this scene.", id, kind
        )
      case (true, false):
        localized("“%1$s” is a <%2$s>, and no view that is shown after these steps.", id, kind)
      case (false, true):
        localized(
          "“%1$s” is a <%2$s>, and no view that is shown on this canvas in this scene.", id, kind)
      case (false, false):
        localized("“%1$s” is a <%2$s>, and no view that is shown on this canvas.", id, kind)
      }
    return FileError(code: "no-such-view", message: message, line: element.line)
  }
}

extension ExplainResult {
  /// - Parameter prefix: What the ids of its views begin with where the document doesn't have them.
  init(_ explanation: Explanation, scene: String, prefix: String) {
    let frame = explanation.frame
    self.init(
      scene: scene, id: prefix + explanation.view.id, name: explanation.view.name,
      class: explanation.className, line: explanation.line > 0 ? explanation.line : nil,
      frame: [frame.x, frame.y, frame.width, frame.height], x: Figure(explanation.x, prefix),
      y: Figure(explanation.y, prefix), width: Figure(explanation.width, prefix),
      height: Figure(explanation.height, prefix))
    if !explanation.ends.isEmpty {
      ends = explanation.ends.map {
        Ends(id: $0.id, first: $0.first, second: $0.second)
      }
    }
  }

  /// Says where a companion file has what it adds.
  fileprivate mutating func place(in places: CompanionPlaces?) {
    guard let places else { return }
    if let place = places.position(of: id) { (file, line) = (places.file, place.line) }
    let figures: [WritableKeyPath<ExplainResult, Figure>] = [\.x, \.y, \.width, \.height]
    for figure in figures {
      self[keyPath: figure].reasons = self[keyPath: figure].reasons.map { $0.placed(in: places) }
      self[keyPath: figure].gaveWay = self[keyPath: figure].gaveWay?.map { $0.placed(in: places) }
    }
  }

  /// For people: the frame, and below each of its figures what determines it.
  package var lines: [String] {
    let place = [file.map(\.lastPathComponent), line.map { localized("line %1$s", $0) }]
      .compactMap { $0 }.map { ", " + $0 }.joined()
    func words(_ reason: Reason) -> String {
      let place = [
        reason.file.map(\.lastPathComponent), reason.line.map { localized("line %1$s", $0) },
      ]
      return "\(reason.text) [\(([reason.id] + place.compactMap { $0 }).joined(separator: ", "))]"
    }
    let frame = frame.map { $0.text(decimals: 3) }
    var lines = [
      "\(name) (\(self.class) \(id)\(place)): "
        + "\(frame[0]), \(frame[1]), \(frame[2]) × \(frame[3])"
    ]
    for (name, figure) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      lines.append(
        "\(name) = \(figure.value.text(decimals: 3))\(figure.open == true ? " " + localized("(ambiguous)") : "")"
      )
      lines += figure.reasons.map { "  " + words($0) }
      if let more = figure.more?.count {
        lines.append(
          "  "
            + localized(
              "… and %1$s more, farther away", plural: "… and %1$s more, farther away", more))
      }
      lines += (figure.gaveWay ?? []).map { "  " + localized("gave way: %1$s", words($0)) }
    }
    return lines
  }
}

extension ExplainResult.Figure {
  fileprivate init(_ figure: Explanation.Figure, _ prefix: String) {
    let gaveWay = figure.gaveWay.map { ExplainResult.Reason($0, prefix) }
    self.init(
      value: figure.value, open: figure.isOpen ? true : nil,
      reasons: figure.reasons.map { ExplainResult.Reason($0, prefix) },
      more: figure.more.isEmpty ? nil : figure.more, gaveWay: gaveWay.isEmpty ? nil : gaveWay)
  }
}

extension ExplainResult.Reason {
  /// With the line of a companion file, where that has the constraint, or the view that the rule belongs to.
  fileprivate func placed(in places: CompanionPlaces) -> ExplainResult.Reason {
    guard let place = places.position(of: id) else { return self }
    var reason = self
    (reason.file, reason.line) = (places.file, place.line)
    return reason
  }

  fileprivate init(_ reason: Explanation.Reason, _ prefix: String) {
    self.init(
      kind: reason.kind.rawValue, id: reason.id, line: reason.line > 0 ? reason.line : nil,
      text: reason.text,
      views: reason.views.map { ExplainResult.NamedView(id: prefix + $0.id, name: $0.name) })
  }
}

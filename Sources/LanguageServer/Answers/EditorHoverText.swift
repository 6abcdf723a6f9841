import Files
import InterfaceBuilder
import Localization
import Processes
import Reports
import Requests
import WorkerProtocol
import Workspace

/// Says what is under the pointer: of a view why it is where it is, of a constraint what it decides, of anything
/// else what it is; and why what was found there matters.
struct EditorHoverText {
  private let places: EditorPlaces
  private let found: [RulePage]
  private let cancellation: Cancellation
  private let names: ObjectNames

  init(places: EditorPlaces, found: [RulePage], _ cancellation: Cancellation) {
    (self.places, self.found, self.cancellation) = (places, found, cancellation)
    names = ObjectNames(document: places.document)
  }

  func hover(at position: EditorPosition) throws -> EditorHover? {
    guard let (element, attribute) = places.find(position) else { return nil }
    let target = places.target(of: attribute, in: element)
    guard
      let subject = target
        ?? sequence(first: element, next: \.parent).first(where: { isSubject($0) })
    else { return nil }
    var parts: [String]
    if subject.name == "constraint" {
      parts = try text(ofConstraint: subject)
    } else if subject.hasFrame {
      parts = try text(ofView: subject)
    } else {
      parts = [
        "**\(names.name(of: subject).markdown)** \((subject.id ?? subject.name).markdownCode)"
      ]
    }
    parts += found.map { "**\($0.id)**: \($0.reason.markdown) \($0.remedy.markdown)" }
    let place =
      target == nil
      ? places.markup.startTag(of: element)
      : attribute?.value ?? places.markup.startTag(of: element)
    return EditorHover(
      contents: EditorHover.Contents(value: parts.joined(separator: "\n\n")),
      range: places.open.range(of: place))
  }

  private func isSubject(_ element: Element) -> Bool {
    element.name == "constraint" || element.id != nil || element.hasFrame
  }

  // MARK: Views

  private func text(ofView element: Element) throws -> [String] {
    guard let id = element.id else { return [names.name(of: element).markdown] }
    do {
      let result = try explain(id)
      let frame = result.frame.map { $0.text(decimals: 3) }
      let place = frame[0] + ", " + frame[1] + ", " + frame[2] + " × " + frame[3]
      let figures = [
        ("x", result.x), ("y", result.y), (localized("width"), result.width),
        (localized("height"), result.height),
      ]
      return [
        "**\(result.name.markdown)** \(result.class.markdown) \(id.markdownCode): "
          + (try canvasName().map { localized("%1$s on %2$s", context: "frame", place, $0) }
            ?? place),
        figures.map { lines(of: $0, $1).joined(separator: "\n") }.joined(separator: "\n"),
      ]
    } catch let error as FileError {
      return ["**\(names.name(of: element).markdown)** \(id.markdownCode)", error.message.markdown]
    }
  }

  private func lines(of name: String, _ figure: ExplainResult.Figure) -> [String] {
    let title = "- **\(name) = \(figure.value.text(decimals: 3))**"
    var lines = [title + (figure.open == true ? " " + localized("(ambiguous)") : "")]
    lines += figure.reasons.map { "  - \(words($0))" }
    if let more = figure.more?.count {
      lines.append(
        "  - "
          + localized(
            "… and %1$s more, farther away", plural: "… and %1$s more, farther away", more))
    }
    lines += (figure.gaveWay ?? []).map { "  - " + localized("gave way: %1$s", words($0)) }
    return lines
  }

  private func words(_ reason: ExplainResult.Reason) -> String {
    let place = [
      reason.file.map(\.lastPathComponent), reason.line.map { localized("line %1$s", $0) },
    ].compactMap { $0 }
    return reason.text.markdown
      + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))")
  }

  private func explain(_ view: String) throws -> ExplainResult {
    try resolver.explain(request(about: view), cancellation: cancellation)
  }

  private func request(about view: String) -> ExplainParameters {
    let source = places.open.source
    var request = ExplainParameters(file: source.name, view: view)
    request.text = source.text
    return request
  }

  private var resolver: Resolver { places.resolver }

  /// The document's own device, as it is held.
  private func canvasName() throws -> String? {
    let choice = try CanvasChoice(request(about: "").canvas, catalogue: resolver.catalogue)
    let canvas = try choice.canvas(for: resolver.scenes(of: places.open.source))
    return canvas.device.map { "\($0.name), \(canvas.environment.orientation.rawValue)" }
  }

  // MARK: Constraints

  /// Its equation, and what of both views' frames it takes part in.
  private func text(ofConstraint element: Element) throws -> [String] {
    var parts = [
      "**\(names.equation(element).markdown)** \((element.id ?? "constraint").markdownCode)"
    ]
    let holder = element.parent?.parent
    let views = [element["firstItem"] ?? holder?.id, element["secondItem"]].compactMap(\.self)
    var decided: [String] = []
    for view in views {
      try cancellation.check()
      // Layout guides, and views that aren't installed, have no explanation.
      guard let id = element.id, let result = try? explain(view) else { continue }
      let figures = [
        ("x", result.x), ("y", result.y), (localized("width"), result.width),
        (localized("height"), result.height),
      ]
      for (name, figure) in figures {
        if figure.gaveWay?.contains(where: { $0.id == id }) == true {
          decided.append(
            "- " + localized("gives way for the %1$s of %2$s", name, result.name.markdown))
        } else if figure.reasons.contains(where: { $0.id == id })
          || figure.more?.contains(id) == true
        {
          decided.append(
            "- "
              + localized(
                "decides the %1$s of %2$s, %3$s", name, result.name.markdown,
                figure.value.text(decimals: 3)))
        }
      }
    }
    if !decided.isEmpty { parts.append(decided.joined(separator: "\n")) }
    return parts
  }
}

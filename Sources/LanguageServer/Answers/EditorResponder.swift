import Files
import InterfaceBuilder
import Layout
import Linting
import Logging
import Processes
import Requests
import WorkerProtocol
import Workspace

/// Answers what an editor asks, one request after the other.
struct EditorResponder {
  let resolver: Resolver
  let session: Monitor<EditorSession>
  let log: Logger

  func response(to request: EditorRequest) throws -> [UInt8] {
    do {
      let result = try result(of: request)
      try request.cancellation.check()
      return try ResponseLine.success(id: request.id, result: result)
    } catch {
      return try ResponseLine.failure(id: request.id, error: responseError(for: error, request))
    }
  }

  private func result(of request: EditorRequest) throws -> [UInt8] {
    try request.cancellation.check()
    let method = EditorMethod(rawValue: request.head.method)
    switch method {
    case .hover, .definition, .references, .documentSymbol, .codeAction: break
    case .shutdown: return Self.nothing
    default:
      throw ResponseError(
        code: ResponseError.Code.methodNotFound,
        message: "There is no request “\(request.head.method)”.")
    }
    guard let open = request.document else {
      let about: DocumentParameters = try parameters(of: request)
      throw ResponseError(
        code: ResponseError.Code.invalidParameters,
        message: "\(about.textDocument.uri) is not open; open it first.")
    }
    // Nothing is known of other files, and while a document can't be read there are only diagnostics.
    guard open.kind == .interface, let markup = try? Markup(open) else { return Self.nothing }
    let places = EditorPlaces(resolver: resolver, open: open, markup: markup)
    switch method {
    case .hover:
      let position = try self.position(in: request)
      return try encoded(
        EditorHoverText(places: places, found: found(at: position, in: open), request.cancellation)
          .hover(at: position))
    case .definition:
      return try encoded(EditorDefinitions(places: places).locations(at: position(in: request)))
    case .references:
      let parameters: PlaceParameters = try parameters(of: request)
      return try encoded(
        places.references(
          at: parameters.position,
          withDeclaration: parameters.context?.includeDeclaration == true))
    case .documentSymbol:
      let symbols = EditorOutline(open: open, markup: markup).symbols
      guard request.client.knowsTrees else {
        return try encoded(symbols.flatMap { $0.flattened(in: open.uri, container: nil) })
      }
      return try encoded(symbols)
    default:
      let parameters: CodeActionParameters = try parameters(of: request)
      let actions = EditorFixes(places: places, client: request.client) { place in
        session.update { $0.documents }.values.first {
          $0.kind == .configuration && $0.path.flatMap(newFilePath) == place
        }
      }
      return try encoded(actions.actions(for: parameters))
    }
  }

  private static let nothing = Array("null".utf8)

  private func encoded(_ value: (some Encodable)?) throws -> [UInt8] {
    try value.map { try JSONLine.encode($0) } ?? Self.nothing
  }

  private func parameters<Parameters: Codable & Sendable>(
    of request: EditorRequest
  ) throws(ResponseError) -> Parameters {
    try RequestHead.parameters(of: request.message, as: Parameters.self, refusingUnknown: false)
  }

  private func position(in request: EditorRequest) throws(ResponseError) -> EditorPosition {
    try (parameters(of: request) as PlaceParameters).position
  }

  /// The rules of what was found at a place.
  private func found(at position: EditorPosition, in open: OpenDocument) -> [RulePage] {
    let here = EditorRange(start: position, end: position)
    let found = session.update { $0.diagnostics[open.uri] } ?? []
    var rules: [RulePage] = []
    for diagnostic in found where diagnostic.range.touches(here) {
      if let rule = RulePage.named(diagnostic.code), !rules.contains(where: { $0.id == rule.id }) {
        rules.append(rule)
      }
    }
    return rules
  }

  private func responseError(for error: any Error, _ request: EditorRequest) -> ResponseError {
    switch error {
    case let error as ResponseError: return error
    case is CancelledError, is LayoutEngine.Cancelled: return .cancelled
    case let error as UsageError:
      return ResponseError(code: ResponseError.Code.invalidParameters, message: error.message)
    case let error as FileError:
      return ResponseError(code: ResponseError.Code.document, message: error.sentence, data: error)
    default:
      log.error("\(request.head.method): \(error)")
      return ResponseError(
        code: ResponseError.Code.internalError, message: "Ninefold can't answer this: \(error)")
    }
  }
}

import Converting
import Layout
import Linting
import Logging
import Processes
import Requests
import Reviewing
import WorkerProtocol

/// Answers one message after the other.
struct Responder {
  private let resolver: Resolver
  private let log: Logger

  init(resolver: Resolver, log: Logger) {
    self.resolver = resolver
    self.log = log
  }

  /// The line that answers a message.
  func response(to message: PendingMessage) throws -> [UInt8] {
    switch message {
    case .malformed(let malformed):
      return try ResponseLine.failure(id: malformed.id, error: malformed.error)
    case .request(let head, let id, let message, let texts, let cancellation):
      let result: [UInt8]
      do {
        result = try self.result(of: head, message, texts, cancellation)
      } catch {
        return try ResponseLine.failure(id: id, error: responseError(for: error, in: head.method))
      }
      return try ResponseLine.success(id: id, result: result)
    case .batch(let messages): return array(of: try messages.map(response))
    }
  }

  private func result(
    of head: RequestHead, _ message: [UInt8], _ texts: HeldTexts, _ cancellation: Cancellation
  ) throws -> [UInt8] {
    try cancellation.check()
    switch Method(rawValue: head.method) {
    case .initialize:
      let request = try RequestHead.parameters(
        of: message, as: InitializeParameters.self, refusingUnknown: false)
      return try initialize(request)
    case .resolve:
      let request = try texts.parameters(of: message, as: ResolveParameters.self)
      return try resolve(request, cancellation)
    case .constraints:
      let request = try texts.parameters(of: message, as: ConstraintsParameters.self)
      return try resolver.constraints(request, cancellation: cancellation).encodedLine()
    case .explain:
      let request = try texts.parameters(of: message, as: ExplainParameters.self)
      return try resolver.explain(request, cancellation: cancellation).encodedLine()
    case .attributes:
      let request = try texts.parameters(of: message, as: AttributesParameters.self)
      return try resolver.attributes(request, cancellation: cancellation).encodedLine()
    case .render:
      let request = try texts.parameters(of: message, as: RenderParameters.self)
      return try resolver.render(request, cancellation: cancellation).encodedLine()
    case .simulate:
      let request = try texts.parameters(of: message, as: SimulateParameters.self)
      return try simulate(request, cancellation)
    case .edit:
      let request = try texts.parameters(of: message, as: EditParameters.self)
      return try resolver.edit(request).encodedLine()
    case .convert:
      let request = try texts.parameters(of: message, as: ConvertParameters.self)
      return try resolver.convert(request, cancellation: cancellation).encodedLine()
    case .variations:
      let request = try texts.parameters(of: message, as: VariationsParameters.self)
      return try resolver.variations(request).encodedLine()
    case .languages:
      let request = try texts.parameters(of: message, as: LanguagesParameters.self)
      return try resolver.languages(request).encodedLine()
    case .image:
      let request = try RequestHead.parameters(of: message, as: ImageParameters.self)
      return try resolver.image(request).encodedLine()
    case .traits:
      let request = try RequestHead.parameters(of: message, as: TraitsParameters.self)
      return try resolver.traits(request).encodedLine()
    case .documents:
      let request = try RequestHead.parameters(of: message, as: DocumentsParameters.self)
      return try resolver.documents(request).encodedLine()
    case .launch:
      let request = try RequestHead.parameters(of: message, as: LaunchParameters.self)
      return try resolver.launch(request).encodedLine()
    case .diff:
      let request = try RequestHead.parameters(of: message, as: DiffParameters.self)
      return try resolver.diff(request, cancellation: cancellation).encodedLine()
    case .merge:
      let request = try RequestHead.parameters(of: message, as: MergeParameters.self)
      return try resolver.merge(request).encodedLine()
    case .lint:
      let request = try RequestHead.parameters(of: message, as: LintParameters.self)
      return try resolver.answer(request, cancellation).encodedLine()
    case .snapshot:
      let request = try RequestHead.parameters(of: message, as: SnapshotParameters.self)
      return try resolver.snapshot(request, cancellation: cancellation).encodedLine()
    case .gitVersions:
      let request = try RequestHead.parameters(of: message, as: GitVersionsParameters.self)
      return try resolver.gitVersions(request).encodedLine()
    case .gitSettings:
      let request = try RequestHead.parameters(of: message, as: GitSettingsParameters.self)
      return try resolver.gitSettings(request).encodedLine()
    case .gitText:
      let request = try RequestHead.parameters(of: message, as: GitTextParameters.self)
      return try resolver.gitText(request).encodedLine()
    case .devices:
      let request = try RequestHead.parameters(of: message, as: DevicesParameters.self)
      return try resolver.devices(request).encodedLine()
    case .shutdown:
      // The session ends anyway: nothing is read any more.
      _ = try RequestHead.parameters(of: message, as: NoParameters.self)
      return Array("null".utf8)
    case .didChange, .didClose, .cancelRequest, nil:
      throw ResponseError(
        code: ResponseError.Code.methodNotFound, message: "There is no request “\(head.method)”.")
    }
  }

  private func initialize(_ request: InitializeParameters) throws -> [UInt8] {
    let version = InitializeResult.currentVersion
    if let wanted = request.protocolVersion, wanted != version {
      throw ResponseError(
        code: ResponseError.Code.invalidParameters,
        message: "This worker speaks version \(version) of the protocol, not \(wanted).")
    }
    let methods = Method.allCases.map(\.rawValue)
    return try JSONLine.encode(InitializeResult(name: "ninefold-worker", methods: methods))
  }

  private func resolve(
    _ request: ResolveParameters, _ cancellation: Cancellation
  ) throws -> [UInt8] {
    var lines: [[UInt8]] = []
    try resolver.resolve(request, cancellation: cancellation) { lines.append(try $0.encoded()) }
    if request.files == nil, let line = lines.first { return line }
    return array(of: lines)
  }

  private func simulate(
    _ request: SimulateParameters, _ cancellation: Cancellation
  ) throws -> [UInt8] {
    var lines: [[UInt8]] = []
    try resolver.simulate(request, cancellation: cancellation) {
      lines.append(try $0.encodedLine())
    }
    return array(of: lines)
  }

  private func array(of lines: [[UInt8]]) -> [UInt8] {
    [UInt8(ascii: "[")] + lines.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
  }

  private func responseError(for error: any Error, in method: String) -> ResponseError {
    switch error {
    case let error as ResponseError: return error
    case let error as UsageError:
      return ResponseError(code: ResponseError.Code.invalidParameters, message: error.message)
    case is CancelledError, is LayoutEngine.Cancelled:
      return .cancelled
    case let error as FileError:
      return ResponseError(
        code: ResponseError.Code.document, message: error.sentence, data: error)
    case let error as OutputError:
      return ResponseError(code: ResponseError.Code.output, message: error.message)
    default:
      log.error("\(method): \(error)")
      return ResponseError(
        code: ResponseError.Code.internalError, message: "Ninefold can't answer this: \(error)")
    }
  }
}

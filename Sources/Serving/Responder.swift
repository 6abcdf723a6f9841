import Layout
import Logging
import Processes
import Requests
import WorkerProtocol

/// Answers one message after the other.
struct Responder {
  private let resolver: Resolver
  private let requests: [any AnsweredRequest.Type]
  private let log: Logger

  init(resolver: Resolver, requests: [any AnsweredRequest.Type], log: Logger) {
    self.resolver = resolver
    self.requests = requests
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
    case .batch(let messages): return JSONLine.array(of: try messages.map(response))
    }
  }

  private func result(
    of head: RequestHead, _ message: [UInt8], _ texts: HeldTexts, _ cancellation: Cancellation
  ) throws -> [UInt8] {
    try cancellation.check()
    switch head.method {
    case InitializeParameters.method:
      let request = try RequestHead.parameters(
        of: message, as: InitializeParameters.self, refusingUnknown: false)
      return try initialize(request)
    case ShutdownParameters.method:
      // The session ends anyway: nothing is read any more.
      _ = try RequestHead.parameters(of: message, as: ShutdownParameters.self)
      return Array("null".utf8)
    default:
      guard let request = requests.first(where: { $0.method == head.method }) else {
        throw ResponseError(
          code: ResponseError.Code.methodNotFound, message: "There is no request “\(head.method)”.")
      }
      return try answer(to: request, message, texts, cancellation)
    }
  }

  private func answer<Parameters: AnsweredRequest>(
    to request: Parameters.Type, _ message: [UInt8], _ texts: HeldTexts,
    _ cancellation: Cancellation
  ) throws -> [UInt8] {
    let parameters = try RequestHead.parameters(of: message, as: request)
    return try texts.filled(parameters).answer(by: resolver, cancellation).encodedLine()
  }

  private func initialize(_ request: InitializeParameters) throws -> [UInt8] {
    let version = InitializeResult.currentVersion
    if let wanted = request.protocolVersion, wanted != version {
      throw ResponseError(
        code: ResponseError.Code.invalidParameters,
        message: "This worker speaks version \(version) of the protocol, not \(wanted).")
    }
    let methods = [InitializeParameters.method] + requests.map { $0.method }
    let others = [
      ShutdownParameters.method, DidChangeParameters.method, DidCloseParameters.method,
      CancelParameters.method,
    ]
    return try JSONLine.encode(
      InitializeResult(name: "ninefold-worker", methods: methods + others))
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

import FoundationEssentials
import Localization
import WorkerProtocol

/// A worker's answer to one of the previewer's requests.
struct WorkerResponse: Sendable {
  enum Answer: Sendable {
    /// To `resolve` for one file, or to `simulate`.
    case layout(WorkerSupervisor.Outcome)
    /// To `explain`; nil where the worker has no explanation.
    case explanation(ExplainResult?)
    /// To `attributes`; nil where the worker has none.
    case attributes(AttributesResult?)
    /// To `edit`.
    case edit(Result<EditResult, ResponseError>)
  }

  let id: Int
  let answer: Answer

  /// Nil for a message that answers no request of ours.
  /// - Parameter methods: The name of each request, by its id.
  init?(parsing message: [UInt8], to methods: [Int: String]) {
    let data = Data(message)
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(ResponseHead.self, from: data),
      case .number(let id)? = head.id, let method = methods[id]
    else { return nil }
    self.id = id
    func result<Result: Decodable & Sendable>(_ type: Result.Type) throws -> Result {
      try decoder.decode(ResponseBody<Result>.self, from: data).result
    }
    answer =
      switch method {
      case ExplainParameters.method: .explanation(try? result(ExplainResult.self))
      case AttributesParameters.method: .attributes(try? result(AttributesResult.self))
      case EditParameters.method:
        .edit(
          head.error.map { .failure($0) }
            ?? Result { try result(EditResult.self) }.mapError { Self.unreadable($0) })
      case SimulateParameters.method:
        .layout(Self.outcome(head) { .simulated(try result([SimulatedStep].self)) })
      default: .layout(Self.outcome(head) { .resolved(try result(ResolveResult.self)) })
      }
  }

  private static func outcome(
    _ head: ResponseHead, decoded: () throws -> WorkerSupervisor.Outcome
  ) -> WorkerSupervisor.Outcome {
    if let error = head.error { return .refused(error) }
    do {
      return try decoded()
    } catch {
      return .refused(unreadable(error))
    }
  }

  private static func unreadable(_ error: any Error) -> ResponseError {
    ResponseError(
      code: ResponseError.Code.internalError,
      message: localized(
        "The worker's answer can't be read; is it of another version? %1$s", "\(error)")
    )
  }
}

import FoundationEssentials
import WorkerProtocol

/// A worker's answer to one of the previewer's requests.
enum WorkerResponse: Sendable {
  /// To `resolve` for one file, or to `simulate`; their requests have numbers.
  case layout(id: Int, WorkerSupervisor.Outcome)
  /// To `explain`, whose requests have names; nil where the worker has no explanation.
  case explanation(id: RequestID, ExplainResult?)

  /// Nil for a message that answers no request of ours.
  /// - Parameter simulations: the numbers of the requests to `simulate`.
  init?(parsing message: [UInt8], simulations: Set<Int>) {
    let data = Data(message)
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(ResponseHead.self, from: data), let id = head.id else {
      return nil
    }
    switch id {
    case .string:
      let body = try? decoder.decode(ResponseBody<ExplainResult>.self, from: data)
      self = .explanation(id: id, body?.result)
    case .number(let number):
      self = .layout(
        id: number,
        Self.outcome(head) {
          simulations.contains(number)
            ? .simulated(
              try decoder.decode(ResponseBody<[SimulatedStep]>.self, from: data).result)
            : .resolved(try decoder.decode(ResponseBody<ResolveResult>.self, from: data).result)
        })
    }
  }

  private static func outcome(
    _ head: ResponseHead, decoded: () throws -> WorkerSupervisor.Outcome
  ) -> WorkerSupervisor.Outcome {
    if let error = head.error { return .refused(error) }
    do {
      return try decoded()
    } catch {
      return .refused(
        ResponseError(
          code: ResponseError.Code.internalError,
          message: "The worker’s answer can’t be read; is it of another version? \(error)"))
    }
  }
}

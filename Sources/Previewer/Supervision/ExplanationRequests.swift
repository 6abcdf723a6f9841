import WorkerProtocol

/// Which explanation is being waited for. There is one at a time at most; a question that the worker
/// died of is not asked again.
struct ExplanationRequests: Sendable {
  private var current: (id: RequestID, parameters: ExplainParameters)?
  private var fatal: ExplainParameters?
  private var count = 0

  /// - Returns: The id to ask with; nil for a question that must not be asked.
  mutating func ask(_ parameters: ExplainParameters) -> RequestID? {
    guard parameters != fatal else { return nil }
    count += 1
    let id = RequestID.string("explain-\(count)")
    current = (id, parameters)
    return id
  }

  /// - Returns: The id of the question that nobody wants answered any more.
  mutating func cancel() -> RequestID? {
    defer { current = nil }
    return current?.id
  }

  /// - Returns: Whether this answer is being waited for.
  mutating func answered(_ id: RequestID) -> Bool {
    guard current?.id == id else { return false }
    current = nil
    return true
  }

  mutating func workerDied() {
    if let current { fatal = current.parameters }
    current = nil
  }
}

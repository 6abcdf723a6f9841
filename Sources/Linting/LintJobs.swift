import Glibc
import Logging
import Processes
import Requests
import Synchronization
import Traits
import WorkerProtocol

extension LintPlan {
  /// Checks the documents at the same time, and keeps what is found for the next run, unless the request
  /// says otherwise.
  /// - Parameters:
  ///   - jobs: How many at a time; nil for one for each processor.
  ///   - isFirst: As of ``result(of:isFirst:)``.
  ///   - progress: As of ``LintJobs``.
  package func check(
    _ catalogue: DeviceCatalogue, jobs count: Int? = nil, timeLimit: TimeLimit,
    cancellation: Cancellation = Cancellation(), isFirst: Bool = true,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> LintResult {
    let cache = request.usesCache == false ? nil : LintCache.standard(for: catalogue)
    let jobs = LintJobs(
      count: count ?? LintJobs.usualCount,
      makeResolver: {
        Resolver.standard(.document(name: nil), timeLimit: timeLimit, log: Logger.worker())
      },
      cache: cache, progress: progress)
    let findings = try jobs.run(documents, request, matrix, cancellation: cancellation)
    cache?.trim()
    return try result(of: findings, isFirst: isFirst, cancellation)
  }
}

/// Checks many documents at the same time, each worker thread with a resolver of its own.
struct LintJobs: Sendable {
  let count: Int
  let makeResolver: @Sendable () -> Resolver
  /// What earlier runs found; nil to look anew.
  var cache: LintCache?
  /// Takes how many documents are done, of how many.
  let progress: @Sendable (Int, Int) -> Void

  /// One for each processor.
  static var usualCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The findings of all documents, in the order of these.
  /// - Throws: what checking one throws that isn't the document's fault.
  func run(
    _ documents: [String], _ request: LintParameters, _ matrix: LintMatrix,
    cancellation: Cancellation = Cancellation()
  ) throws -> [LintFinding] {
    let state = Mutex(State(results: Array(repeating: [], count: documents.count)))
    let work: @Sendable () -> Void = {
      let resolver = makeResolver()
      let kept = cache.map { KeptFindings(in: $0, for: resolver, request) }
      while let index = state.withLock({ $0.take() }) {
        do {
          let source = DocumentSource(name: documents[index], root: request.root)
          let findings =
            try kept?.findings(of: source) {
              try resolver.findings(of: source, request, matrix, cancellation: cancellation)
            } ?? resolver.lint(source, request, matrix, cancellation: cancellation)
          let done = state.withLock { state in
            state.results[index] = findings
            state.done += 1
            return state.done
          }
          progress(done, documents.count)
        } catch {
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    // This thread is one of them.
    let threads = (1..<max(2, min(count, documents.count))).map { _ in
      min(count, documents.count) > 1 ? LargeStackThread(work) : nil
    }
    work()
    for thread in threads { thread?.join() }
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.results.flatMap(\.self)
    }
  }

  private struct State {
    var results: [[LintFinding]]
    var next = 0
    var done = 0
    var failure: (any Error)?

    /// The next document to be checked; nil at the end.
    mutating func take() -> Int? {
      guard failure == nil, next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

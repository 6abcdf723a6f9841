import PreviewerWorker

/// The workers that lay out what is compared, what is in sight first; what is being laid out and isn't seen any more
/// waits.
@MainActor
final class ComparisonWorkers {
  /// A layout that is wanted.
  struct Job {
    /// Of the entry that it is for.
    let entry: Int
    let request: Comparison.Request
  }

  /// Told what came of a job; nil for one that isn't wanted any more.
  var onOutcome: (@MainActor (Job?, WorkerSupervisor.Outcome) -> Void)?

  /// As many as lay out at once; more would be slower than they help on a usual machine.
  private static let count = 2

  private var workers: [(worker: WorkerSupervisor, job: Job?)] = []

  var areResting: Bool { workers.isEmpty }

  func start() {
    workers = (0..<Self.count).map { (make($0), nil) }
  }

  func stop() {
    for worker in workers { worker.worker.shutDown() }
    workers = []
  }

  private func make(_ index: Int) -> WorkerSupervisor {
    let worker = WorkerSupervisor()
    worker.onOutcome = { [weak self] in self?.take($0, from: index) }
    return worker
  }

  /// Gives work to the workers that have none, or none that is seen.
  /// - Parameters:
  ///   - jobs: All that are wanted, those included that are being worked on.
  ///   - inSight: The entries that are seen, in the order in which they are wanted.
  ///   - layout: What a worker is asked for.
  func ask(_ jobs: [Job], inSight: [Int], layout: (Job) -> LayoutRequest) {
    for index in workers.indices {
      guard let job = workers[index].job else { continue }
      // What has changed or gone is not waited for.
      if jobs.first(where: { $0.entry == job.entry })?.request != job.request {
        workers[index].job = nil
      }
    }
    let taken = Set(workers.compactMap(\.job?.entry))
    let free = jobs.filter { !taken.contains($0.entry) }
    let seen = inSight.compactMap { id in free.first { $0.entry == id } }
    var waiting = (seen + free.filter { !inSight.contains($0.entry) })[...]
    for index in workers.indices {
      guard let next = waiting.first else { break }
      if let job = workers[index].job,
        inSight.contains(job.entry) || !inSight.contains(next.entry)
      {
        continue
      }
      waiting.removeFirst()
      workers[index].job = next
      // The request before, if there is one, is cancelled.
      workers[index].worker.want(layout(next))
    }
  }

  private func take(_ outcome: WorkerSupervisor.Outcome, from index: Int) {
    guard workers.indices.contains(index) else { return }
    let job = workers[index].job
    workers[index].job = nil
    if case .failed = outcome {
      // That one leaves the document alone from now on; the other configurations may be harmless.
      workers[index].worker.shutDown()
      workers[index].worker = make(index)
    }
    onOutcome?(job, outcome)
  }
}

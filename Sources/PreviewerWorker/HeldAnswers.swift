import WorkerProtocol

/// The layouts of one version of a document that the worker has answered lately, so that going back to one, or on to
/// one that was foreseen, takes neither the worker nor the decoding of an answer.
struct HeldAnswers {
  /// There and back, turned to either side, and in the other appearance.
  static let most = 6

  private var document: DocumentVersion?
  /// The latest last.
  private var answers: [(parameters: ResolveParameters, result: ResolveResult)] = []

  func result(of parameters: ResolveParameters, in document: DocumentVersion) -> ResolveResult? {
    guard document == self.document else { return nil }
    return answers.last { $0.parameters == parameters }?.result
  }

  /// Holds an answer in the place of the oldest one. What can't be laid out isn't held: it may have to do with files
  /// that nobody watches.
  mutating func hold(
    _ result: ResolveResult, of parameters: ResolveParameters, in document: DocumentVersion
  ) {
    guard result.error == nil else { return }
    if document != self.document { self = HeldAnswers(document: document) }
    answers.removeAll { $0.parameters == parameters }
    answers.append((parameters, result))
    if answers.count > Self.most { answers.removeFirst() }
  }

  private init(document: DocumentVersion) { self.document = document }

  init() {}
}

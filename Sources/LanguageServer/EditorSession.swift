import Processes
import Serving
import WorkerProtocol

/// What an editor can do, as far as answers depend on it.
struct EditorClient: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether edits may name the version that they are for.
  var knowsVersions = false
  /// Whether an edit may make a file.
  var canCreateFiles = false
  /// Whether an outline may be a tree.
  var knowsTrees = false

  init() {}

  init(_ parameters: InitializeEditorParameters) {
    let capabilities = parameters.capabilities
    if capabilities?.general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true {
      encoding = .utf8
    }
    let edit = capabilities?.workspace?.workspaceEdit
    canCreateFiles = edit?.resourceOperations?.contains("create") == true
    // Files are made by what knows versions; some editors say the former alone.
    knowsVersions = edit?.documentChanges == true || canCreateFiles
    knowsTrees =
      capabilities?.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport == true
  }
}

/// A request with the document that it is about, as that was when it came.
struct EditorRequest: Sendable {
  let head: RequestHead
  let id: RequestID
  let message: [UInt8]
  let document: OpenDocument?
  let client: EditorClient
  let cancellation: Cancellation

  /// What it takes while it waits, in bytes.
  fileprivate var size: Int { message.count + (document?.bytes.count ?? 0) }
}

/// What an editor has open, and what is still to be answered and checked.
struct EditorSession: Sendable {
  enum Phase: Sendable {
    case new, running, shutDown
  }

  var phase = Phase.new
  var client = EditorClient()
  private(set) var documents: [String: OpenDocument] = [:]
  /// What was last found in each.
  var diagnostics: [String: [EditorDiagnostic]] = [:]

  /// How long the text has to rest before it is checked.
  private static let rest = Duration.milliseconds(150)
  private var due: [String: ContinuousClock.Instant] = [:]
  private var check: (uri: String, cancellation: Cancellation)?
  /// Of what nothing is to be remembered.
  private var closed: [String] = []

  private var waiting: [EditorRequest] = []
  private var running: EditorRequest?
  private var isClosed = false

  // MARK: Documents

  mutating func open(_ document: OpenDocument) {
    documents[document.uri] = document
    schedule(document.uri, in: .zero)
  }

  /// - Returns: Whether it is open.
  mutating func change(_ parameters: ChangeParameters) -> Bool {
    let uri = parameters.textDocument.uri
    guard documents[uri] != nil else { return false }
    documents[uri]?.apply(parameters.contentChanges, version: parameters.textDocument.version)
    schedule(uri, in: Self.rest)
    return true
  }

  mutating func close(_ uri: String) {
    documents[uri] = nil
    diagnostics[uri] = nil
    due[uri] = nil
    closed.append(uri)
    if check?.uri == uri { check?.cancellation.cancel() }
  }

  /// Something on disk that all may depend on has changed.
  mutating func recheck() {
    for uri in documents.keys { schedule(uri, in: Self.rest) }
  }

  private mutating func schedule(_ uri: String, in time: Duration) {
    guard documents[uri]?.kind != nil else { return }
    due[uri] = .now + time
    if check?.uri == uri { check?.cancellation.cancel() }
  }

  // MARK: Checks

  enum CheckTask {
    case check(OpenDocument, Cancellation)
    /// A document has been closed.
    case forget(String)
  }

  /// What is to be done next; nil at the end.
  mutating func nextCheck() -> Monitor<Self>.Answer<CheckTask?> {
    check = nil
    if isClosed { return .ready(nil) }
    if !closed.isEmpty { return .ready(.forget(closed.removeFirst())) }
    guard let next = due.min(by: { $0.value < $1.value }) else { return .later }
    guard next.value <= .now else { return .at(next.value) }
    due[next.key] = nil
    guard let document = documents[next.key] else { return .later }
    let cancellation = Cancellation()
    check = (next.key, cancellation)
    return .ready(.check(document, cancellation))
  }

  // MARK: Requests

  /// Takes a request, once there is room for it: whoever asks faster than answers are read isn't read any
  /// further meanwhile. One of any size may wait.
  mutating func ask(_ request: EditorRequest) -> Monitor<Self>.Answer<Void> {
    guard
      waiting.isEmpty
        || waiting.count < RequestQueue.mostWaiting
          && waiting.reduce(request.size, { $0 + $1.size }) <= RequestQueue.largestWaiting
    else { return .later }
    waiting.append(request)
    return .ready(())
  }

  mutating func cancel(_ id: RequestID) {
    for request in waiting + [running].compactMap(\.self) where request.id == id {
      request.cancellation.cancel()
    }
  }

  /// The next request to be answered; nil at the end, when all are.
  mutating func nextRequest() -> Monitor<Self>.Answer<EditorRequest?> {
    running = nil
    guard !waiting.isEmpty else { return isClosed ? .ready(nil) : .later }
    let next = waiting.removeFirst()
    running = next
    return .ready(next)
  }

  /// Nothing is asked any more. What is asked already is answered.
  mutating func close() {
    isClosed = true
    check?.cancellation.cancel()
  }
}

import WorkerProtocol

/// What the server can do, as it says in answer to `initialize`.
struct EditorCapabilities: Encodable {
  struct Synchronization: Encodable {
    let openClose = true
    /// By ranges.
    let change = 2
    let save = true
  }
  struct CodeActions: Encodable {
    let codeActionKinds = ["quickfix", "source.fixAll"]
  }
  struct Answer: Encodable {
    struct Server: Encodable {
      let name = "ninefold-worker"
      let version = programVersion
    }
    let capabilities: EditorCapabilities
    let serverInfo = Server()
  }

  let positionEncoding: String
  let textDocumentSync = Synchronization()
  let hoverProvider = true
  let definitionProvider = true
  let referencesProvider = true
  let documentSymbolProvider = true
  let codeActionProvider = CodeActions()
}

/// A finding as an editor shows it.
struct EditorDiagnostic: Encodable, Hashable, Sendable {
  struct Explanation: Encodable, Hashable, Sendable {
    let href: String
  }
  struct Related: Encodable, Hashable, Sendable {
    let location: EditorLocation
    let message: String
  }

  let range: EditorRange
  /// 1 for an error, 2 for a warning, 3 for information.
  let severity: Int
  let code: String
  let codeDescription: Explanation?
  let source = "ninefold"
  let message: String
  /// 1 for what has no effect, 2 for what is deprecated.
  let tags: [Int]?
  let relatedInformation: [Related]?
}

struct PublishedDiagnostics: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [EditorDiagnostic]
}

struct EditorHover: Encodable {
  struct Contents: Encodable {
    let kind = "markdown"
    let value: String
  }
  let contents: Contents
  let range: EditorRange
}

/// An entry of a document's outline.
struct EditorSymbol: Encodable {
  /// As the protocol numbers them.
  enum Kind: Int, Encodable {
    case namespace = 3
    case classOfObjects = 5
    case object = 19
    case event = 24
  }
  let name: String
  let detail: String
  let kind: Kind
  let range: EditorRange
  let selectionRange: EditorRange
  var children: [EditorSymbol] = []
}

/// A symbol for editors without `hierarchicalDocumentSymbolSupport`: a flat list, each with its container's name.
struct FlatEditorSymbol: Encodable {
  let name: String
  let kind: EditorSymbol.Kind
  let location: EditorLocation
  let containerName: String?
}

struct EditorTextEdit: Encodable {
  let range: EditorRange
  let newText: String
}

/// Changes of one or more files.
struct EditorWorkspaceEdit: Encodable {
  enum Change: Encodable {
    /// What is there already is kept.
    struct Options: Encodable {
      let ignoreIfExists = true
    }
    case edit(uri: String, version: Int?, [EditorTextEdit])
    case create(uri: String)

    private enum Key: CodingKey { case textDocument, edits, kind, uri, options }
    private enum DocumentKey: CodingKey { case uri, version }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      switch self {
      case .create(let uri):
        try members.encode("create", forKey: .kind)
        try members.encode(uri, forKey: .uri)
        try members.encode(Options(), forKey: .options)
      case .edit(let uri, let version, let edits):
        var document = members.nestedContainer(keyedBy: DocumentKey.self, forKey: .textDocument)
        try document.encode(uri, forKey: .uri)
        // Null is the file as it is on disk.
        try document.encode(version, forKey: .version)
        try members.encode(edits, forKey: .edits)
      }
    }
  }

  let changes: [Change]
  /// Whether the editor knows changes with versions; otherwise edits are listed by file.
  let isVersioned: Bool

  private enum Key: CodingKey { case documentChanges, changes }
  private struct File: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    if isVersioned { return try members.encode(changes, forKey: .documentChanges) }
    var files = members.nestedContainer(keyedBy: File.self, forKey: .changes)
    for case .edit(let uri, _, let edits) in changes {
      try files.encode(edits, forKey: File(stringValue: uri))
    }
  }
}

struct EditorCodeAction: Encodable {
  let title: String
  let kind: String
  var isPreferred: Bool?
  let edit: EditorWorkspaceEdit
}

/// Something that the server tells without being asked.
struct EditorNotification<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Parameters
}

import WorkerProtocol

/// A place in a text: a line and, in it, units of the encoding that was agreed on, both from 0.
struct EditorPosition: Codable, Hashable, Sendable {
  var line: Int
  var character: Int
}

/// From a place up to another one, which is not in it.
struct EditorRange: Codable, Hashable, Sendable {
  var start: EditorPosition
  var end: EditorPosition

  func touches(_ other: EditorRange) -> Bool {
    start.precedesOrIs(other.end) && other.start.precedesOrIs(end)
  }
}

extension EditorPosition {
  fileprivate func precedesOrIs(_ other: EditorPosition) -> Bool {
    (line, character) <= (other.line, other.character)
  }
}

struct EditorLocation: Codable, Hashable, Sendable {
  var uri: String
  var range: EditorRange
}

// MARK: From the editor

struct InitializeEditorParameters: Codable, Sendable {
  struct Capabilities: Codable, Sendable {
    struct General: Codable, Sendable {
      var positionEncodings: [String]?
    }
    struct Workspace: Codable, Sendable {
      struct Edit: Codable, Sendable {
        var documentChanges: Bool?
        var resourceOperations: [String]?
      }
      var workspaceEdit: Edit?
    }
    struct TextDocument: Codable, Sendable {
      struct Symbols: Codable, Sendable {
        var hierarchicalDocumentSymbolSupport: Bool?
      }
      var documentSymbol: Symbols?
    }
    var general: General?
    var workspace: Workspace?
    var textDocument: TextDocument?
  }
  var capabilities: Capabilities?
}

struct NamedDocument: Codable, Sendable {
  var uri: String
}

/// The parameters of whatever is about one document.
struct DocumentParameters: Codable, Sendable {
  var textDocument: NamedDocument
}

struct PlaceParameters: Codable, Sendable {
  struct Context: Codable, Sendable {
    var includeDeclaration: Bool?
  }
  var position: EditorPosition
  /// Of references.
  var context: Context?
}

struct OpenParameters: Codable, Sendable {
  struct Opened: Codable, Sendable {
    var uri: String
    var version: Int?
    var text: String
  }
  var textDocument: Opened
}

struct ChangeParameters: Codable, Sendable {
  struct Changed: Codable, Sendable {
    var uri: String
    var version: Int?
  }
  struct Change: Codable, Sendable {
    /// Nil for the whole text.
    var range: EditorRange?
    var text: String
  }
  var textDocument: Changed
  var contentChanges: [Change]
}

struct CodeActionParameters: Codable, Sendable {
  struct Context: Codable, Sendable {
    /// Of diagnostics, what actions are chosen by.
    struct Finding: Codable, Sendable {
      var range: EditorRange
      var code: Code?
      var source: String?
    }
    var diagnostics: [Finding]?
    /// Kinds of actions; nil for all.
    var only: [String]?
  }
  /// Ours are strings; those of others may be anything.
  enum Code: Codable, Hashable, Sendable {
    case rule(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(String.self)).map(Self.rule) ?? .other
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .rule(let rule): try container.encode(rule)
      case .other: try container.encodeNil()
      }
    }
  }
  var range: EditorRange
  var context: Context?
}

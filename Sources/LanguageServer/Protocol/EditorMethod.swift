/// What an editor asks for or tells. The raw values are the names on the wire.
/// Source: Language Server Protocol 3.17, as all of this folder.
enum EditorMethod: String {
  case initialize, initialized, shutdown, exit
  case setTrace = "$/setTrace"
  case cancelRequest = "$/cancelRequest"
  case didOpen = "textDocument/didOpen"
  case didChange = "textDocument/didChange"
  case didSave = "textDocument/didSave"
  case didClose = "textDocument/didClose"
  case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case documentSymbol = "textDocument/documentSymbol"
  case codeAction = "textDocument/codeAction"

  /// What the server tells.
  static let publishDiagnostics = "textDocument/publishDiagnostics"
}

import Glibc
import InterfaceBuilder
import WorkerProtocol

/// Where a request's document comes from.
enum DocumentSource {
  /// A path, or `-` for standard input.
  case file(String)
  /// The document itself, and the name that results have for it.
  case text(String, name: String)

  static let standardInputName = "-"

  /// The file as it was given.
  var name: String {
    switch self {
    case .file(let path): path
    case .text(_, let name): name
    }
  }
}

extension DocumentRequest {
  /// What results and messages call the document.
  var documentName: String { file ?? DocumentSource.standardInputName }

  /// - Throws: where the request names no document.
  var document: DocumentSource {
    get throws(UsageError) {
      if let text { return .text(text, name: documentName) }
      guard let file else { throw UsageError("Name a document with “file”.") }
      return .file(file)
    }
  }
}

extension ResolveParameters {
  var documents: [DocumentSource] {
    get throws(UsageError) {
      guard let files else { return [try document] }
      guard file == nil, text == nil else {
        throw UsageError("“files” excludes “file” and “text”.")
      }
      return files.map(DocumentSource.file)
    }
  }
}

extension UsageError {
  static let standardInputIsTaken = UsageError(
    "Standard input carries requests; send the document itself as “text”.")
}

/// Reads standard input to its end.
func readStandardInput() throws(DocumentError) -> [UInt8] {
  var bytes: [UInt8] = []
  let chunk = 1 << 16
  // One byte more than a document may have is enough for its refusal.
  while bytes.count <= Document.largestSize {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: chunk))
    let count = bytes.withUnsafeMutableBytes { buffer in
      read(STDIN_FILENO, buffer.baseAddress.map { $0 + start }, chunk)
    }
    bytes.removeLast(chunk - max(count, 0))
    if count == 0 { break }
    if count < 0, errno != EINTR {
      throw DocumentError(
        .fileUnreadable, "Standard input can't be read (\(String(cString: strerror(errno)))).")
    }
  }
  return bytes
}

import Files
import Glibc
import InterfaceBuilder
import Localization
import WorkerProtocol

/// Where a request's document comes from.
package struct DocumentSource {
  /// A path, or `-` for standard input; with a text, only what results call it and where its project is.
  package let name: String
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?
  /// The folder of its project; nil to look for it.
  package var root: String?
  /// The language whose texts it is to have; nil for its own.
  package var language: String?
  /// The device that it is shown on, whose texts it is to have; nil for its own.
  var device: String?

  package static let standardInputName = "-"

  package init(
    name: String, text: String? = nil, root: String? = nil, language: String? = nil,
    device: String? = nil
  ) {
    self.name = name
    self.text = text
    self.root = root
    self.language = language
    self.device = device
  }

  /// A request's document.
  /// - Throws: where it names none.
  package init(
    file: String?, text: String?, root: String? = nil, language: String? = nil,
    device: String? = nil
  ) throws(UsageError) {
    guard file != nil || text != nil else {
      throw UsageError(localized("Name a document with “file”."))
    }
    self.init(
      name: file ?? Self.standardInputName, text: text, root: root, language: language,
      device: device)
  }

  package var isStandardInput: Bool { name == Self.standardInputName && text == nil }

  /// - Throws: where the folder of the project isn't there.
  package static func check(root: String?) throws(UsageError) {
    if let root, ProjectFolder(root) == nil {
      throw UsageError(
        localized("There is no folder “%1$s” to be the project's; check its path.", root))
    }
  }
}

extension DocumentRequest {
  /// - Throws: where the request names no document, or a folder that isn't there.
  var document: DocumentSource {
    get throws(UsageError) {
      try DocumentSource.check(root: canvas.root)
      return try DocumentSource(
        file: file, text: text, root: canvas.root, language: canvas.language,
        device: canvas.device)
    }
  }
}

extension ResolveParameters {
  var documents: [DocumentSource] {
    get throws(UsageError) {
      guard let files = own.files else { return [try document] }
      guard file == nil, text == nil else {
        throw UsageError(localized("“files” excludes “file” and “text”."))
      }
      try DocumentSource.check(root: canvas.root)
      return files.map {
        DocumentSource(
          name: $0, root: canvas.root, language: canvas.language, device: canvas.device)
      }
    }
  }
}

extension UsageError {
  static let standardInputIsTaken = UsageError(
    localized("Standard input carries requests; send the document itself as “text”."))
}

/// Reads standard input to its end.
package func readStandardInput() throws(DocumentError) -> [UInt8] {
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
        .fileUnreadable,
        localized("Standard input can't be read (%1$s).", String(cString: strerror(errno))))
    }
  }
  return bytes
}

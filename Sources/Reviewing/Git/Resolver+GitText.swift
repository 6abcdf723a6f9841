import InterfaceBuilder
import Localization
import Requests
import WorkerProtocol
import Workspace

extension Resolver {
  /// A document as lines that can be compared.
  /// - Throws: where it can't be read.
  package func gitText(_ request: GitTextParameters) throws -> GitTextResult {
    do {
      return try GitTextResult(
        of: bytes(of: DocumentSource(file: request.file, text: request.text)))
    } catch let error as DocumentError {
      throw FileError(error)
    }
  }
}

extension GitTextResult {
  package init(of bytes: [UInt8]) throws(DocumentError) {
    let document = try Document(parsing: bytes)
    // As git may keep it, and shows it to everybody.
    self.init(lines: Localization.untranslated { DocumentOutline(document).lines })
  }
}

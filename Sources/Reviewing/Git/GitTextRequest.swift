import InterfaceBuilder
import Localization
import Processes
import Requests
import WorkerProtocol
import Workspace

/// The parameters of `gitText`: a document that is wanted as lines that can be compared.
package struct GitTextParameters: RequestParameters {
  package static let method = "gitText"

  package var file: String?
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?

  package init(file: String) {
    self.file = file
  }
}

/// A document as lines that can be compared; what `git textconv` prints, and `git diff` shows.
package struct GitTextResult: ResultMessage {
  /// One for each object and each of its properties, indented as the objects are in each other. They are English,
  /// as git may keep them.
  package var lines: [String]

  package init(lines: [String]) {
    self.lines = lines
  }
}

extension GitTextParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> GitTextResult {
    try resolver.gitText(self)
  }
}

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

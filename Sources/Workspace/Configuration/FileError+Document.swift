import InterfaceBuilder
import WorkerProtocol

extension FileError {
  package init(_ error: DocumentError) {
    self.init(
      code: error.code.rawValue, message: error.message, line: error.line, column: error.column)
  }
}

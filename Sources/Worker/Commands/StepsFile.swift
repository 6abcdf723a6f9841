import Companion
import FoundationEssentials
import InterfaceBuilder
import Simulation
import WorkerProtocol

/// A file with an array of steps, as a request has it in `steps`.
enum StepsFile {
  /// - Parameter path: Of the file; `-` is standard input.
  static func read(_ path: String) throws(FileError) -> [Step] {
    let bytes = try bytes(at: path)
    let source = JSONSource(bytes: bytes)
    let array: JSONNode
    do {
      array = try JSONParser.parse(bytes)
    } catch {
      let position = source.position(at: error.offset)
      throw FileError(
        code: "malformed-json", message: error.message, line: position.line,
        column: position.column)
    }
    do {
      return try JSONDecoder().decode([Step].self, from: Data(bytes))
    } catch {
      let position = source.position(at: node(of: error, in: array).offset)
      throw FileError(
        code: "bad-step", message: explanation(of: error), line: position.line,
        column: position.column)
    }
  }

  private static func bytes(at path: String) throws(FileError) -> [UInt8] {
    do {
      return path == DocumentSource.standardInputName
        ? try readStandardInput() : try Document.readFile(path)
    } catch {
      guard error.code == .isDirectory else { throw FileError(error) }
      throw FileError(
        code: error.code.rawValue, message: "This is a directory; name a file with steps.")
    }
  }

  /// The step that a decoder refused, or the array.
  private static func node(of error: any Error, in array: JSONNode) -> JSONNode {
    let path: [any CodingKey]? =
      switch error as? DecodingError {
      case .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      default: nil
      }
    guard let index = path?.first?.intValue, case .array(let steps) = array.value,
      steps.indices.contains(index)
    else { return array }
    return steps[index]
  }
}

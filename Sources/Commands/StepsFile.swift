import Companion
import FoundationEssentials
import InterfaceBuilder
import JSON
import Localization
import Requests
import Simulation
import WorkerProtocol

/// A file with an array of steps, as a request has it in `steps`.
struct StepsFile: Sendable {
  let path: String
  let steps: [Step]
  /// Where each step is written.
  private let positions: [TextPosition]

  /// - Parameter path: Of the file; `-` is standard input.
  init(path: String) throws(FileError) {
    self.path = path
    let bytes = try inputBytes(path, of: localized("steps", context: "contents of a file"))
    let source = JSONSource(bytes: bytes)
    func error(_ code: String, _ message: String, at offset: Int) -> FileError {
      let position = source.position(at: offset)
      return FileError(
        code: code, message: message, file: path, line: position.line, column: position.column)
    }
    let array: JSONNode
    do {
      array = try JSONParser.parse(bytes)
    } catch let fault {
      throw error("malformed-json", fault.message, at: fault.offset)
    }
    do {
      steps = try JSONDecoder.ofRequests.decode(Strict<[Step]>.self, from: Data(bytes)).value
    } catch let fault {
      throw error(
        "bad-step", explanation(of: fault), at: Self.node(of: fault, in: array).offset)
    }
    positions = Self.elements(of: array).map { source.position(at: $0.offset) }
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
    let steps = elements(of: array)
    guard let index = path?.first?.intValue, steps.indices.contains(index) else { return array }
    return steps[index]
  }

  private static func elements(of node: JSONNode) -> [JSONNode] {
    if case .array(let elements) = node.value { elements } else { [] }
  }

  /// An error of one of the steps as one of this file, with the line in the document that it is about.
  func located(_ error: FileError, in document: String) -> FileError {
    guard let step = error.step, positions.indices.contains(step - 1) else { return error }
    var located = error
    if error.line != nil { located.message += " (\(error.place(in: document)))" }
    located.file = path
    located.line = positions[step - 1].line
    located.column = positions[step - 1].column
    return located
  }
}

import FoundationEssentials
import Simulation

/// What is wrong with JSON that a decoder refused, in words for whoever wrote it.
package func explanation(of error: any Error) -> String {
  func place(_ path: [any CodingKey]) -> String {
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? "It" : "“\(names.joined(separator: "."))”"
  }
  return switch error as? DecodingError {
  case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing."
  case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
    "\(place(context.codingPath)) has to be \(description(of: type))."
  case .dataCorrupted(let context) where context.codingPath.isEmpty: "It is no JSON."
  case .dataCorrupted(let context): "\(place(context.codingPath)) has no such value."
  default: "It can't be read."
  }
}

private func description(of type: any Any.Type) -> String {
  switch type {
  case is String.Type: "a string"
  case is Bool.Type: "true or false"
  case is Double.Type, is Int.Type: "a number"
  case is [String].Type, is [Any].Type: "an array"
  case is Step.Type: "one of the steps that `simulate --help` lists"
  default: "an object"
  }
}

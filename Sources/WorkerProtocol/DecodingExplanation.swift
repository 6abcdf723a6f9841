import FoundationEssentials
import Simulation
import Traits

/// What is wrong with JSON that a decoder refused, in words for whoever wrote it.
package func explanation(of error: any Error) -> String {
  switch error as? DecodingError {
  case .keyNotFound(let key, let context): "\(subject(context.codingPath + [key])) is missing."
  case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
    "\(subject(context.codingPath)) has to be \(description(of: type))."
  case .dataCorrupted(let context):
    if let unknown = context.underlyingError as? UnknownMember {
      """
      \(subject(context.codingPath)) has no member “\(unknown.name)”; it has \
      \(unknown.known.isEmpty ? "none" : unknown.known.joined(separator: ", ")).
      """
    } else if let unknown = context.underlyingError as? UnknownWord {
      """
      \(subject(context.codingPath)) has no such value; there are \
      \(unknown.known.joined(separator: ", ")).
      """
    } else if context.codingPath.isEmpty {
      "It is no JSON."
    } else {
      "\(subject(context.codingPath)) has no such value."
    }
  default: "It can't be read."
  }
}

/// What a sentence about a value begins with, such as “params.file” or, for what is in an array of
/// steps, Step 1: “rotate.to”.
private func subject(_ path: [any CodingKey]) -> String {
  func names(_ keys: some Sequence<any CodingKey>) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
  guard let index = path.firstIndex(where: { $0.intValue != nil }), let step = path[index].intValue,
    index == 0 || path[index - 1].stringValue == "steps"
  else { return path.isEmpty ? "It" : "“\(names(path))”" }
  let rest = path[(index + 1)...]
  return FileError.step(step + 1) + (rest.isEmpty ? "" : ": “\(names(rest))”")
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

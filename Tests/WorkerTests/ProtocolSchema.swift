import Foundation
import Testing

/// `Resources/Protocol/protocol.schema.json`, as the tests compare it with what the worker takes and says.
struct ProtocolSchema {
  typealias Object = [String: Any]

  static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources").standardizedFileURL
  private static let file = resources.appending(path: "Protocol/protocol.schema.json")

  let definitions: [String: Object]

  init() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? Object
    definitions = try #require(schema?["$defs"] as? [String: Object])
  }

  /// The names of a definition's members; nil for what is not coded as an object.
  func members(of name: String) -> Set<String>? {
    (definitions[name]?["properties"] as? Object).map { Set($0.keys) }
  }

  /// The texts that a definition allows; nil for what is not one of a few texts.
  func choices(of name: String) -> Set<String>? {
    (definitions[name]?["enum"] as? [String]).map(Set.init)
  }

  /// Each request's name with its parameters' definition.
  var requests: [String: String] {
    let requests = definitions["Request"]?["oneOf"] as? [Object] ?? []
    let pairs = requests.compactMap { request -> (String, String)? in
      let members = request["properties"] as? [String: Object]
      guard let method = members?["method"]?["const"] as? String,
        let parameters = members?["params"]?["$ref"] as? String
      else { return nil }
      return (method, Self.name(parameters))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func name(_ reference: String) -> String {
    String(reference.dropFirst("#/$defs/".count))
  }
}

// MARK: Examples
extension ProtocolSchema {
  /// Values with every member there is. Together they have every choice; what recurs is left out.
  func examples(of name: String, inside outer: Set<String> = []) -> [Any] {
    switch name {
    case "Color": return ["#102030", "#10203040"]
    case "SystemVersion": return ["17", "8.3"]
    default:
      guard !outer.contains(name), let definition = definitions[name] else { return [] }
      return examples(of: definition, inside: outer.union([name]))
    }
  }

  private func examples(of schema: Object, inside outer: Set<String>) -> [Any] {
    if let reference = schema["$ref"] as? String {
      let path = Self.name(reference).components(separatedBy: "/properties/")
      guard path.count == 2 else { return examples(of: path[0], inside: outer) }
      let members = definitions[path[0]]?["properties"] as? [String: Object]
      return members?[path[1]].map { examples(of: $0, inside: outer) } ?? []
    }
    if let value = schema["const"] { return [value] }
    if let choices = schema["enum"] as? [Any] { return choices }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    return types.flatMap { type -> [Any] in
      switch type {
      case "object": objects(of: schema, inside: outer)
      case "array": [array(of: schema, inside: outer)]
      case "string": ["text"]
      case "boolean": [true]
      default: [1]
      }
    }
  }

  private func objects(of schema: Object, inside outer: Set<String>) -> [Any] {
    let members = (schema["properties"] as? [String: Object] ?? [:])
      .mapValues { examples(of: $0, inside: outer) }.filter { !$0.value.isEmpty }
    if schema["maxProperties"] as? Int == 1 {
      return members.sorted { $0.key < $1.key }.flatMap { name, values in
        values.map { [name: $0] }
      }
    }
    let count = members.values.map(\.count).max() ?? 1
    return (0..<count).map { index in members.mapValues { $0[index % $0.count] } }
  }

  private func array(of schema: Object, inside outer: Set<String>) -> [Any] {
    let first = (schema["prefixItems"] as? [Object] ?? [])
      .compactMap { examples(of: $0, inside: outer).first }
    guard let items = schema["items"] as? Object else { return first }
    let values = examples(of: items, inside: outer)
    let least = schema["minItems"] as? Int ?? 0
    guard let value = values.first, values.count < least else { return first + values }
    return first + Array(repeating: value, count: least)
  }
}

// MARK: Verdicts
extension ProtocolSchema {
  /// A value as JSON, and the definition that it is to have.
  struct Claim {
    var definition: String
    var json: String
  }

  /// What Debian's python3-jsonschema has against each of the claims; the same schema, but with no member
  /// that it doesn't name.
  static func objections(to claims: [Claim]) throws -> [String?] {
    let folder = try Folder()
    let list = claims.map { #"["\#($0.definition)", \#($0.json)]"# }.joined(separator: ",\n")
    let claims = try folder.add("claims.json", "[\(list)]")
    let output = folder.path + "/objections.json"
    let run = try WorkerProgram.run(
      ["-c", program, file.path, claims, output], program: "/usr/bin/python3")
    try #require(run.status == 0, "python3 with python3-jsonschema is needed: \(run.errors)")
    return try JSONDecoder().decode([String?].self, from: Data(contentsOf: URL(filePath: output)))
  }

  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    schema, claims = (json.load(open(path)) for path in sys.argv[1:3])
    Draft202012Validator.check_schema(schema)
    for definition in schema["$defs"].values():
        if "properties" in definition and "additionalProperties" not in definition:
            definition["additionalProperties"] = False
    validators = {}
    def objection(name, value):
        if name not in validators:
            validators[name] = Draft202012Validator(
                {"$ref": "#/$defs/" + name, "$defs": schema["$defs"]})
        error = best_match(validators[name].iter_errors(value))
        return error and f"{name}, {error.json_path}: {error.message[-400:]}"
    json.dump([objection(*claim) for claim in claims], open(sys.argv[3], "w"))
    """
}

import Commands
import Foundation
import Requests
import Simulation
import Testing
import WorkerProtocol

/// The schema of the worker's protocol says what the worker takes and says: its types have the members
/// and choices of the definitions of their names, and real requests and results are valid.
@Suite struct ProtocolSchemaTests {
  private let schema: ProtocolSchema

  init() throws {
    schema = try ProtocolSchema()
  }

  private static let ofSessions: [any RequestParameters.Type] = [
    InitializeParameters.self, ShutdownParameters.self,
  ]
  private static let notifications: [any RequestParameters.Type] = [
    DidChangeParameters.self, DidCloseParameters.self, CancelParameters.self,
  ]

  // MARK: Types

  @Test func requestsAreThoseOfTheWorker() {
    let answered = Set(WorkerCommand.requests.map { $0.method } + Self.ofSessions.map { $0.method })
    let methods = answered.union(Self.notifications.map { $0.method })
    #expect(Set(schema.requests.keys) == methods)
    #expect(schema.members(of: "Results") == answered)
    for type in WorkerCommand.requests + Self.ofSessions + Self.notifications {
      #expect(schema.requests[type.method] == "\(type)", "\(type.method)")
    }
  }

  /// Values of all definitions, made up from the schema, are decoded and looked into.
  @Test func typesHaveTheMembersOfTheirDefinitions() throws {
    var members = MemberComparison(schema: schema)
    func compare<Value: Codable>(_ type: Value.Type) throws {
      for example in schema.examples(of: "\(type)") {
        let data = try JSONSerialization.data(withJSONObject: example)
        do {
          members.compare(try JSONDecoder().decode(type, from: data))
        } catch {
          Testing.Issue.record("\(type): \(error)\n\(String(decoding: data, as: UTF8.self))")
        }
      }
    }
    func compareAnswer<Request: AnsweredRequest>(of request: Request.Type) throws {
      try compare(Request.Answer.Message.self)
    }
    for request in WorkerCommand.requests {
      try compare(request)
      try compareAnswer(of: request)
    }
    for parameters in Self.ofSessions + Self.notifications { try compare(parameters) }
    try compare(TextChange.self)
    try compare(InitializeResult.self)
    try compare(ResponseError.self)

    #expect(members.differences.sorted() == [])
    // Messages have these as texts.
    let rules = SimulationNote.Rule.allCases.map(\.rawValue)
    #expect(schema.choices(of: "SimulationNote.Rule") == Set(rules))
    // What is in no type of this name: parts of messages, and what the cases of enumerations hold.
    let others = Set(schema.definitions.keys).subtracting(members.compared).filter {
      schema.members(of: $0) != nil && !$0.hasPrefix("Step.") && !$0.hasPrefix("Event.")
        && !$0.hasPrefix("Font.") && !$0.hasPrefix("EditOperation.")
    }
    #expect(
      others == ["Request", "Response", "Results", "DocumentRequest", "PlayedRequest"])
  }

  /// A case without a value to look into is found where it is declared.
  @Test(arguments: [
    ("Step", "Simulation/Steps/Step.swift"), ("Event.Kind", "Simulation/Steps/Event.swift"),
    ("EditOperation", "WorkerProtocol/EditOperation.swift"),
  ])
  func casesAreThoseOfTheirDefinition(name: String, file: String) throws {
    let path = ProtocolSchema.resources.appending(path: "../Sources/" + file)
    let cases = try String(contentsOf: path, encoding: .utf8)
      .matches(of: /(?m)^ +case (\w+)/).map { String($0.1) }
    #expect(schema.members(of: name) == Set(cases))
  }

  @Test func everyMemberSaysWhatItIs() {
    for (name, definition) in schema.definitions where !["Request", "Response"].contains(name) {
      #expect(definition["description"] is String, "\(name)")
      guard name != "Results" else { continue }
      for (member, value) in definition["properties"] as? [String: [String: Any]] ?? [:] {
        #expect(value["description"] is String || value["$ref"] is String, "\(name).\(member)")
      }
    }
  }

  // MARK: Messages

  @Test func requestsAndResultsAreValid() throws {
    var session = try SchemaSession()
    try session.askOfTheSamples()
    try session.askOfTheCorpus(30)
    let objections = try ProtocolSchema.objections(to: session.claims).compactMap(\.self)
    #expect(objections == [])
    #expect(
      Set(session.answered)
        == Set(WorkerCommand.requests.map { $0.method }).union([InitializeParameters.method]))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"resolve","params":{"fil":"a"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"resolve","params":{"orientation":"sideways"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"explain","params":{"file":"a"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"simulate","params":{"steps":[{"jump":{}}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"simulate","params":{"steps":[{"back":{"at":"a"}}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"simulate","params":{"system":17}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"edit","params":{"changes":[{"exclude":1}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"edit","params":{"edits":[{"edit":"jump"}]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"devices","params":{"json":true}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"snapshot","params":{"action":"record"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"gitVersions","params":{"file":"a","history":0}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"gitSettings","params":{"action":"remove"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"gitText","params":{"file":"a","revision":"HEAD"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"draw"}"#,
  ])
  func whatTheSchemaRefusesTheWorkerDoes(request: String) throws {
    let claims = [ProtocolSchema.Claim(definition: "Request", json: request)]
    #expect(try ProtocolSchema.objections(to: claims) != [nil])
    let answer = try WorkerProgram.run(["serve"], input: request + "\n").objects().first
    let code = (answer?["error"] as? [String: Any])?["code"] as? Int
    let isRefused = [ResponseError.Code.invalidParameters, ResponseError.Code.methodNotFound]
    #expect(isRefused.contains(code ?? 0))
  }
}

/// Compares types with the definitions of their names, all the way down.
private struct MemberComparison {
  let schema: ProtocolSchema
  private(set) var compared: Set<String> = []
  private(set) var differences: Set<String> = []

  /// Members that are called otherwise in messages.
  private static let names = [
    "className": "class", "ElementPath.steps": "path", "DrawnView.shownLook": "look",
  ]

  /// Members that stay in the worker.
  private static let unsent: Set = ["Issue.untranslated"]

  init(schema: ProtocolSchema) {
    self.schema = schema
  }

  mutating func compare(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    // Without the module.
    let name = String(reflecting: type(of: value)).split(separator: ".").dropFirst()
      .joined(separator: ".")
    if mirror.displayStyle == .struct, let members = schema.members(of: name) {
      compared.insert(name)
      let labels = mirror.children.compactMap(\.label)
        .filter { !Self.unsent.contains("\(name).\($0)") }
      let own = Set(labels.map { Self.names["\(name).\($0)"] ?? Self.names[$0] ?? $0 })
      // Every result has it, beside its type's members.
      for member in own.symmetricDifference(members.subtracting(["protocolVersion"]))
      where member != "protocolVersion" {
        differences.insert("\(name).\(member)")
      }
    } else if mirror.displayStyle == .enum, schema.definitions[name] != nil {
      compared.insert(name)
      if let choices = schema.choices(of: name), let all = Self.rawValues(of: value) {
        differences.formUnion(choices.symmetricDifference(all).map { "\(name).\($0)" })
      }
    }
    for child in mirror.children { compare(child.value) }
  }

  /// Of all cases; nil for an enumeration that doesn't list them.
  private static func rawValues(of value: Any) -> Set<String>? {
    guard let type = type(of: value) as? any CaseIterable.Type else { return nil }
    func all<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
      type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
    return Set(all(type))
  }
}

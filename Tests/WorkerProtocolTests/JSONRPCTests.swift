import Foundation
import Testing
import Traits

@testable import WorkerProtocol

@Suite struct JSONRPCTests {
  private func head(_ text: String) throws(MalformedRequest) -> RequestHead {
    try RequestHead(parsing: Array(text.utf8))
  }

  @Test func headsAreReadWithoutParameters() throws {
    let request = try head(
      #"{"jsonrpc":"2.0","id":7,"method":"resolve","params":{"anything":[1]}}"#)
    #expect(request.id == .number(7) && request.method == "resolve")
    #expect(try head(#"{"jsonrpc":"2.0","id":"a","method":"x"}"#).id == .string("a"))
    #expect(try head(#"{"jsonrpc":"2.0","method":"x"}"#).id == nil)
  }

  @Test(arguments: [
    ("{", -32700, nil), ("", -32700, nil), ("\u{0}", -32700, nil), ("[1]", -32600, nil),
    ("3", -32600, nil), ("{}", -32600, nil),
    (#"{"id":1,"method":"x"}"#, -32600, RequestID.number(1)),
    (#"{"jsonrpc":"1.0","id":1,"method":"x"}"#, -32600, .number(1)),
    (#"{"jsonrpc":"2.0","id":"q"}"#, -32600, .string("q")),
    (#"{"jsonrpc":"2.0","id":"q","method":4}"#, -32600, .string("q")),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, -32600, nil),
    (#"{"jsonrpc":"2.0","id":[],"method":"x"}"#, -32600, nil),
  ])
  func malformedMessagesSayWhatTheyAre(_ text: String, _ code: Int, _ id: RequestID?) {
    let error = #expect(throws: MalformedRequest.self) { try head(text) }
    #expect(error?.error.code == code)
    #expect(error?.id == id)
  }

  @Test(arguments: ["sizeClass", "size-class"])
  func parametersHaveTheNamesOfOptionsOrOfJSON(_ name: String) throws {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"resolve","params":{"\#(name)":"wC hR"}}"#
    let parameters = try RequestHead.parameters(
      of: Array(message.utf8), as: ResolveParameters.self)
    #expect(parameters.sizeClass == "wC hR")
  }

  @Test(arguments: [
    (#"{"file":3}"#, "“params.file” has to be a string."),
    (#"{"files":[3]}"#, "“params.files.0” has to be a string."),
    (
      #"{"orientation":"upside down"}"#,
      "“params.orientation” has no such value; there are portrait, landscape, landscapeLeft, landscapeRight, portraitUpsideDown."
    ),
    (#"{"asDesigned":"yes"}"#, "“params.asDesigned” has to be true or false."),
    ("[]", "“params” has to be an object."),
  ])
  func wrongParametersAreNamed(_ parameters: String, _ expected: String) {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"resolve","params":\#(parameters)}"#
    let error = #expect(throws: ResponseError.self) {
      try RequestHead.parameters(of: Array(message.utf8), as: ResolveParameters.self)
    }
    #expect(error?.message == expected)
    #expect(error?.code == ResponseError.Code.invalidParameters)
  }

  /// A name with a slip in it would be taken for the default.
  @Test(arguments: [
    (
      #"{"file":"a","orientaton":"portrait"}"#, "“params” has no member “orientaton”; it has file, "
    ),
    (
      #"{"file":"a","steps":[{"rotate":{}},{"rotate":{"orientation":"landscape"}}]}"#,
      "Step 2: “rotate” has no member “orientation”; it has to."
    ),
    (
      #"{"steps":[{"segue":{"id":"a","sender":"b"}}]}"#,
      "Step 1: “segue” has no member “sender”; it has id, from."
    ),
    (
      #"{"steps":[{"selectMore":{"in":"a"}}]}"#,
      "Step 1: “selectMore” has no member “in”; it has none."
    ),
    (#"{"steps":[{"segue":{}}]}"#, "Step 1: “segue.id” is missing."),
  ])
  func membersThatNobodyReadsAreNamed(_ parameters: String, _ expected: String) {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"simulate","params":\#(parameters)}"#
    let error = #expect(throws: ResponseError.self) {
      try RequestHead.parameters(of: Array(message.utf8), as: SimulateParameters.self)
    }
    #expect(error?.message.hasPrefix(expected) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    #"[{"select-row":{"section":0,"row":1,"in":"a"}},{"set":{"element":"a","value":0.5}}]"#,
    #"[{"system":{"version":"17"}},{"selectMore":{}},{"rotate":{"to":null}},{"resize":{"width":1,"height":2}}]"#,
    "[]", "null",
  ])
  func stepsAreRead(_ steps: String) throws {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"simulate","params":{"steps":\#(steps)}}"#
    let parameters = try RequestHead.parameters(
      of: Array(message.utf8), as: SimulateParameters.self)
    #expect((parameters.steps == nil) == (steps == "null"))
  }

  @Test func responsesCarryResultsUnchanged() throws {
    let result = Array(#"{"b":1,"a":[0.5]}"#.utf8)
    let line = try ResponseLine.success(id: .string("x\"y"), result: result)
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"jsonrpc":"2.0","id":"x\"y","result":{"b":1,"a":[0.5]}}"#)
  }

  @Test func clientsReadWhatWorkersWrite() throws {
    let error = ResponseError(
      code: ResponseError.Code.document, message: "No.",
      data: FileError(code: "malformed-xml", message: "No.", line: 3, column: 4))
    let line = try ResponseLine.failure(id: .number(4), error: error)
    let head = try JSONDecoder().decode(ResponseHead.self, from: Data(line))
    #expect(head.id == .number(4))
    #expect(head.error == error)
    let anonymous = try ResponseLine.failure(id: nil, error: error)
    #expect(try JSONDecoder().decode(ResponseHead.self, from: Data(anonymous)).id == nil)
  }

  @Test func requestsReadAsTheyWereWritten() throws {
    var parameters = ResolveParameters(file: "a b.xib")
    parameters.orientation = .landscape
    parameters.asDesigned = true
    let line = try JSONLine.encode(Request(id: .number(1), parameters))
    #expect(try RequestHead(parsing: line).method == "resolve")
    let read = try RequestHead.parameters(of: line, as: ResolveParameters.self)
    #expect(read == parameters)
  }
}

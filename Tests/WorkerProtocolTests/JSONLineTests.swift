import Foundation
import Testing

@testable import WorkerProtocol

@Suite struct JSONLineTests {
  private func text(_ value: some Encodable, decimals: Int = 6) throws -> String {
    String(decoding: try JSONLine.encode(value, decimals: decimals), as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (20, "20"), (20.5, "20.5"), (61.0 / 3, "20.333333"),
    (-0.25, "-0.25"), (0.0000004, "0"), (-0.0000004, "0"), (2.0 / 3, "0.666667"), (1e6, "1000000"),
    (99.9999999, "100"), (0.05, "0.05"), (1e300, "1e+300"),
  ])
  func numbersHaveSixDecimals(_ value: Double, _ expected: String) throws {
    #expect(try text([value]) == "[\(expected)]")
  }

  @Test func decimalsCanBeAsked() throws {
    #expect(try text([1.0 / 3], decimals: 12) == "[0.333333333333]")
    #expect(try text([1.0 / 3], decimals: 0) == "[0]")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatJSONCannotSayIsAnError(_ value: Double) {
    #expect(throws: EncodingError.self) { try JSONLine.encode([value]) }
  }

  @Test(arguments: [
    ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("a\nb\r\t", #""a\nb\r\t""#),
    ("\u{1}\u{1f}", #""\u0001\u001f""#),
    ("Draped\u{2028}mode\u{85}\u{2029}", #""Draped\u2028mode\u0085\u2029""#), ("£ …", "\"£ …\""),
    ("é — 日本 🎉", "\"é — 日本 🎉\""), ("", "\"\""),
  ])
  func stringsAreEscapedWhereTheyHaveTo(_ value: String, _ expected: String) throws {
    #expect(try text([value]) == "[\(expected)]")
    let decoded = try JSONDecoder().decode([String].self, from: JSONLine.encodeData([value]))
    #expect(decoded == [value])
  }

  private struct Part: Codable, Equatable {
    var zebra: Int
    var apple: Bool?
    var inner: [Part]
  }

  private enum Choice: Codable, Equatable {
    case none
    case pair(Int, second: String)
    case part(Part)
  }

  private struct Whole: Codable, Equatable {
    var choices: [Choice]
    var matrix: [[Double]]
    var last: String
  }

  @Test func membersKeepTheirOrderAndNilTakesNoRoom() throws {
    let part = Part(zebra: 1, apple: nil, inner: [Part(zebra: 2, apple: true, inner: [])])
    #expect(
      try text(part) == #"{"zebra":1,"inner":[{"zebra":2,"apple":true,"inner":[]}]}"#)
  }

  @Test func nestedContainersCloseInOrder() throws {
    let whole = Whole(
      choices: [.none, .pair(7, second: "x"), .part(Part(zebra: 0, apple: false, inner: []))],
      matrix: [[], [1, 2.5]], last: "end")
    let data = try JSONLine.encodeData(whole)
    #expect(try JSONDecoder().decode(Whole.self, from: data) == whole)
    #expect(!data.contains(0x0A))
  }

  /// As deep as the views of a document that is nested 1,000 deep could be.
  @Test func deepNestingIsNoDanger() throws {
    var part = Part(zebra: 0, apple: nil, inner: [])
    for depth in 1...1000 { part = Part(zebra: depth, apple: nil, inner: [part]) }
    let line = try text(part)
    #expect(line.filter { $0 == "{" }.count == 1001)
    #expect(line.filter { $0 == "}" }.count == 1001)
  }
}

extension JSONLine {
  fileprivate static func encodeData(_ value: some Encodable) throws -> Data {
    Data(try encode(value))
  }
}

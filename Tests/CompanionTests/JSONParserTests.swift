import JSON
import Testing

@testable import Companion

@Suite struct JSONParserTests {
  /// Writes a value without its places.
  private func compact(_ node: JSONNode) -> String {
    switch node.value {
    case .object(let members):
      "{" + members.map { "\($0.key):\(compact($0.value))" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(compact).joined(separator: ",") + "]"
    case .string(let text): "“\(text)”"
    case .number(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("\u{FEFF}true", "true"), ("null", "null"), ("-0.5e2", "-50.0"),
    (#"{"a":[1,{"b":false}],"c":""}"#, "{a:[1.0,{b:false}],c:“”}"),
    (#""a\"\\\/\n\u00e9\ud83d\ude00é""#, "“a\"\\/\né😀é”"),
  ]) func readsWhatJSONAllows(text: String, value: String) throws {
    #expect(compact(try JSONParser.parse(Array(text.utf8))) == value)
  }

  @Test(arguments: [
    ("", "1:1", "ends where a value"), ("{", "1:2", "key in quotation marks"),
    ("{\"a\" 1}", "1:6", "colon"), ("{\"a\": 1,}", "1:9", "key in quotation marks"),
    ("[1\n 2]", "2:2", "comma or a closing bracket"), ("[1, ]", "1:5", "A value is expected"),
    ("{} x", "1:4", "Nothing may follow"), ("// no\n{}", "1:1", "A value is expected"),
    ("[\"é\", nul]", "1:7", "A value is expected"), ("[01]", "1:2", "single 0"),
    ("[1.]", "1:4", "after the point"), ("[1e]", "1:4", "exponent"), ("[-]", "1:2", "digit"),
    ("[1e999]", "1:2", "too large"), ("\"a", "1:3", "within a string"),
    ("\"a\nb\"", "1:3", "line break"), (#""\x""#, "1:2", "no such escape"),
    (#""\ud83d""#, "1:8", "four hexadecimal"), (#""\u12""#, "1:2", "four hexadecimal"),
    (String(repeating: "[", count: 100), "1:65", "nested too deeply"),
  ]) func tellsWhereAndWhatIsWrong(text: String, place: String, message: String) {
    let error = #expect(throws: CompanionError.self) { try companion(text) }
    #expect(error?.code == .malformed)
    #expect(error?.place == place)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func textThatIsNotUnicodeIsRefused() {
    let error = #expect(throws: CompanionError.self) {
      try CompanionFile(parsing: [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")])
    }
    #expect(error?.message.contains("UTF-8") == true)
  }

  @Test func charactersOfStringsAreFoundBehindEscapes() {
    let text = #"  "aé\u0062\n!""#
    let source = JSONSource(bytes: Array(text.utf8))
    let columns = (0...5).map { source.position(ofScalar: $0, inStringAt: 2).column }
    #expect(columns == [4, 5, 6, 12, 14, 15])
  }

  /// Lines and columns are counted as from the text's beginning, in texts of one line as well.
  @Test(arguments: ["ab", "aé😀\n", "\n\n"])
  func placesOfLongTexts(part: String) {
    let bytes = Array(String(repeating: part, count: 400).utf8)
    let source = JSONSource(bytes: bytes)
    for offset in [0, 1, 2, 255, 256, 257, 511, 512, 513, bytes.count - 1, bytes.count] {
      let lines = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = (lines.last ?? []).count { $0 & 0xC0 != 0x80 } + 1
      #expect(source.position(at: offset) == TextPosition(line: lines.count, column: column))
    }
  }
}

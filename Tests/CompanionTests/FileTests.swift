import FoundationEssentials
import Testing

@testable import Companion

@Suite struct FileTests {
  @Test(arguments: [
    ("[]", "1:1", "$", "has to be an object, but is an array"),
    ("{\n \"texts\": {}\n}", "2:11", "$.texts", "has to be an array"),
    (#"{"names": {"a": 1}}"#, "1:17", "$.names.a", "has to be a string, but is a number"),
    (#"{"names": {"a b": null}}"#, "1:19", "$.names['a b']", "but is null"),
    (#"{"texts": [{"view": "v"}]}"#, "1:12", "$.texts[0]", "“text” is missing"),
    (#"{"texts": [{"view": "", "text": ""}]}"#, "1:21", "$.texts[0].view", "may not be empty"),
    (
      #"{"traitOverrides": [{"child": "a", "traits": {"horizontalSizeClass": "wide"}}]}"#, "1:70",
      "$.traitOverrides[0].traits.horizontalSizeClass", "“wide” is not among “compact”, “regular”"
    ),
    (
      #"{"texts": [{"view": "v", "text": "", "when": {"not": {"displayScale": 4}}}]}"#, "1:71",
      "$.texts[0].when.not.displayScale", "from 1 to 3"
    ),
    (
      #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "count": 1.5}]}]}]}"#,
      "1:72", "$.lists[0].sections[0].rows[0].count", "whole number"
    ),
    (
      #"{"presentations": [{"presented": "p", "frame": [{"width": "101%"}]}]}"#, "1:59",
      "$.presentations[0].frame[0].width", "from “0%” to “100%”"
    ),
    (
      #"{"appearance": [{"class": "UIView", "properties": {"a": []}}]}"#, "1:57",
      "$.appearance[0].properties.a", "a string, a number, true or false"
    ),
  ]) func errorsNameTheLineAndThePath(
    text: String, place: String, path: String, message: String
  ) {
    let error = #expect(throws: CompanionError.self) { try companion(text) }
    #expect(error?.code == .badValue)
    #expect(error?.place == place)
    #expect(error?.subject == path)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func errorsInFormatsPointAtTheCharacterInTheFile() {
    let error = #expect(throws: CompanionError.self) {
      try companion(
        """
        { "constraints": [ { "in": "v", "alternatives": [ { "constraints": [
            "|-[a]-|",
            "V:|[a(=8)]|" ] } ] } ] }
        """)
    }
    #expect(error?.code == .badConstraint)
    #expect(error?.place == "3:12")
    #expect(error?.subject == "$.constraints[0].alternatives[0].constraints[1]")
    #expect(
      error?.message == """
        The relation has to be ==, >= or <=.
        V:|[a(=8)]|
              ^
        """)
  }

  @Test func textsThatBeginAsNeitherAreExplained() {
    let error = #expect(throws: CompanionError.self) {
      try companion(#"{"constraints":[{"in":"v","alternatives":[{"constraints":["Hello"]}]}]}"#)
    }
    #expect(error?.message.hasPrefix("A point and an attribute have to follow") == true)
  }

  @Test func unknownKeysAreReportedAndLeftOut() throws {
    let file = try companion(
      """
      { "$schema": "companion.schema.json", "comment": ["free"],
        "colour": 1,
        "texts": [ { "view": "v", "text": "t", "txt": "", "comment": "why" } ] }
      """)
    #expect(file.texts.count == 1)
    #expect(file.diagnostics.map(\.path) == ["$.colour", "$.texts[0].txt"])
    #expect(file.diagnostics.map(\.position.line) == [2, 3])
    #expect(file.diagnostics.last?.message.contains("Known: view, when, text.") == true)
  }

  @Test func ofRepeatedKeysTheLastCounts() throws {
    let file = try companion(
      #"{"names": {"a": "1", "a": "2"}, "texts": [{"view": "a", "text": ""}]}"#)
    #expect(file.texts.first?.view == "2")
    #expect(file.diagnostics.map(\.path) == ["$.names.a"])
  }

  @Test(arguments: [
    ("Main.storyboard", "Main.preview.json"), ("/a.b/Main.xib", "/a.b/Main.preview.json"),
    ("a.b.storyboard", "a.b.preview.json"), ("Main", nil), ("/a.b/Main", nil), ("", nil),
    (".storyboard", nil),
  ]) func theFileIsBesideItsDocument(document: String, companion: String?) {
    #expect(CompanionFile.path(besideDocument: document) == companion)
  }

  @Test func aMissingFileIsNoError() throws {
    #expect(try CompanionFile.read(path: "/no/such/file.preview.json") == nil)
    let error = #expect(throws: CompanionError.self) { try CompanionFile.read(path: "/") }
    #expect(error?.code == .unreadable)
  }
}

import Testing

@testable import Editing

/// Comments are somebody's words: none is lost unless that is said.
struct MergeCommentTests {
  /// Base, ours and theirs, which can't be merged, as both have words of their own in one place.
  static let clashes = [
    (
      "<label id=\"a\"/>", "<!-- o --><label id=\"a\"/>", "",
      "removed, with a comment before it by the other"
    ),
    (
      "<!-- b --><label id=\"a\"/>", "<!-- o --><label id=\"a\"/>", "<label id=\"a\"/>",
      "a comment changed, and removed by the other"
    ),
    (
      "<label id=\"a\"><color key=\"c\"/></label>",
      "<label id=\"a\"><color key=\"c\"/><!-- o --></label>", "",
      "removed, with a comment in it by the other"
    ),
    (
      "<view id=\"v\"><constraints><constraint id=\"a\"/></constraints></view>",
      "<view id=\"v\"><constraints><constraint id=\"a\"/><!-- o --></constraints></view>",
      "<view id=\"v\"></view>", "list removed, with a comment in it by the other"
    ),
    (
      "<string id=\"a\">a</string>", "<string id=\"a\">b</string>",
      "<string id=\"a\">a<!-- t --></string>", "text changed, and a comment in it by the other"
    ),
    (
      "<string id=\"a\">a</string>", "<string id=\"a\"><!-- o -->a</string>",
      "<string id=\"a\">a<!-- t --></string>", "two comments in one text"
    ),
    (
      "<string id=\"a\">a</string>", "<string id=\"a\">a<?o o?></string>",
      "<string id=\"a\">a<?t t?></string>", "two instructions in one text"
    ),
  ]

  @Test(arguments: clashes)
  func noCommentIsLost(_ base: String, _ ours: String, _ theirs: String, _ what: String) throws {
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(
        MergedTexts.document(base), MergedTexts.document(mine), MergedTexts.document(other))
      #expect(merged.conflicts.count == 1, "\(what): \(merged.conflicts.map(\.message))")
      #expect(merged.textWithoutComments == MergedTexts.document(mine), "\(what)")
      let key = try #require(merged.keys.first)
      let taken = try MergedTexts(
        MergedTexts.document(base), MergedTexts.document(mine), MergedTexts.document(other),
        choices: [key: .theirs])
      #expect(taken.text == MergedTexts.document(other), "\(what)")
    }
  }

  @Test func commentsAroundTheDocumentAreComparedAsWell() throws {
    let base = MergedTexts.document("")
    for (ours, theirs) in [
      ("<!-- o -->\n\(base)", "<!-- t -->\n\(base)"),
      ("\(base)\n<!-- o -->", "\(base)\n<!-- t -->"),
    ] {
      let merged = try MergedTexts(base, ours, theirs)
      #expect(merged.conflicts.count == 1)
      let key = try #require(merged.keys.first)
      #expect(try MergedTexts(base, ours, theirs, choices: [key: .ours]).text == ours)
      #expect(try MergedTexts(base, ours, theirs, choices: [key: .theirs]).text == theirs)
    }
    let both = try MergedTexts(base, "<!-- o -->\n\(base)", "\(base)\n<!-- t -->")
    #expect(both.text == "<!-- o -->\n\(base)\n<!-- t -->" && both.keys == [])
  }

  /// What only one side did to a text or to a comment in it is there, as long as they are not in each other's way.
  @Test func aCommentOfOneSideIsThere() throws {
    func text(_ inside: String) -> String {
      MergedTexts.document("<string id=\"a\">\(inside)</string>")
    }
    let base = text("a")
    #expect(try MergedTexts(base, text("&#97;"), text("a<!-- t -->")).text == text("a<!-- t -->"))
    let commented = MergedTexts.document("<view id=\"v\"><!-- t --></view>")
    let filled = MergedTexts.document("<view id=\"v\"><label id=\"a\"/></view>")
    for (ours, theirs) in [(commented, filled), (filled, commented)] {
      let merged = try MergedTexts(MergedTexts.document("<view id=\"v\"></view>"), ours, theirs)
      #expect(merged.keys == [])
      #expect(merged.text.contains("<!-- t -->") && merged.text.contains("<label"))
    }
  }

  /// Interface Builder writes a scene's comment, which is its controller's title.
  @Test func aScenesCommentIsNobodys() throws {
    func text(_ comment: String, _ scene: String) -> String {
      MergedTexts.document("").replacing(
        once: "<objects></objects>", by: "<scenes><!--\(comment)-->\(scene)</scenes>")
    }
    let scene = "<scene sceneID=\"s\"><objects/></scene>"
    let merged = try MergedTexts(text("A", scene), text("B", scene), text("C", ""))
    #expect(merged.keys == [])
  }

  /// Whatever a value is, the comment that tells it ends where it should.
  @Test(arguments: ["---", "----", "--\u{301}", "-", "a--", "-->", "--->", "--!>"])
  func aConflictsCommentIsOne(_ value: String) throws {
    func text(_ value: String) -> String {
      MergedTexts.document("<label text=\"\(value.replacing(">", with: "&gt;"))\" id=\"a\"/>")
    }
    for (ours, theirs) in [(value, "-----"), ("o", value)] {
      let merged = try MergedTexts(text("x"), text(ours), text(theirs))
      #expect(merged.keys == ["a/text"])
      #expect(
        try EditedDocument(Array(merged.text.utf8), isOfAnyPlatform: true).text == merged.text)
      #expect(merged.textWithoutComments == text(ours))
    }
  }
}

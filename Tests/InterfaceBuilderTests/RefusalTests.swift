import Testing

@testable import InterfaceBuilder

/// What is refused, with which code, where, and with a sentence that says what to do.
struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let code: DocumentError.Code
    var line: Int?
    var column: Int?
    let says: String
  }

  static let cases: [Case] = [
    Case(
      testDescription: "nothing", text: "", code: .malformed, line: 1, column: 1, says: "empty"),
    Case(
      testDescription: "white space", text: " \n\t\n", code: .malformed, line: 1, column: 1,
      says: "empty"),
    Case(
      testDescription: "prose", text: "hello there", code: .malformed, line: 1, column: 1,
      says: "not well-formed|not XML"),
    Case(
      testDescription: "cut off between tags",
      text: "<document>\n  <objects>\n    <view id=\"a\">\n",
      code: .malformed, line: 4, column: 1, says: "inside the <view> of line 3"),
    Case(
      testDescription: "cut off inside a tag", text: "<document>\n  <objects>\n    <view id=",
      code: .malformed, line: 3, column: 5, says: "inside the <objects> of line 2"),
    Case(
      testDescription: "cut off in the first tag", text: "<document type=\"com", code: .malformed,
      line: 1, column: 1, says: "ends inside a tag"),
    Case(
      testDescription: "only a declaration", text: "<?xml version=\"1.0\"?>\n", code: .malformed,
      line: 2, column: 1, says: "no element"),
    Case(
      testDescription: "a wrong end tag",
      text: "<document>\n<objects>\n<view>\n  </label>\n</objects></document>", code: .malformed,
      line: 4, column: 5, says: "<view> of line 3"),
    Case(
      testDescription: "a stray ampersand", text: "<document>\n<label text=\"a & b\"/></document>",
      code: .malformed, line: 2, column: 17, says: "stray <, &"),
    Case(
      testDescription: "an attribute twice", text: "<document a=\"1\" a=\"2\"/>", code: .malformed,
      line: 1, column: 17, says: "written twice"),
    Case(
      testDescription: "something after the end", text: "<document><objects/></document>\n<x/>",
      code: .malformed, line: 2, column: 1, says: "after </document>"),
    Case(
      testDescription: "an unknown entity", text: "<document>\n<label text=\"&nbsp;\"/></document>",
      code: .malformed, line: 2, column: 1, says: "not defined"),
    Case(
      testDescription: "a control character", text: "<document>\n<label text=\"&#1;\"/></document>",
      code: .malformed, line: 2, column: 14, says: "no character"),
    Case(
      testDescription: "space before the declaration",
      text: "\n<?xml version=\"1.0\"?><document/>", code: .malformed, line: 2, column: 1,
      says: "first thing"),
    Case(
      testDescription: "an unknown encoding",
      text: "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><document/>", code: .malformed, line: 1,
      column: 31, says: "UTF-8"),
    Case(
      testDescription: "a merge conflict",
      text:
        "<document>\n<objects>\n<<<<<<< HEAD\n<view/>\n=======\n>>>>>>> b\n</objects></document>",
      code: .malformed, line: 3, column: 2, says: "merge conflict"),
    Case(
      testDescription: "a web page", text: "<!DOCTYPE html>\n<html><br></html>",
      code: .notADocument,
      line: 1, column: 1, says: "web page"),
    Case(
      testDescription: "a strict web page", text: "<?xml version=\"1.0\"?>\n<html><p/></html>",
      code: .notADocument, line: 2, column: 1, says: "web page"),
    Case(
      testDescription: "a property list",
      text:
        "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\">\n<plist/>",
      code: .notADocument, line: 3, column: 1, says: "property list"),
    Case(
      testDescription: "another root", text: "<svg/>", code: .notADocument, line: 1, column: 1,
      says: "<svg>"),
    Case(
      testDescription: "an archive of Xcode 3",
      text: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      code: .notADocument, line: 1, column: 1, says: "Xcode 5 or later and save"),
    Case(
      testDescription: "a document for macOS",
      text: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      code: .notADocument, line: 1, column: 1, says: "macOS"),
    Case(
      testDescription: "a storyboard for macOS",
      text: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      code: .notADocument, line: 1, column: 1, says: "macOS"),
    Case(
      testDescription: "a document for watchOS",
      text: "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      code: .notADocument, line: 1, column: 1, says: "watchOS"),
    Case(
      testDescription: "a document of another program", text: "<document type=\"word\"/>",
      code: .notADocument, line: 1, column: 1, says: "“word”"),
    Case(
      testDescription: "a document without anything", text: "<document/>", code: .notADocument,
      line: 1, column: 1, says: "neither"),
    Case(
      testDescription: "a compiled nib", text: "NIBArchive\u{1}\u{0}\u{0}", code: .notADocument,
      says: "compiled"),
    Case(
      testDescription: "a binary property list", text: "bplist00\u{1}", code: .notADocument,
      says: "compiled"),
    Case(
      testDescription: "a binary file", text: "\u{7F}ELF\u{0}\u{0}", code: .notADocument,
      says: "binary"),
    Case(
      testDescription: "a Git LFS pointer", text: "version https://git-lfs.github.com/spec/v1\n",
      code: .notADocument, says: "git lfs pull"),
    Case(
      testDescription: "declared entities",
      text:
        "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document>&a;</document>",
      code: .malformed, line: 2, column: 20, says: "remove the DOCTYPE"),
    Case(
      testDescription: "default attributes",
      text: "<!DOCTYPE document [<!ATTLIST document type CDATA \"x\">]><document/>",
      code: .malformed, line: 1, column: 20, says: "remove the DOCTYPE"),
    Case(
      testDescription: "an entity of an external DTD",
      text: "<!DOCTYPE document SYSTEM \"x.dtd\">\n<document>&a;</document>", code: .malformed,
      line: 2, column: 11, says: "not defined"),
  ]

  @Test(arguments: cases)
  func refuses(_ refused: Case) throws {
    let error = try #require(refusal(refused.text))
    #expect(error.code == refused.code)
    #expect(error.line == refused.line)
    #expect(error.column == refused.column)
    #expect(
      refused.says.split(separator: "|").contains { error.message.contains($0) },
      "\(error.message)")
    #expect(error.message.hasSuffix("."))
  }

  @Test func billionLaughsIsRefusedBeforeItExpands() throws {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY a0 \"ha\">"
    for level in 1...40 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    text += "]><document>&a40;</document>"
    #expect(refusal(text)?.code == .malformed)
  }

  @Test(arguments: [
    ("<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/>", "x"),
    ("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"inf\" height=\"1\"/>", "width"),
    ("<rect key=\"frame\" x=\"0\" y=\"-infinity\" width=\"1\" height=\"1\"/>", "y"),
    ("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1e999\"/>", "height"),
    ("<constraint id=\"c\" constant=\"-1e400\"/>", "constant"),
    ("<constraint id=\"c\" priority=\"NaN\"/>", "priority"),
    ("<constraint id=\"c\" multiplier=\"nan\"/>", "multiplier"),
    ("<constraint id=\"c\" multiplier=\"inf/2\"/>", "multiplier"),
    ("<fontDescription key=\"fontDescription\" pointSize=\"1e309\"/>", "pointSize"),
    ("<color key=\"c\" red=\"nan\" green=\"0\" blue=\"0\"/>", "red"),
    ("<real key=\"value\" value=\"inf\"/>", "value"),
  ])
  func refusesWhatIsNoFiniteNumber(_ element: String, attribute: String) throws {
    let error = try #require(refusal(xib("<view id=\"v\">\n  \(element)\n</view>")))
    #expect(error.code == .badNumber)
    #expect(error.line == 5)
    #expect(error.column == 3)
    #expect(error.message.contains("The \(attribute) of this <"))
  }

  @Test func textThatReadsLikeANumberIsText() throws {
    let label = try firstObject("<label text=\"Infinity\" id=\"16E999\" customClass=\"nan\"/>")
    #expect(label["text"] == "Infinity")
    #expect(label.id == "16E999")
  }

  @Test func refusesDeepNestingAndReadsTheDeepestAllowed() throws {
    func nested(_ depth: Int) -> String {
      // The document and its objects are two levels of it.
      "<document><objects>" + String(repeating: "<view>", count: depth - 2)
        + String(repeating: "</view>", count: depth - 2) + "</objects></document>"
    }
    #expect(refusal(nested(1_000)) == nil)
    let error = try #require(refusal(nested(1_001)))
    #expect(error.code == .tooDeep)
    #expect(error.line == 1)
    #expect(refusal(String(repeating: "<document>", count: 100_000))?.code == .tooDeep)
  }

  @Test func refusesDocumentsOver64MiB() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: Document.largestSize + 1)
    #expect(refusal(bytes)?.code == .tooLarge)
  }

  /// Every prefix of a document is refused with a place, and none of them crashes.
  @Test func everyTruncationIsRefused() throws {
    let whole = Array(xib("<view id=\"a\"><string key=\"t\">ü&amp;</string></view>").utf8)
    for end in 0..<whole.count - 1 {
      let error = try #require(refusal(Array(whole[..<end])))
      #expect(error.line != nil, "\(end)")
    }
  }

  /// One changed byte at a time, everywhere: read or refused, never a crash.
  @Test func damagedDocumentsNeverCrash() {
    let whole = Array(xib("<view id=\"a\"><rect key=\"frame\" x=\"1.5\"/></view>").utf8)
    var refused = 0
    for position in whole.indices {
      for byte in [0, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), 0x80, 0xFF] {
        var damaged = whole
        damaged[position] = byte
        if refusal(damaged) != nil { refused += 1 }
      }
    }
    #expect(refused > whole.count)
  }
}

import Foundation
import Testing

@testable import Editing

struct DifferenceTests {
  /// Parts of the fixture and what they become, and the edits that say so.
  @Test(arguments: [
    (#"text="Title""#, #"text="Name""#, ["set l1 text"]),
    (#"opaque="NO" text="Title""#, #"text="Title""#, ["unset l1 opaque"]),
    (
      #"<nil key="textColor"/>"#, #"<color key="textColor" white="1"/>"#,
      ["insert l1", "remove l1"]
    ),
    (#"pointSize="17""#, #"pointSize="20""#, ["set l1/fontDescription@fontDescription pointSize"]),
    (#"constant="59""#, #"constant="8""#, ["set c1 constant"]),
    ("retina6_12", "retina4_7", ["set /device id"]),
    (#" id="c1"/>"#, #" id="c2"/>"#, ["insert v1/constraints", "remove c1"]),
    // To readers of a document one letter and a letter with an accent are two texts.
    (#"text="Title""#, "text=\"Ti\u{E9}\"", ["set l1 text"]),
  ])
  func aChangeIsTheEditThatMakesIt(_ part: String, _ becomes: String, _ expected: [String]) throws {
    let text = storyboard.replacing(once: part, by: becomes)
    var before = try document()
    let edits = try before.edits(to: document(text))
    #expect(edits.map(\.summary) == expected)
    try before.apply(edits)
    #expect(before.text == text)
  }

  /// A letter with an accent, the same as two letters, and what stands for either elsewhere.
  @Test(arguments: [
    ("\u{E9}", "e\u{301}"), ("\u{E9}", "e9"), ("\u{E9}", "\u{A7}e9"), ("e\u{301}", "65 301"),
  ])
  func textsAreToldApartByTheirBytes(_ first: String, _ second: String) throws {
    let (one, two) = ("text=\"\(first)\"", "text=\"\(second)\"")
    var before = try document(storyboard.replacing(once: #"text="Title""#, by: one))
    let after = try document(storyboard.replacing(once: #"text="Title""#, by: two))
    try before.apply(before.edits(to: after))
    #expect(before.bytes == after.bytes)
    let base = try document()
    let merged = DocumentMerge.merge(
      base: base, ours: try document(storyboard.replacing(once: #"text="Title""#, by: one)),
      theirs: after)
    #expect(merged.conflicts.count == 1)
  }

  /// Found by damaging documents at random: text in elements that have elements in the other version.
  @Test(arguments: [("words", "<b/>"), ("<b/>", "words"), ("words<b/>", "<c/>"), ("<b/>", "")])
  func aTextAndElementsTakeEachOthersPlace(_ from: String, _ to: String) throws {
    func with(_ content: String) throws -> EditedDocument {
      try document(
        storyboard.replacing(once: #"<nil key="textColor"/>"#, by: "<stray>\(content)</stray>"))
    }
    var before = try with(from)
    try before.apply(before.edits(to: with(to)))
    #expect(try before.edits(to: with(to)).isEmpty)
  }

  @Test func theSameDocumentsDifferInNothing() throws {
    #expect(try document().edits(to: document()).isEmpty)
  }

  /// Attributes in another order, and white space, mean nothing.
  @Test func formIsNoDifference() throws {
    let text = storyboard.replacing(
      once: #"x="20" y="59" width="353" height="21"/>"#,
      by: #"height="21"  y="59" x="20" width="353" />"#)
    #expect(try document().edits(to: document(text)).isEmpty)
  }

  @Test func whatStandsElsewhereIsMovedNotMadeAnew() throws {
    let label =
      storyboard.split(separator: "<subviews>\n")[1].split(separator: "\n")[0..<5]
      .joined(separator: "\n") + "\n"
    let end = String(repeating: " ", count: 24) + "</subviews>"
    let text = storyboard.replacing(once: label, by: "").replacing(once: end, by: label + end)
    var before = try document()
    let edits = try before.edits(to: document(text))
    #expect(edits.count == 1)
    guard case .move = edits.first else {
      Issue.record("\(edits)")
      return
    }
    try before.apply(edits)
    #expect(before.text == text)
  }

  @Test func editsAreTheSameInJSON() throws {
    let edits: [Edit] = [
      .set(ElementPath(id: nil, steps: [.init(name: "device")]), attribute: "id", value: "a"),
      .set(ElementPath(id: "l1"), attribute: "text", value: nil),
      .text(ElementPath(id: "l1", steps: [.init(name: "string", key: "a@b", ordinal: 2)]), "t"),
      .rename(ElementPath(id: "l1"), name: "view"),
      .insert(
        NewElement(
          name: "a", attributes: [["b", "c"]], text: "d", children: [NewElement(name: "e")],
          comment: "f"), into: ElementPath(id: "v1"), .after(ElementPath(id: "l1"))),
      .remove(ElementPath(id: "l1")),
      .move(ElementPath(id: "l1"), into: ElementPath(id: "v1"), .first),
    ]
    let data = try JSONEncoder().encode(edits)
    #expect(try JSONDecoder().decode([Edit].self, from: data) == edits)
  }
}

extension Edit {
  fileprivate var summary: String {
    switch self {
    case .set(let path, let name, let value):
      "\(value == nil ? "unset" : "set") \(path.short) \(name)"
    case .text(let path, _): "text \(path.short)"
    case .rename(let path, _): "rename \(path.short)"
    case .insert(_, let parent, _): "insert \(parent.short)"
    case .remove(let path): "remove \(path.id ?? path.short)"
    case .move(let path, _, _): "move \(path.short)"
    }
  }
}

extension ElementPath {
  fileprivate var short: String { ([id ?? ""] + steps.map(\.text)).joined(separator: "/") }
}

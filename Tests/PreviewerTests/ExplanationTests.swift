import Testing
import WorkerProtocol

@testable import PreviewerInspector

@Suite("Sentences of Why Here? as markup")
struct ExplanationTests {
  @Test(
    "Names are links, without ids where these aren't needed",
    arguments: [
      // A name that people know.
      ("“A” is 8 points wide", [("a", "“A”")], "<a href=\"view:a\">“A”</a> is 8 points wide"),
      // An id of its own.
      (
        "The UIView b is in line 3", [("b", "the UIView b")],
        "<a href=\"view:b\" title=\"b\">The UIView</a> is in line 3"
      ),
      // Two that are called the same.
      (
        "The UIView b is beside the UIView c", [("b", "the UIView b"), ("c", "the UIView c")],
        "<a href=\"view:b\">The UIView b</a> is beside <a href=\"view:c\">the UIView c</a>"
      ),
      // The id of the cell that it is the content of.
      (
        "It is at the margin of the content view of the UITableViewCell c",
        [("d", "the content view of the UITableViewCell c")],
        "It is at the margin of <a href=\"view:d\" title=\"d\">the content view of the UITableViewCell</a>"
      ),
      // A last word that is no id.
      (
        "The UIView in line 7 is high", [("e", "the UIView in line 7")],
        "<a href=\"view:e\">The UIView in line 7</a> is high"
      ),
      // The selected view leads nowhere.
      ("The UIView s is high", [("s", "the UIView s")], "The UIView is high"),
    ])
  func markup(text: String, views: [(id: String, name: String)], expected: String) {
    let reason = ExplainResult.Reason(
      kind: "constraint", id: "x", line: nil, text: text,
      views: views.map { .init(id: $0.id, name: $0.name) })
    #expect(
      reason.markup(selected: "s") { ["a", "b", "c", "d", "e", "s"].contains($0) } == expected)
  }

  @Test(
    "A constraint is called by the id that the document has",
    arguments: [("a-b-c", "a-b-c"), ("ninefold:row:0.2:a-b-c", "a-b-c")])
  @MainActor func constraintName(id: String, name: String) {
    #expect(ConstraintItem.name(ofID: id) == name)
  }
}

import Testing
import Traits
import WorkerProtocol

@testable import PreviewerModel

/// What is wrong, each cause once.
struct IssueCauseTests {
  private func issue(
    _ line: Int, _ message: String, severity: WorkerProtocol.Issue.Severity = .warning
  ) -> WorkerProtocol.Issue {
    WorkerProtocol.Issue(
      rule: "text-cut-off", severity: severity, id: "label", line: line, message: message)
  }

  private func scene(_ id: String, wrap: Bool = false, _ issues: [WorkerProtocol.Issue])
    -> ResolvedScene
  {
    let label = view("label", rect(0, 0, 10, 10))
    let root = view("root", rect(0, 0, 100, 200), [label])
    var made = PreviewerTests.scene(
      id, root: wrap ? view("bar", rect(0, 0, 100, 200), [root]) : root)
    made.issues = issues
    return made
  }

  /// A navigation controller shows it as well, and three rows of a table do, with other figures.
  @Test func aCauseIsListedOnceWithItsScene() {
    var result = ResolveResult(file: "a")
    result.scenes = [
      scene("nav", wrap: true, [issue(4, "needs 10")]),
      scene("list", [issue(4, "needs 10"), issue(4, "needs 12"), issue(4, "needs 14")]),
      scene("other", [issue(9, "needs 3")]),
    ]
    let entries = IssueEntry.entries(of: result)
    #expect(entries.map(\.target?.scene) == ["list", "other"])
    #expect(entries.map(\.times) == [3, 1])
    #expect(entries[0].place(in: "List") == "List · 3 times · line 4")
    #expect(entries[1].place() == "line 9")
  }

  @Test func ofAComparedSceneItIsSaidOnHowManyScreens() {
    let screens = [
      scene("list", [issue(4, "needs 10")]), scene("list", []),
      scene("list", [issue(4, "needs 20", severity: .error), issue(7, "needs 1")]),
    ]
    let entries = IssueEntry.entries(ofCompared: screens)
    #expect(entries.map(\.issue.message) == ["needs 20", "needs 1"])
    #expect(
      entries.map { $0.place() } == ["on 2 of 3 screens · line 4", "on 1 of 3 screens · line 7"])
    let everywhere = IssueEntry.entries(ofCompared: [screens[0], screens[0]])
    #expect(everywhere.map { $0.place() } == ["on all 2 screens · line 4"])
  }
}

import Testing
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerPanels

struct IssueCountsTests {
  private static func entries(_ severities: WorkerProtocol.Issue.Severity...) -> [IssueEntry] {
    severities.map {
      IssueEntry(
        issue: WorkerProtocol.Issue(rule: "overlap", severity: $0, id: nil, line: nil, message: "m")
      )
    }
  }

  @Test(arguments: [
    (entries(), nil), (entries(.error), "1 error"),
    (entries(.info, .error, .info), "1 error, 2 notes"),
    (entries(.warning, .warning), "2 warnings"),
  ])
  func whatThereIsIsSaid(_ entries: [IssueEntry], _ expected: String?) {
    #expect(IssueCounts(entries).sentence == expected)
  }
}

import Testing
import Traits

@testable import Layout

/// What a conflict says besides its members: by how much it is off, and whose rules take part.
@Suite struct ConflictWordsTests {
  private func conflict(_ views: String, _ constraints: [String]) throws -> LayoutIssue {
    let issues = try layout(views, constraints).laidOut.issues
    return try #require(issues.first { $0.rule == .conflict })
  }

  @Test(arguments: [
    (100.0, LayoutIssue.Severity.error, " It is off by 284 points."),
    (383, .error, " It is off by 1 point."),
    (383.25, .error, " It is off by 0.75 points."),
    (383.5, .info, " It is off by 0.5 points."),
  ])
  func aConflictSaysByHowMuch(width: Double, severity: LayoutIssue.Severity, off: String) throws {
    let issue = try conflict(
      box("a", attributes: #"userLabel="Box""#),
      [
        "a.leading = root.leading + 8", "root.trailing = a.trailing + 8", "a.width = \(width)",
        "a.top = root.top", "a.height = 1",
      ])
    #expect(issue.severity == severity)
    #expect(
      issue.message == "4 constraints can't all hold. Given up: The width of “Box” is "
        + "\(width.text()) points.\(off)")
  }

  /// The priority is the document's, also where it is the highest.
  @Test func contentSaysItsPriority() throws {
    let issue = try conflict(
      label("a", 10, #"horizontalCompressionResistancePriority="1000""#),
      ["a.leading = root.leading", "a.top = root.top", "a.width = 30"])
    #expect(
      issue.involved.last?.text
        == "“xxxxxxxxxx” is no narrower than its content, 80 points "
        + "(compression resistance priority 1000)")
    #expect(issue.message.hasSuffix("It is off by 50 points."))
  }

  @Test func whatIsHiddenIsNamed() throws {
    let issue = try conflict(
      stack("", label("a", 3) + label("b", 3, #"hidden="YES" userLabel="Gone""#)),
      [
        "s.leading = root.leading", "s.top = root.top", "b.leading = a.leading + 9",
        "b.trailing = a.leading + 29",
      ])
    #expect(
      issue.involved.contains {
        $0.text == "“Gone” is hidden, and the UIStackView s leaves no room for it"
      }, "\(issue.involved.map(\.text))")
  }
}

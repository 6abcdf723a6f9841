import Foundation
import Testing
import Traits
import WorkerProtocol

@testable import Linting
@testable import Requests

/// The widths of windows between which something breaks.
@Suite struct WidthSweepTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A label of 500 points at the leading edge.
  private func storyboard() throws -> String {
    try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="wide"><constraints>
      <constraint firstAttribute="width" constant="500" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></label>
      </subviews><constraints>
      <constraint firstItem="wide" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="x"/>
      <constraint firstItem="wide" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="y"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """)
  }

  private func findings(_ widths: String) throws -> [[String: Any]] {
    let run = try WorkerProgram.run([
      "lint", "--format", "json", "--devices", "iPad mini (6th generation)", "--width-sweep",
      widths, try storyboard(),
    ])
    let result = try #require(try run.objects().first, "\(run.errors)")
    return try #require(result["findings"] as? [[String: Any]]).filter {
      // As designed it is outside, too.
      $0["rule"] as? String == "outside-superview" && $0["widths"] != nil
    }
  }

  /// The rule allows for a point; each width alone says the same as the search.
  @Test func theLastWidthIsExact() throws {
    let found = try findings("320-1366")
    #expect(found.count == 1 && found.first?["widths"] as? [[Int]] == [[320, 498]])
    for (widths, expected) in [("497-498", [[497, 498]]), ("498-499", [[498, 498]])] {
      #expect(try findings(widths).first?["widths"] as? [[Int]] == expected)
    }
    #expect(try findings("499-500").isEmpty)
  }

  @Test func rangesAreInReports() throws {
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPad mini (6th generation)", "--width-sweep", "320-1366",
      try storyboard(),
    ])
    #expect(
      run.status == 2 && run.output.contains("On: as designed; windows 320–498 points wide. ["))
  }

  @Test(arguments: ["320", "1366-320", "a-b", "50-320", "320-9000", "-"])
  func whatAreNoWidthsIsSaid(_ widths: String) throws {
    let run = try WorkerProgram.run(["lint", "--width-sweep", widths, try storyboard()])
    #expect(run.status == 64 && run.errors.contains("320-1366"))
  }

  // MARK: The search

  private static func issue(_ id: String) -> WorkerProtocol.Issue {
    WorkerProtocol.Issue(rule: id, severity: .info, id: id, line: nil, message: id)
  }

  /// Issues by the widths in which they are, with a view as wide as lines of text allow: the search finds what
  /// looking at every width finds, and looks at few.
  @Test(arguments: [
    [320...1366], [320...498], [700...1366], [320...320], [1366...1366], [320...647, 900...1366],
    [400...500, 620...630],
  ])
  func theSearchFindsWhatEveryWidthShows(_ ranges: [ClosedRange<Int>]) throws {
    let sweep = try WidthSweep([320, 1366], catalogue: .builtIn)
    var count = 0
    let found = sweep.found { width in
      count += 1
      var look = WidthSweep.Look()
      if ranges.contains(where: { $0.contains(width) }) { look.issues["a"] = Self.issue("a") }
      // The frame bends where the issue comes and goes, as the layout has it that makes the issue.
      let bends = ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      let y = bends.reduce(0.0) { $0 + Double(max(0, width - $1)) }
      look.frames = [Rect(x: 0, y: y, width: Double(width), height: 20)]
      return look
    }
    #expect(found.map(\.widths) == [ranges])
    #expect(count < 120, "\(count)")
  }

  @Test func windowsAreThoseOfAPad() throws {
    let sweep = try WidthSweep([320, 1366], catalogue: .builtIn)
    #expect(sweep.canvas(320).environment.traits.horizontalSizeClass == .compact)
    #expect(sweep.canvas(1_366).environment.traits.horizontalSizeClass == .regular)
    #expect(sweep.canvas(320).environment.rootMargin == 16)
    #expect(sweep.canvas(320).environment.size.width == 320)
  }
}

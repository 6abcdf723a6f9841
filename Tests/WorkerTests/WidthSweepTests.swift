import Foundation
import Testing
import Traits
import WorkerProtocol

@testable import Linting
@testable import Requests

/// The widths and heights of windows between which something breaks.
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
    let sweep = try WindowSweep(.width, [320, 1366])
    var count = 0
    let looks = sweep.looks { width in
      count += 1
      var look = WindowSweep.Look()
      if ranges.contains(where: { $0.contains(width) }) { look.issues["a"] = Self.issue("a") }
      // The frame bends where the issue comes and goes, as the layout has it that makes the issue.
      let bends = ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      let y = bends.reduce(0.0) { $0 + Double(max(0, width - $1)) }
      look.frames = [Rect(x: 0, y: y, width: Double(width), height: 20)]
      return look
    }
    #expect(WindowSweep.found(in: looks).map(\.lengths) == [ranges])
    #expect(count < 120, "\(count)")
  }

  /// Widths of both height classes, heights of both width classes.
  @Test func windowsAreOfBothClasses() throws {
    let widths = try LintSweep(.width, [320, 1366], catalogue: .builtIn)
    func cells(_ sweep: LintSweep, _ length: Int) -> [String] {
      sweep.canvases(length, hasPads: true, hasPhones: true).map {
        "\($0.environment.traits.userInterfaceIdiom == .pad ? "pad" : "phone") "
          + SizeClassCell(
            width: $0.environment.traits.horizontalSizeClass,
            height: $0.environment.traits.verticalSizeClass
          ).shortLabel
      }
    }
    #expect(cells(widths, 320) == ["pad wC hR", "phone wC hC"])
    #expect(cells(widths, 1_366) == ["pad wR hR", "phone wR hC"])
    let heights = try LintSweep(.height, [320, 1024], catalogue: .builtIn)
    #expect(cells(heights, 479) == ["pad wR hR", "phone wC hC", "phone wR hC"])
    #expect(cells(heights, 480) == ["pad wR hR", "phone wC hR", "phone wR hR"])
    let canvas = try #require(widths.canvases(320, hasPads: true, hasPhones: false).first)
    #expect(canvas.environment.rootMargin == 16 && canvas.environment.size.width == 320)
  }

  // MARK: Heights, and pictures

  /// A label 300 points below the top.
  private func tall() throws -> String {
    try folder.add(
      "Tall.storyboard",
      try String(contentsOfFile: storyboard(), encoding: .utf8)
        .replacingOccurrences(of: "constant=\"100\"", with: "constant=\"400\"")
        .replacingOccurrences(of: "constant=\"500\"", with: "constant=\"200\""))
  }

  /// It ends at 440, and the rule allows for a point.
  @Test func theLastHeightIsExact() throws {
    let run = try WorkerProgram.run([
      "lint", "--format", "json", "--devices", "iPad mini (6th generation)", "--height-sweep",
      "320-1024", try tall(),
    ])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let found = try #require(result["findings"] as? [[String: Any]]).filter {
      $0["rule"] as? String == "outside-superview"
    }
    #expect(found.first?["heights"] as? [[Int]] == [[320, 438]], "\(found)")
    let words = try WorkerProgram.run([
      "lint", "--devices", "iPad mini (6th generation)", "--height-sweep", "320-1024", try tall(),
    ])
    #expect(words.output.contains("windows 320–438 points high"), "\(words.output)")
    let wrong = try WorkerProgram.run(["lint", "--height-sweep", "9-1024", try tall()])
    #expect(wrong.status == 64 && wrong.errors.contains("320-1024"))
  }

  private func swept(_ request: String) throws -> SweepResult {
    let run = try WorkerProgram.run(
      ["serve"], input: #"{"jsonrpc":"2.0","id":1,"method":"sweep","params":\#(request)}"# + "\n")
    return try JSONDecoder().decode(
      ResponseBody<SweepResult>.self, from: Data(run.output.utf8)
    ).result
  }

  @Test func aSweepSaysWhereAndWhatChanges() throws {
    let result = try swept(#"{"file":"\#(storyboard())","device":"iPhone 17"}"#)
    let out = try #require(result.breaks.first { $0.rule == "outside-superview" })
    // Less than four points over the edge are no warning.
    #expect(out.widths == [[320, 495]] && out.view == "wide")
    let widths = result.widthChanges.map(\.size.width)
    #expect(widths == [496, 678], "\(result.widthChanges)")
    let crossed = try #require(result.widthChanges.first { $0.size.width == 678 })
    #expect(crossed.reasons == ["The window is wRegular hRegular, not wCompact hRegular any more."])
    #expect(result.heightChanges.first { $0.size.height == 480 }?.reasons.count == 1)
  }

  /// Which windows there are depends on the version.
  @Test func aVersionWithoutSuchWindowsIsSaid() throws {
    let run = try WorkerProgram.run([
      "render", "--sweep", "--device", "iPhone 15 Pro", "--system", "18", "-o",
      folder.path + "/sweep.png", try storyboard(),
    ])
    #expect(run.status != 0 && run.errors.contains("iOS 27 on phones"), "\(run.errors)")
  }

  @Test func aPictureHasEachWindowWithWhatChanges() throws {
    let run = try WorkerProgram.run([
      "render", "--sweep", "--device", "iPhone 17", "--format", "svg", "-o", "-",
      try storyboard(),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let sheet = folder.path + "/sheet.png"
    let written = try WorkerProgram.run([
      "render", "--sweep", "--device", "iPhone 17", "-o", sheet, try storyboard(),
    ])
    #expect(written.status == 0 && FileManager.default.fileExists(atPath: sheet))
    for mixed in [["--contact-sheet"], ["--steps", "none.json"]] {
      let run = try WorkerProgram.run(
        ["render", "--sweep"] + mixed + ["-o", sheet, try storyboard()])
      #expect(run.status != 0)
    }
  }
}

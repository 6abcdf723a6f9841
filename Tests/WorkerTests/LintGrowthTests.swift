import Foundation
import Testing

/// Texts that have no room to grow with the user's text size.
@Suite struct LintGrowthTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// What is said of the label of a view 320 points wide; nil where nothing is.
  private func message(_ label: String, _ constraints: String, _ more: String...) throws -> String?
  {
    let file = try folder.add(
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(label)
      </subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="60" id="c2"/>\(constraints)
      </constraints></view></objects></document>
      """)
    let run = try WorkerProgram.run(
      [
        "lint", "--format", "json", "--devices", "iPhone SE (1st generation)", "--orientations",
        "portrait",
      ] + more + [file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let found = (result["findings"] as? [[String: Any]])?.filter {
      $0["rule"] as? String == "text-growth"
    }
    #expect(found?.count ?? 0 <= 1)
    if let screens = found?.first?["screens"] as? [String] {
      #expect(screens.allSatisfy { $0.contains("iPhone SE (1st generation)") }, "\(screens)")
    }
    return found?.first?["message"] as? String
  }

  private static func label(
    _ text: String, lines: Int = 1, font: String = #"style="UICTFontTextStyleBody""#,
    more: String = "", height: String? = nil
  ) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" \(more) \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="20" y="60" width="280" height="20"/>
    \(height.map { "<constraints><constraint firstAttribute=\"height\" \($0) id=\"h\"/></constraints>" } ?? "")
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private static let trailing =
    #"<constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="c3"/>"#
  private static let sentence = "What is in the basket"

  /// A label with an end on the right, and the end of what is said of it; nil where it may grow.
  @Test(
    arguments: [
      (label(sentence), "It has one line."),
      // Short enough, even when it is twice as large.
      (label("Basket"), nil),
      (label(sentence, lines: 0), nil),
      (label(sentence, lines: 0, height: #"constant="24""#), "It has a height of 24 (line 5)."),
      (label("Basket", height: #"constant="24""#), "It has one line, and a height of 24 (line 5)."),
      (label(sentence, lines: 0, height: #"relation="greaterThanOrEqual" constant="24""#), nil),
      (label(sentence, lines: 0, height: #"priority="750" constant="24""#), nil),
      // Its size stays what it is.
      (label(sentence, font: #"type="system" pointSize="17""#), nil),
      // It becomes smaller where it doesn't fit.
      (label(sentence, more: #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.4""#), nil),
    ] as [(String, String?)])
  func labels(label: String, end: String?) throws {
    let said = try message(label, Self.trailing)
    if let end {
      #expect(said?.hasSuffix(end) == true, "\(said ?? "")")
    } else {
      #expect(said == nil)
    }
  }

  /// UIKit gives the labels of its own styles of cells several lines in these sizes; others are the app's.
  @Test(arguments: [(#"style="IBUITableViewCellStyleDefault" textLabel="l""#, false), ("", true)])
  func cellsOfUIKitsStyles(attributes: String, isCutOff: Bool) throws {
    let cell = """
      <tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <prototypes><tableViewCell reuseIdentifier="r" rowHeight="44" \(attributes) id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="\(Self.sentence)" id="l"><rect key="frame" x="15" y="0" width="290" height="44"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect((try message(cell, "") != nil) == isCutOff)
  }

  /// What is cut off anyway is another rule's.
  @Test func whatIsCutOffAnywayIsSaidOnce() throws {
    let text = Self.sentence + " and what it costs, and when it comes"
    #expect(try message(Self.label(text), Self.trailing) == nil)
    #expect(try message(Self.label(text), Self.trailing, "--disable", "text-cut-off") == nil)
  }
}

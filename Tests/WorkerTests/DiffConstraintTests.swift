import Foundation
import Testing

/// What `diff` says of constraints that are new, made anew, or installed for some size classes only, and of
/// issues that stay.
@Suite struct DiffConstraintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func document(
    _ constraints: String = constraint(), masks: String = "", width: Int = 60, more: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
    <view userLabel="Card" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="What is in the basket" userLabel="Name" id="l">
    <rect key="frame" x="0" y="20" width="\(width)" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="48" width="80" height="30"/><state key="normal" title="Go"/></button>
    </subviews><constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="x"/>
    \(constraints)</constraints>\(masks)</view></objects>\(more)</document>
    """
  }

  private static func constraint(_ id: String = "c", _ more: String = #"constant="8""#) -> String {
    #"<constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" "#
      + more + #" id="\#(id)"/>"#
  }

  private static func mask(_ key: String, _ item: String) -> String {
    #"<variation key="\#(key)"><mask key="constraints">\#(item)</mask></variation>"#
  }

  private func diff(_ before: String, _ after: String) throws -> [String] {
    let files = [try folder.add("a.xib", before), try folder.add("b.xib", after)]
    let run = try WorkerProgram.run(["diff"] + files)
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let width =
    #"<constraint firstItem="b" firstAttribute="width" constant="90" id="n"/>"#
  private static let name = "top of the button “Go” = bottom of the label “Name”"

  /// Another version's constraints, masks, and the sentences of the document.
  @Test(
    arguments: [
      (
        constraint() + width, mask("default", #"<exclude reference="n"/>"#),
        ["New constraint: width of the button “Go” = 90. It is installed nowhere."]
      ),
      (
        constraint() + width,
        mask("default", #"<exclude reference="n"/>"#)
          + mask("widthClass=compact", #"<include reference="n"/>"#),
        [
          "New constraint: width of the button “Go” = 90. It is left out by default, installed in compact width."
        ]
      ),
      (
        constraint() + width, mask("widthClass=compact", #"<exclude reference="n"/>"#),
        ["New constraint: width of the button “Go” = 90. It is left out in compact width."]
      ),
      // One that was there is told with what it is in.
      (
        constraint(), mask("default", #"<exclude reference="c"/>"#),
        ["The view “Card”: by default: the constraint \(name) + 8 is left out, was installed."]
      ),
      (
        constraint("d", #"constant="5""#), "",
        ["The constraint \(name), made anew: constant is 5, was 8."]
      ),
      (constraint("d"), "", []),
      // Of two nobody knows which it stands for.
      (
        constraint("d", #"constant="5""#) + constraint("e", #"constant="6" priority="500""#), "",
        [
          "New constraint: \(name) + 5.", "New constraint: \(name) + 6 (priority 500).",
          "Gone: the constraint \(name) + 8.",
        ]
      ),
      // It isn't where the other one was.
      (
        constraint("d"), mask("widthClass=compact", #"<exclude reference="d"/>"#),
        [
          "New constraint: \(name) + 8. It is left out in compact width.",
          "Gone: the constraint \(name) + 8.",
        ]
      ),
    ] as [(String, String, [String])])
  func constraints(constraints: String, masks: String, sentences: [String]) throws {
    let lines = try diff(Self.document(), Self.document(constraints, masks: masks))
    let sections = ["Document", "Frames", "Noise", "New issues", "Issues", "Info, ", "Warning, "]
    let told = lines.filter { line in !sections.contains { line.hasPrefix($0) } }
    #expect(told == sentences, "\(lines)")
  }

  @Test func whatIsMadeAnewIsNoise() throws {
    #expect(
      try diff(Self.document(), Self.document(Self.constraint("d")))
        == ["Noise: 1 constraint or connection made anew."])
    func designables(_ width: Int) -> String {
      #"<designables><designable name="l"><size key="intrinsicContentSize" width="\#(width)" height="9"/>"#
        + "</designable></designables>"
    }
    #expect(
      try diff(Self.document(more: designables(3)), Self.document(more: designables(4)))
        == ["Noise: Sizes of designable views that Interface Builder saved."])
  }

  /// Its text is cut off before and after, by another length.
  @Test func anIssueWithOtherFiguresHasNeitherComeNorGone() throws {
    let fixed = { (width: Int) in
      Self.document(width: width).replacing(
        "id=\"l\">",
        with: "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">")
    }
    let lines = try diff(fixed(60), fixed(50))
    #expect(lines.contains { $0.contains("frame is") }, "\(lines)")
    #expect(!lines.contains { $0.contains("text-cut-off") }, "\(lines)")
    #expect(try diff(fixed(60), fixed(300)).contains { $0.contains("text-cut-off") })
  }
}

import Foundation
import Testing
import WorkerProtocol

@testable import Reviewing

/// In `diff` one name means one object, in whichever version it is.
@Suite struct DiffNameTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func scene(
    _ controller: String, _ number: Int, views: String, more: String = ""
  ) -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController \(controller) id="vc\(number)" \
    sceneMemberID="viewController">
    <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(views)</subviews></view>\(more)
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f\(number)"/></objects></scene>
    """
  }

  private static func document(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="vc1"><scenes>\
    \(scenes.joined(separator: "\n"))</scenes></document>
    """
  }

  private func diff(_ before: String, _ after: String, _ arguments: String...) throws -> [String] {
    let files = [
      try folder.add("before.storyboard", before), try folder.add("after.storyboard", after),
    ]
    let run = try WorkerProgram.run(
      ["diff", "--devices", "iPhone 15 Pro"] + arguments + files)
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  private static func images(_ ids: String...) -> String {
    ids.map { #"<imageView opaque="NO" id="\#($0)"/>"# }.joined()
  }

  /// A number is that of a version: what is gone isn't called as what is there now.
  @Test func whatIsGoneIsToldFromWhatIsThere() throws {
    let lines = try diff(
      Self.document(Self.scene("", 1, views: Self.images("a", "b", "c"))),
      Self.document(
        Self.scene(
          "", 1, views: Self.images("a", "c").replacing(#"opaque="NO" id="c""#, with: #"id="c""#))))
    #expect(lines.contains("  The image view, number 2 in the root view: opaque is on, was off."))
    #expect(
      lines.contains { $0.hasPrefix("  Gone: the earlier image view, number 2 in the root view") },
      "\(lines)")
  }

  /// The only one that there was isn't the only one that there is.
  @Test func theOnlyOneIsToldFromTheOneBefore() throws {
    let lines = try diff(
      Self.document(Self.scene("", 1, views: Self.images("a"))),
      Self.document(Self.scene("", 1, views: Self.images("b"))))
    #expect(lines.contains("  New: the image view in the root view."), "\(lines)")
    #expect(lines.contains("  Gone: the earlier image view in the root view."), "\(lines)")
  }

  @Test func aNamesakeIsToldFromTheOneBefore() throws {
    func label(_ id: String) -> String {
      #"<view id="w\#(id)" userLabel="Card \#(id)"><subviews><label text="Name" id="\#(id)"/></subviews></view>"#
    }
    let lines = try diff(
      Self.document(Self.scene("", 1, views: label("l") + Self.images("x"))),
      Self.document(
        Self.scene("", 1, views: label("m") + Self.images("x"))
          .replacing(#"text="Name" id="m""#, with: #"text="Name" tag="4" id="m""#)), "--verbose")
    #expect(lines.contains { $0.contains("New: the view “Card m”") }, "\(lines)")
    #expect(lines.contains { $0.contains("the label “Name”: tag 4") }, "\(lines)")
    #expect(lines.contains { $0.contains("the earlier label “Name”") }, "\(lines)")
  }

  /// A sentence about what is gone calls others as they are called now.
  @Test func whatIsGoneNamesOthersAsTheyAreNow() throws {
    func version(_ text: String, _ outlet: String) -> String {
      Self.document(
        Self.scene(
          "", 1, views: #"<label text="\#(text)" id="l"/>"#,
          more: "<connections>\(outlet)</connections>"))
    }
    let lines = try diff(
      version("Old", #"<outlet property="title" destination="l" id="o"/>"#), version("New", ""))
    #expect(lines.contains("  The label “New”: text is “New”, was “Old”."), "\(lines)")
    #expect(
      lines.contains("  Gone: the outlet “title” from the view controller to the label “New”."),
      "\(lines)")
  }

  /// Scenes with one title have headings of their own, and sentences don't repeat them.
  @Test func noTwoScenesHaveOneHeading() throws {
    func version(_ color: String) -> String {
      Self.document(
        Self.scene(
          #"customClass="Main""#, 1, views: #"<label text="\#(color)" id="a"/>"#),
        Self.scene(
          #"customClass="Main" storyboardIdentifier="Welcome""#, 2,
          views: #"<label text="\#(color)" id="b"/>"#),
        Self.scene(#"customClass="Other""#, 3, views: #"<view tag="\#(color.count)" id="c"/>"#))
    }
    let lines = try diff(version("Red"), version("Green"))
    #expect(
      lines.filter { !$0.hasPrefix(" ") && !$0.contains(":") } == [
        "Main", "Main “Welcome”", "Other",
      ],
      "\(lines)")
    #expect(lines.contains("  The view in the root view: tag is 5, was 3."), "\(lines)")
  }

  /// What is gone from a scene whose class is another one now is told with that scene.
  @Test func whatIsGoneIsToldWithItsSceneAsItIsNow() throws {
    let lines = try diff(
      Self.document(Self.scene(#"customClass="Old""#, 1, views: Self.images("a"))),
      Self.document(Self.scene(#"customClass="New""#, 1, views: "")))
    #expect(lines.first == "New" && !lines.contains("Old"), "\(lines)")
  }

  /// Views without a text are known by the outlet that leads to them, rows by what they say.
  @Test func whatHasNoNameIsKnownByItsOutletOrItsText() throws {
    func version(_ views: String) -> String {
      Self.document(
        Self.scene(
          "", 1, views: views,
          more: #"<connections><outlet property="avatar" destination="b" id="o"/></connections>"#))
    }
    let lines = try diff(
      version(Self.images("a", "b")),
      version(Self.images("a", "b").replacing(#"opaque="NO" id="b""#, with: #"id="b""#)))
    #expect(
      lines.contains("  The image view of the outlet “avatar”: opaque is on, was off."), "\(lines)")

    func table(_ rows: String...) -> String {
      let cells = rows.map {
        """
        <tableViewCell id="c\($0)"><tableViewCellContentView key="contentView" id="v\($0)"><subviews>\
        <label text="\($0)" id="l\($0)"/></subviews></tableViewCellContentView></tableViewCell>
        """
      }
      return Self.document(
        Self.scene(
          "", 1,
          views: """
            <tableView dataMode="static" id="t"><sections><tableViewSection id="x"><cells>\
            \(cells.joined())</cells></tableViewSection></sections></tableView>
            """))
    }
    let rows = try diff(table("One", "Two", "Three"), table("One", "Three"))
    #expect(
      rows.contains { $0.hasPrefix("  Gone: the table view cell with “Two” from the table view") },
      "\(rows)")
  }

  /// A connection that is new doesn't name its end by itself.
  @Test func aNewOutletSaysWhereItLeads() throws {
    func version(_ outlet: String) -> String {
      Self.document(
        Self.scene(
          "", 1, views: Self.images("a", "b"), more: "<connections>\(outlet)</connections>"))
    }
    let lines = try diff(
      version(""), version(#"<outlet property="avatar" destination="b" id="o"/>"#))
    #expect(
      lines.contains(
        "  New outlet “avatar” from the view controller to the image view, number 2 in the root view."
      ), "\(lines)")
  }
}

import Editing
import Foundation
import InterfaceBuilder
import Testing
import WorkerProtocol

@testable import Reviewing

/// What `diff` says is true, and says what is seen.
@Suite struct DiffTruthTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func document(
    _ subviews: String = "", connections: String = "", items: String = "", more: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s">\
    <objects><viewController title="Sign In" id="vc" customClass="SignIn" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(subviews)</subviews>\(more)</view>
    <navigationItem key="navigationItem" id="n">\(items)</navigationItem><connections>\(connections)</connections>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f"/></objects></scene></scenes></document>
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

  private static let button = #"<button id="b"><state key="normal" title="Go"/></button>"#
  private static let label = #"<label text="Name" id="l"/>"#

  private static func inset(_ right: String) -> String {
    #"<inset key="imageEdgeInsets" minX="0" minY="0" maxX="\#(right)" maxY="0"/>"#
  }

  /// A scene's safe area that Interface Builder made anew is the same to what is tied to it.
  @Test func aSafeAreaMadeAnewIsTheSame() throws {
    func version(_ guide: String) -> String {
      Self.document(
        Self.label,
        more: #"<viewLayoutGuide key="safeArea" id="\#(guide)"/><constraints>"#
          + #"<constraint firstItem="l" firstAttribute="top" secondItem="\#(guide)" "#
          + #"secondAttribute="top" id="c"/></constraints>"#)
    }
    let lines = try diff(version("old"), version("new"))
    #expect(lines.count == 1 && lines.first?.hasPrefix("Noise: ") == true, "\(lines)")
  }

  /// Each Xcode saves sizes of its own for Apple's symbols, which no device has: nothing moves by that.
  @Test func sizesOfSymbolsMoveNothing() throws {
    let image = """
      <imageView image="star.fill" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      """
    func version(_ text: String, height: Int) -> String {
      Self.document(
        image + Self.label.replacing("Name", with: text),
        more: """
          <constraints><constraint firstItem="i" firstAttribute="top" secondItem="v" \
          secondAttribute="top" constant="100" id="t"/><constraint firstItem="i" \
          firstAttribute="leading" secondItem="v" secondAttribute="leading" id="e"/></constraints>
          """
      ).replacing(
        "</scenes>",
        with: """
          </scenes><resources><image name="star.fill" catalog="system" width="128" \
          height="\(height)"/></resources>
          """)
    }
    let lines = try diff(version("Name", height: 116), version("Other", height: 60))
    #expect(lines.contains { $0.contains("text is “Other”") }, "\(lines)")
    #expect(!lines.contains { $0.contains("star.fill") }, "\(lines)")
  }

  /// An object that was made anew with the fault that it had has no new one.
  @Test func anIssueOfWhatWasMadeAnewIsNeitherNewNorGone() throws {
    func version(_ id: String) -> String {
      Self.document(#"<imageView image="logo" id="\#(id)"/>"#)
    }
    let lines = try diff(version("one"), version("two"))
    #expect(!lines.contains { $0.contains("logo") && $0.contains("missing-image") }, "\(lines)")
  }

  /// A reference, or a container that nobody named, has no id for its heading.
  @Test func scenesWithoutNamesAreCalledByWhatTheyAre() throws {
    let reference = """
      <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Charts" id="abc" \
      sceneMemberID="viewController"/></objects></scene><scene sceneID="t"><objects>\
      <navigationController id="def" sceneMemberID="viewController"/></objects></scene></scenes>
      """
    let lines = try diff(
      Self.document(), Self.document().replacing("</scenes>", with: reference))
    #expect(lines.contains("Storyboard reference “Charts”"), "\(lines)")
    #expect(lines.contains("Navigation controller"), "\(lines)")
  }

  /// Two versions, and a sentence.
  @Test(arguments: [
    // Orders.
    (
      document(
        items: items(
          "<barButtonItem title=\"A\" id=\"a\"/>", "<barButtonItem title=\"B\" id=\"c\"/>")),
      document(
        items: items(
          "<barButtonItem title=\"B\" id=\"c\"/>", "<barButtonItem title=\"A\" id=\"a\"/>")),
      "The right bar button items in the navigation item in the SignIn are in another order: "
        + "the bar button item “B”, the bar button item “A”."
    ),
    (
      document(connections: views("b", "l"), label: true),
      document(connections: views("l", "b"), label: true),
      "The views in the SignIn are in another order: the label “Name”, the button “Go”."
    ),
    // Places.
    (
      document(items: #"<barButtonItem key="leftBarButtonItem" title="A" id="a"/>"#),
      document(items: #"<barButtonItem key="rightBarButtonItem" title="A" id="a"/>"#),
      "The bar button item “A”: place is right bar button item, was left bar button item."
    ),
    // Colours.
    (
      document(more: color("sRGB")), document(more: color("displayP3")),
      "The root view: background color is #FF0000 (Display P3), was #FF0000 (sRGB)."
    ),
    // Figures and defaults.
    (
      document(#"<label text="Name" id="l"/>"#),
      document(#"<label alpha="0.59999999999999998" tag="3" text="Name" id="l"/>"#),
      "The label “Name”: alpha is 0.6, was 1; tag is 3, was 0."
    ),
    (
      document(#"<label text="Name" adjustsFontSizeToFit="NO" id="l"/>"#), document(label),
      "The label “Name”: adjusts font size to fit is on, was off."
    ),
    (
      document(button),
      document(
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="b"><state key="normal" title="Go"/></button>"#
      ),
      "The button “Go”: translates autoresizing mask into constraints is off, was on."
    ),
    (
      document(#"<tableView rowHeight="44" id="t"/>"#),
      document(#"<tableView rowHeight="-1" id="t"/>"#),
      "The table view in the root view: row height is automatic, was 44."
    ),
    (
      document(#"<label text="Name" baselineAdjustment="alignBaselines" id="l"/>"#),
      document(label),
      "The label “Name”: baseline adjustment is align centers, was align baselines."
    ),
    (
      document(button), document(button.replacing("<state", with: inset("5") + "<state")),
      "The button “Go”: image edge insets right is 5, was 0."
    ),
    (
      document(button), document(button.replacing("<state", with: inset("2.2e-308") + "<state")),
      "Noise: 4 places that are written otherwise and mean the same."
    ),
    (
      document(label),
      document(
        label.replacing(
          "/>",
          with: #"><constraints><constraint firstAttribute="height" constant="16" id="c">"#
            + #"<variation key="heightClass=regular-widthClass=regular" constant="20"/>"#
            + "</constraint></constraints></label>")),
      "New constraint: height of the label “Name” = 16; constant 20 in regular height and regular width."
    ),
    // Connections.
    (
      document(button, connections: #"<outlet property="go" destination="v" id="o"/>"#),
      document(button, connections: #"<outlet property="go" destination="b" id="p"/>"#),
      "The outlet “go” of the SignIn: destination is the button “Go”, was the root view."
    ),
    (
      document(), document(connections: #"<outlet property="bar" destination="n" id="o"/>"#),
      "New outlet “bar” from the SignIn to the navigation item in the SignIn."
    ),
    (
      document(),
      document(connections: #"<segue destination="f" kind="show" identifier="next" id="g"/>"#),
      "New segue: show “next” from the SignIn to the first responder."
    ),
    (
      document(button),
      document(
        button.replacing(
          "</button>",
          with:
            #"<connections><action selector="go:" destination="vc" eventType="touchCancel" id="t"/></connections></button>"#
        )),
      "New action “go:” from the button “Go” to the SignIn (touch cancel)."
    ),
    // What Interface Builder writes by itself, or means the same.
    (
      document(button), document(button.replacing("<state", with: "<animations/><state")),
      "Noise: 1 place that is written otherwise and means the same."
    ),
    (
      document(button),
      document(button + #"</subviews><viewLayoutGuide key="safeArea" id="g"/><subviews>"#),
      "Noise: 1 object that Interface Builder adds by itself."
    ),
  ])
  func sentences(before: String, after: String, sentence: String) throws {
    let lines = try diff(before, after).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(sentence), "\(lines)")
  }

  private static func document(connections: String, label: Bool) -> String {
    document(button + Self.label, connections: connections)
  }

  private static func items(_ first: String, _ second: String) -> String {
    "<rightBarButtonItems>\(first)\(second)</rightBarButtonItems>"
  }

  private static func views(_ first: String, _ second: String) -> String {
    [first, second].map {
      #"<outletCollection property="views" destination="\#($0)" id="o\#($0)"/>"#
    }.joined()
  }

  private static func color(_ space: String) -> String {
    #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="\#(space)"/>"#
  }

  private static func card(_ id: String, size: Int = 17) -> String {
    """
    <view userLabel="Card" id="\(id)"><subviews><label text="Title" id="\(id)1">\
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>\
    <button id="\(id)2"><state key="normal" title="Go"/></button></subviews></view>
    """
  }

  /// A view that was taken away and made again is one line, which opens.
  @Test func aRebuiltViewIsOneLine() throws {
    let (before, after) = (Self.document(Self.card("c")), Self.document(Self.card("d", size: 20)))
    let lines = try diff(before, after)
    #expect(lines.contains("  The view “Card” was made anew, with 2 views."), "\(lines)")
    #expect(lines.contains("    The label “Title”: font is system 20, was system 17."))
    #expect(!lines.contains { $0.contains("New:") || $0.contains("Gone:") })
    let page = try diff(before, after, "--format", "markdown").joined(separator: "\n")
    #expect(
      page.contains("<details><summary>The view “Card” was made anew, with 2 views.</summary>"))
  }

  /// What is in something new is told as far as it is read at a glance, and all of it where that is asked for.
  @Test func whatIsNewHasDetails() throws {
    let view = """
      <switch hidden="YES" id="w"><connections><action selector="turn:" destination="vc" eventType="valueChanged" id="t"/>\
      </connections></switch>
      """
    let lines = try diff(Self.document(), Self.document(view))
    #expect(lines.contains("    Its properties: hidden on."), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("    New action “turn:” from the switch") })
    let many = (1...6).map { #"<label text="L\#($0)" id="l\#($0)"/>"# }.joined()
    let card = "<view userLabel=\"Card\" id=\"c\"><subviews>\(many)</subviews></view>"
    #expect(
      try diff(Self.document(), Self.document(card)).contains("    And 3 more details: --verbose"))
    #expect(
      try diff(Self.document(), Self.document(card), "--verbose").contains(
        "    In it: the label “L6”."))
  }

  @Test func aChangeForASizeClassHasItsScreens() throws {
    let label = { (more: String) in "<label text=\"Name\" id=\"l\">\(more)</label>" }
    let lines = try diff(
      Self.document(label("")),
      Self.document(label(#"<variation key="heightClass=compact" hidden="YES"/>"#)))
    #expect(
      lines.contains {
        $0.contains(
          "in compact height: hidden is on, was as elsewhere. Shown on iPhone 15 Pro landscape.")
      }, "\(lines)")
  }

  /// An issue has its line, and the name that the sentences use.
  @Test func issuesHaveNamesAndLines() throws {
    let lines = try diff(Self.document(), Self.document("<webView id=\"w\"/>"))
    #expect(
      lines.contains {
        $0.hasPrefix(
          "  Warning, line 3: The web view in the view of the SignIn “Sign In”: UIWebView")
      }, "\(lines)")
  }

  /// Letters that look alike and are written otherwise are no nothing.
  @Test func whatLooksTheSameIsWrittenOtherwise() throws {
    let texts = ["Caf\u{E9}", "Cafe\u{301}"].map { #"<label text="\#($0)" id="l"/>"# }
    let lines = try diff(Self.document(texts[0]), Self.document(texts[1]))
    #expect(lines.contains { $0.contains("written otherwise and means the same") }, "\(lines)")
  }

  /// Xcode writes texts with line breaks as one element or the other, and letters that XML lacks in Base64.
  @Test(arguments: [
    (#"<mutableString key="text">Über\nuns</mutableString>"#, false),
    (#"<string key="text" base64-UTF8="YES">w5xiZXIKdW5z</string>"#, false),
    (#"<string key="text">Über\nalles</string>"#, true),
  ])
  func theSameTextInAnotherElement(_ other: String, _ isOther: Bool) throws {
    let texts = [#"<string key="text">Über\nuns</string>"#, other].map {
      #"<label id="l">\#($0.replacing("\\n", with: "\n"))</label>"#
    }
    let lines = try diff(Self.document(texts[0]), Self.document(texts[1]))
    #expect(lines.contains { $0.contains("“") } == isOther, "\(lines)")
    #expect(!lines.contains { $0.contains("§") }, "\(lines)")
  }

  /// A connection that becomes one that UIKit reads is laid out, whichever version is asked.
  @Test(arguments: [
    ("go", "stop", true), ("go", "tableHeaderView", false), ("tableHeaderView", "go", false),
  ])
  func outletsBesideLayout(_ before: String, _ after: String, _ isBeside: Bool) throws {
    let versions = try [after, before].map { property in
      let outlet = #"<outlet property="\#(property)" destination="v" id="o"/>"#
      return try Document(parsing: Array(Self.document(connections: outlet).utf8))
    }
    let edit = Edit.set(ElementPath(id: "o"), attribute: "property", value: after)
    #expect(edit.isBesideLayout(in: versions, hasCompanion: false) == isBeside)
    #expect(!edit.isBesideLayout(in: versions, hasCompanion: true))
  }
}

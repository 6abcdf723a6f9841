import Foundation
import Testing
import WorkerProtocol

/// What has changed between two versions of a document, in sentences.
@Suite struct DiffTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let label = """
    <label text="Old" id="l" userLabel="Name"><rect key="frame" x="0" y="0" width="80" height="20"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  private static let button = """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="40" width="80" height="20"/>\
    <state key="normal" title="Go"/></button>
    """
  private static let constraint =
    #"<constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="c"/>"#

  private static func document(
    _ subviews: String = label + button, constraints: String = constraint, header: String = "21507",
    more: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(header)" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s">\
    <objects><viewController title="Sign In" id="vc" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(more)</view>
    </viewController></objects></scene></scenes></document>
    """
  }

  private func diff(_ after: String, _ arguments: String...) throws -> String {
    let files = [
      try folder.add("before.storyboard", Self.document()),
      try folder.add("after.storyboard", after),
    ]
    let run = try WorkerProgram.run(["diff"] + arguments + files)
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// A later version, and the sentences below the scene's title.
  @Test(arguments: [
    (
      document(label.replacing("Old", with: "New") + button),
      [#"The label “Name”: text is “New”, was “Old”."#]
    ),
    (
      document(
        label.replacing(
          #"type="system" pointSize="17""#, with: #"type="boldSystem" pointSize="15""#) + button),
      ["The label “Name”: font is bold system 15, was system 17."]
    ),
    (
      document(label.replacing(#"text="Old""#, with: #"hidden="YES" text="Old""#) + button),
      ["The label “Name”: hidden is on, was off."]
    ),
    (
      document(label + button.replacing("\"Go\"", with: "\"Stop\"")),
      ["The button “Stop”: normal title is “Stop”, was “Go”."]
    ),
    (
      document(constraints: constraint.replacing("\"8\"", with: "\"12\"")),
      ["The constraint top of the button “Go” = bottom of the label “Name”: constant is 12, was 8."]
    ),
    (
      document(label.replacing("Old\" id", with: "Old\" enabled=\"NO\" id") + button),
      ["The label “Name”: enabled is off, was on."]
    ),
    (
      document(
        label
          + button.replacing(
            "<state", with: #"<value key="contentSize" type="size" width="12.5" height="8"/><state"#
          )),
      ["The button “Go”: content size is 12.5 × 8, was not set."]
    ),
    // Without an item it is of the view that holds it.
    (
      document(constraints: constraint.replacing(#" secondItem="l""#, with: "")),
      [
        "The constraint top of the button “Go” = bottom of the root view: "
          + "second item is the root view, was the label “Name”."
      ]
    ),
    (
      document(constraints: ""),
      ["Gone: the constraint top of the button “Go” = bottom of the label “Name” + 8."]
    ),
    (
      document(label, constraints: ""),
      [
        "Gone: the button “Go” from the root view, with 1 constraint. "
          + "(1 detail: --verbose)"
      ]
    ),
    (
      document(button + label),
      [
        "The views in the root view are in another order: "
          + "the button “Go”, the label “Name”."
      ]
    ),
    (
      document("<view id=\"w\"><subviews>\(label)</subviews></view>" + button),
      [
        "New: the view in the root view.",
        "The label “Name” moved from the root view into the view in "
          + "the root view.",
      ]
    ),
    (
      document(
        more:
          #"<variation key="widthClass=compact"><mask key="subviews"><exclude reference="l"/></mask></variation>"#
      ),
      [
        "The root view: in compact width: the label “Name” is left out, "
          + "was installed. Shown on iPhone SE (3rd generation) portrait and 4 more of 10."
      ]
    ),
  ])
  func changesAreSentences(after: String, sentences: [String]) throws {
    let lines = try diff(after).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Sign In")
    let told = lines.dropFirst().prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    #expect(told == sentences)
  }

  /// What has changed for one cell of the size-class grid names it; what has for another one as well doesn't.
  @Test(
    arguments: [
      ([("widthClass=compact", "l")], "wCompact-hAny"),
      ([("heightClass=regular-widthClass=compact", "l")], "wCompact-hRegular"),
      ([("widthClass=compact", "l"), ("heightClass=compact", "b")], nil),
      ([("default", "l")], nil),
    ] as [([(String, String)], String?)])
  func changesNameTheirCell(variations: [(String, String)], cell: String?) throws {
    let written = variations.map { key, id in
      #"<variation key="\#(key)"><mask key="subviews"><exclude reference="\#(id)"/></mask></variation>"#
    }
    let text = try diff(Self.document(more: written.joined()), "--format", "json")
    let result = try JSONDecoder().decode(DiffResult.self, from: Data(text.utf8))
    #expect(result.changes?.count == 1)
    #expect(result.changes?.first?.cell == cell)
  }

  /// Of two labels of one name it is said which, and of others not.
  @Test func namesakesAreToldApart() throws {
    let other = Self.label.replacing(#"id="l""#, with: #"id="m""#)
    let files = [
      try folder.add("a.storyboard", Self.document(Self.label + other + Self.button)),
      try folder.add(
        "b.storyboard",
        Self.document(
          Self.label + other.replacing("Old", with: "New")
            + Self.button.replacing("\"Go\"", with: "\"Stop\""))),
    ]
    let lines = try WorkerProgram.run(["diff"] + files).output.split(separator: "\n")
    #expect(
      lines.contains(
        "  The label “Name”, number 2 in the root view: text is “New”, was “Old”."
      ))
    #expect(lines.contains("  The button “Stop”: normal title is “Stop”, was “Go”."))
  }

  /// What has no name is called by where it is: in the nearest object that is told from others.
  @Test(arguments: [
    (#"<view id="w"/>"#, "The view in the root view"),
    (
      #"<imageView id="i"/><view id="x"/><view id="w"/>"#,
      "The view, number 2 in the root view"
    ),
    (
      #"<view id="x" userLabel="Card"><subviews><view id="w"/></subviews></view>"#,
      "The view in the view “Card”"
    ),
    (
      #"<view id="x"><subviews><stackView id="y"><subviews><view id="w"/></subviews></stackView></subviews></view>"#,
      "The view, number 2 in the root view"
    ),
    // Cells of one name hold nothing that can be told by them.
    (
      #"""
      <view id="x" userLabel="Card"><subviews><switch id="s"/></subviews></view>\#
      <view id="y" userLabel="Card"><subviews><view id="w"/></subviews></view>
      """#, "The view in the root view"
    ),
    (
      #"<view id="w" customClass="Badge"/>"#,
      "The Badge in the root view"
    ),
  ])
  func whatHasNoNameIsCalledByItsPlace(views: String, name: String) throws {
    let files = [
      try folder.add("unnamed.storyboard", Self.document(Self.label + Self.button + views)),
      try folder.add(
        "unnamed2.storyboard",
        Self.document(
          Self.label + Self.button + views.replacing(#"id="w""#, with: #"id="w" alpha="0.5""#))),
    ]
    let text = try WorkerProgram.run(["diff"] + files).output
    #expect(text.contains("  \(name): alpha is 0.5, was 1.\n"), "\(text)")
  }

  @Test func whatFollowsIsSaid() throws {
    let wide = Self.document(
      Self.label + Self.button.replacing("width=\"80\"", with: "width=\"800\""))
    // The frame is Interface Builder's own, so nothing follows from it where constraints decide.
    #expect(try diff(wide) == "Noise: 1 frame that Interface Builder saved.\n")
    let text = try diff(
      Self.document(constraints: Self.constraint.replacing("\"8\"", with: "\"30\"")))
    #expect(text.contains("\nFrames that follow: The button “Go” is at 0, "))
    #expect(try diff(Self.document(header: "22000")) == "Noise: The header.\n")
    #expect(try diff(Self.document()) == "Nothing has changed.\n")
  }

  /// Which Interface Builder wrote a document is noise; how it is built, for what, and where it begins, is not.
  @Test(arguments: [
    (#" initialViewController="vc""#, "", "initial view controller is not set, was"),
    (#"useAutolayout="YES""#, #"useAutolayout="NO""#, "use autolayout is off, was on"),
    (#"useAutolayout="YES""#, #"useAutolayout="YES" launchScreen="YES""#, "launch screen is on"),
    (
      "<scenes>", #"<dependencies><deployment version="2048"/></dependencies><scenes>"#,
      "deployment target is iOS 8, was not set"
    ),
  ]) func whatADocumentSaysOfItselfIsSaid(
    _ part: String, _ changed: String, _ sentence: String
  ) throws {
    let text = try diff(Self.document().replacing(part, with: changed))
    #expect(text.contains("The document: \(sentence)") && !text.contains("Noise"), "\(text)")
  }

  /// Interface Builder writes it by itself.
  @Test func thatADocumentIsForIOSIsNoise() throws {
    let deployment = #"<dependencies><deployment identifier="iOS"/></dependencies><scenes>"#
    #expect(
      try diff(Self.document().replacing("<scenes>", with: deployment)) == "Noise: The header.\n")
  }

  @Test func aFirstCustomClassIsOneSentence() throws {
    let label = #"<label customClass="ErrorLabel" customModuleProvider="target" "#
    let text = try diff(
      Self.document(Self.label.replacing("<label ", with: label) + Self.button))
    #expect(
      text.contains("The ErrorLabel “Name”: custom class is “ErrorLabel”, was not set.\n"),
      "\(text)")
    #expect(text.contains("Noise: 1 class whose module"), "\(text)")
  }

  @Test func issuesThatCameAndWentAreSaid() throws {
    let text = try diff(
      Self.document(Self.label + Self.button + #"<webView id="w"/>"#), "--format", "markdown")
    #expect(
      text.hasPrefix(
        "### Sign In\n\n- New: the web view in the root view."))
    #expect(
      text.contains("### Issues\n\n| | severity | issue | on | rule |\n|---|---|---|---|---|\n"))
    #expect(
      text.contains(
        "| new | warning | The web view in the view of the view controller “Sign In”: UIWebView is")
    )
  }

  @Test func jsonHasAllAndEditsAreEdits() throws {
    let after = Self.document(Self.label.replacing("Old", with: "New") + Self.button)
    func object(_ format: String) throws -> [String: Any] {
      let text = try diff(after, "--format", format)
      return try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let json = try object("json")
    let change = try #require((json["changes"] as? [[String: Any]])?.first)
    #expect(change["kind"] as? String == "changed" && change["scene"] as? String == "Sign In")
    #expect((json["edits"] as? [Any])?.count == 1)
    let edits = try object("edits")
    #expect(edits["changes"] == nil && (edits["edits"] as? [Any])?.count == 1)
  }

  /// What is only spelled otherwise is not in a patch, and figures stand for sentences.
  @Test func patchesAndFigures() throws {
    let after = Self.document(
      Self.label.replacing("Old", with: "New") + Self.button, header: "22000")
    let lines = try diff(after, "--format", "patch").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") } == lines.count { $0.hasPrefix("+") })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("New") })
    #expect(try diff(after, "--stat").hasSuffix(": 1 changed, 1 scene, noise\n"))
    #expect(try diff(Self.document(), "--stat").hasSuffix(": nothing has changed\n"))
    #expect(try diff(Self.document(), "--format", "patch") == "")
  }

  /// It can't be said what such a constraint is without saying what it is.
  @Test func aConstraintOfItselfIsCalledByItsID() throws {
    func document(_ constant: Int) -> String {
      Self.document(
        Self.label + Self.button
          + "<view id=\"w\"><constraints><constraint firstItem=\"c9\" firstAttribute=\"top\" "
          + "constant=\"\(constant)\" id=\"c9\"/></constraints></view>")
    }
    let before = try folder.add("itself.storyboard", document(1))
    let after = try folder.add("itself2.storyboard", document(2))
    let run = try WorkerProgram.run(["diff", before, after])
    #expect(run.status == 0 && run.output.contains("top of the constraint c9"))
  }

  /// A change behind the beginning of a long text is seen.
  @Test func longTextsAreShownWhereTheyDiffer() throws {
    let (start, end) = (
      String(repeating: "word ", count: 30), String(repeating: " tail", count: 30)
    )
    func document(_ word: String) -> String {
      Self.document(Self.label.replacing("Old", with: start + word + end) + Self.button)
    }
    let before = try folder.add("long.storyboard", document("black"))
    let after = try folder.add("longer.storyboard", document("white"))
    let text = try WorkerProgram.run(["diff", before, after]).output
    #expect(
      text.contains("text is “…") && text.contains("white tail") && text.contains("black tail"))
  }

  /// The same change of many views is one sentence, and each of them with `--verbose`.
  @Test func alikeChangesAreOne() throws {
    func labels(_ size: Int) -> String {
      (1...5).map { number in
        """
        <label text="L\(number)" id="l\(number)"><rect key="frame" x="0" y="\(number * 30)" width="80" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        """
      }.joined()
    }
    let files = [
      try folder.add("before.storyboard", Self.document(labels(17), constraints: "")),
      try folder.add("after.storyboard", Self.document(labels(15), constraints: "")),
    ]
    let short = try WorkerProgram.run(["diff"] + files).output
    #expect(
      short.contains(
        """
        Alike in 5 objects: font is system 15, was system 17. These are: the label “L1”, the label “L2”, the label \
        “L3”, and 2 more (all with --verbose).
        """), "\(short)")
    #expect(short.components(separatedBy: "system 15").count == 2)
    let long = try WorkerProgram.run(["diff", "--verbose"] + files).output
    #expect(long.components(separatedBy: "system 15").count == 6)
  }

  /// What has changed in documents of other platforms is told; nothing of it is laid out.
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV"),
  ])
  func otherPlatforms(_ type: String, _ runtime: String) throws {
    func document(_ text: String) -> String {
      """
      <document type="\(type)" version="3.0" targetRuntime="\(runtime)"><scenes><scene sceneID="s"><objects>
      <viewController title="Pier" id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <subviews><label text="\(text)" id="l"><rect key="frame" x="0" y="0" width="2000" height="20"/></label></subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    }
    let files = [
      try folder.add("before.storyboard", document("Old")),
      try folder.add("after.storyboard", document("New")),
    ]
    let run = try WorkerProgram.run(["diff"] + files)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == "Pier\n  The label “New”: text is “New”, was “Old”.\n")
    for arguments in [["--format", "html"], ["--format", "markdown"], ["--stat"]] {
      #expect(try WorkerProgram.run(["diff"] + arguments + files).status == 0)
    }
    #expect(try WorkerProgram.run(["diff", "/dev/null", files[1]]).status == 0)
    let same = try WorkerProgram.run(["diff", files[1], files[1]])
    #expect(same.status == 0 && same.output == "Nothing has changed.\n")
  }

  /// Each report of a document that hasn't changed says so, and ends well.
  @Test(arguments: ["text", "markdown", "html", "json", "edits", "patch", "stat"])
  func emptyChanges(_ format: String) throws {
    let file = try folder.add("same.storyboard", Self.document())
    let options = format == "stat" ? ["--stat"] : ["--format", format]
    let run = try WorkerProgram.run(["diff"] + options + [file, file])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect((format == "patch") == run.output.isEmpty)
    if ["text", "markdown", "html"].contains(format) {
      #expect(run.output.contains("Nothing has changed."))
    }
  }
}

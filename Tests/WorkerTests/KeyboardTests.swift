import Foundation
import Testing

/// The keyboard of a running interface, and what is typed.
@Suite struct KeyboardTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.form)
  }

  private static func field(_ id: String, y: Int, _ attributes: String, _ content: String) -> String
  {
    """
    <textField contentMode="scaleToFill" borderStyle="roundedRect" \(attributes) id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="200" height="34"/>\(content)
    </textField>
    """
  }

  /// A form with fields above and a field, a button and a bar below; the bar stands on the keyboard's
  /// guide, the field and the button above the safe area's end.
  private static let form = stack(
    """
    <scene sceneID="s2"><objects><viewController id="list" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          \(field("top", y: 150, #"text="Ada""#, #"<textInputTraits key="textInputTraits"/>"#))
          \(field("digits", y: 190, "", #"<textInputTraits key="textInputTraits" keyboardType="numberPad"/>"#))
          \(field("plain", y: 230, #"clearsOnBeginEditing="YES" text="old""#,
            #"<textInputTraits key="textInputTraits" autocorrectionType="no"/>"#))
          \(field("exit", y: 270, "", """
            <textInputTraits key="textInputTraits" returnKeyType="done"/><connections>
              <action selector="go:" destination="list" eventType="editingDidEndOnExit" id="a"/>
              <segue destination="next" kind="show" id="onReturn"/>
            </connections>
            """))
          \(field("off", y: 310, #"enabled="NO""#, ""))
          <textView contentMode="scaleToFill" text="a" keyboardDismissMode="onDrag" id="notes">
            <rect key="frame" x="20" y="350" width="200" height="80"/>
          </textView>
          <textField contentMode="scaleToFill" text="" placeholder="Low" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="low"/>
          <button contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="send">
            <state key="normal" title="Send"/>
          </button>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar"/>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <viewLayoutGuide key="keyboard" id="keyboard"/>
        <constraints>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="low" \
    secondAttribute="bottom" constant="10" id="c1"/>
          <constraint firstItem="low" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="20" id="c2"/>
          <constraint firstItem="low" firstAttribute="width" constant="200" id="c3"/>
          <constraint firstItem="low" firstAttribute="height" constant="34" id="c4"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="send" \
    secondAttribute="trailing" constant="20" id="c5"/>
          <constraint firstItem="send" firstAttribute="bottom" secondItem="low" \
    secondAttribute="bottom" id="c6"/>
          <constraint firstItem="keyboard" firstAttribute="top" secondItem="bar" \
    secondAttribute="bottom" id="c7"/>
          <constraint firstItem="bar" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c8"/>
          <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" id="c9"/>
          <constraint firstItem="bar" firstAttribute="height" constant="44" id="c10"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="Form" id="item"/>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="next" sceneMemberID="viewController">
      <view key="view" id="next-view"/>
    </viewController></objects></scene>
    """)

  private func play(_ steps: String, _ options: String...) throws -> [[String: Any]] {
    let device = options.isEmpty ? ["--device", "iPhone 15 Pro", "--system", "18"] : options
    let run = try WorkerProgram.run(
      ["simulate", "--frames", "all", "--steps", "-"] + device + [document], input: steps)
    return try run.objects()
  }

  /// What is in the tree, by id.
  private func view(_ id: String, in step: [String: Any]?) -> [String: Any]? {
    func find(_ node: [String: Any]) -> [String: Any]? {
      if node["id"] as? String == id { return node }
      return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    return (step?["root"] as? [String: Any]).flatMap(find)
  }

  private func text(of id: String, in step: [String: Any]?) -> String? {
    (view(id, in: step)?["look"] as? [String: Any])?["text"] as? String
  }

  private func texts(_ step: [String: Any]?) -> [String] {
    (step?["events"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }

  /// Source: reference/device-systems.json, `keyboards`.
  @Test(
    arguments: [
      ("iPhone 15 Pro", "portrait", "18", "top", [0, 516, 393, 336]),
      ("iPhone 15 Pro", "portrait", "26", "top", [0, 517, 393, 335]),
      ("iPhone 15 Pro", "landscapeLeft", "18", "top", [0, 184, 852, 209]),
      ("iPhone 15 Pro", "portrait", "18", "plain", [0, 560, 393, 292]),
      ("iPhone 15 Pro", "portrait", "18", "digits", [0, 560, 393, 292]),
      ("iPhone 4", "portrait", "7", "top", [0, 264, 320, 216]),
      ("iPad Air 2", "landscape", "12", "digits", [0, 370, 1024, 398]),
    ] as [(String, String, String, String, [Double])])
  func theKeyboardIsAsHighAsOnTheDevice(
    _ device: String, _ orientation: String, _ system: String, _ field: String, _ frame: [Double]
  ) throws {
    let steps = try play(
      #"[{"trigger": {"element": "\#(field)"}}]"#, "--device", device, "--orientation", orientation,
      "--system", system)
    #expect(steps.first?["keyboard"] == nil && steps.first?["editing"] == nil)
    #expect(steps.last?["editing"] as? String == field)
    #expect(steps.last?["keyboard"] as? [Double] == frame)
    #expect(view("ninefold:keyboard", in: steps.last)?["frame"] as? [Double] == frame)
  }

  /// Beside round corners and sensors there are no keys, of letters nor of digits.
  @Test(arguments: ["top", "digits"]) func keysAreInTheSafeArea(field: String) throws {
    let steps = try play(
      #"[{"trigger": {"element": "\#(field)"}}]"#, "--device", "iPhone 15 Pro", "--orientation",
      "landscapeLeft", "--system", "18")
    let keyboard = try #require(view("ninefold:keyboard", in: steps.last))
    let keys = (keyboard["children"] as? [[String: Any]] ?? []).filter {
      ($0["id"] as? String)?.hasPrefix("ninefold:key:") == true
    }
    let frames = keys.compactMap { $0["frame"] as? [Double] }
    #expect(frames.count > 9)
    #expect(frames.allSatisfy { $0[0] >= 59 && $0[0] + $0[2] <= 852 - 59 }, "\(frames)")
  }

  /// UIKit's safe area knows nothing of the keyboard, its guide does; where there is none it has the
  /// safe area's room.
  @Test func theGuideFollowsTheKeyboard() throws {
    let steps = try play(#"[{"trigger": {"element": "top"}}, {"endEditing": {}}]"#)
    let bars = steps.map { view("bar", in: $0)?["frame"] as? [Double] }
    #expect(bars == [[0, 774, 393, 44], [0, 472, 393, 44], [0, 774, 393, 44]])
    let low = steps.map { view("low", in: $0)?["frame"] as? [Double] }
    #expect(low.allSatisfy { $0 == [20, 774, 200, 34] })
  }

  @Test func whatTheKeyboardCoversIsAnIssue() throws {
    func covered(_ field: String) throws -> [String?] {
      let steps = try play(#"[{"trigger": {"element": "\#(field)"}}]"#)
      let issues = steps.last?["issues"] as? [[String: Any]] ?? []
      return issues.filter { $0["rule"] as? String == "covered-by-keyboard" }
        .map { "\($0["severity"] ?? "") \($0["id"] ?? "")" }
    }
    #expect(try covered("low") == ["warning low", "info send"])
    #expect(try covered("top") == ["info low", "info send"])
  }

  @Test func typingWrites() throws {
    let steps = try play(
      """
      [{"trigger": {"element": "top"}}, {"type": {"text": " L."}}, {"deleteBackward": {}},
       {"trigger": {"element": "plain"}}, {"type": {"text": "new"}}]
      """)
    #expect(
      steps.map { text(of: "top", in: $0) } == ["Ada", "Ada", "Ada L.", "Ada L", "Ada L", "Ada L"])
    #expect(
      texts(steps[1]) == ["list didBeginEditing(top)", "window keyboardWillShow(height: 336)"])
    #expect(texts(steps[2]) == ["list valueChanged(top): “Ada L.”"])
    // A field that clears itself does so when it is typed into.
    #expect(text(of: "plain", in: steps[4]) ?? "" == "")
    #expect(text(of: "plain", in: steps[5]) == "new")
    #expect(
      texts(steps[4]).prefix(2) == ["list didEndEditing(top)", "list valueChanged(plain): “”"])
  }

  @Test func returnEndsEditingOrBeginsALine() throws {
    let steps = try play(
      """
      [{"trigger": {"element": "top"}}, {"pressReturn": {}}, {"trigger": {"element": "notes"}},
       {"type": {"text": "b"}}, {"pressReturn": {}}, {"trigger": {"element": "exit"}},
       {"pressReturn": {}}]
      """)
    let editing = steps.map { $0["editing"] as? String }
    #expect(editing == [nil, "top", nil, "notes", "notes", "notes", "exit", nil])
    // What the delegate does is a guess.
    let rules = steps.map { step in
      (step["notes"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }
    #expect(rules[2] == ["return-key"] && rules[7].isEmpty)
    #expect(text(of: "notes", in: steps[5]) == "ab\n")
    #expect(texts(steps[7]).contains("nav push next"))
  }

  /// A scroll view that says so, and whatever takes the controller off the screen.
  @Test(arguments: [
    #"{"scroll": {"element": "notes", "y": 10}}"#, #"{"segue": {"id": "onReturn"}}"#,
    #"{"endEditing": {}}"#,
  ])
  func theKeyboardGoes(_ step: String) throws {
    let steps = try play(#"[{"trigger": {"element": "top"}}, \#(step)]"#)
    #expect(steps.last?["error"] == nil && steps.last?["editing"] == nil)
    #expect(texts(steps.last).contains("window keyboardWillHide"))
  }

  @Test func aTurnedDeviceKeepsItsKeyboard() throws {
    let steps = try play(#"[{"trigger": {"element": "top"}}, {"rotate": {}}]"#)
    #expect(steps.last?["keyboard"] as? [Double] == [0, 184, 852, 209])
  }

  @Test(arguments: [
    (#"{"type": {"text": "a"}}"#, "no-focus"), (#"{"pressReturn": {}}"#, "no-focus"),
    (#"{"trigger": {"element": "off"}}"#, "no-segue"),
  ])
  func withoutAKeyboardNothingIsTyped(_ step: String, _ code: String) throws {
    let error = try play("[\(step)]").last?["error"] as? [String: Any]
    #expect(error?["code"] as? String == code)
  }

  @Test func theKeysOfTheKeyboardType() throws {
    let steps = try play(#"[{"trigger": {"element": "top"}}]"#)
    let reactions = steps.last?["reactions"] as? [[String: Any]] ?? []
    func step(_ key: String) -> String? {
      let reaction = reactions.first { $0["id"] as? String == "ninefold:key:\(key)" }
      return (reaction?["step"] as? [String: Any])?.keys.first
    }
    #expect(step("q") == "type" && step("return") == "pressReturn" && step("⌫") == "deleteBackward")
    #expect(step("hide") == nil)
  }
}

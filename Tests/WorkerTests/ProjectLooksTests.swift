import Foundation
import Testing

/// What `ninefold.json` says of a project's own classes, as it is drawn.
@Suite struct ProjectLooksTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Card.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="card" customClass="CardView"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="rounding">
          <real key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></objects></document>
      """)
  }

  /// The looks of the view, and what is said of the document.
  private func resolve(
    _ configuration: String?, on canvas: [String] = ["--device", "iPhone 8"]
  ) throws -> (look: [String: Any], diagnostics: [[String: Any]]) {
    if let configuration { _ = try folder.add("ninefold.json", configuration) }
    let run = try WorkerProgram.run(
      ["resolve", "--details"] + canvas + [folder.path + "/Card.xib"])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    return (
      root["look"] as? [String: Any] ?? [:], result["diagnostics"] as? [[String: Any]] ?? []
    )
  }

  private static let card =
    ##"{"cornerRadius": 12, "borderWidth": 2, "backgroundColor": "#0000FF"}"##

  @Test(
    arguments: [
      (nil, nil, nil), ("{}", nil, nil),
      (#"{"runtimeAttributes": {"rounding": "cornerRadius"}}"#, 7.0, nil),
      (#"{"runtimeAttributes": {"rounding": "borderWidth"}}"#, nil, 7.0),
      (#"{"designables": {"CardView": \#(card)}}"#, 12, 2),
      (#"{"designables": {"OtherView": \#(card)}}"#, nil, nil),
      // A document says more of a view than its class does.
      (
        #"{"designables": {"CardView": \#(card)}, "runtimeAttributes": {"rounding": "cornerRadius"}}"#,
        7, 2
      ),
    ] as [(String?, Double?, Double?)])
  func cornersAndBorders(configuration: String?, radius: Double?, border: Double?) throws {
    let (look, diagnostics) = try resolve(configuration)
    #expect(look["cornerRadius"] as? Double == radius)
    #expect(look["borderWidth"] as? Double == border)
    #expect(diagnostics.isEmpty)
  }

  @Test func shadowsAndBackgrounds() throws {
    let look = try resolve(
      """
      {"designables": {"CardView": {"backgroundColor": "#0000FF", "shadowOpacity": 0.5,
        "shadowRadius": 9, "shadowOffset": [1, 2], "shadowColor": "#FF0000"}}}
      """
    ).look
    let shadow = try #require(look["shadow"] as? [String: Any])
    #expect([shadow["x"], shadow["y"], shadow["radius"]].map { $0 as? Double } == [1, 2, 9])
    #expect(look["background"] != nil)
  }

  /// What can't be used keeps nothing from being drawn.
  @Test(arguments: [
    ("{\n\"colour\": 1}", "ninefold.json:2: There is no key “colour” here"),
    ("{\"runtimeAttributes\":\n{\"x\": \"round\"}}", "ninefold.json:2: “round” is not among"),
    (
      "{\"designables\":\n{\"CardView\": {\"size\": 1}}}",
      "ninefold.json:2: This has to be an array"
    ),
    ("{\"designables\": {\"CardView\": {\"borderColor\": \"red\"}}}", "“red” is no colour"),
    ("{\"designables\": {\"CardView\": {\"cornerRadius\": -1}}}", "This has to be 0 or more."),
    ("{\"designables\": {\"CardView\": {\"sise\": 1}}}", "did you mean “size”?"),
    ("{\"designables\": {\"CardView\": {\"size\": [1]}}}", "a width and a height"),
    ("{\"designables\": {\"CardView\": {\"gradient\": {}}}}", "needs its “colors”"),
    (
      "{\"designables\": {\"CardView\": {\"gradient\": {\"colors\": [\"#000000\"]}}}}",
      "two colours or more"
    ),
    ("{\"designables\": []}", "This has to be an object."),
    ("{", "ninefold.json:1: A key in quotation marks is expected."),
  ])
  func whatCannotBeUsedIsAWarning(configuration: String, message: String) throws {
    let diagnostics = try resolve(configuration).diagnostics
    let messages = diagnostics.compactMap { $0["message"] as? String }
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(diagnostics.allSatisfy { $0["severity"] as? String == "warning" })
  }

  /// What a class doesn't say it has from the class that it names, and so on.
  @Test(
    arguments: [
      (
        #"{"CardView": {"baseClass": "Base"}, "Base": {"cornerRadius": 5, "borderWidth": 1}}"#, 5, 1
      ),
      (
        #"{"CardView": {"baseClass": "Base", "borderWidth": 3}, "Base": {"baseClass": "Root"}, "Root": {"cornerRadius": 8, "borderWidth": 1}}"#,
        8, 3
      ),
      // In a circle nothing is inherited twice.
      (
        #"{"CardView": {"baseClass": "Base"}, "Base": {"baseClass": "CardView", "cornerRadius": 4}}"#,
        4, nil
      ),
      (#"{"CardView": {"baseClass": "UIControl", "cornerRadius": 2}}"#, 2, nil),
    ] as [(String, Double, Double?)])
  func baseClasses(designables: String, radius: Double, border: Double?) throws {
    let (look, diagnostics) = try resolve(#"{"designables": \#(designables)}"#)
    #expect(look["cornerRadius"] as? Double == radius)
    #expect(look["borderWidth"] as? Double == border)
    #expect(diagnostics.isEmpty)
  }

  @Test func gradients() throws {
    let look = try resolve(
      ##"{"designables": {"CardView": {"gradient": {"colors": ["#FF0000", "#0000FF"]}}}}"##
    ).look
    let gradient = try #require(look["gradient"] as? [String: Any])
    #expect((gradient["colors"] as? [Any])?.count == 2)
    #expect(gradient["direction"] as? String == "down")
    _ = try folder.add(
      "ninefold.json",
      ##"{"designables": {"CardView": {"gradient": {"colors": ["#FF0000", "#0000FF"], "direction": "right"}}}}"##
    )
    let run = try WorkerProgram.run([
      "render", "--device", "iPhone 8", "--no-frame", "-o", folder.path + "/card.svg",
      folder.path + "/Card.xib",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let picture = try String(contentsOfFile: folder.path + "/card.svg", encoding: .utf8)
    #expect(picture.contains("<linearGradient"))
  }

  /// Interface Builder's canvas names the class of an empty view, unless the project says what it fills itself with;
  /// devices never do.
  @Test(arguments: [
    (nil, true), (#"{"cornerRadius": 12}"#, true), (#"{"borderWidth": 0}"#, true),
    (card, false), (##"{"gradient": {"colors": ["#FF0000", "#0000FF"]}}"##, false),
  ])
  func whatIsSeenIsNotNamed(look: String?, isNamed: Bool) throws {
    let configuration = look.map { #"{"designables": {"CardView": \#($0)}}"# }
    let designed = try resolve(configuration, on: ["--as-designed"]).look
    #expect(designed["caption"] as? String == (isNamed ? "CardView" : nil))
    #expect(try resolve(configuration).look["caption"] == nil)
  }

  /// A view of a class has its size where nothing else says one.
  @Test(arguments: [
    ("[120, 40]", [120.0, 40]), ("[null, 40]", [nil, 40]), ("[120, null]", [120, nil]),
  ])
  func sizes(size: String, lengths: [Double?]) throws {
    _ = try folder.add(
      "Badge.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge"/></subviews>
      <constraints>
      <constraint firstItem="badge" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="10" id="2"/></constraints></view></objects></document>
      """)
    _ = try folder.add("ninefold.json", #"{"designables": {"Badge": {"size": \#(size)}}}"#)
    let run = try WorkerProgram.run(
      ["resolve", "--device", "iPhone 8", folder.path + "/Badge.xib"])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let badge = try #require((root["children"] as? [[String: Any]])?.first)
    let frame = try #require(badge["frame"] as? [Double])
    for (length, found) in zip(lengths, frame[2...]) where length != nil {
      #expect(found == length)
    }
    #expect((scene["issues"] as? [Any] ?? []).isEmpty == !lengths.contains(nil))
  }

  /// Inspectable properties that set a text, such as the key of one.
  @Test func texts() throws {
    func attribute(_ key: String, _ text: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(key)" \
      value="\(text)"/></userDefinedRuntimeAttributes>
      """
    }
    _ = try folder.add(
      "Texts.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Label" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>\
      \(attribute("locKey", "login.title"))</label>
      <textField placeholder="Old" id="f"><rect key="frame" x="0" y="40" width="100" height="20"/>\
      \(attribute("hintKey", "login.hint"))</textField></subviews></view></objects></document>
      """)
    _ = try folder.add(
      "ninefold.json", #"{"runtimeAttributes": {"locKey": "text", "hintKey": "placeholder"}}"#)
    let run = try WorkerProgram.run(
      ["resolve", "--details", "--device", "iPhone 8", folder.path + "/Texts.xib"])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let looks = (root["children"] as? [[String: Any]] ?? []).map { $0["look"] as? [String: Any] }
    #expect(looks.first??["text"] as? String == "login.title")
    #expect((looks.last??["field"] as? [String: Any])?["placeholder"] as? String == "login.hint")
  }

  // MARK: Keys of texts

  private static let keyed = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label id="l" text="Label"><rect key="frame" x="0" y="0" width="320" height="20"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="xibLocKey" \
    value="greeting"/></userDefinedRuntimeAttributes></label>
    <textField id="f"><rect key="frame" x="0" y="40" width="320" height="20"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="placeKey" \
    value="name.hint"/></userDefinedRuntimeAttributes></textField>
    </subviews></view></objects></document>
    """

  /// What a label and a field show whose texts are keys.
  @Test(
    arguments: [
      ([], ["Hello", "Your name"]), (["--language", "de"], ["Hallo", "Your name"]),
      (["--language", "fr"], ["Bonjour", "Your name"]),
      (["--language", "bounded"], ["[# Hello #]", "[# Your name #]"]),
    ] as [([String], [String])])
  func keysOfTextsAreLookedUp(options: [String], texts: [String]) throws {
    let keyed = try folder.add("App/Views/Keyed.xib", Self.keyed)
    _ = try folder.add(
      "ninefold.json",
      #"{"runtimeAttributes": {"xibLocKey": "text", "placeKey": "placeholder"}}"#)
    _ = try folder.add(
      "App/en.lproj/Localizable.strings", #""greeting" = "Hello"; "name.hint" = "Your name";"#)
    _ = try folder.add("App/de.lproj/Localizable.strings", #""greeting" = "Hallo";"#)
    // Farther away.
    _ = try folder.add("Other/Kit/de.lproj/Localizable.strings", #""greeting" = "Servus";"#)
    _ = try folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations": {"fr":
      {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
      """)
    let run = try WorkerProgram.run(["resolve", "--details"] + options + [keyed])
    #expect(run.status == 0, "\(run.errors)")
    for text in texts { #expect(run.output.contains("\"\(text)\""), "\(text)") }
  }

  /// Without a table a key is shown as it is.
  @Test func keysWithoutTextsAreShown() throws {
    let keyed = try folder.add("App/Views/Keyed.xib", Self.keyed)
    _ = try folder.add("ninefold.json", #"{"runtimeAttributes": {"xibLocKey": "text"}}"#)
    let run = try WorkerProgram.run(["resolve", "--details", keyed])
    #expect(run.output.contains("\"greeting\""))
  }

  /// What stands in the document is never seen, and a key has words in each language or none.
  @Test(arguments: [
    ("de", ["“Your name” isn't translated into German: no text has the key name.hint."]),
    ("en", []),
  ])
  func keysOfTextsAreTranslatedOrNot(language: String, messages: [String]) throws {
    _ = try folder.add("App/Views/Keyed.xib", Self.keyed)
    _ = try folder.add(
      "ninefold.json",
      #"{"runtimeAttributes": {"xibLocKey": "text", "placeKey": "placeholder"}}"#)
    _ = try folder.add(
      "App/en.lproj/Localizable.strings", #""greeting" = "Hello"; "name.hint" = "Your name";"#)
    _ = try folder.add("App/de.lproj/Localizable.strings", #""greeting" = "Hallo";"#)
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPhone 8", "--languages", language, "--format", "json",
      folder.path + "/App",
    ])
    let findings = try run.objects().first?["findings"] as? [[String: Any]] ?? []
    let untranslated = findings.filter { $0["rule"] as? String == "untranslated" }
    #expect(untranslated.compactMap { $0["message"] as? String } == messages, "\(run.errors)")
    #expect(untranslated.allSatisfy { $0["id"] as? String == "f" })
  }
}

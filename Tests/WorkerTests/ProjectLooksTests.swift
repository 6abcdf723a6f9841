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
    _ configuration: String?
  ) throws -> (look: [String: Any], diagnostics: [[String: Any]]) {
    if let configuration { _ = try folder.add("ninefold.json", configuration) }
    let run = try WorkerProgram.run(
      ["resolve", "--details", "--device", "iPhone 8", folder.path + "/Card.xib"])
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
      "{\"designables\":\n{\"CardView\": {\"size\": 1}}}", "ninefold.json:2: There is no key “size”"
    ),
    ("{\"designables\": {\"CardView\": {\"borderColor\": \"red\"}}}", "“red” is no colour"),
    ("{\"designables\": {\"CardView\": {\"cornerRadius\": -1}}}", "This has to be 0 or more."),
    ("{\"designables\": []}", "This has to be an object."),
    ("{", "ninefold.json:1: A key in quotation marks is expected."),
  ])
  func whatCannotBeUsedIsAWarning(configuration: String, message: String) throws {
    let diagnostics = try resolve(configuration).diagnostics
    let messages = diagnostics.compactMap { $0["message"] as? String }
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(diagnostics.allSatisfy { $0["severity"] as? String == "warning" })
  }
}

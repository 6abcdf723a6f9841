import Foundation
import Testing

/// The file beside a document that declares what its app does in code.
@Suite struct CompanionTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Fixtures.storyboard)
  }

  private func companion(_ text: String) throws { _ = try folder.add("Main.preview.json", text) }

  private func resolve(_ arguments: String...) throws -> [String: Any] {
    try #require(try WorkerProgram.run(["resolve"] + arguments).objects().first)
  }

  private func traits(_ result: [String: Any]) -> String? {
    let scenes = result["scenes"] as? [[String: Any]]
    return (scenes?.first?["traits"] as? [String: Any])?["horizontalSizeClass"] as? String
  }

  private static let override = """
    { "traitOverrides": [ { "child": "one-vc-one",
                            "traits": { "horizontalSizeClass": "regular" } } ] }
    """

  @Test func itIsAppliedUnlessItIsLeftOut() throws {
    #expect(try resolve(document)["companion"] == nil)
    try companion(Self.override)
    let result = try resolve(document)
    #expect(
      (result["companion"] as? [String: Any])?["file"] as? String == folder.path
        + "/Main.preview.json")
    #expect(traits(result) == "regular")
    for option in ["--no-companion", "--as-designed"] {
      let plain = try resolve(option, document)
      #expect(plain["companion"] == nil && traits(plain) == "compact")
    }
  }

  @Test func aBadOneIsReportedAndDoesWithout() throws {
    try companion("{\n  \"texts\": [ { \"view\": 1 } ] }")
    let result = try resolve(document)
    #expect(traits(result) == "compact" && result["error"] == nil)
    let error = try #require((result["companion"] as? [String: Any])?["error"] as? [String: Any])
    #expect(error["code"] as? String == "companion-bad-value")
    #expect(error["line"] as? Int == 2 && error["column"] as? Int == 24)
    #expect((error["message"] as? String)?.hasPrefix("$.texts[0].view: ") == true)
    #expect(error["file"] as? String == folder.path + "/Main.preview.json")

    // The place is the companion file's.
    let run = try WorkerProgram.run(["constraints", document])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(folder.path)/Main.preview.json:2:24: $.texts[0].view: "))
    #expect(try WorkerProgram.run(["constraints", "--no-companion", document]).status == 0)
  }

  @Test func unknownKeysAreDiagnostics() throws {
    try companion("{\n \"texs\": [] }")
    let result = try #require(try resolve(document)["companion"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["line"] as? Int } == [2])
    #expect(result["error"] == nil)

    let played = try WorkerProgram.run(
      ["simulate", "--steps", "-", document], input: #"[{"rotate": {}}]"#
    ).objects()
    try #require(played.count == 2)
    let launch = try #require(played[0]["companion"] as? [String: Any])
    #expect((launch["diagnostics"] as? [Any])?.count == 1)
    #expect(played[1]["companion"] == nil)
  }

  /// Each text is for something in some scene, by its id, an outlet or a label.
  @Test func textsForNothingAreDiagnostics() throws {
    let names = ["one-vc-one", "nothing", "view"]
    let texts = names.map { "{ \"view\": \"\($0)\", \"text\": \"\" }" }.joined(separator: ",\n")
    try companion("{ \"texts\": [\n\(texts) ] }")
    let result = try #require(try resolve(document)["companion"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["rule"] as? String } == ["companion-unresolved-reference"])
    #expect(diagnostics.first?["line"] as? Int == 3)
    #expect(
      (diagnostics.first?["message"] as? String)?.hasPrefix("$.texts[1].view: “nothing”") == true)
  }

  /// Where each is written, what it is, and which name may have been meant.
  @Test(
    arguments: [
      (
        #"{"splitViews": [{"controller": "one-vc-onne"}]}"#, 32, "$.splitViews[0].controller",
        "one-vc-one"
      ),
      (
        #"{"traitOverrides": [{"child": "Nobody", "traits": {}}]}"#, 31,
        "$.traitOverrides[0].child", nil
      ),
      (
        #"{"constraints": [{"in": "one-vc-oen", "alternatives": []}]}"#, 25, "$.constraints[0].in",
        "one-vc-one"
      ),
      (
        #"{"actions": {"show": {"sentBy": [{"sender": "Nothing"}]}}}"#, 45,
        "$.actions.show.sentBy[0].sender", nil
      ),
      (#"{"segues": [{"segue": "gone"}]}"#, 23, "$.segues[0].segue", nil),
      (
        #"{"disclosureIndicators": [{"cells": "Row", "pushesBy": "show"}]}"#, 37,
        "$.disclosureIndicators[0].cells", nil
      ),
      (
        #"{"orientations": [{"controller": "UIViewControler", "supports": ["portrait"]}]}"#, 34,
        "$.orientations[0].controller", "UIViewController"
      ),
      (
        #"{"texts": [{"view": "one-vc-one", "when": {"shows": "Nobody"}, "text": ""}]}"#, 53,
        "$.texts[0].when.shows", nil
      ),
      (#"{"names": {"photo": "one-vc-on"}}"#, 21, "$.names.photo", "one-vc-one"),
      (
        #"{"appearance": [{"class": "UILable", "properties": {}}]}"#, 27, "$.appearance[0].class",
        "UILabel"
      ),
      (
        #"{"appearance": [{"class": "UILabel", "properties": {"textColour": "red"}}]}"#, 67,
        "$.appearance[0].properties.textColour", "textColor"
      ),
      (
        #"{"appearance": [{"class": "UILabel", "properties": {"textColor": "systemRde"}}]}"#, 66,
        "$.appearance[0].properties.textColor", "systemRed"
      ),
      (
        #"{"appearance": [{"class": "UILabel", "properties": {"textColor": 1}}]}"#, 66,
        "$.appearance[0].properties.textColor", nil
      ),
      (
        ##"{"appearance": [{"class": "UILabel", "properties": {"textColor": "#12345"}}]}"##, 66,
        "$.appearance[0].properties.textColor", nil
      ),
      (#"{"tetxs": []}"#, 2, "$.tetxs", "texts"),
    ] as [(String, Int, String, String?)])
  func unknownNamesAreDiagnostics(
    text: String, column: Int, path: String, meant: String?
  ) throws {
    try companion(text)
    let result = try #require(try resolve(document)["companion"] as? [String: Any])
    #expect(result["error"] == nil)
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    try #require(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics[0]["line"] as? Int == 1 && diagnostics[0]["column"] as? Int == column)
    let message = try #require(diagnostics[0]["message"] as? String)
    #expect(message.hasPrefix(path + ": "), "\(message)")
    #expect(message.contains("did you mean") == (meant != nil), "\(message)")
    if let meant { #expect(message.contains("(did you mean “\(meant)”?)"), "\(message)") }
  }

  @Test(arguments: ["AdaptivePhotos", "Presentations", "UnifiedStoryboard"])
  func samplesNameWhatThereIs(sample: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/\(sample).storyboard")
    let result = try #require(try resolve(file.path)["companion"] as? [String: Any])
    #expect((result["diagnostics"] as? [[String: Any]] ?? []).isEmpty, "\(result)")
  }

  /// The frames of the root view's subviews in a scene of the sample.
  private func sample(_ controller: String, _ arguments: [String]) throws -> [String: [Double]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/AdaptivePhotos.storyboard")
    let run = try WorkerProgram.run(
      ["resolve", "--device", "iPhone 15 Pro", "--scene", controller] + arguments + [file.path])
    let scenes = try run.objects().first?["scenes"] as? [[String: Any]]
    let root = try #require(scenes?.first?["root"] as? [String: Any])
    let children = root["children"] as? [[String: Any]] ?? []
    return Dictionary(
      children.map { ($0["id"] as? String ?? "", $0["frame"] as? [Double] ?? []) }
    ) { first, _ in first }
  }

  @Test func theSampleExchangesConstraintsAtCompactHeight() throws {
    let upright = try sample("gnJ-DZ-Ddm", ["--orientation", "portrait"])
    #expect(upright["HDz-kj-w1G"]?[2] == 393, "the picture fills the width")
    let low = try sample("gnJ-DZ-Ddm", ["--orientation", "landscape"])
    let picture = try #require(low["HDz-kj-w1G"])
    let details = try #require(low["u9A-Qm-EJH"])
    // Half of 852 less the safe area of 59 on either side.
    #expect(picture[2] == 367)
    #expect(details[0] == picture[0] + picture[2] + 20)
  }

  @Test func theSampleHasBothColumnsInLandscape() throws {
    func columns(_ arguments: String...) throws -> Int {
      try sample("vYZ-YG-6Cy", ["--orientation"] + arguments).keys
        .count { ["ninefold:view:24i-qE-Z7j", "Emp-ty-Vew"].contains($0) }
    }
    #expect(try columns("portrait") == 1)
    #expect(try columns("landscape") == 2)
    #expect(try columns("landscape", "--no-companion") == 1)
  }

  @Test func detailsSayWhoSetTheTraits() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/AdaptivePhotos.storyboard")
    func setters(_ arguments: String...) throws -> [String: [String: String]] {
      let run = try WorkerProgram.run(
        [
          "resolve", "--device", "iPhone 15 Pro", "--orientation", "landscape", "--scene",
          "vYZ-YG-6Cy",
        ] + arguments + [file.path])
      var found: [String: [String: String]] = [:]
      func collect(_ node: [String: Any]) {
        if let id = node["id"] as? String, let setBy = node["setBy"] as? [String: String] {
          found[id] = setBy
        }
        for child in node["children"] as? [[String: Any]] ?? [] { collect(child) }
      }
      for scene in try run.objects().first?["scenes"] as? [[String: Any]] ?? [] {
        collect(scene["root"] as? [String: Any] ?? [:])
      }
      return found
    }
    let found = try setters("--details")
    // The override is the container's, the compact column the split view's; what is in the secondary
    // column has the split view's traits.
    #expect(
      found.mapValues { $0["horizontalSizeClass"] } == [
        "ninefold:view:i35-GE-6ni": "viewController ninefold:container",
        "ninefold:view:24i-qE-Z7j": "viewController vYZ-YG-6Cy",
      ])
    #expect(found.values.allSatisfy { $0["verticalSizeClass"] == "screen" })
    #expect(try setters() == [:])
  }
}

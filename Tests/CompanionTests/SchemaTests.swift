import Foundation
import Testing

@testable import Companion

/// The schema accepts a file exactly when the reader has nothing to say about it; only the texts of
/// constraints and repeated keys are beyond a schema.
@Suite struct SchemaTests {
  /// Valid on their own, and made invalid by the changes below.
  private static let valid = [
    "{}",
    #"{"$schema": "s", "comment": 1, "names": {"a": "b"}}"#,
    #"{"traitOverrides": [{"child": "a", "when": {"widerThan": 320}, "traits": {"displayScale": 2}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"userInterfaceIdiom": "pad", "comment": ""}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"preferredContentSizeCategory": "extraSmall"}}]}"#,
    #"{"texts": [{"view": "v", "text": "", "when": {"preferredContentSizeCategory": "large"}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"layoutDirection": "rightToLeft"}}]}"#,
    #"{"splitViews": [{"controller": "s", "collapse": [{"secondary": "discard", "when": {}}]}]}"#,
    #"{"splitViews": [{"controller": "s", "separate": [{"secondary": "empty"}]}]}"#,
    #"{"splitViews": [{"controller": "s", "collapse": [{"keepInPrimary": ["a", "b"]}]}]}"#,
    #"{"splitViews": [{"controller": "s", "primaryForExpanding": [{"controller": "c"}]}]}"#,
    #"{"splitViews": [{"controller": "s", "topColumnForCollapsing": [{"column": "primary"}]}]}"#,
    #"{"constraints": [{"in": "v", "views": {"a": "b"}, "metrics": {"m": 1}, "alternatives": []}]}"#,
    #"{"constraints": [{"in": "v", "alternatives": [{"constraints": ["[a]"], "deactivates": "x"}]}]}"#,
    #"{"constraints": [{"in": "v", "alternatives": [{"metrics": {"m": 1}, "constraints": [{"format": "[a][b]", "options": ["alignAllTop"]}]}]}]}"#,
    #"{"appearance": [{"class": "UIView", "containedIn": "A", "properties": {"tintColor": "b", "alpha": 1, "hidden": true}}]}"#,
    #"{"animations": [{"controller": "c", "during": "traits", "exchangesConstraints": true}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "changes": [{"view": "v", "property": "alpha", "to": 0}]}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": {"comment": 1, "exchangesConstraints": true}}]}"#,
    #"{"animations": [{"controller": "c", "during": "traits", "completion": {"texts": {"v": ""}, "properties": {"v": {"axis": "vertical", "spacing": 8, "hidden": false}}}}]}"#,
    #"{"traitOverrides": [{"child": "a", "container": "Outer", "traits": {}}]}"#,
    #"{"traitOverrides": [{"child": "a", "begins": "transition", "traits": {}}]}"#,
    #"{"presentations": [{"presented": "p", "frame": [{"width": "50%", "top": -8}], "cornerRadius": 0}]}"#,
    #"{"presentations": [{"presented": "p", "dimming": {"color": "black", "alpha": 1}}]}"#,
    #"{"presentations": [{"presented": "p", "adaptiveStyle": [{"style": "none"}]}]}"#,
    #"{"presentations": [{"presented": "p", "traits": [{"traits": {"verticalSizeClass": "compact"}}], "removesPresenter": true}]}"#,
    #"{"splitViews": [{"controller": "s", "show": [{"when": {}, "does": "popover"}], "showDetail": []}]}"#,
    #"{"segues": [{"segue": "a", "when": {"widerThan": 1}, "shouldPerform": false, "does": "push"}]}"#,
    #"{"actions": {"map": {"implementedBy": [{"controller": "c", "does": "push"}]}}}"#,
    #"{"actions": {"show": {"sentBy": [{"sender": "c", "controller": "d", "title": "{row}"}]}}}"#,
    #"{"actions": {"show": {"sentBy": [{"sender": "c", "sets": {"title": ["a", "b"]}}]}}}"#,
    #"{"segues": [{"segue": "a", "sets": {"comment": "", "title": {"fromRow": "v"}}}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"texts": {"v": "t"}, "images": {"i": ["a"]}, "lists": [{"view": "v", "sections": []}]}}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "images": {"a": "b", "c": ["d"]}}]}]}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "accessory": "checkmark", "height": 60}]}]}]}"#,
    #"{"properties": [{"view": "v", "when": {"verticalSizeClass": "compact"}, "values": {"axis": "horizontal", "spacing": 8, "hidden": false}}]}"#,
    #"{"fillsTables": false}"#, #"{"infersXibs": false}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UILabel", "at": 0, "text": "", "font": {"style": "title1"}, "values": {"textColor": "red"}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "B", "when": {"widerThan": 1}, "frame": {"width": 1, "height": 0}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UIButton", "buttonType": "system", "systemImage": "star", "font": {"name": "F", "size": 12}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UISegmentedControl", "segments": ["x"], "image": "i", "placeholder": ""}]}"#,
    #"{"images": [{"name": "a", "register": "b.png", "traits": {"verticalSizeClass": "compact"}, "appearance": "dark"}]}"#,
    #"{"images": [{"name": "a", "unregister": true}]}"#,
    #"{"disclosureIndicators": [{"cells": ["a", "b"], "pushesBy": "show"}]}"#,
    #"{"texts": [{"view": "v", "text": "", "when": {"anyOf": [{"shows": "a"}], "not": {"primaryShows": ["b"]}}}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"header": "h", "rows": [{"cell": "c", "count": 0, "texts": {"a": "b", "c": ["d"]}}]}]}]}"#,
    #"{"pages": [{"controller": "c", "pages": ["a", "b"], "showsPageControl": true}]}"#,
    #"{"orientations": [{"controller": "c", "when": {"verticalSizeClass": "compact"}, "supports": ["portraitUpsideDown"]}]}"#,
  ]

  private static let invalid = [
    #"{"views": [{"name": "a", "in": "v"}]}"#,
    #"{"views": [{"name": "", "in": "v", "class": "UIView"}]}"#,
    #"{"views": [{"name": "a", "class": "UIView"}]}"#,
    #"{"views": [{"in": "v", "class": "UIView"}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UIView", "frame": {"x": 1, "y": 1}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UIView", "frame": {"width": -1, "height": 1}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UILabel", "font": {"style": "Body"}}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UIButton", "buttonType": "round"}]}"#,
    #"{"views": [{"name": "a", "in": "v", "class": "UIView", "at": -1, "colour": "red"}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"preferredContentSizeCategory": "AX5"}}]}"#,
    #"{"traitOverrides": [{"child": "a", "begins": "now", "traits": {}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"layoutDirection": "rtl"}}]}"#,
    "[]", "1", #"{"unknown": 1}"#, #"{"$schema": 1}"#, #"{"names": []}"#, #"{"names": {"a": 1}}"#,
    #"{"images": [{"name": "a"}]}"#, #"{"images": [{"name": "a", "unregister": false}]}"#,
    #"{"images": [{"name": "a", "register": "b", "unregister": true}]}"#,
    #"{"traitOverrides": {}}"#, #"{"traitOverrides": [{}]}"#,
    #"{"traitOverrides": [{"child": "a"}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"verticalSizeClass": "any"}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"displayScale": 0.5}}]}"#,
    #"{"traitOverrides": [{"child": "a", "traits": {"widerThan": 1}}]}"#,
    #"{"splitViews": [{"collapse": []}]}"#,
    #"{"splitViews": [{"controller": "s", "collapse": [{"secondary": "keep"}]}]}"#,
    #"{"splitViews": [{"controller": "s", "separate": [{}]}]}"#,
    #"{"splitViews": [{"controller": "s", "separate": [{"secondary": ""}]}]}"#,
    #"{"splitViews": [{"controller": "s", "displayModeForExpanding": [{"displayMode": "automatic"}]}]}"#,
    #"{"constraints": [{"in": "v"}]}"#, #"{"constraints": [{"in": "", "alternatives": []}]}"#,
    #"{"constraints": [{"in": "v", "alternatives": [{"constraints": "[a]"}]}]}"#,
    #"{"constraints": [{"in": "v", "alternatives": [{"constraints": [1]}]}]}"#,
    #"{"constraints": [{"in": "v", "alternatives": [{"constraints": [{"format": "[a]", "options": ["top"]}]}]}]}"#,
    #"{"constraints": [{"in": "v", "metrics": {"m": "1"}, "alternatives": []}]}"#,
    #"{"appearance": [{"class": "UIView"}]}"#, #"{"appearance": [{"properties": {}}]}"#,
    #"{"appearance": [{"class": "UIView", "properties": {"a": null}}]}"#,
    #"{"animations": [{"controller": "c"}]}"#,
    #"{"animations": [{"controller": "c", "during": "rotation"}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "changes": [{"view": "v", "property": "frame"}]}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "exchangesConstraints": 1}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": []}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": {"changes": []}}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": {"texts": {"v": 1}}}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": {"properties": {"v": 1}}}]}"#,
    #"{"animations": [{"controller": "c", "during": "size", "completion": {"properties": {"v": {"axis": null}}}}]}"#,
    #"{"traitOverrides": [{"child": "a", "container": "", "traits": {}}]}"#,
    #"{"presentations": [{}]}"#, #"{"presentations": [{"presented": "p", "cornerRadius": -1}]}"#,
    #"{"presentations": [{"presented": "p", "frame": [{"width": "50"}]}]}"#,
    #"{"presentations": [{"presented": "p", "frame": [{"width": "101%"}]}]}"#,
    #"{"presentations": [{"presented": "p", "dimming": {"alpha": 2}}]}"#,
    #"{"presentations": [{"presented": "p", "adaptiveStyle": [{"style": "sheet"}]}]}"#,
    #"{"presentations": [{"presented": "p", "adaptiveStyle": [{"style": "popover"}]}]}"#,
    #"{"presentations": [{"presented": "p", "traits": {}}]}"#,
    #"{"splitViews": [{"controller": "s", "show": [{}]}]}"#,
    #"{"segues": [{"does": "push"}]}"#, #"{"segues": [{"segue": "a", "does": "replace"}]}"#,
    #"{"segues": [{"segue": "a", "shouldPerform": "no"}]}"#,
    #"{"actions": []}"#, #"{"actions": {"a": {"implementedBy": [{"controller": "c"}]}}}"#,
    #"{"actions": {"a": {"sentBy": [{}]}}}"#, #"{"actions": {"a": {"does": "show"}}}"#,
    #"{"segues": [{"segue": "a", "sets": []}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"text": "t"}}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"title": 1}}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"texts": {"v": {"row": "a"}}}}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"images": {"v": [1]}}}]}"#,
    #"{"segues": [{"segue": "a", "sets": {"texts": {"v": {"fromRow": ""}}}}]}"#,
    #"{"disclosureIndicators": [{"cells": []}]}"#,
    #"{"disclosureIndicators": [{"cells": 1, "pushesBy": "a"}]}"#,
    #"{"texts": [{"view": "v"}]}"#,
    #"{"texts": [{"view": "v", "text": "", "when": {"shows": 1}}]}"#,
    #"{"texts": [{"view": "v", "text": "", "when": []}]}"#,
    #"{"texts": [{"view": "v", "text": "", "when": {"anyOf": {}}}]}"#,
    #"{"orientations": [{"controller": "c", "supports": []}]}"#,
    #"{"orientations": [{"controller": "c", "supports": ["sideways"]}]}"#,
    #"{"lists": [{"view": "v"}]}"#, #"{"pages": [{"controller": "c"}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "count": -1}]}]}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "accessory": "chevron"}]}]}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "height": 0}]}]}]}"#,
    #"{"fillsTables": 1}"#, #"{"infersXibs": "no"}"#, #"{"properties": [{"view": "v"}]}"#,
    #"{"properties": [{"view": "v", "values": {"axis": []}}]}"#,
    #"{"lists": [{"view": "v", "sections": [{"rows": [{"cell": "c", "texts": {"a": 1}}]}]}]}"#,
  ]

  @Test(arguments: valid) func theReaderAcceptsWhatIsValid(text: String) throws {
    #expect(try companion(text).diagnostics.isEmpty)
  }

  @Test(arguments: invalid) func theReaderRefusesOrReportsWhatIsNot(text: String) throws {
    let diagnostics = try? companion(text).diagnostics
    #expect(diagnostics?.isEmpty != true)
  }

  /// Debian's python3-jsonschema judges all of them in one go.
  @Test func theSchemaAgreesWithTheReader() throws {
    let samples = try Self.sampleTexts()
    #expect(!samples.isEmpty)
    let verdicts = try Self.verdicts(on: samples + Self.valid + Self.invalid)
    let expected = Self.invalid.map { _ in false }
    #expect(verdicts.prefix(samples.count + Self.valid.count).allSatisfy { $0 })
    let wrong = zip(Self.invalid, verdicts.suffix(expected.count)).filter(\.1).map(\.0)
    #expect(wrong == [], "the schema accepts these")
    let refused = zip(samples + Self.valid, verdicts).filter { !$0.1 }.map(\.0)
    #expect(refused == [], "the schema refuses these")
  }

  private static var resources: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources")
  }

  private static func sampleTexts() throws -> [String] {
    let directory = resources.appending(path: "Samples")
    return try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".preview.json") }.sorted()
      .map { try String(contentsOf: directory.appending(path: $0), encoding: .utf8) }
  }

  /// Whether each of the texts is valid.
  private static func verdicts(on texts: [String]) throws -> [Bool] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      "-c",
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print(json.dumps([validator.is_valid(json.loads(t)) for t in json.load(open(sys.argv[2]))]))
      """,
      resources.appending(path: "Companion/companion.schema.json").path,
    ]
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try JSONEncoder().encode(texts).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.arguments?.append(file.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "python3 with python3-jsonschema is needed")
    return try JSONDecoder().decode([Bool].self, from: data)
  }
}

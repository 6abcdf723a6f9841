import Foundation
import Testing

/// What `lint` does as a request of `serve` beside checking: reports, fixes, and what is left out.
@Suite struct LintRequestTests {
  private let folder: Folder
  private let file: String

  private static let unused =
    #"<variation key="widthClass=compact" alpha="0.5"/>"#

  /// A label of low contrast, and a variation that changes nothing.
  init() throws {
    folder = try Folder()
    file = try folder.add(
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useTraitCollections="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <webView alpha="0.5" id="w"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(Self.unused)
      </webView>
      </subviews></view></objects></document>
      """)
  }

  /// The answer to a request: its result, or its error.
  private func ask(_ members: [String: Any]) throws -> [String: Any] {
    var parameters: [String: Any] = [
      "paths": [file], "devices": ["iPhone 15 Pro"], "orientations": ["portrait"],
      "usesCache": false,
    ]
    parameters.merge(members) { $1 }
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "lint", "params": parameters,
    ]
    let line = try JSONSerialization.data(withJSONObject: request)
    let run = try WorkerProgram.run(["serve"], input: String(decoding: line, as: UTF8.self) + "\n")
    return try #require(try run.objects().first, "\(run.errors)")
  }

  private func result(_ members: [String: Any]) throws -> [String: Any] {
    let answer = try ask(members)
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  private func rules(_ result: [String: Any]) -> [String] {
    (result["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }.sorted()
  }

  /// The same bytes as the command's.
  @Test(arguments: ["text", "sarif", "junit", "github", "gitlab", "html"])
  func reports(format: String) throws {
    let report = try #require(try result(["format": format])["report"] as? String)
    let run = try WorkerProgram.run([
      "lint", "--format", format, "--devices", "iPhone 15 Pro", "--orientations", "portrait",
      "--no-cache", file,
    ])
    #expect(report == run.output && report.contains("deprecated-class"))
    #expect(try result([:])["report"] == nil)
  }

  @Test func fixes() throws {
    let tried = try result(["fix": true, "dryRun": true])
    #expect(rules(tried) == [] && tried["fixes"] == nil)
    let patch = try #require(tried["patch"] as? String)
    #expect(patch.contains("\n-" + Self.unused + "\n"), "\(patch)")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains(Self.unused))
    let fixed = try result(["fix": true])
    #expect(fixed["fixes"] as? [String: Int] == ["findings": 1, "documents": 1])
    #expect(rules(fixed) == ["deprecated-class"])
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains(Self.unused))
  }

  @Test func whatIsLeftOut() throws {
    let all = try result([:])
    #expect(rules(all) == ["deprecated-class", "unused-variation"])
    #expect(rules(try result(["disable": ["deprecated-class"]])) == ["unused-variation"])
    let earlier = try folder.add(
      "earlier.json",
      String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self))
    #expect(rules(try result(["baseline": earlier])) == [])
  }

  @Test func shards() throws {
    _ = try folder.add("B.xib", try String(contentsOfFile: file, encoding: .utf8))
    let whole = try result(["paths": [folder.path]])
    let parts = try (1...2).map { part in
      let found = try result(["paths": [folder.path], "shard": "\(part)/2"])
      #expect(found["shard"] as? String == "\(part)/2" && found["documents"] as? Int == 1)
      return try folder.add(
        "\(part).json",
        String(decoding: try JSONSerialization.data(withJSONObject: found), as: UTF8.self))
    }
    let merged = try result(["paths": [String](), "merge": parts])
    #expect(NSDictionary(dictionary: merged) == NSDictionary(dictionary: whole))
    let missing = try ask(["paths": [String](), "merge": [parts[0]]])
    #expect("\(missing["error"] ?? "")".contains("missing"), "\(missing)")
  }

  @Test(
    arguments: [
      (#"{"dryRun": true}"#, "--fix"), (#"{"shard": "5/4"}"#, "5/4"),
      (#"{"disable": ["tap-targets"]}"#, "tap-targets"), (#"{"merge": ["a.json"]}"#, "--merge"),
      (#"{"format": "xml"}"#, "params.format"), (#"{"baseline": "/none.json"}"#, "none.json"),
    ])
  func whatCantBeMeant(parameters: String, message: String) throws {
    let members = try JSONSerialization.jsonObject(with: Data(parameters.utf8)) as? [String: Any]
    let answer = try ask(try #require(members))
    let error = try #require(answer["error"] as? [String: Any], "\(answer)")
    #expect("\(error)".contains(message), "\(error)")
  }
}

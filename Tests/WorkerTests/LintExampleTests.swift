import Foundation
import Testing

@testable import Linting
@testable import Workspace

/// What `lint --explain` shows: each example breaks its rule, and the mended one doesn't.
@Suite struct LintExampleTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A document with a part of it.
  private static func document(_ example: LintExample, _ text: String) -> String {
    var (views, rest, resources, attributes) = (example.context, "", "", "")
    var scenes: String?
    var controller: String?
    switch example.place {
    case .subviews: views += text
    case .launchScreen:
      views += text
      attributes = #" launchScreen="YES""#
    case .view: rest = text
    case .objects: controller = text
    case .document: scenes = text
    case .resources: resources = "<resources>\n\(text)\n</resources>"
    case .file: break
    }
    let subviews = rest.isEmpty ? "<subviews>\n\(views)\n</subviews>" : ""
    let own = """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>\(subviews)\(rest)
      </view></viewController>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" initialViewController="vc"\(attributes)>
      \(scenes ?? "<scenes><scene sceneID=\"s\"><objects>\(controller ?? own)</objects></scene></scenes>")
      \(resources)</document>
      """
  }

  private func rules(_ example: LintExample, _ text: String, in name: String) throws -> Set<String>
  {
    for (path, content) in example.files { _ = try folder.add(name + "/" + path, content) }
    if case .file(let path) = example.place { _ = try folder.add(name + "/" + path, text) }
    let file = try folder.add(name + "/Main.storyboard", Self.document(example, text))
    var arguments = [
      "lint", "--format", "json", "--root", folder.path + "/" + name, "--devices",
      "iPhone SE (1st generation),iPhone 15 Pro",
    ]
    if let system = example.system { arguments += ["--systems", system] }
    if let sdk = example.sdk { arguments += ["--built-with", sdk] }
    if let languages = example.languages { arguments += ["--languages", languages] }
    // A project as a whole is its folder.
    let path = example.isOfProject ? folder.path + "/" + name : file
    let run = try WorkerProgram.run(arguments + [path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let findings = try #require(result["findings"] as? [[String: Any]])
    return Set(
      findings.compactMap { ($0["rule"] as? String).flatMap { RulePage.named($0)?.id } })
  }

  @Test(arguments: RulePage.all.map(\.id))
  func examplesBreakTheirRule(_ id: String) throws {
    let rule = try #require(RulePage.named(id))
    let example = rule.example
    let broken = try rules(example, example.broken, in: "broken")
    #expect(broken.contains(id), "\(broken)")
    let mended = try rules(example, example.mended, in: "mended")
    #expect(!mended.contains(id) && !mended.contains("malformed-xml"), "\(mended)")
  }

  /// The documentation has each rule as its page has it.
  @Test func pagesAreRowsOfTheDocumentation() throws {
    let text = try String(
      contentsOf: ProtocolSchema.resources.appending(path: "Documentation/Worker.md"),
      encoding: .utf8)
    let lines = Set(text.split(separator: "\n").map(String.init))
    for page in RulePage.all {
      #expect(lines.contains(page.row), "\(page.row)")
    }
    #expect(Set(RulePage.all.map(\.id)).count == RulePage.all.count)
  }

  @Test func examplesAreShown() throws {
    let run = try WorkerProgram.run(["lint", "--explain", "tap-target"])
    #expect(run.output.contains("\n  For example, in a screen's <subviews>:\n    <button "))
    let mended = run.output.components(separatedBy: "\n  Mended:\n")[1].split(separator: "\n")
    #expect(mended.count == 2 && mended[0].hasPrefix("    - ") && mended[1].hasPrefix("    + "))
    #expect(mended[0].contains("height=\"20\"") && mended[1].contains("height=\"44\""))
  }
}

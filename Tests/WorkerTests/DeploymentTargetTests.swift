import Foundation
import Testing

/// `lint` leaves out screens that an app doesn't run on.
@Suite struct DeploymentTargetTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The devices of a contrast that is too low wherever it is looked at.
  private func devices(
    deployment: String = "", project: String? = nil, _ arguments: String...
  ) throws -> [String] {
    let file = try folder.add(
      "App/A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><dependencies>\(deployment)</dependencies>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Read" id="l"><rect key="frame" x="20" y="20" width="200" height="50"/>
      <color key="textColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      </objects></document>
      """)
    if let project { _ = try folder.add("App/App.xcodeproj/project.pbxproj", project) }
    let run = try WorkerProgram.run(
      [
        "lint", "--no-cache", "--devices", "iPhone 4,iPhone 15", "--orientations", "portrait",
        "--format", "json",
      ] + arguments + [file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let finding = try #require(
      (result["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == "contrast" })
    let screens = try #require(finding["screens"] as? [String])
    #expect(finding["screenCount"] as? Int == screens.count)
    return screens
  }

  private static let both = ["iPhone 15 portrait", "iPhone 4 portrait"]

  /// The iPhone 4 has iOS 7.
  @Test(arguments: [
    ("", both), (#"<deployment identifier="iOS"/>"#, both),
    (#"<deployment version="1792" identifier="iOS"/>"#, both),
    (#"<deployment version="2048" identifier="iOS"/>"#, ["iPhone 15 portrait"]),
    (#"<deployment version="4352" identifier="iOS"/>"#, ["iPhone 15 portrait"]),
    (#"<deployment version="soon" identifier="iOS"/>"#, both),
  ]) func whatTheDocumentSays(deployment: String, expected: [String]) throws {
    #expect(try Set(devices(deployment: deployment)) == Set(expected))
  }

  /// Of several targets the oldest counts; what a document says itself counts more.
  @Test func whatTheProjectSays() throws {
    let settings = { (targets: [String]) in
      targets.map { "\t\tIPHONEOS_DEPLOYMENT_TARGET = \($0);\n" }.joined()
    }
    #expect(try devices(project: settings(["15.0", "13.4"])) == ["iPhone 15 portrait"])
    #expect(try devices(project: settings(["15.0", "7.0"])).count == 2)
    #expect(
      try devices(
        deployment: #"<deployment version="1792"/>"#, project: settings(["15.0"])
      ).count == 2)
  }

  /// Of a series a device has the last version that it was given.
  @Test(arguments: [
    ("26.1", ["iPhone 15 portrait"]), ("7.1", both), ("7.2", ["iPhone 15 portrait"]),
  ])
  func laterVersionsOfASeries(target: String, expected: [String]) throws {
    let project = "\t\tIPHONEOS_DEPLOYMENT_TARGET = \(target);\n"
    #expect(try Set(devices(project: project)) == Set(expected))
  }

  /// Who names versions of iOS means them.
  @Test func systemsThatAreNamedCount() throws {
    let deployment = #"<deployment version="4352" identifier="iOS"/>"#
    #expect(try devices(deployment: deployment, project: nil, "--systems", "7,17").count == 2)
  }
}

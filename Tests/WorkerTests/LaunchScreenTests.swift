import Foundation
import Testing

/// What Xcode and iOS don't let a launch screen have.
@Suite struct LaunchScreenTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private struct Found: Equatable, CustomStringConvertible {
    let severity: String
    let id: String
    let line: Int
    let message: String

    var description: String { "\(severity) \(id) \(line): \(message)" }
  }

  /// The issues of the rule, of all scenes.
  private func issues(_ name: String, _ text: String) throws -> [Found] {
    let result = try #require(
      try WorkerProgram.run(["resolve", folder.add(name, text)]).objects().first)
    let scenes = try #require(result["scenes"] as? [[String: Any]])
    return scenes.flatMap { $0["issues"] as? [[String: Any]] ?? [] }
      .filter { $0["rule"] as? String == "launch-screen" }
      .map {
        Found(
          severity: "\($0["severity"] ?? "")", id: "\($0["id"] ?? "")",
          line: $0["line"] as? Int ?? 0, message: "\($0["message"] ?? "")")
      }
  }

  /// A xib whose view, in line 6, holds some elements from line 8 on.
  private static func xib(
    _ subviews: String, beside objects: String = "", attributes: String = "",
    launchScreen: String = "YES"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" launchScreen="\(launchScreen)">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="root" \(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    \(subviews)
    </subviews></view>
    \(objects)
    </objects></document>
    """
  }

  private static let rect = #"<rect key="frame" x="0" y="0" width="99" height="30"/>"#

  /// Each with the severity, element and message of the one issue; nil where there is none.
  @Test(
    arguments: [
      (#"<view customClass="Splash" id="a">\#(rect)</view>"#, "error", "“Splash”"),
      (
        #"<label id="a">\#(rect)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "#
          + #"type="number" keyPath="layer.cornerRadius"/></userDefinedRuntimeAttributes></label>"#,
        "error", "“layer.cornerRadius”"
      ),
      (
        #"<button>\#(rect)<connections><action selector="tapped:" destination="-1" "#
          + #"eventType="touchUpInside" id="a"/></connections></button>"#, "warning", "“tapped:”"
      ),
      (
        #"<label>\#(rect)<connections><outlet property="logo" destination="-1" id="a"/>"#
          + "</connections></label>", "warning", "“logo”"
      ),
      (
        #"<label>\#(rect)<connections><outletCollection property="logos" destination="-1" id="a"/>"#
          + "</connections></label>", "warning", "“logos”"
      ),
      (#"<webView id="a">\#(rect)</webView>"#, "warning", "no UIWebView"),
      (#"<wkWebView id="a">\#(rect)</wkWebView>"#, "warning", "no WKWebView"),
      (#"<mapView id="a">\#(rect)</mapView>"#, "warning", "no MKMapView"),
      (
        #"<tableView id="t">\#(rect)<connections><outlet property="dataSource" destination="-1" "#
          + #"id="a"/></connections></tableView>"#, nil, ""
      ),
      (#"<imageView image="logo" id="a">\#(rect)</imageView>"#, nil, ""),
    ] as [(String, String?, String)])
  func whatIsNotAllowedIsSaid(element: String, severity: String?, words: String) throws {
    let found = try issues("Launch.xib", Self.xib(element))
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    guard let issue = found.first else { return }
    #expect(issue.id == "a" && issue.line == 8 && issue.message.contains(words))
  }

  /// What any other document has in plenty.
  @Test func otherDocumentsMayHaveAll() throws {
    let text = Self.xib(
      #"<webView customClass="Splash" id="a">\#(Self.rect)</webView>"#, launchScreen: "NO")
    #expect(try issues("Other.xib", text).isEmpty)
  }

  /// The root's own class, the file's owner's, and a recognizer beside the root.
  @Test func objectsBesideTheRootCountOnce() throws {
    let text = Self.xib(
      "", beside: #"<tapGestureRecognizer customClass="Tap" id="tap"/>"#,
      attributes: #"customClass="Root""#
    ).replacingOccurrences(
      of: #"id="-1""#, with: #"id="-1" customClass="Owner""#)
    #expect(try issues("Launch.xib", text).map(\.id) == ["-1", "root", "tap"])
  }

  @Test func aXibHasOneRoot() throws {
    let second = #"<view customClass="Splash" id="second">\#(Self.rect)</view>"#
    let found = try issues("Launch.xib", Self.xib("", beside: second))
    #expect(found.map(\.id) == ["second", "second"])
    #expect(found.map(\.severity) == ["warning", "error"])
    #expect(found.first?.message == "A launch screen has one root, “View”; this is never shown.")
  }

  /// Containers hold more than one scene, and are one root; 16 of 129 storyboards do so.
  @Test func aStoryboardHasOneRootAndWhatThatContains() throws {
    func storyboard(_ segue: String) -> String {
      stack(
        """
        <scene sceneID="s2"><objects><viewController id="list" sceneMemberID="viewController">
        <view key="view" id="list-view"/><connections>\(segue)</connections></viewController>
        </objects></scene>
        <scene sceneID="s3"><objects><viewController id="more" sceneMemberID="viewController">
        <view key="view" id="more-view"/></viewController></objects></scene>
        """
      ).replacingOccurrences(of: "version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"YES\"")
    }
    let lone = try issues("Lone.storyboard", storyboard(""))
    #expect(lone.map(\.id) == ["more"] && lone.first?.severity == "warning")
    let shown = #"<segue destination="more" kind="show" id="g"/>"#
    #expect(try issues("Shown.storyboard", storyboard(shown)).map(\.id) == ["more"])
    let embedded = #"<segue destination="more" kind="embed" id="g"/>"#
    #expect(try issues("Embedded.storyboard", storyboard(embedded)).isEmpty)
  }
}

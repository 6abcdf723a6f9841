import Foundation
import Testing

/// The launch screen on the screen that an interface runs on, before it does.
@Suite struct LaunchedScreenTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private static func storyboard(_ values: String, isLaunch: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" \
    \(isLaunch ? #"launchScreen="YES" "# : "")initialViewController="one">
      <scenes><scene sceneID="s"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="view-\(isLaunch ? "launch" : "main")">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <color key="backgroundColor" \(values) alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private func project(_ keys: String) throws -> String {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Info.plist", #"<?xml version="1.0"?><plist version="1.0"><dict>\#(keys)</dict></plist>"#)
    _ = try folder.add(
      "Start.storyboard", Self.storyboard(#"red="0" green="0" blue="1""#, isLaunch: true))
    return try folder.add("Main.storyboard", Self.storyboard(#"red="1" green="0" blue="0""#))
  }

  private static let start = "<key>UILaunchStoryboardName</key><string>Start</string>"

  private func launch(_ document: String, _ options: [String] = []) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      ["simulate", "--launch-screen", "--frames", "last"] + options + [document])
    return try #require(try run.objects().first, "\(run.errors)")
  }

  @Test func theLaunchHasTheDocumentThatTheProjectNames() throws {
    let step = try launch(project(Self.start), ["--device", "iPhone 8"])
    let screen = try #require(step["launchScreen"] as? [String: Any])
    #expect(screen["orientation"] as? String == "portrait")
    let said = try #require(screen["screen"] as? [String: Any])
    #expect((said["path"] as? String)?.hasSuffix("/Start.storyboard") == true)
    let root = try #require(screen["root"] as? [String: Any])
    #expect(root["id"] as? String == "view-launch")
    #expect((step["root"] as? [String: Any]) != nil, "the interface is there as well")
  }

  /// What it says is not translated, whatever language the app has.
  @Test func itsTextsAreTheDocuments() throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Info.plist",
      #"<?xml version="1.0"?><plist version="1.0"><dict>\#(Self.start)</dict></plist>"#)
    func document(_ text: String, isLaunch: Bool) -> String {
      Self.storyboard(#"red="0" green="0" blue="1""#, isLaunch: isLaunch).replacingOccurrences(
        of: "</view>",
        with: #"<subviews><label text="\#(text)" id="label"/></subviews></view>"#)
    }
    for (name, text) in [("Start", "Good morning"), ("Main", "Harbour")] {
      _ = try folder.add(
        "Base.lproj/\(name).storyboard", document(text, isLaunch: name == "Start"))
      _ = try folder.add("es.lproj/\(name).strings", #""label.text" = "Hola";"#)
    }
    let step = try launch(
      folder.path + "/Base.lproj/Main.storyboard", ["--device", "iPhone 8", "--language", "es"])
    func text(_ root: Any?) -> String? {
      guard let view = root as? [String: Any] else { return nil }
      if view["id"] as? String == "label" {
        return (view["look"] as? [String: Any])?["text"] as? String
      }
      return (view["children"] as? [Any])?.lazy.compactMap(text).first
    }
    let screen = try #require(step["launchScreen"] as? [String: Any])
    #expect(text(screen["root"]) == "Good morning")
    #expect(text(step["root"]) == "Hola")
  }

  /// A document beside an app's folder is no document of that app's.
  @Test func theLaunchOfAnotherAppIsNotShown() throws {
    let main = try project(Self.start + "<key>UIMainStoryboardFile</key><string>Main</string>")
    #expect(try launch(main, ["--device", "iPhone 8"])["launchScreen"] != nil)
    let text = try String(contentsOfFile: main, encoding: .utf8)
    let other = try folder.add("Other/Main.storyboard", text)
    #expect(try launch(other, ["--device", "iPhone 8"])["launchScreen"] != nil)
    _ = try folder.add("App/Main.storyboard", text)
    try FileManager.default.moveItem(
      atPath: folder.path + "/Info.plist", toPath: folder.path + "/App/Info.plist")
    #expect(try launch(other, ["--device", "iPhone 8"])["launchScreen"] == nil)
    #expect(
      try launch(folder.path + "/App/Main.storyboard", ["--device", "iPhone 8"])["launchScreen"]
        != nil)
  }

  @Test func onlyWhoAsksHasIt() throws {
    let run = try WorkerProgram.run(
      ["simulate", "--device", "iPhone 8", project(Self.start)])
    #expect(try #require(try run.objects().first)["launchScreen"] == nil)
  }

  /// Nothing comes before a launch screen, and without a device there is no screen for one.
  @Test func whereThereIsNone() throws {
    _ = try project(Self.start)
    #expect(
      try launch(folder.path + "/Start.storyboard", ["--device", "iPhone 8"])["launchScreen"] == nil
    )
    #expect(
      try launch(folder.path + "/Main.storyboard", ["--size-class", "wCompact-hRegular"])[
        "launchScreen"] == nil)
  }

  /// A screen without anything is black, which is said and has no views.
  @Test func aBlackScreenHasNoViews() throws {
    let step = try launch(
      project("<key>UIMainStoryboardFile</key><string>Main</string>"), ["--device", "iPhone 8"])
    let screen = try #require(step["launchScreen"] as? [String: Any])
    #expect(screen["root"] == nil)
    #expect((screen["screen"] as? [String: Any])?["kind"] as? String == "nothing")
  }

  /// A launch screen that can't be read keeps nothing from running.
  @Test func aBrokenLaunchScreenIsPassedOver() throws {
    let main = try project(Self.start)
    _ = try folder.add("Start.storyboard", "<document")
    let step = try launch(main, ["--device", "iPhone 8"])
    #expect((step["launchScreen"] as? [String: Any])?["root"] == nil)
    #expect(step["root"] != nil)
  }

  @Test func aPictureOfIt() throws {
    let main = try project(Self.start)
    func render(_ options: String...) throws -> WorkerProgram.Run {
      try WorkerProgram.run(
        ["render", "--no-frame", "--format", "svg", "-o", "-", "--device", "iPhone 8"] + options
          + [main])
    }
    let launch = try render("--launch")
    #expect(launch.status == 0, "\(launch.errors)")
    let blue = "rgb(0%,0%,100%)"
    #expect(launch.output.contains(blue))
    #expect(try !render().output.contains(blue))
    let refused = try render("--launch", "--scene", "one")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("comes before any scene"))
    #expect(try render("--launch", "--contact-sheet").status == 64)
  }
}

import Foundation
import Testing

/// The running interface of an app whose launch images are for smaller screens only.
@Suite struct LetterboxTests {
  private static var sample: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/LaunchScreens/Tides.storyboard").path
  }

  private func simulate(
    _ device: String, _ options: [String] = [], steps: String = "[]"
  ) throws -> [[String: Any]] {
    let folder = try Folder()
    let run = try WorkerProgram.run(
      ["simulate", "--device", device, "--steps", try folder.add("steps.json", steps)] + options
        + [Self.sample])
    #expect(run.status == 0, "\(run.errors)")
    return try run.objects()
  }

  private func size(_ value: Any?) -> [Double]? {
    let members = value as? [String: Any]
    return members.flatMap { size in
      (size["width"] as? Double).flatMap { width in
        (size["height"] as? Double).map { [width, $0] }
      }
    }
  }

  private static let rule = "letterboxed"

  /// The app's images know screens of 480 and 568 points, and the first pads'.
  @Test(
    arguments: [
      ("iPhone 5s", "portrait", [320, 568], nil, nil, "compact", 2),
      ("iPhone 8", "portrait", [320, 568], [320, 569.173], [0, 0.587, 320, 568], "compact", 2),
      ("iPhone 8", "landscape", [568, 320], [569.173, 320], [0.587, 0, 568, 320], "compact", 2),
      // Neither its notch nor its regular width are the app's.
      (
        "iPhone 15 Pro", "portrait", [320, 568], [320, 693.740], [0, 62.870, 320, 568], "compact", 3
      ),
      (
        "iPhone 15 Pro Max", "landscape", [568, 320], [693.581, 320], [62.791, 0, 568, 320],
        "compact", 3
      ),
      ("iPad Air 2", "portrait", [768, 1024], nil, nil, "regular", 2),
      (
        "iPad Pro (12.9-inch) (2nd generation)", "portrait", [768, 1024], [768, 1024.5],
        [0, 0.25, 768, 1024], "regular", 2
      ),
    ] as [(String, String, [Double], [Double]?, [Double]?, String, Double)])
  func theWindowIsThatOfAScreenThatTheAppKnows(
    _ device: String, _ orientation: String, _ window: [Double], _ screen: [Double]?,
    _ place: [Double]?, _ width: String, _ scale: Double
  ) throws {
    let step = try #require(
      try simulate(device, ["--orientation", orientation, "--frames", "last"]).first)
    #expect(step["device"] as? String == device)
    #expect(size(step["size"]) == window)
    let letterbox = step["letterbox"] as? [String: Any]
    func rounded(_ values: [Double]?) -> [Double]? {
      values.map { $0.map { ($0 * 1000).rounded() / 1000 } }
    }
    #expect(rounded(size(letterbox?["screen"])) == screen)
    #expect(rounded(letterbox?["window"] as? [Double]) == place)
    let traits = try #require(step["traits"] as? [String: Any])
    #expect(traits["horizontalSizeClass"] as? String == width)
    #expect(traits["displayScale"] as? Double == scale)
    let root = try #require(step["root"] as? [String: Any])
    #expect(root["frame"] as? [Double] == [0, 0] + window)
    let notes = try #require(step["notes"] as? [[String: Any]])
      .filter { $0["rule"] as? String == Self.rule }
    #expect(notes.count == (place == nil ? 0 : 1))
    #expect(
      notes.allSatisfy {
        ($0["message"] as? String)?.hasSuffix(
          "\(window[0].formatted(.number.grouping(.never))) × \(window[1].formatted(.number.grouping(.never)))."
        ) == true
      })
  }

  /// It is said once for each device.
  @Test func onAnotherDeviceTheAppHasAnotherScreen() throws {
    let steps = try simulate(
      "iPhone 5s", ["--results", "all"],
      steps:
        #"[{"device": {"name": "iPhone 11 Pro"}}, {"rotate": {}}, {"device": {"name": "iPad 2"}}]"#)
    #expect(
      steps.map { size($0["size"]) } == [[320, 568], [320, 568], [568, 320], [1024, 768]])
    #expect(steps.map { $0["letterbox"] != nil } == [false, true, true, false])
    let notes = steps.map { step in
      (step["notes"] as? [[String: Any]])?.count { $0["rule"] as? String == Self.rule }
    }
    #expect(notes == [0, 1, 0, 0])
  }

  /// The app's property list lies beside the document, above it, or in a folder for such files; that of another app
  /// of the project doesn't count.
  @Test(arguments: [
    ("Info.plist", true), ("Base.lproj/Info.plist", true), ("Supporting Files/Info.plist", true),
    ("Other/Info.plist", false),
  ])
  func theAppIsTheDocuments(list: String, isLetterboxed: Bool) throws {
    let folder = try Folder()
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "App/" + list,
      """
      <?xml version="1.0"?><plist version="1.0"><dict>\
      <key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      """)
    let samples = URL(filePath: Self.sample).deletingLastPathComponent().path
    let document = try folder.add(
      "App/Base.lproj/Main.storyboard",
      try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8))
    try FileManager.default.copyItem(
      atPath: samples + "/Default@2x.png", toPath: folder.path + "/App/Default@2x.png")
    let run = try WorkerProgram.run(["simulate", "--device", "iPhone 8", document])
    let step = try #require(try run.objects().first, "\(run.errors)")
    #expect(size(step["size"]) == (isLetterboxed ? [320, 480] : [375, 667]))
  }

  /// A launch storyboard is for every screen, and where there are no launch images nothing is known.
  @Test(arguments: [
    "<key>UILaunchStoryboardName</key><string>Main</string>",
    "<key>UIMainStoryboardFile</key><string>Main</string>",
  ])
  func otherAppsHaveTheirScreens(keys: String) throws {
    let folder = try Folder()
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Info.plist", #"<?xml version="1.0"?><plist version="1.0"><dict>\#(keys)</dict></plist>"#)
    let document = try folder.add(
      "Main.storyboard", try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8))
    let run = try WorkerProgram.run(["simulate", "--device", "iPhone 8", document])
    let step = try #require(try run.objects().first, "\(run.errors)")
    #expect(size(step["size"]) == [375, 667])
    #expect(step["letterbox"] == nil)
  }
}

import Foundation
import Testing
import Traits

/// Status bars as the worker draws them.
@Suite struct DrawnStatusBarTests {
  private let root = """
    <view key="view" id="root">\(DrawnDocument.rect(0, 0, 375, 667))\
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></view>
    """

  private func picture(
    device: String, bar: String = "", controller: String = "", system: String = "15",
    steps: String? = "[]"
  ) throws -> DrawnPicture {
    let document = DrawnDocument.pushed(root + controller, bar: bar)
    return try steps.map {
      try DrawnPicture(
        document, steps: $0, scale: 3, "--device", device, "--system", system,
        "--orientation", "portrait")
    }
      ?? DrawnPicture(
        document, scale: 3, "--device", device, "--scene", "s-c", "--orientation", "portrait")
  }

  /// At the right are bars of a phone's reception, the fan of the other network, and the battery: four
  /// columns, one and two (its body, and its cap).
  @Test(
    arguments: [
      ("iPhone 11", 48.0, "15"), ("iPhone 15 Pro", 54, "17"), ("iPhone 16 Pro", 54, "18"),
    ],
    ["[]", nil])
  func besideANotchAreReceptionNetworkAndBattery(
    _ device: (name: String, height: Double, system: String), steps: String?
  ) throws {
    let picture = try picture(device: device.name, system: device.system, steps: steps)
    let width = picture.size.width
    let right = picture.runs(
      in: Rect(x: width * 0.65, y: 1, width: width * 0.35 - 2, height: device.height - 4))
    #expect(right.count == 7, "\(right)")
    let heights = right.prefix(4).map(\.height)
    #expect(heights == heights.sorted())
    let time = try #require(
      picture.ink(in: Rect(x: 1, y: 1, width: width * 0.3, height: device.height - 4)))
    #expect(time.midY < device.height && time.x > 20)
  }

  /// On phones with a home button: up to iOS 10 reception is five dots, then four bars, before the fan.
  @Test(arguments: [("10", 5, 24.5, 9.5), ("11", 4, 24, 11.5), ("15", 4, 24, 11.5)])
  func levelsOfPhonesWithAHomeButton(system: String, marks: Int, width: Double, height: Double)
    throws
  {
    let picture = try picture(device: "iPhone 7", system: system)
    let left = picture.runs(in: Rect(x: 1, y: 1, width: 70, height: 18), tolerance: 0.3)
    #expect(left.count == marks + 1, "\(left)")
    if marks == 5 {
      #expect(left.prefix(5).map { ($0.x - 7).rounded() } == [0, 7, 14, 21, 28])
      #expect(left.prefix(5).allSatisfy { abs($0.width - 5.5) < 0.7 && abs($0.midY - 10.5) < 0.4 })
    }
    let battery = try #require(
      picture.ink(in: Rect(x: 320, y: 1, width: 54, height: 18), tolerance: 0.3))
    #expect(abs(battery.maxX - 369.5) < 0.7 && abs(battery.width - width) < 0.8, "\(battery)")
    #expect(abs(battery.height - height) < 0.7, "\(battery)")
  }

  /// Beside the island of a wide phone what there is is a little larger, and further in.
  @Test(arguments: [("iPhone 14 Pro Max", 80.5, 392.9), ("iPhone 14 Pro", 69.2, 354.3)])
  func levelsBesideAnIsland(device: String, time: Double, end: Double) throws {
    let picture = try picture(device: device, system: "16")
    let clock = try #require(picture.ink(in: Rect(x: 1, y: 1, width: 120, height: 50)))
    #expect(abs(clock.midX - time) < 1, "\(clock)")
    let width = picture.size.width
    let right = picture.runs(in: Rect(x: width * 0.65, y: 1, width: width * 0.33, height: 50))
    #expect(abs((right.last?.maxX ?? 0) - end) < 1, "\(right)")
  }

  /// In dark appearance it is white, whatever is behind it.
  @Test(arguments: [[], ["--appearance", "dark"]])
  func theInterfacesStyleDecides(arguments: [String]) throws {
    let document = DrawnDocument.pushed(root)
      .replacingOccurrences(
        of: "<navigationController ", with: #"<navigationController navigationBarHidden="YES" "#)
    let picture = try DrawnPicture(
      document, scale: 3,
      arguments: ["--device", "iPhone 8", "--system", "15", "--scene", "s-c"] + arguments)
    #expect((picture.color(355, 10).red > 0.5) != arguments.isEmpty)
  }

  /// The time's middle, from the left: that of phones since iPhone 12 is further in.
  @Test(arguments: [("iPhone 11", 51.3), ("iPhone 12 Pro Max", 62.8), ("iPhone 13", 57.2)])
  func timesBesideANotch(device: String, middle: Double) throws {
    let picture = try picture(device: device)
    let time = try #require(
      picture.ink(in: Rect(x: 1, y: 1, width: picture.size.width * 0.3, height: 43)))
    #expect(abs(time.midX - middle) < 1)
  }

  /// Since iOS 12 time and date stand at the left, before it the time in the middle.
  @Test(arguments: [("11", false), ("12", true), ("15", true)])
  func padsHaveTimeAndDateAtTheLeft(system: String, isLeft: Bool) throws {
    let picture = try picture(device: "iPad Air 2", system: system)
    let middle = picture.ink(in: Rect(x: 300, y: 1, width: 168, height: 18))
    let left = picture.ink(in: Rect(x: 1, y: 1, width: 200, height: 18))
    #expect((middle == nil) == isLeft)
    // "9:41 AM  Tue Jan 9" in letters of 12 points.
    #expect(((left?.maxX ?? 0) > 90) == isLeft)
  }

  /// White over a black bar and where the document says that the controller prefers it.
  @Test(
    arguments: [
      ("", "", 0.0), (#"<navigationBar key="navigationBar" id="b"/>"#, "", 0),
      (#"<navigationBar key="navigationBar" barStyle="black" id="b"/>"#, "", 1),
      (
        "",
        #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>"#,
        1
      ),
    ], ["[]", nil])
  func textIsLightWhereItsControllerPrefersIt(
    _ document: (bar: String, controller: String, white: Double), steps: String?
  ) throws {
    let bar =
      document.bar.isEmpty
      ? ""
      : document.bar.replacingOccurrences(of: #"id="b"/>"#, with: #"id="b">"#)
        + DrawnDocument.color("barTintColor", 0.5, 0.5, 0.5) + "</navigationBar>"
    let root =
      document.bar.isEmpty
      ? """
      <view key="view" id="root">\(DrawnDocument.rect(0, 0, 375, 667))\
      \(DrawnDocument.color("backgroundColor", 0.5, 0.5, 0.5))</view>
      """ : self.root
    let text = DrawnDocument.pushed(
      root + document.controller,
      bar: bar.isEmpty ? "" : bar)
    let hidden =
      document.bar.isEmpty
      ? text.replacingOccurrences(
        of: "<navigationController ", with: #"<navigationController navigationBarHidden="YES" "#)
      : text
    let picture =
      try steps.map {
        try DrawnPicture(hidden, steps: $0, scale: 3, "--device", "iPhone 8", "--system", "15")
      } ?? DrawnPicture(hidden, scale: 3, "--device", "iPhone 8", "--scene", "s-c")
    // Inside the battery.
    let battery = picture.color(355, 10)
    #expect(battery.isNear(Color(white: document.white), within: 0.1), "\(battery)")
  }

  /// A property list around the document, and whether its status bar is white.
  @Test(arguments: [
    ("Info.plist", "<false/>", "UIStatusBarStyleLightContent", true),
    ("Supporting Files/App-Info.plist", "<false/>", "UIStatusBarStyleLightContent", true),
    ("Info.plist", "<true/>", "UIStatusBarStyleLightContent", false),
    ("Info.plist", "<false/>", "UIStatusBarStyleDefault", false),
    ("AppTests/Info.plist", "<false/>", "UIStatusBarStyleLightContent", false),
    ("../Info.plist", "<false/>", "UIStatusBarStyleLightContent", false),
  ])
  func anAppHasOneStyleForAllControllers(
    path: String, isControllerBased: String, style: String, isWhite: Bool
  ) throws {
    let folder = try Folder()
    _ = try folder.add("Project/.git/HEAD", "")
    let document = try folder.add(
      "Project/Base.lproj/Main.storyboard", DrawnDocument.pushed(root, bar: ""))
    _ = try folder.add(
      "Project/" + path,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>UIViewControllerBasedStatusBarAppearance</key>\(isControllerBased)
      <key>UIStatusBarStyle</key><string>\(style)</string></dict></plist>
      """)
    let arguments = ["--device", "iPhone 11", "--system", "15", "--orientation", "portrait"]
    let run = try WorkerProgram.run(
      ["resolve", "--details", "--scene", "s-c"] + arguments + [document])
    let scene = try #require((try run.objects().first?["scenes"] as? [[String: Any]])?.first)
    let children = (scene["root"] as? [String: Any])?["children"] as? [[String: Any]]
    let bar = try #require(children?.first { $0["class"] as? String == "UIStatusBar" })
    let color = (bar["look"] as? [String: Any])?["textColor"] as? String
    #expect((color == "#FFFFFF") == isWhite)
  }
}

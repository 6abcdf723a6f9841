import Foundation
import Testing

/// `ninefold-worker launch`.
@Suite struct LaunchCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A property list with some keys.
  private func list(_ keys: String) throws {
    _ = try folder.add(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(keys)</dict></plist>
      """)
  }

  /// An image file of so many pixels, of which only the header is read.
  private func image(_ name: String, _ width: Int, _ height: Int) throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for number in [width, height] {
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    bytes += [8, 2, 0, 0, 0]
    let place = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  private func screen(
    _ device: String, _ orientation: String = "portrait", system: String? = nil
  ) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      [
        "launch", "--format", "json", "--root", folder.path, "--devices", device, "--orientation",
        orientation,
      ]
        + (system.map { ["--system", $0] } ?? []) + [folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    return try #require((result["screens"] as? [[String: Any]])?.first)
  }

  private func points(_ size: Any?) -> [Double] {
    let size = size as? [String: Double]
    return [size?["width"] ?? 0, size?["height"] ?? 0]
  }

  private static let both = """
    <key>UILaunchScreen</key><dict><key>UINavigationBar</key><dict/></dict>
    <key>UILaunchStoryboardName</key><string>Start</string>
    <key>UILaunchStoryboardName~ipad</key><string>PadStart</string>
    """

  /// What counts by the version of iOS.
  @Test(arguments: [
    ("iPhone 8", "16", "dictionary", nil), ("iPhone 8", "13", "document", "Start.xib"),
    ("iPad Air 2", "13", "document", "PadStart.storyboard"),
    ("iPhone 5s", "7", "image", "Default-568h@2x.png"),
  ])
  func theSystemDecides(_ device: String, _ system: String, _ kind: String, _ file: String?) throws
  {
    try list(Self.both)
    _ = try folder.add("Start.xib", "<document/>")
    _ = try folder.add("Base.lproj/PadStart.storyboard", "<document/>")
    try image("Default@2x.png", 640, 960)
    try image("Default-568h@2x.png", 640, 1136)
    let screen = try screen(device, system: system)
    #expect(screen["kind"] as? String == kind)
    #expect((screen["path"] as? String)?.split(separator: "/").last.map(String.init) == file)
  }

  /// On which screen an app with some images runs, and with which of them.
  @Test(
    arguments: [
      ("iPhone 4s", ["Default.png", "Default@2x.png"], "Default@2x.png", [320.0, 480], nil),
      ("iPhone 5s", ["Default@2x.png"], "Default@2x.png", [320, 480], [0.0, 44, 320, 480]),
      (
        "iPhone 5s", ["Default@2x.png", "Default-568h@2x.png"], "Default-568h@2x.png", [320, 568],
        nil
      ),
      // 375 × 665.6 points: 1332 of 1334 rows of pixels, Stack Overflow 26514355.
      (
        "iPhone 8", ["Default-568h@2x.png"], "Default-568h@2x.png", [320, 568],
        [0, 0.6875, 375, 665.625]
      ),
      (
        "iPhone 8", ["Default-667h@2x.png", "Default-736h@3x.png"], "Default-667h@2x.png",
        [375, 667], nil
      ),
      (
        "iPhone 11 Pro", ["Default-568h@2x.png", "Default-667h@2x.png"], "Default-667h@2x.png",
        [375, 667],
        [0, 72.5, 375, 667]
      ),
      (
        "iPad Air 2",
        ["Default-Portrait~ipad.png", "Default-Landscape~ipad.png", "Default@2x.png"],
        "Default-Portrait~ipad.png", [768, 1024], nil
      ),
    ] as [(String, [String], String, [Double], [Double]?)])
  func imagesTellWhichScreensAnAppKnows(
    _ device: String, _ files: [String], _ shown: String, _ size: [Double], _ letterbox: [Double]?
  ) throws {
    try list("<key>UIMainStoryboardFile</key><string>Main</string>")
    for file in files { try image(file, 640, 960) }
    let screen = try screen(device)
    #expect((screen["path"] as? String)?.hasSuffix("/" + shown) == true)
    #expect(points(screen["size"]) == size)
    #expect(screen["letterbox"] as? [Double] == letterbox)
    let images = try #require(screen["images"] as? [[String: Any]])
    #expect(images.count == files.count)
    #expect(images.count { $0["reason"] == nil } == 1)
  }

  @Test func padsTurnAndPhonesStartUpright() throws {
    try list("")
    for file in [
      "Default-Portrait~ipad.png", "Default-Landscape~ipad.png", "Default-LandscapeLeft~ipad.png",
    ] {
      try image(file, 1024, 768)
    }
    try image("Default@2x.png", 640, 960)
    let pad = try screen("iPad 2", "landscapeLeft")
    #expect((pad["path"] as? String)?.hasSuffix("Default-LandscapeLeft~ipad.png") == true)
    let turned = try screen("iPad 2", "landscapeRight")
    #expect((turned["path"] as? String)?.hasSuffix("Default-Landscape~ipad.png") == true)
    let phone = try screen("iPhone 4s", "landscape")
    #expect(points(phone["size"]) == [320, 480])
    #expect((phone["reason"] as? String)?.contains("Phones start upright") == true)
  }

  @Test func aSetOfLaunchImagesCountsByItsSlots() throws {
    try list("")
    _ = try folder.add(
      "Images.xcassets/LaunchImage.launchimage/Contents.json",
      """
      {"images": [
        {"idiom": "iphone", "orientation": "portrait", "extent": "full-screen", "filename": "old.png",
         "minimum-system-version": "7.0", "scale": "2x"},
        {"idiom": "iphone", "orientation": "portrait", "extent": "full-screen", "filename": "x.png",
         "minimum-system-version": "11.0", "subtype": "2436h", "scale": "3x"},
        {"idiom": "iphone", "orientation": "portrait", "extent": "full-screen", "subtype": "retina4",
         "minimum-system-version": "7.0", "scale": "2x"}]}
      """)
    try image("Images.xcassets/LaunchImage.launchimage/old.png", 640, 960)
    try image("Images.xcassets/LaunchImage.launchimage/x.png", 1125, 2436)
    let screen = try screen("iPhone 11 Pro")
    #expect((screen["path"] as? String)?.hasSuffix("/x.png") == true)
    #expect(screen["letterbox"] == nil)
    let small = try self.screen("iPhone 5s", system: "8")
    #expect(points(small["size"]) == [320, 480])
    let reasons = try #require(small["images"] as? [[String: Any]]).map { $0["reason"] as? String }
    #expect(reasons == [nil, "It is for iOS 11 and later.", "No file is in this place."])
  }

  @Test func binaryListsAndBuildSettingsAreRead() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "App"], format: .binary, options: 0)
    try list.write(to: URL(fileURLWithPath: folder.path + "/Info.plist"))
    _ = try folder.add(
      "App.xcodeproj/project.pbxproj",
      "\t\t\t\tINFOPLIST_KEY_UILaunchStoryboardName = Start;\n\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;\n"
    )
    _ = try folder.add("Start.storyboard", "<document/>")
    let run = try WorkerProgram.run(
      ["launch", "--root", folder.path, "--devices", "iPhone 8", folder.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Start.storyboard"))
    #expect(run.output.contains("UIMainStoryboardFile names “Main”, which isn't there"))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let bad = try folder.add("Info.plist", "no list")
    let run = try WorkerProgram.run(["launch", bad])
    #expect(run.status == 1)
    #expect(run.errors.contains("Info.plist: This is no property list"))
    #expect(try WorkerProgram.run(["launch", folder.path + "/nothing"]).status == 1)
  }

  /// A dictionary's bars are drawn, and a letterboxed image between black bars.
  @Test func pictures() throws {
    try list(
      """
      <key>UILaunchScreen</key><dict><key>UINavigationBar</key><dict/><key>UITabBar</key><dict/></dict>
      """)
    let output = folder.path + "/pictures"
    let run = try WorkerProgram.run(
      ["launch", "--devices", "iPhone 8", "--output", output, folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(files == ["iPhone-8-landscape.png", "iPhone-8-portrait.png"])
  }
}

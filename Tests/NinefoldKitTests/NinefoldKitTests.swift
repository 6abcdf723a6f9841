import Foundation
import NinefoldKit
import Testing

/// The library as others use it.
@Suite struct NinefoldKitTests {
  private let ninefold = Ninefold()

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES"><objects>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" customClass="Card" id="card">
    <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="l"/>
    <constraint firstItem="card" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-8" id="t"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="o"/>
    </constraints></view></objects></document>
    """

  @Test func frames() throws {
    let document = try ninefold.open(text: Self.xib)
    #expect(document.scenes.map(\.id) == ["root"] && document.path == nil)
    let designed = try #require(try document.layout().first?.root)
    #expect(designed.frame == Rect(x: 0, y: 0, width: 320, height: 200))
    let card = try #require(designed.view(withID: "card"))
    #expect(card.frame == Rect(x: 8, y: 8, width: 304, height: 30))
    #expect(card.className == "UIView" && card.customClass == "Card" && card.line == 4)
    #expect(designed.view(withID: "none") == nil)
    #expect(try document.layout(scene: "root").count == 1)
  }

  /// The same as the command's, on any screen.
  @Test func devices() throws {
    #expect(Ninefold.deviceNames.contains("iPhone 15 Pro"))
    let document = try ninefold.open(Samples.path("AdaptivePhotos.storyboard"))
    #expect(document.scenes.contains { $0.isInitial && $0.controller != nil })
    let layout = try #require(
      try document.layout(in: Configuration(device: "iPhone 15 Pro"), scene: "Kcc-8E-Zi7").first)
    #expect(layout.canvas == Size(width: 393, height: 852))
    #expect(
      layout.root?.view(withID: "HDz-kj-w1G")?.frame == Rect(x: 0, y: 113, width: 393, height: 423))
    var dark = Configuration(device: "iPad Pro (11-inch) (4th generation)", orientation: .landscape)
    (dark.appearance, dark.direction, dark.textSize) = (.dark, .rightToLeft, "large")
    #expect(try document.layout(in: dark).count == document.scenes.count)
    _ = try document.diagnostics()
  }

  @Test func pictures() throws {
    let document = try ninefold.open(text: Self.xib)
    let png = try document.picture(scale: 2)
    #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png.size == Size(width: 640, height: 400) && png.issues.isEmpty)
    #expect(try document.picture(as: .pdf).bytes.starts(with: "%PDF".utf8))
    let svg = try document.picture(ofScene: "root", as: .svg)
    #expect(svg.format == .svg && svg.size == Size(width: 320, height: 200))
  }

  @Test func findings() throws {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "ninefold-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: path) }
    let broken = Self.xib.replacing(
      #"<constraint firstItem="card" firstAttribute="top""#,
      with: #"<constraint firstItem="gone" firstAttribute="top""#)
    try Data(broken.utf8).write(to: path.appending(path: "A.xib"))
    var options = LintOptions(devices: ["iPhone 15 Pro"])
    options.orientations = [.portrait]
    let findings = try ninefold.lint([path.path], options: options)
    let found = try #require(findings.first { $0.rule == "unresolved-reference" })
    #expect(found.file == path.path + "/A.xib" && found.line == 9 && found.elementID == "o")
    #expect(findings.contains { $0.screens.contains("iPhone 15 Pro portrait") })
    // From the start tag's beginning to behind its end, and so has the document that finds it.
    let line = broken.split(separator: "\n")[8]
    #expect(line.hasPrefix("<constraint firstItem=\"gone\""))
    #expect(found.line == 9 && found.endLine == 9 && found.column == 1)
    #expect(found.endColumn == line.count + 1)
    let diagnostics = try ninefold.open(text: broken).diagnostics()
    let same = try #require(diagnostics.first { $0.rule == found.rule })
    #expect(same.line == 9 && same.column == 1 && same.endLine == 9)
    #expect(same.endColumn == found.endColumn)
    options.devices = ["iPhone Eight"]
    #expect(throws: InterfaceError.self) { try ninefold.lint([path.path], options: options) }
  }

  /// Whose fault it is, and what.
  @Test func errors() throws {
    func error(_ body: () throws(InterfaceError) -> Void) -> InterfaceError? {
      do throws(InterfaceError) {
        try body()
        return nil
      } catch {
        return error
      }
    }
    let missing = error { () throws(InterfaceError) in _ = try ninefold.open("/nowhere/A.xib") }
    #expect(missing?.kind == .document && missing?.code == "file-not-found")
    let malformed = error { () throws(InterfaceError) in
      _ = try ninefold.open(text: "<document>\n<a></b></document>")
    }
    #expect(malformed?.kind == .document && malformed?.line == 2)
    #expect(malformed?.description.hasPrefix("2:") == true)
    let document = try ninefold.open(text: Self.xib)
    let scene = error { () throws(InterfaceError) in _ = try document.layout(scene: "none") }
    #expect(scene?.code == "no-such-scene")
    let device = error { () throws(InterfaceError) in
      _ = try document.layout(in: Configuration(device: "iPhone Eight"))
    }
    #expect(device?.kind == .request && device?.message.contains("iPhone Eight") == true)
    // What is wrong with an opened document is in its file, which the description begins with.
    let path = Samples.path("AdaptivePhotos.storyboard")
    let opened = try ninefold.open(path)
    let none = error { () throws(InterfaceError) in _ = try opened.layout(scene: "none") }
    #expect(none?.file == path && none?.description.hasPrefix(path + ": ") == true)
    let named = error { () throws(InterfaceError) in
      _ = try ninefold.open(text: "<document>\n<a></b></document>", path: "/tmp/Named.xib")
    }
    #expect(named?.file == "/tmp/Named.xib" && named?.line == 2)
    #expect(missing?.file == "/nowhere/A.xib" && malformed?.file == nil && scene?.file == nil)
    #expect(device?.file == nil)
    var half = Configuration(device: "iPad (9th generation)", orientation: .landscape)
    half.multitasking = .oneHalf
    #expect(try opened.layout(in: half).first?.canvas.width == 535)
    half.orientation = .portrait
    let upright = error { () throws(InterfaceError) in _ = try opened.layout(in: half) }
    #expect(upright?.kind == .request)
    var free = Configuration(device: "iPhone 17")
    (free.window, free.system) = (Size(width: 640, height: 1000), "27")
    #expect(try opened.layout(in: free).first?.canvas.width == 640)
    var duo = Configuration(device: "iPhone Duo")
    duo.pose = .open
    #expect(try opened.layout(in: duo).first?.canvas.width == 951)
    duo.builtWith = "27.0"
    #expect(try opened.layout(in: duo).first?.canvas.width == 871)
    let system = error { () throws(InterfaceError) in
      var configuration = Configuration()
      configuration.system = "new"
      _ = try document.picture(in: configuration)
    }
    #expect(system?.kind == .request && system?.code == "no-such-system")
  }

  /// A file is as it is when something is asked.
  @Test func changes() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "ninefold-kit-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.xib.utf8).write(to: file)
    let document = try ninefold.open(file.path)
    try Data(Self.xib.replacing("\"30\"", with: "\"44\"").utf8).write(to: file)
    let card = try document.layout().first?.root?.view(withID: "card")
    #expect(card?.frame.height == 44)
  }

  @Test func threads() async throws {
    let document = try ninefold.open(text: Self.xib)
    try await withThrowingTaskGroup(of: Double?.self) { group in
      for _ in 0..<8 { group.addTask { try document.layout().first?.root?.frame.width } }
      for try await width in group { #expect(width == 320) }
    }
  }

  /// The deepest document needs no large stack of its caller.
  @Test func depth() throws {
    let views = (0..<450).map {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
      + views.joined() + String(repeating: "</subviews></view>", count: 450)
      + "</objects></document>"
    let document = try ninefold.open(text: text)
    #expect(try document.layout().count == 1)
  }
}

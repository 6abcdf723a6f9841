import Foundation
import Testing

/// What `lint` looks at of an app: its own documents, on the devices that each is for.
@Suite struct LintedAppTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func lint(_ arguments: String...) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      ["lint", "--no-cache", "--format", "json"] + arguments + [folder.path])
    return try #require(try run.objects().first, "\(run.errors)")
  }

  private func findings(_ rules: String..., on devices: String = "") throws -> [[String: Any]] {
    let result = try devices.isEmpty ? lint() : lint("--devices", devices)
    let all = try #require(result["findings"] as? [[String: Any]])
    return all.filter { rules.contains($0["rule"] as? String ?? "") }
  }

  private static func storyboard(_ controllers: String, _ attributes: String = "") -> String {
    let scenes = controllers.split(separator: "\n\n").map {
      "<scene><objects>\($0)</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"\
      \(attributes)><scenes>\(scenes.joined())</scenes></document>
      """
  }

  /// A scene with a button at the right end of a wide view.
  private static func wide(_ id: String, _ attributes: String, simulated: String = "") -> String {
    """
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="1024" height="768"/><subviews>
    <button fixedFrame="YES" id="\(id)-far"><rect key="frame" x="900" y="20" width="100" height="44"/>
    <state key="normal" title="Go"/></button></subviews></view>\(simulated)</viewController>
    """
  }

  private static let both = "iPhone 15 Pro,iPad Pro (12.9-inch) (6th generation)"

  private func screens(of id: String) throws -> [String] {
    try findings("outside-superview", on: Self.both).filter { $0["id"] as? String == id }
      .flatMap { $0["screens"] as? [String] ?? [] }
  }

  /// Copies for translators are no documents of the app.
  @Test func exportsAreNoDocuments() throws {
    let text = Self.storyboard(Self.wide("a", #"storyboardIdentifier="a""#))
    for path in ["Pier.storyboard", "fr.xcloc/Source Contents/Pier.storyboard"] {
      _ = try folder.add(path, text)
    }
    #expect(try lint()["documents"] as? Int == 1)
  }

  /// Of two scenes of a class, one of which says that it is for phones or pads, each counts on its own devices, and so
  /// does what only it leads to.
  @Test(arguments: [
    ("Panel", "iPhonePanel", false), ("iPadPanel", "Panel", false), ("Panel", "OtherPanel", true),
  ])
  func twinScenes(_ pad: String, _ phone: String, _ isOnPhones: Bool) throws {
    func panel(_ id: String, _ name: String, _ inside: String = "") -> String {
      Self.wide(id, #"customClass="Panel" storyboardIdentifier="\#(name)""#, simulated: inside)
    }
    let segue =
      #"<connections><segue destination="c" kind="show" identifier="go" id="s"/></connections>"#
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Pier.storyboard",
      Self.storyboard(
        [panel("a", pad, segue), panel("b", phone), Self.wide("c", "")].joined(separator: "\n\n")))
    for id in ["a-far", "c-far"] {
      #expect(try screens(of: id).contains { $0.hasPrefix("iPhone") } == isOnPhones)
    }
    #expect(try screens(of: "b-far").contains { $0.hasPrefix("iPhone") })
  }

  /// A document whose name says that it is for pads isn't looked at on phones, where there is one for these.
  @Test(arguments: [
    ("Pier~ipad", "", false), ("Pier_iPad", "Pier_iPhone", false), ("Pier", "Pier_iPhone", false),
    ("Pier_iPad", "Other", true), ("Pier", "", true),
  ])
  func twinDocuments(_ name: String, _ other: String, _ isOnPhones: Bool) throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      name + ".storyboard", Self.storyboard(Self.wide("a", #"storyboardIdentifier="a""#)))
    if !other.isEmpty {
      _ = try folder.add(
        other + ".storyboard", Self.storyboard(Self.wide("b", #"storyboardIdentifier="b""#)))
    }
    #expect(try screens(of: "a-far").contains { $0.hasPrefix("iPhone") } == isOnPhones)
  }

  /// A package's documents are those of the apps in the project's folders.
  @Test func packagesFollowTheApp() throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add("Kit/Sources/Welcome.storyboard", Self.storyboard(Self.wide("a", "")))
    func hasLandscape() throws -> Bool {
      try screens(of: "a-far").contains { $0.hasSuffix("landscape") }
    }
    #expect(try hasLandscape())
    _ = try folder.add(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/>
      <key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """)
    #expect(try !hasLandscape())
  }

  /// An image that git has only a pointer of is one note, and not missing besides.
  @Test func pointers() throws {
    _ = try folder.add("Package.swift", "")
    let views = ["One", "Two"].map { name in
      """
      <imageView fixedFrame="YES" image="\(name)" id="\(name)">\
      <rect key="frame" x="20" y="20" width="40" height="40"/></imageView>
      """
    }
    for name in ["One", "Two"] {
      _ = try folder.add(
        "Images.xcassets/\(name).imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
      _ = try folder.add(
        "Images.xcassets/\(name).imageset/a.png",
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    }
    _ = try folder.add(
      "Pier.storyboard",
      Self.storyboard(
        """
        <viewController storyboardIdentifier="a" id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(views.joined())</subviews></view></viewController>
        """))
    let found = try findings("broken-asset", "missing-image")
    #expect(found.map { $0["severity"] as? String } == ["info"])
    #expect(found.allSatisfy { ($0["message"] as? String)?.contains("1 more image") == true })
  }

  /// Another class than the one that a xib says may load it, and is its owner then.
  @Test(arguments: [
    ("", true), (#"UINib(nibName: "Pier", bundle: nil)"#, false),
    ("table.register(R.nib.pier)", false), (#"let name = "Pier""#, true),
    (#"Bundle.main.loadNibNamed("Pier", owner: self)"#, false),
  ])
  func owners(_ source: String, _ isFound: Bool) throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add("Owner.swift", "class Owner: UIViewController {}")
    _ = try folder.add(
      "Loader.swift", "class Loader: UIViewController { func load() { \(source) } }")
    _ = try folder.add(
      "Pier.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections><outlet property="pier" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view></objects></document>
      """)
    #expect(try findings("missing-outlet").isEmpty == !isFound)
  }
}

import Files
import Testing
import Traits

@testable import Assets

/// Which devices an app is for, as its project says.
struct AppDestinationTests {
  private let project: ProjectFixture

  init() throws { project = try ProjectFixture() }

  private static let portrait = "UIInterfaceOrientationPortrait"
  private static let left = "UIInterfaceOrientationLandscapeLeft"

  /// - Parameters:
  ///   - app: The build settings of an app that has `App/Main.storyboard`.
  ///   - shared: Those of the project.
  ///   - other: Those of a second app, which has `Other/Main.storyboard`.
  private func write(app: String, shared: String = "", other: String? = nil) throws {
    func target(_ id: String, _ folder: String, _ settings: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(folder); productType = "com.apple.product-type.application";
      buildPhases = (P\(id), ); buildConfigurationList = L\(id); };
      P\(id) = {isa = PBXResourcesBuildPhase; files = (B\(id), ); };
      B\(id) = {isa = PBXBuildFile; fileRef = F\(id); };
      F\(id) = {isa = PBXFileReference; path = \(folder)/Main.storyboard; sourceTree = "<group>"; };
      L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
      C\(id) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)};
        baseConfigurationReference = CONFIG; };

      """
    }
    let ids = ["TA"] + (other == nil ? [] : ["TB"])
    try project.write(
      """
      // !$*UTF8*$!
      { objects = {
      \(target("TA", "App", app))\(other.map { target("TB", "Other", $0) } ?? "")
      G = {isa = PBXGroup; children = (\(ids.map { "F" + $0 }.joined(separator: ", ")), CONFIG, ); sourceTree = "<group>"; };
      CONFIG = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(shared)}; };
      R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(ids.joined(separator: ", ")), ); };
      }; rootObject = R; }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  private func write(list: [String: [String]], to path: String = "App/Info.plist") throws {
    let keys = list.map { key, values in
      "<key>\(key)</key><array>\(values.map { "<string>\($0)</string>" }.joined())</array>"
    }
    try project.write("<plist version=\"1.0\"><dict>\(keys.joined())</dict></plist>", to: path)
  }

  private func destinations(_ document: String = "App/Main.storyboard") -> AppDestinations {
    Projects().destinations(of: "\(project.path)/\(document)")
  }

  /// A key of a kind of devices counts before the one without, of which each takes what it says.
  @Test func orientationsOfAPropertyList() throws {
    try project.makeFolder("App")
    try write(app: "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";")
    let key = "UISupportedInterfaceOrientations"
    try write(list: [key: [Self.portrait]])
    #expect(destinations().orientations == [.phone: [.portrait], .pad: [.portrait]])
    try write(list: [key: [Self.portrait], key + "~ipad": [Self.portrait, Self.left]])
    let app = destinations()
    #expect(app.has(.portrait, on: .phone) && !app.has(.landscape, on: .phone))
    #expect(app.has(.portrait, on: .pad) && app.has(.landscape, on: .pad))
    #expect(
      app.files.map { $0.dropFirst(project.path.count + 1) } == ["App.xcodeproj", "App/Info.plist"])
    try write(list: [key: ["$(ORIENTATION)"]])
    #expect(destinations().orientations.isEmpty)
  }

  @Test(arguments: [
    ("1", [Idiom.phone]), ("2", [.pad]), ("1,2", [.phone, .pad]), ("1,2,6", [.phone, .pad]),
    ("3", nil), ("$(FAMILY)", nil),
  ])
  func families(text: String, expected: [Idiom]?) throws {
    try project.makeFolder("App")
    try write(app: "TARGETED_DEVICE_FAMILY = \"\(text)\";")
    #expect(destinations().idioms == expected.map { Set($0) })
  }

  /// What a target sets counts before its configuration file, and that before the project.
  @Test func wheresSettingsAreFrom() throws {
    try project.makeFolder("App")
    try project.write(
      "#include \"More.xcconfig\"\nTARGETED_DEVICE_FAMILY = 1 // phones\n", to: "App.xcconfig")
    try project.write(
      "OLDEST = 14.0\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)\nTARGETED_DEVICE_FAMILY = 2\n",
      to: "More.xcconfig")
    try write(app: "", shared: "TARGETED_DEVICE_FAMILY = 2; IPHONEOS_DEPLOYMENT_TARGET = 9.0;")
    #expect(destinations().idioms == [.phone])
    #expect(destinations().deployment == SystemVersion(14))
    try write(app: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(destinations().deployment == SystemVersion(15))
  }

  /// Files that include each other many times, and variables that are made of themselves, have an end.
  @Test(.timeLimit(.minutes(1))) func circlesEnd() throws {
    try project.makeFolder("App")
    let includes = String(repeating: "#include \"More.xcconfig\"\n", count: 50)
    try project.write(
      includes + "TARGETED_DEVICE_FAMILY = 1\n" + "#include \"App.xcconfig\"\n",
      to: "App.xcconfig")
    let variables = String(repeating: "$(A)$(B)", count: 20)
    try project.write(
      includes.replacing("More", with: "App") + includes + "A = \(variables)\nB = \(variables)\n"
        + "IPHONEOS_DEPLOYMENT_TARGET = $(A)\n",
      to: "More.xcconfig")
    try write(app: "")
    #expect(destinations().idioms == [.phone])
    #expect(destinations().deployment == nil)
  }

  @Test func propertyListsThatXcodeMakes() throws {
    try project.makeFolder("App")
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    try write(
      app: "\(key)_iPhone = \(Self.portrait); \(key)_iPad = \"\(Self.portrait) \(Self.left)\";")
    #expect(
      destinations().orientations == [.phone: [.portrait], .pad: [.portrait, .landscapeLeft]])
  }

  /// A document is of the apps that have it, else of all; one that says nothing leaves all open.
  @Test func severalApps() throws {
    for folder in ["App", "Other", "Kit"] { try project.makeFolder(folder) }
    try write(
      app: "TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      other: "TARGETED_DEVICE_FAMILY = 2; IPHONEOS_DEPLOYMENT_TARGET = 12.0;")
    #expect(destinations().idioms == [.phone])
    #expect(destinations("Other/Main.storyboard").idioms == [.pad])
    let both = destinations("Kit/View.xib")
    #expect(both.idioms == [.phone, .pad] && both.deployment == SystemVersion(12))
    try write(app: "TARGETED_DEVICE_FAMILY = 1;", other: "")
    #expect(destinations("Kit/View.xib").idioms == nil)
  }

  @Test(arguments: ["macosx", "appletvos", "watchos"])
  func otherPlatformsAreNoApps(sdk: String) throws {
    try project.makeFolder("App")
    try write(app: "SDKROOT = \(sdk); TARGETED_DEVICE_FAMILY = 1;")
    #expect(destinations().isEmpty)
  }

  /// Other tools make the Xcode project of something else.
  @Test func aPropertyListAlone() throws {
    try project.makeFolder("App/Views")
    try project.write("", to: "Package.swift")
    try write(list: ["UISupportedInterfaceOrientations": [Self.portrait]])
    #expect(destinations("App/Views/View.xib").orientations[.phone] == [.portrait])
  }
}

/// What examples of rules for whole apps are made of.
extension ExampleParts {
  package static let sceneManifest =
    "<key>UIApplicationSceneManifest</key><dict/>"

  package static func padOrientations(_ names: [String]) -> String {
    let names = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined(separator: "\n")
    return "<key>UISupportedInterfaceOrientations~ipad</key>\n<array>\n\(names)\n</array>"
  }

  /// What XcodeGen makes a project of, for pads alone.
  package static let padSpec = """
    name: Harbour
    settings:
      TARGETED_DEVICE_FAMILY: "2"
    """

  /// A property list with some keys.
  fileprivate static func propertyList(_ inside: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \(inside)
    </dict></plist>
    """
  }

  /// A project with one app, for phones and pads.
  fileprivate static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
    P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
    G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = Harbour; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (); };
    L = {isa = XCConfigurationList; buildConfigurations = (R); };
    R = {isa = XCBuildConfiguration; name = Release; buildSettings = {
      INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; }; };
    }; }
    """
}

extension LintExample {
  /// Keys of an app's property list that is built with the SDK of iOS 27.
  package static func ofPropertyList(_ broken: String, mended: String) -> LintExample {
    LintExample(
      .file("Info.plist"), ExampleParts.propertyList(broken),
      mended: ExampleParts.propertyList(mended),
      files: ["App.xcodeproj/project.pbxproj": ExampleParts.project], sdk: "27.1",
      isOfProject: true)
  }
}

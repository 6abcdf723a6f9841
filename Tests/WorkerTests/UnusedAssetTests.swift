import Foundation
import Testing

/// Images, colours and fonts of a whole project that nothing in it names.
@Suite struct UnusedAssetTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("app/project.yml", "")
    _ = try folder.add("app/App/Main.xib", Self.xib())
    _ = try folder.add("app/App/Start.swift", "let title = 1")
    try addSet("night-sky.imageset")
  }

  private static func xib(_ image: String = "", remembered: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
    \(image.isEmpty ? "" : "<subviews>\(image)</subviews>")
    </view></objects>\(remembered)</document>
    """
  }

  private func addSet(_ name: String) throws {
    _ = try folder.add(
      "app/App/Assets.xcassets/\(name)/Contents.json",
      #"{"images": [{"idiom": "universal"}], "colors": [{"idiom": "universal"}]}"#)
  }

  /// - Returns: The files of the findings, from the project's folder on.
  private func unused(_ arguments: String..., paths: [String] = ["."]) throws -> [String] {
    let run = try lint(["--format", "json"] + arguments + paths)
    let result = try #require(try run.objects().first, "\(run.errors)")
    let findings = try #require(result["findings"] as? [[String: Any]])
    return findings.filter { $0["rule"] as? String == "unused-asset" }.compactMap {
      ($0["file"] as? String)?.replacing("./App/", with: "")
    }
  }

  private func lint(_ arguments: [String]) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--orientations", "portrait"] + arguments,
      directory: folder.path + "/app", environment: ["HOME": folder.path])
  }

  private static let set = "Assets.xcassets/night-sky.imageset/Contents.json"

  /// A file, its text, and whether it uses the image “night-sky”.
  @Test(
    arguments: [
      ("A.swift", #"UIImage(named: "night-sky")"#, true),
      ("A.swift", "let image = UIImage(resource: .nightSky)", true),
      ("A.swift", "Asset.Pictures.nightSky.image", true),
      ("A.swift", "let nightSky = 1", false),
      ("A.swift", #"// UIImage(named: "night-sky")"#, false),
      ("A.swift", #"/* "night-sky" */ let a = "http://a.b""#, false),
      ("A.swift", #"let a = "day-sky", b = "night""#, false),
      // What is put together.
      ("A.swift", #"UIImage(named: "night-\(part)")"#, true),
      ("A.swift", #"UIImage(named: "day-\(part)")"#, false),
      ("A.swift", #"UIImage(named: "\(part("a"))-sky")"#, true),
      ("A.swift", #"UIImage(named: part + "-sky")"#, true),
      ("A.swift", #"let text = "\(part) night-sky is here""#, false),
      // In a text of several lines, also behind what looks like a comment in one.
      ("A.swift", "let a = \"\"\"\nAccept: images/*\n\"\"\"\nlet b = \"night-sky\"", true),
      ("A.swift", "let a = \"\"\"\n  day-sky\n  night-sky\n  \"\"\"", true),
      ("A.swift", "let a = x /* y\nlet b = \"night-sky\"", true),
      ("A.swift", "let a = x /* \"night-sky\" */", false),
      ("A.js", "const a = `\nnight-sky\n`", true),
      ("A.m", #"[UIImage imageNamed:[NSString stringWithFormat:@"night-%@", part]];"#, true),
      ("A.m", "[UIImage imageNamed:ACImageNameNightSky];", true),
      ("A.m", #"[UIImage imageNamed:@"night-sky.png"];"#, true),
      ("A.js", "require('./images/night-sky@2x.png')", true),
      ("A.plist", "<key>UIImageName</key><string>night-sky</string>", true),
      ("A.json", #"{"icon": "night-sky"}"#, true),
      ("Main.preview.json", #"{"images": {"i": "night-sky"}}"#, true),
      ("A.txt", "night-sky", false),
      ("B.xib", xib(#"<imageView image="night-sky" id="i"/>"#), true),
      (
        "B.xib",
        xib(remembered: #"<resources><image name="night-sky" width="1" height="1"/></resources>"#),
        false
      ),
      ("Pods/A.swift", #"UIImage(named: "night-sky")"#, false),
    ] as [(String, String, Bool)])
  func uses(file: String, text: String, isUse: Bool) throws {
    _ = try folder.add("app/App/" + file, text)
    #expect(try unused() == (isUse ? [] : [Self.set]))
  }

  /// A set or file, a source, and whether it is named as unused.
  @Test(
    arguments: [
      ("Brand.colorset", "", true), ("Brand.colorset", #"UIColor(named: "Brand")"#, false),
      ("BrandColor.colorset", "UIColor.brand", false), ("AccentColor.colorset", "", false),
      ("AppIcon.appiconset", "", false), ("Launch.launchimage", "", false),
      ("star.symbolset", "", true),
    ] as [(String, String, Bool)])
  func kindsOfSets(name: String, source: String, isUnused: Bool) throws {
    try addSet(name)
    _ = try folder.add("app/App/A.swift", #"let a = "night-sky""# + "\n" + source)
    #expect(try unused() == (isUnused ? ["Assets.xcassets/\(name)/Contents.json"] : []))
  }

  /// A group's name is a part of those in it.
  @Test(arguments: [
    (".Group.star", []), (".moon", ["Assets.xcassets/Group/star.imageset/Contents.json"]),
  ])
  func namespaces(symbol: String, expected: [String]) throws {
    _ = try folder.add(
      "app/App/Assets.xcassets/Group/Contents.json",
      #"{"properties": {"provides-namespace": true}}"#)
    try addSet("Group/star.imageset")
    _ = try folder.add("app/App/A.swift", #"let a = ("night-sky", X"# + symbol + ")")
    #expect(try unused() == expected)
  }

  /// A project whose target has some files of its group as resources, and some whole folders.
  private static func project(
    _ resources: [String] = [], folder: String? = nil, exceptions: String = ""
  ) -> String {
    let names = ["moon.png", "Sans.ttf"]
    let references = names.map { #""F\#($0)" = {isa = PBXFileReference; path = \#($0); };"# }
    let files = resources.map { #""B\#($0)" = {isa = PBXBuildFile; fileRef = "F\#($0)"; };"# }
    return """
      // !$*UTF8*$!
      {objects = {
        \((references + files).joined(separator: "\n"))
        ROOT = {isa = PBXGroup; children = (APP, NEW, ); };
        APP /* App */ = {isa = PBXGroup; path = App; children = (\(names.map { "\"F\($0)\", " }.joined())); };
        NEW = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; path = "\(folder ?? "Else")";
          exceptions = (OUT, ); };
        OUT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (\(exceptions)); };
        R = {isa = PBXResourcesBuildPhase; files = (\(resources.map { "\"B\($0)\", " }.joined())); };
        T = {isa = PBXNativeTarget; buildPhases = (R, );
          fileSystemSynchronizedGroups = (\(folder == nil ? "" : "NEW")); };
        C = {isa = XCBuildConfiguration; buildSettings = {
          ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = moon;
        }; };
        P = {isa = PBXProject; mainGroup = ROOT; targets = (T, ); };
      }; rootObject = P; }
      """
  }

  /// Loose files count where an Xcode project puts them into a target; all scales are one. A build setting names
  /// an image by itself.
  @Test(
    arguments: [
      ("", []), (project(), []), (project(["Sans.ttf"]), ["Sans.ttf"]),
      (project(["moon.png", "Sans.ttf"]), ["Sans.ttf"]),
      (project(["moon.png"]).replacing("= moon;", with: "= night;"), ["moon.png"]),
      (project(folder: "App").replacing("= moon;", with: "= night;"), ["Sans.ttf", "moon.png"]),
      (
        project(folder: "App", exceptions: "Sans.ttf").replacing("= moon;", with: "= night;"),
        ["moon.png"]
      ),
    ] as [(String, [String])])
  func looseFiles(project: String, expected: [String]) throws {
    for name in ["moon.png", "moon@2x.png", "Sans.ttf", "Icon-60@2x.png"] {
      _ = try folder.add("app/App/" + name, "")
    }
    _ = try folder.add("app/App.xcodeproj/project.pbxproj", project)
    _ = try folder.add("app/App/A.swift", #"let a = "night-sky""#)
    #expect(try unused() == expected)
    _ = try folder.add(
      "app/Info.plist", "<key>UIAppFonts</key><array><string>Sans.ttf</string></array>")
    #expect(try unused() == expected.filter { $0 != "Sans.ttf" })
  }

  @Test func withoutSourcesNothingIsKnown() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/app/App/Start.swift")
    #expect(try unused() == [])
  }

  /// A part of a project doesn't tell what the whole uses.
  @Test func onlyWholeProjects() throws {
    #expect(try unused(paths: ["App/Main.xib"]) == [])
    #expect(try unused(paths: ["App"]) == [])
    #expect(try unused(paths: [folder.path + "/app"]) == [folder.path + "/app/App/" + Self.set])
    #expect(try unused(paths: [".", "App/Main.xib"]) == [Self.set])
  }

  @Test(
    arguments: [
      #"{"lint": {"rules": {"unused-asset": "off"}}}"#,
      #"{"lint": {"exclude": ["*.xcassets"]}}"#,
      #"{"lint": {"suppress": [{"rule": "unused-asset", "file": "**/night-sky.imageset", "reason": "x"}]}}"#,
    ])
  func configurations(text: String) throws {
    _ = try folder.add("app/ninefold.json", text)
    #expect(try unused() == [])
  }

  @Test func severitiesAndTheStatus() throws {
    #expect(try lint(["."]).status == 0)
    #expect(try lint(["--fail-on", "info", "."]).status == 2)
    let run = try lint(["."])
    #expect(
      run.output.contains(
        """
        ./App/\(Self.set):1: info: Nothing in the project's documents and sources names the image \
        “night-sky”. [unused-asset]
        """), "\(run.output)")
  }

  /// Shards report it once, and what was accepted stays accepted; from the cache all is the same.
  @Test func shardsAndBaselines() throws {
    _ = try folder.add("app/App/Other.xib", Self.xib())
    var parts: [String] = []
    for part in 1...3 {
      let run = try lint(["--shard", "\(part)/3", "--format", "json", "."])
      parts += ["--merge", try folder.add("\(part).json", run.output)]
    }
    let whole = try lint(["--format", "json", "."]).output
    #expect(whole.contains("unused-asset"))
    #expect(try lint(["--no-cache", "--format", "json", "."]).output == whole)
    #expect(try lint(["--format", "json"] + parts).output == whole)
    #expect(try unused("--baseline", folder.add("whole.json", whole)) == [])
    // It is gone as soon as it is used, though no document has changed.
    _ = try folder.add("app/App/Start.swift", "let sky = X.nightSky")
    #expect(try unused() == [])
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github", "gitlab", "html"])
  func everyFormat(format: String) throws {
    let output = try lint(["--format", format, "."]).output
    #expect(output.contains("unused-asset") && output.contains("night-sky.imageset"))
  }

  @Test func changes() throws {
    func git(_ arguments: String...) throws {
      let settings = ["-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=main"]
      let run = try WorkerProgram.run(
        ["-C", folder.path + "/app"] + settings + arguments, program: "/usr/bin/git")
      #expect(run.status == 0, "\(run.errors)")
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    #expect(try unused("--changed-since", "HEAD") == [])
    try addSet("moon.imageset")
    #expect(
      try unused("--changed-since", "HEAD") == ["Assets.xcassets/moon.imageset/Contents.json"])
  }
}

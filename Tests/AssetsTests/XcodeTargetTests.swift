import Testing
import Traits

@testable import Assets

/// Which catalogue counts where those of several targets have the same name.
struct XcodeTargetTests {
  private let project: ProjectFixture

  /// An app and an extension; a document in `Kit`, whose folder has a catalogue of the extension's.
  init() throws {
    project = try ProjectFixture()
    for place in ["App/Art.xcassets", "Kit/Extension.xcassets", "New/Art.xcassets"] {
      let name = place.split(separator: "/")[0]
      try project.writeImageSet(
        place + "/sign.imageset", [#"{"filename": "\#(name).png"}"#])
    }
  }

  /// - Parameters:
  ///   - app: The resources of the app's target, as names of references below.
  ///   - plugin: Those of the extension's.
  ///   - folders: The app's synchronised folders.
  ///   - except: Files of `New` that aren't the target's with this id.
  private func write(
    app: [String], plugin: [String], folders: [String] = [], except: (target: String, String)? = nil
  ) throws {
    func phase(_ id: String, _ files: [String]) -> String {
      """
      \(id) /* Resources */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (
      \(files.map { "\(id)\($0) /* \($0) in Resources */," }.joined(separator: "\n"))
      ); };
      \(files.map { "\(id)\($0) = {isa = PBXBuildFile; fileRef = \($0) /* \($0) */; };" }.joined(separator: "\n"))

      """
    }
    let exceptions = except.map { target, file in
      """
      EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("\(file)", );
      target = \(target); };

      """
    }
    try project.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      /* Begin PBXBuildFile section */
      \(phase("A", app))\(phase("B", plugin))\(exceptions ?? "")
      ROOT = {isa = PBXGroup; children = (G1, G2, NEW, ); sourceTree = "<group>"; };
      G1 /* App */ = {isa = PBXGroup; children = (ART, ); path = App; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (EXT, DOC, OTHER, ); name = "The \\"Kit\\""; path = App/../Kit;
        sourceTree = "<group>"; };
      ART = {isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
      EXT = {isa = PBXFileReference; path = Extension.xcassets; sourceTree = "<group>"; };
      OTHER = {isa = PBXFileReference; path = Kit/Other.xib; sourceTree = SOURCE_ROOT; };
      DOC = {isa = PBXVariantGroup; children = (BASE, ); name = Main.storyboard; sourceTree = "<group>"; };
      BASE = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      NEW = {isa = PBXFileSystemSynchronizedRootGroup; \(except == nil ? "" : "exceptions = (EX, ); ")path = New;
        sourceTree = "<group>"; };
      TA = {isa = PBXNativeTarget; buildPhases = (A, );
        fileSystemSynchronizedGroups = (\(folders.map { $0 + ", " }.joined())); name = App; };
      TB = {isa = PBXNativeTarget; buildPhases = (B, ); name = Extension; };
      P = {isa = PBXProject; mainGroup = ROOT; projectDirPath = ""; targets = (TA, TB, ); };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  private func sign(for document: String) -> String? {
    let library = AssetLibrary(searchingAround: project.path + "/" + document)
    let path = library.image(named: "sign", traits: ImageTests.phone)?.path
    return path?.split(separator: "/").last.map { String($0.dropLast(4)) }
  }

  private static let main = "Kit/Base.lproj/Main.storyboard"

  @Test(
    arguments: [
      // The app's document has the app's catalogue, though the extension's is nearer.
      (["ART", "DOC"], ["EXT"], [], main, "App"),
      (["ART"], ["EXT", "DOC"], [], main, "Kit"),
      // In both the nearer one counts.
      (["ART", "DOC"], ["EXT", "DOC"], [], main, "Kit"),
      // What no target has is as near as it is.
      (["ART"], ["EXT"], [], main, "Kit"),
      (["ART", "OTHER"], ["EXT"], [], "Kit/Other.xib", "App"),
      // Whole folders.
      (["DOC"], ["EXT"], ["NEW"], main, "New"),
      (["ART"], ["EXT"], ["NEW"], "New/Main.xib", "New"),
      // None of its target's has the name.
      (["DOC"], ["EXT"], [], main, "Kit"),
    ] as [([String], [String], [String], String, String)])
  func catalogues(
    app: [String], plugin: [String], folders: [String], document: String, expected: String
  ) throws {
    try project.makeFolder("Kit/Base.lproj")
    try write(app: app, plugin: plugin, folders: folders)
    #expect(sign(for: document) == expected)
  }

  /// An exception takes a file from the target that has the folder, and gives it to another one.
  @Test(arguments: [("TA", "App"), ("TB", "New")])
  func exceptionsOfFolders(target: String, expected: String) throws {
    try write(
      app: ["ART"], plugin: ["EXT"], folders: ["NEW"], except: (target, "Sub/Main.xib"))
    try project.makeFolder("New/Sub")
    // In none of the targets it has what is nearest.
    #expect(sign(for: "New/Sub/Main.xib") == "New")
    try write(
      app: ["ART"], plugin: ["EXT", "OTHER"], folders: ["NEW"], except: (target, "Art.xcassets"))
    #expect(sign(for: "New/Sub/Main.xib") == expected)
  }

  @Test(arguments: [
    "", "{", "{ objects = 1; }", "{ a = (1, 2; }", String(repeating: "(", count: 99),
  ])
  func brokenProjectsSayNothing(_ text: String) throws {
    try project.makeFolder("Kit/Base.lproj")
    try project.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(sign(for: Self.main) == "Kit")
  }

  /// What a project says later is noticed.
  @Test(.timeLimit(.minutes(1))) func targetsAreFollowed() async throws {
    try project.makeFolder("Kit/Base.lproj")
    try write(app: ["ART"], plugin: ["EXT", "DOC"])
    let library = Projects(areWatched: true).library(around: project.path + "/" + Self.main)
    func folder() -> String? {
      library.image(named: "sign", traits: ImageTests.phone)?.path.contains("/App/") == true
        ? "App" : "Kit"
    }
    #expect(folder() == "Kit")
    try write(app: ["ART", "DOC"], plugin: ["EXT"])
    while folder() == "Kit" { await Task.yield() }
  }
}

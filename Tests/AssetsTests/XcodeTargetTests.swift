import Files
import Foundation
import Testing
import Traits

@testable import Assets

/// What counts where several targets have catalogues, images, fonts or xibs of the same name.
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

  /// Files outside catalogues, by the ids of their references.
  private static let files = [
    "MARK-A": "App/mark.png", "MARK-K": "Kit/mark.png", "MARK2-A": "App/mark@2x.png",
    "CELL-A": "App/Cell.xib", "CELL-K": "Kit/Cell.xib", "SIGN-A": "App/sign.png",
    "FONT-A": "App/Sans.otf", "FONT-K": "Kit/Sans.otf",
  ]

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
      \(files.map { "\"\(id)\($0)\" /* \($0) in Resources */," }.joined(separator: "\n"))
      ); };
      \(files.map { "\"\(id)\($0)\" = {isa = PBXBuildFile; fileRef = \"\($0)\" /* \($0) */; };" }.joined(separator: "\n"))

      """
    }
    let exceptions = except.map { target, file in
      """
      EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("\(file)", );
      target = \(target); };

      """
    }
    let references = Self.files.map { id, path in
      #""\#(id)" = {isa = PBXFileReference; path = "\#(path)"; sourceTree = "<group>"; };"#
    }
    try project.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      /* Begin PBXBuildFile section */
      \(phase("A", app))\(phase("B", plugin))\(exceptions ?? "")
      \(references.joined(separator: "\n"))
      ROOT = {isa = PBXGroup; children = (G1, G2, NEW, \(Self.files.keys.map { "\"\($0)\", " }.joined())); sourceTree = "<group>"; };
      G1 /* App */ = {isa = PBXGroup; children = (ART, ); path = App; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (EXT, DOC, OTHER, ); name = "The \\"Kit\\""; path = App/../Kit;
        sourceTree = "<group>"; };
      ART = {isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
      EXT = {isa = PBXFileReference; path = Extension.xcassets; sourceTree = "<group>"; };
      OTHER = {isa = PBXFileReference; path = Kit/Other.xib; sourceTree = SOURCE_ROOT; };
      DOC = {isa = PBXVariantGroup; children = (BASE, ); name = Main.storyboard; sourceTree = "<group>"; };
      BASE = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      FAR = {isa = PBXFileReference; path = sub/far.png; sourceTree = ELSEWHERE; };
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

  private func library(for document: String) throws -> AssetLibrary {
    try project.makeFolder("Kit/Base.lproj")
    return AssetLibrary(searchingAround: project.path + "/" + document)
  }

  /// The folder of what is found is `App` though what is in `Kit` is nearer, where only that is the target's.
  @Test(
    arguments: [
      (["DOC", "MARK-A"], ["MARK-K"], "App"), (["MARK-A"], ["MARK-K", "DOC"], "Kit"),
      (["DOC", "MARK-A", "MARK-K"], [], "Kit"), (["DOC"], ["MARK-K"], "Kit"),
      (["MARK-A"], ["MARK-K"], "Kit"),
    ] as [([String], [String], String)])
  func looseImages(app: [String], plugin: [String], expected: String) throws {
    try write(app: app, plugin: plugin)
    for name in ["App/mark.png", "Kit/mark.png", "App/mark@2x.png"] {
      try project.write(png(width: 30, height: 20), to: name)
    }
    let library = try library(for: Self.main)
    let found = library.image(named: "mark", traits: ImageTests.phone)
    // The file for two pixels to a point is no target's, so no app has it.
    #expect(found?.path == "\(project.path)/\(expected)/mark.png")
    #expect(
      library.choice(ofImage: "mark", traits: ImageTests.phone)?.variants.map(\.path)
        == found.map { [$0.path] })
  }

  /// Files outside catalogues come after sets, but for sets of other targets.
  @Test(
    arguments: [
      (["DOC", "SIGN-A"], ["EXT"], "sign.png"), (["DOC", "SIGN-A", "EXT"], [], "Kit.png"),
      (["SIGN-A"], ["EXT"], "Kit.png"), (["DOC"], ["EXT", "SIGN-A"], "Kit.png"),
    ] as [([String], [String], String)])
  func setsOfOtherTargets(app: [String], plugin: [String], expected: String) throws {
    try write(app: app, plugin: plugin)
    try project.write(png(width: 30, height: 20), to: "App/sign.png")
    let library = try library(for: Self.main)
    let path = library.image(named: "sign", traits: ImageTests.phone)?.path
    #expect(path?.hasSuffix("/" + expected) == true)
    let choice = library.choice(ofImage: "sign", traits: ImageTests.phone)
    #expect((choice?.setKind == nil) == (expected == "sign.png"))
  }

  @Test(arguments: [("DOC", "", "App"), ("", "DOC", "Kit"), ("", "", "Kit")])
  func xibsAndFonts(app: String, plugin: String, expected: String) throws {
    try write(
      app: ["CELL-A", "FONT-A", app].filter { !$0.isEmpty },
      plugin: ["CELL-K", "FONT-K", plugin].filter { !$0.isEmpty })
    let font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFileTests.roman)))
    for folder in ["App", "Kit"] {
      try project.write("<document/>", to: folder + "/Cell.xib")
      try project.write(font, to: folder + "/Sans.otf")
    }
    let library = try library(for: Self.main)
    #expect(library.xib(named: "Cell") == "\(project.path)/\(expected)/Cell.xib")
    #expect(
      library.font(named: "C059-Roman", family: nil)?.path
        == "\(project.path)/\(expected)/Sans.otf")
  }

  /// Files whose places a project doesn't say are known by their names.
  @Test(arguments: [
    ("App/mark.png", true), ("Kit/mark.png", false), ("Else/far.png", true),
    ("Else/mark.png", false),
  ])
  func bundledFiles(path: String, isBundled: Bool) throws {
    try write(app: ["MARK-A", "FAR"], plugin: [])
    let folder = try #require(ProjectFolder(project.path))
    let targets = XcodeTargets(of: folder.xcodeProjectFiles)
    #expect(targets.bundle(project.path + "/" + path) == isBundled)
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

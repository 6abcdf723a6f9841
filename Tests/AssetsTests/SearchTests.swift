import Glibc
import Testing
import Traits

@testable import Assets

struct SearchTests {
  static let traits = TraitCollection(displayScale: 1)
  static let entry = ["{\"filename\": \"a.png\"}"]

  private func found(_ name: String, around document: String, in project: ProjectFixture) -> String?
  {
    AssetLibrary(searchingAround: project.path + "/" + document)
      .image(named: name, traits: Self.traits)
      .map { String($0.path.dropFirst(project.path.count + 1)) }
  }

  @Test func searchesTheProjectAroundADocument() throws {
    let project = try ProjectFixture()
    try project.makeFolder("Repo/App.xcodeproj")
    try project.makeFolder("Repo/App/Base.lproj")
    try project.writeImageSet("Repo/Shared/S.xcassets/a.imageset", Self.entry)
    try project.writeImageSet("Outside/O.xcassets/b.imageset", Self.entry)
    try project.writeImageSet("Repo/Pods/P.xcassets/c.imageset", Self.entry)
    let document = "Repo/App/Base.lproj/Main.storyboard"
    #expect(
      found("a", around: document, in: project) == "Repo/Shared/S.xcassets/a.imageset/a.png")
    #expect(found("b", around: document, in: project) == nil)
    #expect(found("c", around: document, in: project) == nil)
  }

  @Test func prefersTheNearestCatalog() throws {
    let project = try ProjectFixture()
    try project.makeFolder(".git")
    try project.writeImageSet("A/A.xcassets/a.imageset", Self.entry)
    try project.writeImageSet("B/Deep/B.xcassets/a.imageset", Self.entry)
    #expect(
      found("a", around: "B/Main.xib", in: project) == "B/Deep/B.xcassets/a.imageset/a.png")
    #expect(found("a", around: "A/Main.xib", in: project) == "A/A.xcassets/a.imageset/a.png")
    try project.makeFolder("C")
    #expect(found("a", around: "C/Main.xib", in: project) == "A/A.xcassets/a.imageset/a.png")
  }

  /// Nor are there images of its own in what Xcode builds or bundles, or in what is hidden.
  @Test(arguments: ["Some.framework", "Some.bundle", ".hidden", "build"])
  func leavesFoldersClosed(_ folder: String) throws {
    let project = try ProjectFixture()
    try project.makeFolder("a.xcodeproj")
    try project.writeImageSet(folder + "/A.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) == nil)
    #expect(!AssetLibrary(folder: project.path).hasImages)
    try project.writeImageSet("Open/A.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) == "Open/A.xcassets/a.imageset/a.png")
    #expect(AssetLibrary(folder: project.path).hasImages)
  }

  /// Of loose files of one name those that are PNGs count, and of these those of one folder.
  @Test func looseFilesOfOneNameAreOfOneKindAndFolder() throws {
    let project = try ProjectFixture()
    try project.makeFolder(".git")
    for name in ["A/a@1x.jpg", "A/a.jpg", "B/a@2x.png", "C/C/a@3x.png", "A/dot.name.png"] {
      try project.write(png(width: 4, height: 4), to: name)
    }
    let library = AssetLibrary(searchingAround: project.path + "/B/Main.xib")
    func file(_ name: String, _ scale: Double) -> String? {
      library.image(named: name, traits: TraitCollection(displayScale: scale)).map {
        String($0.path.dropFirst(project.path.count + 1))
      }
    }
    #expect(file("a", 3) == "B/a@2x.png")
    #expect(file("a", 1) == "B/a@2x.png")
    #expect(file("a.jpg", 1) == "A/a.jpg")
    #expect(file("dot.name", 1) == "A/dot.name.png")
    let beside = AssetLibrary(searchingAround: project.path + "/A/Main.xib")
    #expect(beside.image(named: "a", traits: Self.traits)?.path == project.path + "/B/a@2x.png")
    #expect(library.hasImage(named: "a") && !library.hasImage(named: "b"))
  }

  @Test func staysInTheFolderWhereThereIsNoProject() throws {
    let project = try ProjectFixture()
    try project.writeImageSet("Here/A.xcassets/a.imageset", Self.entry)
    try project.writeImageSet("There/B.xcassets/b.imageset", Self.entry)
    try project.makeFolder("Here/Base.lproj")
    #expect(found("a", around: "Here/Main.xib", in: project) != nil)
    #expect(found("b", around: "Here/Main.xib", in: project) == nil)
    #expect(found("a", around: "Here/Base.lproj/Main.xib", in: project) != nil)
    #expect(found("a", around: "Nowhere/Main.xib", in: project) == nil)
  }

  @Test func walksNoLinksAndNoDepths() throws {
    let project = try ProjectFixture()
    try project.makeFolder("a.xcodeproj")
    try project.makeFolder("Folder")
    #expect(symlink(project.path, project.path + "/Folder/loop") == 0)
    #expect(symlink("Folder", project.path + "/L.xcassets") == 0)
    let deep = String(repeating: "d/", count: AssetSearch.deepestDescent + 1)
    try project.writeImageSet(deep + "D.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) == nil)
    try project.writeImageSet("d/d/D.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) != nil)
  }
}

struct DamageTests {
  static let traits = TraitCollection(displayScale: 1)

  @Test(arguments: [
    ("", AssetDiagnostic.Problem.notJSON), ("{\"images\": [", .notJSON), ("[]", .notJSON),
    ("\u{0}\u{1}", .notJSON), (String(repeating: "[", count: 100_000), .notJSON),
  ])
  func reportsBrokenContents(_ text: String, problem: AssetDiagnostic.Problem) throws {
    let project = try ProjectFixture()
    try project.write(text, to: "A.xcassets/a.imageset/Contents.json")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "a", traits: Self.traits) == nil)
    // Asked again, it is reported once.
    #expect(library.image(named: "a", traits: Self.traits) == nil)
    let path = project.path + "/A.xcassets/a.imageset/Contents.json"
    #expect(library.diagnostics(ofImage: "a") == [AssetDiagnostic(path: path, problem: problem)])
    #expect(!library.isSound)
  }

  @Test(arguments: [
    "{}", "{\"images\": 3}", "{\"images\": [1, null, \"x\", []]}",
    "{\"images\": [{\"filename\": 7, \"scale\": [], \"appearances\": {}}]}",
    "{\"images\": [{\"scale\": \"2x\"}], \"properties\": [1e999]}",
  ])
  func oddContentsHaveNoImage(_ text: String) throws {
    let project = try ProjectFixture()
    try project.write(text, to: "A.xcassets/a.imageset/Contents.json")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "a", traits: Self.traits) == nil)
    #expect(library.diagnostics(ofImage: "a").isEmpty)
    #expect(library.isSound)
  }

  @Test func aMissingContentsFileIsReported() throws {
    let project = try ProjectFixture()
    try project.makeFolder("A.xcassets/a.imageset")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "a", traits: Self.traits) == nil)
    #expect(library.diagnostics(ofImage: "a").map(\.problem) == [.missing])
  }

  /// What is wrong with a group matters to images that may be in it, not to those that are found.
  @Test func aBrokenGroupIsReportedForImagesThatAreNotFound() throws {
    let project = try ProjectFixture()
    try project.writeImageSet("A.xcassets/G/a.imageset", SearchTests.entry)
    try project.write("{", to: "A.xcassets/G/Contents.json")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "a", traits: Self.traits) != nil)
    #expect(library.diagnostics(ofImage: "a").isEmpty)
    #expect(
      library.diagnostics(ofImage: "G/a") == [
        AssetDiagnostic(path: project.path + "/A.xcassets/G/Contents.json", problem: .notJSON)
      ])
  }

  /// A place of a set that nobody filled lacks nothing, and what several places lack is said once.
  @Test func filesThatAreMissingAreSaidOnce() throws {
    let project = try ProjectFixture()
    try project.write(
      """
      {"images": [{"filename": "", "scale": "1x"}, {"filename": "gone.png", "scale": "2x"},
      {"filename": "gone.png", "scale": "3x"}]}
      """, to: "A.xcassets/a.imageset/Contents.json")
    #expect(
      AssetLibrary(folder: project.path).diagnostics(ofImage: "a").map(\.problem)
        == [.missingFile("gone.png")])
  }

  /// A set cannot reach out of its folder, and a pipe is not waited for.
  @Test func takesOnlyFilesOfItsOwn() throws {
    let project = try ProjectFixture()
    try project.write(png(width: 1, height: 1), to: "secret.png")
    try project.write(
      """
      {"images": [{"filename": "../../secret.png"}, {"filename": "gone.png"},
      {"filename": "pipe.png"}, {"filename": "ok.png", "scale": "3x"}]}
      """, to: "A.xcassets/a.imageset/Contents.json")
    let folder = project.path + "/A.xcassets/a.imageset"
    #expect(mkfifo(folder + "/pipe.png", 0o600) == 0)
    try project.write(png(width: 1, height: 1), to: "A.xcassets/a.imageset/ok.png")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "a", traits: Self.traits)?.path == folder + "/ok.png")
    #expect(
      library.diagnostics(ofImage: "a").map(\.problem) == [
        .missingFile("../../secret.png"), .missingFile("gone.png"), .missingFile("pipe.png"),
      ])
  }
}

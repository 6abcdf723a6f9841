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

  /// Of files that languages have of their own that of the one which is asked for counts, and those for all
  /// languages come first.
  @Test(arguments: [
    ("Flag", "de.lproj", "App/de.lproj/Flag@2x.png"), ("Flag", "en.lproj", "App/en.lproj/Flag.png"),
    ("Flag", nil, "App/ar.lproj/Flag.png"), ("Logo", "de.lproj", "App/Logo.png"),
    ("Note", "de.lproj", "App/en.lproj/Note.png"),
  ])
  func looseFilesAreThoseOfALanguage(name: String, language: String?, expected: String) throws {
    let project = try ProjectFixture()
    try project.makeFolder("App.xcodeproj")
    try project.makeFolder("App/Base.lproj")
    for file in [
      "ar.lproj/Flag.png", "de.lproj/Flag@2x.png", "en.lproj/Flag.png", "de.lproj/Logo.png",
      "Logo.png", "en.lproj/Note.png", "Far/Away/de.lproj/Note.png",
    ] {
      try project.write(png(width: 4, height: 4), to: "App/" + file)
    }
    let library = AssetLibrary(
      searchingAround: project.path + "/App/Base.lproj/Main.storyboard"
    ).speaking { names in names.first { $0 == language } ?? names.min() }
    let found = library.image(named: name, traits: Self.traits)?.path
    #expect(found == project.path + "/" + expected)
    #expect(library.languageFolders == ["ar.lproj", "Base.lproj", "de.lproj", "en.lproj"])
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
    let deep = String(repeating: "d/", count: ProjectWalk.deepestDescent + 1)
    try project.writeImageSet(deep + "D.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) == nil)
    try project.writeImageSet("d/d/D.xcassets/a.imageset", Self.entry)
    #expect(found("a", around: "Main.xib", in: project) != nil)
  }

  /// Without any of them, what lies above the document's folder is not the project's.
  @Test(arguments: [
    ".git/HEAD", "a.xcodeproj/x", "a.xcworkspace/x", "Package.swift", "project.yml",
    "Project.swift", "Podfile",
  ])
  func aProjectIsKnownByItsFiles(_ file: String) throws {
    let project = try ProjectFixture()
    try project.writeImageSet("Repo/Shared/S.xcassets/a.imageset", Self.entry)
    try project.makeFolder("Repo/App/Deep/Deeper/and/deeper/and/deeper/still")
    let document = "Repo/App/Deep/Deeper/and/deeper/and/deeper/still/Main.xib"
    #expect(found("a", around: document, in: project) == nil)
    try project.write("", to: "Repo/" + file)
    #expect(
      found("a", around: document, in: project) == "Repo/Shared/S.xcassets/a.imageset/a.png")
  }

  @Test func withoutAProjectItIsTheNearestFolderWithACatalog() throws {
    let project = try ProjectFixture()
    try project.writeImageSet("Repo/A.xcassets/a.imageset", Self.entry)
    try project.writeImageSet("Repo/Sub/Other/B.xcassets/b.imageset", Self.entry)
    try project.makeFolder("Repo/Sub/Screens/Base.lproj")
    let document = "Repo/Sub/Screens/Base.lproj/Main.xib"
    #expect(found("a", around: document, in: project) == "Repo/A.xcassets/a.imageset/a.png")
    #expect(found("b", around: document, in: project) != nil)
    try project.writeImageSet("Repo/Sub/C.xcassets/c.imageset", Self.entry)
    #expect(found("a", around: document, in: project) == nil)
    #expect(found("c", around: document, in: project) != nil)
    try project.makeFolder("Repo/App.xcodeproj")
    #expect(found("a", around: document, in: project) != nil)
  }

  /// What anybody may have put into /tmp makes no project of it.
  @Test func aFolderOfEverybodyIsNoProject() throws {
    let project = try ProjectFixture()
    try project.write("", to: "shared/Package.swift")
    try project.writeImageSet("shared/A.xcassets/a.imageset", Self.entry)
    try project.makeFolder("shared/mine")
    #expect(found("a", around: "shared/mine/Main.xib", in: project) != nil)
    #expect(chmod(project.path + "/shared", 0o1777) == 0)
    #expect(found("a", around: "shared/mine/Main.xib", in: project) == nil)
  }

  /// A document right in such a folder has what is beside it. Where the folder is named, it is searched.
  @Test func whatIsInAFolderOfEverybodyIsAlone() throws {
    let project = try ProjectFixture()
    try project.write(png(width: 4, height: 4), to: "shared/near.png")
    try project.write(png(width: 4, height: 4), to: "shared/others/far.png")
    let shared = project.path + "/shared"
    #expect(found("far", around: "shared/Main.xib", in: project) != nil)
    #expect(chmod(shared, 0o1777) == 0)
    let projects = Projects()
    let library = projects.library(around: shared + "/Main.xib")
    #expect(library.hasImage(named: "near") && !library.hasImage(named: "far"))
    #expect(projects.folder(around: shared + "/Main.xib")?.path == shared)
    #expect(
      projects.library(around: shared + "/Main.xib", root: shared).hasImage(named: "far"))
  }

  @Test func theRootOfTheFileSystemIsNoProject() {
    let folder = Projects().folder(around: "/Main.xib")
    #expect(folder?.path == "/" && folder?.isSearched == false)
  }

  @Test func aFolderThatIsNamedIsTheProject() throws {
    let project = try ProjectFixture()
    try project.makeFolder("Repo/App/App.xcodeproj")
    try project.writeImageSet("Repo/Shared/S.xcassets/a.imageset", Self.entry)
    let document = project.path + "/Repo/App/Main.xib"
    let projects = Projects()
    #expect(!projects.library(around: document).hasImages)
    #expect(projects.library(around: document, root: project.path + "/Repo").hasImages)
    #expect(!projects.library(around: document, root: project.path + "/none").hasImages)
  }
}

/// A project is walked once for all its documents.
struct ProjectTests {
  static let entry = ["{\"filename\": \"a.png\"}"]

  @Test func allDocumentsHaveOneIndex() throws {
    let project = try ProjectFixture()
    try project.makeFolder(".git")
    try project.writeImageSet("A/A.xcassets/a.imageset", Self.entry)
    try project.makeFolder("B/B")
    let projects = Projects()
    #expect(projects.library(around: project.path + "/A/Main.xib").hasImage(named: "a"))
    // It would be found if anybody looked again.
    try project.writeImageSet("B/B.xcassets/b.imageset", Self.entry)
    let other = projects.library(around: project.path + "/B/B/Main.xib")
    #expect(other.hasImage(named: "a") && !other.hasImage(named: "b"))
    #expect(Projects().library(around: project.path + "/B/B/Main.xib").hasImage(named: "b"))
  }

  /// In a process that stays, what is added, exchanged and taken away is seen soon.
  @Test(.timeLimit(.minutes(1)))
  func aWatchedProjectIsReadAgain() async throws {
    let project = try ProjectFixture()
    try project.makeFolder(".git")
    try project.writeImageSet("A/A.xcassets/a.imageset", Self.entry)
    let library = Projects(areWatched: true).library(around: project.path + "/A/Main.xib")
    let traits = TraitCollection(displayScale: 1)
    #expect(library.image(named: "a", traits: traits) != nil)
    try project.writeImageSet("B/B.xcassets/b.imageset", Self.entry)
    while library.image(named: "b", traits: traits) == nil { await Task.yield() }
    try project.write("{", to: "A/A.xcassets/a.imageset/Contents.json")
    while library.image(named: "a", traits: traits) != nil { await Task.yield() }
    #expect(!library.isSound)
    try project.writeImageSet("A/A.xcassets/a.imageset", Self.entry)
    while library.image(named: "a", traits: traits) == nil { await Task.yield() }
    #expect(library.isSound)
    // What a group says of its names is written in place.
    try project.writeImageSet("A/A.xcassets/G/c.imageset", Self.entry)
    try project.write("{}", to: "A/A.xcassets/G/Contents.json")
    while library.image(named: "c", traits: traits) == nil { await Task.yield() }
    try project.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A/A.xcassets/G/Contents.json")
    while library.image(named: "G/c", traits: traits) == nil { await Task.yield() }
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

  /// A link may lead anywhere in the project, and the image is where it leads.
  @Test func linksStayInTheProject() throws {
    let project = try ProjectFixture()
    try project.makeFolder("Repo/.git")
    try project.write(png(width: 1, height: 1), to: "secret.png")
    try project.write(png(width: 1, height: 1), to: "Repo/shared.png")
    for (name, target) in [("in", "../../shared.png"), ("out", "../../../secret.png")] {
      let set = "Repo/A.xcassets/\(name).imageset"
      try project.write(
        "{\"images\": [{\"filename\": \"a.png\"}]}", to: set + "/Contents.json")
      try project.link(set + "/a.png", to: target)
    }
    try project.write("{\"images\": []}", to: "contents.json")
    try project.link("Repo/A.xcassets/json.imageset/Contents.json", to: "../../../contents.json")
    let library = AssetLibrary(searchingAround: project.path + "/Repo/Main.xib")
    let root = project.path + "/Repo"
    #expect(
      library.image(named: "in", traits: Self.traits)?.path == root + "/shared.png")
    #expect(library.image(named: "out", traits: Self.traits) == nil)
    #expect(library.image(named: "json", traits: Self.traits) == nil)
    #expect(library.diagnostics(ofImage: "in").isEmpty)
    #expect(
      library.diagnostics(ofImage: "out").map(\.problem) == [.fileOutside("a.png", root)])
    #expect(library.diagnostics(ofImage: "json").map(\.problem) == [.outside(root)])
  }

  /// In a clone without Git LFS, images are a few lines of text.
  @Test func pointersOfGitLFSAreNamed() throws {
    let project = try ProjectFixture()
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    try project.write(
      "{\"images\": [{\"filename\": \"a.png\"}]}", to: "A.xcassets/a.imageset/Contents.json")
    try project.write(pointer, to: "A.xcassets/a.imageset/a.png")
    try project.write(pointer, to: "b@2x.png")
    let library = AssetLibrary(folder: project.path)
    for (name, file) in [("a", "a.png"), ("b", "b@2x.png")] {
      #expect(library.image(named: name, traits: Self.traits) == nil)
      #expect(library.diagnostics(ofImage: name).map(\.problem) == [.gitLFSPointer(file)])
    }
    #expect(!library.isSound)
  }
}

import Glibc
import Testing

@testable import Files

/// What a project names is opened below its folder, and nowhere else; the same where the kernel can't be
/// asked to see to it.
@Suite struct ProjectFolderTests {
  private let sandbox: Sandbox
  private let project: ProjectFolder

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("inside", to: "project/App/file")
    try sandbox.write("secret", to: "outside/file")
    try sandbox.write("secret", to: "project-2/file")
    try sandbox.link("project/App/near", to: "file")
    try sandbox.link("project/folder", to: "App")
    try sandbox.link("project/App/absolute", to: sandbox.path + "/project/App/file")
    try sandbox.link("project/App/far", to: "../../outside/file")
    try sandbox.link("project/App/farAbsolute", to: sandbox.path + "/outside/file")
    try sandbox.link("project/away", to: "../outside")
    try sandbox.link("project/App/process", to: "/proc/self/root")
    try sandbox.link("project/App/loop", to: "loop")
    try sandbox.link("project/App/dangling", to: "nothing")
    project = try #require(ProjectFolder(sandbox.path + "/project"))
  }

  private func opened(_ name: String, _ hasOpenat2: Bool) -> Result<String, ProjectFolder.Refusal> {
    do throws(ProjectFolder.Refusal) {
      let file = try project.open(name, hasOpenat2: hasOpenat2)
      #expect(String(decoding: file.read(limit: 100), as: UTF8.self) == "inside")
      return .success(file.path)
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      "App/file", "./App//file", "App/../App/file", "App/near", "folder/file", "App/absolute",
      "folder/../App/near",
    ], [true, false])
  func filesInsideAreOpenedAndTellTheirPlace(_ name: String, _ hasOpenat2: Bool) {
    let place = sandbox.path + "/project/App/file"
    #expect(opened(name, hasOpenat2) == .success(place))
    #expect(opened(project.path + "/" + name, hasOpenat2) == .success(place))
  }

  @Test(
    arguments: [
      "../outside/file", "App/../../outside/file", "App/far", "App/farAbsolute", "away/file",
      "away/none", "/etc/passwd", "../project-2/file", "App/process/etc/passwd", "../none",
      "App/file\0",
    ], [true, false])
  func nothingOutsideIsOpened(_ name: String, _ hasOpenat2: Bool) {
    #expect(opened(name, hasOpenat2) == .failure(.outside))
  }

  /// Not even where the path begins with the folder's.
  @Test func aSiblingWhoseNameBeginsSoIsOutside() {
    #expect(opened(sandbox.path + "/project-2/file", true) == .failure(.outside))
  }

  @Test(
    arguments: [
      ("App/none", ProjectFolder.Refusal.missing), ("none/file", .missing),
      ("App/file/file", .missing), ("App/dangling", .missing), ("App", .unreadable),
      ("App/pipe", .unreadable), ("App/loop", .unreadable),
    ], [true])
  func whatIsNoFileIsRefused(
    _ example: (name: String, refusal: ProjectFolder.Refusal), _ hasOpenat2: Bool
  ) {
    mkfifo(sandbox.path + "/project/App/pipe", 0o600)
    #expect(opened(example.name, hasOpenat2) == .failure(example.refusal))
  }

  /// A place that was told is opened again only as long as no link has come into it.
  @Test func aPlaceIsOpenedWithoutLinks() throws {
    #expect(OpenFile(at: project.path + "/App/file")?.size == 6)
    #expect(OpenFile(at: project.path + "/App/near")?.size == nil)
    #expect(OpenFile(at: project.path + "/folder/file")?.size == nil)
    let opened = openWithoutLinks(project.path + "/folder/file", hasOpenat2: false)
    #expect(opened < 0 && errno == ELOOP)
  }
}

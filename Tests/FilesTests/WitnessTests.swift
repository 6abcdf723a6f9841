import Glibc
import Testing

@testable import Files

/// What is opened and read tells it by itself.
@Suite struct WitnessTests {
  private let sandbox: Sandbox
  private let project: ProjectFolder
  private let path: String

  init() throws {
    sandbox = try Sandbox()
    path = sandbox.path + "/project"
    try sandbox.write("inside", to: "project/App/file")
    try sandbox.link("project/App/near", to: "file")
    project = try #require(ProjectFolder(path))
  }

  private func sights(_ body: () -> Void) -> [Witness.Sight: FileState?]? {
    let witness = Witness()
    Witness.$current.withValue(witness, operation: body)
    return witness.sights
  }

  @Test func files() throws {
    let seen = try #require(
      sights {
        _ = try? project.open("App/file")
        _ = try? project.open("App/none")
        _ = OpenFile(at: path + "/App/file")
        FolderReader().read(path) { _, _ in true }
        FolderReader().read(path + "/none") { _, _ in true }
      })
    #expect(
      seen == [
        .file(path + "/App/file"): FileState(path: path + "/App/file"),
        .file(path + "/App/none"): .some(nil), .folder(path): FileState(path: path),
        .folder(path + "/none"): .some(nil),
      ])
    #expect(seen[.file(path + "/App/file")]??.size == 6)
  }

  /// Where a link leads to may be another place the next time.
  @Test func links() {
    #expect(sights { _ = try? project.open("App/near") } == nil)
  }

  @Test func changesMeanwhile() throws {
    let seen = sights {
      _ = try? project.open("App/file")
      try? sandbox.write("other", to: "project/App/file")
      _ = try? project.open("App/file")
    }
    #expect(seen == nil)
  }

  @Test func whatIsKeptCountsAsSeen() throws {
    let kept = Witnessed { try? project.open("App/file").size }
    let file = Witness.Sight.file(path + "/App/file")
    #expect(try #require(sights { #expect(kept.value == 6) }).keys.elementsEqual([file]))
    #expect(sights { Witness.unwatched { #expect(kept.value == 6) } } == [:])
    // Of a link nothing can be told later, either.
    let linked = Witnessed { try? project.open("App/near").size }
    #expect(sights { #expect(linked.value == 6) } == nil)
  }

  @Test func pathsAsTheyWereGiven() {
    #expect(
      sights { Witness.note(path: sandbox.path + "/project/App/near") }?.keys.elementsEqual([
        .file(path + "/App/file")
      ]) == true)
    #expect(sights { Witness.note(path: sandbox.path + "/none/none") } == nil)
  }
}

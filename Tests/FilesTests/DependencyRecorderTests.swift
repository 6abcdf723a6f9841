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
    let found = sights {
      _ = try? project.open("App/file")
      _ = try? project.open("App/none")
      _ = OpenFile(at: path + "/App/file")
      FolderReader().read(path) { _, _ in true }
      FolderReader().read(path + "/none") { _, _ in true }
    }
    let seen = try #require(found)
    let file = Witness.Sight.file(path + "/App/file")
    let missing: [Witness.Sight] = [.file(path + "/App/none"), .folder(path + "/none")]
    #expect(Set(seen.keys) == Set(missing + [file, .folder(path)]))
    #expect(missing.allSatisfy { seen[$0] == .some(nil) })
    #expect(seen[file] == FileState(path: path + "/App/file"))
    #expect(seen[.folder(path)] == FileState(path: path))
  }

  /// Where a link leads to may be another place the next time.
  @Test func links() {
    let seen = sights { _ = try? project.open("App/near") }
    #expect(seen == nil)
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
    let file = Witness.Sight.file(path + "/App/file")
    let kept = Witnessed { (try? project.open("App/file"))?.size }
    var sizes: [Int?] = []
    let seen = sights { sizes.append(kept.value) }
    let unseen = sights { Witness.unwatched { sizes.append(kept.value) } }
    // Of a link nothing can be told later, either.
    let linked = Witnessed { (try? project.open("App/near"))?.size }
    let unknown = sights { sizes.append(linked.value) }
    #expect(sizes == [6, 6, 6])
    #expect(seen.map { Array($0.keys) } == [file])
    #expect(unseen?.isEmpty == true && unknown == nil)
  }

  @Test func pathsAsTheyWereGiven() {
    let seen = sights { Witness.note(path: path + "/App/../App/file") }
    #expect(seen.map { Array($0.keys) } == [.file(path + "/App/file")])
    #expect(sights { Witness.note(path: path + "/App/near") } == nil)
    let nowhere = sights { Witness.note(path: sandbox.path + "/none/none") }
    #expect(nowhere == nil)
  }
}

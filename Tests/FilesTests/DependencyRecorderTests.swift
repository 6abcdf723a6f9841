import Glibc
import Testing

@testable import Files

/// What is opened and read tells it by itself.
@Suite struct DependencyRecorderTests {
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

  private func dependencies(_ body: () -> Void) -> [Dependency: FileState?]? {
    let recorder = DependencyRecorder()
    DependencyRecorder.$current.withValue(recorder, operation: body)
    return recorder.dependencies
  }

  @Test func files() throws {
    let found = dependencies {
      _ = try? project.open("App/file")
      _ = try? project.open("App/none")
      _ = OpenFile(at: path + "/App/file")
      FolderReader().read(path) { _, _ in true }
      FolderReader().read(path + "/none") { _, _ in true }
    }
    let seen = try #require(found)
    let file = Dependency.file(path + "/App/file")
    let missing: [Dependency] = [.file(path + "/App/none"), .folder(path + "/none")]
    #expect(Set(seen.keys) == Set(missing + [file, .folder(path)]))
    #expect(missing.allSatisfy { seen[$0] == .some(nil) })
    #expect(seen[file] == FileState(path: path + "/App/file"))
    #expect(seen[.folder(path)] == FileState(path: path))
  }

  /// Where a link leads to may be another place the next time.
  @Test func links() {
    let seen = dependencies { _ = try? project.open("App/near") }
    #expect(seen == nil)
  }

  @Test func changesMeanwhile() throws {
    let seen = dependencies {
      _ = try? project.open("App/file")
      try? sandbox.write("other", to: "project/App/file")
      _ = try? project.open("App/file")
    }
    #expect(seen == nil)
  }

  @Test func whatIsKeptCountsAsSeen() throws {
    let file = Dependency.file(path + "/App/file")
    let kept = Recorded { (try? project.open("App/file"))?.size }
    var sizes: [Int?] = []
    let seen = dependencies { sizes.append(kept.value) }
    let unseen = dependencies { DependencyRecorder.unrecorded { sizes.append(kept.value) } }
    // Of a link nothing can be told later, either.
    let linked = Recorded { (try? project.open("App/near"))?.size }
    let unknown = dependencies { sizes.append(linked.value) }
    #expect(sizes == [6, 6, 6])
    #expect(seen.map { Array($0.keys) } == [file])
    #expect(unseen?.isEmpty == true && unknown == nil)
  }

  @Test func pathsAsTheyWereGiven() {
    let seen = dependencies { DependencyRecorder.record(path: path + "/App/../App/file") }
    #expect(seen.map { Array($0.keys) } == [.file(path + "/App/file")])
    #expect(dependencies { DependencyRecorder.record(path: path + "/App/near") } == nil)
    let nowhere = dependencies { DependencyRecorder.record(path: sandbox.path + "/none/none") }
    #expect(nowhere == nil)
  }
}

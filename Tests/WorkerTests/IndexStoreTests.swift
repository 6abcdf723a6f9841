import Foundation
import Testing

/// Indexes of large projects, kept from one command to the next.
@Suite struct IndexStoreTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("Package.swift", "")
    for number in 0..<60 { _ = try folder.add("Sources/\(number)/main.swift", "") }
    _ = try folder.add("Art/logo.png", "")
  }

  private var kept: URL { URL(filePath: folder.path + "/../\(name)-cache/ninefold/projects") }
  private var name: String { URL(filePath: folder.path).lastPathComponent }

  private func image(_ name: String) throws -> String {
    let cache = URL(filePath: folder.path + "/../\(self.name)-cache").standardized.path
    let run = try WorkerProgram.run(
      ["image", "--json", name, folder.path], environment: ["XDG_CACHE_HOME": cache])
    return run.status == 0 ? try #require(run.objects().first?["place"] as? String) : run.errors
  }

  @Test func theNextCommandTakesIt() throws {
    defer {
      try? FileManager.default.removeItem(
        at: kept.deletingLastPathComponent().deletingLastPathComponent())
    }
    #expect(try image("logo").hasSuffix("/Art"))
    let files = try FileManager.default.contentsOfDirectory(atPath: kept.path)
    #expect(files.count == 1)
    let file = kept.appending(path: files.first ?? "")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    // Nothing on disk says this.
    try WorkerProgram.changeKept(file.path) { $0.replacing("/logo.png", with: "/mark.png") }
    #expect(try image("mark").hasSuffix("/Art"))
    #expect(try image("logo").contains("no image “logo”"))
    // A folder that gets something makes all of it doubtful.
    _ = try folder.add("Sources/7/new.png", "")
    #expect(try image("new").hasSuffix("/Sources/7"))
    #expect(try image("logo").hasSuffix("/Art"))
  }

  @Test func damageIsLookedPast() throws {
    defer {
      try? FileManager.default.removeItem(
        at: kept.deletingLastPathComponent().deletingLastPathComponent())
    }
    _ = try image("logo")
    let file = kept.appending(
      path: try FileManager.default.contentsOfDirectory(atPath: kept.path).first ?? "")
    try Data("\n\n\n".utf8).write(to: file)
    #expect(try image("logo").hasSuffix("/Art"))
  }
}

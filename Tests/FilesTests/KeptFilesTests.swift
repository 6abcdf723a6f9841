import FoundationEssentials
import Testing

@testable import Files

/// What a program keeps for its next run stays in its folder, and is used for nothing else.
@Suite struct KeptFilesTests {
  private let sandbox: Sandbox
  private let files: KeptFiles
  private let place: String

  init() throws {
    sandbox = try Sandbox()
    place = sandbox.path + "/user/program/findings"
    // The user's own folder may be anywhere.
    try sandbox.link("cache", to: "user")
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/user", withIntermediateDirectories: true)
    files = KeptFiles(in: sandbox.path + "/cache", ["program", "findings"], limit: 400)
  }

  private func text(_ name: String) -> String? {
    files.read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.path + "/" + folder).sorted()
  }

  @Test func whatIsKeptIsRead() throws {
    #expect(files.read("a") == nil)
    files.keep(Array("one\ntwo".utf8), as: "a")
    #expect(text("a") == "one\ntwo")
    files.keep(Array("three".utf8), as: "a")
    #expect(text("a") == "three")
    #expect(try names("user/program/findings") == ["a"])
  }

  @Test func aCopyByAnotherNameIsNotUsed() throws {
    files.keep(Array("one".utf8), as: "a")
    try FileManager.default.copyItem(atPath: place + "/a", toPath: place + "/b")
    #expect(text("b") == nil)
  }

  @Test(arguments: ["", "one", "\n", "\none"])
  func damageIsLookedPast(_ damaged: String) throws {
    files.keep(Array("one".utf8), as: "a")
    try sandbox.write(damaged, to: "user/program/findings/a")
    #expect(text("a") == nil)
  }

  @Test func aFileIsNoLink() throws {
    files.keep(Array("one".utf8), as: "a")
    try FileManager.default.moveItem(atPath: place + "/a", toPath: sandbox.path + "/outside")
    try sandbox.link("user/program/findings/a", to: sandbox.path + "/outside")
    #expect(text("a") == nil)
    let outside = readFile(sandbox.path + "/outside")
    // The link is replaced, not what it leads to.
    files.keep(Array("two".utf8), as: "a")
    #expect(text("a") == "two")
    #expect(readFile(sandbox.path + "/outside") == outside)
  }

  @Test(arguments: ["user/program", "user/program/findings"])
  func aFolderIsNoLink(_ folder: String) throws {
    let name = folder == "user/program" ? "findings/" : ""
    files.keep(Array("one".utf8), as: "a")
    try FileManager.default.moveItem(
      atPath: sandbox.path + "/" + folder, toPath: sandbox.path + "/outside")
    try sandbox.link(folder, to: sandbox.path + "/outside")
    #expect(text("a") == nil)
    files.keep(Array("two".utf8), as: "b")
    for other in ["x", "y"] {
      try sandbox.write(String(repeating: "x", count: 1000), to: "outside/" + name + other)
    }
    files.trim()
    #expect(try names("outside/" + name) == ["a", "x", "y"])
  }
}

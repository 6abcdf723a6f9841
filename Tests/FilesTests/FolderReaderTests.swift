import Testing

@testable import Files

@Suite struct FolderReaderTests {
  /// More entries than one call gives.
  @Test func allEntriesAreThere() throws {
    let sandbox = try Sandbox()
    let names = (0..<3_000).map { "a rather long name of a file, number \($0)" }
    for name in names { try sandbox.write("", to: "folder/" + name) }
    try sandbox.write("", to: "folder/sub/file")
    try sandbox.link("folder/link", to: "sub")
    var found: [String: FolderReader.Kind] = [:]
    let stamp = FolderReader().read(sandbox.path + "/folder") { kind, name in
      found[PathText.text(of: name)] = kind
      return true
    }
    #expect(found["sub"] == .folder && found["link"] == .other)
    #expect(Set(found.filter { $0.value == .file }.keys) == Set(names))
    let isCurrent = try #require(stamp).isCurrent(for: sandbox.path + "/folder")
    #expect(isCurrent)
    try sandbox.write("", to: "folder/new")
    #expect(stamp?.isCurrent(for: sandbox.path + "/folder") == false)
  }

  @Test func itEndsWhenItIsTold() throws {
    let sandbox = try Sandbox()
    for name in ["a", "b", "c"] { try sandbox.write("", to: name) }
    var count = 0
    FolderReader().read(sandbox.path) { _, _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test func whatIsNoFolderIsNotRead() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "folder/file")
    try sandbox.link("link", to: "folder")
    for name in ["none", "folder/file", "link"] {
      #expect(FolderReader().read(sandbox.path + "/" + name) { _, _ in true } == nil)
    }
  }
}

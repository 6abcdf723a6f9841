import CLinux
import Foundation
import Glibc
import Testing

@testable import Files

/// What a save leaves of the file that it is put in place of.
@Suite struct FileReplacementTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func place(_ name: String) -> String { sandbox.path + "/" + name }

  private func status(of name: String) -> stat {
    var status = stat()
    _ = PathText.withBytes(of: place(name)) { lstat($0, &status) }
    return status
  }

  private func bytes(of name: String) -> [UInt8]? {
    OpenFile(at: place(name))?.read(limit: 1 << 20)
  }

  private func write(_ text: String, to name: String) throws {
    try FileReplacement.write(Array(text.utf8), to: place(name))
  }

  private func names() -> [String] {
    var names: [String] = []
    FolderReader().read(sandbox.path) { _, name in
      names.append(PathText.text(of: name))
      return true
    }
    return names.sorted()
  }

  @Test(arguments: [0o600, 0o640, 0o444 | 0o200, 0o755]) func rightsSurvive(_ mode: mode_t) throws {
    try sandbox.write("old", to: "a.xib")
    chmod(place("a.xib"), mode)
    try write("new", to: "a.xib")
    #expect(status(of: "a.xib").st_mode & 0o7777 == mode)
    #expect(bytes(of: "a.xib") == Array("new".utf8))
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func ownerAndGroupSurvive()
    throws
  {
    try sandbox.write("old", to: "a.xib")
    try #require(chown(place("a.xib"), 12345, 23456) == 0)
    chmod(place("a.xib"), 0o2640)
    try write("new", to: "a.xib")
    let status = status(of: "a.xib")
    #expect(status.st_uid == 12345 && status.st_gid == 23456 && status.st_mode & 0o7777 == 0o2640)
    #expect(bytes(of: "a.xib") == Array("new".utf8))
  }

  /// Whether the file system of temporary files has an attribute.
  private static func has(_ name: String, _ value: [UInt8]) -> Bool {
    guard let sandbox = try? Sandbox(), (try? sandbox.write("", to: "a")) != nil else {
      return false
    }
    return setxattr(sandbox.path + "/a", name, value, value.count, 0) == 0
  }

  @Test(.enabled(if: has("user.comment", [1]), "the file system has no attributes"))
  func extendedAttributesSurvive() throws {
    try sandbox.write("old", to: "a.xib")
    let value = Array("by hand".utf8)
    try #require(setxattr(place("a.xib"), "user.comment", value, value.count, 0) == 0)
    try write("new", to: "a.xib")
    var found = [UInt8](repeating: 0, count: 20)
    let count = getxattr(place("a.xib"), "user.comment", &found, found.count)
    #expect(count == value.count && Array(found.prefix(max(count, 0))) == value)
    #expect(bytes(of: "a.xib") == Array("new".utf8))
  }

  /// Source: linux/posix_acl_xattr.h: the version, then of each entry its tag, its rights and whose it is.
  private static let list: [UInt8] =
    [2, 0, 0, 0]
    + [(0x01, 6, -1), (0x02, 6, 12345), (0x04, 4, -1), (0x10, 6, -1), (0x20, 0, -1)].flatMap {
      (tag, rights, id) -> [UInt8] in
      [tag, 0, rights, 0] + withUnsafeBytes(of: Int32(id).littleEndian, Array.init)
    }

  @Test(
    .enabled(if: has("system.posix_acl_access", list), "the file system has no such lists"),
    arguments: [true, false]) func accessControlListsSurvive(isOfTheFile: Bool) throws
  {
    try sandbox.write("old", to: "a.xib")
    // A folder may have one that new files get, and that old files don't have.
    let (path, name) =
      isOfTheFile
      ? (place("a.xib"), "system.posix_acl_access") : (sandbox.path, "system.posix_acl_default")
    try #require(setxattr(path, name, Self.list, Self.list.count, 0) == 0)
    let mode = status(of: "a.xib").st_mode
    try write("new", to: "a.xib")
    var found = [UInt8](repeating: 0, count: 100)
    let count = getxattr(place("a.xib"), "system.posix_acl_access", &found, found.count)
    #expect(Array(found.prefix(max(count, 0))) == (isOfTheFile ? Self.list : []))
    #expect(status(of: "a.xib").st_mode == mode)
    #expect(bytes(of: "a.xib") == Array("new".utf8))
  }

  @Test(arguments: ["n", "a longer text than that which was there"])
  func hardLinksStayOneFile(_ new: String) throws {
    try sandbox.write("old text", to: "a.xib")
    try #require(link(place("a.xib"), place("b.xib")) == 0)
    try write(new, to: "a.xib")
    #expect(status(of: "a.xib").st_ino == status(of: "b.xib").st_ino)
    #expect(bytes(of: "b.xib") == Array(new.utf8))
  }

  @Test(arguments: [true, false]) func linksAreFollowed(isThere: Bool) throws {
    try sandbox.write("", to: "folder/other")
    if isThere { try sandbox.write("old", to: "folder/target.xib") }
    try sandbox.link("second.xib", to: "folder/target.xib")
    try sandbox.link("a.xib", to: "second.xib")
    try write("new", to: "a.xib")
    #expect(isLink(place("a.xib")) && isLink(place("second.xib")))
    #expect(bytes(of: "folder/target.xib") == Array("new".utf8))
  }

  @Test func loopsOfLinksAreRefused() throws {
    try sandbox.link("a.xib", to: "b.xib")
    try sandbox.link("b.xib", to: "a.xib")
    let failure = #expect(throws: FileReplacement.Failure.self) { try write("new", to: "a.xib") }
    #expect(failure?.code == ELOOP && isLink(place("a.xib")))
  }

  @Test(arguments: ["bad\u{FF}.xib", "\u{FE}", "g\u{FC}"]) func namesOfAnyBytesAreTheSameFile(
    _ name: String
  ) throws {
    let bytes = name.unicodeScalars.map { UInt8($0.value) }
    let text = PathText.text(of: bytes)
    try #require(String(validating: bytes, as: UTF8.self) == nil)
    let path = Array(place("").utf8) + bytes + [0]
    let made = path.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644) }
    }
    try #require(made >= 0)
    close(made)
    try write("new", to: text)
    #expect(self.bytes(of: text) == Array("new".utf8))
    #expect(names() == [text])
  }

  @Test func aPathWithAZeroByteIsRefused() throws {
    #expect(throws: FileReplacement.Failure.self) { try write("new", to: "a.xib\0.png") }
    #expect(names().isEmpty)
  }

  // MARK: - What killed programs left

  /// As a killed save has left it.
  private func leave(_ name: String) throws -> String {
    let left = ".\(name).ninefold-0123456789abc"
    try sandbox.write("half", to: left)
    return left
  }

  @Test func whatAKilledSaveLeftIsCleared() throws {
    _ = try leave("a.xib")
    let others = [
      ".a.xib.swp", ".a.xib.ninefold-", ".a.xib.ninefold-0123456789abc.png",
      ".a.xib.ninefold-0123456789ABC", ".b.xib.ninefold-0123456789abc",
    ]
    for name in others { try sandbox.write("other", to: name) }
    try write("new", to: "a.xib")
    #expect(names() == (others + ["a.xib"]).sorted())
  }

  @Test func whatIsBeingWrittenStays() throws {
    let left = try leave("a.xib")
    let descriptor = open(place(left), O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try #require(linux_try_lock(descriptor) == 0)
    try write("new", to: "a.xib")
    #expect(names() == [left, "a.xib"])
  }

  @Test func linksThatLookLikeLeftoversLeadNowhere() throws {
    try sandbox.write("precious", to: "precious")
    try sandbox.link(".a.xib.ninefold-0123456789abc", to: "precious")
    try write("new", to: "a.xib")
    #expect(bytes(of: "precious") == Array("precious".utf8))
    #expect(names().contains(".a.xib.ninefold-0123456789abc"))
  }

  @Test func longNamesHaveRoom() throws {
    let name = String(repeating: "ä", count: 125) + ".xib"
    try write("old", to: name)
    try write("new", to: name)
    #expect(bytes(of: name) == Array("new".utf8) && names() == [name])
  }
}

import Glibc
import Testing

@testable import Files

@Suite struct PathTextTests {
  private static func bytes(of text: String) -> [UInt8] {
    PathText.withBytes(of: text) { pointer in
      var bytes: [UInt8] = []
      while pointer[bytes.count] != 0 { bytes.append(UInt8(bitPattern: pointer[bytes.count])) }
      return bytes
    }
  }

  /// Whatever the bytes, the text gives them back: Latin 1, half a character, a character too large for
  /// Unicode, and even the characters that stand for bytes.
  @Test(arguments: [
    Array("Main.xib".utf8), Array("Größe 🙂.xib".utf8), [0x63, 0x61, 0x66, 0xE9], [0xE2, 0x82],
    [0xF4, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0x9E, 0x80], [0xF4, 0x8F, 0x9F, 0xBF, 0x41], [0xFF],
    [0xED, 0xA0, 0x80], [],
  ])
  func everyNameComesBack(_ bytes: [UInt8]) {
    let text = PathText.text(of: bytes)
    #expect(Self.bytes(of: text) == bytes)
    if String(validating: bytes, as: UTF8.self) != nil, bytes.first != 0xF4 {
      #expect(Array(text.utf8) == bytes)
    }
  }

  @Test func standInsAreToldFromCharacters() {
    let text = PathText.text(of: [0x61, 0xE9])
    #expect(text.unicodeScalars.map(PathText.byte) == [nil, 0xE9])
  }

  @Test func aFileWithSuchANameIsOpened() throws {
    let sandbox = try Sandbox()
    let project = try #require(ProjectFolder(sandbox.path))
    let name = PathText.text(of: [0x63, 0x61, 0x66, 0xE9])
    let file = PathText.withBytes(of: sandbox.path + "/" + name) { creat($0, 0o600) }
    #expect(write(file, "abc", 3) == 3)
    close(file)
    #expect(try project.open(name).size == 3)
    var names: [String] = []
    FolderReader().read(sandbox.path) { kind, bytes in
      if kind == .file { names.append(PathText.text(of: bytes)) }
      return true
    }
    #expect(names == [name])
    #expect(absolutePath(sandbox.path + "/./" + name) == sandbox.path + "/" + name)
  }
}

import Foundation
import Testing

@testable import Files

@Suite struct SealedCopyTests {
  @Test func aCopyStaysAsItIs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")
    try Data("before".utf8).write(to: file)
    guard let opened = OpenFile(at: file.path) else {
      Issue.record("The file can't be opened.")
      return
    }
    if SealedCopy(of: opened, limit: 5) != nil { Issue.record("A larger file was copied.") }
    guard let copy = SealedCopy(of: opened, limit: 6) else {
      Issue.record("The file can't be copied.")
      return
    }
    #expect(truncate(file.path, 0) == 0)
    #expect(
      try String(decoding: Data(contentsOf: URL(filePath: copy.path)), as: UTF8.self) == "before")
    #expect(truncate(copy.path, 0) != 0)
  }
}

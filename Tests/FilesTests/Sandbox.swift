import FoundationEssentials
import Glibc

@testable import Files

/// A folder that goes away with the test, with a project and something beside it.
final class Sandbox {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = absolutePath(folder.path) ?? folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard symlink(target, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

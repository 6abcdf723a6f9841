import Files
import FoundationEssentials

/// A folder that goes away with the test.
final class Sandbox {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-languages-\(UUID().uuidString)")
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
}

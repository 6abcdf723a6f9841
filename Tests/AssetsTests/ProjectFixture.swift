import Files
import FoundationEssentials
import Glibc
import JSON

@testable import Assets

/// A project of files in a folder that goes away with the test.
final class ProjectFixture {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = absolutePath(folder.path) ?? folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard symlink(target, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// An image set whose entries are the given JSON objects, with an image for each file named.
  func writeImageSet(_ name: String, _ entries: [String], properties: String = "{}") throws {
    try write(
      "{\"images\": [\(entries.joined(separator: ","))], \"properties\": \(properties)}",
      to: name + "/Contents.json")
    for entry in entries {
      guard let file = try JSONParser.parse(Array(entry.utf8))["filename"]?.string else {
        continue
      }
      try write(png(width: 30, height: 20), to: name + "/" + file)
    }
  }
}

extension AssetLibrary {
  /// A library of the project around a document, as a command has it that reads nothing else.
  init(searchingAround document: String) {
    self = Projects().library(around: document)
  }

  /// A library of what is in a folder.
  init(folder: String) {
    self = Projects().library(around: folder + "/", root: folder)
  }
}

/// The start of a PNG file of a size, which is all that is read of it.
func png(width: UInt8, height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    + [0, 0, 0, 0]
}

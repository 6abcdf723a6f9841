import Files
import FoundationEssentials
import Localization
import Requests
import WorkerProtocol

/// What a folder of recorded pictures has, and how they were made, so that they can be made again.
struct SnapshotIndex: Codable, Sendable {
  static let name = "snapshots.json"
  private static let currentVersion = 1

  var version = currentVersion
  /// Pixels to the point.
  var scale: Double
  /// Ids of scenes, or identifiers; nil for all.
  var scenes: [String]?
  /// The documents, and the screens.
  var request: LintParameters
  var snapshots: [SnapshotPicture] = []

  /// One snapshot in a line, so that changes are seen in a review.
  func encoded() throws -> [UInt8] {
    var head = self
    head.snapshots = []
    let start = String(decoding: try JSONLine.encode(head), as: UTF8.self).dropLast("]}".count)
    let lines = try snapshots.map { String(decoding: try JSONLine.encode($0), as: UTF8.self) }
    return Array("\(start)\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
  }

  /// - Throws: where there is none, or it isn't understood.
  init(reading folder: String) throws(FileError) {
    let path = folder + "/" + Self.name
    guard let bytes = Self.bytes(of: Self.name, in: folder) else {
      throw FileError(
        code: "bad-snapshots",
        message: localized("No index of snapshots can be read in this folder; record some."),
        file: path)
    }
    do {
      self = try JSONDecoder().decode(SnapshotIndex.self, from: Data(bytes))
    } catch {
      throw FileError(
        code: "bad-snapshots",
        message: "This is no index as `snapshot record` writes it; record anew.", file: path)
    }
    guard version == Self.currentVersion else {
      throw FileError(
        code: "bad-snapshots",
        message: "This is of version \(version), and \(Self.currentVersion) is known; record anew.",
        file: path)
    }
    // Names lead nowhere else, and to nothing that isn't ours to replace or remove.
    if let snapshot = snapshots.first(where: {
      $0.picture.contains("/") || $0.picture.hasPrefix(".") || !$0.picture.hasSuffix(".png")
    }) {
      throw FileError(
        code: "bad-snapshots", message: "“\(snapshot.picture)” is no name of a picture.", file: path
      )
    }
  }

  /// A picture that was recorded; nil where there is none, or what is there is no picture.
  static func picture(_ name: String, in folder: String) -> [UInt8]? {
    bytes(of: name, in: folder).flatMap { PixelComparison.isPicture($0) ? $0 : nil }
  }

  /// The bytes of a file of the folder; nil where it can't be read, or a link leads out of the folder.
  private static func bytes(of name: String, in folder: String) -> [UInt8]? {
    guard let file = try? ProjectFolder(folder)?.open(name), file.size <= mostBytes else {
      return nil
    }
    return file.read(limit: mostBytes)
  }

  private static let mostBytes = 64 << 20

  init(request: LintParameters, scale: Double, scenes: [String]?) {
    (self.request, self.scale, self.scenes) = (request, scale, scenes)
  }
}

extension SnapshotPicture {
  /// What it is a picture of.
  var key: [String] { [file, scene, screen] }
}

import FoundationEssentials
import Localization
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
    let bytes = try inputBytes(
      path, of: localized("an index of snapshots", context: "contents of a file"))
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
    // Names lead nowhere else.
    if let snapshot = snapshots.first(where: {
      $0.picture.contains("/") || $0.picture.hasPrefix(".")
    }) {
      throw FileError(
        code: "bad-snapshots", message: "“\(snapshot.picture)” is no name of a picture.", file: path
      )
    }
  }

  init(request: LintParameters, scale: Double, scenes: [String]?) {
    (self.request, self.scale, self.scenes) = (request, scale, scenes)
  }
}

extension SnapshotPicture {
  /// What it is a picture of.
  var key: [String] { [file, scene, screen] }
}

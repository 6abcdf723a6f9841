import Files
import Glibc
import Localization
import Processes
import Requests
import WorkerProtocol

/// A merge by lines, as git makes it of files without a driver: `git merge-file` with its markers.
///
/// Documents that can't be read are merged so, since a driver that fails leaves the user's side without a mark,
/// which hides that the other side is missing.
package struct LineMerge {
  /// Paths of the three versions.
  package struct Versions {
    package let base: String
    package let ours: String
    package let theirs: String

    package init(base: String, ours: String, theirs: String) {
      self.base = base
      self.ours = ours
      self.theirs = theirs
    }

    /// In git's order for `merge-file`.
    fileprivate var paths: [String] { [ours, base, theirs] }

    /// Whether git can read them again, unlike pipes.
    package var areFiles: Bool {
      paths.allSatisfy { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      }
    }
  }

  /// How conflicts are written.
  package struct Style {
    /// What stands behind the markers.
    package let base: String
    package let ours: String
    package let theirs: String
    /// The length of the markers; nil for git's own.
    package let markerSize: Int?

    package init(base: String, ours: String, theirs: String, markerSize: Int?) {
      self.base = base
      self.ours = ours
      self.theirs = theirs
      self.markerSize = markerSize
    }
  }

  /// With git's markers where there are conflicts.
  package let bytes: [UInt8]
  /// How many conflicts there are; git counts to 127.
  package let conflicts: Int
  /// What git said where it can't merge such files, as they are no texts; `bytes` is then ours.
  package let refusal: String?

  private static let mostConflicts: Int32 = 127
  /// What `git merge-file` ends with where it can't merge the files.
  private static let refused: Int32 = 255

  /// - Throws: where there is no git, or a version can't be read.
  package init(_ versions: Versions, _ style: Style) throws(FileError) {
    if let same = Self.unchangedSide(versions) {
      (bytes, conflicts, refusal) = (same, 0, nil)
      return
    }
    let answer = try GitProgram.mergeFile(
      ["-p", "-q"] + (style.markerSize.map { ["--marker-size=\($0)"] } ?? [])
        + ["-L", style.ours, "-L", style.base, "-L", style.theirs, "--"] + versions.paths)
    switch answer.status {
    case 0...Self.mostConflicts:
      (bytes, conflicts, refusal) = (answer.output, Int(answer.status), nil)
    case Self.refused:
      bytes = try inputBytes(versions.ours, of: Self.contents)
      (conflicts, refusal) = (1, answer.firstError)
    default:
      throw FileError(code: "no-merge", message: answer.firstError, file: versions.ours)
    }
  }

  private static var contents: String { localized("a document", context: "contents of a file") }

  /// What has become of files of which one side at most was changed, be they texts or not.
  /// - Returns: nil where both sides changed them, or where one is larger than documents may be.
  private static func unchangedSide(_ versions: Versions) -> [UInt8]? {
    func bytes(_ path: String) -> [UInt8]? { try? inputBytes(path, of: contents) }
    guard let base = bytes(versions.base), let ours = bytes(versions.ours),
      let theirs = bytes(versions.theirs)
    else { return nil }
    return ours == theirs || base == theirs ? ours : base == ours ? theirs : nil
  }
}

import Assets
import Companion
import InterfaceBuilder
import Scenes

/// The documents that were read last and the files beside them, so that another configuration of one
/// costs no parsing.
final class DocumentCache {
  private struct Project {
    let scenes: SceneSet
    let assets: SharedAssets
  }

  /// The assets around the documents of one folder that were read one after the other.
  private struct SharedAssets {
    /// Reads nothing before an image or a colour is looked up.
    let library: AssetLibrary
    private let folder: Substring
    private let made: ContinuousClock.Instant

    /// Folders hardly change while a command goes through them; somebody who saves a document again
    /// wants the images as they are then.
    private static let lifetime = Duration.seconds(1)

    init(around path: String, sharing last: SharedAssets?) {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      if let last, last.folder == folder, last.made.duration(to: .now) < Self.lifetime {
        self = last
      } else {
        library = AssetLibrary(searchingAround: path)
        self.folder = folder
        made = .now
      }
    }
  }

  /// More than anybody has open; a large document takes a few megabytes.
  private static let capacity = 16
  private var projects = RecentFiles<Project>(capacity: capacity)
  private var companions = RecentFiles<CompanionFile?>(capacity: capacity)
  /// Storyboards that references name, apart from the documents that are open: an app with many of them
  /// would take these away while it is played.
  private var references = RecentFiles<SceneSet>(capacity: referenceCapacity) {
    $0.document.root.byteRange.count
  }
  /// Bytes of text: four times what the documents of the largest project in the corpus have together.
  private static let referenceCapacity = 8 << 20

  /// The scenes of a file.
  func scenes(path: String) throws(DocumentError) -> SceneSet {
    try projects.contents(of: path) { last throws(DocumentError) in
      Project(
        scenes: SceneSet(try Document.read(path: path)),
        assets: SharedAssets(around: path, sharing: last?.assets))
    }.scenes
  }

  /// The scenes of a storyboard that another one names.
  func reference(path: String) throws(DocumentError) -> SceneSet {
    try references.contents(of: path) { _ throws(DocumentError) in
      SceneSet(try Document.read(path: path))
    }
  }

  /// The images and colours of the project around a file, as they were when the file was read.
  func assets(path: String) -> AssetLibrary? { projects[path]?.assets.library }

  /// What a companion file declares; nil where there is none.
  func companion(path: String) throws(CompanionError) -> CompanionFile? {
    try companions.contents(of: path) { _ throws(CompanionError) in
      try CompanionFile.read(path: path)
    }
  }
}

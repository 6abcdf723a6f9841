import Traits

/// The parameters of `snapshot`: pictures that are recorded, or a recording that is made again.
package struct SnapshotParameters: Codable, Hashable, Sendable {
  package enum Action: String, Codable, Sendable, WordChoice {
    /// Writes a picture of each scene on each screen.
    case record
    /// Makes recorded pictures again, and says which differ.
    case compare
  }

  package var action: Action
  /// The folder of the pictures.
  package var folder: String

  // MARK: Recording

  /// Documents and folders.
  package var paths: [String]?
  package var root: String?
  package var companion: Bool?
  /// Ids of scenes or controllers, or storyboard ids; nil for all.
  package var scenes: [String]?
  /// Pixels to the point; nil for 1.
  package var scale: Double?
  /// The screens to draw on, as in ``LintParameters``.
  package var devices: [String]?
  package var orientations: [Orientation]?
  package var multitasking: [Multitasking]?
  package var windows: [Size]?
  package var poses: [Pose]?
  package var builtWith: SystemVersion?
  package var systems: [SystemVersion]?
  package var contentSizes: [String]?
  package var layoutDirections: [LayoutDirection]?
  package var appearances: [Appearance]?

  // MARK: Comparing

  /// How unlike colours may be, in CIELAB; nil for 3.
  package var tolerance: Double?
  /// How many pixels of a picture may differ; nil for none.
  package var pixels: Int?
  /// Whether what differs is replaced.
  package var update: Bool?
  /// The path of a page to write, with before, after and the difference of each picture.
  package var report: String?

  package init(_ action: Action, folder: String) {
    self.action = action
    self.folder = folder
  }
}

/// The result of `snapshot`.
package struct SnapshotResult: Codable, Hashable, Sendable, ResultMessage {
  /// What was recorded; nil where it was compared.
  package var pictures: [SnapshotPicture]?
  /// How many are the same, and what differs; nil where it was recorded.
  package var same: Int?
  package var differences: [SnapshotDifference]?

  package init(pictures: [SnapshotPicture]) {
    self.pictures = pictures
  }

  package init(same: Int, differences: [SnapshotDifference]) {
    self.same = same
    self.differences = differences
  }
}

/// What a recorded picture is of.
package struct SnapshotPicture: Codable, Hashable, Sendable {
  /// The document, as the request names it.
  package var file: String
  /// The scene's id, and what people call it.
  package var scene: String
  package var title: String
  package var screen: String
  /// The picture's name in the folder.
  package var picture: String
  /// Points.
  package var width: Double
  package var height: Double

  package init(
    file: String, scene: String, title: String, screen: String, picture: String, width: Double,
    height: Double
  ) {
    self.file = file
    self.scene = scene
    self.title = title
    self.screen = screen
    self.picture = picture
    self.width = width
    self.height = height
  }
}

/// A picture that is not what was recorded.
package struct SnapshotDifference: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable, WordChoice {
    case changed, new, gone
  }

  package var kind: Kind
  package var file: String
  package var scene: String
  package var title: String
  package var screen: String
  package var picture: String
  /// How many differ, and which part of all that is; nil of what is new or gone.
  package var pixels: Int?
  package var share: Double?

  package init(kind: Kind, of picture: SnapshotPicture, pixels: Int?, share: Double?) {
    self.kind = kind
    file = picture.file
    scene = picture.scene
    title = picture.title
    screen = picture.screen
    self.picture = picture.picture
    self.pixels = pixels
    self.share = share
  }
}

import Files
import Glibc
import Processes
import Reports
import Requests
import Traits
import WorkerProtocol

/// The parameters of `snapshot`: pictures that are recorded, or a recording that is made again.
package struct SnapshotParameters: ScreensRequest {
  package static let method = "snapshot"

  package enum Action: String, Codable, Sendable, WordChoice {
    /// Writes a picture of each scene on each screen.
    case record
    /// Makes recorded pictures again, and says which differ.
    case compare
  }

  package struct Own: Codable, Hashable, Sendable {
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

  /// The screens to draw on, where pictures are recorded.
  package var matrix = MatrixRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(_ action: Action, folder: String) {
    self.init(Own(action, folder: folder))
  }
}

/// The result of `snapshot`.
package struct SnapshotResult: ResultMessage {
  /// What was recorded; nil where it was compared.
  package var pictures: [SnapshotPicture]?
  /// How many are the same, and what differs; nil where it was recorded.
  package var same: Int?
  package var differences: [SnapshotDifference]?
  /// Why documents, or companion files beside them, can't be read; nil where all can. What was recorded of them stays.
  package var unreadable: [FileError]?
  /// Documents for something else than iOS, of which there are no pictures; nil for none.
  package var passedOver: [PassedOver]?

  package mutating func setLeftOut(_ unreadable: [FileError], _ passedOver: [PassedOver]) {
    if !unreadable.isEmpty { self.unreadable = unreadable }
    if !passedOver.isEmpty { self.passedOver = passedOver }
  }

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

extension SnapshotParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> SnapshotResult {
    try resolver.snapshot(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// Records pictures, or compares recorded ones with those that are made now.
  package func snapshot(
    _ request: SnapshotParameters, cancellation: Cancellation = Cancellation()
  ) throws -> SnapshotResult {
    switch request.action {
    case .record: return try recordSnapshots(request, cancellation: cancellation)
    case .compare:
      let comparison = try compareSnapshots(request, cancellation: cancellation)
      try write(comparison, of: request)
      return comparison.result
    }
  }

  /// Writes a picture of each scene on each screen, and the index of them.
  func recordSnapshots(
    _ request: SnapshotParameters, cancellation: Cancellation = Cancellation()
  ) throws -> SnapshotResult {
    try request.check()
    let index = SnapshotIndex(
      request: request.screens, scale: request.scale ?? 1, scenes: request.scenes)
    let folder = try OutputFolder(request.folder)
    let earlier = try? SnapshotIndex(reading: request.folder)
    var made = try makeSnapshots(index, cancellation: cancellation) { snapshot, picture in
      try folder.write(picture, to: snapshot.picture)
    }
    var result = SnapshotResult(pictures: made.index.snapshots)
    result.setLeftOut(made.errors ?? [], made.passedOver)
    made.index.keep(earlier, of: made.unreadable)
    try made.index.write(to: folder, replacing: earlier)
    return result
  }

  /// Makes recorded pictures again; nothing is written.
  package func compareSnapshots(
    _ request: SnapshotParameters, cancellation: Cancellation = Cancellation()
  ) throws -> SnapshotComparison {
    try request.check()
    let measure = SnapshotComparison.Measure(
      tolerance: Float(request.tolerance ?? SnapshotParameters.usualTolerance),
      mostPixels: request.pixels ?? 0)
    return try SnapshotComparison(
      try SnapshotIndex(reading: request.folder), in: request.folder, measure, with: self,
      cancellation: cancellation)
  }

  /// Writes the page that is asked for, and replaces what differs where that is.
  package func write(_ comparison: SnapshotComparison, of request: SnapshotParameters) throws {
    if let report = request.report {
      let page = SnapshotPage(folder: request.folder, comparison: comparison)
      try save(page.lines.bytes, to: report)
    }
    guard request.update == true, !comparison.differences.isEmpty else { return }
    let folder = try OutputFolder(request.folder)
    for difference in comparison.differences {
      if let picture = difference.after {
        try folder.write(picture, to: difference.snapshot.picture)
      }
    }
    try comparison.index.write(to: folder, replacing: comparison.recorded)
  }
}

extension SnapshotParameters {
  package static let usualTolerance = 3.0

  /// The documents, and the screens to draw them on.
  fileprivate var screens: LintParameters {
    var screens = LintParameters(paths: own.paths ?? [])
    screens.root = own.root
    screens.companion = own.companion
    screens.matrix = matrix
    return screens
  }

  /// - Throws: where a number is none that can be meant, or something is of the other action.
  fileprivate func check() throws(UsageError) {
    switch own.action {
    case .record:
      guard own.paths != nil else { throw UsageError("Name documents with “paths”.") }
      guard own.tolerance == nil, own.pixels == nil, own.update == nil, own.report == nil else {
        throw UsageError(
          "“tolerance”, “pixels”, “update” and “report” are for comparing; leave them out.")
      }
      guard (0.1...4).contains(own.scale ?? 1) else {
        throw UsageError("A picture has 0.1 to 4 pixels to the point.")
      }
    case .compare:
      var plain = SnapshotParameters(.compare, folder: own.folder)
      (plain.tolerance, plain.pixels) = (own.tolerance, own.pixels)
      (plain.update, plain.report) = (own.update, own.report)
      guard plain == self else {
        throw UsageError(
          "The documents and screens are those that were recorded; leave out which to compare.")
      }
      guard (0...100).contains(own.tolerance ?? Self.usualTolerance) else {
        throw UsageError("A tolerance is a number from 0 to 100.")
      }
      guard own.pixels ?? 0 >= 0 else { throw UsageError("At least no pixel may differ.") }
    }
  }
}

extension SnapshotIndex {
  /// Writes the index, and removes the pictures that are in an earlier one alone.
  fileprivate func write(to folder: OutputFolder, replacing earlier: SnapshotIndex?) throws {
    try folder.write(encoded(), to: Self.name)
    let names = Set(snapshots.map(\.picture))
    for snapshot in earlier?.snapshots ?? [] where !names.contains(snapshot.picture) {
      _ = PathText.withBytes(of: folder.file(snapshot.picture)) { unlink($0) }
    }
  }
}

import Drawing
import FoundationEssentials
import Localization
import Processes
import Requests
import Traits
import WorkerProtocol

/// How recorded pictures differ from those that are made now.
package struct SnapshotComparison {
  package struct Difference {
    let kind: SnapshotDifference.Kind
    let snapshot: SnapshotPicture
    let pixels: PixelComparison?
    /// PNG files.
    let before: [UInt8]?
    let after: [UInt8]?
  }

  /// What counts as a difference.
  struct Measure: Sendable {
    /// The distance in Oklab, from 0 to 1, that pixels may have.
    var tolerance: Float
    /// How many pixels of a picture may differ.
    var mostPixels: Int
  }

  package private(set) var differences: [Difference] = []
  private(set) var sameCount = 0
  /// What there was.
  let recorded: SnapshotIndex
  /// What there is now, with what is kept of documents that can't be read.
  private(set) var index: SnapshotIndex
  /// The documents whose pictures couldn't be compared, and why.
  package private(set) var unreadable: [(document: String, error: FileError)] = []
  package private(set) var passedOver: [PassedOver] = []

  /// - Throws: where no document can be read.
  init(
    _ recorded: SnapshotIndex, in folder: String, _ measure: Measure, with resolver: Resolver,
    cancellation: Cancellation = Cancellation()
  ) throws {
    self.recorded = recorded
    let known = Dictionary(recorded.snapshots.map { ($0.key, $0) }) { first, _ in first }
    var differences: [Difference] = []
    var sameCount = 0
    let made = try resolver.makeSnapshots(recorded, cancellation: cancellation) {
      snapshot, picture in
      let old = known[snapshot.key].flatMap {
        SnapshotIndex.picture($0.picture, in: folder)
      }
      guard let old else {
        differences.append(
          Difference(kind: .new, snapshot: snapshot, pixels: nil, before: nil, after: picture))
        return
      }
      // The same bytes are the same picture.
      let pixels =
        old == picture ? nil : PixelComparison(old, picture, tolerance: measure.tolerance)
      let isSame =
        old == picture
        || pixels.map { !$0.isOtherSize && $0.differing <= measure.mostPixels } ?? false
      if isSame {
        sameCount += 1
      } else {
        differences.append(
          Difference(
            kind: .changed, snapshot: snapshot, pixels: pixels, before: old, after: picture))
      }
    }
    index = made.index
    index.keep(recorded, of: made.unreadable)
    (unreadable, passedOver) = (made.unreadable, made.passedOver)
    let still = Set(index.snapshots.map(\.key))
    for snapshot in recorded.snapshots where !still.contains(snapshot.key) {
      let old = SnapshotIndex.picture(snapshot.picture, in: folder)
      differences.append(
        Difference(kind: .gone, snapshot: snapshot, pixels: nil, before: old, after: nil))
    }
    self.differences = differences
    self.sameCount = sameCount
  }

  /// As JSON has it.
  package var result: SnapshotResult {
    var result = SnapshotResult(
      same: sameCount,
      differences: differences.map { difference in
        SnapshotDifference(
          kind: difference.kind, of: difference.snapshot, pixels: difference.pixels?.differing,
          share: difference.pixels?.share)
      })
    result.setLeftOut(unreadable.map(\.error), passedOver)
    return result
  }

  /// Lines for people, and a sum at the end.
  package var lines: [String] {
    differences.map(\.sentence) + [sum]
  }

  var sum: String {
    func said(_ kind: SnapshotDifference.Kind, _ words: (Int) -> String) -> String? {
      let count = differences.count { $0.kind == kind }
      return count > 0 ? words(count) : nil
    }
    let counts = [
      said(.changed) { localized("%1$s changed", plural: "%1$s changed", $0) },
      said(.new) { localized("%1$s new", plural: "%1$s new", $0) },
      said(.gone) { localized("%1$s gone", plural: "%1$s gone", $0) },
    ].compactMap(\.self)
    return
      ((sameCount > 0 || counts.isEmpty
      ? [localized("%1$s the same", plural: "%1$s the same", sameCount)] : []) + counts)
      .joined(separator: ", ")
  }
}

extension SnapshotComparison.Difference {
  var note: String {
    switch kind {
    case .new: localized("new")
    case .gone: localized("gone")
    case .changed: pixels?.sentence ?? localized("the recorded picture can't be read")
    }
  }

  fileprivate var sentence: String {
    localized("%1$s: %2$s on %3$s: %4$s", snapshot.file, snapshot.title, snapshot.screen, note)
  }
}

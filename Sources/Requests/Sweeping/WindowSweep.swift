import Layout
import Scenes
import Traits
import WorkerProtocol

/// Windows of every width between two, or of every height, and a search for those at which something breaks or changes.
///
/// Layout is piecewise linear in the width: constraints are, and what isn't, such as size classes, margins and
/// lines of text, changes at some widths. So a stretch is halved until the issues at both ends and in the middle
/// are the same, and every frame in the middle is where a straight line between the ends has it. What then
/// holds at both ends holds between them. The same goes for heights.
package struct WindowSweep: Sendable {
  package enum Axis: Sendable {
    case width, height

    /// Points from which on the length is regular.
    var regularLength: Double {
      self == .width ? SizeClassCell.regularWidth : SizeClassCell.regularHeight
    }
  }

  /// What there is to see at one length.
  package struct Look {
    /// By what tells them apart.
    package var issues: [String: WorkerProtocol.Issue] = [:]
    package var frames: [Rect] = []
    /// What a sentence calls the view of each frame; nil for those that aren't there.
    package var names: [String?] = []
    /// The size classes of the window.
    package var cell: SizeClassCell?

    package init() {}
  }

  /// Something that is wrong in some windows.
  package struct Found {
    package let issue: WorkerProtocol.Issue
    package let lengths: [ClosedRange<Int>]
  }

  /// Points.
  package static let possibleLengths = 100...4_000

  package let axis: Axis
  package let lengths: ClosedRange<Int>

  /// - Parameter lengths: The least and the largest.
  /// - Throws: for lengths that no window has.
  package init(_ axis: Axis, _ lengths: [Int]) throws(UsageError) {
    guard lengths.count == 2, lengths[0] < lengths[1], Self.possibleLengths.contains(lengths[0]),
      Self.possibleLengths.contains(lengths[1])
    else {
      throw UsageError(
        axis == .width
          ? "A sweep has two widths, the smaller one first, of 100 to 4000 points: 320-1366."
          : "A sweep has two heights, the smaller one first, of 100 to 4000 points: 320-1024.")
    }
    self.axis = axis
    self.lengths = lengths[0]...lengths[1]
  }

  /// What there is at the lengths that tell of all others.
  /// - Parameter look: Lays out at a length.
  package func looks(_ look: (Int) throws -> Look) rethrows -> [Int: Look] {
    var looks: [Int: Look] = [:]
    func at(_ length: Int) throws -> Look {
      if let known = looks[length] { return known }
      let new = try look(length)
      looks[length] = new
      return new
    }
    func search(_ start: Int, _ end: Int) throws {
      guard end - start > 1 else { return }
      let middle = (start + end) / 2
      let (first, between, last) = (try at(start), try at(middle), try at(end))
      let isSame = first.isLike(between) && between.isLike(last)
      let share = Double(middle - start) / Double(end - start)
      if isSame, between.isOnLine(from: first, to: last, share) { return }
      try search(start, middle)
      try search(middle, end)
    }
    // Size classes change at once, and back again further on, so both sides are looked at.
    let regular = Int(axis.regularLength.rounded(.up))
    let places = [lengths.lowerBound, regular - 1, regular, lengths.upperBound].filter(
      lengths.contains)
    for length in places { _ = try at(length) }
    for (start, end) in zip(places, places.dropFirst()) { try search(start, end) }
    return looks
  }

  /// What was found to be wrong, with the lengths that are next to each other.
  package static func found(in looks: [Int: Look]) -> [Found] {
    let lengths = looks.keys.sorted()
    var found: [Found] = []
    var known: Set<String> = []
    for length in lengths {
      for (fingerprint, issue) in (looks[length]?.issues ?? [:]).sorted(by: { $0.key < $1.key })
      where known.insert(fingerprint).inserted {
        let holds = lengths.map { looks[$0]?.issues[fingerprint] != nil }
        var ranges: [ClosedRange<Int>] = []
        var start: Int?
        for (index, isThere) in holds.enumerated() where isThere {
          start = start ?? lengths[index]
          if index == holds.count - 1 || !holds[index + 1], let first = start {
            ranges.append(first...lengths[index])
            start = nil
          }
        }
        found.append(Found(issue: issue, lengths: ranges))
      }
    }
    return found
  }
}

extension WindowSweep.Look {
  fileprivate func isLike(_ other: WindowSweep.Look) -> Bool {
    issues.count == other.issues.count && issues.keys.allSatisfy { other.issues[$0] != nil }
      && names == other.names
  }

  /// Whether every frame is on the way from one look's to the other's; edges are rounded to half points.
  fileprivate func isOnLine(
    from first: WindowSweep.Look, to last: WindowSweep.Look, _ share: Double
  ) -> Bool {
    guard frames.count == first.frames.count, frames.count == last.frames.count else {
      return false
    }
    func isNear(_ value: Double, _ start: Double, _ end: Double) -> Bool {
      abs(value - (start + (end - start) * share)) <= 1
    }
    return frames.indices.allSatisfy { index in
      let (frame, start, end) = (frames[index], first.frames[index], last.frames[index])
      return isNear(frame.x, start.x, end.x) && isNear(frame.y, start.y, end.y)
        && isNear(frame.width, start.width, end.width)
        && isNear(frame.height, start.height, end.height)
    }
  }
}

import Layout
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// Windows of every width between two, on a pad, and a search for the widths at which something breaks.
///
/// Layout is piecewise linear in the width: constraints are, and what isn't, such as size classes, margins and
/// lines of text, changes at some widths. So a stretch is halved until the issues at both ends and in the middle
/// are the same, and every frame in the middle is where a straight line between the ends has it. What then
/// holds at both ends holds between them.
struct WidthSweep: Sendable {
  /// What there is to see at one width.
  struct Look {
    /// By fingerprint.
    var issues: [String: WorkerProtocol.Issue] = [:]
    var frames: PerView<Rect> = []
  }

  /// Something that is wrong in some windows.
  struct Found {
    let issue: WorkerProtocol.Issue
    let widths: [ClosedRange<Int>]
  }

  /// Points.
  static let possibleWidths = 100...4_000

  private let widths: ClosedRange<Int>
  private let screen: CanvasChoice.Canvas

  /// - Throws: for widths that no window has.
  init(_ widths: [Int], catalogue: DeviceCatalogue) throws(UsageError) {
    guard widths.count == 2, widths[0] < widths[1], Self.possibleWidths.contains(widths[0]),
      Self.possibleWidths.contains(widths[1])
    else {
      throw UsageError(
        "A sweep has two widths, the smaller one first, of 100 to 4000 points: 320-1366.")
    }
    self.widths = widths[0]...widths[1]
    let name = DeviceCatalogue.usualDevices.last ?? ""
    let device = try catalogue.knownDevice(named: name)
    screen = try CanvasChoice(CanvasRequest(), catalogue: catalogue)
      .canvas(on: device, .landscape)
  }

  /// The canvas of a window.
  func canvas(_ width: Int) -> CanvasChoice.Canvas {
    var canvas = screen
    canvas.environment.size.width = Double(width)
    let cell = SizeClassCell.window(canvas.environment.size, idiom: .pad)
    canvas.environment.traits.horizontalSizeClass = cell.width
    canvas.environment.traits.verticalSizeClass = cell.height
    canvas.environment.rootMargin = RootMargin.minimum(forWidth: Double(width))
    return canvas
  }

  /// - Parameter look: Lays out at a width.
  func found(_ look: (Int) throws -> Look) rethrows -> [Found] {
    var looks: [Int: Look] = [:]
    func at(_ width: Int) throws -> Look {
      if let known = looks[width] { return known }
      let new = try look(width)
      looks[width] = new
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
    let regular = Int(SizeClassCell.regularWidth.rounded(.up))
    let places = [widths.lowerBound, regular - 1, regular, widths.upperBound].filter(
      widths.contains)
    for width in places { _ = try at(width) }
    for (start, end) in zip(places, places.dropFirst()) { try search(start, end) }
    return Self.ranges(in: looks)
  }

  /// What was found, with the widths that are next to each other.
  private static func ranges(in looks: [Int: Look]) -> [Found] {
    let widths = looks.keys.sorted()
    var found: [Found] = []
    var known: Set<String> = []
    for width in widths {
      for (fingerprint, issue) in (looks[width]?.issues ?? [:]).sorted(by: { $0.key < $1.key })
      where known.insert(fingerprint).inserted {
        let holds = widths.map { looks[$0]?.issues[fingerprint] != nil }
        var ranges: [ClosedRange<Int>] = []
        var start: Int?
        for (index, isThere) in holds.enumerated() {
          if isThere {
            start = start ?? widths[index]
            if index == holds.count - 1 || !holds[index + 1], let first = start {
              ranges.append(first...widths[index])
              start = nil
            }
          }
        }
        found.append(Found(issue: issue, widths: ranges))
      }
    }
    return found
  }
}

extension WidthSweep.Look {
  fileprivate func isLike(_ other: WidthSweep.Look) -> Bool {
    issues.count == other.issues.count && issues.keys.allSatisfy { other.issues[$0] != nil }
  }

  /// Whether every frame is on the way from one look's to the other's; edges are rounded to half points.
  fileprivate func isOnLine(
    from first: WidthSweep.Look, to last: WidthSweep.Look, _ share: Double
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

/// A convex function of one number, linear between kinks: what is least that a part of a system costs,
/// by the value of the one variable that the part shares with the rest.
struct ConvexFunction {
  /// Where it is finite.
  fileprivate(set) var domain = Interval(lower: -.infinity, upper: .infinity)
  /// At the lower end.
  fileprivate var lowestSlope = 0.0
  /// Where its kinks are among all functions' ones: ascending, inside the domain.
  fileprivate var firstKink: Int32 = 0
  fileprivate var endKink: Int32 = 0

  fileprivate var kinks: Range<Int> { Int(firstKink)..<Int(endKink) }

  fileprivate init() {}

  init(domain: Interval, lowestSlope: Double) {
    self.domain = domain
    self.lowestSlope = lowestSlope
  }
}

/// Convex functions that are made from each other, with the memory for their kinks.
struct ConvexFunctions {
  private struct Kink {
    let position: Double
    /// By how much the slope rises here.
    let rise: Double
  }

  /// A linear piece of a function.
  private struct Piece {
    let slope: Double
    let length: Double
  }

  private var kinks: WorkspaceList<Kink>
  private var pieces: WorkspaceList<Piece>
  /// What is to be combined.
  private var parts: WorkspaceList<(function: ConvexFunction, scale: Double)>

  /// How many kinks all functions have.
  var size: Int { kinks.count }

  init(capacity: Int, in workspace: Workspace) {
    kinks = WorkspaceList(in: workspace, capacity: capacity)
    pieces = WorkspaceList(in: workspace, capacity: 16)
    parts = WorkspaceList(in: workspace, capacity: 16)
  }

  /// Forgets all functions.
  mutating func removeAll() { kinks.removeAll() }

  /// Appends a kink to the function that was made last. Below the domain it only raises the slope.
  mutating func append(_ position: Double, rise: Double, to function: inout ConvexFunction) {
    if position <= function.domain.lower {
      function.lowestSlope += rise
    } else if position < function.domain.upper {
      let end = Int32(truncatingIfNeeded: kinks.count)
      if function.firstKink == function.endKink { function.firstKink = end }
      kinks.append(Kink(position: position, rise: rise))
      function.endKink = end + 1
    }
  }

  /// Notes a function to be combined with others.
  /// - Parameter scale: What its argument is multiplied by for a convolution.
  mutating func addPart(_ function: ConvexFunction, scale: Double = 1) {
    parts.append((function, scale))
  }

  /// The sum of the parts, which share their argument; nil if it is finite nowhere.
  mutating func sum() -> ConvexFunction? {
    defer { parts.removeAll() }
    if parts.count == 1 { return parts[0].function }
    var sum = ConvexFunction()
    for part in parts.contents {
      sum.domain.lower = max(sum.domain.lower, part.function.domain.lower)
      sum.domain.upper = min(sum.domain.upper, part.function.domain.upper)
      sum.lowestSlope += part.function.lowestSlope
    }
    if sum.domain.lower > sum.domain.upper {
      guard sum.domain.lower <= sum.domain.upper + Tolerance.feasibility(at: sum.domain.upper)
      else { return nil }
      sum.domain.lower = sum.domain.upper
    }
    sum.firstKink = Int32(truncatingIfNeeded: kinks.count)
    for part in parts.contents {
      for index in part.function.kinks {
        let kink = kinks[index]
        if kink.position <= sum.domain.lower {
          sum.lowestSlope += kink.rise
        } else if kink.position < sum.domain.upper {
          kinks.append(kink)
        }
      }
    }
    sum.endKink = Int32(truncatingIfNeeded: kinks.count)
    var own = Workspace.Numbers(rebasing: kinks.contents[sum.kinks])
    own.sort { $0.position < $1.position }
    return sum
  }

  /// The least sum of the parts for each sum of their scaled arguments (their infimal convolution):
  /// as the sum goes up, the part moves whose costs rise least. So the pieces of all parts are put
  /// side by side by their slopes; what is steeper than a piece without end is never used.
  ///
  /// - Parameter start: Added to the sum of the arguments.
  mutating func convolution(from start: Double) -> ConvexFunction {
    defer { parts.removeAll() }
    var result = ConvexFunction()
    // The slopes of the pieces without end, and whether there are any.
    var lowest = -Double.infinity
    var highest = Double.infinity
    for part in parts.contents {
      let slopes = slopesWithoutEnd(of: part.function, scale: part.scale)
      lowest = max(lowest, slopes.left)
      highest = min(highest, slopes.right)
    }
    if lowest.isFinite, lowest >= highest - Tolerance.cost {
      result.lowestSlope = lowest
      return result
    }
    pieces.removeAll()
    var position = start
    for part in parts.contents {
      position += appendPieces(
        of: part.function, scale: part.scale, above: lowest, below: highest)
    }
    var sorted = pieces.contents
    sorted.sort { $0.slope < $1.slope }
    if lowest == -.infinity {
      result.domain.lower = position
      lowest = sorted.first?.slope ?? (highest.isFinite ? highest : 0)
    }
    result.lowestSlope = lowest
    var slope = lowest
    for piece in sorted {
      if piece.slope > slope { append(position, rise: piece.slope - slope, to: &result) }
      slope = max(slope, piece.slope)
      position += piece.length
    }
    if highest == .infinity {
      result.domain.upper = position
    } else if highest > slope {
      append(position, rise: highest - slope, to: &result)
    }
    return result
  }

  /// The slopes of a function's first and last piece where those have no end; infinite otherwise.
  private func slopesWithoutEnd(
    of function: ConvexFunction, scale: Double
  ) -> (left: Double, right: Double) {
    let first = function.domain.lower == -.infinity ? function.lowestSlope / scale : nil
    let last = function.domain.upper == .infinity ? highestSlope(of: function) / scale : nil
    return scale > 0
      ? (first ?? -.infinity, last ?? .infinity) : (last ?? -.infinity, first ?? .infinity)
  }

  private func highestSlope(of function: ConvexFunction) -> Double {
    var slope = function.lowestSlope
    for index in function.kinks { slope += kinks[index].rise }
    return slope
  }

  /// Notes the pieces of a function whose slopes are between two others.
  /// - Returns: Where the first of them begins.
  private mutating func appendPieces(
    of function: ConvexFunction, scale: Double, above lowest: Double, below highest: Double
  ) -> Double {
    var slope = function.lowestSlope
    var start = function.domain.lower
    // Scaled by a negative number, the last piece comes first.
    var first = scale > 0 ? start : function.domain.upper
    func take(to end: Double) {
      let scaled = slope / scale
      if scaled <= lowest + Tolerance.cost {
        if scale > 0 { first = end } else { first = min(first, start) }
      } else if scaled < highest - Tolerance.cost, end > start {
        pieces.append(Piece(slope: scaled, length: (end - start) * abs(scale)))
      }
    }
    for index in function.kinks {
      take(to: kinks[index].position)
      start = kinks[index].position
      slope += kinks[index].rise
    }
    take(to: function.domain.upper)
    return first * scale
  }

  /// Where a function's slope is a given one, or passes it.
  func range(of function: ConvexFunction, atSlope wanted: Double) -> Interval {
    var slope = function.lowestSlope
    var lower = function.domain.lower
    var index = function.kinks.lowerBound
    let end = function.kinks.upperBound
    while slope < wanted - Tolerance.cost {
      guard index < end else {
        return Interval(lower: function.domain.upper, upper: function.domain.upper)
      }
      lower = kinks[index].position
      slope += kinks[index].rise
      index += 1
    }
    while slope <= wanted + Tolerance.cost {
      guard index < end else {
        return Interval(lower: lower, upper: function.domain.upper)
      }
      slope += kinks[index].rise
      index += 1
    }
    return Interval(
      lower: lower, upper: index > function.kinks.lowerBound ? kinks[index - 1].position : lower)
  }

  /// The slopes of a function left and right of a position.
  func slopes(of function: ConvexFunction, at position: Double) -> Interval {
    let tolerance = Tolerance.feasibility(at: position)
    var (left, right) = (function.lowestSlope, function.lowestSlope)
    for index in function.kinks {
      guard kinks[index].position <= position + tolerance else { break }
      right += kinks[index].rise
      if kinks[index].position < position - tolerance { left = right }
    }
    if position <= function.domain.lower + tolerance { left = -.infinity }
    if position >= function.domain.upper - tolerance { right = .infinity }
    return Interval(lower: left, upper: right)
  }
}

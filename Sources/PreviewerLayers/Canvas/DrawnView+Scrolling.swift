import Drawing
import Scenes
import Traits

/// Scroll views of a design, scrolled as the running interface scrolls them.
extension DrawnView {
  /// Points kept free beside what is scrolled to, as far as there is room, so that one sees that it goes on: a row's
  /// height, more than the home indicator has.
  private static let scrollMargin = 44.0
  /// What is seen for so much of it stays where it is: it could be under the pointer.
  private static let seenPart = 0.75

  /// Moves the content of scroll views to where it is to be and, as little as that takes, to where a view in it
  /// is seen.
  /// - Parameters:
  ///   - shifts: How far content is moved, by its scroll view's id, where that isn't where it rests. Tells
  ///     afterwards where it is: it goes no further than there is content.
  ///   - id: Of the view to be seen.
  ///   - visible: What is seen of the superview, in its coordinates; nil where that can be scrolled to.
  /// - Returns: The frame of that view in the superview's coordinates, in points; nil where it isn't in this tree.
  @discardableResult
  package mutating func scroll(
    _ shifts: inout [String: ContentOffset], toReveal id: String?, within visible: Rect?
  ) -> Rect? {
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let seen =
      clips
      ? (visible?.movedBack(by: frame).clipped(to: bounds) ?? bounds)
      : visible?.movedBack(by: frame)
    let window = seen.map(uncovered)
    var found: (frame: Rect, isContent: Bool)?
    for index in children.indices {
      let isContent = scrolls && !children[index].isOverlay
      let frame = children[index].scroll(
        &shifts, toReveal: found == nil ? id : nil, within: isContent ? nil : window)
      if let frame { found = (frame, isContent) }
    }
    if scrolls, let window {
      move(&shifts, toReveal: found.flatMap { $0.isContent ? $0.frame : nil }, within: window)
    }
    if self.id == id { return frame }
    guard let found else { return nil }
    let shift = found.isContent ? look.contentShift ?? .zero : .zero
    return found.frame.moved(x: frame.x + shift.x, y: frame.y + shift.y)
  }

  private mutating func move(
    _ shifts: inout [String: ContentOffset], toReveal wanted: Rect?, within window: Rect
  ) {
    let rest = look.contentShift ?? .zero
    let end = children.lazy.filter { !$0.isOverlay }
      .reduce((x: 0, y: 0)) { (max($0.x, $1.frame.maxX), max($0.y, $1.frame.maxY)) }
    let shift = shifts[id] ?? rest
    let (across, down) = (
      Axis(window.x, window.maxX, contentEnd: end.x, rest: rest.x),
      Axis(window.y, window.maxY, contentEnd: end.y, rest: rest.y)
    )
    let moved = ContentOffset(
      x: across.shift(from: shift.x, toReveal: wanted.map { ($0.x, $0.maxX) }),
      y: down.shift(from: shift.y, toReveal: wanted.map { ($0.y, $0.maxY) }))
    shifts[id] = moved == rest ? nil : moved
    if moved != rest { look.contentShift = moved }
  }

  /// One axis of a scroll view, in points.
  private struct Axis {
    /// What is seen of it.
    let (start, end): (Double, Double)
    /// How far content may be moved.
    let (least, most): (Double, Double)

    init(_ start: Double, _ end: Double, contentEnd: Double, rest: Double) {
      (self.start, self.end) = (start, end)
      (least, most) = (min(rest, end - contentEnd), max(rest, 0))
    }

    func shift(from shift: Double, toReveal wanted: (start: Double, end: Double)?) -> Double {
      var shift = min(max(shift, least), most)
      guard let wanted else { return shift }
      let (first, last) = (wanted.start + shift, wanted.end + shift)
      let room = end - start - (last - first)
      let seen = min(last, end) - max(first, start)
      if seen < DrawnView.seenPart * min(last - first, end - start) {
        let margin = min(DrawnView.scrollMargin, room / 2)
        shift += room < 0 || first < start ? start + max(margin, 0) - first : end - margin - last
      }
      return min(max(shift, least), most)
    }
  }

  private var scrolls: Bool {
    [.scrollView, .tableView, .collectionView].contains(look.kind)
  }

  private var clips: Bool { scrolls || look.clipsToBounds == true }

  /// What of a part of the view no bar lies over.
  private func uncovered(_ part: Rect) -> Rect {
    var (top, bottom) = (part.y, part.maxY)
    for bar in children where bar.isOverlay && bar.look.isHidden != true {
      if bar.frame.y <= part.y { top = max(top, bar.frame.maxY) }
      if bar.frame.y > part.y, bar.frame.maxY >= part.maxY { bottom = min(bottom, bar.frame.y) }
    }
    guard top < bottom else { return part }
    return Rect(x: part.x, y: top, width: part.width, height: bottom - top)
  }

  // MARK: - What is seen

  /// The frame of a view in the coordinates of this tree's superview, and the part of these that isn't cut off
  /// where it is; nil where it isn't in this tree.
  /// - Parameter visible: What is seen of the superview.
  package func place(of id: String, within visible: Rect) -> (frame: Rect, window: Rect)? {
    place(of: id, x: 0, y: 0, within: visible)
  }

  private func place(
    of id: String, x: Double, y: Double, within visible: Rect
  ) -> (frame: Rect, window: Rect)? {
    let placed = frame.moved(x: x, y: y)
    if self.id == id { return (placed, visible) }
    let window = window(at: placed, within: visible)
    for child in children {
      let shift = self.shift(of: child)
      let found = child.place(
        of: id, x: placed.x + shift.x, y: placed.y + shift.y,
        within: child.isOverlay ? visible : window)
      if let found { return found }
    }
    return nil
  }

  /// What is seen of subviews where a part of the superview is seen and the view is at a place of that.
  package func window(at placed: Rect, within visible: Rect) -> Rect {
    look.clipsToBounds == true ? placed.clipped(to: visible) : visible
  }
}

extension Rect {
  /// What of it is in another one; of what is beside that, a line or a point at its edge.
  package func clipped(to other: Rect) -> Rect {
    let (left, right) = (
      min(max(x, other.x), other.maxX), max(min(maxX, other.maxX), other.x)
    )
    let (top, bottom) = (
      min(max(y, other.y), other.maxY), max(min(maxY, other.maxY), other.y)
    )
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  package func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// In the coordinates of what has a frame.
  fileprivate func movedBack(by frame: Rect) -> Rect { moved(x: -frame.x, y: -frame.y) }
}

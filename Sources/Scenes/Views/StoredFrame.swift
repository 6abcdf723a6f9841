import InterfaceBuilder
import Traits

extension Rect {
  /// The frame that the document has for a view, in points in its superview; nil where it has none.
  /// - Parameter superview: The superview's stored size; nil where there is none.
  init?(storedFor view: Element, in superview: Size?, _ mask: AutoresizingMask) {
    if let rect = view.rectangle("frame") {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      return
    }
    guard let inset = view.frameInset, let superview else { return nil }
    let (x, width) = Self.span(
      inset.horizontal, flexibleStart: mask.flexibleMinX, flexibleLength: mask.widthSizable,
      flexibleEnd: mask.flexibleMaxX, in: superview.width)
    let (y, height) = Self.span(
      inset.vertical, flexibleStart: mask.flexibleMinY, flexibleLength: mask.heightSizable,
      flexibleEnd: mask.flexibleMaxY, in: superview.height)
    self.init(x: x, y: y, width: width, height: height)
  }

  /// What a `<frame key="frameInset">` says on one axis. A part that isn't written is nothing where the mask
  /// makes it rigid, and otherwise what the others leave; shares are of what the parts in points leave.
  /// MINED: 50 views of one repository that were saved in both forms, and the siblings with rectangles of two
  /// others (linphone-iphone: 52.78 % before 303 in 375 is 38, as beside it).
  private static func span(
    _ axis: FrameInsetElement.Axis, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool,
    in whole: Double
  ) -> (start: Double, length: Double) {
    let written = [axis.before, axis.length, axis.after]
    let rest = written.reduce(whole) { rest, part in
      if case .points(let points)? = part { rest - points } else { rest }
    }
    let parts = zip(written, [flexibleStart, flexibleLength, flexibleEnd]).map {
      part, isFlexible -> Double? in
      switch part {
      case .points(let points): points
      // Two decimals of a percent are less exact than the frames, which are of half points.
      case .share(let share): (share * rest * 2).rounded() / 2
      case nil: isFlexible ? nil : 0
      }
    }
    let length = parts[1] ?? max(0, whole - (parts[0] ?? 0) - (parts[2] ?? 0))
    return (parts[0] ?? parts[2].map { whole - length - $0 } ?? 0, length)
  }
}

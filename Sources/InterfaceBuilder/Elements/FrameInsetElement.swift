/// A frame by its distances from the superview's edges, as Xcode 8.0 to 8.2 wrote it in place of a `<rect>`:
/// `<frame key="frameInset" minX="25.00%" width="25.00%" height="44" maxY="8"/>`.
package struct FrameInsetElement: Sendable {
  /// How long a part of the superview's width or height is.
  package enum Length: Hashable, Sendable {
    case points(Double)
    /// A part, from 0 to 1, of what the lengths in points leave.
    case share(Double)
  }

  /// The distance before the view, its length, and the distance after it; nil where it isn't written.
  package typealias Axis = (before: Length?, length: Length?, after: Length?)

  private let element: Element

  fileprivate init(_ element: Element) { self.element = element }

  package var horizontal: Axis { (length("minX"), length("width"), length("maxX")) }
  package var vertical: Axis { (length("minY"), length("height"), length("maxY")) }

  private func length(_ name: String) -> Length? {
    if let points = element.number(name) { return .points(points) }
    guard let text = element[name], text.hasSuffix("%"),
      case .finite(let hundredths) = NumberText(ArraySlice(text.utf8.dropLast()))
    else { return nil }
    return .share(hundredths.bounded / 100)
  }
}

extension Element {
  /// The frame in the superview, where it isn't a rectangle.
  package var frameInset: FrameInsetElement? {
    child("frame", key: "frameInset").map(FrameInsetElement.init)
  }

  /// Whether the document has a frame for it, in either form.
  package var hasFrame: Bool {
    child("rect", key: "frame") != nil || child("frame", key: "frameInset") != nil
  }
}

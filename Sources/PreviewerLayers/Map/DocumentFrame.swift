import MapLayout
import Traits

/// What is around the scenes of one document on a map of several. Lengths are points of the canvas.
package struct DocumentFrame: Hashable, Sendable {
  package let path: String
  /// What stands in its upper left corner.
  package let name: String
  /// Whether it is the one that is edited.
  package let isEdited: Bool
  package let rect: Rect
  /// Where its name is, which no line passes.
  package let title: Rect
}

/// A document that is to have a place on a map of several.
package struct DocumentGroup: Equatable, Sendable {
  package let path: String
  let name: String
  let isEdited: Bool
  let parts: [CanvasArrangement.Part]
  /// Where these are among each other.
  let bodies: [Rect]

  package init(
    path: String, name: String, isEdited: Bool, parts: [CanvasArrangement.Part], bodies: [Rect]
  ) {
    (self.path, self.name, self.isEdited) = (path, name, isEdited)
    (self.parts, self.bodies) = (parts, bodies)
  }

  /// Around the scenes and their captions.
  fileprivate var content: Rect {
    guard let first = bodies.first else { return Rect(x: 0, y: 0, width: 240, height: 40) }
    var (left, top, right, bottom) = (first.x, first.y, first.maxX, first.maxY)
    for body in bodies {
      (left, top) = (min(left, body.x), min(top, body.y))
      (right, bottom) = (max(right, body.maxX), max(bottom, body.maxY))
    }
    top -= CanvasArrangement.mapCaptionHeight
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CanvasArrangement {
  /// Points: inside of a frame.
  private static let framePadding = 56.0
  /// Of the line that a frame's name stands in: points at least and at most, and logical pixels.
  private static let titleHeights = 64.0...520.0
  private static let titlePixels = 30.0
  /// Logical pixels of a letter of a name, and of what stands before it.
  private static let letterPixels = (width: 10.0, before: 48.0)
  private static let rounds = 3
  /// Of a name that is longer the middle is left out.
  private static let mostLetters = 20

  /// Lays out several documents, each in a frame, by what leads from one to another.
  /// - Parameters:
  ///   - steps: By the documents' places in the list.
  ///   - first: Of the one that the app begins with.
  ///   - window: In logical pixels.
  package init(
    documents: [DocumentGroup], steps: [FlowLayout.Step], first: Int, in window: Size
  ) {
    let least = Self.titleHeights.lowerBound
    self.init(documents, steps, first, window, titleHeight: least, zoom: 1)
    // Names keep their size however far away everything is seen, which is the farther the more room they have.
    for _ in 0..<Self.rounds where bounds.width > 0 && bounds.height > 0 {
      let zoom = min(window.width / bounds.width, window.height / bounds.height, 1)
      guard zoom > 0 else { return }
      let wanted = min(max(Self.titlePixels / zoom, least), Self.titleHeights.upperBound)
      self.init(documents, steps, first, window, titleHeight: wanted, zoom: zoom)
    }
  }

  private init(
    _ documents: [DocumentGroup], _ steps: [FlowLayout.Step], _ first: Int, _ window: Size,
    titleHeight: Double, zoom: Double
  ) {
    let contents = documents.map(\.content)
    let titles = documents.map {
      (Double($0.name.prefix(Self.mostLetters).count) * Self.letterPixels.width
        + Self.letterPixels.before) / zoom
    }
    let sizes = zip(contents, titles).map { content, title in
      Size(
        width: max(content.width + 2 * (Self.framePadding + Self.mapMargin / 2), title),
        height: content.height + Self.framePadding + titleHeight)
    }
    let places = FlowLayout(sizes, captionHeight: 0, steps: steps, first: [first])
      .places(proportion: window.height > 0 ? window.width / window.height : 1.6)
    var (parts, bodies, frames): ([Part], [Rect], [DocumentFrame]) = ([], [], [])
    for ((document, content), (title, place)) in zip(
      zip(documents, contents), zip(titles, places))
    {
      let x = place.x + (place.width - content.width) / 2 - content.x
      let y = place.y + titleHeight - content.y
      parts += document.parts
      bodies += document.bodies.map {
        Rect(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height)
      }
      frames.append(
        DocumentFrame(
          path: document.path, name: document.name, isEdited: document.isEdited, rect: place,
          title: Rect(
            x: place.x, y: place.y, width: min(title, place.width), height: titleHeight)))
    }
    self.init(map: parts, placed: bodies, frames: frames)
  }
}

import GIF
import Graphics
import Traits

/// Pictures of a running interface, and the ways from each to the next, as a GIF that plays them.
package struct PictureSequence: Sendable {
  package struct State: Sendable {
    var picture: ScenePicture
    /// The way to it.
    var transition: InterfaceTransition

    package init(picture: ScenePicture, transition: InterfaceTransition) {
      self.picture = picture
      self.transition = transition
    }
  }

  private let states: [State]

  /// Hundredths of a second, which is how GIF counts: of a moment of a transition, and how long the interface
  /// rests on each state, and on the last before it begins again. By eye.
  private static let momentTime = 4
  private static let restTime = 100
  private static let lastRestTime = 200

  package init(_ states: [State]) {
    self.states = states
  }

  /// Points; what is smaller, as a device held otherwise, is in the middle.
  package var size: Size {
    Size(
      width: states.map(\.picture.size.width).max() ?? 0,
      height: states.map(\.picture.size.height).max() ?? 0)
  }

  /// Draws all of it on white.
  /// - Parameter scale: Pixels to the point.
  package func gif(
    scale: Double, _ painter: ViewPainter, isCancelled: () -> Bool
  ) throws(DrawingError) -> [UInt8] {
    try PictureFile.Format.gif.check(size, scale)
    let (width, height) = (
      Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up))
    )
    var animation = GIFAnimation(width: width, height: height)
    func add(_ picture: ScenePicture, for time: Int) throws(DrawingError) {
      let surface = try Surface.image(width: width, height: height)
      let canvas = Canvas(surface)
      canvas.scale(scale, scale)
      canvas.fill(Rect(size), Color(white: 1))
      canvas.translate(
        (size.width - picture.size.width) / 2, (size.height - picture.size.height) / 2)
      picture.paint(with: painter, on: canvas)
      guard !isCancelled() else { throw DrawingError(.cancelled, "The picture is not wanted.") }
      try canvas.check()
      animation.add(surface.pixelBytes, for: time)
    }
    var before: ScenePicture?
    for (index, state) in states.enumerated() {
      if let before {
        for moment in Self.moments(from: before, to: state) {
          try add(moment, for: Self.momentTime)
        }
      }
      try add(
        state.picture, for: index == states.count - 1 ? Self.lastRestTime : Self.restTime)
      before = state.picture
    }
    return animation.finished()
  }

  /// What is seen on the way to a state, without its ends.
  private static func moments(from: ScenePicture, to state: State) -> [ScenePicture] {
    let (start, end) = state.transition.prepared(from.root, state.picture.root)
    let count = Int((InterfaceTransition.duration * 100 / Double(momentTime)).rounded())
    return (1..<count).map { step in
      var picture = state.picture
      picture.root = start.interpolated(
        to: end, fraction: InterfaceTransition.moment(after: Double(step) / Double(count)))
      return picture
    }
  }
}

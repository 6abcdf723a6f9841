/// How a device is held, in the words of UIKit's `UIInterfaceOrientation`.
package enum Orientation: String, Hashable, Sendable, Codable, WordChoice {
  case portrait
  /// On its side, on either: what documents say, and most requests. It is drawn as `landscapeRight`.
  case landscape
  /// The end with the home button is at the left, and what is cut out of the screen at the right.
  case landscapeLeft
  /// The end with the home button is at the right, and what is cut out of the screen at the left.
  case landscapeRight
  case portraitUpsideDown

  /// The two that differ in layout.
  package static let shapes: [Orientation] = [.portrait, .landscape]

  package var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: false
    case .landscape, .landscapeLeft, .landscapeRight: true
    }
  }

  /// By how many quarters of a circle the device is turned clockwise from portrait.
  package var quarterTurns: Int {
    switch self {
    case .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscape, .landscapeRight: 3
    }
  }

  /// A way to turn a device.
  package enum Turn: Sendable, CaseIterable {
    case left
    case right
  }

  /// Holds the device otherwise: turned by a quarter or, where the interface doesn't follow it there,
  /// by as many quarters as it takes.
  /// - Parameter supported: the orientations of the interface.
  package func turned(_ turn: Turn, among supported: Set<Orientation>) -> Orientation {
    let circle: [Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let step = turn == .right ? 1 : 3
    return (1...3).lazy.map { circle[(quarterTurns + $0 * step) % 4] }
      .first { next in supported.contains { $0.quarterTurns == next.quarterTurns } } ?? self
  }

  /// In words.
  package var name: String {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .portraitUpsideDown: "portrait upside down"
    }
  }
}

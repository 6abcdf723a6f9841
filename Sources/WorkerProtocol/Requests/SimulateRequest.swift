import Simulation
import Traits

/// The parameters of `simulate`. The result is an array of ``SimulatedStep``.
package struct SimulateParameters: PlayedRequest {
  /// Which steps are in the result: the last one, which is the launch where there is no other, or the
  /// launch and all of them. One that can't be played is the last.
  package enum Results: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  /// Which steps' views are to be in the result.
  package enum Frames: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  package struct Own: PlayedMembers {
    package var file: String?
    package var text: String?
    package var steps: [Step]?
    package var initial: String?
    /// Nil for the last.
    package var results: Results?
    /// Nil for none.
    package var frames: Frames?
    /// Whether to add the constraints that act on each view, where there are views.
    package var details: Bool?
    /// Whether views have what constraints act on, before rounding.
    package var unrounded: Bool?
    /// Whether events are told for single views, too.
    package var viewEvents: Bool?
    /// Whether the launch has what is on screen before the interface is.
    package var launchScreen: Bool?
    package var appearance: Appearance?

    package init(file: String) {
      self.file = file
    }
  }

  package static let method = "simulate"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String) {
    self.init(Own(file: file))
  }
}

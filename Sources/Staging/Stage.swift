import Companion
import Layout
import Simulation
import Traits

/// A running interface, laid out: the window's controllers and what is presented over them.
package struct Stage: Sendable {
  /// The root controller, or a presented one, with everything inside it.
  package struct Layer: Sendable {
    package let controller: ControllerID
    /// How it is presented; nil for the root.
    package let form: PresentationForm?
    /// In the window's coordinates, in points.
    package let frame: Rect
    package var scene: LaidOutScene
    /// A popover's arrow; nil where it has none.
    package internal(set) var arrow: PopoverArrow?
    /// What the app's own presentation controller adds; nil where there is none.
    package internal(set) var custom: CustomSurface?
  }

  /// What an app's own presentation controller adds to the presented view.
  package struct CustomSurface: Hashable, Sendable {
    /// What lies behind it, `#RRGGBB` or a name of UIKit's; nil for nothing.
    package let dimmingColor: String?
    /// The opacity of the dimming view, from 0 to 1.
    package let dimmingAlpha: Double
    /// Points.
    package let cornerRadius: Double
  }

  /// The window's size, in points.
  package internal(set) var size: Size
  /// What the window is laid out for.
  package internal(set) var environment: Traits.Environment
  /// Back to front.
  package var layers: [Layer] = []
  /// Where the views of the controllers on screen are, in the window's coordinates, in points.
  package internal(set) var frames: [ControllerID: Rect] = [:]
  /// What was animated alongside the transition that led here, by the ids of views.
  package internal(set) var alongside: [String: [AlongsideAnimation.Motion]] = [:]
  /// The same at the end of that transition, before completion blocks change what is in it: at most one.
  package internal(set) var beforeCompletion: [Stage] = []
  /// Nil while nothing is typed into.
  package internal(set) var keyboard: KeyboardLayout?
  /// What of it can be used.
  package internal(set) var reactions: [Reaction] = []
}

import Companion

/// What the app's code knows of the running interface while it sets up a controller's view. A document
/// that is not played has none.
package struct RunningState: Hashable, Sendable {
  /// The controllers that conditions can ask for.
  package var shown: ShownControllers
  /// The actions that would push, if the controller sent them: `show`, `showDetail` or the app's own.
  package var pushingActions: Set<String>

  package init(shown: ShownControllers, pushingActions: Set<String> = []) {
    self.shown = shown
    self.pushingActions = pushingActions
  }
}

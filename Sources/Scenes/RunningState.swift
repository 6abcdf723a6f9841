import Companion

/// What is known of the running interface while a controller's view is set up. A document that is not
/// played has none.
package struct RunningState: Hashable, Sendable {
  /// The controllers that conditions can ask for.
  package var shown: ShownControllers
  /// The actions that would push, if the controller sent them: `show`, `showDetail` or the app's own.
  package var pushingActions: Set<String>
  /// What controls are set to, by the ids of their views.
  package var values: [String: ControlValue]
  /// Where scroll views are scrolled to, by their ids.
  package var offsets: [String: ContentOffset]

  package init(
    shown: ShownControllers, pushingActions: Set<String> = [],
    values: [String: ControlValue] = [:], offsets: [String: ContentOffset] = [:]
  ) {
    self.shown = shown
    self.pushingActions = pushingActions
    self.values = values
    self.offsets = offsets
  }
}

extension Scene {
  /// Sets controls and scroll views as they are while the interface runs.
  mutating func apply(_ running: RunningState) {
    isRunning = true
    guard !running.values.isEmpty || !running.offsets.isEmpty else { return }
    for (index, view) in views.enumerated() {
      if let offset = running.offsets[view.id] { contentOffsets[index] = offset }
      guard let value = running.values[view.id] else { continue }
      if case .text(let text) = value {
        views[index].runtimeText = text
      } else if let attribute = value.attribute(of: view.kind) {
        views[index].runtimeAttributes = [attribute.name: attribute.value]
      }
    }
  }
}

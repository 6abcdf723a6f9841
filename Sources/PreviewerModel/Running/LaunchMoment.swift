import Drawing
import Localization
import PreviewerGtk
import Traits
import WorkerProtocol

/// The app's launch screen, while that is what is seen of an interface that begins to run.
@MainActor
package final class LaunchMoment {
  /// Whether it goes by itself, or stays until a key or a click.
  package enum Length: Sendable {
    case short, untilDismissed
  }

  package nonisolated let shown: SimulatedStep.LaunchScreen
  /// What comes next.
  package let steps: [SimulatedStep]
  private var timer: Timer?

  /// Milliseconds. Apple asks for 400 until the first frame (WWDC 2019, session 423); what is looked at here
  /// needs somewhat longer, by eye.
  private static let time = 900

  /// - Parameter end: Told when its time is over.
  package init(
    _ shown: SimulatedStep.LaunchScreen, before steps: [SimulatedStep], _ length: Length,
    then end: @escaping @MainActor () -> Void
  ) {
    self.shown = shown
    self.steps = steps
    if length == .short { timer = Timer(after: Self.time, end) }
  }

  /// In place of the running interface.
  package nonisolated var scene: ResolvedScene? { steps.first.flatMap { shown.scene($0.traits) } }

  package func cancel() {
    timer?.cancel()
  }
}

extension SimulatedStep.LaunchScreen {
  /// What people call it: by its file, where it has one.
  package var name: String {
    screen.path.map { localized("Launch Screen: %1$s", $0.fileName) } ?? localized("Launch Screen")
  }

  /// As a scene in place of the running interface; nil for a screen that stays black.
  /// - Parameter traits: The window's.
  package func scene(_ traits: TraitCollection) -> ResolvedScene? {
    guard var launch = root else { return nil }
    launch.id = InterfaceTransition.launchScreenID
    let canvas = launch.frame.size
    let root = DrawnView.screen(canvas, showing: [launch])
    return ResolvedScene(
      id: Interaction.sceneID, title: name, controller: nil, isInitial: true, canvas: canvas,
      safeArea: .zero, traits: traits, root: root, issues: [])
  }
}

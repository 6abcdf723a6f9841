import Assets
import Drawing
import Files
import Scenes
import Simulation
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// The interface of an app that knows smaller screens only.
extension Resolver {
  /// The devices as the app that a document belongs to has them, where that is on a smaller screen between black
  /// bars: where its launch images are for smaller screens only. Where there are no launch images at all, the project
  /// is more likely not all there than an app of 2010, and the whole screen is taken.
  /// - Parameter system: The version that is asked for; each device has the nearest to it.
  func letterboxed(
    _ devices: [Device], for source: DocumentSource, _ system: SystemVersion
  ) -> [Device] {
    guard !devices.isEmpty, assets(of: source)?.hasLaunchImages == true,
      let rules = try? launchRules(for: source), let document = place(of: source),
      rules.project.contains(document)
    else { return [] }
    return devices.compactMap { device in
      let decision = rules.decision(on: device, .portrait, device.nearestSystem(to: system))
      guard case .image = decision.content, decision.letterbox != nil,
        let display = catalogue.firstDisplay(of: decision.screen.size, device.display.idiom)
      else { return nil }
      return device.running(asOn: display)
    }
  }

  /// Where the window of a running interface is on its device's screen; nil where it has all of it, or is on none.
  func letterbox(on screen: SimulatedScreen) -> SimulatedStep.Letterbox? {
    guard screen.window == .fullScreen, let seen = screen.device else { return nil }
    if let railed = SimulatedStep.Letterbox(railed: seen, screen.orientation) { return railed }
    guard let device = catalogue.device(called: seen.name), device.display.size != seen.display.size
    else { return nil }
    return SimulatedStep.Letterbox(
      screen.windowSize, on: device.size(screen.orientation))
  }
}

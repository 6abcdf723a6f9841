import Companion
import Processes
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// On which screens the scenes of a document are shown: by their names, which may be for phones or pads, and by the
/// orientations that the companion file declares or the project's sources say of their controllers.
struct ShownScenes {
  private let twins: DeviceTwins
  private let companion: [SupportedOrientations]
  /// By the ids of scenes.
  private let stated: [String: StatedOrientations]

  /// - Parameter asksControllers: Whether these decide in which orientations they are looked at.
  init(
    of scenes: SceneSet, asksControllers: Bool, _ sources: ProjectSources?,
    _ cancellation: Cancellation
  ) throws(CancelledError) {
    twins = DeviceTwins(scenes)
    companion = asksControllers ? scenes.companion?.orientations ?? [] : []
    var stated: [String: StatedOrientations] = [:]
    for entry in scenes.entries where asksControllers {
      // A xib's view is that of the controller which owns it.
      let owner = scenes.document.root.child("objects")?.children.first {
        $0["placeholderIdentifier"] == "IBFilesOwner"
      }
      guard let sources,
        let name = (entry.controller ?? owner).flatMap(ConnectionRules.className)
      else { continue }
      stated[entry.id] = try sources.orientations(ofClass: name, cancellation)
    }
    self.stated = stated
  }

  /// Whether a scene is shown on a screen; the companion file's word counts before the sources'.
  func has(_ entry: SceneSet.Entry, on canvas: CanvasChoice.Canvas) -> Bool {
    guard let device = canvas.device else { return true }
    guard twins.has(entry, on: device.display.idiom) else { return false }
    guard !device.isUnfolded else { return true }
    let environment = canvas.environment
    let controller = entry.controller
    let names = [controller?.id, controller?["storyboardIdentifier"], controller?.customClass]
    let circumstances = Circumstances(size: environment.size, traits: environment.traits)
    let declared = companion.first {
      names.contains($0.controller) && $0.condition.holds(in: circumstances)
    }
    if let declared {
      return declared.supported.contains {
        $0.isLandscape == environment.orientation.isLandscape
      }
    }
    return stated[entry.id]?.has(environment.orientation, on: device.display.idiom) ?? true
  }
}

import Localization
import PreviewerWorker
import Traits
import WorkerProtocol

extension Comparison {
  /// One of what is compared: a configuration or a version, with the scene as it is there.
  package struct Entry: Identifiable {
    package let id: Int
    package var configuration: Configuration
    /// Which version it shows, where versions are compared.
    var version: ShownVersion?
    /// As it was laid out last, be it for what is wanted now or before.
    package private(set) var scene: ResolvedScene?
    /// The device of the document's own canvas, where that was laid out.
    private var designedDevice: (name: String, orientation: Orientation)?
    /// What that was laid out for.
    private(set) var shown: Request?
    /// Why there is no layout.
    package private(set) var failure: String?
    /// Whether that is because this version doesn't have the scene, or isn't there itself.
    package private(set) var isMissing = false
    /// Seen from the first one.
    package var difference = ComparisonDifference()

    init(id: Int, configuration: Configuration) {
      (self.id, self.configuration) = (id, configuration)
    }

    package var key: String { "configuration:\(id)" }

    /// The device that it is on, and how it is held; nil for a canvas without one.
    package var device: (name: String, orientation: Orientation)? {
      configuration.choice == .asDesigned ? designedDevice : configuration.choice.held
    }

    /// What it is on; of the document's own canvas its device, where there is one.
    var choiceOfDevice: CanvasChoice {
      guard configuration.choice == .asDesigned, let device else { return configuration.choice }
      return .device(device.name, device.orientation)
    }

    /// Has nothing any more, as another scene is to be shown.
    mutating func clear() {
      (scene, shown, failure, isMissing) = (nil, nil, nil, false)
      difference = ComparisonDifference()
    }

    /// Takes up what came of a request.
    mutating func take(_ outcome: WorkerSupervisor.Outcome, for request: Request) {
      shown = request
      (failure, isMissing) = (nil, false)
      switch outcome {
      case .resolved(let result) where result.error == nil:
        scene = result.scenes?.first
        designedDevice = result.designedDevice
      case .resolved(let result): fail(result.error?.message, result.error?.code)
      case .refused(let error): fail(error.data?.message ?? error.message, error.data?.code)
      case .failed: failure = localized("The worker ended.")
      case .simulated: break
      }
    }

    private mutating func fail(_ message: String?, _ code: String?) {
      failure = message
      // A document that is new has no version from before.
      let isWithoutScene = version != nil && code == "no-such-scene"  // Not translated.
      isMissing = isWithoutScene || version?.text?.isEmpty == true
      // What it had before is gone, too.
      if isMissing { (scene, difference) = (nil, ComparisonDifference()) }
    }
  }

  /// What an entry is laid out for; with another one its layout is out of date.
  struct Request: Hashable {
    var document: DocumentVersion
    var scene: String
    var configuration: Configuration
    var hasGeometry: Bool
  }
}

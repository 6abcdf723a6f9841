import FoundationEssentials
import Localization
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// What has been done to the running interface, as a GIF that the worker draws.
extension Interaction {
  /// Whether anything has been done that can be played.
  var canBeAnimated: Bool { played.count > 1 }

  /// - Parameters:
  ///   - path: of the document.
  ///   - text: The document's, where that isn't saved.
  ///   - finish: Told nothing, or why there is no picture.
  /// - Returns: What can be cancelled.
  @MainActor
  func draw(
    _ animation: RenderParameters.Animation, of path: String, text: String?,
    _ settings: UserSettings, to output: String, scale: Double, framed: Bool,
    then finish: @escaping @MainActor (Result<Void, Subprocess.Failure>) -> Void
  ) -> Subprocess {
    var parameters = animationParameters(for: path, settings)
    parameters.text = text
    parameters.animation = animation
    parameters.output = output
    parameters.format = .gif
    parameters.scale = scale
    parameters.frame = framed
    let request = Request(id: .number(1), parameters)
    // Parameters are texts and numbers that are finite, which JSON can always express.
    let message = (try? JSONLine.encode(request)) ?? []
    return Subprocess(worker: ["serve"], input: message + [UInt8(ascii: "\n")]) { answer in
      finish(answer.flatMap(Self.outcome))
    }
  }

  private static func outcome(of answer: Data) -> Result<Void, Subprocess.Failure> {
    guard let head = try? JSONDecoder().decode(ResponseHead.self, from: answer) else {
      return .failure(
        Subprocess.Failure(
          message: localized("The worker's answer can't be read; it may be of another version.")))
    }
    return head.error.map { .failure(Subprocess.Failure(message: $0.message)) } ?? .success(())
  }
}
